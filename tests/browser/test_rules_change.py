"""The rules have changed under a game: everybody reads what changed, and its host decides."""

from uuid import UUID

import pytest
from playwright.sync_api import expect
from sqlalchemy import update
from tests.browser.axe import scan
from tests.browser.laid_table import database_of, played, write
from tests.browser.table_page import TablePage, words
from tests.server.process import ServerProcess

from nokturn.games import game_named
from nokturn.kernel.records import Record
from nokturn.table.store.history import TableJournal
from nokturn.table.store.models import Entry


def parted(server: ServerProcess, page: TablePage) -> tuple[str, int]:
    """A table of Vendetta whose last step told what the one before it tells today; and how many steps fit."""
    so_far = played("vendetta", 3, (), 0, "A", lambda ask, state: ask.prompt == "turn" and state.round == 1)
    game = game_named("vendetta")
    journal = TableJournal(
        game, Record(game="vendetta", rules="", options=game.options({}), players=list("ABC"), key=so_far.key)
    )
    for seat, answer in so_far.steps:
        journal.step(seat, answer)
    last = max(step for step in range(2, len(so_far.steps) + 1) if journal.written(step) != journal.written(step - 1))
    table = page.new_table("me", "bot:random", "bot:random", start=False)
    write(server, table, so_far.key, so_far.steps)
    with database_of(server) as database:
        entry = (Entry.table_id == UUID(table)) & (Entry.number == last)
        database.execute(update(Entry).where(entry).values(told=journal.written(last - 1)))
    page.api("POST", f"/tables/{table}/start")
    return table, last - 1


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_host_goes_on_from_the_last_step_that_fits(visit, server, lang):
    page: TablePage = visit("Ada", locale="pl-PL" if lang == "pl" else "en-GB")
    table, fits = parted(server, page)
    page.open_table(table)
    panel = page.page.locator("[data-parted]")
    expect(panel).to_contain_text(words(lang, "parted-live"))
    expect(panel.locator("dd")).to_have_count(2)
    assert not page.page.locator("[data-ask-prompt]").count(), "nothing is asked meanwhile"
    scan(page, "the rules have changed")
    panel.get_by_role("button", name=words(lang, "parted-go-on", step=fits)).click()
    expect(panel).to_have_count(0)
    page.wait()
    assert page.look().asks


def test_the_host_closes_it_and_it_stays_as_it_was(visit, server):
    page: TablePage = visit("Ada", viewport={"width": 390, "height": 844}, has_touch=True)
    table, _ = parted(server, page)
    page.open_table(table)
    page.page.get_by_role("button", name=words("en", "parted-close"), exact=True).click()
    page.page.get_by_role("button", name=words("en", "parted-close-really")).click()
    result = page.page.locator("[data-result]")
    expect(result).to_contain_text(words("en", "result-closed"))
    expect(result.locator("[data-parted]")).to_contain_text(words("en", "parted-over"))
    page.page.reload()
    expect(page.page.locator("[data-result]")).to_contain_text(words("en", "result-closed"))
