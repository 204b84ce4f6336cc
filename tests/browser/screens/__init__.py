"""Every screen of the client, one after another: walked to once in each language, then looked at in all sizes.

`walk` comes to a screen and hands it over; whoever looks at it may change the size of the window and the theme, and
nothing else.  The layout tests and `make screens` go the same way."""

from tests.browser.screens.screen import SIZES, THEMES, Screen, Size, sized, themed
from tests.browser.screens.walk import WALKS, walk

__all__ = ["SIZES", "THEMES", "WALKS", "Screen", "Size", "sized", "themed", "walk"]
