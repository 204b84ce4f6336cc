"""The rulebook in the browser: found by words of any ending, and what proves each rule."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.axe import scan
from tests.browser.table_page import words

from nokturn.games import folder_named
from nokturn.kernel.finder.index import evidence

TESTS = Path(__file__).parents[1]
PHONE = {"viewport": {"width": 390, "height": 844}}


@pytest.mark.parametrize(
    "lang, size, typed, first",
    [("en", {}, "bites defeated", "DRA-DEFEAT-01"), ("pl", PHONE, "ugryzien", "DRA-BITE-01")],
)
def test_words_find_a_rule_with_the_code_that_enforces_it_and_its_tests(visit, lang, size, typed, first):
    visitor = visit(locale={"en": "en-GB", "pl": "pl-PL"}[lang], **size)
    page = visitor.page
    page.goto("/rules/dracula")
    page.get_by_label(words(lang, "rules-search")).fill(typed)
    rules = page.locator("ol > li[id]:not(.chapter)")
    expect(rules.first).to_have_id(first)
    found = evidence(folder_named("dracula"), TESTS)
    assert found.tests is not None
    nearest, tests = found.code[first][0], len(found.tests[first])
    shown = rules.first.locator("[data-evidence]")
    expect(shown).to_contain_text(f"{nearest.file}:{nearest.line} {nearest.name}")
    expect(shown).to_contain_text(
        re.compile({"en": rf"tested by {tests} tests?\.$", "pl": rf"sprawdza(ją)? ją {tests} test(y|ów)?\.$"}[lang])
    )
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    scan(visitor, "rules that were found")


def test_rulings_are_marked_and_an_id_needs_no_search(visit):
    page = visit().page
    page.goto("/rules/vendetta?q=VEN-R-06")
    rule = page.locator("#VEN-R-06")
    expect(rule).to_contain_text(f"VEN-R-06, {words('en', 'rules-ruling')}")
    expect(page.locator("ol > li[id]:not(.chapter)")).to_have_count(1)


def test_the_panel_at_the_table_shows_the_same(visit):
    page = visit("Ania")
    page.open_table(page.new_table("me", "bot:random", "bot:random"))
    page.wait()
    page.page.get_by_role("button", name=words("en", "table-rules"), exact=True).click()
    page.page.get_by_label(words("en", "rules-search")).fill("drained vampires")
    expect(page.page.locator("#VEN-DRAIN-06 [data-evidence]")).to_contain_text("tested by")
