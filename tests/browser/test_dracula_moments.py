"""Moments of Dracula in a real browser: the news is the table's own, with lines of a combat or an ambush in it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.laid_table import lay
from tests.browser.screens.at_table import opened
from tests.browser.screens.dracula import day
from tests.browser.table_page import TablePage
from tests.browser.test_pace import Messenger, was_on_screen
from tests.server.process import ServerProcess

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
    "choosing": [],
    "chosen": [],
    "hand": [],
}
WINNERS = (
    ("en", "dracula", "Dracula has won"),
    ("en", "hunters", "The hunters have won"),
    ("pl", "dracula", "Dracula zwycięża"),
    ("pl", "hunters", "Łowcy zwyciężają"),
)
HOLD = 1200.0
"""No reveal in a combat is shorter at normal pace, after the cards were turned."""


def at_hunters_table(server: ServerProcess, page: TablePage, pace: str) -> Messenger:
    page.prefer(pace=pace)
    messenger = Messenger(page.page)
    opened(page, lay(server, page, day, "bot:random", "me", game="dracula", first=13, deduction="probabilities"))
    return messenger


def fights(messenger: Messenger, **facts: Any) -> None:
    """From the next news on there is a combat, and a card is asked for."""
    messenger.sight["view"]["combat"] = {**COMBAT, **facts}
    (ask,) = messenger.sight["asks"]
    pick = {"prompt": "pick-combat-card", "options": [{"is": "dracula.Pick", "card": "punch"}], "refused": []}
    messenger.sight["asks"] = [{**ask, **pick}]


def test_a_round_of_combat_is_revealed_held_and_counted_one_by_one(visit, server):
    page = visit("Ania")
    messenger = at_hunters_table(server, page, "normal")
    fights(messenger)
    messenger.tell(("combat", {"foe": "dracula", "hunters": COMBAT["hunters"], "place": "vienna", "night": True}))
    duel = page.page.locator("[data-duel]")
    expect(duel).to_be_visible()
    messenger.tell(
        ("dracula-plays", {"card": "fangs", "hunter": "van_helsing"}),
        ("hunter-plays", {"hunter": "dr_seward", "card": "punch"}),
        ("hunter-plays", {"hunter": "van_helsing", "card": "crucifix"}),
        ("dracula-card-cancelled", {"card": "fangs", "hunter": "van_helsing"}),
        ("dracula-hurt", {"amount": 3, "cause": "crucifix", "damage": 3}),
        ("dracula-hurt", {"amount": 1, "cause": "punch", "damage": 4}),
    )
    assert was_on_screen(page, "dracula-plays") >= HOLD
    assert was_on_screen(page, "dracula-card-cancelled") >= 1000.0
    expect(duel.locator("[data-effect=dracula-hurt]").nth(1)).to_contain_text("3 → 4")


def test_a_card_lies_face_down_before_whoever_has_chosen(visit, server):
    """One who is asked and no longer waited for has chosen; before whom nothing lies, it says who chooses."""
    page = visit("Ania")
    messenger = at_hunters_table(server, page, "instant")
    fights(messenger, choosing=["dr_seward", "van_helsing", "dracula"])
    messenger.sight["waiting_for"] = ["A", "B"]
    messenger.tell()
    backs = page.page.locator("[data-duel] [data-laid]")
    expect(page.page.locator("[data-duel]").get_by_text("is choosing")).to_have_count(1)
    expect(page.page.locator("[data-duel]").get_by_text("choose your card")).to_have_count(2)
    expect(backs).to_have_count(0)
    messenger.sight["waiting_for"] = ["B"]
    messenger.tell()
    expect(backs).to_have_count(1)
    messenger.sight["view"]["combat"] = {**COMBAT, "choosing": ["van_helsing"], "chosen": ["dr_seward", "dracula"]}
    messenger.tell()
    expect(backs).to_have_count(2)
    expect(page.page.locator("[data-duel]").get_by_text("choose your card")).to_have_count(1)


def test_the_card_with_all_symbols_keeps_its_fighter_in_his_place_on_a_phone(visit, server):
    """Holy Circle has seven: they take another row, and the number of life stays in sight."""
    page = visit("Ania", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    messenger = at_hunters_table(server, page, "instant")
    shown = {"engaged": "van_helsing", "shown": True, "choice": "mesmerize", "picked": [["van_helsing", "holy_circle"]]}
    fights(messenger, hunters=["van_helsing"], **shown)
    messenger.tell()
    fighter = page.page.locator("[data-duel] .hunters .fighter")
    expect(fighter.locator(".symbols > span")).to_have_count(7)
    box = fighter.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 390
    for part in (*fighter.locator(".symbols > span").all(), fighter.locator(".who > b")):
        inner = part.bounding_box()
        assert inner is not None
        assert inner["x"] >= box["x"]
        assert inner["x"] + inner["width"] <= box["x"] + box["width"] + 0.5


@pytest.mark.parametrize("lang, winner, said", WINNERS)
def test_the_last_moment_names_the_side_that_has_won(visit, server, lang, winner, said):
    page = visit("Ania")
    page.prefer(lang=lang)
    messenger = at_hunters_table(server, page, "slow")
    messenger.tell(("game-won", {"winner": winner}))
    expect(page.page.locator("[data-moment=game-won] h2")).to_have_text(said)


def test_what_is_learned_says_how_many_places_are_left(visit, server):
    page = visit("Ania")
    messenger = at_hunters_table(server, page, "normal")
    possible = messenger.sight["view"]["possible"]
    left = dict(list(possible.items())[:3])
    rings = page.page.locator("[data-belief]")
    expect(rings).to_have_count(len(possible))
    messenger.sight["view"]["possible"] = left
    messenger.tell(("no-trace", {"hunter": "mina_harker", "place": "galatz"}))
    expect(page.page.locator("[data-narrowed]")).to_have_text(f"Where he can be: {len(possible)} → 3")
    expect(rings).to_have_count(3)
    expect(page.page.locator("[data-narrowed]")).to_have_count(0)


def test_an_ambush_is_a_sum_that_stays_as_long_as_one_wants(visit, server):
    """Four for the pack, two less for the Pistol; a click on the bar stops it, Space goes on."""
    page = visit("Ania")
    messenger = at_hunters_table(server, page, "normal")
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
    expect(stage.locator("[data-term] b"), "the pack, the Pistol, what is left").to_have_text(["4", "2", "2"])
    expect(stage.locator("[data-left]")).to_have_text("6")
    page.page.keyboard.press(" ")
    expect(stage).to_have_count(0)


def test_space_passes_and_asks_once_more(visit, server):
    page = visit("Ania")
    at_hunters_table(server, page, "instant")
    asked = page.page.locator("[data-ask-prompt]").inner_text()
    page.page.evaluate("document.activeElement?.blur()")
    page.page.keyboard.press(" ")
    expect(page.page.locator("[data-sure]")).to_be_visible()
    assert page.page.locator("[data-ask-prompt]").inner_text() == asked
    page.page.keyboard.press(" ")
    expect(page.page.locator("[data-sure]")).to_have_count(0)
    expect(page.page.locator("[data-ask-prompt]")).not_to_have_text(asked)


def test_in_a_combat_the_hand_shows_what_fights(visit, server):
    """Events and tickets are not in the way; whoever turns to the hand of another hunter sees all of it."""
    page = visit("Ania")
    messenger = at_hunters_table(server, page, "instant")
    asked = messenger.sight["asks"][0]["args"]["hunter"]
    messenger.sight["view"]["hunters"][asked].update(items=["rifle"], events=["money_trail"], tickets=["t_2_1"])
    fights(messenger)
    cards = [{"is": "dracula.Pick", "card": card} for card in ("punch", "rifle")]
    messenger.sight["asks"][0]["options"] = cards
    messenger.tell()
    held = page.page.locator("#hand [data-card]")
    for card in ("punch", "rifle"):
        expect(page.page.locator(f"#hand [data-card={card}]")).to_have_count(1)
    expect(held).to_have_count(2)


def test_a_finger_reads_each_way_to_play_a_card(visit, server):
    """Neither way is taken before it was read, and what only a third way forbids is not said of the card."""
    page = visit("Ania", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    messenger = at_hunters_table(server, page, "instant")
    (ask,) = messenger.sight["asks"]
    asked = ask["args"]["hunter"]
    messenger.sight["view"]["hunters"][asked].update(events=["sister_agatha"], event_count=1)
    play = {"is": "dracula.PlayEvent", "event": "sister_agatha"}
    ways = [{**play, "mode": mode} for mode in ("hunt", "ally")]
    refused = [{"option": {**play, "mode": "counter"}, "rule": "DRA-EVENT-07", "args": {}}]
    messenger.sight["asks"] = [{**ask, "prompt": "event-received", "options": ways, "refused": refused}]
    messenger.tell()
    page.page.locator("#hand [data-card=sister_agatha]").tap()
    offered = page.page.locator("[data-reading=sister_agatha] [data-read-way]")
    expect(offered).to_have_text(["Play Sister Agatha: Hunt", "Play Sister Agatha as an ally"])
    expect(page.page.locator("[data-reading] .why")).to_have_count(0)
