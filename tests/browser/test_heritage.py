"""Heritage at its drawn table: choosing happens on what is drawn, and the boards say what would come of it."""

import re
from collections.abc import Iterable
from typing import Any

import pytest
from benchmarks.browser import chunk_of, counted
from playwright.sync_api import expect
from tests.browser.axe import scan_in_both_themes
from tests.browser.laid_table import lay
from tests.browser.screens import SIZES, Screen, Size, chronicle
from tests.browser.screens.heritage import SEATS, last, owing, scheming, table, turn, walk
from tests.browser.screens.walk import LOCALES
from tests.browser.table_page import Look, TablePage
from tests.browser.test_layout import faults

from nokturn.games.heritage.queue.slots import cost_of
from nokturn.games.heritage.state.choices import Recruit
from nokturn.kernel.asks import Ask
from nokturn.server.static import FOLDER

SEEN = (Size(390, 844, touch=True), Size(1024, 768), *[size for size in SIZES if size.width in (1280, 1440)])


@pytest.mark.walk
@pytest.mark.parametrize("lang", ["pl", pytest.param("en", marks=pytest.mark.soak)])
def test_nothing_is_cut_covered_or_unreadable(visit, server, lang):
    """What is seen most; every other screen in the long run."""
    assert_readable(table(visit("Ania", locale=LOCALES[lang]), server))


@pytest.mark.soak
@pytest.mark.parametrize("part", [walk, chronicle.played], ids=["table", "chronicle"])
@pytest.mark.parametrize("lang", LOCALES)
def test_nothing_is_cut_covered_or_unreadable_anywhere(visit, server, lang, part):
    def come(name: str) -> TablePage:
        page: TablePage = visit(name, locale=LOCALES[lang])
        page.prefer(lang=lang, cardLang=lang)
        return page

    assert_readable(part(come, server, lang))


def assert_readable(screens: Iterable[Screen]) -> None:
    found: list[str] = []
    for screen in screens:
        for size in SEEN:
            found += faults(screen, size)
        scan_in_both_themes(screen)
    assert not found, "\n".join(found)


def test_a_recruit_is_looked_at_then_chosen_and_placed_on_the_drawing(visit, server):
    page = visit("Ania")
    page.open_table(lay(server, page, turn, *SEATS, game="heritage"))
    page.wait()
    card = page.page.locator("[data-queued][data-choice]").first
    name = card.get_attribute("data-queued")
    card.hover()
    boards = page.page.locator("[data-theatre]")
    expect(boards).to_have_count(3)
    for at in range(3):
        expect(boards.nth(at).locator(".would")).not_to_be_empty()
    card.click()
    page.page.locator("[data-vampire][data-choice]").first.click()
    recruit = page.page.locator(f"[data-option=recruit][data-what={name}].primary")
    expect(recruit).to_be_focused()
    expect(page.page.locator(f"[data-ghost={name}]")).to_be_visible()
    recruit.click()
    expect(page.page.locator(f"[data-vampire={name}]")).to_be_visible()
    page.wait()


def roomy(ask: Ask, state: Any) -> bool:
    """Several could be the sire, and somebody has a price that can be paid by several."""
    if not turn(ask, state) or state.recruited:
        return False
    line = [state.vampires[one] for one in state.lines[ask.seat]]
    paid = [
        option for option in ask.options if isinstance(option, Recruit) and cost_of(state, ask.seat, option.character)
    ]
    payers = [one for one in line if one.potency and not one.torpid]
    return bool(paid) and len(payers) > 1 and len([one for one in line if not one.torpid]) > 2


def test_nothing_is_sent_before_it_is_said_under_whom_somebody_is_recruited(visit, server):
    """Back undoes one step, Escape leaves; by keys it is Q, Enter, the digit of the sire, Enter.  Whoever has most
    pays."""
    page = visit("Ania", viewport={"width": 1440, "height": 900})
    table = lay(server, page, roomy, *SEATS, game="heritage")
    page.open_table(table)
    before = page.wait()
    sight = page.api("GET", f"/tables/{table}/sight?seat=A")
    price = next(one["card"] for one in sight["view"]["queue"] if one["cost"])
    card = page.page.locator(f"[data-queued={price}][data-choice]")
    plan = page.page.locator(f"[data-recruiting={price}]")
    sires, recruit = plan.locator("[data-option=place]"), plan.locator("[data-option=recruit]")
    card.click()
    expect(recruit).to_be_disabled()
    sires.first.click()
    expect(sires.first).to_have_attribute("aria-pressed", "true")
    plan.get_by_role("button", name="Back").click()
    expect(sires.first).to_have_attribute("aria-pressed", "false")
    page.page.keyboard.press("Escape")
    expect(plan).to_have_count(0)
    assert page.look().choices == before.choices
    assert page.api("GET", f"/tables/{table}/sight?seat=A")["version"] == sight["version"], "it was only looked at"
    page.page.keyboard.press("q")
    page.page.locator(f"[data-queued={price}]").press("Enter")
    sire = sires.nth(1).get_attribute("data-what")
    page.page.keyboard.press(sires.nth(1).get_attribute("data-key") or "")
    expect(recruit).to_be_focused()
    page.page.keyboard.press("Enter")
    expect(page.page.locator(f"[data-vampire={price}]")).to_be_visible()
    page.wait()

    def line(step: int = 0) -> dict[str, Any]:
        at = f"&step={step}" if step else ""
        return {
            one["card"]: one
            for one in page.api("GET", f"/tables/{table}/sight?seat=A{at}")["view"]["players"]["A"]["line"]
        }

    assert line()[price]["sire"] == sire
    called, paid = line(sight["step"] + 1), line(sight["step"] + 2)
    (payer,) = [card for card in called if paid[card]["potency"] < called[card]["potency"]]
    assert called[payer]["potency"] == max(one["potency"] for one in called.values())


def test_a_scheme_is_laid_out_and_nothing_is_sent_before_it_is_sealed(visit, server):
    page = visit("Ania")
    table = lay(server, page, scheming, *SEATS, game="heritage")
    page.open_table(table)
    before = page.wait()
    version = page.api("GET", f"/tables/{table}/sight?seat=A")["version"]
    schemes = page.page.locator("[data-scheme][data-choice]")
    scheme = schemes.first.get_attribute("data-scheme")
    schemes.first.click()
    charter = page.page.locator(f"[data-charter={scheme}]")
    expect(charter.locator("[data-slot]").first).to_be_visible()
    expect(charter.locator("[data-verdict]")).not_to_be_empty()
    leaders = page.page.locator("[data-option=lead]")
    if leaders.count() > 1:
        leaders.last.click()
        expect(leaders.last).to_have_attribute("aria-pressed", "true")
    page.page.keyboard.press("Escape")
    expect(charter).to_have_count(0)
    assert page.look().choices == before.choices
    assert page.api("GET", f"/tables/{table}/sight?seat=A")["version"] == version, "it was only looked at"
    schemes.first.focus()
    page.page.keyboard.press("Enter")
    seal = page.page.locator(f"[data-option=play-scheme][data-what={scheme}].primary")
    expect(seal).to_be_focused()
    page.page.keyboard.press("Enter")
    expect(seal).to_have_count(0)
    assert page.wait().prompt != "lead", "who leads was said already"
    assert page.api("GET", f"/tables/{table}/sight?seat=A")["view"]["schemed"]


def test_whom_to_owe_is_chosen_in_the_tree_that_has_them(visit, server):
    page = visit("Ania")
    page.open_table(lay(server, page, owing, *SEATS, game="heritage"))
    page.wait()
    choosable = page.page.locator("[data-vampire][data-choice]")
    asked = {choice.what for choice in page.look().choices if choice.option == "owe"}
    assert choosable.first.get_attribute("data-vampire") in asked
    page.page.locator("[data-tree]").nth(0).click()
    expect(choosable).to_have_count(0)
    page.page.keyboard.press("Escape")
    for tree in page.page.locator("[data-tree]:has(.count)").all():
        tree.click()
        assert {one.get_attribute("data-vampire") for one in choosable.all()} <= asked
    choosable.first.click()
    assert page.wait().prompt != "owe" or page.look().text


def activating(ask, state):
    """Several could be activated."""
    return ask.prompt == "choose-vampire" and dict(ask.args)["deed"] == "activate" and len(ask.options) > 1


def test_whoever_could_be_activated_shows_on_the_boards_what_comes_of_it(visit, server):
    page = visit("Ania")
    page.open_table(lay(server, page, activating, *SEATS, game="heritage"))
    page.wait()
    boards = page.page.locator("[data-theatre] .would")
    expect(boards).to_have_count(0)
    choosable = page.page.locator("[data-vampire][data-choice]")
    for vampire in (choosable.first, choosable.last):
        expect(vampire.locator(".note")).to_contain_text("VP")
        vampire.hover()
        expect(boards).to_have_count(3)
    named = page.page.locator("[data-option=target]").first
    assert "," not in named.inner_text(), "the name alone: who it is stands in the tree"


def test_until_the_first_turn_nothing_is_fetched_but_what_is_counted(visit):
    """`benchmarks/browser.py` says which scripts a first game needs until then, and a test that they are small.  What
    is drawn only when something happens is fetched meanwhile, so that it is there in time."""
    page = visit("Ania")
    page.open_table(page.new_table("me", "bot:random", "bot:random", game="heritage"))
    clan = ""
    while (look := page.wait()).prompt != "turn":
        clan = clan or look.choices[0].what
        page.choice(0).click()
        expect(page.page.locator(f"[data-ask-prompt={look.prompt}]")).to_have_count(0)
    held = "(name) => performance.getEntriesByType('resource').some((one) => one.name.includes(name))"
    page.page.wait_for_function(held, arg=f"{clan}_emblems")
    urls: list[str] = page.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    fetched = {url.rpartition("/")[2] for url in urls if url.endswith(".js")}
    meanwhile = {file.name for file in counted(FOLDER, "heritage", "en", f"{clan}_emblems", happens=True)}
    assert {chunk_of(name) for name in fetched - meanwhile} == set()


def marching(ask: Ask, state: Any) -> bool:
    return ask.prompt == "move-ankh" and len({option.origin for option in ask.options}) > 1


def test_an_ankh_marches_by_two_touches_on_the_board(visit, server):
    page = visit("Ania")
    page.open_table(lay(server, page, marching, "me", "bot:random", game="heritage"))
    page.wait()
    board = page.page.locator("[data-theatre=war_of_princes]")
    origins = board.locator("[data-spot*=origin]")
    expect(origins.nth(1)).to_be_attached()
    origins.first.click()
    if board.locator("[data-spot*=court]").count():
        board.locator("[data-spot*=court]").first.click()
    assert page.wait().prompt != "move-ankh" or page.look().text


def test_what_cannot_be_chosen_says_why_and_keys_reach_every_part(visit, server):
    page = visit("Ania")
    page.open_table(lay(server, page, turn, *SEATS, game="heritage"))
    page.wait()
    for key, place in {"q": "queue", "b": "tree", "s": "open", "g": "missions"}.items():
        page.page.keyboard.press(key)
        page.page.wait_for_function(f"() => document.querySelector('#{place}').contains(document.activeElement)")
    digits = page.page.evaluate(
        "[...document.querySelectorAll('[data-choice]')].map((e) => e.dataset.key).filter(Boolean)"
    )
    assert len(digits) > 2
    assert len(digits) == len(set(digits)), f"a digit stands for one thing: {digits}"
    refused = page.page.locator("[data-scheme][aria-disabled=true], [data-card][aria-disabled=true]").first
    refused.focus()
    page.page.keyboard.press("Enter")
    expect(page.page.locator("#hint")).to_contain_text("HER-")


def trading(ask: Ask, state: Any) -> bool:
    return turn(ask, state) and bool(state.markets)


@pytest.mark.parametrize("width", [1024, 1440])
def test_k_goes_to_what_lies_open_for_everybody(visit, server, width):
    """Also where it shares its room with the hand."""
    page = visit("Ania", viewport={"width": width, "height": 900})
    page.open_table(lay(server, page, trading, *SEATS, game="heritage"))
    page.wait()
    page.page.keyboard.press("k")
    page.page.wait_for_function("() => document.activeElement.closest('#lying')")
    page.page.keyboard.press("?")
    for letter in "KO":
        expect(
            page.page.locator("dialog dt", has_text=letter).filter(has_text=re.compile(f"^{letter}$"))
        ).to_be_visible()


BOARDS = """() => [...document.querySelectorAll('[data-theatre]')].map((one) => ({
  drawn: Boolean(one.querySelector('.drawing')),
  cut: one.scrollHeight - one.clientHeight,
  smallest: Math.min(...[...one.querySelectorAll('svg text')].map((text) => {
    const box = text.closest('svg')
    return parseFloat(getComputedStyle(text).fontSize) * box.clientWidth / box.viewBox.baseVal.width
  })),
}))"""


def test_three_boards_lie_open_and_can_be_read_at_1280_by_800(visit, server):
    page = visit("Ania", viewport={"width": 1280, "height": 800})
    page.open_table(lay(server, page, turn, *SEATS, game="heritage", missions=5))
    page.wait()
    page.page.locator("[data-theatre] .drawing").nth(2).wait_for()
    for board in page.page.evaluate(BOARDS):
        assert board["drawn"]
        assert board["cut"] <= 1
        assert board["smallest"] >= 11
    tops = page.page.evaluate(
        "[...document.querySelectorAll('[data-mission]')].map((e) => e.getBoundingClientRect().y)"
    )
    assert len(tops) == 5
    assert max(tops) - min(tops) < 20, "the missions stand in one row"
    cards = page.page.locator("#queue")
    assert cards.evaluate("(e) => e.scrollHeight - e.clientHeight") <= 1, "the whole queue is seen"


def test_the_last_round_ends_a_single_game_by_keys_alone_in_polish(visit, server):
    page = visit("Ania", locale="pl-PL", viewport={"width": 1024, "height": 768})
    page.prefer(lang="pl")
    page.open_table(lay(server, page, last, "me", "bot:random", game="heritage"))

    def press(look: Look) -> None:
        """A digit where there is one; everything else is reached by Tab and taken by Enter."""
        sends = look.send == "ready" and any(choice.pressed for choice in look.choices)
        chosen = [(at, choice) for at, choice in enumerate(look.choices) if not choice.pressed]
        at, choice = page.chance.choice(chosen)
        if sends:
            page.page.locator('[data-option="send"]').press("Enter")
        elif choice.key:
            page.page.keyboard.press(choice.key)
        else:
            page.choice(at).press("Enter")

    page.play(step=press)
    expect(page.page.locator("[data-result]")).to_be_visible()
    expect(page.page.locator("html")).to_have_attribute("lang", "pl")


@pytest.mark.soak
@pytest.mark.parametrize(
    "theatres",
    [
        ("high_low_clans", "inner_beast", "war_of_princes"),
        ("inquisition", "rise_of_humanity", "anarch_revolt"),
        ("court", "inner_beast", "masquerade"),
        ("court", "rise_of_humanity", "sabbat_wars"),
    ],
)
def test_a_single_game_to_its_end(visit, theatres):
    page = visit("Ania")
    options = dict(zip(("class", "temperament", "geography"), theatres, strict=True))
    page.open_table(page.new_table("me", "bot:random", game="heritage", options=options))
    page.play()
    expect(page.page.locator("[data-result]")).to_be_visible()
    assert page.errors == []


WAR: dict[str, Any] = {"class": "high_low_clans", "temperament": "inner_beast", "geography": "war_of_princes"}


def held(ask: Ask, state: Any) -> bool:
    """Somebody stands in Vienna, where a court counts twice."""
    return turn(ask, state) and "centre" in state.courts


def test_the_bars_beside_the_war_count_courts_as_the_rules_do(visit, server):
    """HER-PRINCES-06."""
    page = visit("Ania", viewport={"width": 1440, "height": 900})
    laid = lay(server, page, held, *SEATS, game="heritage", **WAR)
    page.open_table(laid)
    page.wait()
    bars = page.page.locator("[data-factions] li b")
    expect(bars).to_have_count(4)
    view = page.api("GET", f"/tables/{laid}/sight?seat=A")["view"]
    stood = [int(bar) for bar in bars.all_inner_texts()]
    assert stood == sorted(view["factions"].values(), reverse=True)
    assert sum(stood) == len(view["courts"]) + 1


def test_whose_move_it_is_covers_nobody_in_a_folded_bloodline(visit, server):
    page = visit("Ania", viewport={"width": 1440, "height": 900})
    page.open_table(lay(server, page, last, *SEATS, game="heritage"))
    page.wait()
    tag = page.page.locator(".seat .tag").first.bounding_box()
    people = page.page.locator(".seat:has(.tag) .people").first.bounding_box()
    assert tag is not None
    assert people is not None
    assert tag["x"] + tag["width"] <= people["x"] + 1
