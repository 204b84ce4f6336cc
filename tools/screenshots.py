"""Take the pictures of docs/screenshots: `make screenshots`.

Real games against bots in a real browser; a picture is taken as soon as the table shows what it is about.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import TimeoutError as TooLateError
from tests.browser.table_page import Look, TablePage
from tests.server.process import ServerProcess, servers

from nokturn.games.dracula.map.atlas import atlas
from tools import chromium

MAP = atlas("third_edition_reconstruction")
FOLDER = Path(__file__).parent.parent / "docs" / "screenshots"
PREVIEW = Path(__file__).parent.parent / "client" / "public" / "preview.jpg"
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}

NIGHTS = 4
PICTURES = ("preview", "lobby", "turn", "resolution", "replay", "phone", "night", "duel", "pocket")
FIGHT = "(document.querySelector('[data-told]') && document.querySelectorAll('[data-place]').length > 1)"
SHOWN = "document.querySelectorAll('[data-duel] .card:not(.down)').length > 2"
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
        table = page.new_table("me", "bot:clever", game="dracula")
        page.open_table(table)
        page.wait()
        page.page.locator("[data-place=granada]").click()
        page.page.locator('[data-ask-prompt="dracula-start"]').wait_for(state="detached")
        while not page.play(until=lambda look: look.prompt == "dracula-moves").over and trail(page) < NIGHTS:
            place = onwards(page, table)
            page.page.locator(f"[data-place={place}]").click()
            if (plainly := page.page.locator(f".ask [data-option=move-to][data-what={place}]")).count():
                plainly.click()
            page.page.locator('[data-ask-prompt="dracula-moves"]').wait_for(state="detached")
        self.take(page, "dracula")

    def duel(self) -> None:
        """Hunters from all around close in on the first city; the cards of a round have just been shown."""
        ania, jan = self.visitor("Ania", still=False), self.visitor("Jan")
        table = ania.new_table("me", "open", game="dracula", public=True)
        jan.api("POST", f"/tables/{table}/sit", {"seat": "B"})
        ania.api("POST", f"/tables/{table}/start")
        for page in (ania, jan):
            page.open_table(table)
        for city in ("paris", "brussels", "munich", "geneva"):
            jan.wait()
            jan.page.locator(f"[data-place={city}]").click()
            jan.page.locator(f".strip >> text={MAP.places[city].name('en')}").wait_for()
        ania.wait()
        ania.page.locator("[data-place=strasbourg]").click()
        while jan.wait().prompt != "pick-combat-card":
            near = jan.page.locator("[data-place=strasbourg][data-choice]")
            if near.count():
                near.click()
            else:
                jan.step(jan.look())
            jan.page.wait_for_timeout(500)
            if ania.look().asks and ania.look().prompt != "pick-dracula-combat-card":
                ania.step(ania.look())
        while not ania.page.evaluate(SHOWN):
            for page in (ania, jan):
                if (look := page.look()).asks and not ania.page.evaluate(SHOWN):
                    page.step(look)
            with suppress(TooLateError):
                ania.page.wait_for_function(SHOWN, timeout=1500)
        self.take(ania, "dracula-duel", 300)

    def pocket(self) -> None:
        for lang, theme, name in (("en", "dark", "dracula-phone"), ("pl", "paper", "dracula-phone-paper-pl")):
            page = self.visitor("Ania", lang, theme, size=PHONE)
            page.open_table(page.new_table("bot:clever", "me", game="dracula", options={"deduction": "cities"}))
            page.play(until=lambda look, page=page: look.prompt == "hunter-action" and trail(page) >= 3)
            self.take(page, name)


def trail(page: TablePage) -> int:
    """How many cards lie on Dracula's trail."""
    return page.page.locator(".trail [data-space]:not(.empty)").count()


def onwards(page: TablePage, table: str) -> str:
    """A city or sea to which Dracula can simply go on, away from the hunters if possible."""
    sight = page.api("GET", f"/tables/{table}/sight?seat=A")
    ways = [option["place"] for option in sight["asks"][0]["options"] if option["is"] == "dracula.MoveTo"]
    hunted = {hunter["place"] for hunter in sight["view"]["hunters"].values()}
    free = [place for place in ways if not hunted & {place, *MAP.roads[place]}] or ways
    return str(page.chance.choice(sorted(free)))


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
        for name in wanted or PICTURES:
            getattr(photographer, name)()
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
