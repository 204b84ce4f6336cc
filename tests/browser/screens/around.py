"""The screens before the table: lobby, set-up, campaigns, waiting room, invitation, settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.browser.laid_table import lay
from tests.browser.screens.dracula import night
from tests.browser.screens.screen import Screen
from tests.browser.table_page import TablePage, words
from tests.games.heritage.chronicle.test_whole_chronicle import chronicle
from tests.server.process import ServerProcess

from nokturn.campaigns import files
from nokturn.campaigns.ledger import forked

GAMES = ("vendetta", "dracula", "vtes", "heritage", "grail")
LONG = "Wszędobylska Melania Aa"
"""As long as a name may be."""


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    yield from lobbies(visit, server)
    yield from dialogs(visit, lang)
    yield from campaigns(visit)
    yield from waiting(visit, lang)


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
    page.page.get_by_role("button", name=words(lang, "page-settings")).click()
    page.page.get_by_role("dialog").wait_for()
    yield Screen("settings", page)
    page.page.keyboard.press("Escape")
    page.page.get_by_role("button", name=words(lang, "lobby-new")).click()
    for game in GAMES:
        page.page.locator("dialog select").first.select_option(game)
        unfold(page, "dialog")
        yield Screen(f"set-up-{game}", page)


def unfold(page: TablePage, part: str) -> None:
    """Whatever is folded away there is opened."""
    folded = ":is({part} details, details{part})".replace("{part}", part)
    page.page.evaluate("folded => document.querySelectorAll(folded).forEach((one) => (one.open = true))", folded)


def campaigns(visit: Callable[..., TablePage]) -> Iterator[Screen]:
    page = visit("Ania")
    to_lobby(page)
    for name in ("heritage", "grail"):
        page.page.locator(f"[data-begin-campaign={name}]").click()
        page.page.locator("dialog select >> nth=2").select_option("open")
        yield Screen(f"campaign-new-{name}", page)
        page.page.keyboard.press("Escape")
    page.page.locator("[data-bring-campaign]").click()
    page.page.get_by_role("dialog").wait_for()
    yield Screen("campaign-bring", page)


def books(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    """Campaigns between two sittings: before the first, and after one."""
    page = visit("Ania")
    for name, seats in (("heritage", ("me", "open:Marek", "bot:clever")), ("grail", ("me", "open:Marek"))):
        made = page.api("POST", "/campaigns", {"campaign": name, "seats": seats, "title": LONG, "options": {}})
        page.page.goto(f"/c/{made['id']}")
        page.page.locator("[data-go-on]").wait_for()
        page.page.wait_for_load_state("networkidle")
        yield Screen(f"campaign-{name}", page)
    ledger = chronicle(2, "random", "pages", chapters=1)
    kept = files.written(forked(ledger, ledger.played)).decode()
    made = page.api("POST", "/campaigns/import", {"file": kept, "seats": ["me", "bot:clever"]})
    page.page.goto(f"/c/{made['id']}")
    page.page.locator("[data-fork]").first.wait_for()
    yield Screen("campaign-played", page)
    page.page.locator("[data-fork]").first.click()
    page.page.get_by_role("dialog").wait_for()
    yield Screen("campaign-fork", page, over=True)


def waiting(visit: Callable[..., TablePage], lang: str) -> Iterator[Screen]:
    page, guest = visit("Ania"), visit()
    for game, seats in (
        ("vtes", ("me", "open", "bot:random")),
        ("dracula", ("open", "me", "open")),
        ("vendetta", ("me", "open", "bot:clever", "open")),
    ):
        table = page.new_table(*seats, game=game)
        page.page.goto(f"/t/{table}")
        page.page.get_by_role("button", name=words(lang, "waiting-invite")).click()
        page.page.locator(".link").wait_for()
        page.page.locator(".invitations").wait_for()
        unfold(page, ".invitations")
        yield Screen(f"waiting-room-{game}", page)
        token = page.api("POST", f"/tables/{table}/invite")["token"]
        guest.page.goto(f"/#/join/{table}/{token}")
        guest.page.locator("[data-take]").first.wait_for()
        yield Screen(f"invitation-{game}", guest)
        guest.page.goto("/about")
