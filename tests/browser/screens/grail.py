"""The table of Grail: heroes to choose from, a day on the map, a page of the journal, the night."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import expect
from tests.browser.laid_table import lay
from tests.browser.screens.at_table import opened
from tests.browser.screens.screen import Screen
from tests.browser.table_page import TablePage
from tests.server.process import ServerProcess

from nokturn.games.grail.state.choices import Travel
from nokturn.kernel.asks import Ask

SEATS = ("me", "open")
"""A second hero whose player sits and thinks: a bot would go on meanwhile."""
MANY_CARDS = 7


def gathering(ask: Ask, _: Any) -> bool:
    return ask.prompt == "take-character"


def acting(ask: Ask, state: Any) -> bool:
    """A day on which there is something to see."""
    ways = [option for option in ask.options if isinstance(option, Travel)]
    return ask.prompt == "act" and state.day >= 3 and len(state.places) >= MANY_CARDS and bool(ways)


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
    board = page.page.locator("#board")
    last = {"dream": "[data-wake]", "journal": "[data-close-book]"}
    while (act := board.get_attribute("data-act") or "") in last:
        page.page.locator(last[act]).click()
    expect(board).to_have_attribute("data-act", "map")


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    page, other = visit("Ania"), visit("Jan")
    opened(page, lay(server, page, acting, *SEATS, game="grail", guests=(other,)))
    to_the_map(page)
    yield Screen("grail-day", page, ("grail-day.png", "grail-phone-map.png"))
    yield from sheets(page)
    opened(page, lay(server, page, reading, "me", game="grail"))
    yield Screen("grail-journal", page, ("grail-journal.png",))
    opened(page, lay(server, page, resting, "me", game="grail"))
    yield Screen("grail-rest", page)
    opened(page, lay(server, page, learning, "me", game="grail"))
    yield Screen("grail-night", page, ("grail-night.png",))
    opened(page, lay(server, page, gathering, "me", game="grail"))
    yield Screen("grail-heroes", page)


def sheets(page: TablePage) -> Iterator[Screen]:
    for key, name in (("q", "grail-quests"), ("x", "grail-statuses")):
        page.page.keyboard.press(key)
        page.page.get_by_role("dialog").wait_for()
        yield Screen(name, page, over=True)
        page.page.keyboard.press("Escape")
        page.page.get_by_role("dialog").wait_for(state="detached")
