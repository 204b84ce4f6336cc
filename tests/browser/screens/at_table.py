"""What the tables of all games have in common."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.browser.laid_table import Wish
from tests.browser.screens.screen import Screen
from tests.browser.table_page import TablePage, words
from tests.browser.test_pace import Messenger

NOW = "document.querySelector('[data-ask-prompt][aria-busy=false]') !== null"


def opened(page: TablePage, table: str) -> None:
    page.open_table(table)
    page.wait()


def told(page: TablePage, messenger: Messenger, moment: str, *lines: tuple[str, dict[str, Any]]) -> None:
    """The page is told this, and stays at the moment it is."""
    messenger.tell(*lines)
    page.page.locator(moment).first.wait_for()


def to_now(page: TablePage) -> None:
    """All moments are over, and the question is there again."""
    page.page.keyboard.press("Escape")
    page.page.locator("[data-moment]").wait_for(state="detached")
    page.wait()


def ending(page: TablePage, table: str, seat: str, lang: str, name: str, art: tuple[str, ...] = ()) -> Iterator[Screen]:
    """A bot plays for us from here; the end, and looking back from it."""
    page.api("POST", f"/tables/{table}/leave", {"seat": seat, "level": "random"})
    page.page.locator("[data-result]").wait_for()
    yield Screen(f"{name}-end", page, art)
    page.page.locator("[data-result]").get_by_role("button", name=words(lang, "table-replay")).click()
    page.page.locator("[data-replay]").wait_for()
    yield Screen(f"{name}-replay", page)


@cache
def asking(prompt: str) -> Wish:
    """The question of that name, with several answers."""
    return lambda ask, _: ask.prompt == prompt and len(ask.options) > 1
