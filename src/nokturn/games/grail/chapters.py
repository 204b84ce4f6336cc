"""All chapters of the rules: whoever plays Grail imports this, so that whatever is printed can be carried out."""

from __future__ import annotations

from nokturn.games.grail.day import actions, arranging, campaign
from nokturn.games.grail.effects import changing, tallies
from nokturn.games.grail.encounter import rooms
from nokturn.games.grail.events import events, quests, statuses
from nokturn.games.grail.growth import handing, items, secrets
from nokturn.games.grail.setup import characters
from nokturn.games.grail.world import arriving, guardians, menhirs
from nokturn.games.grail.world import changing as map_changes

CHAPTERS = (
    actions,
    arranging,
    campaign,
    handing,
    changing,
    tallies,
    *rooms.ROOMS,
    events,
    quests,
    statuses,
    items,
    secrets,
    characters,
    arriving,
    guardians,
    menhirs,
    map_changes,
)
