"""The frame of a table: a dock that keeps its height; on a phone a sheet with three heights, and the board stays."""

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.table_page import TablePage, words
from tests.browser.test_touch import LYING, PHONE, at_planning

SMALL = {**PHONE, "viewport": {"width": 360, "height": 740}}
BOX = "(element) => { const {x, y, width, height} = element.getBoundingClientRect(); return [x, y, width, height] }"

IN_SIGHT = """() => [...document.querySelectorAll('#hand [data-card]')].some((card) => {
  const {left, right, top} = card.getBoundingClientRect()
  return left >= 0 && right <= innerWidth && top < innerHeight - 100
})"""


def box(page: TablePage, what: str) -> tuple[float, float, float, float]:
    x, y, width, height = page.page.locator(what).first.evaluate(BOX)
    return x, y, width, height


def level(page: TablePage) -> Any:
    return expect(page.page.locator(".dock"))


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["390", "360"])
def test_the_sheet_has_three_heights_by_tap_and_by_keys(visit, size):
    page = visit("Ania", **size)
    at_planning(page)
    handle = page.page.locator("[data-sheet]")
    screen = size["viewport"]["height"]
    level(page).to_have_attribute("data-level", "half")
    assert box(page, ".dock")[3] <= 450
    assert page.page.evaluate(IN_SIGHT), "a card of the hand is in sight"
    assert box(page, ".board-box")[3] > screen * 0.2, "the board keeps its place"
    handle.tap()
    level(page).to_have_attribute("data-level", "full")
    assert box(page, ".dock")[3] > screen * 0.9
    handle.tap()
    level(page).to_have_attribute("data-level", "low")
    assert 96 <= box(page, ".dock")[3] < screen * 0.35
    expect(page.page.locator("#hand")).to_be_hidden()
    expect(page.page.locator("[data-ask-prompt]")).to_be_in_viewport()
    page.page.keyboard.press("+")
    level(page).to_have_attribute("data-level", "half")
    handle.focus()
    page.page.keyboard.press("ArrowDown")
    level(page).to_have_attribute("data-level", "low")
    assert box(page, "[data-sheet]")[3] >= 44


def test_the_sheet_is_dragged_and_comes_to_rest_at_the_nearest_height(visit):
    page = visit("Ania", **PHONE)
    at_planning(page)
    x, y, width, height = box(page, "[data-sheet]")
    mouse = page.page.mouse
    mouse.move(x + width / 2, y + height / 2)
    mouse.down()
    mouse.move(x + width / 2, y - 100, steps=4)
    mouse.move(x + width / 2, 90, steps=4)
    mouse.up()
    level(page).to_have_attribute("data-level", "full")
    x, y, width, height = box(page, "[data-sheet]")
    mouse.move(x + width / 2, y + height / 2)
    mouse.down()
    mouse.move(x + width / 2, 800, steps=6)
    mouse.up()
    level(page).to_have_attribute("data-level", "low")


def test_a_phone_on_its_side_has_the_sheet_beside_the_board(visit):
    page = visit("Ania", **LYING)
    at_planning(page)
    left, _, wide, _ = box(page, ".dock")
    assert left + wide == pytest.approx(740, abs=1)
    assert box(page, ".board-box")[2] == pytest.approx(left, abs=1)
    assert page.page.evaluate("document.documentElement.scrollWidth") <= 740


@pytest.mark.parametrize("size", [SMALL, LYING], ids=["upright", "on its side"])
def test_story_and_chat_slide_in_and_what_was_not_read_has_a_sign(visit, size):
    ania, jan = visit("Ania", **size), visit("Jan")
    table = ania.new_table("me", "open", "bot:random", public=True)
    jan.api("POST", f"/tables/{table}/sit", {"seat": "B"})
    ania.api("POST", f"/tables/{table}/start")
    for page in (ania, jan):
        page.open_table(table)
    jan.page.get_by_role("button", name=words("en", "table-chat"), exact=True).click()
    jan.page.get_by_label(words("en", "chat-say")).fill("Good evening")
    jan.page.keyboard.press("Enter")
    story = ania.page.get_by_role("button", name=words("en", "table-side"))
    expect(story).to_contain_text("1")
    story.tap()
    ania.page.get_by_role("tab", name=words("en", "table-chat")).tap()
    expect(ania.page.get_by_text("Good evening")).to_be_in_viewport()
    ania.page.get_by_role("button", name=words("en", "page-close")).tap()
    expect(ania.page.get_by_text("Good evening")).not_to_be_in_viewport()
    expect(story).not_to_contain_text("1")


@pytest.mark.parametrize("width, height", [(1280, 800), (1440, 900), (1920, 1080)])
def test_nothing_jumps_from_question_to_question(visit, width, height):
    page = visit("Ania", viewport={"width": width, "height": height})
    page.open_table(page.new_table("me", "bot:random", "bot:random"))
    page.wait()
    opening = box(page, ".dock")
    assert opening[3] < 100, "before the first night all that is chosen lies on the board"
    for take in page.page.locator("[data-offer] [data-choice]").all():
        expect(take).to_be_in_viewport(ratio=1)
    page.play(until=lambda look: look.prompt != "clan")
    seen = set()

    def measured(look: Any) -> bool:
        seen.add((*box(page, ".dock"), *box(page, ".board-box")))
        return len(seen) > 1 or look.prompt == "withdraw" or page.page.locator("[role=log] p").count() > 60

    page.play(until=measured)
    assert len(seen) == 1, "the dock and the board keep their places"
