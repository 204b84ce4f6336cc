"""An agreed time: the game ends with the action or the phase that is going on (VTES-R-32)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import until
from tests.games.vtes.rules.props import play_on, vampire
from tests.games.vtes.table import Table

from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.state.choices import EndPhase, Hunt, PlayOn, TimeUp

MINUTES = 120


def timed(seats: str = "ABC") -> Table:
    table = Table(seats)
    table.state.time_limit = MINUTES
    return table


def points(table: Table) -> dict[str, float]:
    return {seat: halves / 2 for seat, halves in table.now.points.items()}


@pytest.mark.rule("VTES-R-32")
def test_the_game_ends_with_the_phase_and_everybody_left_has_half_a_point():
    table = timed()
    table.state.gone, table.state.points["A"] = ("B",), 2
    play_on(table, "A")
    until(table, "clock", "A")
    assert table.now.phase == "unlock"
    table.seat("A").answers(TimeUp())
    assert table.now.finished
    assert table.over
    assert points(table) == {"A": 1.5, "B": 0, "C": 0.5}
    assert [facts["player"] for facts in table.told("time-out")] == ["A", "C"]


@pytest.mark.rule("VTES-R-32")
def test_an_action_that_was_begun_is_played_to_its_end():
    table = timed()
    hunter = vampire(table, "A", blood=1)
    table.act("A")
    table.seat("A").answers(Hunt(hunter))
    until(table, "clock", "A")
    assert table.blood(hunter) == 2, "it has been resolved"
    table.seat("A").answers(TimeUp())
    assert table.now.finished
    assert points(table) == {"A": 0.5, "B": 0.5, "C": 0.5}


@pytest.mark.rule("VTES-R-32")
def test_while_there_is_time_the_game_goes_on():
    table = timed("AB")
    play_on(table)
    for seat in "AB":
        for _ in ("unlock", "master"):
            until(table, "clock", seat)
            table.seat(seat).answers(PlayOn())
        until(table, "minion-phase", seat)
        table.seat(seat).answers(EndPhase())
        for _ in ("minion", "influence", "discard"):
            until(table, "clock", seat)
            table.seat(seat).answers(PlayOn())
    assert not table.now.finished
    assert table.now.turn > 1


@pytest.mark.rule("VTES-R-32")
def test_without_a_limit_nobody_looks_at_a_clock():
    table = Table("AB")
    hunter = vampire(table, "A", blood=1)
    table.act("A")
    table.seat("A").answers(Hunt(hunter))
    table.pass_until("minion-phase")
    assert not table.told("time-out")


def test_only_the_clock_answers_and_by_its_minutes():
    table = timed()
    play_on(table, "A")
    until(table, "clock", "A")
    manners, question = GAME.manners, table.ask()
    assert manners.by_the_clock(table.now, question, MINUTES - 0.01) == (PlayOn(),)
    assert manners.by_the_clock(table.now, question, MINUTES) == (TimeUp(),)
    assert GAME.idle_answer(question) == PlayOn(), "nobody ends a game by not answering"
    other = timed()
    vampire(other, "A")
    other.act("A")
    assert other.prompt == "minion-phase"
    assert manners.by_the_clock(other.now, other.ask(), MINUTES) is None, "players are asked that"
