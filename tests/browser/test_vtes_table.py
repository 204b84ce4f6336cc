"""The drawn table of V:TES: everything stays in sight, and what is on it can be played there."""

import pytest
from playwright.sync_api import expect
from tests.browser.laid_vtes import OWN, LaidTable, come_to, full_table
from tests.browser.table_page import TablePage
from tests.browser.test_whole_games import POINTED, by_keys
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import (
    Bleed,
    Block,
    BringOut,
    CastAll,
    EndPhase,
    Hunt,
    Pass,
    PlayCard,
    Transfer,
)

DESK = {"width": 1440, "height": 900}
SMALL = {"width": 1024, "height": 768}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SEATS = "ABCDE"

COVERED = """() => {
  const found = []
  const inside = (part, whole) =>
    part.left >= whole.left - 1 && part.right <= whole.right + 1 &&
    part.top >= whole.top - 1 && part.bottom <= whole.bottom + 1
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  for (const e of document.querySelectorAll('[data-plate], [data-pool], [data-minion] > button, i[data-minion]')) {
    if (e.dataset.pool && e.closest('.gone')) continue // whoever is gone has none
    const name = e.dataset.plate ?? e.dataset.pool ?? (e.dataset.minion || e.parentElement.dataset.minion)
    const box = e.getBoundingClientRect()
    if (!inside(box, window_)) found.push(`out of the window: ${name}`)
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    if (!at || !(e.contains(at) || at.contains(e))) found.push(`${name} lies under ${at?.outerHTML.slice(0, 90)}`)
  }
  for (const seat of document.querySelectorAll('[data-seat-box]')) {
    const whole = seat.getBoundingClientRect()
    const lying = '[data-attached], [data-in-play], [data-down], [data-minion], [data-hidden]'
    for (const e of seat.querySelectorAll(lying)) {
      const name = e.dataset.attached ?? e.dataset.inPlay ?? e.dataset.minion ?? e.dataset.hidden ?? 'a back'
      if (!inside(e.getBoundingClientRect(), whole)) found.push(`out of seat ${seat.dataset.seatBox}: ${name}`)
    }
  }
  return found
}"""
"""What of plates, pools and minions is covered, and which tab or permanent lies outside its seat."""


def bled(minions: int = 4, on_each: int = 0) -> Table:
    """Seat E bleeds whoever looks."""
    table = full_table(minions, on_each)
    table.state.change("gelasia-fotiou:1", locked=False)
    table.act("E")
    table.seat("E").answers(Bleed("gelasia-fotiou:1", OWN))
    return table


def at(visit, table: Table, **settings) -> LaidTable:
    laid = LaidTable(visit("Ola", **settings), table)
    laid.settle()
    laid.open()
    laid.page.page.locator("#board [data-stage], #board [data-opened]").first.wait_for()
    return laid


def seen(laid: LaidTable) -> None:
    """All of the first bar: nothing is scrolled, nothing lies over anything."""
    page = laid.page.page
    page.evaluate("document.fonts.ready")
    assert page.evaluate(COVERED) == []
    assert page.locator("[data-plate]").count() == len(SEATS)
    shown = set(page.locator("[data-minion]").evaluate_all("all => all.map(e => e.dataset.minion)"))
    minions = {card.ref for card in laid.table.state.cards.values() if card.region in ("ready", "torpor")}
    assert minions <= shown
    for seat in SEATS:
        expect(page.locator(f"[data-plate={seat}]")).to_contain_text(str(laid.table.pool(seat)))
    expect(page.locator("[data-plate=D]")).to_contain_text("Edge")
    assert page.evaluate(
        "document.querySelector('.board-box').scrollHeight <= document.querySelector('.board-box').clientHeight"
    )


@pytest.mark.parametrize("minions, on_each", [(4, 0), (6, 0), (4, 2)])
def test_all_five_seats_are_in_sight_and_nothing_lies_over_them(visit, minions, on_each):
    seen(at(visit, bled(minions, on_each), viewport=DESK))


def test_they_are_in_sight_in_a_small_window(visit):
    seen(at(visit, bled(), viewport=SMALL))


def test_on_a_phone_every_minion_is_a_pip_on_its_plate(visit):
    laid = at(visit, bled(), **PHONE)
    page = laid.page.page
    for seat in "BCDE":
        refs = [
            card.ref
            for card in laid.table.state.cards.values()
            if card.controller == seat and card.region in ("ready", "torpor")
        ]
        pips = page.locator(f"[data-plate={seat}] [data-minion]").evaluate_all("all => all.map(e => e.dataset.minion)")
        assert sorted(pips) == sorted(refs)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("[data-stage=action]")).to_be_visible()
    page.locator("[data-plate=B]").tap()
    expect(page.locator("[data-opened=B]")).to_be_visible()


@pytest.mark.parametrize("seats", ["AB", "ABC", "ABCD"])
def test_fewer_seats_by_the_geometry_of_the_rules(visit, seats):
    """The prey sits at the left hand, the predator at the right; with one opponent both are across."""
    table = full_table(seats=seats)
    table.act(OWN)
    laid = at(visit, table, viewport=DESK)
    page = laid.page.page
    assert page.evaluate(COVERED) == []
    found = {seat: page.locator(f"[data-plate={seat}]").bounding_box() for seat in seats}
    box = {seat: rect for seat, rect in found.items() if rect is not None}
    assert len(box) == len(seats)
    middle = {seat: rect["x"] + rect["width"] / 2 for seat, rect in box.items()}
    if len(seats) == 2:
        expect(page.locator("[data-plate=B]")).to_contain_text("prey and predator")
    else:
        assert middle["B"] < middle[seats[-1]]
        expect(page.locator("[data-plate=B]")).to_contain_text("your prey")
        expect(page.locator(f"[data-plate={seats[-1]}]")).to_contain_text("your predator")
    assert all(box[OWN]["y"] > rect["y"] for seat, rect in box.items() if seat != OWN)


def test_one_glance_at_a_bleed(visit):
    """Who acts, at whom, stealth against intercept, which cards lie on it, who is asked, who has passed."""
    table = bled()
    table.hand("E", "lost-in-crowds")
    laid = LaidTable(visit("Ola", viewport=DESK), table)
    laid.settle()
    table.answer(OWN, Block("trevon-parker:1"))
    table.seat("E").plays("lost-in-crowds", "gelasia-fotiou:1")
    laid.settle()
    laid.open()
    page = laid.page.page
    stage = page.locator("[data-stage=action]")
    expect(stage).to_contain_text("bleeds you for")
    expect(stage.locator("[data-played]")).to_have_attribute("data-played", "lost-in-crowds")
    expect(stage).to_contain_text("needs +")
    expect(stage).to_contain_text("Trevon Parker tries to block")
    expect(page.locator("[data-dagger]")).to_have_attribute("data-dagger", "you")
    expect(page.locator("[data-plate=E]")).to_contain_text("turn")
    expect(page.locator("[data-plate=A]")).to_contain_text("you decide")


def test_a_minion_then_a_verb(visit):
    table = full_table()
    table.act(OWN)
    laid = at(visit, table, viewport=DESK)
    page = laid.page.page
    page.locator('[data-minion="patrik-soderberg:1"] button').click()
    verbs = page.locator("[data-stage=verbs]")
    expect(verbs).to_contain_text("What does Patrik Söderberg do?")
    page.keyboard.press("Escape")
    expect(page.locator("[data-stage=idle]")).to_be_visible()
    page.locator('[data-minion="patrik-soderberg:1"] button').click()
    expect(verbs).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[data-stage=verbs]")).to_have_count(0)
    assert laid.answers == [Hunt("patrik-soderberg:1")]


def test_a_card_then_who_plays_it(visit):
    table = full_table()
    table.act(OWN)
    laid = at(visit, table, viewport=DESK)
    page = laid.page.page
    page.locator("#hand [data-card='44-magnum']").click()
    page.locator('[data-minion="trevon-parker:1"] button').click()
    expect(page.locator("#hand [data-card='44-magnum']")).to_have_count(0)
    assert laid.answers[0] == PlayCard("44-magnum", 0, "trevon-parker:1")


def test_transfers_are_laid_out_and_then_spent(visit):
    """With Shift as many as it needs; the vampire that is full comes out without a further question."""
    table = full_table()
    table.state.active, table.state.phase = OWN, "influence"
    table.run("vtes.influence_phase", OWN)
    laid = at(visit, table, viewport=DESK)
    page = laid.page.page
    rosalina = page.locator('[data-hidden="hidden rosalina-cortez 1"]')
    rosalina.click(modifiers=["Shift"])
    expect(rosalina).to_contain_text("+1 rises")
    page.locator('[data-hidden="hidden ines-tristao 1"]').click()
    expect(page.locator("[data-plate=A]")).to_contain_text("→ 12")
    assert laid.answers == [], "nothing is spent yet"
    page.keyboard.press("Enter")
    page.locator('[data-minion^="rosalina"]').wait_for()
    kinds = [type(answer) for answer in laid.answers]
    assert kinds.count(Transfer) == 2
    assert BringOut in kinds
    assert table.pool(OWN) == 12


def test_all_votes_with_one_key(visit):
    table = full_table()
    table.hand("D", "kine-resources-contested")
    table.state.change("catalina-vega:1", locked=False, title="prince:Cape Town")
    for vampire in ("trevon-parker:1", "ayelech:1", "lauren:1"):
        table.state.change(vampire, title=f"prince:{vampire}")
    table.act("D")
    table.seat("D").plays("kine-resources-contested", "catalina-vega:1")
    come_to(table, OWN, "polling")
    laid = at(visit, table, viewport=DESK)
    page = laid.page.page
    expect(page.locator("[data-stage=poll]")).to_contain_text("not cast")
    page.keyboard.press("g")
    expect(page.locator(".dock [data-letter=g]")).to_have_count(0)
    assert laid.answers == [CastAll("against")]


def test_space_passes_and_n_ends_the_phase(visit):
    laid = at(visit, bled(), viewport=DESK)
    laid.page.page.keyboard.press(" ")
    expect(laid.page.page.locator("[data-ask-prompt=action]")).to_have_count(0)
    assert laid.answers == [Pass()]
    table = full_table()
    table.act(OWN)
    laid = at(visit, table, viewport=DESK)
    laid.page.page.keyboard.press("n")
    expect(laid.page.page.locator("[data-ask-prompt=minion-phase]")).to_have_count(0)
    assert laid.answers[0] == EndPhase()


def test_a_combat_shows_strikes_range_and_what_comes_of_it(visit):
    table = bled()
    laid = LaidTable(visit("Ola", viewport=DESK), table)
    laid.settle()
    table.answer(OWN, Block("trevon-parker:1"))
    come_to(table, OWN, "strike")
    laid.open()
    stage = laid.page.page.locator("[data-stage=combat]")
    expect(stage).to_contain_text("Round")
    expect(stage).to_contain_text("close range")
    expect(stage.locator("[data-strike=yours]")).to_be_visible()


def test_nobody_ousted_leaves_a_gap(visit):
    """The circle closes around whoever is gone, whose plate lies overturned with the victory points."""
    table = full_table()
    table.act(OWN)
    table.state.gone = ("B",)
    table.ask_again()
    laid = at(visit, table, viewport=DESK)
    page = laid.page.page
    expect(page.locator("[data-plate=C]")).to_contain_text("your prey")
    expect(page.locator("[data-plate=B]")).to_contain_text("out")
    assert page.evaluate(COVERED) == []


def test_with_shift_a_pass_goes_for_the_rest_of_the_action(visit):
    """One input, and every further window of this action is passed; the bleed lands."""
    table = bled()
    before = table.pool(OWN)
    laid = at(visit, table, viewport=DESK)
    laid.page.page.keyboard.press("Shift+Space")
    expect(laid.page.page.locator("[data-stage=action]")).to_have_count(0)
    assert set(laid.answers) == {Pass()}
    assert len(laid.answers) > 1, "to block, and to use something when nobody blocks"
    assert table.pool(OWN) == before - 1


@pytest.mark.soak
def test_a_whole_game_of_five_by_clicks(visit):
    """To its end, with a limit of turns: anything that can be clicked on the table, in the hand and in the dock."""
    page = visit("Ola", viewport=DESK)
    page.open_table(page.new_table("me", *["bot:clever"] * 4, game="vtes", options={"turn_limit": 25}))
    clicks(page, lambda look: look.over)
    expect(page.page.locator("[data-result] [data-total]")).to_have_count(5)


@pytest.mark.soak
def test_a_whole_game_by_keyboard(visit):
    page = visit("Ola", viewport=DESK)
    page.open_table(page.new_table("me", *["bot:clever"] * 4, game="vtes", options={"turn_limit": 25}))
    page.page.evaluate(POINTED)
    clicks(page, lambda look: look.over, lambda look: by_keys(page, look))
    assert not page.page.evaluate("window.pointed"), "a pointer was used"


def step_of(page: TablePage, table: str) -> int:
    return int(page.api("GET", f"/tables/{table}/sight?seat=A")["step"])


def test_the_first_three_turns_by_touch(visit):
    """Taps alone: what a first tap reads, a second one chooses."""
    page = visit("Ola", **PHONE)
    table = page.new_table("me", "bot:random", "bot:random", game="vtes")
    page.open_table(table)
    own = 0
    for _ in range(150):
        look = page.wait()
        own += look.prompt == "discard-phase"
        if look.over or own == OWN_TURNS:
            break
        # Whatever stands last in the dock goes on: the pass, the end of the phase.
        page.page.locator(".dock .talk [data-choice]:enabled:visible").last.tap()
        for again in ("[data-read-card]", "[data-armed]"):
            if page.page.locator(again).count():
                page.page.locator(again).first.tap()
    assert own == OWN_TURNS or page.look().over
    assert step_of(page, table) > OWN_TURNS


OWN_TURNS = 3
MANY = 3000


def clicks(page, done, step=None) -> None:
    for _ in range(MANY):
        look = page.wait()
        if look.over or done(look):
            return
        (step or page.step)(look)
    raise AssertionError(f"not over after {MANY} clicks")
