"""Combat and Diplomacy at the drawn table of Grail: cards snap together at their keys, and what a card would do is seen
before it is played."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.axe import scan_in_both_themes
from tests.browser.bout import Bout, fight
from tests.browser.laid_table import lay
from tests.browser.screens import Screen, Size
from tests.browser.table_page import TablePage
from tests.browser.test_layout import faults

from nokturn.games.grail.encounter.participants import encounter_of

LOCALES = {"en": "en-GB", "pl": "pl-PL"}
SEEN = (Size(390, 844, touch=True), Size(1024, 768), Size(1440, 900))


def begun(page: TablePage, server, wish, *seats: str, **more) -> Bout:
    return Bout(page, lay(server, page, wish, *(seats or ("me",)), game="grail", **more))


@pytest.mark.parametrize("diplomacy", [False, True])
def test_an_encounter_is_fought_by_clicks_to_its_end_and_goes_as_foreseen(visit, server, diplomacy):
    bout = begun(visit("Ania"), server, fight(diplomacy=diplomacy, hand=3))
    bout.fought(Bout.clicks, Bout.stops, bout.page.step)
    assert bout.played, "cards were played"
    assert not bout.encounter


@pytest.mark.parametrize("diplomacy", [False, True])
def test_an_encounter_is_fought_with_keys_alone(visit, server, diplomacy):
    bout = begun(visit("Ania"), server, fight(diplomacy=diplomacy, hand=3), first=20)
    bout.fought(Bout.presses, Bout.presses_stop, bout.presses_other)
    assert bout.played, "cards were played"


def test_an_encounter_is_fought_on_a_phone_in_polish(visit, server):
    page = visit("Ola", locale=LOCALES["pl"], viewport={"width": 390, "height": 844}, has_touch=True)
    bout = begun(page, server, fight(hand=3))
    expect(page.page.locator("#fray h2")).to_contain_text("Walka")
    bout.fought(Bout.clicks, Bout.stops, page.step)
    assert bout.played, "cards were played"


def keeping(ask, state):
    return state.fray is not None and ask.prompt == "hand" and len(ask.options) > 1


@pytest.mark.rule("GRAIL-COMBAT-SETUP-04")
@pytest.mark.parametrize("width, height", [(360, 780), (390, 844)])
def test_whoever_keeps_or_discards_a_hand_sees_it_on_a_phone(visit, server, width, height):
    page = visit("Ania", viewport={"width": width, "height": height}, has_touch=True)
    bout = begun(page, server, keeping)
    cards = bout.page.page.locator("#hand [data-card]")
    expect(cards).to_have_count(3)
    expect(cards.first).to_be_in_viewport(ratio=0.9)
    expect(bout.page.page.locator("[data-option=keep-hand]")).to_be_in_viewport(ratio=1)


def only_found(ask, state):
    """It has no keys: nobody fights it, nobody talks to it."""
    return state.fray is not None and not encounter_of(state).keys


def test_an_encounter_that_is_only_found_lies_on_the_board(visit, server):
    bout = begun(visit("Ania"), server, only_found)
    expect(bout.page.page.locator("#fray h2")).to_be_visible()
    expect(bout.page.page.locator("#fray q")).not_to_be_empty()


def one_discard(ask, state):
    return state.fray is not None and ask.kind == "some" and (ask.low, ask.high) == (1, 1) and len(ask.options) > 1


def test_exactly_one_card_is_discarded_by_one_click(visit, server):
    bout = begun(visit("Ania"), server, one_discard)
    page = bout.page.page
    page.locator("[data-option=discard-card]").first.click()
    expect(page.locator("[data-option=discard-card]")).to_have_count(0)
    assert not page.locator("[data-option=send]").count()


def test_pointing_shows_and_nothing_is_sent_before_it_is_confirmed(visit, server):
    bout = begun(visit("Ania"), server, fight(hand=3, laid=0))
    way = bout.best()
    assert way
    page = bout.page.page
    card = page.locator(f"#hand [data-card={way['card']}]")
    card.hover()
    bout.foreseen(way)
    before = bout.encounter
    page.mouse.move(5, 300)
    expect(page.locator("[data-ghost]")).to_have_count(0)
    card.click()
    page.mouse.move(5, 300)
    bout.foreseen(way)
    page.keyboard.press("Escape")
    expect(page.locator("[data-ghost]")).to_have_count(0)
    assert bout.encounter == before
    card.dblclick()
    bout.settled()
    bout.came(way)


def test_no_button_lights_up_for_a_card_that_is_only_pointed_at(visit, server):
    """Whoever goes from the card to a button has left the card: what was offered for it would be gone on the way."""
    bout = begun(visit("Ania"), server, fight(hand=3, laid=0))
    page = bout.page.page
    way = bout.best()
    assert way
    expect(page.locator("[data-option=end-playing]")).to_be_visible()
    offered = bout.page.look().choices
    card = page.locator(f"#hand [data-card={way['card']}]")
    card.hover()
    bout.foreseen(way)
    assert bout.page.look().choices == offered
    expect(page.locator("[data-option=play-card]")).to_be_disabled()
    card.click()
    expect(page.locator("[data-option=play-card]")).to_be_enabled()
    card.click()
    expect(page.locator("[data-option=play-card]")).to_be_disabled()
    bout.clicks(way)
    assert way["card"] in [line["facts"]["card"] for line in bout.lines if line["key"] == "plays"]


def test_a_card_that_cannot_be_played_says_why_without_a_click(visit, server):
    bout = begun(visit("Ania"), server, fight(laid=1, hand=2))
    page = bout.page.page
    no = page.locator("#hand [data-no]").first
    expect(no).to_have_accessible_name(re.compile(r"needs a chain that joins"))
    page.keyboard.press("w")
    expect(no).to_be_focused()
    expect(page.locator(".fray-panel .no")).not_to_be_empty()
    expect(page.locator("[data-option=play-card]")).to_be_disabled()


def test_the_chain_is_a_list_that_is_read_key_by_key_and_a_new_card_is_announced(visit, server):
    bout = begun(visit("Ania"), server, fight(laid=0, hand=3))
    way = bout.best()
    assert way
    bout.clicks(way)
    page = bout.page.page
    placed = page.locator(f"#sequence li [data-stop][data-placed={way['card']}]")
    expect(placed).to_have_attribute("aria-label", re.compile(r"played by"))
    expect(page.locator("#fray [role=status]")).to_contain_text(re.compile(r"played by .+ (Pool|Attitude) "))
    placed.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#sequence [aria-live]")).to_contain_text("Row 1")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#sequence [aria-live]")).to_contain_text("Row 2")


def test_a_card_is_carried_to_the_end_of_the_chain(visit, server):
    bout = begun(visit("Ania"), server, fight(hand=3))
    page = bout.page.page
    way = bout.best()
    assert way is not None
    sequence = page.locator("#sequence").bounding_box()
    card = page.locator(f"#hand [data-card={way['card']}]").bounding_box()
    assert sequence is not None
    assert card is not None
    page.mouse.move(card["x"] + 60, card["y"] + 60)
    page.mouse.down()
    page.mouse.move(card["x"] + 60, card["y"] - 60, steps=4)
    page.mouse.move(sequence["x"] + sequence["width"] / 2, sequence["y"] + 90, steps=4)
    expect(page.locator("#sequence[data-carried-over]")).to_be_visible()
    page.mouse.up()
    bout.settled()
    laid = [line["facts"]["card"] for line in bout.lines if line["key"] == "plays"]
    assert laid == [way["card"]]


def test_retreat_asks_once_more_and_then_leaves(visit, server):
    bout = begun(visit("Ania"), server, fight(hand=2))
    page = bout.page.page
    page.locator("[data-option=leave]").click()
    expect(page.locator(".fray-panel [role=alert]")).to_be_visible()
    before = bout.encounter
    page.keyboard.press("Escape")
    expect(page.locator(".fray-panel [role=alert]")).to_have_count(0)
    assert bout.encounter == before
    page.locator("[data-option=leave]").click()
    page.locator("[data-option=sure]").click()
    bout.settled()
    bout.page.play(until=lambda _: not page.locator("#fray").count())


def test_open_hands_of_the_others_lie_beside_the_fight_closed_ones_do_not(visit, server):
    for open_hands in (True, False):
        page = visit("Ania")
        options = {"open-hands": open_hands}
        bout = begun(page, server, fight(hand=2), "me", "bot:random", **options)
        members = bout.encounter["members"]
        mates = page.page.locator("#fray .mates [data-grail-card]")
        if len(members) > 1:
            expect(mates).not_to_have_count(0) if open_hands else expect(mates).to_have_count(0)


@pytest.mark.walk
@pytest.mark.parametrize("lang", ["pl", pytest.param("en", marks=pytest.mark.soak)])
@pytest.mark.parametrize("diplomacy", [False, True])
def test_nothing_is_cut_covered_or_unreadable(visit, server, lang, diplomacy):
    page = visit("Ania", locale=LOCALES[lang])
    bout = begun(page, server, fight(diplomacy=diplomacy, laid=2, hand=2), first=2)
    page.page.locator("#hand [data-card]").first.focus()
    screen = Screen(f"grail {'diplomacy' if diplomacy else 'combat'} {lang}", page)
    found = [fault for size in SEEN for fault in faults(screen, size)]
    assert not found, "\n".join(found)
    scan_in_both_themes(screen)
    assert bout.encounter
