"""Every card text: importing this makes all cards playable."""

from nokturn.games.vtes.cards import (
    action_cards,
    combat_cards,
    crypt,
    events,
    locations,
    masters,
    modifiers,
    permanents,
    political,
    reactions,
    servants,
)
from nokturn.games.vtes.cards.holdings import anarchs, archetypes, clans, contracts, relics, sites
from nokturn.games.vtes.cards.minion_cards import brawls, chambers, shadows, strikes, vigils
from nokturn.games.vtes.cards.undertakings import deeds, lasting_actions, referendums
from nokturn.games.vtes.cards.vampires import actions, fights, phases, prices

TEXTS_OF = (
    *(action_cards, combat_cards, crypt, events, locations, masters, modifiers, permanents, political, reactions),
    *(anarchs, archetypes, clans, contracts, relics, sites),
    *(brawls, chambers, shadows, strikes, vigils),
    *(actions, fights, phases, prices),
    *(deeds, lasting_actions, referendums, servants),
)
