"""Dracula's table from both sides, at its moments and in every size: nothing is cut, covered or too small for a finger,
and axe finds nothing, in a theme for each side."""

from __future__ import annotations

import pytest
from tests.browser.axe import scan
from tests.browser.laid_table import Wish, lay
from tests.browser.screens import SIZES, Screen, Size, themed
from tests.browser.screens.at_table import opened
from tests.browser.screens.dracula import ambush, combat, day, night
from tests.browser.screens.walk import LOCALES
from tests.browser.test_layout import faults

HUNTERS, COUNT = ("bot:random", "me"), ("me", "bot:random")
MOMENTS: dict[tuple[str, ...], tuple[tuple[Wish, int], ...]] = {
    HUNTERS: ((day, 13), (combat, 28)),
    COUNT: ((night, 52), (ambush, 51), (combat, 28)),
}
"""The questions a table is laid out for, and the shuffle that comes to them soon."""
ALL_SIZES = (*SIZES, Size(1024, 768))


@pytest.mark.parametrize("side, lang, theme", [(HUNTERS, "en", "dark"), (COUNT, "pl", "paper")])
def test_every_moment_in_every_size(visit, server, side, lang, theme):
    page = visit(locale=LOCALES[lang])
    page.enter("Ania", lang)
    found: list[str] = []
    for wish, first in MOMENTS[side]:
        opened(page, lay(server, page, wish, *side, game="dracula", first=first, deduction="probabilities"))
        screen = Screen(wish.__name__, page)
        found += [fault for size in ALL_SIZES for fault in faults(screen, size)]
        themed(screen, theme)
        scan(page, f"{wish.__name__}, {lang}")
    assert not found, "\n".join(found)
