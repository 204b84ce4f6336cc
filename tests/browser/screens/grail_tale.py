"""Grail before, between and after its sittings: setting up, the page of a campaign, its travel book, both ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from playwright.sync_api import expect
from tests.books.test_grail_book import wanderer
from tests.browser.laid_campaign import bring
from tests.browser.laid_table import write
from tests.browser.screens.screen import Screen
from tests.browser.table_page import TablePage
from tests.campaigns.test_grail import calmly, new, play_out, written
from tests.players.test_grail_endings import answer_of, begun, kept
from tests.server.process import ServerProcess

from nokturn.campaigns.grail.campaign import CAMPAIGN
from nokturn.campaigns.ledger import Ledger, start
from nokturn.games.grail.state import choices as do
from nokturn.kernel import Ask
from nokturn.kernel.asks import Seat
from nokturn.kernel.plain import pack


@cache
def two_sittings() -> Ledger:
    """Of two people, three Days each at most."""
    ledger = new("Ania", "Marek")
    for key in ("three", "four"):
        journal = play_out(start(CAMPAIGN, ledger, ["Ania", "Marek"], key), wanderer(key, 3))
        ledger = written(ledger, journal, "Ania", "Marek")
    return ledger


@cache
def lost() -> Ledger:
    """Whoever never eats does not last."""
    ledger = new("Ania")
    return written(ledger, play_out(start(CAMPAIGN, ledger, ["Ania"], "lost"), _unwisely), "Ania")


def _unwisely(ask: Ask) -> Any:
    """Hungry and idle until it is over."""
    unwise = (do.BeginDay(), do.GoHungry(), do.PassDay())
    return next((one for one in unwise if one in ask.options), calmly(ask))


def ended(server: ServerProcess, page: TablePage, ending: str) -> str:
    """A table at which companions have played to this ending."""
    campaign = kept()[ending]
    position = begun(campaign["players"], campaign["key"])
    steps: list[tuple[Seat, Any]] = []
    for word in campaign["answers"].split():
        ask = position.asks()[0]
        answer = answer_of(ask, word)
        assert position.answer(ask.seat, answer) is None
        steps.append((ask.seat, pack(answer)))
    table = page.new_table(*["me"] * campaign["players"], game="grail", start=False)
    *before, (seat, last) = steps
    write(server, table, campaign["key"], before)
    page.api("POST", f"/tables/{table}/start")
    sight = page.api("GET", f"/tables/{table}/sight?seat={seat}")
    answer_ = {"seat": seat, "version": sight["version"], "nonce": "the last", "answer": last}
    page.api("POST", f"/tables/{table}/answer", answer_)
    return table


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    page = visit("Ania")
    yield from setting_up(page)
    yield from between(page, lang)
    for ending in ("kindled", "long_night"):
        page.open_table(ended(server, page, ending))
        page.page.locator("[data-result]").wait_for()
        yield Screen(f"grail-end-{ending.replace('_', '-')}", page)


def setting_up(page: TablePage) -> Iterator[Screen]:
    """With the campaigns to choose from, and all that can be agreed on."""
    page.page.goto("/")
    page.page.locator("[data-begin-campaign=grail]").click()
    page.page.locator("dialog[open] .create").wait_for()
    yield Screen("grail-begin", page)
    page.page.keyboard.press("Escape")


def between(page: TablePage, lang: str) -> Iterator[Screen]:
    blank = page.api("POST", "/campaigns", {"campaign": "grail", "seats": ["me", "bot:clever"], "options": {}})["id"]
    for name, campaign in (
        ("new", blank),
        ("sheet", bring(page, two_sittings(), "me", "me")),
        ("lost", bring(page, lost(), "me")),
    ):
        page.page.goto(f"/c/{campaign}")
        expect(page.page.locator("[data-sheet]")).to_be_visible()
        yield Screen(f"grail-campaign-{name}", page)
    campaign = bring(page, two_sittings(), "me", "me")
    page.page.goto(f"/api/campaigns/{campaign}/book?form=html&read=true&lang={lang}")
    expect(page.page.locator("figure svg")).to_be_visible()
    yield Screen("grail-book", page)
