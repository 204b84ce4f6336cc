"""Heritage at sizes where something once was cut or lay upon something else."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.laid_campaign import bring
from tests.browser.laid_chronicle import after
from tests.browser.laid_table import lay
from tests.browser.screens.heritage import SEATS, scheming, turn

BOXES = "(all) => all.map((e) => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom] })"


def test_what_a_dot_is_worth_is_read_on_the_smallest_phone(visit):
    """The sheet of one player, with its numbers at the end of the row."""
    page = visit("Ada", viewport={"width": 360, "height": 780})
    page.page.goto(f"/c/{bring(page, after(2), 'me', 'bot:clever')}")
    page.page.locator("[data-sheet]").first.wait_for()
    (table,) = page.page.locator("table:has([data-sheet])").evaluate_all(BOXES)
    numbers = page.page.locator("table:has([data-sheet]) .cell b").evaluate_all(BOXES)
    assert len(numbers) > 10
    assert [box for box in numbers if box[2] > table[2]] == []


def test_names_of_courts_do_not_run_into_each_other_at_1280_by_800(visit, server):
    page = visit("Ania", viewport={"width": 1280, "height": 800})
    page.open_table(lay(server, page, turn, *SEATS, game="heritage"))
    page.wait()
    names = page.page.locator("[data-theatre=war_of_princes] text.cap")
    boxes = names.evaluate_all(BOXES)
    assert len(boxes) == 9
    meet = [
        (one, other)
        for at, one in enumerate(boxes)
        for other in boxes[:at]
        if one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
    ]
    assert meet == []


def test_a_long_name_stays_in_its_era(visit):
    """Constantinople is the last chapter of the second."""
    page = visit("Ada", viewport={"width": 1280, "height": 800})
    page.page.goto(f"/c/{bring(page, after(7), 'me', 'bot:clever')}")
    page.page.locator("[data-chapter='6']").wait_for()
    (name,) = page.page.locator("[data-chapter='6'] .place").evaluate_all(BOXES)
    (era,) = page.page.locator("[data-era='2']").evaluate_all(BOXES)
    assert name[2] <= era[2] - 2


def test_on_a_phone_the_queue_begins_where_somebody_can_be_recruited(visit, server):
    """The first two cost more potency than there is."""
    page = visit("Ania", viewport={"width": 390, "height": 844}, has_touch=True)
    page.open_table(lay(server, page, turn, *SEATS, game="heritage"))
    page.wait()
    cards = page.page.locator("#queue [data-queued]")
    assert cards.first.get_attribute("data-choice") is None
    expect(page.page.locator("#queue [data-queued][data-choice]").first).to_be_in_viewport(ratio=1)


def test_the_numbers_of_three_players_stay_in_their_boxes_at_768(visit, server):
    page = visit("Ania", viewport={"width": 768, "height": 1024}, has_touch=True)
    page.open_table(lay(server, page, scheming, *SEATS, game="heritage"))
    page.wait()
    seats = page.page.locator(".seat")
    assert seats.count() == 3
    for at in range(3):
        (box,) = seats.nth(at).evaluate_all(BOXES)
        numbers = seats.nth(at).locator(".hand").evaluate_all(BOXES)
        assert numbers
        assert [one for one in numbers if one[2] > box[2] - 6] == []
