"""Take the pictures of docs/screenshots: `make screenshots`.

Real games against bots in a real browser; a picture is taken as soon as the table shows what it is about.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.table_page import Look, TablePage, words
from tests.server.process import ServerProcess, servers

from tools import chromium

FOLDER = Path(__file__).parent.parent / "docs" / "screenshots"
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}

FIGHT = "(document.querySelector('[data-told]') && document.querySelectorAll('[data-place]').length > 1)"
QUIET = "(!document.querySelector('#board .fighting') || !document.querySelector('[data-told]'))"


class Photographer:
    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.browser = browser
        self.server = server

    def visitor(
        self, name: str, lang: str = "en", theme: str = "dark", still: bool = True, size: dict[str, Any] = WIDE
    ) -> TablePage:
        context = self.browser.new_context(
            base_url=self.server.url,
            bypass_csp=True,  # it forbids waiting for an expression
            locale="pl-PL" if lang == "pl" else "en-GB",
            reduced_motion="reduce" if still else "no-preference",
            **size,
        )
        kept = json.dumps(json.dumps({"theme": theme, "lang": lang, "cardLang": lang}))
        context.add_init_script(f"localStorage.setItem('nokturn.preferences', {kept})")
        page = TablePage(context.new_page())
        page.enter(name, lang)
        return page

    def take(self, page: TablePage, name: str, settled: float = 3000) -> None:
        """`settled`: milliseconds after which nothing moves any more."""
        page.page.mouse.move(0, 0)
        page.page.wait_for_timeout(settled)
        page.page.screenshot(path=FOLDER / f"{name}.png")
        print(f"docs/screenshots/{name}.png", flush=True)

    def table(self, page: TablePage) -> str:
        table = page.new_table("me", "bot:clever", "bot:clever", "bot:clever", public=True)
        page.open_table(table)
        return table

    # --- the pictures

    def lobby(self) -> None:
        host = self.visitor("Jan")
        host.new_table("me", "open", "open", "bot:clever", title="Friday night", public=True)
        host.new_table("me", "open", "bot:clever", title="Nowicjusze mile widziani", public=True)
        page = self.visitor("Ania")
        self.table(page)
        page.page.goto("/")
        page.page.get_by_role("button", name=words("en", "lobby-play")).wait_for()
        self.take(page, "lobby")

    def turn(self) -> None:
        for lang, theme, name in (("en", "dark", "table"), ("pl", "paper", "table-paper-pl")):
            page = self.visitor("Ania", lang, theme)
            self.table(page)
            page.play(until=planning(page, 7))
            page.page.locator("[data-card][data-choice]").last.click()
            self.take(page, name)

    def resolution(self) -> None:
        """A fight being told: the strengths are counted and the order of the players stands."""
        page = self.visitor("Ania", still=False)
        self.table(page)
        while not page.look().over:
            page.page.wait_for_function(f"{FIGHT} || {QUIET}", timeout=60_000)
            if page.page.evaluate(FIGHT):
                self.take(page, "resolution", 0)
                return
            look = page.look()
            if look.asks:
                page.step(look)
        sys.exit("No fight was seen being told; run `make screenshots` again.")

    def replay(self) -> None:
        page = self.visitor("Ania")
        table = self.table(page)
        page.play()
        last = page.api("GET", f"/tables/{table}/sight?seat=A")["step"]
        page.page.goto(f"/t/{table}?step={last * 2 // 3}")
        page.page.locator("[data-replay]").wait_for()
        self.take(page, "replay")

    def phone(self) -> None:
        for lang, theme, name in (("en", "dark", "phone"), ("pl", "paper", "phone-paper-pl")):
            page = self.visitor("Ania", lang, theme, size=PHONE)
            self.table(page)
            page.play(until=planning(page, 3))
            self.take(page, name)


def planning(page: TablePage, cards: int) -> Callable[[Look], bool]:
    """A turn with so many cards on the table."""

    def there(look: Look) -> bool:
        return look.prompt == "turn" and not look.facing and page.page.locator("#board li [data-card]").count() >= cards

    return there


def main(*wanted: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    found = chromium.find()
    with (
        tempfile.TemporaryDirectory() as folder,
        servers(f"sqlite:///{folder}/nokturn.db", 1) as (server,),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=found.path, args=found.arguments, env={**os.environ, **found.environment}
        )
        photographer = Photographer(browser, server)
        for name in wanted or ("lobby", "turn", "resolution", "replay", "phone"):
            getattr(photographer, name)()
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
