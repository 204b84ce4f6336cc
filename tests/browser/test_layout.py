"""Every screen in every size: nothing sticks out, is cut, lies on something else or is too small for a finger, no word
is broken inside, and axe finds nothing in either theme."""

from pathlib import Path

import pytest
from tests.browser.axe import COLOURS, scan
from tests.browser.screens import SIZES, Screen, Size, sized, themed, walk
from tests.browser.test_whole_words import BROKEN

PARTS = ("around", "campaigns", "vendetta", "vendetta-questions")
LONG = ("reading", "people", "trouble")
"""Pages that are seldom seen or seldom change: in `make soak`."""
PHONE, USUAL = SIZES[0], SIZES[3]
LAYOUT = (Path(__file__).parent / "layout.js").read_text("utf-8")


def faults(screen: Screen, size: Size) -> list[str]:
    sized(screen, size)
    page = screen.page.page
    found: list[str] = page.evaluate(LAYOUT, size.touch)
    broken: list[str] = page.evaluate(BROKEN)
    return [f"{screen.name} {size}: {fault}" for fault in (*found, *(f"broken: {word}" for word in broken))]


@pytest.mark.walk
@pytest.mark.parametrize(
    "part, lang",
    [
        *[(part, "pl") for part in PARTS],
        *[pytest.param(part, "en", marks=pytest.mark.soak) for part in PARTS],
        *[pytest.param(part, lang, marks=pytest.mark.soak) for part in LONG for lang in ("pl", "en")],
        ("vtes", "en"),
        ("decks", "pl"),
        *[
            pytest.param(part, lang, marks=pytest.mark.soak)
            for part, lang in (("vtes", "pl"), ("decks", "en"), ("dracula", "en"), ("dracula", "pl"))
        ],
    ],
)
def test_every_screen_in_every_size_and_for_weak_eyes(visit, server, part, lang):
    """One walk for both: the languages with the longer words, and axe where the sizes differ most."""
    found = []
    for screen in walk(part, visit, server, lang):
        for size in screen.sizes:
            found += faults(screen, size)
            if size == PHONE:
                themed(screen, "dark")
                scan(screen.page, f"{screen.name}, dark")
            elif size == USUAL:
                themed(screen, "paper")
                scan(screen.page, f"{screen.name}, paper", *COLOURS)
    assert not found, "\n".join(found)
