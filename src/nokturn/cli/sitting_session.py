"""A sitting of a campaign at the terminal: a game like any other, but kept by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nokturn.cli.leaving import command_name
from nokturn.cli.screen import Screen
from nokturn.cli.seating import Chair
from nokturn.cli.session import Session
from nokturn.kernel.errors import SetupError
from nokturn.kernel.records import Journal


class SittingSession(Session):
    """Whoever leaves finds everything as it was; another game cannot be put in its place."""

    def __init__(
        self, journal: Journal[Any], chairs: list[Chair], lang: str, screen: Screen, mark: str, *, lessons: bool = False
    ) -> None:
        self.begun = False
        self.mark = mark
        super().__init__(journal, chairs, lang, screen, lessons=lessons)
        self.begun = True

    def sit_down(self, journal: Journal[Any], chairs: list[Chair]) -> None:
        if self.begun:
            raise SetupError(self.say("chronicle-no-load"))
        super().sit_down(journal, chairs)

    def save(self, path: Path) -> None:
        """It is saved already; elsewhere on top of that, if somebody names a place."""
        if path != self.autosave:
            super().save(path)
            return
        self.screen.say(self.say("chronicle-kept"))
        self.screen.command(f"{command_name()} chronicle play {self.mark}")

    def offer_record(self) -> None:
        """The book keeps it."""
