"""Several games at one server, among them one that has no board in the client."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.table_page import TablePage, words
from tests.conformance.wake.wake import GAME as WAKE
from tests.server.process import ServerProcess, servers

from nokturn.kernel.words import Words

SAYS = Words(WAKE, "en")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("tables")
    with servers(f"sqlite:///{folder}/nokturn.db", 1, "tests.server.wake_server") as (running,):
        yield running


def test_the_game_is_chosen_first_and_its_seats_by_their_roles(visit):
    page = visit("Ania")
    page.page.goto("/")
    expect(page.page.locator("[data-game=wake]")).to_contain_text(SAYS.say("lead"))
    page.page.get_by_role("button", name=words("en", "lobby-new")).click()
    dialog = page.page.get_by_role("dialog")
    dialog.get_by_role("combobox", name=words("en", "lobby-game"), exact=True).select_option("wake")
    dialog.get_by_role("combobox", name=words("en", "new-players")).select_option("3")
    expect(dialog.get_by_label(SAYS.say("role-kin"))).to_have_value("me")
    expect(dialog.get_by_label(SAYS.say("role-watcher"))).to_have_count(2)
    dialog.get_by_label(re.compile(SAYS.say("table-draught"))).check()
    dialog.get_by_role("button", name=words("en", "new-create")).click()
    page.page.get_by_role("button", name=words("en", "waiting-invite")).wait_for()
    expect(page.page.get_by_role("heading", level=1)).to_have_text(SAYS.title)
    expect(page.page.get_by_text("a draught in the room")).to_be_visible()
    expect(page.page.get_by_text(SAYS.say("role-watcher"))).to_have_count(2)
    page.page.goto("/")
    expect(page.page.locator("[data-continue]")).to_be_visible()


def test_against_bots_one_side_or_the_other_is_a_click_away(visit):
    page = visit("Ania")
    page.page.goto("/")
    expect(page.page.locator("[data-game=vendetta] [data-side]")).to_have_count(0)
    sides = page.page.locator("[data-game=wake]").get_by_role("group", name=words("en", "lobby-play"))
    for width in (1280, 390):
        page.page.set_viewport_size({"width": width, "height": 844})
        for role in ("role-kin", "role-watcher"):
            expect(sides.get_by_text(SAYS.say(role), exact=True)).to_be_visible()
    sides.get_by_role("button", name=SAYS.say("role-watcher")).click()
    page.page.locator("[data-text-board]").wait_for()
    seats = page.api("GET", f"/tables/{page.page.url.split('/')[-1]}")["seats"]
    assert [seat["yours"] for seat in seats] == [False, True, False], "the first watcher of three"


def test_a_game_without_a_board_is_played_as_text_with_every_kind_of_question(visit):
    page = visit("Ania")
    page.prefer(handOver=False)
    page.open_table(page.new_table("me", "me", "me", game="wake"))
    asked = set()

    def read(look) -> bool:
        asked.add(look.prompt)
        (question,) = page.page.locator("[data-ask-prompt]").all_inner_texts()
        assert "ask-" not in question
        return False

    board = page.page.locator("[data-text-board]")
    expect(board).to_contain_text("omens to come.")
    page.play(until=read)
    assert asked >= {"bury", "bid", "burn", "foresee", "peek"}, "some, one, a number, an order, yes or no"
    expect(board).to_contain_text("Hour 2")
    expect(page.page.locator("[data-result] [data-total]")).to_have_count(3)
    expect(page.page.locator("#bar")).to_contain_text(SAYS.say("role-kin"))
    log = page.page.locator("[role=log] p").all_inner_texts()
    assert any(line.startswith("Ania° (A) had buried") for line in log)


def test_rules_and_cards_are_read_game_by_game(visit):
    page: TablePage = visit("Ania")
    page.page.goto("/rules/wake")
    expect(page.page.locator("#WAKE-01")).to_be_visible()
    page.page.get_by_role("link", name=words("en", "title")).click()
    expect(page.page).to_have_url(re.compile("/rules/vendetta$"))
    expect(page.page.locator("#VEN-SETUP-01")).to_be_visible()
    expect(page.page.locator("#WAKE-01")).to_have_count(0)
    page.page.goto("/cards")
    expect(page.page.get_by_text("Fist of Caine")).to_be_visible()
