"""All chapters of the rules: whoever plays Grail imports this, so that whatever is printed can be carried out."""

from __future__ import annotations

from nokturn.games.grail.day import actions, agreements, campaign
from nokturn.games.grail.effects import gains_and_losses, tallies
from nokturn.games.grail.encounter import rooms
from nokturn.games.grail.events import events, quests, statuses
from nokturn.games.grail.growth import handover, items, secrets
from nokturn.games.grail.setup import characters
from nokturn.games.grail.world import arrival, guardians, menhirs, replaced_locations

CHAPTERS = (
    actions,
    agreements,
    campaign,
    handover,
    gains_and_losses,
    tallies,
    *rooms.ROOMS,
    events,
    quests,
    statuses,
    items,
    secrets,
    characters,
    arrival,
    guardians,
    menhirs,
    replaced_locations,
)
