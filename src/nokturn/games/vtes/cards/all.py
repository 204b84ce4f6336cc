"""Every card text: importing this makes all cards playable."""

from nokturn.games.vtes.cards import action_cards, crypt, locations, masters, permanents

TEXTS_OF = (action_cards, crypt, locations, masters, permanents)
