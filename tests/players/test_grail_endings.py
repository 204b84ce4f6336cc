"""Whole campaigns of Grail that companions have played, from setting up to each of the four endings.

`grail_endings.toml` keeps their answers, each by its place among the options.  Where rules or campaign have changed so
that one of them cannot be played any more, companions play anew from a key that leads there:

    NOKTURN_GOLDEN=write .venv/bin/python -m pytest -n 0 tests/players/test_grail_endings.py"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nokturn.games.grail.game import GAME
from nokturn.kernel import Answer, Ask
from nokturn.kernel.chance import rekey
from nokturn.kernel.position import Position
from nokturn.players import TableLog, bot_for

KEPT = Path(__file__).with_name("grail_endings.toml")
ENDINGS = ("kindled", "unbound", "shared", "long_night")
MOST = 20_000
"""Decisions of one campaign."""


def word_of(ask: Ask, answer: Answer) -> str:
    """`3`: the fourth option; `1+2`: two of them; `-`: none; `y`, `n`."""
    if ask.kind == "confirm":
        return "y" if answer else "n"
    if ask.kind == "one":
        return str(ask.options.index(answer))
    return "+".join([str(ask.options.index(one)) for one in answer]) or "-"


def answer_of(ask: Ask, word: str) -> Answer:
    if ask.kind == "confirm":
        return word == "y"
    if ask.kind == "one":
        return ask.options[int(word)]
    return tuple([ask.options[int(place)] for place in word.split("+")]) if word != "-" else ()


def begun(players: int, key: str) -> Position[Any]:
    return GAME.start(players, {"sittings": False}, key)


def companions(position: Position[Any], key: str) -> Iterator[str]:
    """They play it to its end; what each of them says."""
    bots = {seat: bot_for(GAME, "clever", rekey(key, seat)) for seat in position.state.seats}
    log = TableLog(position.state.seats)
    for _ in range(MOST):
        log.take(position.state)
        if position.over:
            return
        ask = position.asks()[0]
        answer = bots[ask.seat].answer(GAME.view(position.state, ask.seat), ask, log.of(ask.seat))
        word = word_of(ask, answer)
        assert position.answer(ask.seat, answer) is None
        yield word
    raise AssertionError(f"{MOST} decisions and no end")


def kept() -> dict[str, dict[str, Any]]:
    return {one["ending"]: one for one in tomllib.loads(KEPT.read_text("utf-8"))["campaign"]}


def write() -> None:
    lines = ["# Written by test_grail_endings.py; see there.", ""]
    for one in kept().values():
        position = begun(one["players"], one["key"])
        said = " ".join(companions(position, one["key"]))
        assert position.state.ending == one["ending"], (
            f"{one['key']} leads to {position.state.ending}: take another key"
        )
        lines += ["[[campaign]]", f'ending = "{one["ending"]}"', f"players = {one['players']}"]
        lines += [f'key = "{one["key"]}"', f'answers = "{said}"', ""]
    KEPT.write_text("\n".join(lines), "utf-8")


@pytest.mark.parametrize("ending", ENDINGS)
def test_companions_have_played_the_three_chapters_to_every_ending(ending: str) -> None:
    if os.environ.get("NOKTURN_GOLDEN") == "write" and ending == ENDINGS[0]:
        write()
    campaign = kept()[ending]
    position = begun(campaign["players"], campaign["key"])
    chapters = []
    for word in campaign["answers"].split():
        assert not position.over, "answers are left over"
        ask = position.asks()[0]
        assert position.answer(ask.seat, answer_of(ask, word)) is None
        chapters.append(position.state.chapter)
    assert position.over
    assert position.state.ending == ending
    assert bool(position.state.defeat) is (ending == "long_night")
    assert list(dict.fromkeys(chapters)) in ([0, 1, 2, 3], [1, 2, 3]), "every chapter, from the beginning"
    assert position.state.day > 10


@pytest.mark.soak
def test_companions_reach_every_ending_when_they_play_often_enough() -> None:
    """With nothing prepared for them: alone, with two, with three, until all four have come."""
    found: set[str] = set()
    for number in range(400):
        key = rekey("ending", number)
        position = begun(1 + number % 3, key)
        for _ in companions(position, key):
            pass
        found.add(position.state.ending)
        if set(ENDINGS) <= found:
            return
    raise AssertionError(found)
