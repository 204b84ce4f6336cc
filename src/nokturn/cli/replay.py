"""`nokturn replay`: watch a saved game step by step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from nokturn.cli.screen import Screen
from nokturn.cli.seating import language
from nokturn.cli.session import FOLDER
from nokturn.cli.typed import tokens, whole_number
from nokturn.games import game_named
from nokturn.kernel.asks import Seat
from nokturn.kernel.errors import NokturnError, SetupError
from nokturn.kernel.game import SEATS
from nokturn.kernel.records import REKEY, Journal, read_file
from nokturn.kernel.records import replay as replayed
from nokturn.kernel.words import Words, explain


def replay(file: Path, /, *, lang: str | None = None, seat: str | None = None) -> None:
    """Watch a saved game: step on, step back, or jump.  Without a terminal, all of it is printed.

    Parameters
    ----------
    file:
        The saved game.
    lang:
        pl or en; otherwise the language of your system.
    seat:
        Watch with the eyes of this player (seat or name); otherwise only what everybody knows is told.
    """
    speaks = language(lang)
    try:
        record = read_file(file)
        journal = replayed(game_named(record.game), record)
    except NokturnError as error:
        raise SetupError(explain(error, speaks)) from None
    names = dict(zip(SEATS, record.players, strict=False))
    words = Words(journal.game, speaks, names, (FOLDER,), journal.record.packs or None)
    viewer = seat_of(seat, words) if seat else None
    show = Show(journal, viewer, words, Screen())
    if sys.stdin.isatty() and sys.stdout.isatty():
        show.watch()
    else:
        show.all()


def seat_of(text: str, words: Words) -> Seat:
    """A seat by its letter or by the name of its player."""
    for letter, name in words.players.items():
        if text.casefold() in (letter.casefold(), name.casefold()):
            return letter
    people = ", ".join(f"{letter} ({name})" for letter, name in words.players.items())
    raise SetupError(words.say("replay-nobody", [("name", text), ("people", people)]))


class Show:
    """A finished or unfinished game, shown at any of its steps."""

    def __init__(self, journal: Journal[Any], viewer: Seat | None, words: Words, screen: Screen) -> None:
        self.whole = journal
        self.steps = list(journal.record.steps)
        self.journal: Journal[Any] = journal.fork(0)
        self.viewer, self.words, self.screen = viewer, words, screen

    def all(self) -> None:
        """Everything, from the first step to the last."""
        self._head()
        while self.journal.length < len(self.steps):
            self._next()

    def watch(self) -> None:
        """Step through at the keyboard."""
        self._head()
        self.screen.say("", self.words.say("replay-help"))
        while True:
            try:
                typed = tokens(self.screen.ask())
            except (EOFError, KeyboardInterrupt):
                self.screen.say("")
                return
            if typed and typed[0] in ("quit", "q", "koniec", "exit"):
                return
            self._obey(typed)

    def _obey(self, typed: list[str]) -> None:
        word = typed[0] if typed else "next"
        number = whole_number(typed[-1]) if typed else None
        if word in ("next", "n", "dalej"):
            self._next()
        elif word in ("back", "b", "wstecz"):
            self.go(self.journal.length - 1)
        elif number is not None and word in ("go", "krok", typed[-1]):
            self.go(number)
        elif word in ("board", "stol"):
            self.screen.say(*self.words.game.tongue.board(self.journal.position.state, self.viewer, self.words))
        else:
            self.screen.say(self.words.say("replay-help"))

    def go(self, step: int) -> None:
        """To where `step` steps have been taken."""
        if not 0 <= step <= len(self.steps):
            key, facts = ("replay-start", []) if step < 0 else ("no-such-step", [("last", len(self.steps))])
            self.screen.say(self.words.say(key, facts))
            return
        if step < self.journal.length:
            self.journal.rewind(step)
        while self.journal.length < step:
            self.journal.step(*self.steps[self.journal.length])
        self._say_step()
        if not self.journal.position.over:
            self.screen.say(*[self.words.prompt(ask) for ask in self.journal.position.asks()])

    def _head(self) -> None:
        people = self.words.name("players", tuple(SEATS[: len(self.whole.record.players)]))
        facts = [("game", self.words.title), ("players", people), ("steps", len(self.steps))]
        self.screen.say(self.words.say("replay-head", facts), "")
        self._tell(0)

    def _next(self) -> None:
        if self.journal.length == len(self.steps):
            self.screen.say(self.words.say("replay-end"))
            return
        known = len(self.journal.lines(self.viewer))
        self.journal.step(*self.steps[self.journal.length])
        self._say_step()
        self._tell(known)

    def _say_step(self) -> None:
        step = self.journal.length
        facts: list[tuple[str, Any]] = [("step", step), ("steps", len(self.steps))]
        seat = self.steps[step - 1][0] if step else ""
        if seat == REKEY:
            self.screen.say(self.words.say("replay-rekey", facts))
        elif seat:
            self.screen.say(self.words.say("replay-step", [*facts, ("player", seat)]))

    def _tell(self, known: int) -> None:
        self.screen.say(*[f"  {self.words.line(line)}" for line in self.journal.lines(self.viewer)[known:]])
