"""What holds in every position: no card is lost or doubled, nothing falls below nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from nokturn.games.vtes.state.state import REGIONS, Vtes
from nokturn.games.vtes.state.stats import capacity, is_vampire
from nokturn.games.vtes.state.zones import both
from nokturn.kernel.asks import Seat


def all_cards(game: Vtes) -> Iterator[tuple[Seat, str]]:
    """Every card, wherever it is, with its owner."""
    for seat in game.seats:
        hidden = [card.card for card in game.uncontrolled[seat] if not card.ref]
        for printed in (*game.hands[seat], *game.library[seat], *game.crypt[seat], *game.ash[seat], *hidden):
            yield seat, printed
    for card in game.cards.values():
        yield from both(card)
        yield from card.kept
    yield from [(seat, printed) for seat, taken in game.left.items() for printed in taken]
    yield from game.removed


def faults(game: Vtes) -> list[str]:
    """Everything about the table that cannot be."""
    found = Counter(all_cards(game))
    expected = Counter((seat, card) for seat, deck in game.decks.items() for card in deck)
    wrong = []
    if found != expected:
        wrong += [f"{card} of {seat} is gone" for seat, card in (expected - found).elements()]
        wrong += [f"{card} of {seat} is there once too often" for seat, card in (found - expected).elements()]
    wrong += [f"{seat} has {pool} pool" for seat, pool in game.pool.items() if pool < 0]
    for card in game.cards.values():
        if card.counters < 0:
            wrong.append(f"{card.ref} has {card.counters} counters")
        if card.host and card.host not in game.cards:
            wrong.append(f"{card.ref} is on {card.host}, which is not there")
        vampire = card.region in REGIONS and is_vampire(card)
        if vampire and card.counters > capacity(game, card) and not game.wounds:
            wrong.append(f"{card.ref} has {card.counters} blood, over its capacity")
        if card.controller in game.gone:
            wrong.append(f"{card.ref} is controlled by {card.controller}, who has left the game")
    return wrong
