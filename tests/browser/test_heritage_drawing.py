"""What Heritage draws besides the boards: vines and initials, an invitation from both sides, the poster."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.laid_campaign import bring
from tests.browser.laid_chronicle import after, lay_chapter, seated, steps_to
from tests.browser.laid_table import lay
from tests.browser.screens.heritage import SEATS, asked, invited
from tests.browser.screens.walk import LOCALES
from tests.browser.table_page import MARKED, TablePage

from nokturn.games.heritage.printed.schemes import SCHEMES

inviting = asked("invite")


def penwork(page: TablePage) -> list[str]:
    """Where the leaves grow."""
    leaves = "(all) => all.map((e) => e.getAttribute('transform'))"
    found: list[str] = page.page.locator(".ornament .leaf").evaluate_all(leaves)
    return found


def test_every_chapter_of_the_book_has_vines_and_an_initial_of_its_own(visit):
    page = visit("Ada")
    page.page.goto(f"/c/{bring(page, after(2), 'me', 'bot:clever')}")
    drawn: dict[int, tuple[list[str], str]] = {}
    for chapter in (1, 2):
        page.page.locator(f"[data-chapter='{chapter}']").click()
        told = page.page.locator(f"[data-illuminated='{chapter}']")
        expect(told.locator("svg")).to_be_visible()
        initial = (told.locator("svg").text_content() or "").strip()
        assert initial == told.locator(".visually-hidden").inner_text()[0], "the painted letter begins the story"
        field = told.locator("svg").inner_html().replace(f">{initial}<", "><")
        drawn[chapter] = (penwork(page), field)
        expect(page.page.locator(".ornament .stem")).to_have_count(3)  # left, above and below
    assert drawn[1][0] != drawn[2][0]
    assert drawn[1][1] != drawn[2][1], "the field behind the letter differs"


def test_the_story_of_a_chapter_is_painted_where_clans_are_chosen_and_the_stage_has_the_chapters_vines(visit, server):
    page = visit("Ada")
    seen = []
    for chapters, prompt in ((1, "take-clan"), (1, "mission"), (2, "mission")):
        seat, steps = steps_to(chapters, prompt)
        page.open_table(lay_chapter(server, page, bring(page, after(chapters), *seated(seat)), steps))
        page.wait()
        if prompt == "take-clan":
            expect(page.page.locator(f"[data-illuminated='{chapters + 1}'] svg")).to_be_visible()
        else:
            expect(page.page.locator("[data-stage] .ornament .stem")).to_have_count(3)
            seen.append(penwork(page))
    assert seen[0] != seen[1]


@pytest.mark.parametrize("lang", LOCALES)
def test_an_invitation_says_on_both_sides_what_it_brings(visit, server, lang):
    """The host reads what a guest brings before inviting; the guest reads the scheme where it is accepted."""
    page = visit("Ania", locale=LOCALES[lang])
    page.prefer(lang=lang, cardLang=lang)
    page.open_table(lay(server, page, inviting, *SEATS, game="heritage"))
    assert "2" in page.wait().text
    page.open_table(lay(server, page, invited, *SEATS, game="heritage"))
    assert "2" in page.wait().text
    source = page.page.locator("[data-source]")
    scheme = SCHEMES[source.get_attribute("data-source") or ""]
    expect(source).to_contain_text(scheme.name[lang])
    assert source.evaluate("(e) => e.getBoundingClientRect().bottom <= innerHeight"), "it is read without scrolling"


TEXTS = """() => [...document.querySelectorAll('text')].map((e) => {
  const { left, right, top, bottom } = e.getBoundingClientRect()
  return { text: e.textContent, left, right, top: top + 3, bottom: bottom - 3 }
})"""


@pytest.mark.parametrize("chapters", [2, 21])
@pytest.mark.parametrize("lang", LOCALES)
def test_nothing_on_the_poster_lies_on_something_else(visit, tmp_path: Path, lang, chapters):
    page = visit("Ada", viewport={"width": 1000, "height": 1414})
    campaign = bring(page, after(chapters), "me", "bot:clever")
    kept = page.page.context.request.get(f"/api/campaigns/{campaign}/book?form=svg&lang={lang}", headers=MARKED)
    poster = tmp_path / "poster.svg"
    poster.write_bytes(kept.body())
    page.page.goto(poster.as_uri())
    page.page.evaluate("document.fonts.ready")
    texts: list[dict[str, Any]] = page.page.evaluate(TEXTS)
    assert len(texts) > chapters
    outside = [one["text"] for one in texts if one["left"] < 40 or one["right"] > 960]
    assert outside == [], "it stays inside the frame"
    laid = [
        (one["text"], other["text"])
        for at, one in enumerate(texts)
        for other in texts[at + 1 :]
        if one["left"] < other["right"]
        and other["left"] < one["right"]
        and one["top"] < other["bottom"]
        and other["top"] < one["bottom"]
    ]
    assert laid == []
