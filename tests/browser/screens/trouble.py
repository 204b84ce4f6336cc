"""When something is in the way: no server, no table, rules that have changed, an answer that is turned down."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

from tests.browser.laid_table import lay
from tests.browser.screens.around import to_lobby
from tests.browser.screens.at_table import opened
from tests.browser.screens.changed import parted
from tests.browser.screens.screen import Screen
from tests.browser.screens.vendetta import SEATS, planning
from tests.browser.table_page import TablePage, words
from tests.browser.test_pace import Messenger
from tests.server.process import ServerProcess

NOWHERE = "00000000-0000-4000-8000-000000000000"


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    yield from nobody_there(visit, lang)
    yield from cut_off(visit, server, lang)
    yield from gone(visit)
    yield from changed(visit, server, lang)


def nobody_there(visit: Callable[..., TablePage], lang: str) -> Iterator[Screen]:
    page = visit()
    page.page.route("**/api/me", lambda route: route.abort())
    page.page.goto("/")
    page.page.locator(".wait button").wait_for()
    yield Screen("no-answer", page)
    page = visit("Ania")
    page.new_table("me", "bot:random", "bot:random")
    to_lobby(page)
    page.page.locator("[data-continue]").wait_for()
    page.page.context.set_offline(True)
    page.page.get_by_text(words(lang, "continue-offline")).wait_for()
    yield Screen("lobby-offline", page)


def cut_off(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    """The server says that it will be back; then it is away; then it turns an answer down."""
    page = visit("Ania")
    messenger = Messenger(page.page)
    opened(page, lay(server, page, planning, *SEATS, first=6))
    assert messenger.route
    messenger.route.send(json.dumps({"is": "back-soon"}))
    page.page.locator(".lost").wait_for()
    yield Screen("back-in-a-moment", page)
    page = visit("Ania")
    messenger = Messenger(page.page)
    opened(page, lay(server, page, planning, *SEATS, first=6))
    page.page.route_web_socket(re.compile("/socket$"), lambda route: route.close())
    assert messenger.route
    messenger.route.close()
    page.page.locator(".lost").wait_for()
    yield Screen("reconnecting", page, over=True)
    page = visit("Ania")
    messenger = Messenger(page.page)
    opened(page, lay(server, page, planning, *SEATS, first=6))
    refusal = {"text": words(lang, "why-VEN-PLAN-17"), "rule": "VEN-PLAN-17"}
    assert messenger.route
    messenger.route.send(json.dumps({"is": "refused", "nonce": "", "refusal": refusal}))
    page.page.locator(".dock .trouble").wait_for()
    yield Screen("refused", page, over=True)
    page.page.locator(".dock .trouble .why").click()
    page.page.get_by_role("dialog").wait_for()
    yield Screen("rule", page, over=True)


def gone(visit: Callable[..., TablePage]) -> Iterator[Screen]:
    page = visit("Ania")
    for name, path in (
        ("no-table", f"/t/{NOWHERE}"),
        ("no-campaign", f"/c/{NOWHERE}"),
        ("no-invitation", f"/#/join/{NOWHERE}/spent"),
        ("another-device", f"/#/seat/{NOWHERE}/spent"),
    ):
        page.page.goto("/about")
        page.page.goto(path)
        page.page.locator("main .panel").wait_for()
        page.page.wait_for_load_state("networkidle")
        yield Screen(name, page)


def changed(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    """The rules of a game that is played have changed; and it has been closed."""
    page = visit("Ania")
    table, _ = parted(server, page)
    page.open_table(table)
    page.page.locator("[data-parted]").wait_for()
    yield Screen("rules-changed", page)
    page.page.get_by_role("button", name=words(lang, "parted-close"), exact=True).click()
    page.page.get_by_role("button", name=words(lang, "parted-close-really")).click()
    page.page.locator("[data-result]").wait_for()
    yield Screen("rules-changed-end", page)
