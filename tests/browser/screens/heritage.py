"""The table of Heritage: a turn in every theatre, a scheme laid out, the questions between, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.browser.laid_table import Wish, lay
from tests.browser.screens.at_table import ending, opened
from tests.browser.screens.screen import Screen
from tests.browser.table_page import TablePage
from tests.server.process import ServerProcess

from nokturn.games.heritage.state.choices import PlayScheme
from nokturn.kernel.asks import Ask

SEATS = ("me", "bot:random", "bot:random")
TRIOS = (
    ("inquisition", "rise_of_humanity", "anarch_revolt"),
    ("court", "inner_beast", "masquerade"),
    ("court", "rise_of_humanity", "sabbat_wars"),
)
"""With the first three all theatres there are."""


def turn(ask: Ask, state: Any) -> bool:
    return ask.prompt == "turn" and state.round >= 4 and not state.recruited


def owing(ask: Ask, state: Any) -> bool:
    return ask.prompt == "owe" and state.round >= 3


def scheming(ask: Ask, state: Any) -> bool:
    """Several schemes can be played."""
    return turn(ask, state) and sum([isinstance(option, PlayScheme) for option in ask.options]) > 3


def last(ask: Ask, state: Any) -> bool:
    return turn(ask, state) and state.round == state.rounds


def asked(prompt: str) -> Wish:
    return lambda ask, _: ask.prompt == prompt


first, leading, placing, paying, marching, invited, sacrificing = map(
    asked, ("take-clan", "take-leader", "place", "pay", "move-ankh", "invited", "sacrifice")
)


def options(trio: tuple[str, str, str]) -> dict[str, Any]:
    return dict(zip(("class", "temperament", "geography"), trio, strict=True))


def walk(visit: Callable[..., TablePage], server: ServerProcess, lang: str) -> Iterator[Screen]:
    page = visit("Ania")
    yield from table(page, server)
    yield from theatres(page, server)
    yield from questions(page, server)
    laid = lay(server, page, last, *SEATS, game="heritage", missions=5)
    opened(page, laid)
    yield from ending(page, laid, "A", lang, "heritage")


def table(page: TablePage, server: ServerProcess) -> Iterator[Screen]:
    """What is seen most."""
    opened(page, lay(server, page, turn, *SEATS, game="heritage"))
    yield Screen("heritage", page, ("heritage-a-table.png", "heritage-a-table-paper-pl.png", "heritage-e-phone.png"))
    page.page.locator("[data-queued][data-choice]:visible").last.click()
    page.page.locator("[data-option=place]").first.click()
    yield Screen("heritage-recruit", page, ("heritage-a-table.png", "heritage-e-phone.png"))
    opened(page, lay(server, page, scheming, *SEATS, game="heritage"))
    page.page.locator("[data-scheme][data-choice]").first.click()
    yield Screen("heritage-scheme", page, ("heritage-b-scheme.png",))
    opened(page, lay(server, page, first, *SEATS, game="heritage"))
    yield Screen("heritage-clans", page)


def theatres(page: TablePage, server: ServerProcess) -> Iterator[Screen]:
    """Somebody in the queue is looked at: every board says what would come of it."""
    for trio in TRIOS:
        opened(page, lay(server, page, turn, *SEATS, game="heritage", missions=5, **options(trio)))

        def look() -> None:
            page.page.evaluate("document.activeElement?.blur()")  # what is read beside it finds its place anew
            page.page.locator("[data-queued][data-choice]:visible").first.focus()

        yield Screen(f"heritage-{trio[2].replace('_', '-')}", page, ("heritage-theatres.png",), again=look)


def questions(page: TablePage, server: ServerProcess) -> Iterator[Screen]:
    """What is asked besides: chosen in the tree, on a board, or in a card over the page."""
    wishes = {
        "leader": leading,
        "place": placing,
        "pay": paying,
        "owe": owing,
        "ankh": marching,
        "invited": invited,
        "sacrifice": sacrificing,
    }
    for name, wish in wishes.items():
        opened(page, lay(server, page, wish, *SEATS, game="heritage"))
        yield Screen(f"heritage-{name}", page)
