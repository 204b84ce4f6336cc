"""The chronicle of Heritage in the browser: its stage, its book, and the way to another server."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.axe import scan_in_both_themes
from tests.browser.laid_campaign import bring
from tests.browser.laid_chronicle import KEY, after, lay_chapter, seated, steps_to
from tests.browser.screens import Screen, Size
from tests.browser.screens.walk import LOCALES
from tests.browser.table_page import TablePage, answer_until, deal, words
from tests.browser.test_layout import faults
from tests.games.heritage.chronicle.test_sealed import sealed
from tests.patience import PATIENCE
from tests.server.process import servers
from tests.server.site import first

from nokturn.campaigns.heritage.campaign import CAMPAIGN
from nokturn.games.heritage.state.choices import SpendResource
from nokturn.kernel.asks import Ask, Seat

SEEN = (Size(390, 844, touch=True), Size(1024, 768), Size(1440, 900))


@pytest.mark.walk
@pytest.mark.parametrize("rounds", [(1, 10), pytest.param(range(1, 11), marks=pytest.mark.soak)], ids=["ends", "all"])
def test_prologue_chapter_and_aftermath_in_one_go_by_two_people_on_two_browsers(visit, server, rounds):
    """Begun in the lobby; the second, on a phone, comes to the open place.  Prologue and aftermath are chosen on the
    stage, by the first with the keyboard alone, by the second with the pointer; clans, leaders and these rounds of the
    chapter on the drawn table.  In the rounds between both are elsewhere and answer without a page."""
    ania, marek = visit("Ania"), visit("Marek", viewport={"width": 390, "height": 844})
    page = ania.page
    page.goto("/")
    page.locator("[data-begin-campaign=heritage]").click()
    page.locator("dialog select").first.select_option("2")
    page.locator("dialog fieldset select").nth(1).select_option("open")
    page.locator("dialog .create").click()
    expect(page.locator("[data-era]")).to_have_count(7)
    book = page.url
    page.locator("[data-go-on]").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    marek.api("POST", f"/tables/{table}/join", {"token": ania.api("POST", f"/tables/{table}/invite")["token"]})
    marek.api("POST", f"/tables/{table}/sit", {"seat": "B"})
    deal(server, table, KEY)
    ania.api("POST", f"/tables/{table}/start")
    people = {"A": ania, "B": marek}
    for one in people.values():
        one.open_table(table)
    assert seal_until("[data-choosing]", *people.values()) == 2 * 7, (
        "three dots, title, servant, clan and mark for each"
    )
    for round_ in range(1, 11):
        if round_ in rounds:
            play_round(table, people, round_)
        else:
            answer_elsewhere(table, people, round_)
            if round_ + 1 in rounds:
                for one in people.values():
                    one.open_table(table)
    expect(page.locator("[data-stage=aftermath]")).to_be_visible()
    assert seal_until("[data-result]", *people.values()) >= 5 + 2 + 2, "five missions, a sticker and a servant for each"
    page.goto(book)
    expect(page.locator("[data-played='1'] [data-page='1']")).to_be_visible()
    expect(page.locator("[data-page='1'] .decided li")).to_have_count(5)
    page.locator("[data-go-on]").click()
    page.wait_for_url("**/t/*")
    assert page.url.rpartition("/")[2] != table, "the second chapter has a table of its own"
    assert [one.errors for one in people.values()] == [[], []]


def play_round(table: str, people: dict[Seat, TablePage], number: int) -> None:
    answer_until(lambda looks: turned(people["A"], table) > number, *people.values())


def turned(one: TablePage, table: str) -> int:
    """The round that is being played; after the last, one more."""
    view = one.api("GET", f"/tables/{table}/sight?seat=A")["view"]
    return int(view["round"]) + bool(view["chronicle"]["step"])


def answer_elsewhere(table: str, people: dict[Seat, TablePage], number: int) -> None:
    """Everybody leaves the table and gives the first answer they may, until this round is played."""
    for one in people.values():
        if one.page.url.endswith(table):
            one.page.goto("/api/health")
    while turned(people["A"], table) <= number:
        for seat, one in people.items():
            sight = one.api("GET", f"/tables/{table}/sight?seat={seat}")
            for ask in sight["asks"][:1]:
                answer = True if ask["kind"] == "confirm" else first(ask)
                body = {"seat": seat, "version": sight["version"], "nonce": f"{sight['version']}", "answer": answer}
                assert one.api("POST", f"/tables/{table}/answer", body)["is"] == "taken"


def seal_until(seen: str, *people: TablePage) -> int:
    """How often something was sealed on the stage before this was seen; patience begins anew with every seal."""
    sealed, end = 0, time.monotonic() + PATIENCE
    while not any(one.page.locator(seen).count() for one in people):
        assert time.monotonic() < end, [one.look() for one in people]
        for one in people:
            if seals(one, keys=one is people[0]):
                sealed, end = sealed + 1, time.monotonic() + PATIENCE
    return sealed


def seals(one: TablePage, *, keys: bool = False) -> bool:
    """Look at the first choice on the stage, read what it changes, and seal it; names are not given, and what is asked
    below the stage is answered there."""
    look, page = one.look(), one.page
    if look.prompt in ("give-name", "keep-unlocked"):
        page.locator("[data-option=no]").click()
        expect(page.locator(f"[data-ask-prompt={look.prompt}]")).to_have_count(0)
    elif look.prompt == "intrigue" and look.asks:
        one.step(look)
    if not look.asks or not page.locator("[data-stage] [data-choice]").count():
        return False
    question = page.locator(".prompt").inner_text()
    if page.locator("[data-stage] [data-choice]").count() > 1:
        page.keyboard.press("1") if keys else page.locator("[data-stage] [data-choice]").first.click()
    expect(page.locator("[data-seal]")).to_be_visible()
    expect(page.locator(".changes li"), "what it changes is said before it is sealed").not_to_have_count(0)
    if page.locator("[data-seal=held]").count():
        hold(one, keys=keys)
    elif keys:
        page.keyboard.press("1")
    else:
        page.locator("[data-seal]").click()
    expect(page.locator(".prompt").filter(has_text=question)).to_have_count(0)
    return True


def hold(one: TablePage, *, keys: bool) -> None:
    """Until the seal is gone: Enter on it, or the pointer."""
    seal = one.page.locator("[data-seal=held]")
    if keys:
        seal.focus()
        one.page.keyboard.down("Enter")
    else:
        seal.hover()
        one.page.mouse.down()
    expect(seal).to_have_count(0)
    one.page.keyboard.up("Enter") if keys else one.page.mouse.up()


def stuck(page: TablePage, server, chapters: int, prompt: str) -> Seat:
    """A sticker is looked at."""
    seat, steps = steps_to(chapters, prompt, lambda ask: len(ask.options) > 1)
    page.open_table(lay_chapter(server, page, bring(page, after(chapters), *seated(seat)), steps))
    page.wait()
    page.page.locator("[data-stage] [data-offer] [data-choice]").first.click()
    expect(page.page.locator("[data-seal=held]")).to_be_visible()
    return seat


@pytest.mark.parametrize("how", ["pointer", "enter", "reader"])
def test_a_sticker_is_held_to_be_placed_and_no_touch_places_it(visit, server, how):
    """It stays for ever: no click, no pressed key and no second touch of the choice is enough; whoever
    is read to presses twice."""
    page = visit("Ada")
    stuck(page, server, 0, "clan-sticker")
    seal = page.page.locator("[data-seal=held]")
    asked = page.look().prompt
    page.page.locator("[data-stage] [data-offer] [data-choice]").first.click()
    seal.click()
    seal.focus()
    page.page.keyboard.press("Enter")
    page.page.keyboard.press(" ")
    expect(seal).to_be_visible()
    assert (page.look().prompt, page.look().asks) == (asked, True)
    if how == "reader":
        seal.evaluate("(seal) => seal.click()")
        expect(page.page.locator("[data-stage] [role=status]")).to_have_text(
            "It stays for ever. Press once more to seal it."
        )
        assert page.look().prompt == asked
        seal.evaluate("(seal) => seal.click()")
        expect(seal).to_have_count(0)
    else:
        hold(page, keys=how == "enter")
    expect(page.page.locator(f"[data-ask-prompt={asked}]")).to_have_count(0)


def test_whatever_is_no_sticker_is_sealed_by_one_click(visit, server):
    page = visit("Ada")
    seat, steps = steps_to(1, "mission")
    page.open_table(lay_chapter(server, page, bring(page, after(1), *seated(seat)), steps))
    page.wait()
    page.page.locator("[data-stage] [data-choice]").first.click()
    expect(page.page.locator("[data-seal]")).not_to_have_attribute("data-seal", "held")


def test_a_house_chooses_its_mark_and_bears_it_in_the_book(visit, server):
    """One of eight, drawn beside its name; it stands on the sheet as soon as it is looked at."""
    page = visit("Ada")
    seat, steps = steps_to(0, "house-mark")
    campaign = bring(page, after(0), *seated(seat))
    page.open_table(lay_chapter(server, page, campaign, steps))
    page.wait()
    marks = page.page.locator("[data-stage] [data-choice]")
    expect(marks).to_have_count(8)
    expect(marks.locator("svg")).to_have_count(8)
    chosen = page.page.locator("[data-what=mark_harp]")
    chosen.click()
    sheet = page.page.locator(f"[data-sheet={seat}] [data-mark]")
    expect(sheet).to_have_attribute("data-mark", "mark_harp")
    expect(page.page.locator("[data-stage]")).to_contain_text("for the whole chronicle")
    page.page.locator("[data-seal]").click()
    expect(page.page.locator("[data-ask-prompt=house-mark]")).to_have_count(0)
    page.page.goto(f"/c/{bring(page, after(2), 'me', 'bot:random')}")
    worn = [sheet.mark for sheet in after(2).state(CAMPAIGN).books.sheets]
    for at, mark in zip("AB", worn, strict=True):
        expect(page.page.locator(f"[data-sheet={at}] [data-mark]")).to_have_attribute("data-mark", mark)
    winner = after(2).state(CAMPAIGN).books.log[0].places[0]
    expect(page.page.locator("[data-chapter='1'] [data-mark]")).to_have_attribute("data-mark", worn["AB".index(winner)])


def spends(ask: Ask) -> bool:
    return any(isinstance(option, SpendResource) for option in ask.options)


def test_o_goes_to_the_haven_where_a_resource_is_spent(visit, server):
    page = visit("Ada")
    seat, steps = steps_to(2, "turn", spends)
    page.open_table(lay_chapter(server, page, bring(page, after(2), *seated(seat)), steps))
    page.wait()
    resource = page.page.locator("#haven [data-resource]").first
    spent = resource.get_attribute("data-resource")
    page.page.keyboard.press("o")
    page.page.wait_for_function("() => document.activeElement.closest('#haven')")
    while not page.page.evaluate("() => 'resource' in document.activeElement.dataset"):
        page.page.keyboard.press("ArrowRight")
    page.page.keyboard.press("Enter")
    page.page.wait_for_function(
        "([seat, spent]) => ![...document.querySelectorAll(`#haven [data-resource=${spent}]`)].length",
        arg=[seat, spent],
    )


@pytest.mark.rule("HER-R-64")
def test_a_name_is_written_in_ones_own_words(visit, server):
    ada = visit("Ada")
    seat, steps = steps_to(0, "give-name")
    campaign = bring(ada, after(0), *seated(seat))
    table = lay_chapter(server, ada, campaign, steps)
    ada.open_table(table)
    ada.page.locator("[data-option=yes]").click()
    field = ada.page.get_by_label(words("en", "ask-own-words"))
    field.fill("x" * 41)
    expect(field).to_have_value("x" * 40)
    field.fill("  Bogna z Gniezna ")
    field.press("Enter")
    expect(field).to_have_count(0)
    seen = ada.api("GET", f"/tables/{table}/sight?seat={seat}")
    named = seen["view"]["chronicle"]["named"].values()
    assert [name for name in named if not name.startswith("nm_")] == ["Bogna z Gniezna"]  # others were offered


def test_the_end_of_an_era_is_chosen_on_the_stage_and_stands_in_the_book(visit, server):
    page = visit("Ada")
    seat, steps = steps_to(2, "era-card")
    campaign = bring(page, after(2), *seated(seat))
    page.open_table(lay_chapter(server, page, campaign, steps))
    cards = page.page.locator("[data-stage=era] [data-choice]")
    expect(cards).to_have_count(2)
    cards.nth(1).click()
    card = cards.nth(1).get_attribute("data-what")
    expect(page.page.locator("[data-subject=era-card] tr")).not_to_have_count(0)
    page.page.locator("[data-seal]").click()
    page.page.goto(f"/c/{campaign}")
    expect(page.page.locator("[data-played='3']")).to_be_visible()
    info = page.api("GET", f"/campaigns/{campaign}")
    (era,) = info["view"]["eras"]
    assert (era["card"], era["dominant"]) == (card, seat)
    names = {one["id"]: one["name"]["en"] for one in info["opened"]}
    expect(page.page.locator("[data-era='1']")).to_contain_text(names[f"card:{card}"])
    expect(page.page.locator("[data-era='2']")).not_to_contain_text("1371")


def chunks(page: TablePage) -> list[str]:
    """Every script that this page has fetched."""
    names: list[str] = page.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return [page.page.context.request.get(name).text() for name in names if name.endswith(".js")]


@pytest.mark.walk
@pytest.mark.parametrize("lang", LOCALES)
def test_stage_and_book_in_both_languages_and_all_sizes_and_nothing_sealed_in_them(visit, server, lang):
    page = visit("Ada", locale=LOCALES[lang])
    seat, steps = steps_to(2, "mission")
    campaign = bring(page, after(2), *seated(seat))
    found = []
    for where in (f"/c/{campaign}", f"/t/{lay_chapter(server, page, campaign, steps)}"):
        page.page.goto(where)
        page.page.locator("[data-sheet], [data-stage] [data-choice]").first.wait_for()
        if where.startswith("/t/"):
            page.page.locator("[data-stage] [data-choice]").first.click()
        screen = Screen(where[:3], page)
        for size in SEEN:
            found += faults(screen, size)
        scan_in_both_themes(screen)
        told = "\n".join([*page.everything_heard(), page.page.content(), *chunks(page)])
        assert [word for word in sealed(3) if word in told] == [], "chapter 3 is being played"
    assert not found, "\n".join(found)


def test_a_chronicle_is_handed_to_another_server_and_its_book_is_read(visit, tmp_path: Path):
    """By a file that the browser keeps; the book is a page of its own that needs no server."""
    ada = visit("Ada")
    campaign = bring(ada, after(2), "me", "open")
    ada.page.goto(f"/c/{campaign}")
    kept = {}
    for what in ("[data-export]", "[data-book=html]"):
        with ada.page.expect_download() as download:
            ada.page.locator(what).click()
        kept[what] = tmp_path / download.value.suggested_filename
        download.value.save_as(kept[what])
    with servers(f"sqlite:///{tmp_path}/other.db", 1) as (other,):
        there = visit("Ola", other.url)
        there.page.goto("/")
        there.page.locator("[data-bring-campaign]").click()
        there.page.locator("input[type=file]").set_input_files(kept["[data-export]"])
        there.page.locator("dialog .primary").click()
        expect(there.page.locator("[data-played='2']")).to_be_visible()
        expect(there.page.locator("[data-points]")).to_have_count(2)
        mine, theirs = (one.api("GET", f"/campaigns/{campaign}")["view"] for one in (ada, there))
        assert mine == theirs
        there.page.close()
    ada.page.goto(kept["[data-book=html]"].as_uri())
    for chapter in mine["chapters"]:
        expect(ada.page.locator("body")).to_contain_text(chapter["year"])
    expect(ada.page.locator("svg").first).to_be_visible()
