"""Every screen of the client, one after another: walked to once in each language, then looked at in all sizes.

`walk` comes to a screen and hands it over; whoever looks at it may change the size of the window and the theme, and
nothing else.  The layout tests and `make screens` go the same way."""

from tests.browser.screens.screen import SIZES, THEMES, Screen, Size, sized, themed
from tests.browser.screens.walk import WALKS, walk

__all__ = ["SHOWN", "SIZES", "THEMES", "WALKS", "Screen", "Size", "sized", "themed", "walk"]

SHOWN = {
    "campaigns/ImportCampaign.svelte": "campaign-bring",
    "campaigns/NewCampaign.svelte": "campaign-new-heritage",
    "campaigns/Sittings.svelte": "campaign-fork",
    "decks/PlayIt.svelte": "decks-play",
    "decks/Share.svelte": "decks-share",
    "games/dracula/Legend.svelte": "dracula-legend",
    "games/grail/Sheets.svelte": "grail-quests",
    "games/grail/Statuses.svelte": "grail-statuses",
    "games/vtes/AshHeaps.svelte": "vtes-ash-heaps",
    "pages/About.svelte": "about",
    "pages/AtTable.svelte": "vendetta-planning",
    "pages/Campaign.svelte": "campaign-heritage",
    "pages/Cards.svelte": "cards-vendetta",
    "pages/Join.svelte": "invitation-vendetta",
    "pages/Kit.svelte": "kit-vendetta",
    "pages/Lobby.svelte": "lobby",
    "pages/Rules.svelte": "rules-vendetta",
    "pages/Shell.svelte": "lobby-newcomer",
    "pages/Table.svelte": "no-table",
    "parts/Keys.svelte": "keys",
    "parts/NewTable.svelte": "set-up-vendetta",
    "parts/PlayersBar.svelte": "vendetta-player",
    "parts/Sealed.svelte": "cards-sealed",
    "parts/Settings.svelte": "settings",
    "parts/TableMenu.svelte": "table-menu",
    "parts/Why.svelte": "rule",
}
"""The screen that shows a page or dialog of the client."""
