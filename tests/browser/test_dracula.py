"""Dracula in real browsers: both sides, two people at a table of five, and what each of them is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.table_page import Look, TablePage, messages
from tests.browser.test_accessible import THEMES, scan, themed

from nokturn.games.dracula.atlas import atlas

MAP = atlas("third_edition_reconstruction")
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SECRET = "box of earth in the cellar"
PICKS = ("pick-combat-card", "pick-dracula-combat-card")


def sights(page: TablePage, seat: str) -> list[dict[str, Any]]:
    """Everything the server has told this browser about the running game from that chair."""
    told = messages(page.everything_heard(), "sight")
    return [sight for sight in told if sight["seat"] == seat and sight["status"] == "live" and sight["view"]]


def hideouts(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from filter(None, (*view["trail"], *view["lairs"], view["slid"]))


def nothing_of_the_trail(page: TablePage, seat: str) -> int:
    """No face-down card has a name, and where Dracula hides is not said; how many cards there were to keep secret."""
    secret = 0
    for sight in sights(page, seat):
        view = sight["view"]
        for hideout in hideouts(view):
            secret += not hideout["face_up"]
            assert hideout["face_up"] or not hideout["card"], f"{hideout} at step {sight['step']}"
            assert all(laid["face_up"] or not laid["card"] for laid in hideout["encounters"])
        assert view["revealed"] or not view["place"]
        assert not view["location_deck"]
        if view["combat"]:
            assert not view["combat"]["hand"]
            assert view["combat"]["shown"] or not view["combat"]["choice"]
    return secret


def keys_told(page: TablePage, seat: str) -> set[str]:
    return {line["key"] for sight in sights(page, seat) for line in sight["lines"]}


def ask_of(page: TablePage, table: str, seat: str) -> dict[str, Any]:
    (ask,) = page.api("GET", f"/tables/{table}/sight?seat={seat}")["asks"]
    found: dict[str, Any] = ask
    return found


def lit(page: TablePage) -> set[str]:
    return set(page.page.locator("[data-place][data-choice]").evaluate_all("all => all.map(e => e.dataset.place)"))


def test_a_person_is_dracula_against_bots(visit):
    """The first city by keyboard alone; then any answers, until a combat has been fought or some nights are over."""
    page = visit("Ania")
    table = page.new_table("me", "bot:clever", game="dracula")
    page.open_table(table)
    look = page.wait()
    assert look.prompt == "dracula-start"
    assert lit(page) == {option["place"] for option in ask_of(page, table, "A")["options"]}
    keyboard = page.page.keyboard
    keyboard.press("d")
    for _ in range(20):
        if page.page.evaluate("document.activeElement?.dataset.place"):
            break
        keyboard.press("Tab")
    first = page.page.evaluate("document.activeElement.dataset.place")
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    city = page.page.evaluate("document.activeElement.dataset.place")
    assert city != first
    keyboard.press("Enter")
    expect(page.page.locator('[data-ask-prompt="dracula-start"]')).to_have_count(0)
    expect(page.page.get_by_role("log")).to_contain_text(f"You begin in {MAP.places[city].name('en')}.")
    expect(page.page.locator(".trail")).to_contain_text(MAP.places[city].name("en"))
    expect(page.page.locator(".marks [data-figure=dracula]")).to_have_count(1)

    seen: set[str] = set()
    for _ in range(45):
        look = page.wait()
        if look.over or (seen & set(PICKS) and look.prompt not in PICKS):
            break
        if look.prompt in PICKS:
            expect(page.page.locator("[data-duel]")).to_be_visible()
        seen.add(look.prompt)
        page.step(look)
    assert "dracula-moves" in seen
    expect(page.page.locator("[data-team]")).to_have_count(0)


def test_a_person_runs_four_hunters_against_a_bot(visit):
    page = visit("Ania")
    table = page.new_table("bot:clever", "me", game="dracula", options={"deduction": "probabilities"})
    page.open_table(table)
    for city in ("munich", "paris", "rome", "budapest"):
        assert page.wait().prompt == "hunter-start"
        page.page.locator(f"[data-place={city}]").click()
        expect(page.page.locator(f"[data-place={city}]")).to_be_visible()
    page.play(until=lambda look: look.prompt == "hunter-action")
    ask = ask_of(page, table, "B")
    assert ask["args"]["hunter"] == "lord_godalming"
    roads = {option["to"] for option in ask["options"] if option["is"] == "dracula.MoveByRoad"}
    assert roads == set(MAP.roads["munich"])
    assert lit(page) == roads, "he has no ticket yet, and Munich is no port"
    expect(page.page.locator("[data-belief]")).not_to_have_count(0)

    page.page.locator("[data-place=nuremburg]").click()
    page.page.locator("[data-hunter=lord_godalming]").get_by_text("Nuremburg").wait_for()
    page.play(until=lambda look: page.api("GET", f"/tables/{table}/sight?seat=B")["view"]["round"] >= 3)
    assert nothing_of_the_trail(page, "B") > 20, "there was something to leak"
    assert {"hunter-moves", "dracula-places", "trail-slides"} <= keys_told(page, "B")

    page.page.keyboard.press("t")
    expect(page.page.locator("[data-text-board]")).to_contain_text("Lord Godalming")
    page.wait()
    listed = page.page.locator(".ask [data-choice]")
    assert listed.count() == len(ask_of(page, table, "B")["options"]), "as text, everything is in the list"


def together(ania: TablePage, jan: TablePage, until: Any, clicks: int = 60) -> None:
    """Both answer when asked, anything, until something has come to pass."""
    for _ in range(clicks * 20):
        if until():
            return
        asked = [(page, look) for page in (ania, jan) if (look := page.look()).asks]
        for page, look in asked:
            page.step(look)
        if not asked:
            jan.page.wait_for_timeout(40)
    raise AssertionError(f"it has not come to pass: {ania.look()} {jan.look()}")


def test_two_people_and_three_bots_meet_in_a_combat(visit):
    """Godalming walks into the Count's city: he is revealed, and at dusk they fight.  Pins stay among the hunters."""
    ania, jan = visit("Ania"), visit("Jan")
    table = ania.new_table("me", "open", "bot:random", "bot:random", "bot:random", game="dracula", public=True)
    jan.api("POST", f"/tables/{table}/sit", {"seat": "B"})
    ania.api("POST", f"/tables/{table}/start")
    for page in (ania, jan):
        page.open_table(table)
    assert jan.wait().prompt == "take-hunter"
    jan.page.locator("[data-what=lord_godalming]").click()
    jan.page.locator('[data-ask-prompt="hunter-start"]').wait_for()
    jan.page.locator("[data-place=paris]").click()
    ania.page.locator('[data-ask-prompt="dracula-start"]').wait_for()
    lair = min(set(MAP.roads["paris"]) & lit(ania))
    ania.page.locator(f"[data-place={lair}]").click()
    expect(ania.page.locator(".trail")).to_contain_text(MAP.places[lair].name("en"))
    jan.page.locator('[data-ask-prompt="hunter-action"]').wait_for()
    expect(jan.page.locator(".trail")).not_to_contain_text(MAP.places[lair].name("en"))
    expect(jan.page.locator(".marks [data-figure=dracula]")).to_have_count(0)
    assert nothing_of_the_trail(jan, "B") > 0

    jan.page.locator("[data-team] summary").click()
    jan.page.locator("[data-pin=maybe]").click()
    jan.page.locator("#pin-words").fill(SECRET)
    jan.page.locator("[data-place=paris]").click()
    expect(jan.page.locator("[data-pinned=paris]")).to_have_count(1)
    expect(jan.page.locator("[data-team] li")).to_contain_text(SECRET)
    jan.everything_heard()  # a page that is left takes its bodies with it
    jan.page.reload()
    expect(jan.page.locator("[data-pinned=paris]")).to_have_count(1)

    jan.page.locator(f"[data-place={lair}]").click()
    expect(jan.page.locator(".marks [data-figure=dracula]")).to_have_count(1)
    assert "dracula-revealed" in keys_told(jan, "B")
    together(ania, jan, until=lambda: jan.look().prompt == "pick-combat-card")
    for page in (ania, jan):
        expect(page.page.locator("[data-duel]")).to_be_visible()
    together(ania, jan, until=lambda: {"dracula-plays", "hunter-plays"} <= keys_told(jan, "B"))
    nothing_of_the_trail(jan, "B")
    expect(ania.page.locator("[data-team]")).to_have_count(0)
    assert not messages(ania.everything_heard(), "shared")
    assert SECRET in "".join(jan.everything_heard())
    assert SECRET not in "".join(ania.everything_heard())


@pytest.mark.parametrize("theme", THEMES)
def test_the_board_can_be_read_by_everybody(visit, theme):
    page = visit("Ania")
    themed(page, theme)
    page.open_table(page.new_table("bot:random", "me", game="dracula", options={"deduction": "cities"}))
    page.wait()
    scan(page, "choosing where to begin")
    page.play(until=lambda look: look.prompt == "hunter-action")
    page.page.locator("[data-team] summary").click()
    scan(page, "a hunter's action, with the pins")


def test_a_phone_shows_the_map_and_what_can_be_touched(visit):
    page = visit("Ania", **PHONE)
    page.open_table(page.new_table("bot:random", "me", game="dracula"))
    for city in ("madrid", "london", "vienna", "naples"):
        page.page.locator(f"[data-place={city}]").tap(force=True)
        page.page.locator(f"[data-option=start-at][data-what={city}]").tap()
        page.page.locator(f"[data-option=start-at][data-what={city}]").wait_for(state="detached")
    page.play(until=lambda look: look.prompt == "hunter-action")
    page.page.wait_for_timeout(300)
    inside = page.page.evaluate(
        """() => {
          const map = document.querySelector('.map').getBoundingClientRect()
          return [...document.querySelectorAll('[data-place][data-choice]')].map((e) => {
            const at = e.getBoundingClientRect()
            return at.left >= map.left && at.right <= map.right && at.top >= map.top && at.bottom <= map.bottom
          })
        }"""
    )
    assert inside
    assert all(inside), "every place to go to is in sight"
    assert page.page.evaluate("document.documentElement.scrollWidth") <= 360

    def fits(look: Look) -> bool:
        assert page.page.evaluate("document.documentElement.scrollWidth") <= 360
        return look.prompt != "hunter-action"

    page.play(until=fits)
