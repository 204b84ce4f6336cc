"""The chronicle of Heritage: prologue, aftermath, the end of an era; its book, also to print, and its poster."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.browser.laid_campaign import bring
from tests.browser.laid_chronicle import after, lay_chapter, seated, steps_to
from tests.browser.screens.at_table import opened
from tests.browser.screens.screen import Screen
from tests.browser.table_page import MARKED, TablePage
from tests.server.process import ServerProcess

from nokturn.kernel.asks import Ask

ART = {"put-ability": ("heritage-d-aftermath.png",)}
BARE = b"""<!doctype html><html lang=en><meta charset=utf-8><title>A poster</title>
<body style=margin:0><main><h1 style=position:absolute;opacity:0>A poster</h1>"""
PROLOGUE = ("first-dot", "first-title", "house-mark", "first-servant", "clan-sticker", "which-name")
AFTERMATH = ("intrigue", "mission", "elevate", "which-side", "put-on", "put-ability", "servant")


def chosen(ask: Ask) -> bool:
    """There is something to choose from."""
    return ask.kind != "one" or len(ask.options) > 1


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    yield from played(visit, server, lang)
    yield from printed(visit("Ania"), lang)


def played(visit: Callable[..., TablePage], server: ServerProcess, _: str) -> Iterator[Screen]:
    """Everything but what is printed."""
    page = visit("Ania")
    yield from beginning(page)
    for prompt in PROLOGUE:
        yield at(page, server, 0, prompt, "prologue")
    for prompt in ("take-clan", "turn", "primogen"):
        yield at(page, server, 1, prompt, "chapter")
    for prompt in AFTERMATH:
        yield at(page, server, 1, prompt, "aftermath")
    yield at(page, server, 2, "era-card", "era")
    yield from books(page)
    yield from families(page, server)


def at(page: TablePage, server: ServerProcess, chapters: int, prompt: str, part: str) -> Screen:
    """A question of the next chapter, with the first choice on the stage looked at."""
    seat, steps = steps_to(chapters, prompt, chosen)
    opened(page, lay_chapter(server, page, bring(page, after(chapters), *seated(seat)), steps))
    choices = page.page.locator("[data-stage] [data-offer] [data-choice]")
    if choices.count():
        choices.first.click()
    return Screen(f"chronicle-{part}-{prompt}", page, ART.get(prompt, ()))


def beginning(page: TablePage) -> Iterator[Screen]:
    page.page.goto("/")
    page.page.locator("[data-begin-campaign=heritage]").click()
    page.page.get_by_role("dialog").wait_for()
    yield Screen("chronicle-begin", page)
    page.page.goto(f"/c/{bring(page, after(0), 'me', 'open')}")
    page.page.locator("[data-sheet]").first.wait_for()
    yield Screen("chronicle-book-empty", page)


def books(page: TablePage) -> Iterator[Screen]:
    for played in (2, 7, 21):
        page.page.goto(f"/c/{bring(page, after(played), 'me', 'bot:clever')}")
        page.page.locator("[data-sheet]").first.wait_for()
        yield Screen(f"chronicle-book-{played}", page, ("heritage-c-chronicle.png",) if played == 7 else ())


def families(page: TablePage, server: ServerProcess) -> Iterator[Screen]:
    """Of a chapter that was played here: a bot gives the last answers."""
    seat, steps = steps_to(1, "servant", chosen)
    campaign = bring(page, after(1), *seated(seat))
    table = lay_chapter(server, page, campaign, steps)
    opened(page, table)
    page.api("POST", f"/tables/{table}/leave", {"seat": seat, "level": "random"})
    page.page.locator("[data-result]").wait_for()
    yield Screen("chronicle-chapter-end", page)
    page.page.goto(f"/c/{campaign}")
    page.page.locator("[data-families]").click()
    page.page.locator("[data-family]").first.wait_for()
    yield Screen("chronicle-families", page)


def printed(page: TablePage, lang: str) -> Iterator[Screen]:
    """What can be kept of it, opened as a file."""
    for name, form, played in (("poster", "svg", 21), ("poster-so-far", "svg", 7), ("printed", "html", 7)):
        campaign = bring(page, after(played), "me", "bot:clever")
        kept = page.page.context.request.get(f"/api/campaigns/{campaign}/book?form={form}&lang={lang}", headers=MARKED)
        with tempfile.NamedTemporaryFile(suffix=".html") as file:
            # A drawing is shown on a page: a browser takes no picture of one that is all there is.
            Path(file.name).write_bytes(BARE + kept.body() if form == "svg" else kept.body())
            page.page.goto(f"file://{file.name}")
            page.page.locator("svg").first.wait_for()
            yield Screen(f"chronicle-{name}", page, ("heritage-f-poster.png",) if form == "svg" else ())
