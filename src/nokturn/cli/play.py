"""`nokturn play`: sit down at the table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from nokturn.cli.screen import Screen
from nokturn.cli.seating import USUAL, language, seated, seated_again
from nokturn.cli.session import FOLDER, Session
from nokturn.games import game_named
from nokturn.kernel.asks import Refusal
from nokturn.kernel.chance import new_key
from nokturn.kernel.errors import NokturnError, SetupError
from nokturn.kernel.game import OptionValue
from nokturn.kernel.records import Journal, read_file, replay
from nokturn.kernel.words import Words, explain

MOST_SEED = 64
"""Bytes; the dice take no longer key."""


def play(
    game: str = "vendetta",
    /,
    *,
    seats: str | None = None,
    lang: str | None = None,
    teams: bool = False,
    locations: bool = False,
    relics: bool = False,
    bot: str = "clever",
    seed: str | None = None,
    load: Path | None = None,
) -> None:
    """Sit down at the table, with friends at the same keyboard or with bots.

    Parameters
    ----------
    game:
        Which game.
    seats:
        Who plays, clockwise: me, me:Name, bot or bot:level. [default: me,bot,bot,bot]
    lang:
        pl or en; otherwise the language of your system.
    teams:
        Two by two, partners sit opposite each other.
    locations:
        With location cards.
    relics:
        With relic cards.
    bot:
        How well the bots play: random or clever.
    seed:
        A word from which all chance of the game follows: the same word, the same deal.
    load:
        Go on with a saved game; the options above are then those of that game.
    """
    speaks = language(lang)
    flags = {"teams": teams, "locations": locations, "relics": relics}
    options = {key: True for key, wanted in flags.items() if wanted}
    try:
        if load is not None:
            record = read_file(load)
            journal = replay(game_named(record.game), record)
            chairs = seated_again(record.players, bot)
        else:
            words = Words(game_named(game), speaks, also=(FOLDER,))
            chairs = seated(seats or USUAL, bot, words)
            journal = new_game(words, [chair.name for chair in chairs], options, seed)
        session = Session(journal, chairs, speaks, Screen())
    except NokturnError as error:
        raise SetupError(explain(error, speaks)) from None
    welcome(session, load)
    session.run()


def new_game(words: Words, names: list[str], options: Mapping[str, OptionValue], seed: str | None) -> Journal[Any]:
    """A game at its beginning; what stands in the way is said in the reader's language, by the rule if there is one."""
    if seed is not None and not 0 < len(seed.encode()) <= MOST_SEED:
        raise SetupError(words.say("seed-length", [("most", MOST_SEED)]))
    try:
        return Journal.new(words.game, names, options, seed or new_key())
    except SetupError as error:
        if not error.rule or words.lang == "en":
            raise
        raise SetupError(words.refusal(Refusal("forbidden", error.rule)), error.rule) from None


def welcome(session: Session, file: Path | None) -> None:
    """What is played, and how to speak to the table."""
    session.screen.say(session.say("welcome", game=session.words.title))
    chosen = [key for key, value in session.journal.record.options.items() if value is True]
    if chosen:
        texts = "; ".join(session.words.say(f"table-{key}") for key in chosen)
        session.screen.say(session.say("welcome-options", options=texts))
    if file is not None:
        session.screen.say(session.say("loaded", file=str(file), steps=session.journal.length))
    session.screen.say("")
