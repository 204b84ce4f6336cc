"""A word is never broken inside: on a small phone, in both languages, wherever words stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.table_page import TablePage, words

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}
LOCALES = {"en": "en-GB", "pl": "pl-PL"}

BROKEN = r"""() => {
  // What people or machines have put together without a space: links, hashes, places in the code.
  const free = '[data-evidence], .link, .small, textarea, script, style, [data-chat]'
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    if (!node.data.trim() || holder.closest(free) || !holder.checkVisibility({ visibilityProperty: true })) continue
    // After a hyphen, a dash or a slash a line may end.
    for (const word of node.data.matchAll(/[^\s\u00ad\u200b\-–—/…·]+/gu)) {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const lines = [...range.getClientRects()].filter((rect) => rect.width > 0)
      const [first] = lines
      if (lines.some((rect) => Math.abs(rect.top - first.top) > first.height / 2))
        found.push(`${word[0]} in <${holder.tagName.toLowerCase()}> ${node.data.slice(0, 60)}`)
    }
  }
  return found
}"""


def whole(page: TablePage, where: str) -> None:
    broken: list[str] = page.page.evaluate(BROKEN)
    assert not broken, f"{where}:\n" + "\n".join(broken[:12])


def soaked(*values: str) -> Any:
    """Looked at in the other language by the suite; a long run looks at both."""
    return pytest.param(*values, marks=pytest.mark.soak)


@pytest.fixture
def phone(visit: Any) -> Callable[[str], TablePage]:
    """Somebody with a small telephone that speaks this language."""

    def come(lang: str) -> TablePage:
        page: TablePage = visit("Ania", locale=LOCALES[lang], **PHONE)
        return page

    return come


def test_a_broken_word_would_be_found(phone):
    page = phone("en")
    page.page.goto("/rules")
    page.page.locator("main h1").wait_for()
    page.page.evaluate("""() => {
      const narrow = document.createElement('p')
      narrow.style.cssText = 'width: 60px; overflow-wrap: anywhere'
      narrow.textContent = 'Desecrated ground'
      document.querySelector('main').append(narrow)
    }""")
    assert [found.split()[0] for found in page.page.evaluate(BROKEN)] == ["Desecrated"]


@pytest.mark.walk
@pytest.mark.parametrize("lang", ["en", soaked("pl")])
def test_the_pages_around_the_table(phone, lang):
    page = phone(lang)
    page.page.goto("/")
    page.page.get_by_role("button", name=words(lang, "lobby-new")).wait_for()
    whole(page, "the lobby")
    for opens in ("lobby-new", "page-settings"):
        page.page.get_by_role("button", name=words(lang, opens)).click()
        page.page.get_by_role("dialog").wait_for()
        whole(page, opens)
        page.page.keyboard.press("Escape")


@pytest.mark.walk
@pytest.mark.parametrize("lang", [soaked("en"), "pl"])
@pytest.mark.parametrize("game", ["vendetta", "dracula", "vtes"])
def test_rules_and_gallery(phone, game, lang):
    page = phone(lang)
    for path in (f"/rules/{game}", f"/cards/{game}"):
        page.page.goto(path)
        page.page.locator("main article, main li").first.wait_for()
        whole(page, path)


@pytest.mark.walk
@pytest.mark.parametrize(
    "game, lang", [("vendetta", "en"), soaked("vendetta", "pl"), soaked("dracula", "en"), ("dracula", "pl")]
)
def test_a_table(phone, game, lang):
    page = phone(lang)
    others = {"vendetta": 3, "dracula": 1}[game]
    page.open_table(page.new_table("me", *["bot:random"] * others, game=game))
    for clicks in range(8):
        look = page.wait()
        whole(page, f"{game} after {clicks} clicks, {look.prompt}")
        page.step(look)
    page.page.keyboard.press("t")
    whole(page, "the table as text")
