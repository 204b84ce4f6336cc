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
from nokturn.games.vtes.cards.holdings import (
    anarchs,
    archetypes,
    caravans,
    clans,
    contracts,
    reckonings,
    relics,
    sanctuaries,
    sites,
)
from nokturn.games.vtes.cards.minion_cards import (
    ambushes,
    brawls,
    breezes,
    chambers,
    ordeals,
    serpents,
    shadows,
    strikes,
    vigils,
)
from nokturn.games.vtes.cards.retinue import beasts, monsters, undead
from nokturn.games.vtes.cards.undertakings import (
    crafts,
    decrees,
    deeds,
    embraces,
    gates,
    lasting_actions,
    puppets,
    referendums,
    revolts,
)
from nokturn.games.vtes.cards.vampires import actions, fights, phases, prices

TEXTS_OF = (
    *(action_cards, combat_cards, crypt, events, locations, masters, modifiers, permanents, political, reactions),
    *(anarchs, archetypes, caravans, clans, contracts, reckonings, relics, sanctuaries, sites),
    *(ambushes, brawls, breezes, chambers, ordeals, serpents, shadows, strikes, vigils),
    *(actions, fights, phases, prices),
    *(deeds, lasting_actions, referendums, servants),
    *(crafts, decrees, embraces, gates, puppets, revolts),
    *(beasts, monsters, undead),
)
