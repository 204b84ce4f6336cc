"""Every printed thing as a card of the sizes one reads: no text is cut; the few longest scroll, and say so."""

from typing import Any

import pytest
from tests.browser.screens.screen import SETTLED
from tests.browser.screens.walk import LOCALES

from nokturn.games import game_named

FACES = """() => [...document.querySelectorAll('[data-sheet] [data-face]')].map((card) => {
  const text = card.querySelector('.text')
  const title = card.querySelector('.title')
  const parts = [...card.querySelectorAll('.title, .kind, .stats')].filter((part) => part.checkVisibility())
  const edge = card.getBoundingClientRect()
  const out = (box) => box.left < edge.left - 1 || box.right > edge.right + 1 || box.bottom > edge.bottom + 1
  return {
    id: card.dataset.face,
    // What signs say of a card is said in words, too: below its kind, or to whoever cannot see them.
    read: [title, text, ...card.querySelectorAll('.stats, .stats [aria-label], .stats [title], .stats title')]
      .map((part) => part && [part.innerText ?? part.textContent, part.ariaLabel, part.title].join(' '))
      .join(' '),
    cut: text && (text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1),
    wide: title.scrollWidth > title.clientWidth + 1 || parts.some((part) => out(part.getBoundingClientRect())),
    says: card.matches("[data-fit~='has-scroll']"),
    small: title.matches('.b-1'),
    drawn: [...card.querySelectorAll('.art use')].every((use) => document.querySelector(use.getAttribute('href'))),
    art: Boolean(card.querySelector('.art svg')),
  }
})"""
FEW = {"H": 0.12, "L": 0.03}
"""The share of the things printed whose text may scroll; on cards as large as L next to nothing does."""


def soaked(*values: str) -> Any:
    """A long run looks at both sizes in both languages; Polish has the longer words, for the smaller card."""
    return pytest.param(*values, marks=pytest.mark.soak)


@pytest.mark.walk
@pytest.mark.parametrize("lang, size", [("pl", "H"), ("en", "L"), soaked("en", "H"), soaked("pl", "L")])
@pytest.mark.parametrize("game", ["vendetta", "dracula", "vtes", "heritage", "grail"])
def test_every_text_is_whole(visit, game, lang, size):
    page = visit(locale=LOCALES[lang]).page
    page.goto(f"/kit/{game}?size={size}")
    page.locator(f"[data-sheet={size}] [data-face]").first.wait_for()
    page.evaluate(SETTLED)
    printed = {entry.id: entry for entry in game_named(game).printed.gallery()}
    found = {face["id"]: face for face in page.evaluate(FACES)}
    assert found.keys() == printed.keys()
    assert [name for name, face in found.items() if not (face["art"] and face["drawn"])] == []
    assert [name for name, face in found.items() if face["wide"]] == []
    small = [name for name, face in found.items() if face["small"]]
    assert len(small) <= FEW[size] * len(found), f"titles step down only where a word is too wide: {small}"
    for name, face in found.items():
        for line in filter(None, [printed[name].name[lang], *printed[name].text.get(lang, "").split("\n")]):
            last = line.split()[-1].rstrip(".").casefold()
            assert last in face["read"].casefold(), f"{name} does not say all of its text"
    assert [name for name, face in found.items() if face["cut"] and not face["says"]] == []
    scrolling = [name for name, face in found.items() if face["says"]]
    assert len(scrolling) <= FEW[size] * len(found), scrolling
