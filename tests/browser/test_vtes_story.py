"""V:TES told and laid out: the log folded by action, the terms of a vote by steppers, transfers by hand."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.laid_vtes import OWN, LaidTable, come_to, full_table
from tests.browser.test_vtes_table import DESK, PHONE, at
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import Bleed, BringOut, Hunt, Transfer

TERMS = "kine-resources-contested"


def told() -> Table:
    """Seat E has bled whoever looks, who let it through; another vampire of E is about to hunt."""
    table = full_table()
    for vampire in ("gelasia-fotiou:1", "colette:1"):
        table.state.change(vampire, locked=False)
    table.act("E")
    table.seat("E").answers(Bleed("gelasia-fotiou:1", OWN))
    table.pass_until("minion-phase")
    table.seat("E").answers(Hunt("colette:1"))
    return table


def shared_out(gone: bool = False) -> Table:
    """Whoever looks sets the terms of a vote: 4 points over at least two Methuselahs."""
    table = full_table()
    table.hand(OWN, TERMS)
    table.state.change("trevon-parker:1", locked=False, title="prince:Chicago")
    table.act(OWN)
    table.seat(OWN).plays(TERMS, "trevon-parker:1")
    come_to(table, OWN, "share-points")
    return table


@pytest.mark.parametrize("lang, pool, more", [("en", "14 → 13", "succeeds"), ("pl", "14 → 13", "się udaje")])
def test_an_action_that_is_over_is_folded_to_who_did_what_and_its_result(visit, lang, pool, more):
    laid = at(visit, told(), viewport=DESK, **({"locale": "pl-PL"} if lang == "pl" else {}))
    page = laid.page.page
    bleed = page.locator("[role=log] [data-paragraph][data-folded]").filter(has_text=pool)
    expect(bleed).to_have_count(1)
    sentences = bleed.locator("p")
    expect(sentences.first).to_contain_text("Gelasia Fotiou")
    folded = sentences.count()
    assert not bleed.get_by_text(re.compile(more)).count(), "that it succeeds is said by what it does"
    number = bleed.get_attribute("data-paragraph")
    opened = page.locator(f"[role=log] [data-paragraph='{number}']")
    opened.locator(".fold").click()
    expect(opened).not_to_have_attribute("data-folded", "")
    assert opened.locator("p").count() > folded
    expect(opened.locator(".fold")).to_have_attribute("aria-expanded", "true")
    # The same with keys: the log is one stop, its buttons are reached with arrows.
    opened.locator(".fold").focus()
    page.keyboard.press("Enter")
    expect(opened).to_have_attribute("data-folded", "")
    # What is still going on lies open.
    expect(page.locator("[role=log] [data-paragraph]").last).not_to_have_attribute("data-folded", "")


def test_the_log_of_a_phone_is_folded_too(visit):
    laid = at(visit, told(), **PHONE)
    page = laid.page.page
    page.keyboard.press("l")
    fold = page.locator("[role=log] [data-folded] .fold").first
    fold.wait_for()
    box = fold.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    fold.tap()
    expect(page.locator("[role=log] .fold[aria-expanded=true]").first).to_be_visible()


def test_the_terms_of_a_vote_are_laid_out_at_once(visit):
    """Steppers, plates and keys; nothing is given before all of it is shared out, and then in one go."""
    table = shared_out()
    laid = at(visit, table, viewport=DESK)
    page = laid.page.page
    row = page.locator("[data-share=B]")
    row.locator("[data-more]").click()
    row.locator("[data-more]").click()
    expect(page.locator("[data-plate=B]")).to_contain_text("−2?")
    expect(row).to_contain_text("11 → 9")
    row.locator("[data-less]").click()
    page.locator("[data-plate=C]").click()
    page.locator("[data-share=C] [data-more]").focus()
    page.keyboard.press("Enter")
    assert laid.answers == [], "nothing is given yet"
    page.locator("[data-share=D] [data-more]").click()
    expect(page.locator("[data-share=D] [data-more]")).to_be_disabled()
    page.locator("[data-option=share-done]").wait_for()
    page.keyboard.press("Enter")
    page.locator("[data-stage=poll]").wait_for()
    assert laid.answers == [0, 1, 2, 1]
    referendum = table.state.referendum
    assert referendum is not None
    assert referendum.terms == ("B:1", "C:2", "D:1")


def test_terms_are_started_over_with_escape(visit):
    laid = at(visit, shared_out(), viewport=DESK)
    page = laid.page.page
    page.locator("[data-share=B] [data-more]").click()
    expect(page.locator("[data-share=B] output")).to_have_text("1")
    page.keyboard.press("Escape")
    expect(page.locator("[data-share=B] output")).to_have_text("0")
    assert laid.answers == []


def test_the_terms_of_a_vote_on_a_phone_in_polish(visit):
    laid = at(visit, shared_out(), **PHONE, locale="pl-PL")
    page = laid.page.page
    more = page.locator("[data-share=E] [data-more]")
    box = more.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    for _ in range(3):
        more.tap()
    page.locator("[data-share=D] [data-more]").tap()
    page.locator("[data-option=share-done]").tap()
    page.locator("[data-stage=poll]").wait_for()
    assert laid.answers == [0, 0, 0, 1]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def influence() -> Table:
    table = full_table()
    table.state.active, table.state.phase = OWN, "influence"
    table.run("vtes.influence_phase", OWN)
    return table


def carry(laid: LaidTable, start: str, end: str) -> None:
    """Take one thing with the pointer and let it go over another."""
    page = laid.page.page
    boxes = [page.locator(one).bounding_box() for one in (start, end)]
    (one, other) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    page.mouse.move(*one)
    page.mouse.down()
    page.mouse.move((one[0] + other[0]) / 2, (one[1] + other[1]) / 2, steps=4)
    page.mouse.move(*other, steps=4)
    page.mouse.up()


def test_transfers_by_hand(visit):
    """The pool carried onto a vampire gives what that needs, carried back it gives nothing; Enter spends it."""
    table = influence()
    laid = at(visit, table, viewport=DESK)
    page = laid.page.page
    rosalina = '[data-hidden="hidden rosalina-cortez 1"]'
    carry(laid, "[data-plate=A] [data-coins]", rosalina)
    expect(page.locator(rosalina)).to_contain_text("+1 rises")
    carry(laid, rosalina, "[data-plate=A] [data-coins]")
    expect(page.locator(rosalina)).not_to_contain_text("rises")
    assert laid.answers == []
    carry(laid, "[data-plate=A] [data-coins]", rosalina)
    page.keyboard.press("Enter")
    page.locator('[data-minion^="rosalina"]').wait_for()
    assert [type(answer) for answer in laid.answers] == [Transfer, BringOut]
    assert table.pool(OWN) == 13


def test_transfers_by_hand_on_a_phone(visit):
    laid = at(visit, influence(), **PHONE)
    page = laid.page.page
    rosalina = page.locator('[data-hidden="hidden rosalina-cortez 1"]')
    rosalina.wait_for()
    carry(laid, "[data-coins]", '[data-hidden="hidden rosalina-cortez 1"]')
    expect(rosalina).to_contain_text("+1")
    expect(page.locator("[data-coins]")).to_contain_text("→ 13")
