"""V:TES at the terminal: several answers in one line or one number, and what is asked twice."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cli.scripted import Script

from nokturn.cli.menu import entries
from nokturn.cli.seating import Chair
from nokturn.cli.session import Session
from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.state.choices import Pass, Transfer
from nokturn.kernel.records import Journal
from nokturn.kernel.words import Words

CHAIRS = [Chair("Ania"), Chair("Bruno", "random")]


def influence() -> Journal[Any]:
    """Ania's first influence phase with at least three transfers."""
    journal = Journal.new(GAME, [chair.name for chair in CHAIRS], {}, "influence")
    while True:
        ask = journal.position.asks()[0]
        if ask.prompt == "influence-phase" and ask.seat == "A" and journal.position.state.transfers > 2:
            return journal
        assert journal.answer(ask.seat, GAME.idle_answer(ask)) is None


def typed(journal: Journal[Any], *lines: str) -> str:
    """What the table says to these lines; then the keyboard is gone."""
    screen = Script(lines)
    session = Session(journal, CHAIRS, "en", screen)
    session.told["A"] = len(journal.lines("A"))
    session.run()
    return "".join(screen.replies)


def numbers(journal: Journal[Any]) -> dict[Any, int]:
    """The number of each choice, as it is listed while nothing is warned of."""
    lines = entries(journal.position.asks()[0].options, Words(GAME, "en", {"A": "Ania", "B": "Bruno"}))
    return {line.options[0]: at for at, line in enumerate(lines, 1)}


@pytest.mark.rule("VTES-INFL-03")
def test_as_many_transfers_as_possible_are_one_number() -> None:
    journal = influence()
    state, ask = journal.position.state, journal.position.asks()[0]
    transfers, pool = state.transfers, state.pool["A"]
    number = len(numbers(journal)) + 1
    said = typed(journal, str(number))
    assert f"{number}. " in said
    assert "as many as possible" in said
    assert journal.position.state.pool["A"] == pool - transfers
    assert sum(seat == "A" for seat, _ in journal.record.steps[-transfers:]) == transfers
    assert ask.seat == "A"


@pytest.mark.rule("VTES-INFL-03")
def test_several_answers_are_typed_in_one_line() -> None:
    journal = influence()
    pool = journal.position.state.pool["A"]
    give = next(at for option, at in numbers(journal).items() if isinstance(option, Transfer))
    typed(journal, f"{give}; {give}; pass")
    assert journal.position.state.pool["A"] == pool - 2
    assert journal.position.asks()[0].prompt != "influence-phase", "the third answer ended it"


def test_what_is_not_understood_ends_what_was_typed_ahead() -> None:
    journal = influence()
    pool = journal.position.state.pool["A"]
    give = next(at for option, at in numbers(journal).items() if isinstance(option, Transfer))
    typed(journal, f"{give}; gibberish; {give}")
    assert journal.position.state.pool["A"] == pool - 1


@pytest.mark.rule("VTES-INFL-11")
def test_the_last_pool_is_asked_for_twice_and_never_listed_first() -> None:
    journal = influence()
    journal.position.state.pool["A"] = 1
    journal.position.forget()
    options = journal.position.asks()[0].options
    gives = [option for option in options if isinstance(option, Transfer)]
    safe = [option for option in options if option not in gives]
    number = len(safe) + 1
    said = typed(journal, str(number))
    assert "you would be ousted" in said
    assert journal.position.state.pool["A"] == 1
    assert Pass() in safe
    typed(journal, str(number), str(number))
    assert journal.position.over or "A" in journal.position.state.gone


def test_orders_by_the_hand_are_given_at_the_terminal_and_end_with_ones_next_turn() -> None:
    journal = influence()
    screen = Script(("orders hand",))
    session = Session(journal, CHAIRS, "en", screen)
    session.told["A"] = len(journal.lines("A"))
    session.run()
    assert "until your next turn" in "".join(screen.replies).lower()
    given = [order for order in session.orders.of("A") if order.until]
    assert {*given} == {*GAME.manners.suggested_orders(journal.position.state, "A")}
    assert all(not order.over(journal.position.state.turn) for order in given), "they hold in the rest of this turn"
    assert all(order.over(journal.position.state.turn + 5) for order in given), "and not in the next one of one's own"
