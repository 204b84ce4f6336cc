"""The five slots and what they cost; HER-QUEUE-01 to -03."""

from __future__ import annotations

from nokturn.games.heritage.bloodline.line import clan_of, is_bound_to_others
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Seat

SLOTS = 5
COSTS = {1: 3, 2: 1}
"""Slots 3 to 5 are free."""


def slot_of(game: Heritage, card: str) -> int:
    """1 is leftmost; with fewer than five characters the slots on the left are empty."""
    return SLOTS - len(game.queue) + game.queue.index(card) + 1


def price_of(game: Heritage, card: str) -> int:
    """Of its slot; HER-QUEUE-01."""
    return COSTS.get(slot_of(game, card), 0)


def cost_of(game: Heritage, seat: Seat, card: str) -> int:
    """HER-QUEUE-02: a character of one's own clan costs nothing.  A reservation changes nothing, HER-RESERVE-05."""
    cost = price_of(game, card)
    return 0 if cost and clan_of(game, card) == game.clans[seat] else cost


def reserved_by_another(game: Heritage, seat: Seat, card: str) -> bool:
    """HER-RESERVE-01."""
    return any(other != seat and held == card for other, held in game.reserved.items())


def means(game: Heritage, seat: Seat) -> int:
    """Potency on vampires that can spend it; HER-QUEUE-09."""
    vampires = game.vampires
    return sum([vampires[one].potency for one in game.lines[seat] if not vampires[one].torpid])


def why_not(game: Heritage, seat: Seat, card: str, affordable: int) -> str:
    """The rule that keeps a player with so many means from recruiting a queue character; empty: none; HER-RECRUIT-01.
    Of which clan it is matters to its cost and if it is Bound, and to nothing else; HER-RECRUIT-09, HER-CLAN-02."""
    if game.reserved and reserved_by_another(game, seat, card):
        return "HER-RESERVE-01"
    if game.cards and is_bound_to_others(game, seat, card):
        return "HER-STICK-06"
    return "HER-QUEUE-01" if cost_of(game, seat, card) > affordable else ""
