"""The shelf and the builder of decks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.browser.screens.screen import Screen
from tests.browser.table_page import TablePage
from tests.server.process import ServerProcess

PASTED = """Crypt (12 cards)
2x Alexander Silverson
2x Donny Kowalczyk
8x Alexa Draper
Library (84)
12x Govern the Unaligned
5x Deflecton
4x Lost in Crowds
2x Liquidation
3x Obedience
20x Bonding
38x Vessel
"""
SHELF = (
    ("v5_tremere", "Chantry Walls"),
    ("v5_ventrue", "Board Meeting"),
    ("nb_malkavian", "Quiet Feet"),
    ("v5a_gangrel", "Stare wilki z puszczy nad jeziorem Śniardwy"),
)


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    page = visit()
    page.page.goto("/about")
    page.api("POST", "/register", {"name": f"Ola-{lang}", "password": "long enough", "lang": lang})
    made = [kept(page, name, called) for name, called in SHELF]
    page.page.goto("/decks")
    page.page.locator("[data-box='Chantry Walls']").wait_for()
    page.page.locator("[data-box]").nth(len(SHELF) + 5).wait_for()
    page.page.locator("[data-paste] textarea").fill(PASTED)
    page.page.locator("[data-problem=unplayable]").wait_for()
    yield Screen("decks-shelf", page, ("vtes-e1-shelf.png",))
    page.page.goto(f"/decks/{made[0]}")
    page.page.locator("[data-in-deck]").first.wait_for()
    page.page.keyboard.press("/")
    page.page.keyboard.type("intercept")
    page.page.locator("[data-row]", has_text="Eyes of Argus").wait_for()
    page.page.locator("[data-in-deck]", has_text="Eyes of Argus").click()
    page.page.locator("[data-card] [data-able]").wait_for()
    yield Screen("decks-builder", page, ("vtes-e2-builder.png",))
    tab(page, "deck")
    yield Screen("decks-list", page, over=True)
    yield Screen("decks-numbers", page, again=lambda: numbers(page))
    tab(page, "deck")
    page.page.get_by_role("button", name={"en": "Share", "pl": "Udostępnij"}[lang]).click()
    page.page.locator("[data-exported]").wait_for()
    yield Screen("decks-share", page, over=True)
    page.page.keyboard.press("Escape")
    page.page.get_by_role("button", name={"en": "Play it", "pl": "Zagraj nią"}[lang]).click()
    page.page.get_by_role("dialog").wait_for()
    yield Screen("decks-play", page, over=True)


def tab(page: TablePage, name: str) -> None:
    """The part that a phone shows, without the card that lay over it; beside the others it is always there."""
    page.page.locator("[data-card-side] .close").evaluate("close => close.click()")
    page.page.locator(f".tabs [data-opens={name}]").evaluate("tab => tab.click()")


def numbers(page: TablePage) -> None:
    """A phone has a part for them; elsewhere they lie over the deck."""
    tab(page, "numbers")
    if not page.page.locator(".tabs").is_visible():
        page.page.keyboard.press("n")
        page.page.locator("[data-versions] li").first.wait_for()


def kept(page: TablePage, precon: str, name: str) -> str:
    deck = page.api("GET", f"/decks/others/precon/{precon}")
    made: str = page.api("POST", "/shelf", {"deck": {**deck, "name": name}})["id"]
    return made
