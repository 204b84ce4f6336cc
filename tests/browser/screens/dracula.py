"""Dracula's screens: the hunters by day, the Count by night, ambush, combat, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.browser.laid_table import lay
from tests.browser.screens.at_table import asking, ending, opened, to_now, told
from tests.browser.screens.screen import Screen
from tests.browser.table_page import TablePage
from tests.browser.test_pace import Messenger
from tests.server.process import ServerProcess

from nokturn.kernel.asks import Ask

SPACES = 4
"""Cards on the trail at which a game is well under way."""


def trail(state: Any) -> int:
    return sum(hideout is not None for hideout in state.trail)


def day(ask: Ask, state: Any) -> bool:
    return ask.prompt == "hunter-action" and state.phase == "day" and trail(state) >= SPACES


def night(ask: Ask, state: Any) -> bool:
    return ask.prompt == "dracula-moves" and trail(state) >= SPACES


def combat(ask: Ask, state: Any) -> bool:
    """After the first round."""
    return ask.prompt in ("pick-combat-card", "pick-dracula-combat-card") and state.combat.round >= 2


def nearly_won(ask: Ask, state: Any) -> bool:
    return ask.prompt == "dracula-moves" and (state.influence >= 8 or state.damage >= 9)


def ambush(ask: Ask, _: Any) -> bool:
    return ask.prompt == "ambush"


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    hunter = visit("Ania", pace="slow")
    messenger = Messenger(hunter.page)
    table = lay(server, hunter, day, "bot:random", "me", game="dracula", first=13, deduction="probabilities")
    opened(hunter, table)
    yield Screen("dracula-hunters", hunter, ("dracula-hunters.png", "dracula-phone.png"))
    told(
        hunter,
        messenger,
        "[data-moment=ambush]",
        ("encounter-turned-up", {"card": "wolves", "space": 3, "lair": 0}),
        ("ambush", {"hunter": "lord_godalming", "place": "prague", "card": "wolves"}),
        ("encounter-resolves", {"hunter": "lord_godalming", "card": "wolves"}),
        ("hunter-hurt", {"hunter": "lord_godalming", "amount": 4, "cause": "wolves", "damage": 4}),
    )
    yield Screen("dracula-ambush-moment", hunter, ("dracula-ambush.png",))
    to_now(hunter)
    yield from moments(hunter, messenger)
    yield from around(hunter, lay(server, hunter, day, "bot:random", "me", game="dracula", first=13))
    for prompt in ("hunter-start", "event-received", "rail-destination", "trade-offer"):
        opened(hunter, lay(server, hunter, asking(prompt), "bot:random", "me", game="dracula", first=13))
        yield Screen(f"dracula-{prompt}", hunter)
    opened(hunter, lay(server, hunter, combat, "bot:random", "me", game="dracula", first=28))
    yield Screen("dracula-combat-hunters", hunter, ("dracula-combat.png",))

    count = visit("Ania")
    opened(count, lay(server, count, night, "me", "bot:random", game="dracula", first=52))
    yield Screen("dracula-count", count, ("dracula-count.png",))
    for prompt in ("dracula-start", "place-encounter", "slid-off"):
        opened(count, lay(server, count, asking(prompt), "me", "bot:random", game="dracula", first=13))
        yield Screen(f"dracula-{prompt.removeprefix('dracula-')}", count)
    opened(count, lay(server, count, ambush, "me", "bot:random", game="dracula", first=51))
    yield Screen("dracula-ambush", count)
    opened(count, lay(server, count, combat, "me", "bot:random", game="dracula", first=28))
    yield Screen("dracula-combat-count", count, ("dracula-combat.png",))
    table = lay(server, count, nearly_won, "me", "bot:random", game="dracula", first=5, length="short")
    opened(count, table)
    yield from ending(count, table, "A", lang, "dracula")


def moments(page: TablePage, messenger: Messenger) -> Iterator[Screen]:
    """What stops the eye over the map."""
    scenes: dict[str, list[tuple[str, dict[str, Any]]]] = {
        "bite": [
            ("hunter-bitten", {"hunter": "mina_harker", "cause": "fangs"}),
            ("influence-gained", {"amount": 1, "cause": "fangs", "influence": 1}),
        ],
        "matures": [
            ("encounter-matures", {"card": "new_vampire", "place": "prague"}),
            ("influence-gained", {"amount": 3, "cause": "new_vampire", "influence": 3}),
        ],
        "despair": [("despair", {"despair": 1})],
        "won": [("game-won", {"winner": "dracula"})],
    }
    for name, lines in scenes.items():
        told(page, messenger, f"[data-moment={lines[0][0]}]", *lines)
        yield Screen(f"dracula-{name}", page, over=True)
        to_now(page)


def around(page: TablePage, table: str) -> Iterator[Screen]:
    """What can be opened over the map: its legend, story and chat, the table in words; at another one, the guide."""
    page.page.locator("button.legend").click()
    page.page.get_by_role("dialog").wait_for()
    yield Screen("dracula-legend", page)
    page.page.keyboard.press("Escape")
    for key, name in (("l", "story"), ("c", "chat")):
        page.page.keyboard.press(key)
        yield Screen(f"dracula-{name}", page)
    page.page.locator("aside .close").evaluate("button => button.click()")
    page.page.keyboard.press("t")
    page.page.locator("[data-text-board]").wait_for()
    yield Screen("dracula-text", page)
    page.page.keyboard.press("t")
    page.page.goto(f"/t/{table}?intro=1")
    page.page.locator("[data-guide]").wait_for()
    yield Screen("dracula-guide", page)
