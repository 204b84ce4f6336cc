"""Vendetta's screens, from the choice of a clan to the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.browser.laid_table import lay
from tests.browser.screens.at_table import asking, ending, opened, to_now, told
from tests.browser.screens.screen import Screen
from tests.browser.table_page import TablePage, words
from tests.browser.test_pace import Messenger
from tests.server.process import ServerProcess

from nokturn.games.vendetta.choices import Drain
from nokturn.games.vendetta.content import ALLIES
from nokturn.kernel.asks import Ask

SEATS = ("me", "bot:random", "bot:random", "bot:random")
CARDS = "#hand [data-card][data-choice]"


def clan(ask: Ask, _: Any) -> bool:
    return ask.prompt == "clan"


def planning(ask: Ask, state: Any) -> bool:
    """In the second round, with cards on the table."""
    lying = sum(len(area.cards) for areas in state.areas.values() for area in areas.values())
    return ask.prompt == "turn" and state.round == 2 and lying >= 6


def last_fight(ask: Ask, state: Any) -> bool:
    return ask.prompt == "stay-or-withdraw" and state.round == 3


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    page = visit("Ania", pace="slow")
    messenger = Messenger(page.page)
    opened(page, lay(server, page, clan, *SEATS))
    yield Screen("vendetta-clans", page, ("vendetta-clans.png",))
    opened(page, lay(server, page, planning, *SEATS, first=6))
    yield Screen("vendetta-planning", page, ("vendetta-table.png", "vendetta-phone.png"))
    yield from reading(page, lang)
    page.page.locator(CARDS).first.click()
    yield Screen("vendetta-card-chosen", page, over=True)
    page.page.keyboard.press("Escape")
    yield from moments(page, messenger)
    five = ("me", *["bot:random"] * 4)
    opened(page, lay(server, page, planning, *five))
    yield Screen("vendetta-five", page, ("vendetta-table-five.png",))
    last = visit("Ania")
    table = lay(server, last, last_fight, *SEATS)
    opened(last, table)
    yield from ending(last, table, "A", lang, "vendetta", ("vendetta-end.png",))


def questions(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    """What else is asked, what is asked once more, a player's sheet, and the guide."""
    page = visit("Ania")
    for prompt in ("keep", "after-card", "stay-or-withdraw"):
        opened(page, lay(server, page, asking(prompt), *SEATS, first=6))
        yield Screen(f"vendetta-{prompt}", page)
    yield from costly(page, server)
    page.page.goto(f"/t/{lay(server, page, planning, *SEATS, first=6)}?intro=1")
    page.page.locator("[data-guide]").wait_for()
    yield Screen("vendetta-guide", page)


def reading(page: TablePage, lang: str) -> Iterator[Screen]:
    won = page.page.locator("#board .prize").first

    def large() -> None:
        page.page.mouse.move(0, 0)
        won.hover()
        page.page.locator("[popover] [data-size=L]").wait_for()

    large()
    yield Screen("card-large", page, ("vendetta-phone-read.png",), again=large, over=True)
    page.page.mouse.move(0, 0)
    for key, name in (("c", "chat"), ("r", "rules"), ("l", "story")):
        page.page.keyboard.press(key)
        page.page.locator(f"#side-panel[aria-labelledby=tab-{'log' if key == 'l' else name}]").wait_for()
        yield Screen(f"side-{name}", page, over=True)
    page.page.locator("aside .close").evaluate("button => button.click()")
    page.page.keyboard.press("?")
    page.page.get_by_role("dialog").wait_for()
    yield Screen("keys", page, over=True)
    page.page.keyboard.press("Escape")
    page.page.keyboard.press("t")
    page.page.locator("[data-text-board]").wait_for()
    yield Screen("vendetta-text", page)
    page.page.keyboard.press("t")
    page.page.locator("[data-text-board]").wait_for(state="detached")
    page.page.get_by_role("button", name=words(lang, "table-menu")).click()
    page.page.get_by_role("dialog").wait_for()
    yield Screen("table-menu", page, over=True)
    page.page.keyboard.press("Escape")


def diablerie(ask: Ask, _: Any) -> bool:
    """Somebody may drain a vampire of their own, and has other choices."""
    drained = [option.ally for option in ask.options if isinstance(option, Drain)]
    return ask.prompt == "turn" and any(ally in ALLIES and ALLIES[ally].kind == "vampire" for ally in drained)


def costly(page: TablePage, server: ServerProcess) -> Iterator[Screen]:
    """What cannot be taken back is asked once more."""
    opened(page, lay(server, page, diablerie, *SEATS))
    page.page.keyboard.press(page.page.locator("[data-costly]").first.get_attribute("data-key") or "")
    page.page.locator(".doubt").wait_for()
    yield Screen("vendetta-doubt", page)
    page.page.locator("#bar .seat").nth(1).click()
    page.page.get_by_role("dialog").wait_for()
    yield Screen("vendetta-player", page)
    page.page.keyboard.press("Escape")


def moments(page: TablePage, messenger: Messenger) -> Iterator[Screen]:
    told(page, messenger, "[data-moment=revealed]", ("revealed", {"player": "B", "card": "BR04", "district": "D1"}))
    yield Screen("vendetta-reveal", page, ("vendetta-moment-reveal.png",), over=True)
    to_now(page)
    told(
        page,
        messenger,
        "[data-moment=frenzy]",
        ("loses-blood", {"player": "B", "amount": 2, "card": "BR06"}),
        ("frenzy", {"player": "B", "cause": "BR06"}),
        ("drains", {"player": "B", "ally": "VI01", "frenzy": True}),
        ("gains-blood", {"player": "B", "amount": 3, "cause": "VI01"}),
    )
    yield Screen("vendetta-frenzy", page, ("vendetta-moment-frenzy.png",), over=True)
    to_now(page)
    told(
        page,
        messenger,
        "[data-moment=drains]",
        ("drains", {"player": "B", "ally": "AL01", "frenzy": False}),
        ("gains-blood", {"player": "B", "amount": 5, "cause": "AL01"}),
        ("diablerie", {"player": "B", "ally": "AL01", "count": 1}),
    )
    yield Screen("vendetta-diablerie", page, over=True)
    to_now(page)
    told(
        page,
        messenger,
        "[data-moment=wins-district]",
        ("wins-district", {"player": "C", "district": "D2"}),
        ("gains-ally", {"player": "C", "ally": "AL02", "district": "D2"}),
        ("gains-influence", {"player": "C", "amount": 2, "cause": "D2"}),
    )
    yield Screen("vendetta-won", page, over=True)
    to_now(page)
