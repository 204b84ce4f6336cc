"""Reserving a queue character, and removing some of them; HER-RESERVE, HER-REMOVE."""

from __future__ import annotations

from nokturn.games.heritage.queue.refill import discard_characters, leave_queue, refill
from nokturn.games.heritage.state.choices import Pick
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, Seat, ask, ask_some, call, procedure


def unreserved(game: Heritage) -> list[str]:
    """HER-RESERVE-01."""
    taken = game.reserved.values()
    return [card for card in game.queue if card not in taken]


@procedure(rule=("HER-RESERVE-01", "HER-RESERVE-04"))
def put_marker(game: Heritage, seat: Seat, source: str) -> Rule:
    """Put the clan marker on a queue character that nobody has reserved; there is only one, and it moves there from
    another one (HER-R-24)."""
    chosen = yield ask(
        seat, "reserve", [Pick(card) for card in unreserved(game)], rule="HER-RESERVE-01", auto=True, source=source
    )
    game.reserved[seat] = chosen.character
    game.tell("reserves", player=seat, character=chosen.character)


def take_marker_back(game: Heritage, seat: Seat) -> None:
    """HER-TURN-09, HER-RESERVE-03."""
    if seat in game.reserved:
        del game.reserved[seat]


@procedure(rule=("HER-REMOVE-01", "HER-QUEUE-05"))
def remove_characters(game: Heritage, seat: Seat, low: int, high: int, source: str) -> Rule:
    """So many characters, chosen together; a shorter queue limits the number."""
    chosen = yield ask_some(
        seat,
        "remove-from-queue",
        [Pick(card) for card in game.queue],
        low,
        high,
        rule="HER-REMOVE-01",
        auto=True,
        most=high,
        source=source,
    )
    cards = tuple([one.character for one in chosen])
    leave_queue(game, *cards)
    discard_characters(game, *cards)
    game.tell("removes", player=seat, characters=cards)
    yield call(refill)
