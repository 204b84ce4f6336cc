"""The table of Heritage: a turn, a scheme laid out, and the clans before it all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.browser.laid_table import lay
from tests.browser.screens.at_table import opened
from tests.browser.screens.screen import Screen
from tests.browser.table_page import TablePage
from tests.server.process import ServerProcess

from nokturn.games.heritage.state.choices import PlayScheme
from nokturn.kernel.asks import Ask

SEATS = ("me", "bot:random", "bot:random")


def turn(ask: Ask, state: Any) -> bool:
    return ask.prompt == "turn" and state.round >= 4 and not state.recruited


def owing(ask: Ask, state: Any) -> bool:
    return ask.prompt == "owe" and state.round >= 3


def scheming(ask: Ask, state: Any) -> bool:
    """Several schemes can be played."""
    return turn(ask, state) and sum([isinstance(option, PlayScheme) for option in ask.options]) > 3


def first(ask: Ask, _: Any) -> bool:
    return ask.prompt == "take-clan"


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    page = visit("Ania")
    opened(page, lay(server, page, turn, *SEATS, game="heritage"))
    yield Screen("heritage", page, ("heritage-a-table.png", "heritage-e-phone.png"))
    opened(page, lay(server, page, scheming, *SEATS, game="heritage"))
    page.page.locator("[data-scheme][data-choice]").first.click()
    yield Screen("heritage-scheme", page, ("heritage-b-scheme.png",))
    opened(page, lay(server, page, first, *SEATS, game="heritage"))
    yield Screen("heritage-clans", page)
