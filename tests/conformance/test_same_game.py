"""Same key and same answers: the same game, compiled and native; and open questions are derived."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.conformance.play import Table, called, key_of, play

from nokturn.kernel.events import Event
from nokturn.kernel.game import first_answer

WHILE = 30


@pytest.mark.widely
def test_compiled_and_native_rules_play_the_same_game(table: Table) -> None:
    """Questions, states, outcomes of chance and events agree at every decision."""
    for seed in range(2):
        with play(table, seed) as game:
            drawn: list[Any] = []
            native = table.game.start_native(table.players, table.options, key_of(seed), outcomes=drawn)
            again: list[Any] = []
            twin = table.game.start(table.players, table.options, key_of(seed), outcomes=again)
            for position in game.decisions():
                assert native.asks() == twin.asks() == position.asks()
                assert native.state == twin.state
                assert native.state.events == game.told, "both tell the same"
                assert drawn == again, "chance decides the same"
                native.state.events, twin.state.events = [], []
                assert native.state == position.state
                assert native.answer(game.seat, game.answer) is None
                assert twin.answer(game.seat, game.answer) is None
            assert native.over
            assert twin.over
            assert native.state == twin.state
            assert table.game.standings(native.state) == table.game.standings(game.position.state)


def test_another_key_is_another_game(table: Table) -> None:
    """With the same answers: where chance decides anything, some of it; where the rules draw nothing, none of it."""
    games = {tuple(map(str, some_answers(table, seed))) for seed in range(8)}
    if "chance" in called(table.game):
        assert len(games) > 1, "eight keys, and chance decides the same with all of them"
    else:
        assert len(games) == 1, "without chance the same answers lead to the same game"


def some_answers(table: Table, seed: int) -> list[Event]:
    """What happens when everybody answers by the same list of numbers, for a while."""
    position = table.game.start(table.players, table.options, key_of(seed))
    numbers = random.Random(0)
    for _ in range(WHILE):
        if not position.over:
            question = position.asks()[0]
            answer = numbers.choice(question.options) if question.kind == "one" else first_answer(question)
            assert position.answer(question.seat, answer) is None
    return position.state.events or []


def test_open_questions_are_derived_and_asking_changes_nothing(table: Table) -> None:
    with play(table, 100) as game:
        for position in game.decisions():
            asked, before = position.asks(), game.digest()
            position.forget()
            assert position.asks() == asked
            assert position.state.events == [], "asking tells nothing"
            assert game.digest() == before
            for viewer in table.viewers:
                table.game.view(position.state, viewer)
            assert game.digest() == before, "looking changes nothing"
