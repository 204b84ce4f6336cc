"""Take the pictures of docs/screenshots: `make screenshots`.

Tables laid out at the moment a picture is about, in a real browser.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from tests.browser.laid_campaign import bring_in
from tests.browser.laid_chronicle import after
from tests.browser.laid_table import lay
from tests.browser.laid_vtes import LaidTable
from tests.browser.screens import chronicle, dracula, grail, grail_more, heritage, vendetta, vtes
from tests.browser.screens.at_table import opened, told
from tests.browser.table_page import TablePage
from tests.browser.test_pace import Messenger
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

PICTURES = (
    "preview",
    "lobby",
    "turn",
    "clans",
    "resolution",
    "replay",
    "end",
    "phone",
    "night",
    "duel",
    "pocket",
    "others",
    "dynasty",
    "avalon",
)
QUALITY = 80


class Photographer:
    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.browser = browser
        self.server = server

    def visitor(
        self, name: str, lang: str = "en", theme: str = "dark", pace: str = "instant", size: dict[str, Any] = WIDE
    ) -> TablePage:
        context = self.browser.new_context(
            base_url=self.server.url,
            bypass_csp=True,  # it forbids waiting for an expression
            locale="pl-PL" if lang == "pl" else "en-GB",
            reduced_motion="reduce",
            **size,
        )
        page = TablePage(context.new_page())
        page.prefer(theme=theme, lang=lang, cardLang=lang, pace=pace)
        page.enter(name, lang)
        return page

    def take(self, page: TablePage, name: str, settled: float = 2000) -> None:
        """`settled`: milliseconds after which nothing moves any more."""
        page.page.mouse.move(0, 0)
        page.page.wait_for_timeout(settled)
        page.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
        print(f"docs/screenshots/{name}.jpg", flush=True)
        page.page.context.close()

    # --- the pictures

    def lobby(self) -> None:
        host = self.visitor("Jan")
        host.new_table("me", "open", "open", "bot:clever", title="Friday night", public=True)
        host.new_table("me", "open", "bot:clever", title="Nowicjusze mile widziani", public=True)
        page = self.visitor("Ania")
        lay(self.server, page, vendetta.planning, *vendetta.SEATS, first=6)
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

    def vendetta(self, lang: str = "en", theme: str = "dark", **how: Any) -> TablePage:
        """The second round, with cards on the table."""
        page = self.visitor("Ania", lang, theme, **how)
        opened(page, lay(self.server, page, vendetta.planning, *vendetta.SEATS, first=6))
        return page

    def turn(self) -> None:
        for lang, theme, name in (("en", "dark", "table"), ("pl", "paper", "table-paper-pl")):
            page = self.vendetta(lang, theme)
            page.page.locator(vendetta.CARDS).last.click()
            self.take(page, name)

    def clans(self) -> None:
        page = self.visitor("Ania")
        opened(page, lay(self.server, page, vendetta.clan, *vendetta.SEATS))
        self.take(page, "clans")

    def resolution(self) -> None:
        """A card of a rival is turned."""
        page = self.visitor("Ania", pace="slow")
        messenger = Messenger(page.page)
        opened(page, lay(self.server, page, vendetta.planning, *vendetta.SEATS, first=6))
        revealed = ("revealed", {"player": "B", "card": "BR04", "district": "D1"})
        told(page, messenger, "[data-moment=revealed]", revealed)
        self.take(page, "resolution")

    def replay(self) -> None:
        page = self.visitor("Ania")
        table = lay(self.server, page, vendetta.planning, *vendetta.SEATS, first=6)
        last = page.api("GET", f"/tables/{table}/sight?seat=A")["step"]
        page.page.goto(f"/t/{table}?step={last * 2 // 3}")
        page.page.locator("[data-replay]").wait_for()
        self.take(page, "replay")

    def end(self) -> None:
        """A bot plays the last fight for us."""
        page = self.visitor("Ania")
        table = lay(self.server, page, vendetta.last_fight, *vendetta.SEATS, first=2)
        opened(page, table)
        page.api("POST", f"/tables/{table}/leave", {"seat": "A", "level": "random"})
        page.page.locator("[data-result]").wait_for()
        self.take(page, "end")

    def phone(self) -> None:
        for lang, theme, name in (("en", "dark", "phone"), ("pl", "paper", "phone-paper-pl")):
            self.take(self.vendetta(lang, theme, size=PHONE), name)

    # --- Dracula

    def night(self) -> None:
        """The Count looks where to go next, several nights after he began."""
        page = self.visitor("Ania")
        opened(page, lay(self.server, page, dracula.night, "me", "bot:clever", game="dracula", first=52))
        self.take(page, "dracula")

    def duel(self) -> None:
        """A combat, after its first round."""
        page = self.visitor("Ania")
        opened(page, lay(self.server, page, dracula.combat, "me", "bot:clever", game="dracula", first=28))
        self.take(page, "dracula-duel")

    def pocket(self) -> None:
        for lang, theme, name in (("en", "dark", "dracula-phone"), ("pl", "paper", "dracula-phone-paper-pl")):
            page = self.visitor("Ania", lang, theme, size=PHONE)
            seats = ("bot:clever", "me")
            opened(page, lay(self.server, page, dracula.day, *seats, game="dracula", first=13, deduction="cities"))
            self.take(page, name)

    # --- V:TES and Heritage

    def others(self) -> None:
        """A bleed that somebody of ours tries to block."""
        page = self.visitor("Ania")
        laid = LaidTable(page, vtes.blocked())
        laid.settle()
        laid.open()
        page.wait()
        self.take(page, "vtes")

    def dynasty(self) -> None:
        """A turn in the middle of a game, also on a phone; of a chronicle a sticker about to be placed, and the book
        after seven chapters."""
        page = self.visitor("Ania")
        opened(page, lay(self.server, page, heritage.turn, *heritage.SEATS, game="heritage", missions=5))
        self.take(page, "heritage")
        page = self.visitor("Ania", "pl", "paper", size=PHONE)
        opened(page, lay(self.server, page, heritage.turn, *heritage.SEATS, game="heritage"))
        self.take(page, "heritage-phone-paper-pl")
        page = self.visitor("Ania")
        chronicle.at(page, self.server, 1, "put-ability", "aftermath")
        self.take(page, "heritage-aftermath")
        page = self.visitor("Ania")
        page.page.goto(f"/c/{bring_in(page, after(7), 'me', 'bot:clever')}")
        page.page.locator("[data-sheet]").first.wait_for()
        self.take(page, "heritage-book")

    # --- Grail

    def avalon(self) -> None:
        """A day on the map, a page of the journal, a Combat; the same day on a phone."""
        page, other = self.visitor("Ania"), self.visitor("Jan")
        opened(page, lay(self.server, page, grail.acting, *grail.SEATS, game="grail", guests=(other,)))
        grail.to_the_map(page)
        self.take(page, "grail")
        page = self.visitor("Ania")
        opened(page, lay(self.server, page, grail.reading, "me", game="grail"))
        self.take(page, "grail-journal")
        page = self.visitor("Ania")
        fight = next(grail_more.frays(page, self.server))
        fight.again()
        self.take(page, "grail-combat")
        page = self.visitor("Ania", "pl", "paper", size=PHONE)
        opened(page, lay(self.server, page, grail.acting, "me", game="grail"))
        grail.to_the_map(page)
        self.take(page, "grail-phone-paper-pl")


def main(*wanted: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    with browsers() as (browser, server):
        photographer = Photographer(browser, server)
        for name in wanted or PICTURES:
            getattr(photographer, name)()


if __name__ == "__main__":
    main(*sys.argv[1:])
