"""Time to see what happens: moments on their stage, the question after the story, the log that follows.

The news is the table's own, with lines of a Frenzy in it, sent through the page's socket; how long something was on the
screen is told by the page's own clock."""

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.table_page import TablePage, words
from tests.patience import PATIENCE

SECOND = 1000.0
SIZES = [(360, 780), (768, 1024), (1280, 800), (1440, 900), (1920, 1080)]


class Messenger:
    """Stands between page and server, and can say something to the page as the server would."""

    def __init__(self, page: Page) -> None:
        self.sight: dict[str, Any] = {}
        self.route: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/socket$"), self._between)

    def _between(self, route: WebSocketRoute) -> None:
        self.route = route
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["is"] == "sight":
            self.sight = message
        assert self.route
        self.route.send(text)

    def tell(self, *lines: tuple[str, dict[str, Any]]) -> None:
        """News: these lines, and nothing else has changed."""
        step = self.sight["step"] + 1
        told = [{"at": step, "key": key, "facts": facts} for key, facts in lines]
        version = self.sight["version"] + 1
        self.sight = {**self.sight, "version": version, "step": step, "kept": self.sight["step"], "lines": told}
        assert self.route
        self.route.send(json.dumps(self.sight))


def say(key: str, **facts: object) -> str:
    return words("en", key, **facts)


def at_table(page: TablePage, **preferences: Any) -> Messenger:
    page.prefer(**preferences)
    messenger = Messenger(page.page)
    page.open_table(page.new_table("me", "bot:random", "bot:random"))
    page.wait()
    return messenger


def frenzy() -> list[tuple[str, dict[str, Any]]]:
    return [
        ("loses-blood", {"player": "B", "amount": 2, "card": "BR06"}),
        ("frenzy", {"player": "B", "cause": "BR06"}),
        ("drains", {"player": "B", "ally": "VI01", "frenzy": True}),
        ("gains-blood", {"player": "B", "amount": 3, "cause": "VI01"}),
    ]


WATCH = """([moment, name]) => {
  new MutationObserver((_, watch) => {
    const stage = document.querySelector(`[data-moment=${moment}]`)
    if (!stage?.querySelector(`[data-moment-card=${name}]`)?.checkVisibility()) return
    window.shown = { text: stage.innerText, asked: Boolean(document.querySelector('[data-ask-prompt]')) }
    watch.disconnect()
  }).observe(document, { subtree: true, childList: true, attributes: true })
}"""
"""Notes what is there when a moment shows its card, all at one glance: once it is asked for, it may be over."""
AT_END = """() => {
  const log = document.querySelector('[role=log]')
  return log.scrollHeight - log.scrollTop - log.clientHeight < 2
}"""


def marks(page: TablePage) -> dict[str, float]:
    found: dict[str, float] = page.page.evaluate(
        "Object.fromEntries(performance.getEntriesByType('mark').map((mark) => [mark.name, mark.startTime]))"
    )
    return found


def was_on_screen(page: TablePage, moment: str) -> float:
    """Milliseconds, once it is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        known = marks(page)
        for name, ended in known.items():
            if name.endswith(f" {moment} ends"):
                return ended - known[f"{name.removesuffix('ends')}begins"]
        page.page.wait_for_timeout(20)
    raise AssertionError(f"{moment} has not ended: {marks(page)}")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_frenzy_is_on_the_screen_for_at_least_a_second_and_the_question_comes_after_it(visit, motion):
    page = visit("Ania", reduced_motion=motion)
    messenger = at_table(page, pace="normal")
    page.page.evaluate(WATCH, ["frenzy", "BR06"])
    messenger.tell(*frenzy())
    shown = page.page.wait_for_function("() => window.shown").json_value()
    assert "2" in shown["text"]
    assert not shown["asked"], "the story has not arrived"
    assert was_on_screen(page, "frenzy") >= SECOND
    expect(page.page.locator("[data-ask-prompt]")).to_be_visible()
    expect(page.page.locator("[data-moment=frenzy]")).to_have_count(0)


def test_at_instant_pace_nothing_is_laid_over_the_table(visit):
    page = visit("Ania")
    messenger = at_table(page, pace="instant")
    messenger.tell(*frenzy())
    expect(page.page.locator("[role=log]")).to_contain_text("Frenzy")
    expect(page.page.locator("[data-ask-prompt]")).to_be_visible()
    assert not [name for name in marks(page) if name.startswith("moment")]


def test_escape_goes_to_now(visit):
    page = visit("Ania")
    messenger = at_table(page, pace="slow")
    messenger.tell(*frenzy(), ("frenzy", {"player": "C", "cause": "BR06"}))
    expect(page.page.locator("[data-moment]")).to_be_visible()
    page.page.keyboard.press("Escape")
    expect(page.page.locator("[data-moment]")).to_have_count(0)
    expect(page.page.locator("[data-ask-prompt]")).to_be_visible()
    expect(page.page.locator("[data-moment]")).to_have_count(0)


def test_space_or_a_click_goes_on_and_at_slow_pace_a_moment_waits_for_it(visit):
    page = visit("Ania")
    messenger = at_table(page, pace="slow")
    messenger.tell(
        *frenzy(), ("frenzy", {"player": "C", "cause": "BR06"}), ("frenzy", {"player": "A", "cause": "BR06"})
    )
    stage = page.page.locator("[data-moment=frenzy]")
    title = stage.locator("h2")
    first = title.inner_text()
    page.page.keyboard.press("Space")
    expect(title).not_to_have_text(first)
    second = title.inner_text()
    stage.click(position={"x": 8, "y": 8})
    expect(title).not_to_have_text(second)
    page.page.locator("[data-go-on]").last.click()
    expect(stage).to_have_count(0)
    expect(page.page.locator("[data-ask-prompt]")).to_be_visible()


def test_what_the_others_did_stays_until_one_answers_and_is_told_again(visit):
    page = visit("Ania")
    messenger = at_table(page, pace="normal")
    messenger.tell(("turn", {"player": "B"}), *frenzy(), ("turn", {"player": "C"}))
    page.page.keyboard.press("Escape")
    page.page.keyboard.press("Escape")
    since = page.page.locator("[data-since]")
    expect(since).to_be_visible()
    since.get_by_role("button").first.click()
    expect(page.page.locator("[data-moment=frenzy]")).to_be_visible()
    page.page.keyboard.press("Escape")
    expect(since).to_be_visible()
    page.choice(0).click()
    expect(since).to_have_count(0)


def test_a_changed_number_keeps_the_old_one_beside_it_and_says_why(visit):
    page = visit("Ania")
    messenger = at_table(page, pace="instant")
    view = messenger.sight["view"]
    player = view["players"]["B"]
    messenger.sight["view"] = {**view, "players": {**view["players"], "B": {**player, "blood": player["blood"] - 2}}}
    messenger.tell(frenzy()[0])
    number = page.page.locator(f"[data-was='{player['blood']}']").first
    expect(number).to_be_visible()
    expect(number).to_have_attribute("data-why", re.compile("loses 2 blood"))
    messenger.tell(("turn", {"player": "C"}))
    expect(number).to_be_visible()


@pytest.mark.parametrize("width, height", SIZES)
def test_the_log_follows_to_the_end_with_the_guide_open(visit, width, height):
    page = visit("Ania", viewport={"width": width, "height": height})
    page.prefer(pace="instant")
    messenger = Messenger(page.page)
    table = page.new_table("me", "bot:random", "bot:random")
    page.page.goto(f"/t/{table}?intro=1")
    page.wait()
    expect(page.page.locator("[data-guide]")).to_be_visible()
    log = page.page.locator("[role=log]")
    if not log.is_visible():
        shut = page.page.get_by_role("button", name=say("table-side"))
        rail = page.page.get_by_role("group", name=say("table-side"))
        shut.or_(rail.get_by_role("button", name=say("table-log"))).first.click()
    for number in range(30):
        messenger.tell(("gains-blood", {"player": "B", "amount": number + 1, "cause": "feed"}))
    last = log.locator("p").last
    expect(last).to_contain_text("30")
    expect(last).to_be_in_viewport()
    page.page.wait_for_function(AT_END)
    log.hover()
    page.page.mouse.wheel(0, -300)
    expect(log.locator("p").last).not_to_be_in_viewport()
    messenger.tell(("gains-blood", {"player": "B", "amount": 31, "cause": "feed"}))
    new = page.page.locator("[data-log-new]")
    expect(new).to_have_attribute("data-log-new", "1")
    new.click()
    expect(log.locator("p").last).to_be_in_viewport()
