"""Before the first turn (VTES-SETUP-01..08)."""

from __future__ import annotations

from collections.abc import Mapping

from nokturn.games.vtes.printed.content import NUMBERS
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.zones import draw, face_down
from nokturn.games.vtes.turn.turn import turns
from nokturn.kernel import Rule, call, chance, pick, procedure
from nokturn.kernel.asks import Seat
from nokturn.kernel.chance import Dice, shuffle

Cards = tuple[tuple[str, ...], tuple[str, ...]]
"""Crypt and library, as printed ids."""


def new_table(seats: tuple[Seat, ...], decks: Mapping[Seat, Cards], key: str, veil: str) -> Vtes:
    """Everybody with 30 pool and a deck; the Edge in the middle (VTES-SETUP-03, VTES-SETUP-04, VTES-EDGE-01)."""
    return Vtes(
        dice=Dice(key),
        veil=veil,
        seats=seats,
        decks={seat: tuple(sorted([*decks[seat][0], *decks[seat][1]])) for seat in seats},
        pool=dict.fromkeys(seats, NUMBERS.pool),
        points=dict.fromkeys(seats, 0),
        hands=dict.fromkeys(seats, ()),
        library={seat: decks[seat][1] for seat in seats},
        crypt={seat: decks[seat][0] for seat in seats},
        ash=dict.fromkeys(seats, ()),
        uncontrolled=dict.fromkeys(seats, ()),
    )


@procedure(rule=("VTES-SETUP-01", "VTES-SETUP-05", "VTES-SETUP-06"))
def play_vtes(game: Vtes) -> Rule:
    """The seats are as given, who begins is chance. Everything is shuffled, seven cards drawn, four laid out."""
    for seat in game.seats:
        yield call(shuffle_deck, seat)
        draw(game, seat, NUMBERS.hand_size)
        for _ in range(NUMBERS.opening_crypt):
            if game.crypt[seat]:
                face_down(game, seat, game.crypt[seat][-1])
                game.crypt[seat] = game.crypt[seat][:-1]
    number = yield chance(pick(len(game.seats)))
    game.first = game.seats[number]
    game.tell("begins", player=game.first)
    yield call(turns)


@procedure(rule="VTES-SETUP-05")
def shuffle_deck(game: Vtes, seat: Seat) -> Rule:
    """Crypt and library separately."""
    order = yield chance(shuffle(len(game.crypt[seat])))
    game.crypt[seat] = tuple([game.crypt[seat][place] for place in order])
    order = yield chance(shuffle(len(game.library[seat])))
    game.library[seat] = tuple([game.library[seat][place] for place in order])
