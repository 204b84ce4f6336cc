"""`nokturn play`: sit down at the table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from nokturn.cli.screen import Screen
from nokturn.cli.seating import USUAL, Chair, language, seated, seated_again
from nokturn.cli.session import FOLDER, Session
from nokturn.cli.table_options import Chosen, agreed, chosen
from nokturn.games import game_named
from nokturn.kernel.chance import new_key
from nokturn.kernel.errors import NokturnError, SetupError
from nokturn.kernel.game import SEATS, OptionValue
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
    option: Chosen = None,
    deck: str | None = None,
    bot: str = "clever",
    seed: str | None = None,
    lessons: bool = True,
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
    option:
        What you agree on, KEY or KEY=VALUE; may be given several times. The options are listed below.
    deck:
        Your deck, in games where everybody brings one: its name, or a file with a list in any format.
    bot:
        How well the bots play: random or clever.
    seed:
        A word from which all chance of the game follows: the same word, the same deal.
    lessons:
        Explain what somebody is asked for the first time, in games that have words for it.
    load:
        Go on with a saved game; the options above are then those of that game.
    """
    speaks = language(lang)
    try:
        if load is not None:
            record = read_file(load)
            journal = replay(game_named(record.game), record)
            chairs = seated_again(record.players, bot)
        else:
            words = Words(game_named(game), speaks, also=(FOLDER,))
            chairs = seated(seats or USUAL, bot, words)
            options = chosen(words.game, [*(option or ()), *own_deck(words, chairs, deck)])
            journal = new_game(words, [chair.name for chair in chairs], options, seed)
        session = Session(journal, chairs, speaks, Screen(), lessons=lessons)
    except NokturnError as error:
        raise SetupError(explain(error, speaks)) from None
    welcome(session, load)
    session.run()


def own_deck(words: Words, chairs: list[Chair], deck: str | None) -> list[str]:
    """`--deck` is an option of the first seat that is not a bot's."""
    if deck is None:
        return []
    seat = next((seat for seat, chair in zip(SEATS, chairs, strict=False) if not chair.level), None)
    if seat is None:
        raise SetupError(words.say("deck-for-nobody"))
    return [f"deck:{seat}={deck}"]


def new_game(words: Words, names: list[str], options: Mapping[str, OptionValue], seed: str | None) -> Journal[Any]:
    """A game at its beginning."""
    if seed is not None and not 0 < len(seed.encode()) <= MOST_SEED:
        raise SetupError(words.say("seed-length", [("most", MOST_SEED)]))
    journal = Journal.new(words.game, names, options, seed or new_key())
    journal.keep_packs()
    return journal


def welcome(session: Session, file: Path | None) -> None:
    """What is played, and how to speak to the table."""
    session.screen.say(session.say("welcome", game=session.words.title))
    if texts := agreed(session.words, session.journal.record.options):
        session.screen.say(session.say("welcome-options", options="; ".join(texts)))
    for seat, role in session.roles.items():
        session.screen.say(session.say("welcome-role", player=seat, role=session.words.say(role)))
    if file is not None:
        session.loaded(file)
    session.screen.say("")
