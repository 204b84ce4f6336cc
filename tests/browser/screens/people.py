"""People: accounts and their sessions, talk at the table and what is done about it, the table's menu, taking back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from uuid import uuid4

from tests.browser.laid_table import lay
from tests.browser.screens.around import LONG, to_lobby, unfold
from tests.browser.screens.at_table import opened
from tests.browser.screens.screen import Screen
from tests.browser.screens.vendetta import SEATS, planning
from tests.browser.table_page import TablePage, words
from tests.browser.test_pace import Messenger
from tests.server.process import ServerProcess

PASSWORD = "a long night in Chicago"


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    yield from accounts(visit, lang)
    yield from tables_of(visit, lang)
    yield from talk(visit, server, lang)
    yield from manners(visit, server)


def accounts(visit: Callable[..., TablePage], lang: str) -> Iterator[Screen]:
    newcomer = visit()
    to_lobby(newcomer)
    unfold(newcomer, "#me")
    newcomer.page.locator("#me input").first.fill("Ania")
    newcomer.page.get_by_role("button", name=words(lang, "account-forgotten")).click()
    newcomer.page.locator("#me [role=status], #me [role=alert]").first.wait_for()
    yield Screen("account-newcomer", newcomer, again=lambda: scroll_to(newcomer, "#me"))
    ania, other = visit(), visit()
    name = f"Ania {uuid4().hex[:6]}"
    ania.api("POST", "/register", {"name": name, "password": PASSWORD, "lang": lang})
    other.api("POST", "/login", {"name": name, "password": PASSWORD})
    to_lobby(ania)
    unfold(ania, "#me")
    ania.page.locator("#me details li").nth(1).wait_for()
    unfold(ania, "#me")
    ania.page.get_by_role("button", name=words(lang, "account-delete"), exact=True).click()
    yield Screen("account", ania, again=lambda: scroll_to(ania, "#me"))


def scroll_to(page: TablePage, part: str) -> None:
    page.page.locator(part).evaluate("part => part.scrollIntoView()")


def tables_of(visit: Callable[..., TablePage], lang: str) -> Iterator[Screen]:
    """More than one game is played."""
    page = visit("Ania")
    page.new_table("me", "bot:random", "bot:random", title="Nowicjusze mile widziani, dwa stoły obok siebie")
    page.new_table("me", "bot:random", game="dracula")
    page.new_table("me", "open", "bot:clever", game="vtes")
    to_lobby(page)
    page.page.locator("[data-continue]").wait_for()
    page.page.locator(".others").click()
    page.page.get_by_role("dialog").wait_for()
    yield Screen("tables-mine", page)


def talk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    """What the host may do about somebody's words, and anybody else."""
    host, guest = visit("Ania"), visit(LONG)
    table = lay(server, host, planning, "me", "open", "bot:random", "bot:random", first=6, guests=(guest,))
    guest.api("POST", f"/tables/{table}/chat", {"text": "Dobry wieczór! Kto dziś zostanie Księciem?"})
    host.api("POST", f"/tables/{table}/chat", {"text": "Nobody sleeps tonight."})
    for page, name in ((host, "moderation"), (guest, "report")):
        page.open_table(table)
        page.page.keyboard.press("c")
        page.page.locator(".line button").first.click()
        page.page.locator(".about form").wait_for()
        unfold(page, "aside")
        yield Screen(name, page)
    host.api("POST", f"/tables/{table}/mute", {"person": guest.api("GET", "/me")["id"], "on": True})
    opened_chat(guest, table)
    yield Screen("muted", guest, over=True)
    host.page.keyboard.press("m")
    host.page.get_by_role("button", name=words(lang, "menu-invite")).click()
    host.page.locator("dialog .invitations").wait_for()
    unfold(host, "dialog")
    yield Screen("table-menu-invited", host)


def opened_chat(page: TablePage, table: str) -> None:
    page.open_table(table)
    page.page.keyboard.press("c")
    page.page.locator(".chat").wait_for()


def manners(visit: Callable[..., TablePage], server: ServerProcess) -> Iterator[Screen]:
    """Somebody asks to take a move back; one chair after another at the same screen."""
    page = visit("Ania")
    messenger = Messenger(page.page)
    opened(page, lay(server, page, planning, *SEATS, first=6))
    messenger.sight["request"] = {"by": "B", "needs": ["A"], "agreed": [], "rules": False}
    messenger.tell()
    page.page.locator(".request").wait_for()
    yield Screen("undo-request", page, over=True)
    alone = visit("Ania")
    alone.page.goto(f"/t/{alone.new_table('me', 'me', 'me')}")
    covered = alone.page.locator("[data-hand-over]")
    covered.or_(alone.page.locator("[data-ask-prompt]")).first.wait_for()
    if not covered.count():
        alone.wait()
        alone.choice(0).click()
    covered.wait_for()
    yield Screen("hand-over", alone)
