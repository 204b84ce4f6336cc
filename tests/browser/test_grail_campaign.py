"""A campaign of Grail in the browser: begun in the lobby, saved, left and taken up again; its sheet and travel book."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.axe import scan_in_both_themes
from tests.browser.laid_campaign import bring
from tests.browser.screens import Screen, Size
from tests.browser.screens.grail_tale import lost, two_sittings
from tests.browser.screens.walk import LOCALES
from tests.browser.table_page import TablePage
from tests.browser.test_layout import faults
from tests.server.grail_seats import calmly as wish

from nokturn.campaigns.grail.campaign import CAMPAIGN
from nokturn.games.grail.printed.pack import the_campaign

SEEN = (Size(390, 844, touch=True), Size(1024, 768), Size(1440, 900))


def answer_by_hand(page: TablePage, table: str, *seats: str) -> None:
    """Calmly, without a page, until the sitting is over."""
    while True:
        for seat in seats:
            sight = page.api("GET", f"/tables/{table}/sight?seat={seat}")
            if sight["status"] == "over":
                return
            if sight["asks"]:
                body = {"seat": seat, "version": sight["version"], "nonce": f"{seat}{sight['version']}"}
                page.api("POST", f"/tables/{table}/answer", {**body, "answer": wish(sight["asks"][0])})


def test_begun_in_the_lobby_saved_left_and_taken_up_again(visit):
    """Alone, from the lobby: the first question is answered at the table, a save is made on the page of the campaign,
    the Day is played to its end, the next one is offered; then the save is a campaign of its own."""
    ania = visit("Ania")
    page = ania.page
    page.goto("/")
    page.locator("[data-begin-campaign=grail]").click()
    page.locator("dialog select").first.select_option("1")
    page.locator("dialog .create").click()
    expect(page.locator("[data-sheet]")).to_contain_text("the first Day is still to come")
    book = page.url
    page.locator("[data-go-on]").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    page.goto(book)
    page.locator("[data-save-name]").fill("at the gate")
    page.locator("[data-save]").click()
    expect(page.locator("[data-restore='at the gate']")).to_be_visible()
    answer_by_hand(ania, table, "A")
    page.goto(f"/t/{table}")
    expect(page.locator("[data-result]")).to_contain_text("Enough for today")
    page.goto(book)
    expect(page.locator("[data-played='1'] [data-hero]")).to_have_count(1)
    expect(page.locator("[data-sheet]")).to_contain_text("Day 1, chapter 1: The Last Ribbon")
    page.locator("[data-restore='at the gate']").click()
    page.wait_for_url(lambda url: "/c/" in url and url != book)
    expect(page.locator("[data-played='0']")).to_be_visible()
    page.locator("[data-go-on]").click()
    page.wait_for_url("**/t/*")
    sight = ania.api("GET", f"/tables/{page.url.rpartition('/')[2]}/sight?seat=A")
    assert sight["asks"][0]["prompt"] == "take-character", "where the save was made"


@pytest.mark.rule("GRAIL-GRACE-01")
def test_after_a_defeat_one_click_brings_the_grace(visit):
    ania = visit("Ania")
    ledger = lost()
    sheet = ledger.state(CAMPAIGN).sheet
    assert sheet is not None
    assert sheet.of("defeat"), "whoever never eats does not last"
    campaign = bring(ania, ledger, "me")
    page = ania.page
    page.goto(f"/c/{campaign}")
    expect(page.locator("[data-sheet]")).to_contain_text("ask for the All-Mother’s Grace")
    page.locator("[data-again]").click()
    page.wait_for_url("**/t/*")
    sight = ania.api("GET", f"/tables/{page.url.rpartition('/')[2]}/sight?seat=A")
    assert "grace" in [line["key"] for line in sight["lines"]]
    assert sight["view"]["defeat"] == ""


@pytest.mark.parametrize("lang", LOCALES)
def test_the_page_of_the_campaign_in_both_languages_and_all_sizes_and_nothing_sealed_in_it(visit, lang):
    ania = visit("Ania", locale=LOCALES[lang])
    campaign = bring(ania, two_sittings(), "me", "me")
    ania.page.goto(f"/c/{campaign}")
    expect(ania.page.locator("[data-sheet] [data-hero]")).to_have_count(2)
    expect(ania.page.locator("[data-sheet]")).to_contain_text(the_campaign().title[lang])
    screen = Screen("/c/", ania)
    found = [fault for size in SEEN for fault in faults(screen, size)]
    assert not found, "\n".join(found)
    scan_in_both_themes(screen)
    sheet = two_sittings().state(CAMPAIGN).sheet
    assert sheet is not None
    told = "\n".join([*ania.everything_heard(), ania.page.content()])
    to_come = [*sheet.of("event_deck"), *sheet.of("random_events"), *sheet.of("item_deck")]
    assert [card for card in to_come if f'"{card}"' in told] == []


@pytest.mark.parametrize("lang", LOCALES)
def test_the_travel_book_is_opened_and_read(visit, lang):
    """It opens beside the campaign, in one's own language: the map as it was walked, and what was chosen on the way."""
    ania = visit("Ania", locale=LOCALES[lang])
    campaign = bring(ania, two_sittings(), "me", "me")
    ania.page.goto(f"/c/{campaign}")
    with ania.page.context.expect_page() as opened:
        ania.page.locator("[data-travel-book]").click()
    book = opened.value
    expect(book.locator("html")).to_have_attribute("lang", lang)
    expect(book.locator("h2").first).to_contain_text(the_campaign().chapters[1].title[lang])
    expect(book.locator("figure svg")).to_be_visible()
    expect(book.locator("p.choose").first).to_be_visible()
    styled = book.locator("main").evaluate("main => getComputedStyle(main).backgroundColor")
    assert styled == "rgb(243, 239, 228)", "its own style is let in"


def test_the_travel_book_is_kept_and_needs_no_server(visit, tmp_path):
    ania = visit("Ania")
    campaign = bring(ania, two_sittings(), "me", "me")
    ania.page.goto(f"/c/{campaign}")
    kept = {}
    for form in ("html", "pdf"):
        with ania.page.expect_download() as download:
            ania.page.locator(f"[data-book={form}]").click()
        kept[form] = tmp_path / download.value.suggested_filename
        download.value.save_as(kept[form])
    assert kept["pdf"].read_bytes().startswith(b"%PDF-")
    ania.page.goto(kept["html"].as_uri())
    expect(ania.page.locator("figure svg")).to_be_visible()
