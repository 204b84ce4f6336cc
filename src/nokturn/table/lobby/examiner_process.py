"""A process that reads what people bring, and says what is in it and what is wrong with it."""

from __future__ import annotations

from typing import Any

from nokturn.games import game_named
from nokturn.kernel.errors import NokturnError
from nokturn.kernel.words import LANGUAGES, explain
from nokturn.table.errors import TurnedDownError
from nokturn.table.live.bot_process import attend
from nokturn.table.lobby.brought import check_one
from nokturn.table.lobby.examiner import Brought, Wrong


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
    attend(Brought, examine)
