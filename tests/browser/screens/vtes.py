"""The table of V:TES."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.browser.laid_table import lay
from tests.browser.screens.at_table import opened
from tests.browser.screens.screen import Screen
from tests.browser.table_page import TablePage
from tests.server.process import ServerProcess

from nokturn.kernel.asks import Ask


def acting(ask: Ask, _: Any) -> bool:
    return ask.prompt == "minion-phase" and len(ask.options) > 1


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    page = visit("Ania")
    opened(page, lay(server, page, acting, "me", "bot:random", "bot:random", game="vtes"))
    yield Screen("vtes", page, ("vtes-g-own-turn.png", "vtes-d-phone.png"))
