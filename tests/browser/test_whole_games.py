"""Whole games in real browsers."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.table_page import Look, TablePage, messages, play_together, words
from tests.server.test_hidden import CARD, hidden_cards

from nokturn.games import game_named
from nokturn.kernel.records import Journal, read_record

UNTRANSLATED = re.compile(
    r"\b(?:ask|option|event|board|bar|table|why|head|short|refusal|lobby|kind)-[a-z]+(?:-[a-z]+)*\b"
)
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
POINTED = "document.addEventListener('click', e => { if (e.detail) window.pointed = true })"
TOTALS = "all => all.map(e => [e.closest('[data-side-of]').dataset.sideOf, e.dataset.total])"


@pytest.mark.walk
def test_a_whole_game_by_keyboard_in_polish_and_on_a_phone_in_english_and_nobody_is_told_what_is_hidden(visit):
    """Two people and two bots, and somebody who watches."""
    ania, jan, eve = visit(locale="pl-PL"), visit("Jan", **PHONE), visit("Eve")
    ania.enter("Ania", "pl")
    table = ania.new_table("me", "open", "bot:random", "bot:random", public=True)
    jan.api("POST", f"/tables/{table}/sit", {"seat": "B"})
    ania.api("POST", f"/tables/{table}/start")
    for page in (ania, jan, eve):
        page.open_table(table)
    ania.page.evaluate(POINTED)
    texts: list[str] = []
    wide: list[list[int]] = []

    def step(page: TablePage, look: Look) -> None:
        if page is ania:
            texts.append(page.page.locator("body").inner_text())
            by_keys(page, look)
        else:
            wide.append(page.page.evaluate("[document.documentElement.scrollWidth, innerWidth]"))
            page.step(look)  # clicking brings each choice into sight, and fails if something covers it

    play_together(ania, jan, step=step)
    is_polish(ania, texts)
    assert not ania.page.evaluate("window.pointed"), "a pointer was used"
    ania.page.keyboard.press("Tab")
    assert ania.page.evaluate("document.activeElement !== document.body"), "the result can be reached"
    assert wide
    assert all(scroll <= inner == PHONE["viewport"]["width"] for scroll, inner in wide), "something sticks out sideways"
    jan.page.locator("[data-result] button").first.tap(trial=True)
    for page in (ania, jan, eve):
        expect(page.page.locator("[data-result] [data-total]")).to_have_count(4)
    totals = [page.page.locator("[data-result] [data-total]").evaluate_all(TOTALS) for page in (ania, jan, eve)]
    assert totals[0] == totals[1] == totals[2]

    journal = start_again(ania, table)
    states = {0: journal.position.state.clone()}
    for number, (seat, answer) in enumerate(steps_of(ania, table), 1):
        journal.step(seat, answer)
        states[number] = journal.position.state.clone()
    told = 0
    for viewer, page in (("A", ania), ("B", jan), ("nobody", eve)):
        for text in page.everything_heard():
            sights = [sight for sight in messages([text], "sight") if sight["status"] == "live"]
            named = set(CARD.findall(text))
            for sight in sights:
                secret = set().union(
                    *(hidden_cards(states[sight["step"]], seat, viewer) for seat in "ABCD" if seat != viewer)
                )
                assert not secret & named, f"{viewer} is told of {secret & named} at step {sight['step']}"
                told += len(secret)
            assert sights or "sight" in text or not named, f"cards are named outside of what a seat sees: {text[:300]}"
    assert told > 500, "there was something to leak"


def start_again(page: TablePage, table: str) -> Journal[Any]:
    record = read_record(page.page.context.request.get(f"/api/tables/{table}/record").body())
    record.steps = []
    return Journal(game_named("vendetta"), record)


def steps_of(page: TablePage, table: str):
    return read_record(page.page.context.request.get(f"/api/tables/{table}/record").body()).steps


def is_polish(page: TablePage, texts: list[str]) -> None:
    """Whatever was to be read on the way, and the end."""
    assert page.page.evaluate("document.documentElement.lang") == "pl"
    assert page.page.locator("[data-result]").get_attribute("aria-label") == words("pl", "table-over")
    assert len(texts) > 20
    for text in (*texts, page.page.locator("body").inner_text()):
        assert not (found := UNTRANSLATED.findall(text)), f"{found} is no Polish"


def test_from_the_lobby_to_the_second_turn_by_keyboard_alone(visit):
    page = visit()
    page.page.goto("/")
    page.page.locator("main h1").wait_for()
    page.page.evaluate(POINTED)
    focus_on(page, "#name")
    page.page.keyboard.type("Klawisz")
    page.page.keyboard.press("Enter")  # the form's own button
    page.page.locator("[data-ask-prompt]").wait_for()
    page.page.evaluate(POINTED)  # once more, should this be another document
    seen: list[str] = []

    def second(look: Look) -> bool:
        seen.append(look.prompt)
        return seen.count("turn") > 1

    page.play(until=second, step=lambda look: by_keys(page, look))
    assert {"clan", "turn"} <= set(seen)
    assert not page.page.evaluate("window.pointed"), "a pointer was used"


def by_keys(page: TablePage, look: Look) -> None:
    """A choice by the key it shows, or by Tab and Enter; several things by Tab and Space."""
    keyboard = page.page.keyboard
    free = [at for at, choice in enumerate(look.choices) if not choice.pressed]
    if look.send == "ready" and len(free) < len(look.choices):
        focus_on(page, '[data-option="send"]')
        keyboard.press("Enter")
    elif look.facing and not look.choices:
        keyboard.press("f")
        if not page.look().choices:
            keyboard.press("Escape")
    else:
        at = page.chance.choice(free)
        if key := look.choices[at].key:
            keyboard.press(key)
        else:
            page.choice(at).evaluate("choice => choice.dataset.wanted = ''")
            focus_on(page, "[data-wanted]")
            page.page.evaluate("delete document.activeElement.dataset.wanted")
            keyboard.press("Space" if look.send else "Enter")


def focus_on(page: TablePage, wanted: str) -> None:
    for _ in range(120):
        if page.page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted):
            return
        page.page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with Tab")


def test_a_phone_shows_the_lobby_and_leads_to_a_table(visit):
    page = visit("Ania", **PHONE)
    page.page.goto("/")
    fits(page)
    page.page.locator("[data-play=vendetta]").tap()
    page.page.locator("[data-ask-prompt]").wait_for()
    fits(page)


def fits(page: TablePage) -> None:
    assert page.page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]


def test_the_driver_sees_what_the_page_offers(visit):
    """The tests above prove nothing if the page could hide a choice from them: the server's question is the measure."""
    page = visit("Ania")
    table = page.new_table("me", "bot:random", "bot:random")
    page.open_table(table)
    look = page.wait()
    (ask,) = page.api("GET", f"/tables/{table}/sight?seat=A")["asks"]
    assert look.prompt == ask["prompt"] == "clan"
    assert [choice.what for choice in look.choices] == [option["clan"] for option in ask["options"]]
    page.step(look)
    look = page.play(until=lambda look: look.prompt == "turn")
    (ask,) = page.api("GET", f"/tables/{table}/sight?seat=A")["asks"]
    cards = {option["card"] for option in ask["options"] if option["is"] == "vendetta.PlayCard"}
    assert {choice.card for choice in look.choices if choice.card} == cards
