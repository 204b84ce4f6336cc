"""The lobby: continue where you were, an invitation, a game in one click, friends' tables."""

import re
import time

import pytest
from playwright.sync_api import Route, expect
from tests.browser.screens.screen import SETTLED
from tests.browser.table_page import TablePage, words
from tests.patience import PATIENCE

SIZES = [(360, 780), (768, 1024), (1024, 768), (1280, 800), (1440, 900), (1920, 1080)]
SMALL = """() => [...document.querySelectorAll('main button, main .button, .bar a')]
  .filter((e) => e.checkVisibility() && !e.closest('[inert]'))
  .map((e) => [e.textContent.trim(), e.getBoundingClientRect()])
  .filter(([, r]) => r.height < 43.5 || r.width < 44)
  .map(([text]) => text)"""
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def say(key: str, **facts: object) -> str:
    return words("en", key, **facts)


def invited(host: TablePage, guest: TablePage) -> str:
    """A table of the host's to which the guest was asked."""
    table = host.new_table("me", "open", "bot:random")
    token = host.api("POST", f"/tables/{table}/invite")["token"]
    guest.api("POST", f"/tables/{table}/join", {"token": token})
    return table


def test_the_game_that_waits_is_continued_with_enter(visit):
    page = visit("Ania")
    table = page.new_table("me", "bot:random", "bot:random")
    page.page.goto("/")
    going = page.page.locator("[data-continue]")
    expect(going).to_have_text(re.compile(say("continue-go")))
    expect(page.page.get_by_role("heading", name="Ania")).not_to_have_count(0)
    expect(page.page.locator("main .primary:visible")).to_have_count(1)  # one filled button on the page
    page.page.keyboard.press("Enter")
    expect(page.page).to_have_url(re.compile(f"/t/{table}$"))


def test_a_newcomer_is_led_to_the_guide_and_a_player_to_the_last_game(visit):
    page = visit().page
    page.goto("/")
    expect(page.locator("main .primary:visible")).to_have_attribute("data-begin", "guided")
    expect(page.get_by_role("region", name=say("begin-first"))).to_contain_text("Vendetta")
    page.locator("[data-play=vtes]").click()
    page.locator(".dock").wait_for()
    page.goto("/")
    expect(page.locator("[data-continue]")).to_be_visible()


def test_the_last_settings_are_those_of_the_next_table(visit):
    page = visit("Ania")
    page.page.goto("/")
    page.page.get_by_role("button", name=say("lobby-new")).click()
    dialog = page.page.get_by_role("dialog")
    dialog.get_by_role("combobox", name=say("lobby-game"), exact=True).select_option("vendetta")
    dialog.get_by_role("combobox", name=say("new-players")).select_option("3")
    for seat in "BC":
        dialog.get_by_role("combobox", name=seat, exact=True).select_option("bot:random")
    dialog.get_by_role("button", name=say("new-create")).click()
    page.page.locator(".dock").wait_for()
    first = page.page.url.rpartition("/")[2]
    page.page.goto("/")
    page.page.locator("[data-play=vendetta]").click()
    page.page.locator(".dock").wait_for()
    again = page.page.url.rpartition("/")[2]
    assert again != first
    assert [seat["bot"] for seat in page.api("GET", f"/tables/{again}")["seats"]] == ["", "random", "random"]


def test_an_invitation_is_taken_or_put_away(visit):
    marek, ania = visit("Marek"), visit("Ania")
    table = invited(marek, ania)
    ania.page.goto("/")
    letter = ania.page.locator("#invitations")
    expect(letter).to_contain_text(say("invitation-title", name="Marek°"))
    letter.get_by_role("button", name=say("invitation-take")).click()
    expect(ania.page).to_have_url(re.compile(f"/t/{table}$"))
    assert ania.api("GET", f"/tables/{table}")["yours"] == ["B"]
    other = invited(marek, ania)
    ania.page.goto("/")
    letter.get_by_role("button", name=say("invitation-decline")).click()
    expect(letter).to_contain_text(say("invitation-ask"))
    assert other not in [line["id"] for line in ania.api("GET", "/tables")["invited"]]


def test_a_friends_table_has_a_seat_to_sit_down_at(visit):
    kasia, ania = visit("Kasia"), visit("Ania")
    table = kasia.new_table("me", "open", "bot:random", public=True, title="Friday night")
    ania.page.goto("/")
    ania.page.get_by_role("button", name=f"{say('friends-sit')}: Friday night").first.click()
    expect(ania.page).to_have_url(re.compile(f"/t/{table}$"))


def test_without_a_connection_what_was_there_stays(visit):
    page = visit("Ania")
    page.new_table("me", "bot:random", "bot:random")
    page.page.goto("/")
    page.page.locator("[data-continue]").wait_for()
    page.page.context.set_offline(True)
    expect(page.page.get_by_text(say("continue-offline"))).to_be_visible()
    expect(page.page.locator("[data-continue]")).to_be_visible()
    page.page.context.set_offline(False)
    expect(page.page.get_by_text(say("continue-offline"))).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_nothing_sticks_out_at_any_size(visit, locale):
    marek, page = visit("Marek"), visit("Ania", locale=locale)
    invited(marek, page)
    page.new_table("bot:random", "me", game="dracula")
    page.page.goto("/")
    page.page.locator("[data-continue]").wait_for()
    page.page.locator("#tables ul").wait_for()
    page.page.locator("[data-true-board]").wait_for()
    for width, height in SIZES:
        page.page.set_viewport_size({"width": width, "height": height})
        page.page.evaluate(SETTLED)
        assert page.page.evaluate(OVERFLOW) == 0, width
        expect(page.page.locator("header .brand span")).to_be_visible()  # the header is not that of the game going on
        expect(page.page.locator("[data-true-board] [data-header]")).to_be_hidden()
        assert page.page.evaluate(SMALL) == [], f"targets of 44 px at {width}"


PLACES = """() => [...document.querySelectorAll('main button, main .button')]
  .filter((e) => e.checkVisibility())
  .map((e) => [e.textContent.trim(), e.getBoundingClientRect().x, e.getBoundingClientRect().y + scrollY])"""


def test_nothing_moves_under_the_pointer_when_the_tables_of_others_come(visit):
    """A button that goes away between the press and the release is not clicked."""
    ania = visit("Ania")
    for number in range(4):
        ania.new_table("me", "open", "bot:random", public=True, title=f"Table {number}")
    jan = visit("Jan").page
    held: list[Route] = []
    jan.route("**/api/tables", lambda route: held.append(route))
    jan.goto("/")
    expect(jan.get_by_role("heading", name="Jan")).not_to_have_count(0)
    jan.wait_for_function("() => performance.getEntriesByType('resource').some((e) => e.name.endsWith('/kinds'))")
    end = time.monotonic() + PATIENCE
    while not held and time.monotonic() < end:
        jan.wait_for_timeout(20)
    before = jan.evaluate(PLACES)
    assert len(held) == 1
    held[0].continue_()
    expect(jan.get_by_text("Table 3")).to_be_visible()
    after = jan.evaluate(PLACES)
    assert [place for place in before if place not in after] == []
