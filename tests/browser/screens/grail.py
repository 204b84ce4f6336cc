"""The table of Grail: heroes to choose from, a day on the map, a page of the journal, the night."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.browser.laid_table import lay
from tests.browser.screens.at_table import opened
from tests.browser.screens.screen import Screen
from tests.browser.table_page import TablePage
from tests.server.process import ServerProcess

from nokturn.kernel.asks import Ask

SEATS = ("me", "bot:random")
MANY_CARDS = 7


def gathering(ask: Ask, _: Any) -> bool:
    return ask.prompt == "take-character"


def acting(ask: Ask, state: Any) -> bool:
    """A day on which there is something to see."""
    return ask.prompt == "act" and state.day >= 3 and len(state.places) >= MANY_CARDS


def reading(ask: Ask, state: Any) -> bool:
    """Several choices, some of them locked."""
    return ask.prompt == "choice" and len(ask.options) > 2 and bool(ask.refused)


def resting(ask: Ask, state: Any) -> bool:
    return ask.prompt == "eat" and len(ask.options) > 1


def learning(ask: Ask, _: Any) -> bool:
    return ask.prompt == "advance"


def to_the_map(page: TablePage) -> None:
    """Whatever is still to be read has been read."""
    page.wait()
    for last in ("[data-wake]", "[data-close-book]"):
        if page.page.locator(last).count():
            page.page.locator(last).click()


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    page = visit("Ania")
    opened(page, lay(server, page, acting, *SEATS, game="grail"))
    to_the_map(page)
    yield Screen("grail-day", page, ("grail-day.png", "grail-phone-map.png"))
    opened(page, lay(server, page, reading, *SEATS, game="grail"))
    yield Screen("grail-journal", page, ("grail-journal.png",))
    opened(page, lay(server, page, resting, *SEATS, game="grail"))
    yield Screen("grail-rest", page)
    opened(page, lay(server, page, learning, *SEATS, game="grail"))
    yield Screen("grail-night", page, ("grail-night.png",))
    opened(page, lay(server, page, gathering, *SEATS, game="grail"))
    yield Screen("grail-heroes", page)
