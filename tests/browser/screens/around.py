"""The screens around the table: lobby, set-up, waiting room, invitation, rules, cards, settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.browser.laid_table import lay
from tests.browser.screens.dracula import night
from tests.browser.screens.screen import Screen
from tests.browser.table_page import TablePage, words
from tests.server.process import ServerProcess

FEW = {"cards-vendetta": "BR0", "cards-dracula": "vamp", "cards-vtes": "vernal"}
"""What is searched for among the cards: some of them look like all of them, and take a moment to draw."""
LONG = "Wszędobylska Melania Aa"
"""As long as a name may be."""


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    yield from lobbies(visit, server)
    yield from dialogs(visit, lang)
    yield from waiting(visit, lang)
    yield from reading(visit, lang)


def lobbies(visit: Callable[..., TablePage], server: ServerProcess) -> Iterator[Screen]:
    newcomer = visit()
    to_lobby(newcomer)
    yield Screen("lobby-newcomer", newcomer)
    ania, marek, ola = visit("Ania"), visit("Marek"), visit(LONG)
    to_lobby(ania)
    yield Screen("lobby-nothing-on", ania)
    for host in (marek, ola):
        table = host.new_table("me", "open", "bot:random", "bot:random")
        token = host.api("POST", f"/tables/{table}/invite")["token"]
        ania.api("POST", f"/tables/{table}/join", {"token": token})
    marek.new_table("me", "open", "open", "bot:clever", title="Friday night", public=True)
    ola.new_table("me", "open", "bot:clever", title="Nowicjusze mile widziani", public=True)
    ania.new_table("me", "open", "bot:clever")
    lay(server, ania, night, "me", "bot:clever", game="dracula", first=52)
    to_lobby(ania)
    ania.page.locator("[data-continue]").wait_for()
    ania.page.locator("#tables ul").wait_for()
    yield Screen("lobby", ania, ("lobby.png", "lobby-phone.png"))


def to_lobby(page: TablePage) -> None:
    page.page.goto("/")
    page.page.locator("[data-play=vendetta]").wait_for()
    page.page.wait_for_load_state("networkidle")


def dialogs(visit: Callable[..., TablePage], lang: str) -> Iterator[Screen]:
    page = visit("Ania")
    to_lobby(page)
    for name, opens in (("set-up", "lobby-new"), ("settings", "page-settings")):
        page.page.get_by_role("button", name=words(lang, opens)).click()
        page.page.get_by_role("dialog").wait_for()
        yield Screen(name, page)
        page.page.keyboard.press("Escape")


def waiting(visit: Callable[..., TablePage], lang: str) -> Iterator[Screen]:
    page, guest = visit("Ania"), visit()
    table = page.new_table("me", "open", "bot:random", game="vtes")
    page.page.goto(f"/t/{table}")
    page.page.get_by_role("button", name=words(lang, "waiting-invite")).click()
    page.page.locator(".link").wait_for()
    yield Screen("waiting-room", page)
    token = page.api("POST", f"/tables/{table}/invite")["token"]
    guest.page.goto(f"/#/join/{table}/{token}")
    guest.page.locator("[data-take]").wait_for()
    yield Screen("invitation", guest)


def reading(visit: Callable[..., TablePage], lang: str) -> Iterator[Screen]:
    page = visit("Ania")
    for name, path, there in (
        ("rules", "/rules/vendetta", "main article, main li"),
        ("cards-vendetta", "/cards/vendetta", "main [data-face]"),
        ("cards-dracula", "/cards/dracula", "main [data-face]"),
        ("cards-vtes", "/cards/vtes", "main [data-face]"),
        ("about", "/about", "main h1"),
        ("kit", "/kit/vendetta", "main [data-face]"),
    ):
        page.page.goto(path)
        page.page.locator(there).first.wait_for()
        if name in FEW:
            page.page.locator("#cards-search").fill(FEW[name])
            page.page.locator(f"{there} >> nth=24").wait_for(state="detached")
        yield Screen(name, page, ("kit-sheet.png",) if name == "kit" else ())
