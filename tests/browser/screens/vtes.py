"""The table of V:TES: one's own turn, a minion picked, a bleed, a combat, a referendum, transfers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.browser.laid_table import lay
from tests.browser.laid_vtes import LaidTable, come_to, full_table
from tests.browser.screens.at_table import opened
from tests.browser.screens.screen import Screen
from tests.browser.table_page import TablePage
from tests.games.vtes.table import Table
from tests.server.process import ServerProcess

from nokturn.games.vtes.state.choices import Bleed, Block
from nokturn.kernel.asks import Ask


def acting(ask: Ask, _: Any) -> bool:
    return ask.prompt == "minion-phase" and len(ask.options) > 1


def bleed() -> Table:
    table = full_table()
    table.state.change("gelasia-fotiou:1", locked=False)
    table.hand("E", "lost-in-crowds")
    table.act("E")
    table.seat("E").answers(Bleed("gelasia-fotiou:1", "A"))
    return table


def blocked() -> Table:
    table = bleed()
    table.pass_until(seat="A")
    table.answer("A", Block("trevon-parker:1"))
    table.seat("E").plays("lost-in-crowds", "gelasia-fotiou:1")
    return table


def combat() -> Table:
    table = bleed()
    table.hand("E")
    table.pass_until(seat="A")
    table.answer("A", Block("trevon-parker:1"))
    come_to(table, "A", "strike")
    return table


def referendum() -> Table:
    table = full_table()
    table.hand("D", "kine-resources-contested")
    table.state.change("catalina-vega:1", locked=False, title="prince:Cape Town")
    table.state.change("ayelech:1", title="prince:Addis Ababa")
    table.act("D")
    table.seat("D").plays("kine-resources-contested", "catalina-vega:1")
    come_to(table, "A", "polling")
    return table


def own_turn() -> Table:
    table = full_table()
    table.act("A")
    return table


LAID: dict[str, tuple[Callable[[], Table], tuple[str, ...]]] = {
    "vtes-bleed": (blocked, ("vtes-a-bleed.png", "vtes-d-phone.png")),
    "vtes-combat": (combat, ("vtes-b-combat.png",)),
    "vtes-referendum": (referendum, ("vtes-c-referendum.png",)),
    "vtes-own-turn": (own_turn, ("vtes-g-own-turn.png", "vtes-d2-phone-seat.png")),
}
"""Laid-out positions, with the pictures they are to be held against."""


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    page = visit("Ania")
    opened(page, lay(server, page, acting, "me", "bot:random", "bot:random", game="vtes"))
    yield Screen("vtes", page, ("vtes-g-own-turn.png", "vtes-d-phone.png"))
    for name, (position, pictures) in LAID.items():
        page = visit("Ania")
        laid = LaidTable(page, position())
        laid.settle()
        laid.open()
        page.wait()
        yield Screen(name, page, pictures)
    page.page.keyboard.press("z")
    page.page.get_by_role("dialog").wait_for()
    yield Screen("vtes-ash-heaps", page, over=True)
