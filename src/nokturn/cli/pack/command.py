"""`nokturn pack`: check a pack, begin a new one from the example, play one, print the schema of its files."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import Any

import msgspec
from cyclopts import App

from nokturn.cli.chronicle import command as chronicle
from nokturn.cli.play import play as play_game
from nokturn.cli.screen import Screen
from nokturn.cli.seating import language
from nokturn.cli.table_options import Chosen
from nokturn.games.grail.game import GAME
from nokturn.games.grail.printed.checking.check import examined
from nokturn.games.grail.printed.reading.faults import MOST_TOLD
from nokturn.games.grail.printed.reading.schema import SCHEMAS, schema_of
from nokturn.kernel.errors import NokturnError, SetupError
from nokturn.kernel.words import explain, kernel_says

HERE = Path(__file__).parent
EXAMPLES = (HERE.parent.parent / "games" / "grail" / "example_pack", HERE.parents[3] / "docs" / "example-pack")
"""Where the example lies: in what is installed, in the working copy."""
app = App(name="pack", result_action="return_value")


@app.command
def check(folder: Path, /, *, lang: str | None = None) -> int:
    """Say everything that is wrong with a pack, with file, line and what to do.

    Parameters
    ----------
    folder:
        The folder that holds pack.toml.
    lang:
        pl or en; otherwise the language of your system. What is wrong is said in English, like the words of the files.
    """
    speaks, screen = language(lang), Screen()
    pack, faults = examined(folder)
    if faults or pack is None:
        screen.say(*[str(fault) for fault in faults[:MOST_TOLD]])
        screen.say(_told(speaks, "pack-wrong", folder=str(folder), count=len(faults)))
        return 1
    counts = {"locations": len(pack.locations), "passages": len(pack.passages), "chapters": len(pack.chapters)}
    screen.say(_told(speaks, "pack-right", title=pack.title[speaks], id=pack.id, version=pack.version, **counts))
    screen.say(_told(speaks, "pack-hash", hash=pack.hash))
    return 0


@app.command
def new(folder: Path, /, *, lang: str | None = None) -> int:
    """Begin a pack: a copy of the example, one chapter of four Locations, to be changed into yours.

    Parameters
    ----------
    folder:
        The folder to make; its name becomes the id of the pack.
    lang:
        pl or en; otherwise the language of your system.
    """
    speaks = language(lang)
    if folder.exists():
        raise SetupError(_told(speaks, "pack-exists", folder=str(folder)))
    name = re.sub(r"[^a-z0-9]+", "_", folder.name.lower()).strip("_")
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,39}", name):
        raise SetupError(_told(speaks, "pack-name", name=folder.name))
    example = next(path for path in EXAMPLES if path.is_dir())
    shutil.copytree(example, folder, ignore=shutil.ignore_patterns("*.md"))
    head = folder / "pack.toml"
    head.write_text(re.sub(r'(?m)^id = ".*"$', f'id = "{name}"', head.read_text("utf-8")), "utf-8")
    Screen().say(_told(speaks, "pack-new", folder=str(folder)))
    return 0


@app.command
def play(
    folder: Path,
    /,
    *,
    seats: str = "me",
    campaign: bool = False,
    option: Chosen = None,
    bot: str = "clever",
    seed: str | None = None,
    lessons: bool = True,
    lang: str | None = None,
) -> int:
    """Play a pack as it is now; one with a fault is refused, and everything that is wrong with it is said.

    Parameters
    ----------
    folder:
        The folder that holds pack.toml. What is played is kept, whatever you change in it later.
    seats:
        Who plays: me, me:Name, bot or bot:level.
    campaign:
        Begin a campaign of several sittings instead of a single game.
    option:
        What you agree on, KEY or KEY=VALUE; may be given several times.
    bot:
        How well the bots play: random or clever.
    seed:
        A word from which all chance follows.
    lessons:
        Explain what somebody is asked for the first time, in games that have words for it.
    lang:
        pl or en; otherwise the language of your system.
    """
    if check(folder, lang=lang):
        return 1
    speaks = language(lang)
    written, _ = examined(folder)
    assert written is not None
    try:
        pack = GAME.packs.take_in(folder, written.id)
    except NokturnError as error:
        raise SetupError(explain(error, speaks)) from None
    chosen = [f"pack={pack.id}", *(option or ())]
    if campaign:
        chronicle.new("grail", seats=seats, option=chosen, bot=bot, seed=seed, lang=lang)
    else:
        play_game("grail", seats=seats, option=chosen, bot=bot, seed=seed, lessons=lessons, lang=lang)
    return 0


@app.command
def schema(file: str = "", /, *, lang: str | None = None) -> int:
    """Print the JSON Schema of a file of a pack; without a file, of all of them by name.

    Parameters
    ----------
    file:
        For example events.toml, or journal.
    lang:
        pl or en; otherwise the language of your system.
    """
    if file and file not in SCHEMAS:
        raise SetupError(_told(language(lang), "pack-file", file=file, files=", ".join(SCHEMAS)))
    found = schema_of(file) if file else {name: schema_of(name) for name in SCHEMAS}
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    return 0


def _told(lang: str, key: str, **facts: Any) -> str:
    return kernel_says(lang, key, facts, HERE)
