"""Moments of Dracula in a real browser: the news is the table's own, with lines of a combat or an ambush in it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.browser.table_page import TablePage
from tests.browser.test_pace import Messenger, was_on_screen

COMBAT: dict[str, Any] = {
    "hunters": ["dr_seward", "van_helsing"],
    "night": True,
    "vampire": "",
    "round": 2,
    "engaged": "",
    "shown": False,
    "choice": "",
    "picked": [],
    "resting": [],
    "played": [],
    "plotting": 0,
    "mesmerized": [],
    "cancelled": False,
    "cancelled_hunters": [],
    "enraged": False,
    "bullets": False,
    "wreaths": [],
    "planned": "",
    "revenge": False,
    "hand_size": 4,
    "deck_size": 10,
    "hand": [],
}
HOLD = 1200.0
"""No reveal in a combat is shorter at normal pace, after the cards were turned."""


def at_hunters_table(page: TablePage, pace: str) -> Messenger:
    page.prefer(pace=pace)
    messenger = Messenger(page.page)
    page.open_table(page.new_table("bot:random", "me", game="dracula", options={"mode": "basic"}))
    page.play(until=lambda look: look.prompt == "hunter-action")
    return messenger


def test_a_round_of_combat_is_revealed_held_and_counted_one_by_one(visit):
    page = visit("Ania")
    messenger = at_hunters_table(page, "normal")
    messenger.sight["view"]["combat"] = COMBAT
    messenger.tell(("hunter-engaged", {"hunter": "van_helsing"}))
    messenger.tell(
        ("dracula-plays", {"card": "fangs", "hunter": "van_helsing"}),
        ("hunter-plays", {"hunter": "dr_seward", "card": "punch"}),
        ("hunter-plays", {"hunter": "van_helsing", "card": "crucifix"}),
        ("dracula-card-cancelled", {"card": "fangs", "hunter": "van_helsing"}),
        ("dracula-hurt", {"amount": 3, "cause": "crucifix", "damage": 3}),
        ("dracula-hurt", {"amount": 1, "cause": "punch", "damage": 4}),
    )
    duel = page.page.locator("[data-duel]")
    expect(duel).to_be_visible()
    assert was_on_screen(page, "dracula-plays") >= HOLD
    assert was_on_screen(page, "dracula-card-cancelled") >= 1000.0
    expect(duel.locator("[data-effect=dracula-hurt]").nth(1)).to_contain_text("3 → 4")


def test_an_ambush_is_a_sum_that_stays_as_long_as_one_wants(visit):
    """Four for the pack, two less for the Pistol; a click on the bar stops it, Space goes on."""
    page = visit("Ania")
    messenger = at_hunters_table(page, "normal")
    messenger.tell(
        ("encounter-turned-up", {"card": "wolves", "space": 3, "lair": 0}),
        ("ambush", {"hunter": "mina_harker", "place": "zurich", "card": "wolves"}),
        ("encounter-resolves", {"hunter": "mina_harker", "card": "wolves"}),
        ("item-revealed", {"hunter": "mina_harker", "item": "pistol"}),
        ("hunter-hurt", {"hunter": "mina_harker", "amount": 2, "cause": "wolves", "damage": 2}),
    )
    stage = page.page.locator("[data-encounter=wolves]")
    stage.locator("[data-hold]").dispatch_event("click")  # it has begun to move on
    expect(stage.locator("[data-hold]")).to_have_count(0)
    terms = stage.locator("[data-term] b").all_inner_texts()
    assert terms == ["4", "2", "2"], "the pack, the Pistol, what is left"
    expect(stage.locator("[data-left]")).to_have_text("6")
    page.page.keyboard.press(" ")
    expect(stage).to_have_count(0)


def test_space_passes_and_asks_once_more(visit):
    page = visit("Ania")
    at_hunters_table(page, "instant")
    asked = page.page.locator("[data-ask-prompt]").inner_text()
    page.page.evaluate("document.activeElement?.blur()")
    page.page.keyboard.press(" ")
    expect(page.page.locator("[data-sure]")).to_be_visible()
    assert page.page.locator("[data-ask-prompt]").inner_text() == asked
    page.page.keyboard.press(" ")
    expect(page.page.locator("[data-sure]")).to_have_count(0)
    expect(page.page.locator("[data-ask-prompt]")).not_to_have_text(asked)
