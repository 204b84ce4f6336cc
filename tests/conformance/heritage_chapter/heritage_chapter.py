"""Chapters of Heritage's chronicle among the games of the suite: one of every era, with what earlier chapters have left
to it, from the prologue to the end of the chronicle."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from tests.games.heritage.chronicle.chronicles import before

from nokturn.campaigns.heritage.campaign import CAMPAIGN
from nokturn.games.heritage.game import GAME as HERITAGE
from nokturn.games.heritage.game import HeritageGame
from nokturn.games.heritage.printed.boards import SLOTS
from nokturn.games.heritage.printed.chronicle.eras import ERAS
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel.game import Chosen, Options
from nokturn.kernel.packs.packs import Hashes

PLAYED = {1: 1, 2: 6, 3: 7, 4: 12, 5: 14, 6: 16, 7: 21}
"""Of each era the chapter that is played: the first of all, the last of all, ends of eras, and others."""


class HeritageChapter(HeritageGame):
    """The theatres say which era it is, and with it the chapter."""

    name: ClassVar[str] = "heritage_chapter"

    @property
    def folder(self) -> Path:
        return HERITAGE.folder

    def tables(self) -> tuple[tuple[int, Options], ...]:
        """One table for each era, for two, three and four players in turn."""
        return tuple([(self.counts[number % 3], self._options(number)) for number in ERAS])

    def _options(self, era: int) -> Options:
        return self.options({"missions": 5, **dict(zip(SLOTS, ERAS[era].theatres, strict=True))})

    def prepare(
        self, players: int, chosen: Chosen, key: str, handed_down: Any = None, packs: Hashes | None = None
    ) -> Heritage:
        era = next(number for number in ERAS if self._options(number) == self.options(chosen))
        sitting = CAMPAIGN.next(before(PLAYED[era], players))
        assert sitting is not None
        return super().prepare(players, sitting.options, key, sitting.handed_down)


GAME = HeritageChapter()
