"""A sitting of a campaign at the terminal: a game like any other, but kept by itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shlex import quote
from typing import Any, ClassVar

from nokturn.cli.leave import command_name
from nokturn.cli.screen import Screen
from nokturn.cli.seating import Chair
from nokturn.cli.session import Session
from nokturn.kernel.errors import SetupError
from nokturn.kernel.records import Journal


class SittingSession(Session):
    """Whoever leaves finds everything as it was; another game cannot be put in its place."""

    leaving: ClassVar[str] = "chronicle-quit-offer"
    keeps_itself: ClassVar[bool] = True

    def __init__(
        self,
        journal: Journal[Any],
        chairs: list[Chair],
        lang: str,
        screen: Screen,
        mark: str,
        *,
        name_it: Callable[[str], object],
        lessons: bool = False,
    ) -> None:
        self.begun = False
        self.mark = mark
        self.name_it = name_it
        """Keeps the sitting as it stands under a name."""
        super().__init__(journal, chairs, lang, screen, lessons=lessons)
        self.begun = True

    def sit_down(self, journal: Journal[Any], chairs: list[Chair]) -> None:
        if self.begun:
            raise SetupError(self.say("chronicle-no-load"))
        super().sit_down(journal, chairs)

    def save(self, path: Path) -> None:
        """It is saved already; on top of that under a name, or in a file, if somebody names one."""
        if path != self.autosave:
            if path.suffix or path.parent != Path():
                super().save(path)
            else:
                self.keep_as(path.name)
            return
        self.screen.say(self.say("chronicle-kept"))
        self.screen.command(f"{command_name()} chronicle play {self.mark}")

    def keep_as(self, name: str) -> None:
        self.name_it(name)
        self.screen.say(self.say("chronicle-saved", name=name))
        self.screen.command(f"{command_name()} chronicle restore {self.mark} {quote(name)}")

    def offer_record(self) -> None:
        """The book keeps it."""
