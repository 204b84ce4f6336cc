"""A finger reads before it chooses: the first tap opens the card large, nothing is answered by one tap."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.table_page import TablePage, words

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 740, "height": 360}}
PRESS = """(element) => {
  const {left, top, width, height} = element.getBoundingClientRect()
  const at = {bubbles: true, pointerType: 'touch', clientX: left + width / 2, clientY: top + height / 2}
  element.dispatchEvent(new PointerEvent('pointerdown', at))
}"""


def at_planning(page: TablePage) -> str:
    table = page.new_table("me", "bot:random", "bot:random")
    page.open_table(table)
    page.play(until=lambda look: look.prompt == "turn")
    return table


def answered(page: TablePage, table: str) -> int:
    step: int = page.api("GET", f"/tables/{table}/sight?seat=A")["step"]
    return step


def card_read(page: TablePage) -> Locator:
    return page.page.locator("[data-reading]")


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["upright", "on its side"])
def test_a_tap_reads_the_card_large_and_the_button_chooses_it(visit, size):
    page = visit("Ania", **size)
    table = at_planning(page)
    before = answered(page, table)
    card = page.page.locator("[data-card][data-choice]").first
    name = card.get_attribute("data-card")
    card.tap()
    expect(card_read(page)).to_have_attribute("data-reading", name)
    large = page.page.locator(f"[data-reading] [data-face={name}][data-size=L]")
    expect(large).to_be_in_viewport(ratio=1)
    assert not page.look().facing, "one tap chooses nothing"
    choose = page.page.locator("[data-read-choose]")
    expect(choose).to_be_in_viewport(ratio=1)
    choose.tap()
    expect(card_read(page)).to_have_count(0)
    assert page.look().facing
    assert answered(page, table) == before


def test_a_second_tap_chooses_as_well_and_closing_does_not(visit):
    page = visit("Ania", **PHONE)
    at_planning(page)
    face = page.page.locator("[data-option=drain] [data-portrait]")
    expect(face, "whom a short choice takes is seen").to_be_visible()
    card = page.page.locator("[data-card][data-choice]").first
    card.tap()
    page.page.locator("[data-read-close]").tap()
    expect(card_read(page)).to_have_count(0)
    assert not page.look().facing
    card.tap()
    page.page.locator("[data-read-card]").tap()
    expect(card_read(page)).to_have_count(0)
    assert page.look().facing


def test_the_cards_of_the_hand_are_leafed_through(visit):
    page = visit("Ania", **PHONE)
    at_planning(page)
    cards = page.page.locator("#hand [data-card]")
    first, second = (cards.nth(at).get_attribute("data-card") for at in (0, 1))
    cards.first.tap()
    page.page.keyboard.press("ArrowRight")
    expect(card_read(page)).to_have_attribute("data-reading", second)
    page.page.keyboard.press("ArrowLeft")
    expect(card_read(page)).to_have_attribute("data-reading", first)


def test_no_answer_is_given_by_one_tap(visit):
    page = visit("Ania", **PHONE)
    table = page.new_table("me", "bot:random", "bot:random")
    page.open_table(table)
    page.play(until=lambda look: look.prompt == "after-card")
    before = answered(page, table)
    end = page.page.locator("[data-option=end-turn]")
    blood = page.page.locator(".dock [data-choice]:not([data-option=end-turn])").first
    for choice in (blood, end):
        choice.tap()
        expect(page.page.locator("[data-armed], [data-reading]")).to_have_count(1)
        close = page.page.locator("[data-read-close]")
        if close.count():
            close.tap()
    assert answered(page, table) == before
    expect(page.page.get_by_role("tooltip")).to_contain_text(words("en", "ask-again"))
    end.tap()
    expect(page.page.locator("[data-ask-prompt=after-card]")).to_have_count(0)
    assert answered(page, table) > before


def test_a_long_press_reads_a_card_wherever_it_is_named(visit):
    page = visit("Ania", **PHONE)
    at_planning(page)
    page.page.get_by_role("button", name=words("en", "table-side")).first.tap()
    named = page.page.locator("[role=log] .card-name").last
    named.scroll_into_view_if_needed()
    name = named.get_attribute("data-card")
    named.evaluate(PRESS)
    expect(card_read(page)).to_have_attribute("data-reading", name)
    assert not page.page.locator("[data-read-choose]").count(), "there is nothing to choose there"
    page.page.locator("[data-read-close]").tap()
    named.tap()
    expect(card_read(page)).to_have_attribute("data-reading", name)


def test_both_languages_stand_side_by_side_where_a_card_is_read(visit):
    page = visit("Ania", **PHONE)
    page.prefer(cardLang="both")
    at_planning(page)
    card = page.page.locator("#hand [data-card]").first
    card.tap()
    tongues = page.page.locator("[data-reading] .tongue")
    expect(tongues).to_have_count(2)
    assert [tongue.get_attribute("lang") for tongue in tongues.all()] == ["en", "pl"]
    left, right = (tongue.bounding_box() for tongue in tongues.all())
    assert left
    assert right
    assert left["x"] + left["width"] <= right["x"] + 1
    assert abs(left["y"] - right["y"]) < 2
    expect(page.page.locator("[data-read-card]")).to_be_in_viewport(ratio=0.99)


OPEN_HINT = """() => {
  const box = document.querySelector('[popover]:popover-open')?.getBoundingClientRect()
  return box ? box.right : 0
}"""
"""How far to the right the hint goes; 0: there is none."""


def test_a_card_read_beside_the_pointer_stays_in_a_window_that_grows_smaller(visit):
    """So does one on a phone that is turned."""
    page = visit("Ania")
    at_planning(page)
    cards = page.page.locator("#board .prize").all()
    max(cards, key=lambda card: (card.bounding_box() or {"x": 0})["x"]).hover()
    expect(page.page.locator("[popover]:has([data-size=L])")).to_be_visible()
    right = page.page.evaluate(OPEN_HINT)
    page.page.set_viewport_size({"width": int(right) - 100, "height": 800})
    page.page.wait_for_function(f"() => ({OPEN_HINT})() <= innerWidth")
