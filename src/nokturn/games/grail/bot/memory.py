"""What the log says that no view shows: choices taken, Locations replaced, and when the journal was last opened where.

Read anew whenever the log is another one than before, so nothing is kept in mind that could not be read again."""

from __future__ import annotations

from nokturn.kernel.events import Line

NEWS = ("status", "gains-secret", "quest", "clue", "chapter", "gains-item")
"""Lines after which a Location may have something else to tell."""


class Memory:
    """The log, read up to some line."""

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self.lines = 0
        self._last: Line | None = None
        self.taken: set[str] = set()
        self.tried: dict[str, int] = {}
        """How often each choice has been taken."""
        self.replaced: dict[int, int] = {}
        """Location -> the one that has taken its place."""
        self.news = 0
        self.asked: dict[str, int] = {}
        """Quest -> how much had become known when it came."""
        self.explored: dict[int, int] = {}
        """Location -> how much had become known when its journal was opened last."""
        self.said: list[object] = []
        """What members of the group were for since the last thing that was decided."""

    def read(self, log: tuple[Line, ...]) -> None:
        """Go on where reading stopped; another log is read from the start."""
        if len(log) < self.lines or (self.lines and log[self.lines - 1] != self._last):
            self._forget()
        for line in log[self.lines :]:
            self._note(line)
        self.lines = len(log)
        self._last = log[-1] if log else None

    def _note(self, line: Line) -> None:
        if line.key == "agree-for":
            self.said.append(dict(line.facts)["choice"])
            return
        if line.key not in ("agree-leaves", "agree-last-word"):
            self.said.clear()
        if line.key == "choice":
            choice = str(dict(line.facts)["choice"])
            self.taken.add(choice)
            self.tried[choice] = self.tried.get(choice, 0) + 1
        elif line.key == "replaced":
            facts = dict(line.facts)
            self.replaced[facts["old"]] = facts["location"]
        elif line.key == "explores":
            self.explored[dict(line.facts)["location"]] = self.news
        elif line.key in NEWS:
            self.news += 1
            if line.key == "quest":
                self.asked[dict(line.facts)["quest"]] = self.news
