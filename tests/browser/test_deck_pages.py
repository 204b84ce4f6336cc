"""The shelf and the builder in a real browser: pasting and mending, building, numbers, versions, sharing, playing."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import scan_in_both_themes
from tests.browser.screens import Screen
from tests.browser.table_page import TablePage
from tests.server.vtes_house import TREMERE, deck_list

GOVERN = "Govern the Unaligned"
WRONG = "Crypt\n12x Alexa Draper\nLibrary\n5x Deflecton\n52x Govern the Unaligned\n3x Obedience\n"


def field(page: Page):
    return page.locator("[data-paste] textarea")


def shelf(page: Page) -> None:
    page.goto("/decks")
    page.locator("[data-box]").first.wait_for()


def register(one: TablePage, name: str) -> None:
    one.page.goto("/about")
    one.api("POST", "/register", {"name": name, "password": "long enough", "lang": "en"})


def kept(one: TablePage, name: str = "Chantry Walls", precon: str = TREMERE) -> str:
    deck = one.api("GET", f"/decks/others/precon/{precon}")
    found: str = one.api("POST", "/shelf", {"deck": {**deck, "name": name}})["id"]
    return found


def test_a_pasted_deck_is_checked_as_typed_mended_by_clicks_and_kept_in_the_browser(visit):
    page = visit().page
    shelf(page)
    field(page).fill(WRONG)
    expect(page.locator("[data-problem=unread]")).to_contain_text("Line 4")
    expect(page.locator("[data-problem=unplayable]")).to_be_visible()
    expect(page.locator(".mark.unread")).to_have_count(1)
    keep = page.get_by_role("button", name="Keep on the shelf")
    expect(keep).to_be_disabled()
    page.locator("[data-problem=unread]").get_by_role("button", name="Deflection").click()
    expect(field(page)).to_have_value(re.compile("5x Deflection\n"))
    expect(page.locator("[data-problem=unread]")).to_have_count(0)
    page.get_by_role("button", name="Replace 3").click()
    page.locator(".others button").first.click()
    expect(page.locator("[data-problem=none]")).to_be_visible()
    expect(page.get_by_role("button", name="Only for one table")).to_be_enabled()
    keep.click()
    page.locator("[data-in-deck]").first.wait_for()
    shelf(page)
    expect(page.locator("[data-chosen], .new")).not_to_have_count(0)
    page.reload()
    expect(page.get_by_text("12 + 60")).to_be_visible()


def pasted(page: Page, text: str) -> None:
    """In place of what is written; typed letter by letter, so much would take half a minute."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("text => navigator.clipboard.writeText(text)", text)
    field(page).press("ControlOrMeta+a")
    field(page).press("ControlOrMeta+v")


def test_a_failed_import_leaves_what_was_written_and_what_is_on_the_shelf(visit, tmp_path):
    one = visit()
    register(one, "Berenika")
    kept(one)
    page = one.page
    shelf(page)
    field(page).fill(WRONG)
    large = tmp_path / "large.txt"
    large.write_text("4x Vessel\n" * 1_000_000)
    page.locator("input[type=file]").set_input_files(large)
    expect(page.get_by_role("alert")).to_contain_text("large.txt has 10,000 kB")
    expect(field(page)).to_have_value(WRONG)
    pasted(page, "4x Vessel\n" * 4000)
    expect(page.get_by_role("alert")).to_contain_text("line 3,201")
    expect(page.get_by_role("button", name="Keep on the shelf")).to_be_disabled()
    expect(page.locator("[data-box='Chantry Walls']")).to_be_visible()


def test_a_deck_taken_away_can_be_put_back(visit):
    one = visit()
    register(one, "Celina")
    kept(one)
    page = one.page
    shelf(page)
    page.locator("[data-box='Chantry Walls']").click()
    page.get_by_role("button", name="Take it away").click()
    expect(page.locator("[data-box='Chantry Walls']")).to_have_count(0)
    page.get_by_role("button", name="Put it back").click()
    expect(page.locator("[data-box='Chantry Walls']")).to_be_visible()


def test_a_guests_decks_come_along_when_he_makes_an_account(visit):
    one = visit()
    page = one.page
    shelf(page)
    field(page).fill(deck_list(TREMERE))
    page.get_by_role("button", name="Keep on the shelf").click()
    page.locator("[data-in-deck]").first.wait_for()
    page.goto("/")
    account = page.locator("#me")
    account.get_by_text("Account and notices").click()
    account.get_by_label("Your name").fill("Dobrawa")
    account.get_by_label("Password").first.fill("long enough")
    account.get_by_role("button", name="Make an account").click()
    expect(account.get_by_text("You are signed in as Dobrawa.")).to_be_visible()
    page.wait_for_function("() => JSON.parse(localStorage.getItem('nokturn.shelf') ?? '[]').length === 0")
    (line,) = one.api("GET", "/shelf")
    assert (line["box"]["crypt_size"], line["box"]["library_size"]) == (12, 77)


def test_a_deck_is_built_by_keyboard_and_kept_by_itself(visit):
    one = visit()
    register(one, "Eliza")
    deck = kept(one)
    page = one.page
    page.goto(f"/decks/{deck}")
    page.locator("[data-in-deck]").first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type("KRC")
    row = page.locator("[data-row]").first
    expect(row).to_contain_text("Kine Resources Contested")
    expect(row).to_contain_text("everybody")
    page.keyboard.press("ArrowDown")
    expect(row).to_be_focused()
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(page.locator("[data-library]")).to_contain_text("Kine Resources Contested")
    expect(page.locator("[data-state=kept]")).to_be_visible()
    page.reload()
    page.locator("[data-in-deck]").first.wait_for()
    expect(page.locator("[data-in-deck]", has_text="Kine Resources Contested")).to_contain_text("2")
    expect(page.get_by_text("79 of 60 to 90")).to_be_visible()


@pytest.mark.rule("VTES-DECK-01")
def test_limits_are_told_live_with_their_rules(visit):
    one = visit()
    register(one, "Felicja")
    deck = kept(one)
    page = one.page
    page.goto(f"/decks/{deck}")
    row = page.locator("[data-crypt] [data-in-deck]").first
    row.wait_for()
    expect(page.locator("[data-limits]")).to_have_count(0)
    row.focus()
    page.keyboard.press("-")
    expect(page.locator("[data-limits]")).to_contain_text("VTES-DECK-01")
    page.keyboard.press("Control+z")
    expect(page.locator("[data-limits]")).to_have_count(0)


def test_the_card_one_looks_at_says_who_can_play_it_and_what_is_official(visit):
    one = visit()
    register(one, "Gloria")
    page = one.page
    page.goto(f"/decks/{kept(one)}")
    page.locator("[data-in-deck]", has_text="Eyes of Argus").click()
    side = page.locator("[data-card-side]")
    expect(side.locator("[data-able]")).to_contain_text("Not Rosalina Cortez")
    expect(side).to_contain_text("Official text")
    expect(side).to_contain_text("intercept")
    expect(side.locator("[data-face]")).to_be_visible()


def test_numbers_stand_under_the_deck_and_fill_a_page_on_n(visit):
    one = visit()
    register(one, "Halina")
    page = one.page
    page.goto(f"/decks/{kept(one)}")
    expect(page.locator("[data-odds] tbody tr").first).to_contain_text("12 Govern the Unaligned")
    expect(page.locator("[data-odds] tbody tr").first).to_contain_text("71 %")
    expect(page.locator("[data-draw] [data-drawn]")).to_have_count(7)
    page.get_by_role("button", name="next card").click()
    expect(page.locator("[data-draw] [data-drawn]")).to_have_count(8)
    page.get_by_role("button", name="redraw").click()
    expect(page.locator("[data-draw] [data-drawn]")).to_have_count(7)
    page.locator("[data-in-deck]").first.focus()
    page.keyboard.press("n")
    numbers = page.locator("[data-numbers]")
    expect(numbers).to_contain_text("trifles")
    expect(numbers.locator("[data-versions]")).to_contain_text("Version 1")
    page.keyboard.press("n")
    expect(numbers).to_have_count(0)


def test_a_link_carries_the_deck_to_somebody_else(visit):
    one, other = visit(), visit()
    register(one, "Irena")
    page = one.page
    page.goto(f"/decks/{kept(one)}")
    page.get_by_role("button", name="Share").click()
    link = page.locator("[data-link]").input_value()
    page.get_by_role("combobox", name="As", exact=True).select_option("jol")
    expect(page.locator("[data-exported]")).to_have_value(re.compile(f"12x {GOVERN}"))
    other.page.goto(link)
    expect(other.page.locator("[data-in-deck]", has_text=GOVERN)).to_contain_text("12")
    expect(other.page.get_by_label("Name of the deck")).to_have_value("Chantry Walls")
    other.page.get_by_role("button", name="Keep on the shelf").click()
    expect(other.page.locator("[data-state=kept]")).to_be_visible()


def test_a_deck_of_the_shelf_is_brought_to_a_table_and_played(visit):
    one = visit()
    register(one, "Jagoda")
    kept(one)
    table = one.new_table("me", "open", game="vtes")
    page = one.page
    page.goto(f"/t/{table}")
    page.locator("[data-bring]").wait_for()
    page.get_by_role("link", name="Choose from the shelf").click()
    page.locator("[data-box='Chantry Walls']").click()
    page.get_by_role("button", name="Bring it").first.click()
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator("[data-bring] select")).to_have_value(re.compile("Chantry Walls"))
    brought = one.api("GET", f"/tables/{table}/bring?seat=A")["values"]["deck"]
    assert brought == one.api("GET", "/shelf")[0]["box"]["text"]


def test_a_deck_is_played_with_bots_at_once(visit):
    one = visit()
    register(one, "Kalina")
    page = one.page
    page.goto(f"/decks/{kept(one)}")
    page.get_by_role("button", name="Play it").click()
    page.get_by_role("dialog").get_by_role("button", name="With bots, now").click()
    page.locator(".dock").wait_for()


WINDOWS = ((1440, 900), (1024, 768), (390, 844))


def test_the_pages_are_clean_and_fit(visit):
    one = visit()
    register(one, "Lena")
    page = one.page
    deck = kept(one)
    shelf(page)
    field(page).fill(WRONG)
    page.locator("[data-problem]").first.wait_for()
    clean_and_fitting(one, "shelf")
    width, height = WINDOWS[0]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/decks/{deck}")
    page.locator("[data-in-deck]").first.wait_for()
    page.locator("[data-card]").wait_for()
    page.locator("[data-row]").first.wait_for()
    clean_and_fitting(one, "builder")


def clean_and_fitting(one: TablePage, name: str) -> None:
    for width, height in WINDOWS:
        one.page.set_viewport_size({"width": width, "height": height})
        scan_in_both_themes(Screen(f"{name} {width}", one))
        assert fits(one.page), f"something is wider than a window of {width}"


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))
