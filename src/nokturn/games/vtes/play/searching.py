"""Cards that are fetched from a hand, an ash heap, a library or a crypt (VTES-WORD-04, VTES-PLAY-09)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from nokturn.games.vtes.play.entering_play import crypt_card
from nokturn.games.vtes.playing.playing import replace_card
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.card_language import Effect
from nokturn.games.vtes.state.choices import ChoosePrinted, Nothing
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import VAMPIRE, capacity
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import Who
from nokturn.games.vtes.state.zones import burn, face_down, into_limbo, out_of_hand, take_face_down
from nokturn.games.vtes.text.effects import who_is
from nokturn.kernel import Rule, ask, call, chance, procedure, shuffle
from nokturn.kernel.asks import Option, Seat

ZONES = ("hand", "ash", "library")


def found(
    game: Vtes, seat: Seat, fits: Callable[[str], bool], zones: tuple[str, ...] = ZONES
) -> Iterator[ChoosePrinted]:
    """What fits of these zones, sorted: the order of a library stays unknown."""
    held = {"hand": game.hands[seat], "ash": game.ash[seat], "library": game.library[seat]}
    for zone in zones:
        for printed in sorted(set(held[zone])):
            if fits(printed):
                yield ChoosePrinted(printed, zone)


def take_out(game: Vtes, seat: Seat, card: str, zone: str) -> str:
    """One copy out of its zone, into limbo; says its name there."""
    if zone == "hand":
        out_of_hand(game, seat, card)
    else:
        where = game.ash if zone == "ash" else game.library
        cards = list(where[seat])
        cards.remove(card)
        where[seat] = tuple(cards)
    return into_limbo(game, seat, card)


@procedure(rule=("VTES-WORD-04", "VTES-PLAY-09"))
def put_right(game: Vtes, seat: Seat, zone: str) -> Rule:
    """A searched library is shuffled, a card from hand replaced."""
    if zone == "library":
        order = yield chance(shuffle(len(game.library[seat])))
        game.library[seat] = tuple([game.library[seat][at] for at in order])
        game.tell("shuffles", player=seat)
    elif zone == "hand":
        replace_card(game, seat)


class SearchCrypt(Effect, frozen=True, kw_only=True):
    """A card from one's own crypt comes to the uncontrolled region, or, with `controlled`, at once into play, without
    blood or life.

    Whoever searches sees the card, so it must be a vampire if the text says so (VTES-IMB-15, VTES-IMB-17); `any` crypt
    card may be one of the Imbued, whose cost counts as capacity (VTES-IMB-16)."""

    any: bool = False
    younger: bool = False
    """Than the one who plays the card."""
    controlled: bool = False
    does: ClassVar[str] = "vtes.searches_crypt"


def in_crypt(game: Vtes, play: Play, effect: SearchCrypt) -> Iterator[Option]:
    """What can be found; nobody has to find anything (VTES-WORD-04)."""
    for printed in sorted(set(game.crypt[play.seat])):
        card = CRYPT[printed]
        older = effect.younger and card.capacity >= capacity(game, game.cards[play.minion])
        if (effect.any or card.kind == VAMPIRE) and not older:
            yield ChoosePrinted(printed, "crypt")
    yield Nothing()


@procedure(rule=("VTES-WORD-04", "VTES-IMB-15", "VTES-IMB-16", "VTES-IMB-17", "VTES-IMB-18"))
def searches_crypt(game: Vtes, play: Play, effect: SearchCrypt) -> Rule:
    """One's own crypt is looked through and shuffled afterwards."""
    chosen = yield ask(play.seat, "search-crypt", in_crypt(game, play, effect), rule="VTES-WORD-04", card=play.card)
    slot = 0
    if isinstance(chosen, ChoosePrinted):
        crypt = list(game.crypt[play.seat])
        crypt.remove(chosen.card)
        game.crypt[play.seat] = tuple(crypt)
        slot = face_down(game, play.seat, chosen.card)
        told = {"card": chosen.card}
        game.tell("fetches-crypt", player=play.seat, privy=(play.seat,), secret=told, reveals=True)
    order = yield chance(shuffle(len(game.crypt[play.seat])))
    game.crypt[play.seat] = tuple([game.crypt[play.seat][at] for at in order])
    game.tell("shuffles-crypt", player=play.seat)
    if slot and effect.controlled:
        hidden = take_face_down(game, play.seat, slot)
        yield call("vtes.rises", play.seat, hidden.card, hidden.counters)


class CallUp(Effect, frozen=True, kw_only=True):
    """The top card of one's own crypt, unseen until now, fights the minion for its Methuselah, full of blood, and
    leaves the game after that; what is no vampire leaves it at once, and there is no combat (VTES-IMB-17)."""

    who: Who = "chosen"
    does: ClassVar[str] = "vtes.calls_up"


@procedure(rule=("VTES-IMB-15", "VTES-IMB-17", "VTES-TERM-08"))
def calls_up(game: Vtes, play: Play, effect: CallUp) -> Rule:
    """It comes into play only to fight."""
    if not game.crypt[play.seat]:
        return
    printed = game.crypt[play.seat][-1]
    game.crypt[play.seat] = game.crypt[play.seat][:-1]
    if CRYPT[printed].kind != VAMPIRE:
        burn(game, crypt_card(game, play.seat, printed, 0), remove=True)
        return
    ref = yield call("vtes.rises", play.seat, printed, CRYPT[printed].capacity)
    yield call("vtes.fight", ref, who_is(game, play, effect.who))
    if ref in game.cards:
        burn(game, ref, remove=True)
