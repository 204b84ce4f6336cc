"""More of the table of Grail: fights and talks, what slides over the map, a Guardian, decks, dreams, the guide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import expect
from tests.browser.bout import fight
from tests.browser.laid_table import lay
from tests.browser.screens.at_table import opened
from tests.browser.screens.grail import acting, to_the_map
from tests.browser.screens.screen import Screen
from tests.browser.table_page import TablePage
from tests.server.process import ServerProcess

from nokturn.games.grail.day.end import vision_of
from nokturn.kernel.asks import Ask

SHEETS = {"quests": "q", "statuses": "x", "forecast": "f"}


def guarded(ask: Ask, state: Any) -> bool:
    return ask.prompt == "act" and bool(state.guardians)


def sorting(ask: Ask, state: Any) -> bool:
    """The decks are put together, and there is something to put in or to lay aside."""
    return ask.prompt == "swap-cards" and len(ask.options) > 1


def woken(ask: Ask, state: Any) -> bool:
    """A Character who has slept where one dreams, and has done nothing yet."""
    hero = state.hero_of(ask.seat) if ask.prompt == "act" and state.day > 1 else ""
    return bool(hero) and not state.heroes[hero].acted and vision_of(state, hero) is not None


def crowded(ask: Ask, state: Any) -> bool:
    """Everybody has a Character, and some have gone ahead."""
    return ask.prompt == "act" and len({hero.location for hero in state.heroes.values()}) > 2


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    page = visit("Ania")
    yield from frays(page, server)
    yield from sheets(page, server)
    opened(page, lay(server, page, guarded, "me", game="grail"))
    to_the_map(page)
    yield Screen("grail-guardian", page)
    opened(page, lay(server, page, woken, "me", game="grail"))
    page.page.locator("[data-wake]").wait_for()
    yield Screen("grail-dream", page)
    opened(page, lay(server, page, sorting, "me", game="grail"))
    yield Screen("grail-decks", page)
    opened(page, lay(server, page, crowded, "me", "me", "me", "me", game="grail"))
    to_the_map(page)
    yield Screen("grail-four", page, ("grail-day-1024.png",))
    page.page.goto(f"/t/{page.new_table('me', game='grail', options={'tutorial': True})}?intro=1")
    page.wait()
    page.page.locator(".guide, [data-guide]").first.wait_for()
    yield Screen("grail-guide", page)


def frays(page: TablePage, server: ServerProcess) -> Iterator[Screen]:
    """With a card pointed at, so that its keys are seen to join."""
    for name, diplomacy, seats, art in (
        ("combat", False, ("me",), ("grail-combat.png", "grail-phone-combat.png", "grail-keys.png")),
        ("diplomacy", True, ("me",), ("grail-diplomacy.png",)),
        ("together", False, ("me", "me"), ("grail-combat.png",)),
    ):
        wish = fight(diplomacy=diplomacy, laid=2, hand=3)
        opened(page, lay(server, page, wish, *seats, game="grail", first=2))
        expect(page.page.locator("#fray")).to_be_visible()
        card = page.page.locator("#hand [data-card]:not([data-no])").first
        yield Screen(f"grail-{name}", page, art, again=card.focus)


def sheets(page: TablePage, server: ServerProcess) -> Iterator[Screen]:
    opened(page, lay(server, page, acting, "me", game="grail"))
    to_the_map(page)
    for name, key in SHEETS.items():
        page.page.keyboard.press(key)
        page.page.locator("dialog[open]").wait_for()
        yield Screen(f"grail-{name}", page, over=True)
        page.page.keyboard.press("Escape")
        expect(page.page.locator("dialog[open]")).to_have_count(0)
