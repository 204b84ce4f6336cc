"""A process that reads what people bring, and says what is in it and what is wrong with it."""

from __future__ import annotations

import signal
from typing import Any

from nokturn.games import game_named
from nokturn.kernel.errors import NokturnError
from nokturn.kernel.words import LANGUAGES, explain
from nokturn.table.errors import TurnedDownError
from nokturn.table.live.bot_process import attend
from nokturn.table.lobby.brought import check_one
from nokturn.table.lobby.examiner import Brought, Wrong


def within_its_time(brought: Brought) -> Any:
    """Whatever it is that takes so long, the system ends the process when it has worked for as long as it may."""
    signal.setitimer(signal.ITIMER_PROF, brought.seconds)
    try:
        return examine(brought)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def examine(brought: Brought) -> Any:
    if brought.lang:
        return game_named(brought.game).brings.report(brought.key, brought.value, brought.options, brought.lang)
    try:
        check_one(game_named(brought.game), brought.players, brought.options, brought.key, brought.value)
    except TurnedDownError as error:
        lines = error.args_of_text["lines"]
        assert isinstance(lines, NokturnError)
        return Wrong(error.rule, {lang: explain(lines, lang) for lang in LANGUAGES})
    return None


if __name__ == "__main__":
    attend(Brought, within_its_time)
