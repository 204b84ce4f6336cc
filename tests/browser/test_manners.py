"""Manners of the table: words explain themselves, what costs much asks once more, focus is not what can be chosen, and
the guide speaks beforehand and covers nothing."""

import pytest
from playwright.sync_api import expect
from tests.browser.laid_table import lay
from tests.browser.screens.screen import SETTLED
from tests.browser.screens.vendetta import SEATS, clan, diablerie, planning
from tests.browser.table_page import TablePage, words
from tests.browser.test_pace import Messenger
from tests.browser.test_sheet import BOX, box
from tests.browser.test_touch import PHONE, answered

COLOURS = """(element) => {
  const token = (name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(--${name})`
    const colour = getComputedStyle(probe).color
    probe.remove()
    return colour
  }
  const {outlineColor, outlineWidth, outlineStyle} = getComputedStyle(element)
  return {ring: outlineColor, width: outlineWidth, style: outlineStyle, moon: token('moon'), candle: token('candle')}
}"""

BLOOD_LIES = """async ([table, district, amount]) => {
  const {view} = await (await fetch(`/api/tables/${table}/sight?seat=A`)).json()
  return view.areas[district]?.A?.blood === amount
}"""


def test_a_term_explains_itself_by_pointer_and_by_focus(visit, server):
    page = visit("Ania")
    page.open_table(lay(server, page, planning, *SEATS, first=6))
    page.wait()
    term = page.page.locator(".ask .term").first
    told = page.page.get_by_role("tooltip")
    term.hover()
    expect(told).to_contain_text("VEN-")
    expect(told.locator("[lang=pl]")).not_to_be_empty()
    page.page.mouse.move(0, 0)
    expect(told).to_have_count(0)
    page.page.keyboard.press("a")
    expect(term).to_be_focused()
    expect(told).to_contain_text("VEN-")
    ring = term.evaluate(COLOURS)
    page.page.keyboard.press("h")
    card = page.page.locator("#hand [data-choice]").first
    expect(card).to_be_focused()
    for seen in (ring, card.evaluate(COLOURS)):
        assert seen["ring"] == seen["moon"] != seen["candle"], "focus is a ring of its own, not what can be chosen"
        assert seen["style"] == "solid"
        assert float(seen["width"].removesuffix("px")) >= 2


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["keys", "finger"])
def test_what_costs_much_is_never_the_first_key_and_asks_once_more(visit, server, settings):
    page = visit("Ania", **settings)
    table = lay(server, page, diablerie, *SEATS)
    page.open_table(table)
    page.wait()
    before = answered(page, table)
    costly = page.page.locator("[data-costly]").first
    if settings:
        costly.tap()
        page.page.locator("[data-read-choose]").or_(page.page.locator(".doubt")).first.wait_for()
        if page.page.locator("[data-read-choose]").count():
            page.page.locator("[data-read-choose]").tap()
    else:
        assert page.page.locator("[data-costly][data-key='1']").count() == 0
        page.page.keyboard.press(costly.get_attribute("data-key") or "")
    expect(page.page.locator(".doubt")).to_be_visible()
    expect(page.page.locator(".ask [data-costly][data-key]")).to_have_count(1)
    expect(page.page.locator(".ask [data-key='1']")).to_have_count(0)
    assert answered(page, table) == before, "nothing has been done yet"
    page.page.get_by_role("button", name=words("en", "ask-back"), exact=True).click()
    expect(page.page.locator(".doubt")).to_have_count(0)
    assert answered(page, table) == before


def test_the_blood_chosen_with_a_card_goes_with_it(visit, server):
    page = visit("Ania")
    table = lay(server, page, planning, *SEATS, first=6)
    page.open_table(table)
    page.wait()
    before = page.api("GET", f"/tables/{table}/sight?seat=A")["view"]
    page.page.locator("#hand [data-choice]").first.click()
    page.page.get_by_role("button", name=words("en", "ask-more"), exact=True).click()
    where = page.page.locator("[data-option=play-card]").first
    district = where.get_attribute("data-what") or ""
    where.click()
    lay_there = before["areas"].get(district, {}).get("A", {"blood": 0})["blood"]
    page.page.wait_for_function(BLOOD_LIES, arg=[table, district, lay_there + 1])


def beside(page: TablePage, *parts: str) -> None:
    """None of them lies over another, and all of them are in the window."""
    boxes = [(part, box(page, part)) for part in parts]
    for number, (one, (x, y, width, height)) in enumerate(boxes):
        assert width > 0 < height, f"{one} is not there"
        for other, (left, top, wide, high) in boxes[number + 1 :]:
            apart = x + width <= left + 1 or left + wide <= x + 1 or y + height <= top + 1 or top + high <= y + 1
            assert apart, f"{one} lies over {other}"


def test_the_guide_speaks_before_a_thing_happens_and_covers_nothing(visit, server):
    page = visit("Ania")
    for wish, lesson in ((clan, "clan"), (planning, "table")):
        table = lay(server, page, wish, *SEATS, first=6)
        page.page.goto(f"/t/{table}?intro=1")
        page.wait()
        before = answered(page, table)
        expect(page.page.locator(f"[data-guide={lesson}]")).to_be_visible()
        for width, height in ((390, 844), (768, 1024), (1280, 800), (1440, 900)):
            page.page.set_viewport_size({"width": width, "height": height})
            page.page.evaluate(SETTLED)
            beside(page, "[data-guide]", ".dock", ".board-box", "#bar")
        assert answered(page, table) == before, "it explains what is asked, before it is answered"
        if lesson == "clan":
            page.page.evaluate(SETTLED)
            sheet = box(page, ".sheet")
            page.page.locator("[data-guide-next]").click()
            expect(page.page.locator("[data-guide]")).to_have_count(0)
            page.page.evaluate(SETTLED)
            assert box(page, ".sheet") == sheet, "the sheets are as large as before, and nothing has moved"


def test_the_board_is_seen_on_a_phone_while_it_is_explained(visit, server):
    page = visit("Ania", **{**PHONE, "viewport": {"width": 390, "height": 664}})
    page.page.goto(f"/t/{lay(server, page, planning, *SEATS, first=6)}?intro=1")
    expect(page.page.locator("[data-guide=table]")).to_be_visible()
    expect(page.page.locator("[data-district]").nth(1)).to_be_in_viewport(ratio=1)
    page.page.locator(".guide").get_by_role("button", name=words("en", "guide-close")).tap()
    expect(page.page.locator("[data-guide]")).to_have_count(0)
    for card in page.page.locator("#hand [data-face]").all()[:2]:
        _, top, _, height = card.evaluate(BOX)
        assert top + height <= 664, "the cards are seen whole below the question and what else can be done"


def test_an_open_question_and_its_hint_stay_while_others_go_on(visit, server):
    page = visit("Ania")
    page.prefer(pace="fast")
    messenger = Messenger(page.page)
    page.page.goto(f"/t/{lay(server, page, planning, *SEATS, first=6)}")
    page.wait()
    page.page.locator(".ask .term").first.hover()
    told = page.page.get_by_role("tooltip")
    expect(told).to_contain_text("VEN-")
    for number in range(12):
        messenger.tell(("gains-blood", {"player": "B", "amount": number + 1, "cause": "feed"}))
    expect(page.page.locator("[data-told]")).to_be_visible()
    assert page.look().prompt == "turn", "what is asked is still asked"
    expect(page.page.locator("[role=log] p").last).to_contain_text("12")
    expect(page.page.locator("[role=log] p").last).to_be_in_viewport()
    expect(told).to_contain_text("VEN-")
