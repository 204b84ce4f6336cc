"""Golden playthroughs: whole games as a person would read them, to be looked at in review.

A rule that changes what happens, a word that changes what is said, shows here as a diff.  When
the change is meant, or a game is new, write the files and look at what `git diff` shows:

    NOKTURN_GOLDEN=write .venv/bin/python -m pytest -n 0 tests/conformance/test_golden.py
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.conformance.play import EVERY_GAME, PLAIN, Play, Table, play
from tests.conformance.test_words import NAMES

from nokturn.kernel import Answer, Position
from nokturn.kernel.events import log_of
from nokturn.kernel.game import Game
from nokturn.kernel.options import as_begun
from nokturn.kernel.words import Words

FOLDER = Path(__file__).parent / "golden"
WRITES = os.environ.get("NOKTURN_GOLDEN") == "write"
SEED = 8


def chosen() -> list[str]:
    """The tables of the files there are; and to be written, the first table of each game that has none."""
    there = sorted(path.stem for path in FOLDER.iterdir())
    told = {name.partition("-")[0] for name in there}
    new = [game.name for game in EVERY_GAME if game.name not in told] if WRITES else []
    return [*there, *[str(next(table for table in PLAIN if table.game.name == name)) for name in new]]


@pytest.mark.parametrize("name", chosen())
def test_a_game_reads_as_it_did(name: str) -> None:
    table = of_then(next(table for table in PLAIN if str(table) == name))
    with play(table, SEED) as game:
        text = "".join(f"{line}\n" for line in [f"{name}, seed {SEED}", *dump(table, game)])
    path = FOLDER / f"{name}.txt"
    if WRITES:
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == text.splitlines(), "meant? NOKTURN_GOLDEN=write, see above"


def of_then(table: Table) -> Table:
    """The table as it was before anything came of which a game under way learns nothing: cards that are added to V:TES
    later open windows, and change no golden game."""
    return replace(table, options=table.options | as_begun(table.game.table_options, {}))


def test_every_game_has_a_golden_playthrough(game: Game[Any]) -> None:
    told = {path.stem.partition("-")[0] for path in FOLDER.iterdir()}
    assert game.name in told, f"{game.name} has none yet: NOKTURN_GOLDEN=write, see above"


def dump(table: Table, game: Play) -> Iterator[str]:
    """The game as a spectator hears it, with every question and answer, and the table every 40 decisions."""
    words = table.words("en", NAMES)
    for position in game.decisions():
        yield from happened(words, game)
        if game.step % 40 == 0:
            yield from board(table, position, words)
        question = position.ask_for(game.seat)
        assert question is not None
        yield f"{game.step:3} {words.prompt(question)}"
        yield f"    > {spoken(words, game.answer)}"
    yield from happened(words, game)
    yield from board(table, game.position, words)
    for standing in table.game.standings(game.position.state):
        yield f"{standing.place}. {', '.join(NAMES[seat] for seat in standing.seats)}: {standing.score}"


def board(table: Table, position: Position[Any], words: Words) -> Iterator[str]:
    """The table as a spectator sees it; how it is spaced out is of no interest here."""
    yield ""
    yield from (f"    | {line.strip()}" for line in table.game.tongue.board(position.state, None, words) if line)
    yield ""


def happened(words: Words, game: Play) -> Iterator[str]:
    for line in log_of(game.told, None):
        yield f"      {words.line(line)}"


def spoken(words: Words, answer: Answer) -> str:
    """An answer in words."""
    if isinstance(answer, tuple):
        return "; ".join(words.option(item) for item in answer) or "(none)"
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    return str(answer) if isinstance(answer, int) else words.option(answer)
