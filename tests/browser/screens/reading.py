"""What there is to read: rules, cards, who made what, the parts that everything is drawn with."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.browser.screens.around import GAMES
from tests.browser.screens.screen import Screen
from tests.browser.table_page import TablePage
from tests.server.process import ServerProcess

SOME = {"vendetta": "BR0", "dracula": "vamp", "vtes": "deflection", "heritage": "night", "grail": "stone"}
"""What is searched for among the cards: some of them look like all of them, and take a moment to draw."""
FEW = 24


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    page = visit("Ania")
    for game in GAMES:
        page.page.goto(f"/rules/{game}")
        page.page.locator("main article, main li").first.wait_for()
        yield Screen(f"rules-{game}", page)
    page.page.goto("/rules/vendetta")
    page.page.locator("main input[type=search]").fill("Frenzy")
    page.page.locator("#VEN-SETUP-01").wait_for(state="detached")
    page.page.locator("main li[id]").first.wait_for()
    yield Screen("rules-search", page)
    for game, part in SOME.items():
        page.page.goto(f"/cards/{game}")
        page.page.locator("main [data-face]").first.wait_for()
        page.page.locator("#cards-search").fill(part)
        page.page.locator(f"main [data-face] >> nth={FEW}").wait_for(state="detached")
        if game == "vtes":
            page.page.locator("[data-coverage][aria-busy=false]").wait_for()
            page.page.locator("[data-published] summary").first.click()
            page.page.locator("[data-published] [lang=en]").wait_for()
        yield Screen(f"cards-{game}", page)
        if game == "heritage":
            page.page.locator("[data-sealed] button").click()
            page.page.get_by_role("dialog").wait_for()
            yield Screen("cards-sealed", page, over=True)
    page.page.goto("/about")
    page.page.locator("main h1").wait_for()
    yield Screen("about", page)
    for game in ("vendetta", "dracula"):
        page.page.goto(f"/kit/{game}")
        page.page.locator("main [data-face]").first.wait_for()
        yield Screen(f"kit-{game}", page, ("kit-sheet.png",))
