"""The Imbued: convictions, powers, and what becomes of them without life (VTES-IMB-01..18)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.play.searching import found, put_right, take_out
from nokturn.games.vtes.playing.convictions import convictions_on, is_imbued
from nokturn.games.vtes.playing.impulse import offers, order
from nokturn.games.vtes.playing.playing import as_played, refill, replacement, rest
from nokturn.games.vtes.printed.content import NUMBERS
from nokturn.games.vtes.state.card_language import CONVICTION, EQUIPMENT
from nokturn.games.vtes.state.choices import ChooseCard, Nothing, PlaceConviction, Recover
from nokturn.games.vtes.state.counters import add_counters
from nokturn.games.vtes.state.state import INCAPACITATED, READY, Vtes
from nokturn.games.vtes.state.stats import capacity, has_room, kind_of
from nokturn.games.vtes.state.underway_records import Play, Wound
from nokturn.games.vtes.state.zones import put_on
from nokturn.games.vtes.text.effects import PutInPlay
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, ask, ask_some, call, carries_out, procedure
from nokturn.kernel.asks import Option, Refused, Seat


def is_conviction(printed: str) -> bool:
    """Whether a library card is a conviction."""
    return kind_of(printed) == CONVICTION


# gaining convictions


def may_place(game: Vtes, seat: Seat) -> bool:
    """Whether a hand or ash heap could hold a conviction for one of the Imbued, for all anybody knows."""
    if seat != game.active or not any(True for _ in waiting(game, seat)):
        return False
    return bool(game.hands[seat]) or any(is_conviction(card) for card in game.ash[seat])


def waiting(game: Vtes, seat: Seat) -> Iterator[str]:
    """The Imbued of `seat` that have got no conviction in this phase."""
    for card in game.minions(seat):
        if is_imbued(card) and not game.spent("phase", f"conviction/{card.ref}"):
            yield card.ref


@offers("unlock-phase", public=may_place)
def conviction_items(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """In one's own unlock phase, one for each of one's Imbued, from hand or ash heap (VTES-IMB-04)."""
    if seat == game.active:
        for ref in waiting(game, seat):
            for option in found(game, seat, is_conviction, ("hand", "ash")):
                yield PlaceConviction(option.card, ref, option.zone)


@carries_out(PlaceConviction)
@procedure(rule=("VTES-IMB-04", "VTES-CANCEL-01"))
def place_conviction(game: Vtes, seat: Seat, option: PlaceConviction) -> Rule:
    """It is played, neither as a master nor as a minion card, and can be cancelled as such."""
    game.spend("phase", f"conviction/{option.minion}")
    source = take_out(game, seat, option.card, option.zone)
    game.tell("plays", player=seat, card=option.card, mode=0, minion=option.minion, reveals=True)
    play = yield call(as_played, Play(seat=seat, card=option.card, mode=0, minion=option.minion, source=source))
    if option.zone == "hand":
        replacement(game, play, "")
    refill(game)
    if not play.cancelled:
        yield call(gains_conviction, play)
    rest(game, play)


@procedure(rule=("VTES-IMB-06", "VTES-IMB-07"))
def gains_conviction(game: Vtes, play: Play) -> Rule:
    """It lies on the Imbued; the sixth and every further one is burned."""
    if play.minion not in game.cards:
        return
    if len(convictions_on(game, play.minion)) >= NUMBERS.convictions_most:
        game.tell("too-many-convictions", minion=play.minion, card=play.card)
        return
    yield call("vtes.comes_into_play", play, PutInPlay(host="self"))


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


# burning convictions


def to_burn(game: Vtes, ref: str) -> tuple[ChooseCard, ...]:
    """The convictions that can pay for something."""
    return tuple([ChooseCard(one) for one in convictions_on(game, ref)])


@procedure(rule="VTES-IMB-06")
def pay_convictions(game: Vtes, ref: str, number: int) -> Rule:
    """So many of the convictions on one of the Imbued, or all there are.  Says whether it was enough."""
    if not number or ref not in game.cards:
        return not number
    burned = min(number, len(convictions_on(game, ref)))
    chosen = yield ask_some(
        game.cards[ref].controller,
        "burn-convictions",
        to_burn(game, ref),
        burned,
        burned,
        rule="VTES-IMB-06",
        minion=ref,
        auto=True,
    )
    for one in chosen:
        yield call("vtes.burn_card", one.card)
    return burned == number


# powers


@procedure(rule=("VTES-IMB-08", "VTES-IMB-10"))
def gains_power(game: Vtes, play: Play) -> Rule:
    """The power goes on the Imbued, which unlocks."""
    yield call("vtes.comes_into_play", play, PutInPlay(host="self"))
    if play.minion in game.cards:
        game.change(play.minion, locked=False)
        game.tell("unlocks", minion=play.minion)


# without life


@offers("unlock-phase")
def recoveries(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """In one's own unlock phase an incapacitated Imbued may burn 3 convictions (VTES-IMB-14)."""
    if seat == game.active:
        for card in game.minions(seat):
            if card.region == INCAPACITATED:
                enough = len(convictions_on(game, card.ref)) >= NUMBERS.recovery_convictions
                yield Recover(card.ref) if enough else Refused(Recover(card.ref), "VTES-IMB-14")


@carries_out(Recover)
@procedure(rule="VTES-IMB-14")
def recover(game: Vtes, seat: Seat, option: Recover) -> Rule:
    """It is ready again."""
    yield call(pay_convictions, option.minion, NUMBERS.recovery_convictions)
    yield call(stands_up, option.minion)


@procedure(rule=("VTES-IMB-14", "VTES-R-41"))
def stands_up(game: Vtes, ref: str) -> Rule:
    """Out of the incapacitated region, in whatever way: ready, with 1 life more, never above the starting life."""
    card = game.cards[ref]
    game.change(ref, region=READY)
    game.tell("recovers", minion=ref)
    if card.counters < capacity(game, card):
        add_counters(game, ref, 1)
    yield call(fire, "recovers", ref)


def spoils(game: Vtes, minion: str, imbued: str) -> Iterator[Option | Refused]:
    """Its equipment, but for what the minion has no room for (VTES-WORD-06)."""
    for one in game.attached(imbued):
        if kind_of(one.printed) == EQUIPMENT:
            option = ChooseCard(one.ref)
            yield option if has_room(game, game.cards[minion], one.printed) else Refused(option, "VTES-WORD-06")


@procedure(rule="VTES-IMB-13")
def burns_imbued(game: Vtes, play: Play) -> Rule:
    """The incapacitated Imbued is burned, its equipment is the acting minion's; then the Imbued avenge it."""
    imbued = play.chosen[0]
    taken = yield ask_some(
        play.seat,
        "take-equipment",
        spoils(game, play.minion, imbued),
        0,
        len(game.cards),
        rule="VTES-IMB-13",
        minion=imbued,
        auto=True,
    )
    for one in taken:
        if has_room(game, game.cards[play.minion], game.cards[one.card].printed):
            put_on(game, one.card, play.minion, controller=game.cards[play.minion].controller)
            game.tell("takes-equipment", minion=play.minion, card=one.card)
    yield call("vtes.burn_card", imbued)
    for ref in avengers(game):
        if game.is_ready(ref) and play.minion in game.cards:
            yield call(avenge, ref, play.minion)


def avengers(game: Vtes) -> tuple[str, ...]:
    """The ready Imbued with convictions, anybody's, in the order of the impulse."""
    everybody = [card for seat in order(game, "after-resolution") for card in game.ready(seat)]
    return tuple([card.ref for card in everybody if is_imbued(card) and convictions_on(game, card.ref)])


@procedure(rule="VTES-IMB-13")
def avenge(game: Vtes, imbued: str, culprit: str) -> Rule:
    """1 conviction for 1 damage that cannot be prevented."""
    chosen = yield ask(
        game.cards[imbued].controller,
        "avenge",
        [*to_burn(game, imbued), Nothing()],
        rule="VTES-IMB-13",
        minion=imbued,
        target=culprit,
    )
    if isinstance(chosen, ChooseCard):
        yield call("vtes.burn_card", chosen.card)
        game.tell("avenges", minion=imbued, target=culprit)
        yield call("vtes.inflict", (Wound(to=culprit, amount=1, by=imbued, preventable=False),))
