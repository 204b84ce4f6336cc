"""The gallery of a game with decks: cards of the pool, cards that cannot be played yet, and the yardstick."""

import pytest
from playwright.sync_api import expect
from tests.browser.axe import scan_in_both_themes
from tests.browser.screens import Screen
from tests.games.heritage.chronicle.test_sealed import sealed

from nokturn.games.heritage.game import GAME as HERITAGE
from nokturn.games.vtes.decks.yardstick import measured
from nokturn.games.vtes.decks.yardstick_words import told
from nokturn.games.vtes.game import GAME
from nokturn.kernel.words import Words
from nokturn.server.static import FOLDER
from nokturn.table.words import FOLDER as TABLE

PHONE = {"viewport": {"width": 390, "height": 844}}


@pytest.mark.parametrize("lang, size", [("en", {}), ("pl", PHONE)])
def test_the_yardstick_is_shown_with_what_is_lacking(visit, lang, size):
    page = visit(locale={"en": "en-GB", "pl": "pl-PL"}[lang], **size).page
    page.goto("/cards/vtes")
    expected = told(measured(), lang)
    shown = page.locator("[data-coverage]")
    expect(shown).to_contain_text(expected.said[0])
    for part in expected.lacking:
        shown.get_by_text(part.title.removesuffix(":")).click()
        expect(shown.get_by_text(part.lines[0], exact=True)).to_be_visible()
    filled, whole = (page.locator(f"[data-coverage] .bar{part}").bounding_box()["width"] for part in (" div", ""))
    assert filled == pytest.approx(max(3, whole * expected.playable / expected.all), abs=1)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_card_that_is_not_in_the_pool_says_that_it_cannot_be_played_yet(visit, lang):
    says = Words(GAME, lang, also=(TABLE, FOLDER.parent))
    page = visit(locale={"en": "en-GB", "pl": "pl-PL"}[lang]).page
    page.goto("/cards/vtes")
    search = page.get_by_label(says.say("cards-search"))
    search.fill("liquidation")
    beyond = page.locator("[data-beyond]")
    expect(beyond.get_by_role("heading", name=says.say("cards-beyond"))).to_be_visible()
    card = beyond.get_by_role("article", name="Liquidation")
    expect(card).to_contain_text({"en": "is not playable here yet.", "pl": "nie można tu jeszcze grać."}[lang])
    beyond.get_by_text(says.say("cards-published")).click()
    expect(beyond.locator("[data-published] div")).to_contain_text("gain 3 pool")
    expect(beyond.locator("[data-proof]")).to_have_text(says.say("cards-proof", [("count", 0)]))
    search.fill("Govern the Unalined")
    expect(page.get_by_role("article", name="Govern the Unaligned")).to_be_visible()
    expect(beyond).to_have_count(0)


def test_a_card_shows_what_is_printed_on_it(visit):
    page = visit(locale="en-GB").page
    page.goto("/cards/vtes")
    page.get_by_label("Search names and texts").fill("alexa draper")
    card = page.get_by_role("article", name="Alexa Draper")
    expect(card).to_contain_text("capacity 8")
    expect(card).to_contain_text("vampire · Ventrue · group 6 · prince · Camarilla")
    expect(card).to_contain_text("DOMINATE · PRESENCE · Fortitude · Potence")
    page.get_by_label("Search names and texts").fill("roundhouse")
    expect(page.get_by_role("article", name="Roundhouse")).to_contain_text("POT Strike: hand strike at +3 damage.")


def test_a_game_to_which_nobody_brings_anything_has_no_yardstick(visit):
    page = visit().page
    page.goto("/cards/vendetta")
    expect(page.get_by_text("Fist of Caine")).to_be_visible()
    expect(page.locator("[data-coverage], [data-published]")).to_have_count(0)


def test_nobody_stumbles_over_the_gallery(visit):
    page = visit(locale="en-GB")
    page.page.goto("/cards/vtes")
    page.page.locator("[data-coverage] details").first.click()
    page.page.get_by_label("Search names and texts").fill("blood")
    page.page.locator("[data-beyond] [data-published] summary").first.click()
    page.page.locator("[data-beyond] [data-published] div").wait_for()
    scan_in_both_themes(Screen("the cards of V:TES", page))


@pytest.mark.parametrize("lang", ["pl", pytest.param("en", marks=pytest.mark.soak)])
def test_seals_are_broken_by_somebody_who_has_read_what_they_will_see(visit, lang):
    """By the keyboard: Enter alone leaves them as they are."""
    visitor = visit(locale={"en": "en-GB", "pl": "pl-PL"}[lang])
    page, says = visitor.page, Words(HERITAGE, lang, also=(TABLE, FOLDER.parent))
    last = HERITAGE.printed.sealed()[-1].name[lang]
    page.goto("/cards/heritage")
    ask = page.get_by_role("button", name=says.say("cards-sealed-ask"))
    for key in ("Enter", "Escape"):
        ask.press("Enter")
        expect(page.get_by_role("dialog")).to_contain_text("21")
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_have_count(0)
    told = "\n".join([*visitor.everything_heard(), page.content()])
    assert [word for word in sealed(0) if word in told] == []
    ask.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#cards-sealed")).to_be_focused()
    page.get_by_label(says.say("cards-search")).fill(last)
    expect(page.locator("[data-spoilt]").get_by_role("article", name=last)).to_be_visible()
    page.get_by_label(says.say("cards-search")).fill("13")
    scan_in_both_themes(Screen("the sealed cards of Heritage", visitor))
    page.get_by_role("button", name=says.say("cards-sealed-hide")).click()
    expect(page.get_by_role("article", name=last)).to_have_count(0)
