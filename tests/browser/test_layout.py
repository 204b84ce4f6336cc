"""Every screen in every size: nothing sticks out, is cut, lies on something else or is too small for a finger, and no
word is broken inside."""

from pathlib import Path

import pytest
from tests.browser.screens import SIZES, Screen, Size, sized, themed, walk
from tests.browser.test_accessible import scan
from tests.browser.test_whole_words import BROKEN

AXE = {SIZES[0]: "dark", SIZES[-2]: "paper"}
"""The sizes at which axe looks, each in a theme: the phone, and the usual screen."""
LAYOUT = (Path(__file__).parent / "layout.js").read_text("utf-8")


def faults(screen: Screen, size: Size) -> list[str]:
    sized(screen, size)
    page = screen.page.page
    found: list[str] = page.evaluate(LAYOUT, size.touch)
    broken: list[str] = page.evaluate(BROKEN)
    return [f"{screen.name} {size}: {fault}" for fault in (*found, *(f"broken: {word}" for word in broken))]


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.soak), "pl"])
def test_every_screen_in_every_size(visit, server, lang):
    found = [
        fault for screen in walk("around", visit, server, lang) for size in SIZES for fault in faults(screen, size)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("part, lang", [("vendetta", "pl"), ("vtes", "en")])
def test_the_tables_in_every_size_and_for_weak_eyes(visit, server, part, lang):
    """One walk for both: the languages with the longer words, and axe where the sizes differ most."""
    found = []
    for screen in walk(part, visit, server, lang):
        for size in SIZES:
            found += faults(screen, size)
            if size in AXE:
                themed(screen, AXE[size])
                scan(screen.page, f"{screen.name} {size} {AXE[size]}")
    assert not found, "\n".join(found)
