"""Dracula's table from both sides, at its moments and in every size: nothing is cut, covered or too small for a finger,
and axe finds nothing, in a theme for each side."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.axe import scan, scan_in_both_themes
from tests.browser.laid_table import Wish, lay
from tests.browser.screens import SIZES, Screen, Size, sized, themed
from tests.browser.screens.at_table import asking, opened
from tests.browser.screens.dracula import ambush, combat, day, moments, night
from tests.browser.screens.walk import LOCALES
from tests.browser.test_layout import faults
from tests.browser.test_pace import Messenger

HUNTERS, COUNT = ("bot:random", "me"), ("me", "bot:random")
MOMENTS: dict[tuple[str, ...], tuple[tuple[Wish, int], ...]] = {
    HUNTERS: ((day, 13), (combat, 28)),
    COUNT: ((night, 52), (ambush, 51), (combat, 28)),
}
"""The questions a table is laid out for, and the shuffle that comes to them soon."""
ALL_SIZES = (*SIZES, Size(1024, 768))


@pytest.mark.walk
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


COVERED = """() => [...document.querySelectorAll('#hand .title')].filter((title) => {
  const words = document.createRange()
  words.selectNodeContents(title)
  return [...words.getClientRects()].some(({ right, top, height }) => {
    const above = document.elementFromPoint(right - 2, top + height / 2)
    return !title.closest('li').contains(above)
  })
}).map((title) => title.textContent)"""
"""Titles of the hand that end under something else."""


def test_no_title_of_a_full_hand_lies_under_another_card(visit, server):
    page = visit("Ania")
    opened(page, lay(server, page, asking("slid-off"), *COUNT, game="dracula", first=13))
    for size in (Size(1280, 800), Size(1440, 900), Size(1920, 1080)):
        sized(Screen("a full hand", page), size)
        assert page.page.locator("#hand [data-card]").count() > 6
        assert page.page.evaluate(COVERED) == [], size


CUT = """() => [...document.querySelectorAll('.duel .hunters > li')].filter((fighter) => {
  const [own, row] = [fighter, fighter.parentElement].map((part) => part.getBoundingClientRect())
  return own.left < row.left - 1 || own.right > row.right + 1
}).map((fighter) => fighter.textContent)"""
"""Fighters of whom a part is out of sight."""


def test_all_four_who_fight_are_seen_at_once(visit, server):
    page = visit("Ania")
    messenger = Messenger(page.page)
    opened(page, lay(server, page, combat, *HUNTERS, game="dracula", first=28))
    view = messenger.sight["view"]
    fight = {**view["combat"], "hunters": list(view["hunters"]), "engaged": "mina_harker"}
    messenger.sight["view"] = {**view, "combat": fight}
    messenger.tell(("hunter-engaged", {"hunter": "mina_harker"}))
    expect(page.page.locator(".duel .hunters > li")).to_have_count(4)
    for size in (Size(1024, 768), Size(1280, 800), Size(1440, 900), Size(1920, 1080)):
        sized(Screen("four fight", page), size)
        assert page.page.evaluate(CUT) == [], size


@pytest.mark.walk
def test_a_moment_is_read_in_both_themes(visit, server):
    """Its instruments too: it is dark in either."""
    page = visit("Ania")
    page.prefer(pace="slow")
    messenger = Messenger(page.page)
    opened(page, lay(server, page, day, *HUNTERS, game="dracula", first=13, deduction="probabilities"))
    for screen in moments(page, messenger):
        scan_in_both_themes(screen)
