"""How cards come into play (VTES-PLAY-02, VTES-MIN-06..08, VTES-INFL-07).

Example of the rulebook: VTES-X-02.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.vtes.play.searching import found, put_right, take_out
from nokturn.games.vtes.playing.convictions import convictions_on, is_conviction
from nokturn.games.vtes.playing.playable import level_of
from nokturn.games.vtes.printed.content import CARDS, CRYPT, LIBRARY, NUMBERS
from nokturn.games.vtes.state.card_language import MASTER, Effect, text_of
from nokturn.games.vtes.state.choices import Nothing
from nokturn.games.vtes.state.counters import drain
from nokturn.games.vtes.state.state import ATTACHED, CONTESTED, IN_PLAY, LIMBO, READY, UNCONTROLLED, Card, Vtes
from nokturn.games.vtes.state.stats import IMBUED, has_room, has_trait, is_vampire, kind_of, starting_life
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import burn, into_limbo, new_ref
from nokturn.games.vtes.text.effects import PutInPlay, Stay, who_is
from nokturn.games.vtes.text.filters import ENTERED, SINCE_ACTIONS
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, ask, call, carries_out, procedure
from nokturn.kernel.asks import Option, Seat


@carries_out(PutInPlay)
@procedure(rule=("VTES-PLAY-02", "VTES-MCARD-06", "VTES-TERM-04", "VTES-TERM-05", "VTES-DISC-05", "VTES-ACT-RETAIN-06"))
def comes_into_play(game: Vtes, play: Play, effect: PutInPlay) -> Rule:
    """The card played goes on its host, or lies in play by itself; a permanent keeps the level it was played at.

    A master is controlled by whoever played it, a minion card by the controller of the minion it is on."""
    host = who_is(game, play, effect.host) if effect.host else ""
    if play.source not in game.cards or (effect.host and host not in game.cards):
        return  # whoever played it has left the game, or there is nothing to put it on
    level = level_of(text_of(play.card).modes[play.mode]) if text_of(play.card).modes else 0
    controller = play.seat
    if host and not effect.kept and MASTER not in LIBRARY[play.card].types:
        controller = game.cards[host].controller
    game.change(
        play.source,
        region=ATTACHED if host else IN_PLAY,
        host=host,
        controller=controller,
        level=level,
        counters=effect.counters or starting_life(play.card, level),
        chosen=play.chosen,
    )
    game.tell("comes-into-play", card=play.source, player=play.seat, host=host)
    yield call(enters, play.source)


@procedure(
    rule=("VTES-MIN-06", "VTES-ACT-RECRUIT-02", "VTES-ACT-RECRUIT-05", "VTES-ACT-RECRUIT-06", "VTES-ACT-RECRUIT-07")
)
def joins(game: Vtes, play: Play, recruited: bool) -> Rule:
    """An ally comes into the ready region, unlocked, with its life from the bank, independent of its recruiter.

    One that was not recruited can act at once, and is the basic version."""
    level = level_of(text_of(play.card).modes[play.mode]) if recruited else 0
    game.change(
        play.source,
        region=READY,
        controller=play.seat,
        level=level,
        counters=starting_life(play.card, level),
        recruited=game.turn if recruited else 0,
    )
    game.tell("joins", minion=play.source, player=play.seat)
    yield call(enters, play.source)


def crypt_card(game: Vtes, seat: Seat, printed: str, counters: int) -> str:
    """A crypt card becomes controlled: face up, unlocked, with its counters as blood (VTES-INFL-07, VTES-INFL-08); its
    sect, title and clan are what is printed (VTES-CRYPT-05)."""
    vampire = CRYPT[printed]
    ref = new_ref(game, printed)
    title = f"{vampire.title}:{vampire.city}" if vampire.city else vampire.title
    game.cards[ref] = Card(
        ref=ref,
        printed=printed,
        owner=seat,
        controller=seat,
        region=READY,
        counters=counters,
        clan=vampire.clan or vampire.creed,
        sect=vampire.sect,
        title=title,
    )
    return ref


@procedure(rule=("VTES-TERM-03", "VTES-INFL-07", "VTES-INFL-08", "VTES-INFL-09", "VTES-CRYPT-07", "VTES-CRYPT-08"))
def rises(game: Vtes, seat: Seat, printed: str, counters: int, ref: str = "") -> Rule:
    """A vampire of one's own uncontrolled region comes under one's control; what is over its capacity drains.

    `ref`: one that has been in play is the same card again, with what is on it (VTES-R-37)."""
    if ref in game.cards:
        game.change(ref, region=READY, controller=seat, counters=counters, locked=False)
        drain(game, ref)
    else:
        ref = crypt_card(game, seat, printed, min(counters, CRYPT[printed].capacity))
    game.tell("rises", minion=ref, player=seat, amount=game.cards[ref].counters, reveals=True)
    yield call(enters, ref)
    return ref


class CreateVampire(Effect, frozen=True, kw_only=True):
    """The card becomes a new vampire; its capacity stands on it."""

    blood: int = 0

    def hindered(self, game: Vtes, play: Play) -> str:
        sire = game.cards.get(play.minion)
        return "VTES-TRAIT-12" if sire is not None and has_trait(game, sire, "sterile") else ""


@carries_out(CreateVampire)
@procedure(rule=("VTES-SECT-03", "VTES-ACT-14"))
def creates_vampire(game: Vtes, play: Play, effect: CreateVampire) -> Rule:
    """Of the sect and clan of its sire, whose action brings it into play, unless it has its own; it can act at once."""
    vampire, sire = CRYPT[play.card], game.cards.get(play.minion)
    game.change(
        play.source,
        region=READY,
        controller=play.seat,
        counters=min(effect.blood, vampire.capacity),
        clan=vampire.clan or (sire.clan if sire else ""),
        sect=vampire.sect or (sire.sect if sire else ""),
    )
    game.tell("sired", minion=play.source, player=play.seat, sire=play.minion)
    yield call(enters, play.source)


@carries_out(Stay)
@procedure(rule=("VTES-PLAY-02", "VTES-TERM-05"))
def stays(game: Vtes, play: Play, effect: Stay) -> Rule:
    """From its owner's ash heap onto what it stays on."""
    host = who_is(game, play, effect.who)
    if (
        host not in game.cards
        or play.card not in game.ash[play.seat]
        or not has_room(game, game.cards[host], play.card)
    ):
        return
    heap = list(game.ash[play.seat])
    heap.reverse()
    heap.remove(play.card)
    game.ash[play.seat] = tuple(reversed(heap))
    source = into_limbo(game, play.seat, play.card)
    yield call(comes_into_play, replace(play, source=source), PutInPlay(counters=effect.counters, host=effect.who))
    if effect.kept and source in game.cards:
        game.change(source, controller=play.seat)


class Raise(Effect, frozen=True, kw_only=True):
    """The ally that was chosen in one's own ash heap comes into the ready region, with its starting life."""

    locked: bool = False


@carries_out(Raise)
@procedure(rule=("VTES-ACT-RECRUIT-06", "VTES-ACT-RECRUIT-07", "VTES-DISC-05"))
def raises(game: Vtes, play: Play, effect: Raise) -> Rule:
    """Nothing is required of anybody; it is the basic version, and can act at once unless it comes locked."""
    card = next(word.rpartition("/")[2] for word in play.chosen if word.startswith("ash/"))
    if card not in game.ash[play.seat]:
        return
    source = take_out(game, play.seat, card, "ash")
    yield call(joins, Play(seat=play.seat, card=card, mode=0, source=source), recruited=False)
    if effect.locked and source in game.cards:
        game.change(source, locked=True)


class CreateAlly(Effect, frozen=True):
    """The card becomes an ally, ready, with its life."""


@carries_out(CreateAlly)
@procedure(rule=("VTES-ACT-RECRUIT-06", "VTES-ACT-RECRUIT-07"))
def creates_ally(game: Vtes, play: Play, effect: CreateAlly) -> Rule:
    """It was not recruited, so it can act at once."""
    yield call(joins, play, recruited=False)


def discard_from_limbo(game: Vtes, ref: str) -> None:
    """The action card goes to the ash heap (VTES-R-27)."""
    if ref in game.cards and game.cards[ref].region == "limbo":
        burn(game, ref)


def copies(game: Vtes, ref: str) -> list[Card]:
    """All copies of a unique card on the table, whatever their group or version (VTES-CONTEST-08, VTES-R-42)."""
    name = CARDS[game.cards[ref].printed].name
    there = [card for card in game.cards.values() if card.region not in (LIMBO, UNCONTROLLED)]
    return [card for card in there if CARDS[card.printed].name == name]


@procedure(
    rule=("VTES-CONTEST-01", "VTES-CONTEST-02", "VTES-CONTEST-05", "VTES-CONTEST-09", "VTES-DECK-09", "VTES-R-04")
)
def enters(game: Vtes, ref: str) -> Rule:
    """What happens as a card enters play happens first; then a unique card is contested with the copies of others, and
    a second copy of one's own is burned."""
    if is_vampire(game.cards[ref]):
        game.remember(SINCE_ACTIONS, f"{ENTERED}/{ref}")
    yield call(fire, "enters-play", ref)
    if ref in game.cards and kind_of(game.cards[ref].printed) == IMBUED:
        yield call(arrives, ref)
    if ref not in game.cards or not CARDS[game.cards[ref].printed].unique:
        return
    others = [card for card in copies(game, ref) if card.ref != ref]
    if any(card.controller == game.cards[ref].controller for card in others):
        game.tell("second-copy", card=ref)
        burn(game, ref)
    elif others:
        game.tell("contested", card=ref)
        for other in copies(game, ref):
            if other.ref != ref and other.region == READY:
                yield call(fire, "leaves-ready", other.ref)
        for card in copies(game, ref):
            if card.region != CONTESTED:
                game.change(card.ref, region=CONTESTED, came_from=card.region)


def first_ones(game: Vtes, seat: Seat) -> Iterator[Option]:
    """Every conviction of hand, ash heap and library; or none."""
    yield from found(game, seat, is_conviction)
    yield Nothing()


@procedure(rule="VTES-IMB-05")
def arrives(game: Vtes, ref: str) -> Rule:
    """Whoever enters play without a conviction gets one, from library, hand or ash heap, as its player likes."""
    if convictions_on(game, ref):
        return
    seat = game.cards[ref].controller
    chosen = yield ask(seat, "first-conviction", first_ones(game, seat), rule="VTES-IMB-05", minion=ref)
    if isinstance(chosen, Nothing):
        return
    source = take_out(game, seat, chosen.card, chosen.zone)
    play = Play(seat=seat, card=chosen.card, mode=0, minion=ref, source=source)
    yield call(gains_conviction, play)
    yield call(put_right, seat, chosen.zone)


@procedure(rule=("VTES-IMB-06", "VTES-IMB-07"))
def gains_conviction(game: Vtes, play: Play) -> Rule:
    """It lies on the Imbued; the sixth and every further one is burned."""
    if play.minion not in game.cards:
        return
    if len(convictions_on(game, play.minion)) >= NUMBERS.convictions_most:
        game.tell("too-many-convictions", minion=play.minion, card=play.card)
        return
    yield call(comes_into_play, play, PutInPlay(host="self"))
