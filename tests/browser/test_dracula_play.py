"""What whole games of Dracula have shown: hands, strips and stages that were in the way of those who played."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.laid_table import lay
from tests.browser.screens.at_table import opened
from tests.browser.table_page import TablePage
from tests.browser.test_dracula_moments import at_hunters_table, fights
from tests.browser.test_pace import Messenger
from tests.server.process import ServerProcess

from nokturn.kernel.asks import Ask

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def ends(ask: Ask, _: Any) -> bool:
    """The Count may do something more."""
    return ask.prompt == "phase-ends"


def at_counts_table(server: ServerProcess, page: TablePage) -> Messenger:
    messenger = Messenger(page.page)
    opened(page, lay(server, page, ends, "me", "bot:random", game="dracula"))
    return messenger


def test_enter_ends_the_phase_of_the_count(visit, server):
    page = visit("Ania")
    at_counts_table(server, page)
    assert page.wait().prompt == "phase-ends"
    page.page.evaluate("document.activeElement?.blur()")
    page.page.keyboard.press("Enter")
    expect(page.page.locator("[data-ask-prompt=phase-ends]")).to_have_count(0)


@pytest.mark.rule("DRA-POWER-HIDE-05")
def test_what_holds_nothing_that_matures_leaves_the_trail(visit, server):
    page = visit("Ania")
    messenger = at_counts_table(server, page)
    rats = {"handle": "e1", "card": "rats", "face_up": False, "damage": 0}
    trail = messenger.sight["view"]["trail"]
    tile = page.page.locator("[data-space='6'] small")
    for card, laid, said in (
        ("paris", [rats], "matures next"),
        ("paris", [], "leaves the trail"),
        ("hide", [rats], "leaves the trail"),
    ):
        trail[5] = {**trail[0], "handle": "h6", "card": card, "encounters": laid, "rumor": False}
        messenger.tell()
        expect(tile).to_have_text(said)


@pytest.mark.rule("DRA-COMBAT-26")
def test_a_card_of_the_deck_is_taken_from_the_deck(visit, server):
    """Plotting: the Claws one holds already are not those one may take."""
    page = visit("Ania")
    messenger = at_counts_table(server, page)
    fights(messenger, hand=["claws", "escape_as_bat"])
    found = [{"is": "dracula.TakeCard", "card": card} for card in ("claws", "fangs")]
    messenger.sight["asks"][0].update(prompt="plotting-search", options=found, refused=[])
    messenger.tell()
    lit = page.page.locator("#hand [data-card][data-choice]")
    expect(lit).to_have_count(2)
    assert lit.evaluate_all("all => all.map(e => e.dataset.card)") == ["claws", "fangs"]
    expect(page.page.locator("#hand [data-card]")).to_have_count(2)
    page.page.locator("#hand").get_by_role("button", name="Combat cards").click()
    expect(page.page.locator("#hand [data-card=escape_as_bat]")).to_be_visible()
    expect(lit).to_have_count(0)


def test_no_card_grows_under_a_pointer_at_rest(visit, server):
    page = visit("Ania")
    messenger = at_counts_table(server, page)
    grown = page.page.locator("#hand .grown")
    card = page.page.locator("#hand [data-card]").first
    card.hover()
    expect(grown).to_have_count(1)
    messenger.sight["view"]["encounters"] = ["wolves", "rats", "hoax", "spy", "bats"]
    messenger.tell()
    expect(page.page.locator("#hand [data-card=wolves]")).to_be_visible()
    expect(grown).to_have_count(0)
    box = card.bounding_box()
    assert box is not None
    page.page.mouse.move(box["x"] + 20, box["y"] + 30, steps=3)
    expect(grown).to_have_count(1)


def test_who_has_left_a_combat_stays_in_sight_with_the_card(visit, server):
    """Until the next round: what came of the cards is told beside those who have laid them."""
    page = visit("Ania")
    messenger = at_hunters_table(server, page, "instant")
    shown = {"engaged": "van_helsing", "shown": True, "choice": "fangs", "picked": [["dr_seward", "punch"]]}
    fights(messenger, hunters=["dr_seward"], **shown)
    messenger.tell(
        ("dracula-plays", {"card": "fangs", "hunter": "van_helsing"}),
        ("hunter-plays", {"hunter": "dr_seward", "card": "punch"}),
        ("hunter-plays", {"hunter": "van_helsing", "card": "knife"}),
        ("hunter-bitten", {"hunter": "van_helsing", "cause": "fangs"}),
        ("hunter-left-combat", {"hunter": "van_helsing"}),
    )
    fighters = page.page.locator("[data-duel] .hunters > li")
    expect(fighters).to_have_count(2)
    expect(fighters.nth(1)).to_contain_text("Knife")
    fights(messenger, hunters=["dr_seward"], round=3)
    messenger.tell()
    expect(fighters).to_have_count(1)


def test_on_a_phone_whoever_one_chooses_for_stands_beside_the_foe(visit, server):
    page = visit("Ania", **PHONE)
    messenger = at_hunters_table(server, page, "instant")
    everybody = ["lord_godalming", "dr_seward", "van_helsing"]
    fights(messenger, hunters=everybody, choosing=["van_helsing"], chosen=everybody[:2])
    messenger.sight["waiting_for"] = ["B"]
    messenger.tell()
    fighters = page.page.locator("[data-duel] .hunters > li")
    expect(fighters).to_have_count(3)
    left = {
        name: fighters.filter(has_text=name).evaluate("e => e.getBoundingClientRect().left")
        for name in ("Godalming", "Seward", "Van Helsing")
    }
    assert min(left, key=lambda name: left[name]) == "Van Helsing"


def test_the_strip_names_who_was_defeated_and_not_the_card(visit, server):
    page = visit("Ania")
    messenger = at_hunters_table(server, page, "instant")
    messenger.tell(
        ("supplies", {"hunter": "mina_harker"}),
        ("dracula-plays", {"card": "fangs", "hunter": "mina_harker"}),
        ("hunter-plays", {"hunter": "mina_harker", "card": "punch"}),
        ("hunter-defeated", {"hunter": "mina_harker", "place": "sofia"}),
    )
    expect(page.page.locator("[data-since]")).to_contain_text("is defeated")


def goes(ask: Ask, _: Any) -> bool:
    """The Count chooses where to go, and has three ways to stay."""
    stays = {"Feed", "DarkCall", "Hide"}
    return ask.prompt == "dracula-moves" and stays <= {type(option).__name__ for option in ask.options}


def rows(page: TablePage, what: str) -> list[float]:
    """At what height each of these stands."""
    found: list[float] = page.page.locator(what).evaluate_all(
        "all => all.filter(e => e.checkVisibility()).map(e => Math.round(e.getBoundingClientRect().top))"
    )
    return found


def test_on_a_phone_the_edge_of_the_first_card_is_seen(visit, server):
    page = visit("Ania", **PHONE)
    messenger = at_counts_table(server, page)
    messenger.sight["view"]["events"] = ["wild_horses", "summon_storms", "devilish_power"]
    found = [{"is": "dracula.DiscardEvent", "event": card} for card in messenger.sight["view"]["events"]]
    messenger.sight["asks"][0].update(prompt="too-many-dracula-events", options=found, refused=[])
    messenger.tell()
    expect(page.page.locator("#hand [data-card][data-choice]")).to_have_count(3)
    rail = page.page.locator("#hand [data-rail]")
    # Whoever pushes it a little and lets it go has it where it snaps to.
    rail.evaluate("rail => rail.scrollTo(3, 0)")
    cut = "rail => rail.getBoundingClientRect().left - rail.querySelector('[data-card]').getBoundingClientRect().left"
    page.page.wait_for_function(f"() => (({cut})(document.querySelector('#hand [data-rail]'))) <= -2")


def test_on_a_phone_the_ways_to_stay_are_one_row(visit, server):
    page = visit("Ania", **PHONE)
    opened(page, lay(server, page, goes, "me", "bot:random", game="dracula"))
    expect(page.page.locator(".ask [data-option=hide]")).to_be_visible()
    assert len(set(rows(page, ".ask button:has(.two)"))) == 1


def test_whom_one_trades_with_is_one_row(visit, server):
    """Van Helsing trades events with anybody, anywhere."""
    page = visit("Ania", viewport={"width": 1440, "height": 900}, locale="pl-PL")
    messenger = at_hunters_table(server, page, "instant")
    (ask,) = messenger.sight["asks"]
    partners = ("lord_godalming", "dr_seward", "mina_harker")
    trades = [{"is": "dracula.TradeEvents", "partner": hunter} for hunter in partners]
    ask.update(options=[{"is": "dracula.Supply"}, {"is": "dracula.Pass"}, *trades], refused=[])
    messenger.tell()
    expect(page.page.locator(".ask [data-option=trade-events]")).to_have_count(3)
    assert len(set(rows(page, ".ask [data-option=trade-events]"))) == 1


CONTRAST = """(chance) => {
  const light = (colour) => {
    const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => Number(part) / 255)
    const [r, g, b] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [low, high] = [getComputedStyle(chance).fill, getComputedStyle(chance).stroke].map(light).sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}"""
"""Of letters with the line around them."""


def test_by_day_the_chance_of_a_sea_can_be_read(visit, server):
    page = visit("Ania", viewport={"width": 1440, "height": 900})
    messenger = at_hunters_table(server, page, "instant")
    messenger.sight["view"].update(phase="day", possible={"mediterranean_sea": 0.15, "madrid": 0.2})
    messenger.tell()
    for place in ("mediterranean_sea", "madrid"):
        chance = page.page.locator(f"[data-name={place}] .chance")
        expect(chance).to_contain_text("%")
        assert chance.evaluate(CONTRAST) >= 4.5, place
