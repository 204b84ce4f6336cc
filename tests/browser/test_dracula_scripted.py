"""A hunt by the script in real browsers: reveal, ambush, combat, bite, defeat, hospital, all seen on the screen.

Both sides are played by the script, so that only the cards are left to chance; and these are always the same.
"""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.hunt import (
    asked,
    city,
    figure,
    goes_to,
    hand,
    lit,
    log_says,
    nothing_of_the_trail,
    plays,
    preferred,
    says,
    sights,
    stands_at,
)
from tests.browser.table_page import TablePage, deal

from nokturn.games.dracula.printed.content import name_of

KEY = f"{5:032x}"
"""So shuffled Dracula holds one of the `AMBUSHES`, and Mesmerize and Fangs come in time in both fights at dusk."""
BAT_KEY = f"{6:032x}"
"""So shuffled Escape as Bat is among his first six cards."""
STARTS = {"lord_godalming": "nuremburg", "dr_seward": "lisbon", "van_helsing": "athens", "mina_harker": "vienna"}
AMBUSHES = {"wolves": 4, "rats": 2}
"""Encounters to ambush with, and what a hunter without any weapon suffers from them."""
NO_ONE_STOPS = {"fangs": ("punch", "escape"), "mesmerize": ("dodge", "escape")}
"""Basic cards without the symbol of Dracula's card, which it therefore is not cancelled by; DRA-COMBAT-09."""


def all_pass(jan: TablePage, hunters: int) -> None:
    for _ in range(hunters):
        says(jan, "hunter-action", "pass")


def bites(ania: TablePage, jan: TablePage) -> None:
    """At night: Mesmerize, then Fangs (DRA-COMBAT-23); until they come the hunter dodges what he can."""
    mesmerized = False
    for _ in range(6):
        wanted = "fangs" if mesmerized else "mesmerize"
        card = preferred(hand(ania, "pick-dracula-combat-card"), wanted, "strength", "claws", "mesmerize", "fangs")
        plays(ania, "pick-dracula-combat-card", card)
        for page in (ania, jan):
            expect(page.page.locator("[data-duel]")).to_be_visible()
        answer = preferred(hand(jan, "pick-combat-card"), *NO_ONE_STOPS.get(card, ("dodge", "punch")))
        plays(jan, "pick-combat-card", answer)
        if card == "mesmerize":
            mesmerized = True
            expect(ania.page.locator("[data-duel] .hunters")).to_contain_text("mesmerized")
        elif card == wanted:
            return
    raise AssertionError("Mesmerize and Fangs have not come: take another KEY")


def never_heard(page: TablePage, since: int, secrets: list[str]) -> None:
    """No message since then holds one of these as a value, wherever in it."""
    named = re.compile("|".join(f'"{secret}"(?!:)' for secret in secrets))
    heard = page.everything_heard()[since:]
    assert any('"lord_godalming"' in text for text in heard), "names go over the wire like this"
    for text in heard:
        assert not named.search(text), f"{named.search(text)} in {text[:300]}"


@pytest.mark.walk
def test_a_table_of_five_seats_plays_a_hunt_by_the_script(visit, server):
    ania, jan = visit("Ania"), visit("Jan")
    jan.prefer(handOver=False)
    table = ania.new_table("me", "open", "open", "open", "open", game="dracula", public=True)
    for seat in "BCDE":
        jan.api("POST", f"/tables/{table}/sit", {"seat": seat})
    deal(server, table, KEY)
    ania.api("POST", f"/tables/{table}/start")
    for page in (ania, jan):
        page.open_table(table)

    # Round 1: Dracula begins in Berlin, unseen, and lays a trap in Prague, where Godalming can come to.
    for hunter in list(STARTS)[:3]:
        says(jan, "take-hunter", "take-hunter", hunter)
    for start in STARTS.values():
        goes_to(jan, "hunter-start", start)
    asked(ania, "dracula-start")
    since = len(jan.everything_heard())
    goes_to(ania, "dracula-start", "berlin")
    all_pass(jan, 8)
    goes_to(ania, "dracula-moves", "prague")
    trap = preferred(hand(ania, "place-encounter"), *AMBUSHES)
    held = ania.page.locator("#hand [data-card]").evaluate_all("all => all.map(e => e.dataset.card)")
    plays(ania, "place-encounter", trap)
    says(ania, "phase-ends", "done")
    asked(jan, "hunter-action")
    expect(ania.page.locator('[data-space="1"]')).to_contain_text(city("prague"))
    expect(jan.page.locator(".trail")).not_to_contain_text(city("prague"))
    expect(figure(jan, "dracula")).to_have_count(0)
    never_heard(jan, since, ["berlin", *held])

    # Round 2: Godalming walks in.  Dracula is revealed and ambushes him; at dusk they fight, and he is bitten.
    goes_to(jan, "hunter-action", "prague")
    asked(ania, "ambush")
    for page in (ania, jan):
        log_says(page, f"Dracula is revealed: he is in {city('prague')}!")
        stands_at(page, "dracula", "prague")
        expect(page.page.locator('[data-space="1"].up')).to_contain_text(city("prague"))
    says(ania, "ambush", "ambush", trap)
    for page in (ania, jan):
        log_says(page, f"Ambush in {city('prague')}! Lord Godalming runs into {name_of('card', trap, 'en')}.")
        expect(
            page.page.locator("[data-hunter=lord_godalming]").get_by_title(f"Health {12 - AMBUSHES[trap]} of 12")
        ).to_be_visible()
    all_pass(jan, 3)
    bites(ania, jan)
    asked(jan, "hunter-action")
    for page in (ania, jan):
        log_says(page, "Lord Godalming is bitten (Fangs)!")
        expect(page.page.locator("[data-hunter=lord_godalming]").get_by_title("Bites: 1")).to_be_visible()
        expect(page.page.locator("[data-duel]")).to_have_count(0)
    never_heard(jan, since, ["berlin"])

    # He comes to Mina, for all to see.  At dawn she escapes him, at dusk the bite is one too many (DRA-BITE-02).
    all_pass(jan, 4)
    goes_to(ania, "dracula-moves", "vienna")
    asked(jan, "pick-combat-card")
    log_says(jan, f"Dracula is revealed: he is in {city('vienna')}!")
    stands_at(jan, "dracula", "vienna")
    card = preferred(hand(ania, "pick-dracula-combat-card"), "strength", "claws", "fangs", "plotting")
    plays(ania, "pick-dracula-combat-card", card)
    plays(jan, "pick-combat-card", "escape")
    log_says(jan, "Mina Harker leaves the combat.")
    all_pass(jan, 4)
    bites(ania, jan)
    asked(jan, "hunter-action")
    for page in (ania, jan):
        log_says(page, f"Mina Harker is defeated in {city('vienna')}.")
        expect(page.page.locator("[data-hunter=mina_harker]")).to_contain_text("back at dawn")

    # He is gone again.  At dawn she wakes up in the nearest hospital: to Budapest it is one road (DRA-DEFEAT-05).
    all_pass(jan, 3)
    goes_to(ania, "dracula-moves", "zagreb")
    plays(ania, "place-encounter", hand(ania, "place-encounter")[0])
    says(ania, "phase-ends", "done")
    asked(jan, "hunter-action")
    expect(figure(jan, "dracula")).to_have_count(0)
    for page in (ania, jan):
        log_says(page, f"Mina Harker wakes up in the hospital of {city('budapest')}.")
        expect(page.page.locator("[data-hunter=mina_harker]")).to_contain_text(f"hospital of {city('budapest')}")
        stands_at(page, "mina_harker", "budapest")

    for seat in "BCDE":
        assert sights(jan, seat)
        assert nothing_of_the_trail(jan, seat) > 5, "there was something to leak"
    expect(jan.page.locator(".trail")).not_to_contain_text(city("zagreb"))


def test_he_flies_from_a_combat_to_a_city_on_the_map_that_only_he_knows(visit, server):
    """A duel lies over the map; it makes room when the map is asked about."""
    ania, jan = visit("Ania"), visit("Jan")
    table = ania.new_table("me", "open", game="dracula", public=True)
    jan.api("POST", f"/tables/{table}/sit", {"seat": "B"})
    deal(server, table, BAT_KEY)
    ania.api("POST", f"/tables/{table}/start")
    for page in (ania, jan):
        page.open_table(table)
    for start in ("paris", "lisbon", "athens", "london"):
        goes_to(jan, "hunter-start", start)
    asked(ania, "dracula-start")
    since = len(jan.everything_heard())
    goes_to(ania, "dracula-start", "strasbourg")
    goes_to(jan, "hunter-action", "strasbourg")
    log_says(jan, f"Dracula is revealed: he is in {city('strasbourg')}!")
    all_pass(jan, 3)

    card = preferred(hand(ania, "pick-dracula-combat-card"), "strength", "claws", "fangs")
    plays(ania, "pick-dracula-combat-card", card)
    plays(jan, "pick-combat-card", "dodge")
    plays(ania, "pick-dracula-combat-card", "escape_as_bat")
    plays(jan, "pick-combat-card", "punch")
    asked(ania, "escape-as-bat")
    expect(ania.page.locator("[data-duel]")).to_have_count(0)
    assert {"zurich", "leipzig", "venice"} <= lit(ania), "one road away, and two"
    assert not {"strasbourg", "berlin", "rome"} & lit(ania), "none at all, and three"
    goes_to(ania, "escape-as-bat", "leipzig")
    asked(jan, "hunter-action")
    stands_at(ania, "dracula", "leipzig")
    expect(figure(jan, "dracula")).to_have_count(0)
    expect(jan.page.locator('[data-space="1"]')).not_to_contain_text(city("leipzig"))
    never_heard(jan, since, ["leipzig"])
    assert nothing_of_the_trail(jan, "B") > 0
