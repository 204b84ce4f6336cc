"""What is hidden from a seat, said a second time (see `tests/conformance/secrets.py`)."""

from __future__ import annotations

from tests.conformance.secrets import Groups

from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Seat

SHOWN: frozenset[str] = frozenset()


def hidden(state: Grail, seat: Seat | None) -> Groups:
    """The Items and Encounters in their decks, the random Events nobody has seen, the cards in the Pools."""
    kinds = state.content.events
    coming = [event for event in state.event_deck if kinds[event].kind == "random"]
    groups = [frozenset(state.item_deck), frozenset((*coming, *state.random_events))]
    groups += [frozenset(deck) for deck in state.encounter_decks.values()]
    for hero in state.heroes.values():
        groups += [frozenset(hero.combat_pool), frozenset(hero.diplomacy_pool)]
    return tuple([group for group in groups if group])


SEARCHED = {"take-card": lambda state, seat: _looked_at(state)}
"""Whoever buys a card looks at the top of the Pool; GRAIL-XP-DECK-01."""


def _looked_at(state: Grail) -> tuple[str, ...]:
    found: list[str] = []
    for pile, count in state.looking.items():
        hero, _, kind = pile.partition("/")
        found += getattr(state.heroes[hero], f"{kind}_pool")[:count]
    return tuple(found)
