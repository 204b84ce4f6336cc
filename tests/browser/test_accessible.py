"""An accessibility scan (axe) of every page, in both themes: nothing serious is found."""

from pathlib import Path
from typing import Any

import pytest
from tests.browser import screens
from tests.browser.table_page import TablePage, words

AXE = Path(__file__).parent.parent.parent / "client" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ["dark", "paper"]


def themed(page: TablePage, theme: str) -> None:
    page.prefer(theme=theme)


def scan(page: TablePage, where: str) -> None:
    """Run axe in the page; whatever a screen reader or weak eyes would stumble over is listed by rule and place."""
    page.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.page.evaluate("async () => await axe.run(document, {resultTypes: ['violations']})")
    assert found["passes"], "axe has looked at something"
    grave = [
        f"{finding['id']}: {node['html'][:160]} ({node['failureSummary'].splitlines()[-1].strip()})"
        for finding in found["violations"]
        if finding["impact"] in ("serious", "critical")
        for node in finding["nodes"][:3]
    ]
    assert not grave, f"{where}:\n" + "\n".join(grave)


@pytest.mark.parametrize("theme", THEMES)
def test_the_pages_around_the_table(visit, theme):
    page = visit()
    themed(page, theme)
    page.page.goto("/")
    page.page.locator("[data-play=vendetta]").wait_for()
    scan(page, "the lobby of a stranger")
    assert page.page.evaluate("document.documentElement.dataset.theme") == theme
    page.page.get_by_role("button", name=words("en", "lobby-new")).click()
    page.page.get_by_role("dialog").wait_for()
    scan(page, "setting up a table")
    page.page.keyboard.press("Escape")
    page.page.get_by_role("button", name=words("en", "page-settings")).click()
    page.page.get_by_role("dialog").wait_for()
    scan(page, "settings")
    for path in ("/rules", "/cards"):
        page.page.goto(path)
        page.page.locator("main h1").wait_for()
        scan(page, path)


@pytest.mark.parametrize("theme", THEMES)
def test_the_table(visit, theme):
    page = visit("Ania")
    themed(page, theme)
    waiting = page.new_table("me", "open", "bot:random")
    page.page.goto(f"/t/{waiting}")
    page.page.get_by_role("button", name=words("en", "waiting-invite")).wait_for()
    scan(page, "waiting for friends")
    page.open_table(page.new_table("me", "bot:random", "bot:random"))
    page.wait()
    scan(page, "choosing a clan")
    page.play(until=lambda look: look.prompt == "turn")
    scan(page, "a turn")
    page.choice(0).click()
    scan(page, "a card in the hand is chosen")
    page.page.keyboard.press("Escape")
    page.page.get_by_role("tab", name=words("en", "table-chat")).click()
    scan(page, "chat and notes")
    page.page.keyboard.press("t")
    scan(page, "the table as text")
    page.page.keyboard.press("t")
    page.play()
    scan(page, "the end")
    page.page.locator("[data-result]").get_by_role("button", name=words("en", "table-replay")).click()
    page.page.locator("[data-replay]").wait_for()
    scan(page, "looking back")


def test_every_screen_around_the_table(visit, server):
    for screen in screens.walk("around", visit, server, "en"):
        for theme in THEMES:
            screens.themed(screen, theme)
            scan(screen.page, f"{screen.name}, {theme}")
