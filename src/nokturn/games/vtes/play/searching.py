"""Cards that are fetched from a hand, an ash heap or a library (VTES-WORD-04, VTES-PLAY-09)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nokturn.games.vtes.playing.playing import replace_card
from nokturn.games.vtes.state.card_language import Effect
from nokturn.games.vtes.state.choices import ChoosePrinted, Nothing
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import Described
from nokturn.games.vtes.state.zones import burn, into_limbo, out_of_hand
from nokturn.games.vtes.text.targets import fits_printed
from nokturn.kernel import Rule, ask, call, carries_out, chance, procedure, shuffle
from nokturn.kernel.asks import Seat

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


def out_of_ash(game: Vtes, seat: Seat, card: str) -> None:
    """One copy leaves an ash heap."""
    heap = list(game.ash[seat])
    heap.remove(card)
    game.ash[seat] = tuple(heap)


class SearchLibrary(Effect, frozen=True, kw_only=True):
    """A card of a type or with a keyword is looked for in one's own library, shown, and taken in hand."""

    of: Described


def in_library(game: Vtes, seat: Seat, description: str) -> Iterator[ChoosePrinted | Nothing]:
    """What fits; nobody has to find anything (VTES-WORD-04)."""
    yield from found(game, seat, lambda card: fits_printed(card, f"type={description}"), ("library",))
    yield Nothing()


@carries_out(SearchLibrary)
@procedure(rule="VTES-WORD-04")
def searches_library(game: Vtes, play: Play, effect: SearchLibrary) -> Rule:
    """Search, show, take, shuffle."""
    chosen = yield ask(
        play.seat, "fetch-from-library", in_library(game, play.seat, effect.of), rule="VTES-WORD-04", card=play.card
    )
    if isinstance(chosen, ChoosePrinted):
        library = list(game.library[play.seat])
        library.remove(chosen.card)
        game.library[play.seat] = tuple(library)
        game.hands[play.seat] = (*game.hands[play.seat], chosen.card)
        game.tell("finds", player=play.seat, card=chosen.card, reveals=True)
    yield call(put_right, play.seat, "library")


@procedure(rule=("VTES-WORD-04", "VTES-PLAY-09"))
def put_right(game: Vtes, seat: Seat, zone: str) -> Rule:
    """A searched library is shuffled, a card from hand replaced."""
    if zone == "library":
        order = yield chance(shuffle(len(game.library[seat])))
        game.library[seat] = tuple([game.library[seat][at] for at in order])
        game.tell("shuffles", player=seat)
    elif zone == "hand":
        replace_card(game, seat)


@procedure(rule=("VTES-TERM-02", "VTES-WORD-04"))
def to_library(game: Vtes, ref: str) -> Rule:
    """A card in play is shuffled into its owner's library; what is on it is burned.  It leaves the game if its owner
    has (VTES-END-11)."""
    card = game.cards.get(ref)
    if card is None:
        return
    if card.owner in game.gone:
        burn(game, ref, remove=True)
        return
    for on_it in tuple(game.attached(ref)):
        burn(game, on_it.ref)
    del game.cards[ref]
    game.library[card.owner] = (*game.library[card.owner], card.printed)
    game.tell("back-in-library", card=card.printed, player=card.owner)
    yield call(put_right, card.owner, "library")
