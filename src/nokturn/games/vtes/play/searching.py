"""Cards that are fetched from a hand, an ash heap or a library (VTES-WORD-04, VTES-PLAY-09)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nokturn.games.vtes.playing.playing import replace_card
from nokturn.games.vtes.state.choices import ChoosePrinted
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.zones import into_limbo, out_of_hand
from nokturn.kernel import Rule, chance, procedure, shuffle
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


@procedure(rule=("VTES-WORD-04", "VTES-PLAY-09"))
def put_right(game: Vtes, seat: Seat, zone: str) -> Rule:
    """A searched library is shuffled, a card from hand replaced."""
    if zone == "library":
        order = yield chance(shuffle(len(game.library[seat])))
        game.library[seat] = tuple([game.library[seat][at] for at in order])
        game.tell("shuffles", player=seat)
    elif zone == "hand":
        replace_card(game, seat)
