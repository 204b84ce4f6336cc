"""Whole games in real browsers."""

import re
from typing import Any

from tests.browser.table_page import Look, TablePage, messages, play_together, words
from tests.server.test_hidden import CARD, hidden_cards

from nokturn.games import game_named
from nokturn.kernel.records import Journal, read_record

UNTRANSLATED = re.compile(
    r"\b(?:ask|option|event|board|bar|table|why|head|short|refusal|lobby|kind)-[a-z]+(?:-[a-z]+)*\b"
)
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def test_two_browsers_and_two_bots_play_a_whole_game_and_nobody_is_told_what_is_hidden(visit):
    ania, jan, eve = visit("Ania"), visit("Jan"), visit("Eve")
    table = ania.new_table("me", "open", "bot:random", "bot:random", public=True)
    jan.api("POST", f"/tables/{table}/sit", {"seat": "B"})
    ania.api("POST", f"/tables/{table}/start")
    for page in (ania, jan, eve):
        page.open_table(table)
    play_together(ania, jan)
    eve.page.locator("[data-result]").wait_for()
    standings = [page.page.locator("[data-result] [data-side-of]").all_inner_texts() for page in (ania, jan, eve)]
    assert len(standings[0]) == 4
    assert standings[0] == standings[1] == standings[2]

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


def test_a_whole_game_by_keyboard_alone(visit):
    page = visit()
    page.page.goto("/")
    keyboard = page.page.keyboard
    page.page.locator("main h1").wait_for()
    focus_on(page, "#name")
    keyboard.type("Klawisz")
    keyboard.press("Enter")  # the form's own button
    page.page.locator("[data-ask-prompt]").wait_for()
    page.page.locator("body").evaluate(
        "document.addEventListener('click', e => { if (e.detail) window.pointed = true })"
    )
    seen = set()
    for _ in range(400):
        look = page.wait()
        if look.over:
            break
        seen.add(look.prompt)
        by_keys(page, look)
    assert look.over
    assert {"clan", "turn"} <= seen
    assert not page.page.evaluate("window.pointed"), "a pointer was used"
    keyboard.press("Tab")
    assert page.page.evaluate("document.activeElement !== document.body"), "the result can be reached"


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


def test_a_whole_game_in_polish(visit):
    page = visit(locale="pl-PL")
    page.page.goto("/")
    page.page.locator("[data-play=vendetta]").click()
    texts = [page.page.locator("body").inner_text()]
    page.page.locator("[data-ask-prompt]").wait_for()

    def read(look: Look) -> bool:
        texts.append(page.page.locator("body").inner_text())
        return False

    page.play(until=read)
    texts.append(page.page.locator("body").inner_text())
    assert page.page.evaluate("document.documentElement.lang") == "pl"
    assert page.page.locator("[data-result]").get_attribute("aria-label") == words("pl", "table-over")
    for text in texts:
        assert not (found := UNTRANSLATED.findall(text)), f"{found} is no Polish"
    assert len(texts) > 20


def test_a_whole_game_on_a_phone(visit):
    page = visit("Ania", **PHONE)
    page.page.goto("/")
    fits(page)
    page.page.locator("[data-play=vendetta]").tap()
    page.page.locator("[data-ask-prompt]").wait_for()
    wide = []

    def looks(look: Look) -> bool:
        wide.append(page.page.evaluate("[document.documentElement.scrollWidth, innerWidth]"))
        return False

    page.play(until=looks)  # clicking brings each choice into sight, and fails if something covers it
    assert all(scroll <= inner == 360 for scroll, inner in wide), "there is something to scroll sideways to"
    fits(page)
    page.page.locator("[data-result] button").first.tap(trial=True)


def fits(page: TablePage) -> None:
    assert page.page.evaluate("document.documentElement.scrollWidth") <= 360


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
