"""Every screen in every size: nothing sticks out, is cut, lies on something else or is too small for a finger, and no
word is broken inside."""

from pathlib import Path

import pytest
from tests.browser.screens import SIZES, Screen, Size, sized, walk
from tests.browser.test_whole_words import BROKEN

LAYOUT = (Path(__file__).parent / "layout.js").read_text("utf-8")


def faults(screen: Screen, size: Size) -> list[str]:
    sized(screen, size)
    page = screen.page.page
    found: list[str] = page.evaluate(LAYOUT, size.touch)
    broken: list[str] = page.evaluate(BROKEN)
    return [f"{screen.name} {size}: {fault}" for fault in (*found, *(f"broken: {word}" for word in broken))]


@pytest.mark.parametrize("part", ["around"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_screen_in_every_size(visit, server, part, lang):
    found = [fault for screen in walk(part, visit, server, lang) for size in SIZES for fault in faults(screen, size)]
    assert not found, "\n".join(found)
