"""The line between a page and its server, dead, refused, ended or closed for an update: the page says so and comes
back."""

from __future__ import annotations

import json
import re
import signal
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.table_page import TablePage, words
from tests.server.process import ServerProcess, servers

PASSWORD = "a long night in Chicago"


class Line:
    """Stands between page and server; counts the lines, and can keep what the server says to itself."""

    def __init__(self, page: Page) -> None:
        self.opened = self.closed = self.pings = 0
        self.deaf = False
        self.refuses = ""
        page.route_web_socket(re.compile("/socket$"), self._between)

    def _between(self, route: WebSocketRoute) -> None:
        self.opened += 1
        server = route.connect_to_server()

        def hear(text: str | bytes) -> None:
            if not self.deaf:
                route.send(text)

        def say(text: str | bytes) -> None:
            message: dict[str, Any] = json.loads(text)
            self.pings += message["do"] == "ping"
            if message["do"] == "answer" and self.refuses:
                refusal = {"reason": "too-often", "rule": "", "args": {}, "text": self.refuses}
                route.send(json.dumps({"is": "refused", "nonce": message["nonce"], "refusal": refusal}))
                self.refuses = ""
            else:
                server.send(text)

        def close(code: int | None, reason: str | None) -> None:
            self.closed += 1
            server.close(code=code, reason=reason)

        route.on_message(say)
        route.on_close(close)
        server.on_message(hear)


def at_table(page: TablePage) -> Line:
    line = Line(page.page)
    page.open_table(page.new_table("me", "bot:random", "bot:random"))
    page.wait()
    return line


def later(page: TablePage, line: Line) -> None:
    """Twenty seconds pass, and whatever is said then has come."""
    before = line.pings
    page.page.clock.run_for(20_000)
    page.page.wait_for_timeout(0)
    while line.pings == before and line.opened == 1:
        page.page.wait_for_timeout(20)
    page.page.wait_for_function("() => true")


def test_a_line_on_which_nothing_comes_back_is_dead(visit):
    page: TablePage = visit("Ania")
    clock = page.page.clock
    clock.install()
    line = at_table(page)
    clock.pause_at(page.page.evaluate("Date.now()") / 1_000 + 1)  # else it would be back before anybody has looked
    for _ in range(6):
        later(page, line)
    assert line.opened == 1, "two minutes of silence at the table, and every ping was answered"
    line.deaf = True
    for _ in range(4):
        if not line.closed:
            clock.run_for(20_000)
    expect(page.page.get_by_text(words("en", "table-reconnecting"))).to_be_visible()
    line.deaf = False
    clock.run_for(1_000)
    expect(page.page.get_by_text(words("en", "table-reconnecting"))).to_be_hidden()
    assert line.opened > 1
    clock.resume()
    assert page.wait().asks


def test_an_answer_that_was_one_too_many_is_said_and_can_be_given_again(visit):
    page: TablePage = visit("Ania")
    line = at_table(page)
    before = page.look()
    line.refuses = "Not so often, please."
    page.choice(0).click()
    expect(page.page.get_by_role("alert").filter(has_text="Not so often, please.")).to_be_visible()
    assert page.look().prompt == before.prompt
    page.choice(0).click()
    page.page.wait_for_function("() => !document.body.innerText.includes('Not so often, please.')")
    look = page.wait()
    assert look.prompt != before.prompt or look.over


@pytest.fixture
def own_server(tmp_path):
    with servers(f"sqlite:///{tmp_path}/nokturn.db", 1) as (running,):
        yield running


def test_an_update_is_announced_and_the_page_comes_back_by_itself(visit, own_server: ServerProcess):
    page: TablePage = visit("Ania", url=own_server.url)
    page.open_table(page.new_table("me", "bot:random", "bot:random"))
    before = page.wait()
    assert own_server.process is not None
    own_server.process.send_signal(signal.SIGTERM)
    soon = page.page.get_by_text(words("en", "table-back-soon"))
    expect(soon).to_be_visible()
    own_server.process.wait()
    expect(soon).to_be_visible()
    own_server.start()
    own_server.wait()
    expect(soon).to_be_hidden()
    assert page.wait() == before


def test_a_session_that_was_ended_elsewhere_leaves_the_table(visit):
    here, there = visit(), visit()
    here.api("POST", "/register", {"name": "Ania of two", "password": PASSWORD})
    there.api("POST", "/login", {"name": "Ania of two", "password": PASSWORD})
    table = here.new_table("me", "bot:random", "bot:random")
    there.open_table(table)
    there.wait()
    there.page.evaluate("window.old = true")
    here.api("POST", "/me/sessions/end")
    there.page.wait_for_function("() => !window.old")
    expect(there.page.locator("[data-ask-prompt]")).to_have_count(0)
    assert there.api("GET", "/me")["id"] is None
    there.errors.clear()  # it was told that there is no such table
