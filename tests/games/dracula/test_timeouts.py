"""A time-out takes the first legal answer: no combat, no interrupt and no whole game can get stuck on it."""

from __future__ import annotations

import random

import pytest

from nokturn.games.dracula.game import GAME
from nokturn.kernel import Ask
from nokturn.kernel.game import first_answer
from nokturn.players.random_bot import RandomBot

SLEEPERS = {"everybody": "ABCDE", "Dracula": "A", "the hunters": "BCDE", "one hunter": "C"}


def asleep(question: Ask, sleepers: str, fighting: bool, dice: random.Random) -> bool:
    """In a combat they never answer in time, elsewhere now and then."""
    return question.seat in sleepers and (fighting or dice.random() < 0.3)


GAMES = [pytest.param(range(3), id="3"), pytest.param(range(3, 24), id="21", marks=pytest.mark.soak)]


@pytest.mark.parametrize("seeds", GAMES)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("sleepers", SLEEPERS.values(), ids=SLEEPERS)
def test_a_game_goes_on_whoever_runs_out_of_time(mode: str, sleepers: str, seeds: range) -> None:
    fought = 0
    for seed in seeds:
        dice = random.Random(f"{mode}/{sleepers}/{seed}")
        bot = RandomBot(f"{seed:032x}")
        position = GAME.start(5, {"mode": mode}, f"{seed:032x}")
        for _ in range(GAME.decision_limit):
            if position.over:
                break
            question = dice.choice(position.asks())
            fighting = position.state.combat is not None
            fought += fighting
            if asleep(question, sleepers, fighting, dice):
                answer = first_answer(question)
            else:
                answer = bot.answer(None, question, ())
            assert position.answer(question.seat, answer) is None
            assert GAME.faults(position.state) == []
        assert position.over, "it does not end"
    assert fought > 8 * len(seeds)


def test_a_game_that_nobody_ever_answers_ends() -> None:
    for players in GAME.counts:
        for mode in ("basic", "advanced"):
            position = GAME.start(players, {"mode": mode}, "5" * 32)
            for _ in range(GAME.decision_limit):
                if position.over:
                    break
                question = position.asks()[0]
                assert position.answer(question.seat, first_answer(question)) is None
            assert position.over
