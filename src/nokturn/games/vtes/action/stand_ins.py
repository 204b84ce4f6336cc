"""Slaves that fight for a blocked vampire of the clan they serve (VTES-TRAIT-11)."""

from __future__ import annotations

from nokturn.games.vtes.state.choices import ChooseCard, Nothing
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.text.slaves import masters_of
from nokturn.kernel import Rule, ask, procedure
from nokturn.kernel.asks import Option


def stand_ins(game: Vtes, blocked: str) -> list[Option]:
    """The unlocked ready slaves that could fight for a member of the clan they serve."""
    clan, seat = game.cards[blocked].clan, game.cards[blocked].controller
    return [
        ChooseCard(card.ref)
        for card in game.ready(seat)
        if not card.locked and card.ref != blocked and clan in masters_of(card)
    ]


@procedure(rule=("VTES-TRAIT-11",))
def who_fights(game: Vtes, blocked: str) -> Rule:
    """Whoever controls a blocked vampire may lock a slave of its clan: the vampire unlocks, and the slave, which does
    not become the acting minion, fights the blocker instead.  Says who fights."""
    if not stand_ins(game, blocked):
        return blocked
    seat = game.cards[blocked].controller
    chosen = yield ask(
        seat, "slave-fights", [*stand_ins(game, blocked), Nothing()], rule="VTES-TRAIT-11", minion=blocked
    )
    if isinstance(chosen, Nothing):
        return blocked
    game.change(chosen.card, locked=True)
    game.change(blocked, locked=False)
    game.tell("slave-fights", minion=chosen.card, target=blocked)
    return chosen.card
