"""Dracula in real browsers: both sides, two people at a table of five, and what each of them is told."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from benchmarks.browser import HAPPENS
from playwright.sync_api import expect
from tests.browser.axe import scan_in_both_themes
from tests.browser.hunt import (
    MAP,
    ask_of,
    asked,
    city,
    figure,
    goes_to,
    keys_told,
    lit,
    log_says,
    nothing_of_the_trail,
    says,
    stands_at,
)
from tests.browser.laid_table import lay
from tests.browser.screens import SIZES, Screen, Size, sized
from tests.browser.table_page import Look, TablePage, answer_until, deal, messages
from tests.patience import PATIENCE

from nokturn.kernel.asks import Ask

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
LONG_TRAIL = 5
"""Cards on it."""
SECRET = "box of earth in the cellar"
PROWL_KEY, HUNT_KEY = f"{6:032x}", f"{7:032x}"
"""The same cards and the same whims of the bots each time: hunts that are not long, and in which something happens."""


@pytest.mark.soak
def test_a_person_is_dracula_against_four_bots_to_the_end(visit, server):
    """The first city by keyboard alone; then he prowls about and ambushes, until one side has won."""
    page = visit("Ania")
    table = page.new_table("me", *["bot:clever"] * 4, game="dracula", options={"length": "short"}, start=False)
    deal(server, table, PROWL_KEY)
    page.api("POST", f"/tables/{table}/start")
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
    start = page.page.evaluate("document.activeElement.dataset.place")
    assert start != first
    keyboard.press("Enter")
    expect(page.page.locator('[data-ask-prompt="dracula-start"]')).to_have_count(0)
    log_says(page, f"You begin in {city(start)}.")
    expect(page.page.locator(".trail")).to_contain_text(city(start))
    stands_at(page, "dracula", start)
    expect(page.page.locator("[data-team]")).to_have_count(0)

    seen: set[str] = set()

    def prowl(look: Look) -> None:
        seen.add(look.prompt)
        if look.prompt == "pick-dracula-combat-card":
            expect(page.page.locator("[data-duel]")).to_be_visible()
        prowls(page, look)

    assert page.play(step=prowl).over
    assert {"dracula-moves", "place-encounter"} <= seen
    is_over(page)
    assert not messages(page.everything_heard(), "shared")


def prowls(page: TablePage, look: Look) -> None:
    """Go anywhere, ambush whoever can be ambushed; to other questions any answer."""
    ways = [at for at, choice in enumerate(look.choices) if choice.option in ("move-to", "ambush")]
    if ways:
        page.choice(page.chance.choice(ways)).click()
    else:
        page.step(look)


def is_over(page: TablePage) -> None:
    """Who has won is said, and the hunt can be looked back on."""
    expect(page.page.locator("[data-result] [data-side-of]")).to_have_count(2)
    expect(page.page.get_by_role("log", include_hidden=True)).to_contain_text(
        re.compile("Dracula wins!|The hunters win!")
    )
    page.page.get_by_role("heading", name="How the net closed").wait_for()
    page.page.get_by_role("slider", name="Moment of the hunt").fill("0")
    expect(page.page.locator("[data-belief]")).not_to_have_count(0)


def far(place: str, goal: str) -> int:
    """How many roads; as many as there are cities where none lead."""
    most = len(MAP.cities)
    return next((roads for roads in range(most) if goal in (place, *MAP.within_roads(place, roads))), most)


def hunts(page: TablePage, table: str, look: Look) -> None:
    """Search where something lies, come nearer to where he most likely is, else pass; to other questions any answer."""
    if look.prompt != "hunter-action":
        page.step(look)
        return
    sight = page.api("GET", f"/tables/{table}/sight?seat=B")
    view, (ask,) = sight["view"], sight["asks"]
    here = view["hunters"][ask["args"]["hunter"]]["place"]
    goal = view["place"] or max(sorted(view["possible"]), key=view["possible"].get)
    roads = [option["to"] for option in ask["options"] if option["is"] == "dracula.MoveByRoad"]
    nearest = min(roads, key=lambda to: far(to, goal), default=here)
    if any(option["is"] == "dracula.Search" for option in ask["options"]):
        says(page, "hunter-action", "search")
    elif far(nearest, goal) < far(here, goal):
        goes_to(page, "hunter-action", nearest)
    else:
        says(page, "hunter-action", "pass")


@pytest.mark.soak
def test_a_person_runs_four_hunters_against_a_bot_to_the_end(visit, server):
    page = visit("Ania")
    options = {"deduction": "probabilities", "length": "short"}
    table = page.new_table("bot:clever", "me", game="dracula", options=options, start=False)
    deal(server, table, HUNT_KEY)
    page.api("POST", f"/tables/{table}/start")
    page.open_table(table)
    for start in ("munich", "paris", "rome", "budapest"):
        goes_to(page, "hunter-start", start)
    asked(page, "hunter-action")
    ask = ask_of(page, table, "B")
    assert ask["args"]["hunter"] == "lord_godalming"
    roads = {option["to"] for option in ask["options"] if option["is"] == "dracula.MoveByRoad"}
    assert roads == set(MAP.roads["munich"])
    assert lit(page) == roads, "he has no ticket yet, and Munich is no port"
    expect(page.page.locator("[data-belief]")).not_to_have_count(0)
    goes_to(page, "hunter-action", "nuremburg")
    page.page.locator("[data-hunter=lord_godalming]").get_by_text("Nuremburg").wait_for()

    asked(page, "hunter-action")
    page.page.keyboard.press("t")
    expect(page.page.locator("[data-text-board]")).to_contain_text("Lord Godalming")
    listed = page.page.locator(".ask [data-choice]")
    expect(listed).to_have_count(len(ask_of(page, table, "B")["options"]))
    page.page.keyboard.press("t")

    assert page.play(step=lambda look: hunts(page, table, look)).over
    is_over(page)
    assert nothing_of_the_trail(page, "B") > 100, "there was something to leak"
    assert {"hunter-moves", "dracula-places", "trail-slides"} <= keys_told(page, "B")


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
    expect(ania.page.locator(".trail")).to_contain_text(city(lair))
    jan.page.locator('[data-ask-prompt="hunter-action"]').wait_for()
    expect(jan.page.locator(".trail")).not_to_contain_text(city(lair))
    expect(figure(jan, "dracula")).to_have_count(0)
    assert nothing_of_the_trail(jan, "B") > 0

    jan.page.locator("[data-more]").click()
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
    expect(figure(jan, "dracula")).to_have_count(1)
    assert "dracula-revealed" in keys_told(jan, "B")
    answer_until(lambda looks: looks[1].prompt == "pick-combat-card", ania, jan)
    for page in (ania, jan):
        expect(page.page.locator("[data-duel]")).to_be_visible()
    answer_until(lambda _: {"dracula-plays", "hunter-plays"} <= keys_told(jan, "B"), ania, jan)
    nothing_of_the_trail(jan, "B")
    expect(ania.page.locator("[data-team]")).to_have_count(0)
    assert not messages(ania.everything_heard(), "shared")
    assert SECRET in "".join(jan.everything_heard())
    assert SECRET not in "".join(ania.everything_heard())


def test_the_board_can_be_read_by_everybody(visit):
    page = visit("Ania")
    page.open_table(page.new_table("bot:random", "me", game="dracula", options={"deduction": "cities"}))
    page.wait()
    scan_in_both_themes(Screen("choosing where to begin", page))
    page.play(until=lambda look: look.prompt == "hunter-action")
    page.page.locator("[data-more]").click()
    page.page.locator("[data-team] summary").click()
    scan_in_both_themes(Screen("a hunter's action, with the pins", page))


COVERED = """() => {
  const all = (query) => [...document.querySelectorAll(query)].filter((e) => e.checkVisibility())
  const hit = (e, x, y) => {
    const top = document.elementFromPoint(x, y)
    return top && (e.contains(top) || top.contains(e) || (e.dataset.place && top.closest('.map')))
  }
  const covered = []
  const look = (name, query, few = 99) => {
    const found = all(query).slice(0, few)
    if (!found.length) covered.push(`${name}: not there`)
    for (const e of found) {
      const at = e.getBoundingClientRect()
      const [x, y] = [at.x + Math.min(at.width / 2, 22), at.y + Math.min(at.height / 2, 22)]
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || !hit(e, x, y))
        covered.push(`${name}: ${e.dataset.hunter ?? e.dataset.place ?? e.dataset.card ?? e.className} at ${x} ${y}`)
    }
  }
  const phone = matchMedia('(max-width: 860px), (max-height: 560px)').matches
  look('what is asked', '.ask .prompt')
  look('the hunters', '[data-hunter]')
  look('the trail', '.trail > ol > [data-space] .tile')
  look('time and tracks', phone ? '.pocket' : '.dial, .gauge')
  look('lit places', '[data-place][data-choice]')
  // On its side a phone has the question beside the map, and the hand comes when that is pushed up.
  if (innerHeight > 520) look('the own hand', '#hand [data-card]', phone ? 1 : 99)
  return covered
}"""
"""What shall always be seen and is not: outside the window, or something else lies over it."""


def holds_cards(ask: Ask, state: Any) -> bool:
    """A hunter is asked by day who has items and events in the hand, and the trail is a long one."""
    if ask.prompt != "hunter-action" or state.phase != "day":
        return False
    hunter = state.hunters[dict(ask.args)["hunter"]]
    return bool(hunter.items and hunter.events) and sum(hideout is not None for hideout in state.trail) >= LONG_TRAIL


def test_nothing_that_is_always_to_be_seen_is_covered(visit, server):
    page = visit("Ania")
    table = lay(server, page, holds_cards, "bot:random", "me", game="dracula", deduction="probabilities")
    page.open_table(table)
    page.wait()
    for size in (*SIZES, Size(1024, 768), Size(390, 844, touch=True), Size(844, 390, touch=True)):
        sized(Screen("always to be seen", page), size)
        end = time.monotonic() + PATIENCE
        while (covered := page.page.evaluate(COVERED)) and time.monotonic() < end:
            page.page.wait_for_timeout(50)  # the camera still glides
        assert not covered, size


TOPMOST = """query => {
  const e = document.querySelector(query)
  const at = e.getBoundingClientRect()
  const corners = [[at.x + 8, at.y + 8], [at.right - 8, at.bottom - 8], [at.x + at.width / 2, at.y + at.height / 2]]
  return corners.every(([x, y]) => e.contains(document.elementFromPoint(x, y)))
}"""
"""Nothing lies over it, and all of it is in the window."""


def test_the_guide_stands_above_the_question_and_is_not_read_twice(visit, server):
    page = visit("Ania")
    table = lay(server, page, holds_cards, "bot:random", "me", game="dracula")
    page.page.goto(f"/t/{table}?intro=1")
    page.wait()
    guide = page.page.locator("[data-guide]")
    expect(guide).to_be_visible()
    for size in (Size(1440, 900), Size(1024, 768), Size(390, 844, touch=True)):
        sized(Screen("with the guide", page), size)
        for part in ("[data-guide]", ".ask .prompt", ".trail"):
            page.page.wait_for_function(TOPMOST, arg=part)
    first = guide.get_attribute("data-guide")
    page.page.locator("[data-guide-next]").click()
    expect(page.page.locator(f"[data-guide={first}]")).to_have_count(0)
    page.page.reload()
    page.wait()
    expect(page.page.locator("section.guide")).to_have_count(1)
    expect(page.page.locator(f"[data-guide={first}]")).to_have_count(0)


@pytest.mark.parametrize("seats", [("bot:random", "me"), ("me", "bot:random")])
def test_what_must_happen_first_is_not_fetched_before_one_can_play(visit, seats):
    page = visit("Ania")
    page.open_table(page.new_table(*seats, game="dracula"))
    page.wait()
    fetched: list[str] = page.page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))"
    )
    assert any(name.startswith("dracula-") for name in fetched)
    assert not [name for name in fetched if name.startswith(tuple(f"{part}-" for part in HAPPENS))]


def test_the_keys_of_the_map(visit):
    """E closes and opens the eye, a slash finds a place, the sheet of signs closes with Escape."""
    page = visit("Ania")
    page.open_table(page.new_table("bot:random", "me", game="dracula", options={"deduction": "probabilities"}))
    page.play(until=lambda look: look.prompt == "hunter-action")
    rings = page.page.locator("[data-belief]")
    expect(rings).not_to_have_count(0)
    page.page.keyboard.press("e")
    expect(rings).to_have_count(0)
    page.page.keyboard.press("e")
    expect(rings).not_to_have_count(0)
    page.page.keyboard.press("/")
    page.page.keyboard.type("Athens")
    expect(page.page.locator("[data-place=athens]")).to_be_focused()
    page.page.locator(".tools .legend").click()
    expect(page.page.get_by_role("dialog")).to_be_visible()
    page.page.keyboard.press("Escape")
    expect(page.page.get_by_role("dialog")).to_have_count(0)


def test_a_phone_shows_the_map_and_what_can_be_touched(visit):
    page = visit("Ania", **PHONE)
    page.open_table(page.new_table("bot:random", "me", game="dracula"))
    for start in ("madrid", "london", "vienna", "naples"):
        page.page.locator(f"[data-place={start}]").tap(force=True)
        page.page.locator(f"[data-option=start-at][data-what={start}]").tap()
        page.page.locator(f"[data-option=start-at][data-what={start}]").wait_for(state="detached")
    page.play(until=lambda look: look.prompt == "hunter-action")
    level = page.page.locator(".dock").get_attribute("data-level")
    page.page.mouse.move(20, 300)
    page.page.mouse.move(300, 200)
    expect(page.page.locator(".dock")).to_have_attribute("data-level", str(level))  # no finger drags the map any more
    page.page.wait_for_function(  # every place to go to comes into sight
        """() => {
          const top = document.querySelector('.trail').getBoundingClientRect().bottom
          const bottom = document.querySelector('.dock').getBoundingClientRect().top
          const handle = document.querySelector('.handle').getBoundingClientRect()
          const inside = [...document.querySelectorAll('[data-place][data-choice]')].map((e) => {
            const at = e.getBoundingClientRect()
            const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
            const held = x > handle.left && x < handle.right && y > handle.top
            return x >= 0 && x <= innerWidth && y >= top && y <= bottom && !held
          })
          return inside.length > 0 && inside.every(Boolean)
        }"""
    )
    assert page.page.evaluate("document.documentElement.scrollWidth") <= 360

    def fits(look: Look) -> bool:
        assert page.page.evaluate("document.documentElement.scrollWidth") <= 360
        return look.prompt != "hunter-action"

    page.play(until=fits)
