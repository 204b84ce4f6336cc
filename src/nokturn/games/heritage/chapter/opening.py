"""A chapter of the chronicle is opened: its summary, its story, its five missions; HER-SETUP-03, HER-CHRON-03."""

from __future__ import annotations

from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS, opens_era
from nokturn.games.heritage.printed.chronicle.eras import ERAS
from nokturn.games.heritage.printed.missions import MISSIONS_OF
from nokturn.games.heritage.state.state import Heritage


def open_chapter(game: Heritage) -> None:
    """The next cards of the chronicle deck, in its order, and none of those behind them; HER-CHRON-03, HER-CHRON-09."""
    chapter = CHAPTERS[game.chapter]
    if opens_era(chapter.number):
        game.tell("era", era=chapter.era, since=ERAS[chapter.era].years[0], till=ERAS[chapter.era].years[1])
        game.tell("story", story=f"era.{chapter.era}", reveals=True)
    game.tell("chapter", chapter=chapter.number, location=f"chapter_{chapter.number}", year=chapter.year, reveals=True)
    game.tell("story", story=f"chapter.{chapter.number}.intro", reveals=True)
    game.missions = MISSIONS_OF[chapter.number]
    game.tell("missions", missions=game.missions, reveals=True)
