"""Combats for tests: who meets Dracula, what he has drawn, one round after another.

table = meeting(SEWARD, MINA)
table.items(SEWARD, "knife")
begin(table, "claws", "fangs")
play(table, "claws", {SEWARD: "knife", MINA: "dodge"}, engaged=MINA)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.dracula.table import Table

from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import Combat

CITY = "vienna"


def meeting(*hunters: str, at: str = CITY, players: int = 5, **options: Any) -> Table:
    """These hunters are in Dracula's city and he is revealed; the others are far away."""
    table = Table(players, at=at, **options)
    table.together(at, *hunters)
    table.revealed()
    return table


def combat(table: Table) -> Combat:
    """The combat under way."""
    assert table.game.combat is not None, "nobody fights"
    return table.game.combat


def hold(table: Table, *cards: str) -> Table:
    """Nobody plays anything before the first round, and these are the combat cards Dracula holds in it."""
    table.pass_until("pick-dracula-combat-card", seat="A")
    table.combat_hand(*cards)
    return table


def begin(table: Table, *cards: str, night: bool = True) -> Table:
    """The combat with Dracula, at dusk or at dawn, up to the choice of the first cards."""
    return hold(table.combat(night=night), *cards)


def pick(table: Table, dracula: str, cards: str | Mapping[str, str]) -> Table:
    """Everybody picks a card: a name by itself is that of the lone hunter."""
    hunters = combat(table).hunters
    chosen = {hunters[0]: cards} if isinstance(cards, str) else cards
    assert set(chosen) == set(hunters), f"in the combat are {hunters}"
    table.dracula.picks(dracula)
    for hunter, card in chosen.items():
        table.hunter(hunter).picks(card)
    return table


def play(table: Table, dracula: str, cards: str | Mapping[str, str], engaged: str = "") -> Table:
    """A round up to the first question after the cards are revealed; `engaged` only where there is a choice."""
    pick(table, dracula, cards)
    if engaged:
        table.dracula.answers(do.Engage(engaged))
    return table
