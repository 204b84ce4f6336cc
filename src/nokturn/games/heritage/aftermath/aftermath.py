"""The six steps, in this order, each seeing what the one before has changed; HER-AFTER-01, HER-AFTER-22, HER-R-61."""

from __future__ import annotations

from nokturn.games.heritage.aftermath.abilities import place_stickers
from nokturn.games.heritage.aftermath.missions import resolve_missions
from nokturn.games.heritage.aftermath.obligations import change_obligations
from nokturn.games.heritage.aftermath.record import record_chapter
from nokturn.games.heritage.aftermath.servants import keep_servants
from nokturn.games.heritage.aftermath.summary import sum_up
from nokturn.games.heritage.chronicle.sheets import books_of
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, call, procedure


@procedure(rule=("HER-AFTER-01", "HER-AFTER-20", "HER-AFTER-22"))
def aftermath(game: Heritage) -> Rule:
    """All six, after the last chapter too; then the chapter's story ends, HER-CHRON-09."""
    game.tell("aftermath", chapter=game.chapter)
    game.active = ""
    game.step = 1
    record_chapter(game)
    game.step = 2
    yield call(sum_up)
    game.step = 3
    yield call(resolve_missions)
    game.step = 4
    yield call(change_obligations)
    game.step = 5
    yield call(place_stickers)
    game.step = 6
    yield call(keep_servants)
    game.step = 0
    game.tell("story", story=f"chapter.{books_of(game).chapter}.outro", reveals=True)
