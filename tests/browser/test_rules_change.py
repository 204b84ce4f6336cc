"""The rules have changed under a game: everybody reads what changed, and its host decides."""

import pytest
from playwright.sync_api import expect
from tests.browser.axe import scan
from tests.browser.screens.changed import parted
from tests.browser.table_page import TablePage, words


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


def test_the_others_are_asked_and_agree(visit, server):
    """The host in English on a desktop, somebody else in Polish on a phone."""
    host: TablePage = visit("Ada")
    guest: TablePage = visit("Jan", locale="pl-PL", viewport={"width": 390, "height": 844}, has_touch=True)
    table, fits = parted(server, host, guest)
    for page in (host, guest):
        page.open_table(table)
    hers, his = host.page.locator("[data-parted]"), guest.page.locator("[data-parted]")
    expect(his).to_contain_text(words("pl", "parted-waiting"))
    assert not his.get_by_role("button").count(), "what happens is for the host to propose"
    go_on = hers.get_by_role("button", name=words("en", "parted-go-on", step=fits))
    go_on.click()
    expect(hers).to_contain_text("Jan°")
    asked = guest.page.get_by_role("alert").filter(has_text=words("pl", "parted-request"))
    scan(guest, "asked whether the game goes on")
    asked.get_by_role("button", name=words("pl", "ask-no")).click()
    expect(asked).to_have_count(0)
    expect(go_on).to_be_visible()
    assert host.api("GET", f"/tables/{table}")["version"] == fits + 1, "nothing goes back against his will"
    go_on.click()
    asked.get_by_role("button", name=words("pl", "ask-yes")).click()
    for panel in (hers, his):
        expect(panel).to_have_count(0)


def test_the_host_closes_it_and_it_stays_as_it_was(visit, server):
    page: TablePage = visit("Ada", viewport={"width": 390, "height": 844}, has_touch=True)
    table, _ = parted(server, page)
    page.open_table(table)
    page.page.get_by_role("button", name=words("en", "parted-close"), exact=True).click()
    page.page.get_by_role("button", name=words("en", "parted-close-really")).click()
    result = page.page.locator("[data-result]")
    expect(result).to_contain_text(words("en", "result-closed"))
    expect(result.locator(".paper")).to_have_count(0)  # nobody has counted anything
    expect(result.locator("[data-parted]")).to_contain_text(words("en", "parted-over"))
    page.page.reload()
    expect(page.page.locator("[data-result]")).to_contain_text(words("en", "result-closed"))
