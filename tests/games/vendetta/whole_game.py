"""Whole games of Vendetta for tests: start one, and play it on until something is the case."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nokturn.games import game_named
from nokturn.kernel import Ask, Position
from nokturn.kernel.events import Line, log_of
from nokturn.kernel.game import first_answer

KEYS = [f"{number:02x}" * 16 for number in range(24)]
"""Keys of different games, for what has to be random."""


def start(players: int, key: str = KEYS[0], **options: bool) -> Position[Any]:
    """A new game, at the choice of clans."""
    return game_named("vendetta").start(players, options, key)


def asked(position: Position[Any]) -> dict[str, str]:
    """Who is asked what: {seat: prompt}."""
    return {question.seat: question.prompt for question in position.asks()}


def play_until(
    position: Position[Any],
    stop: Callable[[Position[Any]], bool],
    answer: Callable[[Ask], Any] = first_answer,
) -> Position[Any]:
    """Everybody answers by `answer` (at first: the first option) until `stop` says so or the game is over."""
    while not position.over and not stop(position):
        question = position.asks()[0]
        assert position.answer(question.seat, answer(question)) is None
    return position


def until_phase(position: Position[Any], prompt: str, round: int = 1) -> Position[Any]:
    """Play on until somebody is asked `prompt` in that round; `keep` opens Hand management, `turn` Planning."""
    return play_until(position, lambda p: p.state.round == round and prompt in asked(p).values())


def finish(position: Position[Any]) -> Position[Any]:
    """Play on to the end of the game."""
    return play_until(position, lambda _: False)


def log(position: Position[Any], *keys: str, viewer: str | None = None) -> list[Line]:
    """What happened in the whole game, as `viewer` knows it; only lines of these keys, if any are named."""
    return [line for line in log_of(position.state.events, viewer) if not keys or line.key in keys]


def fact(line: Line, name: str) -> Any:
    """One fact of a line."""
    return dict(line.facts)[name]
