"""The end in the browser: where each point came from, what decided it."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.laid_table import lay
from tests.browser.screens.dracula import nearly_won
from tests.browser.screens.vendetta import last_fight
from tests.browser.table_page import TablePage, words

SUMS = """() => [...document.querySelectorAll('[data-result] [data-side-of]')].map((side) => ({
  seats: side.dataset.sideOf.split(','),
  earned: [...side.querySelectorAll('[data-amount]')].reduce((sum, e) => sum + Number(e.dataset.amount), 0),
  total: side.querySelector('[data-total]').dataset.total,
}))"""


def to_its_end(page: TablePage, table: str, seat: str) -> None:
    """A bot plays for us from here."""
    page.open_table(table)
    page.api("POST", f"/tables/{table}/leave", {"seat": seat, "level": "random"})
    page.page.locator("[data-result]").wait_for()


@pytest.mark.parametrize("players", [3, 4])
def test_the_sums_on_the_page_are_the_standings(visit, server, players):
    page = visit("Ania")
    table = lay(server, page, last_fight, "me", *["bot:random"] * (players - 1))
    to_its_end(page, table, "A")
    standings = page.api("GET", f"/tables/{table}/sight?seat=A")["standings"]
    expect(page.page.locator("[data-side-of] th [role=img]")).to_have_count(players)  # a sigil in every row
    shown = page.page.evaluate(SUMS)
    assert [side["seats"] for side in shown] == [line["seats"] for line in standings]
    for side, line in zip(shown, standings, strict=True):
        if line["score"] is not None:
            assert side["earned"] == float(side["total"]) == line["score"]


def test_the_end_of_the_hunt_books_influence_and_damage(visit, server):
    page = visit("Ania")
    table = lay(server, page, nearly_won, "me", "bot:random", game="dracula", first=5, length="short")
    to_its_end(page, table, "A")
    view = page.api("GET", f"/tables/{table}/sight?seat=A")["view"]
    expect(page.page.locator("[data-result] [data-total]")).to_have_count(2)
    totals = {tuple(side["seats"]): float(side["total"]) for side in page.page.evaluate(SUMS)}
    assert totals == {("A",): view["influence"], ("B",): view["damage"]}
    assert all(side["earned"] == float(side["total"]) for side in page.page.evaluate(SUMS))


def test_the_record_of_a_fork_is_offered_once_it_can_be_had(visit, server):
    page = visit("Ania")
    source = lay(server, page, last_fight, "me", "bot:random", "bot:random")
    step = page.api("GET", f"/tables/{source}/sight?seat=A")["step"]
    fork = page.api("POST", f"/tables/{source}/fork", {"step": step, "seat": "A", "level": "random"})["id"]
    to_its_end(page, fork, "A")
    expect(page.page.locator("[data-withheld]")).not_to_be_empty()
    expect(page.page.locator("[data-record]")).to_have_count(0)
    to_its_end(page, source, "A")
    expect(page.page.locator("[data-record]")).to_be_visible()
    page.open_table(fork)
    expect(page.page.locator("[data-record]")).to_be_visible()
    expect(page.page.locator("[data-withheld]")).to_have_count(0)


def test_a_moment_that_decided_leads_into_the_replay(visit, server):
    page = visit("Ania")
    to_its_end(page, lay(server, page, last_fight, "me", "bot:random", "bot:random"), "A")
    moment = page.page.locator("[data-result] [data-moment]").first
    step = moment.get_attribute("data-moment")
    moment.click()
    expect(page.page.locator("[data-replay]")).to_be_visible()
    expect(page.page.get_by_text(words("en", "replay-looking", step=step)).first).to_be_visible()


def test_the_table_can_be_seen_without_the_scene_and_played_once_more(visit, server):
    page = visit("Ania")
    table = lay(server, page, last_fight, "me", "bot:random", "bot:random")
    to_its_end(page, table, "A")
    page.page.get_by_role("button", name=words("en", "result-table")).click()
    page.page.get_by_role("button", name=words("en", "result-back")).click()
    page.page.keyboard.press("Enter")
    expect(page.page).to_have_url(re.compile(f"/t/(?!{table})"))
