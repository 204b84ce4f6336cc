"""One screen, the sizes it is looked at in, and the two themes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import CDPSession
from tests.browser.table_page import TablePage

THEMES = ("dark", "paper")


class Size(NamedTuple):
    """A window; `touch`: of something that is held in the hand."""

    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES = (
    Size(360, 780, touch=True),
    Size(740, 360, touch=True),
    Size(768, 1024, touch=True),
    Size(1280, 800),
    Size(1440, 900),
    Size(1920, 1080),
)


class Screen(NamedTuple):
    """What a page shows."""

    name: str
    page: TablePage
    art: tuple[str, ...] = ()
    """The pictures it is compared with, by name."""
    again: Callable[[], None] = lambda: None
    """Does not outlast another size: what brings it back."""
    over: bool = False
    """Lies over a screen that is looked at by itself."""

    @property
    def sizes(self) -> tuple[Size, ...]:
        """In which there may be something else to see."""
        return (SIZES[0], SIZES[1], SIZES[3]) if self.over else SIZES


SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame)
  await document.fonts.ready
  await frame()
  await frame()
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  await frame()
}"""
"""What follows a change of size has followed: observers, texts that are fitted, movements that end by themselves."""

_fingers: dict[TablePage, CDPSession] = {}


def sized(screen: Screen, size: Size) -> None:
    page = screen.page.page
    if screen.page not in _fingers:
        _fingers[screen.page] = page.context.new_cdp_session(page)
    _fingers[screen.page].send("Emulation.setTouchEmulationEnabled", {"enabled": size.touch, "maxTouchPoints": 1})
    page.set_viewport_size({"width": size.width, "height": size.height})
    screen.again()
    page.evaluate(SETTLED)


def themed(screen: Screen, theme: str) -> None:
    screen.page.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
