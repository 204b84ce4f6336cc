"""Grail at its drawn table, detail by detail: clocks, plates, bare edges, when a Status was noted, and how many inputs
a day takes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.bout import fight
from tests.browser.laid_table import Played, lay, shuffled, write
from tests.browser.screens.grail import acting, to_the_map
from tests.browser.table_page import Look, TablePage
from tests.browser.test_grail import reading_alone

from nokturn.games import game_named
from nokturn.games.grail.state.choices import Done, Eat, Explore, HandOver, PassDay, TakeChoice, Travel, UseLocation
from nokturn.games.grail.world.locations import cell, connected
from nokturn.kernel.asks import Ask, Option
from nokturn.kernel.plain import unpack
from nokturn.kernel.together.agreement import LeaveIt


def view_of(page: TablePage, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.api("GET", f"/tables/{table}/sight?seat=A")["view"]
    return found


def noted(ask: Ask, state: Any) -> bool:
    return ask.prompt == "act" and bool(state.statuses) and state.day > 1


def test_the_sheet_of_statuses_says_when_and_where_each_was_noted(visit, server):
    page = visit("Ania")
    table = lay(server, page, noted, "me", game="grail")
    page.open_table(table)
    to_the_map(page)
    view = page.api("GET", f"/tables/{table}/sight?seat=A")["view"]
    page.page.keyboard.press("x")
    for status, boxes in view["statuses"].items():
        said = page.page.locator(f"dialog [data-status={status}] [data-noted]")
        expect(said).to_have_count(len(boxes))
        expect(said.first).to_contain_text("Day ")


def dying(ask: Ask, state: Any) -> bool:
    hero = state.hero_of(ask.seat) if ask.prompt == "act" else ""
    return bool(hero) and state.heroes[hero].dying > 0 and state.heroes[hero].health == 0


@pytest.mark.rule("GRAIL-DYING-05", "GRAIL-DAY-START-04")
def test_whoever_is_dying_has_a_clock_and_a_bar_of_energy_of_their_own(visit, server):
    page = visit("Ania")
    table = lay(server, page, dying, "me", "me", game="grail")
    page.open_table(table)
    to_the_map(page)
    heroes = page.api("GET", f"/tables/{table}/sight?seat=A")["view"]["heroes"]
    expect(page.page.locator(f"#dawn [data-clock={heroes['A']['hero']}]")).to_contain_text(
        f"dying: {heroes['A']['dying']}"
    )
    expect(page.page.locator("#tray [data-jumped]")).to_have_attribute("data-jumped", str(heroes["A"]["energy_cap"]))


def test_a_plate_says_what_its_character_is_in_the_middle_of(visit, server):
    page = visit("Ania", viewport={"width": 1440, "height": 900})
    table = lay(server, page, fight(hand=2), "me", "me", game="grail")
    page.open_table(table)
    page.wait()
    view = page.api("GET", f"/tables/{table}/sight?seat=A")["view"]
    for seat, hero in view["heroes"].items():
        fights = hero["hero"] in view["encounter"]["members"]
        expect(page.page.locator(f"#bar [data-seat={seat}] [data-doing]")).to_have_count(int(fights))
    expect(page.page.locator("#bar [data-seat=A] [data-doing=fights]")).to_have_text("in a fight")


def test_the_questions_of_both_heroes_one_leads_stand_side_by_side(visit, server):
    """Either may be answered first, without going to the other's seat."""
    page = visit("Ania", viewport={"width": 1440, "height": 900})
    table = lay(server, page, acting, "me", "me", game="grail")
    page.open_table(table)
    to_the_map(page)
    other = page.page.locator("[data-beside=B]")
    expect(other.locator("[data-choice]")).not_to_have_count(0)
    expect(page.page.locator("[data-option=explore], [data-refused=explore]").first).to_be_visible()
    before = page.api("GET", f"/tables/{table}/sight?seat=A")["version"]
    other.locator("[data-choice]").first.click()
    page.wait()
    assert page.api("GET", f"/tables/{table}/sight?seat=A")["version"] > before


def test_whoever_is_elsewhere_watches_what_goes_on_or_looks_at_the_map(visit, server):
    ania, jan = visit("Ania"), visit("Jan", viewport={"width": 1440, "height": 900})
    table = lay(server, ania, reading_alone, "me", "open", game="grail", guests=(jan,))
    jan.open_table(table)
    page = jan.page
    expect(page.locator("[data-watch=journal]")).to_be_visible()
    expect(page.locator("#bar [data-seat=A] [data-doing=reads]")).to_have_text("exploring")
    expect(page.locator("#board")).to_have_attribute("data-act", "journal")
    page.locator("[data-watching]").click()
    expect(page.locator("#board")).to_have_attribute("data-act", "map")
    page.locator("[data-watching]").click()
    expect(page.locator("#board")).to_have_attribute("data-act", "journal")


def giving(ask: Ask, state: Any) -> bool:
    """Somebody stands here who could have one Food."""
    return ask.prompt == "act" and any(isinstance(one, HandOver) and one.what == "food" for one in ask.options)


@pytest.mark.rule("GRAIL-RES-02")
@pytest.mark.parametrize("way", ["drag", "keys"])
def test_food_is_handed_over_by_drag_or_keys(visit, server, way):
    ania = visit("Ania", viewport={"width": 1440, "height": 900})
    table = lay(server, ania, giving, "me", "open", game="grail", guests=(visit("Jan"),))
    ania.open_table(table)
    to_the_map(ania)
    page = ania.page
    before = {seat: hero["food"] for seat, hero in view_of(ania, table)["heroes"].items()}
    if way == "drag":
        page.locator("#tray [data-good=food]").drag_to(page.locator("#bar [data-seat=B]"))
    else:
        page.locator("[data-option=gifts]").press("Enter")
        page.locator("[data-option=hand-over]").first.wait_for()
        page.keyboard.press(str(page.locator("[data-option=hand-over]").first.get_attribute("data-key")))
    page.wait_for_function(
        "async ([url, food]) => (await (await fetch(url)).json()).view.heroes.A.food < food",
        arg=[f"/api/tables/{table}/sight?seat=A", before["A"]],
    )
    after = {seat: hero["food"] for seat, hero in view_of(ania, table)["heroes"].items()}
    assert after["A"] + after["B"] == before["A"] + before["B"]


def walled(ask: Ask, state: Any) -> bool:
    """Two cards lie beside each other, and no key joins them."""
    lying = {cell(state, one): one for one in state.places}
    beside = [(one, lying.get((x, y - 1))) for (x, y), one in lying.items()]
    return acting(ask, state) and any(there and there not in connected(state, one) for one, there in beside)


@pytest.mark.rule("GRAIL-TRAVEL-03")
def test_a_bare_edge_says_that_there_is_no_way_through(visit, server):
    page = visit("Ania")
    page.open_table(lay(server, page, walled, "me", game="grail"))
    to_the_map(page)
    page.page.locator("[data-bare]").first.hover()
    expect(page.page.locator("#hint")).to_contain_text("No way through here.")


def test_a_key_goes_from_one_place_of_a_quest_to_the_next(visit, server):
    page = visit("Ania")
    table = lay(server, page, acting, "me", game="grail")
    page.open_table(table)
    to_the_map(page)
    view = page.api("GET", f"/tables/{table}/sight?seat=A")["view"]
    lie = {place["location"] for place in view["places"]}
    pinned = {place for name, places in view["pins"].items() if name.startswith("quest/") for place in places} & lie
    assert pinned, "a Quest speaks of a place that is on the map"
    seen = set()
    for _ in pinned:
        page.page.keyboard.press("g")
        card = page.page.locator("#map [data-place].lit")
        expect(card).to_have_count(1)
        seen.add(int(card.get_attribute("data-place") or 0))
    assert seen == pinned


# A usual day: explore with two choices, travel, Location Action, pass, eat, dream.

PLANNED: tuple[type[Option], ...] = (UseLocation, Explore, Travel)
CLICKED: dict[type[Option], str] = {
    Explore: "explore",
    Travel: "travel",
    UseLocation: "use-location",
    TakeChoice: "take-choice",
    Eat: "eat",
}
USUAL = {*PLANNED, TakeChoice, PassDay, Eat}


def morning(ask: Ask, state: Any) -> bool:
    return ask.prompt == "act" and state.day == 1


def usually(ask: Ask, planned: list[type[Option]]) -> Option | None:
    """What somebody does on a usual day; None: something else has come up."""
    if ask.prompt == "act":
        wanted: type[Option] = planned.pop(0) if planned else PassDay
    else:
        usual: dict[str, type[Option]] = {"choice": TakeChoice, "eat": Eat, "advance": Done, "swap-cards": Done}
        wanted = usual.get(ask.prompt, LeaveIt)
    return next((option for option in ask.options if isinstance(option, wanted)), None)


def usual_day(first: int) -> Played | None:
    """A game so far in which the first day is a usual one."""
    so_far = shuffled("grail", 1, (), f"{first:032x}", "A", morning)
    if so_far is None:
        return None
    position = game_named("grail").start(1, {}, so_far.key)
    for seat, answer in so_far.steps:
        position.answer(seat, unpack(answer))
    planned: list[type[Option]] = [*PLANNED]
    done: list[type[Option]] = []
    while position.state.day == 1 and not position.over:
        (ask,) = position.asks()
        option = usually(ask, planned)
        if option is None or position.answer("A", option) is not None:
            return None
        done.append(type(option))
    return so_far if {*done} >= USUAL else None


def test_a_usual_day_takes_twelve_inputs_at_most(visit, server):
    """Every click and every key counts; it is reckoned with two choices, however many the page has."""
    found = next(filter(None, map(usual_day, range(500))))
    page = visit("Ania", viewport={"width": 1440, "height": 900})
    table = page.new_table("me", game="grail", start=False)
    write(server, table, found.key, found.steps)
    page.api("POST", f"/tables/{table}/start")
    page.open_table(table)
    to_the_map(page)
    inputs: list[str] = []
    planned: list[type[Option]] = [*PLANNED]

    def click(name: str) -> None:
        page.page.locator(f"[data-choice][data-option={name}]:enabled >> visible=true").first.click()
        inputs.append(name)

    def step(look: Look) -> None:
        board = page.page.locator("#board").get_attribute("data-act")
        if look.prompt == "act" and board in ("journal", "dream"):
            page.page.keyboard.press("Escape") if board == "journal" else page.page.locator("[data-wake]").click()
            inputs.append("read")
        elif look.prompt == "act" and not planned:
            click("pass")
            click("pass-day")
        elif look.prompt == "act":
            click(CLICKED[planned.pop(0)])
        else:
            click({"choice": "take-choice", "eat": "eat"}.get(look.prompt, "done"))

    page.play(until=lambda _: view_of(page, table)["day"] > 1, step=step)
    choices = inputs.count("take-choice")
    assert len(inputs) - choices + 2 <= 12, inputs
