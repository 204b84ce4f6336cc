"""Take the pictures of docs/screenshots: `make screenshots`.

Real games against bots in a real browser; a picture is taken as soon as the table shows what it is about.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from tests.browser.laid_table import lay
from tests.browser.screens import dracula
from tests.browser.table_page import Look, TablePage
from tests.server.process import ServerProcess

from tools.screens import browsers

FOLDER = Path(__file__).parent.parent / "docs" / "screenshots"
PREVIEW = Path(__file__).parent.parent / "client" / "public" / "preview.jpg"
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}

PICTURES = ("preview", "lobby", "turn", "resolution", "replay", "phone", "night", "duel", "pocket")
FIGHT = "(document.querySelector('[data-told], .moment') && document.querySelectorAll('[data-place]').length > 1)"
QUIET = "(!document.querySelector('#board .fighting') || !document.querySelector('[data-told], .moment'))"


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
        page = TablePage(context.new_page())
        page.prefer(theme=theme, lang=lang, cardLang=lang, pace="instant" if still else "normal")
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
        page.page.locator("[data-play=vendetta]").wait_for()
        self.take(page, "lobby")

    def preview(self) -> None:
        """What others show beside a link to us: the shelf of games."""
        page = self.visitor("Ania", size={"viewport": {"width": 1280, "height": 720}})
        page.page.goto("/")
        page.page.locator("[data-play=vendetta]").wait_for()
        page.page.locator(".shelf").screenshot(path=PREVIEW, type="jpeg", quality=72)
        print("client/public/preview.jpg", flush=True)

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

    # --- Dracula

    def night(self) -> None:
        """The Count looks where to go next, several nights after he began."""
        page = self.visitor("Ania")
        page.open_table(lay(self.server, page, dracula.night, "me", "bot:clever", game="dracula", first=52))
        page.wait()
        self.take(page, "dracula")

    def duel(self) -> None:
        """A combat, after its first round."""
        page = self.visitor("Ania")
        page.open_table(lay(self.server, page, dracula.combat, "me", "bot:clever", game="dracula", first=28))
        page.wait()
        self.take(page, "dracula-duel")

    def pocket(self) -> None:
        for lang, theme, name in (("en", "dark", "dracula-phone"), ("pl", "paper", "dracula-phone-paper-pl")):
            page = self.visitor("Ania", lang, theme, size=PHONE)
            seats = ("bot:clever", "me")
            page.open_table(lay(self.server, page, dracula.day, *seats, game="dracula", first=13, deduction="cities"))
            page.wait()
            self.take(page, name)


def planning(page: TablePage, cards: int) -> Callable[[Look], bool]:
    """A turn with so many cards on the table."""

    def there(look: Look) -> bool:
        return look.prompt == "turn" and not look.facing and page.page.locator("#board li [data-card]").count() >= cards

    return there


def main(*wanted: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    with browsers() as (browser, server):
        photographer = Photographer(browser, server)
        for name in wanted or PICTURES:
            getattr(photographer, name)()


if __name__ == "__main__":
    main(*sys.argv[1:])
