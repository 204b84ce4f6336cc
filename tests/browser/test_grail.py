"""Grail at its drawn table: a day on the map, the journal as a book, the night; alone, together and apart."""

from collections.abc import Callable
from typing import Any

import pytest
from benchmarks.browser import HAPPENS, chunk_of, counted
from playwright.sync_api import expect
from tests.browser.axe import scan_in_both_themes
from tests.browser.laid_table import lay
from tests.browser.screens import SIZES, Size
from tests.browser.screens.grail import acting, learning, reading, resting, to_the_map, walk
from tests.browser.screens.grail_more import guarded
from tests.browser.screens.walk import LOCALES
from tests.browser.table_page import Look, TablePage, answer_until
from tests.browser.test_layout import faults
from tests.server.process import servers

from nokturn.kernel.asks import Ask
from nokturn.server.static import FOLDER

SEEN = (Size(390, 844, touch=True), Size(1024, 768), *[size for size in SIZES if size.width in (360, 1280, 1440)])
NO_EMBLEM = """() => [...document.querySelectorAll('[data-emblem] use')].filter((use) =>
  !document.querySelector(use.getAttribute('href') === '#' ? '#none' : use.getAttribute('href')) ||
  (use.getAttribute('href') === '#nk-moon' && use.closest('[data-emblem]').dataset.emblem !== 'moon'))
  .map((use) => use.closest('[data-emblem]').dataset.emblem)"""


@pytest.mark.walk
@pytest.mark.parametrize("lang", ["pl", pytest.param("en", marks=pytest.mark.soak)])
def test_nothing_is_cut_covered_or_unreadable(visit, server, lang):
    found: list[str] = []

    def come(name: str) -> TablePage:
        page: TablePage = visit(name, locale=LOCALES[lang])
        return page

    for screen in walk(come, server, lang):
        for size in SEEN:
            found += faults(screen, size)
        assert screen.page.page.evaluate(NO_EMBLEM) == [], screen.name
        scan_in_both_themes(screen)
    assert not found, "\n".join(found)


def pick(page: TablePage, option: str, what: str = "") -> None:
    """One click on a choice by its name, wherever it is drawn."""
    wanted = f'[data-option="{option}"]' + (f'[data-what="{what}"]' if what else "")
    page.page.locator(f"[data-choice]{wanted}").first.click()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_tutorial_from_start_to_end(visit, lang):
    """The guide speaks, everything is answered by what is drawn, and the first Day ends in a result."""
    page = visit("Ania", locale=LOCALES[lang])
    page.prefer(lang=lang)
    table = page.new_table("me", game="grail", options={"tutorial": True})
    page.page.goto(f"/t/{table}?intro=1")
    page.wait()
    expect(page.page.locator(".guide, [data-guide]").first).to_be_visible()
    seen: set[str] = set()

    def step(look: Look) -> None:
        seen.add(page.page.locator("#board").get_attribute("data-act") or "")
        if "journal" not in seen and any(choice.option == "explore" for choice in look.choices):
            pick(page, "explore")
        else:
            page.step(look)

    page.play(step=step)
    expect(page.page.locator("[data-result]")).to_be_visible()
    assert {"map", "journal", "night"} <= seen
    assert page.errors == []


@pytest.mark.rule("GRAIL-TUTORIAL-01")
@pytest.mark.parametrize(
    "lang, size, first, then",
    [
        ("en", (1440, 900), "Explore Cuanacht for 1 Energy", "Travel east to the Charred Conclave."),
        ("pl", (390, 844), "Eksploruj Cuanacht za 1 Energii", "Podróżuj na wschód do Zwęglonego Konklawe."),
    ],
)
def test_the_guided_day_says_what_to_do_next(visit, lang, size, first, then):
    """The guide explains the table; when that has been read, it says what the tutorial tells, step by step."""
    page = visit("Ania", locale=LOCALES[lang], viewport={"width": size[0], "height": size[1]})
    table = page.new_table("me", game="grail", options={"tutorial": True})
    page.page.goto(f"/t/{table}?intro=1")
    page.wait()
    task = page.page.locator("[data-task]")

    def read() -> None:
        page.page.locator("[data-guide-next], [data-task]").first.wait_for()
        while page.page.locator("[data-guide-next]").count():
            page.page.locator("[data-guide-next]").click()
        expect(task).to_be_visible()

    read()
    expect(task).to_contain_text(first)
    pick(page, "explore")
    page.play(until=lambda look: look.prompt == "act")
    read()
    expect(task).to_contain_text(then)


@pytest.mark.parametrize("width, height", [(360, 780), (390, 844)])
def test_while_the_guide_speaks_a_phone_shows_where_one_stands_and_the_first_deeds(visit, width, height):
    """It speaks of the card with the bone-coloured edge and of lit ones: they can be seen meanwhile."""
    page = visit("Ania", viewport={"width": width, "height": height}, has_touch=True)
    table = page.new_table("me", game="grail", options={"tutorial": True})
    page.page.goto(f"/t/{table}?intro=1")
    page.wait()
    guide = page.page.locator("[data-guide]")
    expect(guide).to_be_visible()
    here = page.page.locator("#map [data-place]:has([data-shield])")

    def seen() -> bool:
        card, words = here.bounding_box(), guide.bounding_box()
        deed = page.page.locator("[data-option=explore]").bounding_box()
        above = page.page.locator("#map").bounding_box()
        assert card
        assert words
        assert deed
        assert above
        whole = above["y"] <= card["y"] and card["y"] + card["height"] <= words["y"]
        return bool(whole and words["y"] + words["height"] <= deed["y"] and deed["y"] + deed["height"] <= height)

    settled(page, seen)


def settled(page: TablePage, seen: Callable[[], bool]) -> None:
    """As soon as nothing moves any more."""
    for _ in range(40):
        if seen():
            return
        page.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert seen()


def test_a_price_that_is_long_has_the_row_of_a_phone_to_itself(visit):
    page = visit("Ania", viewport={"width": 360, "height": 780}, has_touch=True)
    page.open_table(page.new_table("me", game="grail"))
    page.play(until=lambda look: any(choice.option == "check-menhir" for choice in look.choices))
    to_the_map(page)
    price = page.page.locator("[data-option=check-menhir]").bounding_box()
    assert price
    assert price["width"] > 300
    assert price["height"] < 100, "three lines below its name at most"


def test_a_day_by_touching_what_is_drawn(visit, server):
    page = visit("Ania")
    page.open_table(lay(server, page, acting, "me", game="grail"))
    to_the_map(page)
    lit = page.page.locator("#map [data-option=travel]")
    expect(lit).not_to_have_count(0)
    goal = lit.first.get_attribute("data-place")
    lit.first.click()
    page.wait()
    expect(page.page.locator(f'#map [data-place="{goal}"] [data-shield]')).not_to_have_count(0)


def test_what_cannot_be_travelled_to_says_why_and_the_map_is_walked_by_keys(visit, server):
    page = visit("Ania")
    page.open_table(lay(server, page, acting, "me", game="grail"))
    to_the_map(page)
    page.page.keyboard.press("w")
    before = page.page.evaluate("document.activeElement.dataset.place")
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.page.keyboard.press(key)
    assert page.page.evaluate("document.activeElement.dataset.place"), f"lost on the map after {before}"
    refused = page.page.locator("#map [data-place][aria-disabled=true]").first
    refused.focus()
    page.page.keyboard.press("Enter")
    expect(page.page.locator("#hint")).to_contain_text("GRAIL-TRAVEL-")


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    """Two rectangles on the page have nothing in common."""
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


@pytest.mark.parametrize("width, height", [(1024, 768), (1280, 800), (1440, 900)])
def test_what_is_said_of_a_card_lies_over_no_card_that_can_be_travelled_to(visit, server, width, height):
    """Whoever rests on a card to read it can take it, and go on to the next one, as the guided first day is played."""
    page = visit("Ania", viewport={"width": width, "height": height})
    table = page.new_table("me", game="grail", options={"tutorial": True})
    page.page.goto(f"/t/{table}?intro=1")
    page.play(until=lambda look: any(choice.option == "travel" for choice in look.choices))
    to_the_map(page)
    cards = page.page.locator("#map [data-option=travel]")
    places = [cards.nth(at).bounding_box() for at in range(cards.count())]
    assert len(places) > 1
    for at in range(len(places)):
        page.page.mouse.move(5, 5)
        expect(page.page.locator("#hint")).to_have_count(0)
        cards.nth(at).hover()
        expect(page.page.locator("#hint .entries")).to_be_visible()
        said = page.page.locator("#hint").bounding_box()
        assert all(apart(said, place) for place in places), f"{said} covers one of {places}"
    goal = cards.last.get_attribute("data-place")
    cards.last.click()
    page.wait()
    expect(page.page.locator(f'#map [data-place="{goal}"] [data-shield]')).not_to_have_count(0)


def test_the_forecast_names_every_stone_and_lights_its_card(visit, server):
    page = visit("Ania")
    table = lay(server, page, acting, "me", game="grail")
    page.open_table(table)
    to_the_map(page)
    view = page.api("GET", f"/tables/{table}/sight?seat=A")["view"]
    stones = [place["location"] for place in view["places"] if place["on_it"].get("menhir")]
    for stone in stones:
        expect(page.page.locator(f'[data-clock="{stone}"]')).to_be_visible()
    expect(page.page.locator("[data-foretold]")).to_have_count(len(view["forecast"]["lines"]))
    if stones:
        page.page.locator(f'[data-clock="{stones[0]}"]').hover()
        expect(page.page.locator(f'#map [data-place="{stones[0]}"].lit')).to_be_visible()


def test_a_page_is_read_and_chosen_from_by_number(visit, server):
    page = visit("Ania")
    table = lay(server, page, reading, "me", game="grail")
    page.open_table(table)
    page.wait()
    view = page.api("GET", f"/tables/{table}/sight?seat=A")["view"]
    journal = view["journal"]
    expect(page.page.locator("#journal")).to_have_attribute("data-passage", journal["passages"][-1])
    locked = [choice for choice in journal["choices"] if choice["rule"]]
    expect(page.page.locator("#journal [data-refused]")).to_have_count(len(locked))
    page.page.locator("#journal [data-refused]").first.press("Enter")
    expect(page.page.locator("#hint")).to_contain_text("GRAIL-")
    page.page.keyboard.press("1")
    page.wait()
    now = page.api("GET", f"/tables/{table}/sight?seat=A")["view"]
    assert now != view, "the number has answered"


def test_the_last_page_stays_until_it_is_closed(visit, server):
    page = visit("Ania")
    table = lay(server, page, reading, "me", game="grail")
    page.open_table(table)
    look = page.play(until=lambda look: look.prompt == "act")
    assert look.prompt == "act"
    assert page.api("GET", f"/tables/{table}/sight?seat=A")["view"]["journal"]["over"]
    page.page.keyboard.press("Escape")
    expect(page.page.locator("#journal")).to_have_count(0)
    to_the_map(page)


def reading_alone(ask: Ask, state: Any) -> bool:
    """One of two reads, and the other may still act."""
    others = [hero for hero in state.heroes if state.reading is None or hero not in state.reading.party]
    return reading(ask, state) and bool(others) and not any(state.heroes[one].passed for one in others)


def test_whoever_leads_two_reads_the_last_page_of_either(visit, server):
    """When an Exploration is over, the other Character is asked: the page stays until it is closed, on a phone with the
    room to read it; and after a reload the story still says what was chosen."""
    page = visit("Ania", viewport={"width": 390, "height": 844}, has_touch=True)
    table = lay(server, page, reading_alone, "me", "me", game="grail")
    page.open_table(table)

    def leave(look: Look) -> None:
        if look.prompt == "choice":
            page.page.locator("#journal [data-choice]").last.press("Enter")
        else:
            page.step(look)

    page.play(until=lambda look: look.prompt == "act", step=leave)
    book = page.page.locator("#journal")
    expect(book.locator("[data-close-book]")).to_have_count(1)
    page.page.wait_for_function("() => document.querySelector('.dock').getBoundingClientRect().top > 560")
    chosen = book.locator(".chosen").inner_text()
    page.open_table(table)
    expect(book.locator(".chosen")).to_have_text(chosen)
    book.locator("[data-close-book]").click()
    to_the_map(page)


def test_supper_shows_what_comes_of_it_before_it_is_chosen(visit, server):
    page = visit("Ania")
    table = lay(server, page, resting, "me", game="grail")
    page.open_table(table)
    page.wait()
    for meal in ("eat", "go-hungry"):
        expect(page.page.locator(f"[data-supper={meal}] [data-tracks]")).to_be_visible()
    before = page.api("GET", f"/tables/{table}/sight?seat=A")["view"]["heroes"]["A"]["food"]
    page.page.locator("[data-supper=eat]").click()
    page.wait()
    after = page.api("GET", f"/tables/{table}/sight?seat=A")
    ate = [line for line in after["lines"] if line["key"] == "eats"]
    assert ate, f"nobody has eaten; Food was {before}"


def test_experience_buys_what_is_pointed_at(visit, server):
    page = visit("Ania")
    table = lay(server, page, learning, "me", game="grail")
    page.open_table(table)
    page.wait()
    expect(page.page.locator("#night")).to_have_attribute("data-night", "advance")
    xp = page.api("GET", f"/tables/{table}/sight?seat=A")["view"]["heroes"]["A"]["xp"]
    page.page.locator("#night [data-choice]").first.click()
    page.wait()
    assert page.api("GET", f"/tables/{table}/sight?seat=A")["view"]["heroes"]["A"]["xp"] < xp


def test_a_guardians_morning(visit, server):
    """A Guardian stands on its card and in the forecast; when the night is over, its die has fallen."""
    page = visit("Ania")
    table = lay(server, page, guarded, "me", game="grail")
    page.open_table(table)
    to_the_map(page)
    expect(page.page.locator("#map .guard").first).to_be_visible()
    expect(page.page.locator("[data-foretold^=forecast-guardian]").first).to_be_visible()
    day = page.api("GET", f"/tables/{table}/sight?seat=A")["view"]["day"]

    def sleep(look: Look) -> None:
        offered = [choice.option for choice in look.choices]
        wanted = [one for one in ("pass-day", "pass", "eat", "go-hungry", "done", "keep-hand") if one in offered]
        if wanted:
            pick(page, wanted[0])
        else:
            page.step(look)

    def morning(look: Look) -> bool:
        return bool(page.api("GET", f"/tables/{table}/sight?seat=A")["view"]["day"] > day)

    page.play(until=morning, step=sleep)
    told = {line["key"] for line in page.api("GET", f"/tables/{table}/sight?seat=A")["lines"]}
    assert told & {"guardian-die", "discarded", "encounter"}, "its die has fallen, or it was lost with its card"


def all_at_once(ask: Ask, state: Any) -> bool:
    """Two of three in one place, the third elsewhere, and all may act."""
    if ask.prompt != "act" or len(state.heroes) < len(state.seats):
        return False
    first, second, third = (state.heroes[state.hero_of(seat)].location for seat in state.seats)
    ready = all(not (hero.acted or hero.passed) for hero in state.heroes.values())
    return ready and first == second != third


@pytest.mark.walk
def test_two_in_one_party_and_one_apart_on_three_browsers(visit, server):
    """All are asked at once; two explore together and choose one page, the third travels meanwhile."""
    ania, jan, ewa = visit("Ania"), visit("Jan"), visit("Ewa")
    table = lay(server, ania, all_at_once, "me", "open", "open", game="grail", guests=(jan, ewa))
    for page in (ania, jan, ewa):
        page.open_table(table)
        to_the_map(page)
        assert page.look().prompt == "act"
    plates = ania.page.locator("#bar [data-tracks] >> visible=true")
    expect(plates).to_have_count(3)
    ewa.page.locator("[data-choice][data-option=pass]").click()
    pick(ewa, "pass-day")
    pick(ania, "explore")
    jan.page.locator("[data-choice][data-option=join]").first.wait_for()
    pick(jan, "join")

    def both(looks: Any) -> bool:
        return all(look.prompt == "choice" for look in looks)

    def but_choose(page: TablePage, look: Look) -> None:
        if look.prompt != "choice":
            page.step(look)

    answer_until(both, ania, jan, step=but_choose)
    passages = {page.page.locator("#journal").get_attribute("data-passage") for page in (ania, jan)}
    assert len(passages) == 1, "they read the same page"
    wish = ania.page.locator("#journal [data-choice]").first.get_attribute("data-what")
    pick(ania, "take-choice", wish or "")
    expect(jan.page.locator(f'#journal [data-what="{wish}"] .wish')).to_be_visible()
    pick(jan, "take-choice", wish or "")
    jan.wait()
    lines = jan.api("GET", f"/tables/{table}/sight?seat=B")["lines"]
    chosen = [line["facts"]["choice"] for line in lines if line["key"] == "choice"]
    assert chosen[-1] == wish, "equal wishes decide at once"


@pytest.mark.walk
def test_saved_restarted_resumed(browser, tmp_path):
    """The server is killed in the middle of a page; another one on the same file goes on with the same question."""
    with servers(f"sqlite:///{tmp_path}/nokturn.db", 1) as (running,):
        context = browser.new_context(base_url=running.url, reduced_motion="reduce", locale="en-GB")
        page = TablePage(context.new_page())
        page.prefer(pace="instant")
        page.enter("Ania")
        table = lay(running, page, reading, "me", game="grail")
        page.open_table(table)
        page.wait()
        before = page.page.locator("#journal").get_attribute("data-passage") or ""
        assert before
        choices = [choice.what for choice in page.look().choices]
        running.kill()
        running.start()
        running.wait()
        page.open_table(table)
        page.wait()
        expect(page.page.locator("#journal")).to_have_attribute("data-passage", before)
        assert [choice.what for choice in page.look().choices] == choices
        pick(page, "take-choice")
        page.wait()
        assert page.errors == []
        context.close()


def test_a_day_and_its_night_by_keys_alone_in_polish(visit, server):
    page = visit("Ania", locale="pl-PL", viewport={"width": 1024, "height": 768})
    page.prefer(lang="pl")
    table = lay(server, page, acting, "me", game="grail")
    page.open_table(table)
    page.wait()
    day = page.api("GET", f"/tables/{table}/sight?seat=A")["view"]["day"]

    def press(look: Look) -> None:
        """To bed: a digit where there is one, Tab and Enter for everything else."""
        sends = look.send == "ready" and any(choice.pressed for choice in look.choices)
        wanted = [at for at, choice in enumerate(look.choices) if choice.option in ("pass-day", "pass", "eat", "done")]
        at = wanted[0] if wanted else page.chance.randrange(len(look.choices))
        if sends:
            page.page.locator('[data-option="send"]').press("Enter")
        elif look.choices[at].key:
            page.page.keyboard.press(look.choices[at].key)
        else:
            page.choice(at).press("Enter")

    def over(look: Look) -> bool:
        return bool(page.api("GET", f"/tables/{table}/sight?seat=A")["view"]["day"] > day)

    page.play(until=over, step=press)
    expect(page.page.locator("html")).to_have_attribute("lang", "pl")


def test_sheets_open_by_their_letters(visit, server):
    page = visit("Ania")
    page.open_table(lay(server, page, acting, "me", game="grail"))
    to_the_map(page)
    for key, place in {"f": "[data-forecast]", "q": "#quests", "x": "dialog"}.items():
        page.page.keyboard.press(key)
        expect(page.page.locator(f"dialog {place}" if place != "dialog" else "dialog[open]").first).to_be_visible()
        page.page.keyboard.press("Escape")
        expect(page.page.locator("dialog[open]")).to_have_count(0)


BEFOREHAND = {"Moment", "Parted", "Result", "Since"}
"""Parts of every table that are fetched while one thinks about the first question."""


def test_until_the_first_question_nothing_is_fetched_but_what_is_counted(visit):
    """`benchmarks/browser.py` says which scripts a first game needs until then.  Fights, nights, dreams, the journal
    and the engravings of what lies in the box come when they are there to be seen."""
    page = visit("Ania")
    page.open_table(page.new_table("me", game="grail"))
    page.wait()
    fetched = "performance.getEntriesByType('resource').map((one) => one.name)"
    page.page.wait_for_function(f"() => {fetched}.some((url) => url.includes('/Result-'))")
    names = {url.rpartition("/")[2] for url in page.page.evaluate(fetched) if url.endswith(".js")}
    assert names <= {file.name for file in counted(FOLDER, "grail", "en", happens=True)}
    assert {chunk_of(name) for name in names} & set(HAPPENS) <= BEFOREHAND
