"""Every card text: importing this makes all cards playable."""

from nokturn.games.vtes.cards import (
    action_cards,
    combat_cards,
    crypt,
    locations,
    masters,
    modifiers,
    permanents,
    political,
    reactions,
)

TEXTS_OF = (action_cards, combat_cards, crypt, locations, masters, modifiers, permanents, political, reactions)
