"""Two commits of the project: this one, and a later one in which each game has another rule.

The later one is a copy of the sources with a line changed, run by a process of its own on the same database: nothing
is patched, and its rules are told apart as they always are."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from tests.patience import PATIENCE

import nokturn

ROOT = Path(__file__).parents[2]
SAVED = "then"
"""Name of a save that was made in this commit."""
SOURCES = Path(nokturn.__file__).parent


class Edit(NamedTuple):
    """A rule that is another one in the later commit."""

    file: str
    before: str
    after: str
    shows: str
    """Event with which it has surely shown itself."""
    times: int = 1
    """How often that was told by then."""


EDITS = {
    "vendetta": Edit(  # allies appear before anybody feeds
        "games/vendetta/rounds.py",
        "        yield call(feed)\n        refill(game)\n",
        "        refill(game)\n        yield call(feed)\n",
        "round",
        2,
    ),
    "dracula": Edit(  # the second round has no dawn
        "games/dracula/rounds/rounds.py", "        if game.round > 1:\n", "        if game.round > 2:\n", "dawn"
    ),
    "vtes": Edit(  # turns are counted from each Methuselah's first
        "games/vtes/turn/turn.py", "number=game.turn)", "number=(game.turn + 1) // 2)", "turn", 3
    ),
    "heritage": Edit(  # two players play nine rounds
        "games/heritage/chapter/rounds.py", "ROUNDS = {2: 10,", "ROUNDS = {2: 9,", "round"
    ),
    "grail": Edit(  # the Day is over before anybody counts it
        "games/grail/day/end.py", '"end-of-day", day=state.day)', '"end-of-day", day=state.day - 1)', "end-of-day"
    ),
}  # fmt: skip


def later_commit(folder: Path) -> Path:
    """The sources with all of these lines changed."""
    package = folder / "later" / "nokturn"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("static"))
    for edit in EDITS.values():
        file = package / edit.file
        text = file.read_text(encoding="utf-8")
        assert text.count(edit.before) == 1, f"{edit.file} has changed: choose another line"
        file.write_text(text.replace(edit.before, edit.after), encoding="utf-8")
    return package.parent


def in_the_later_commit(folder: Path, work: str, **what: Any) -> Any:
    """What `later.<work>` finds on the database of `folder`."""
    sources = later_commit(folder)
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "tests.table.later", work, str(folder), str(sources)],
        input=msgspec.json.encode(what),
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(sources), str(ROOT)])},
        cwd=folder,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return msgspec.json.decode(done.stdout)
