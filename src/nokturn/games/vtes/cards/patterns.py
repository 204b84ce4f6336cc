"""What many cards have in common."""

from __future__ import annotations

from nokturn.games.vtes.state.card_language import MASTER, Ability, Deed, Effect, Mode
from nokturn.games.vtes.state.vocabulary import Scope
from nokturn.games.vtes.text.effects import Burn, PutInPlay
from nokturn.games.vtes.text.primitives import StealCard


def master(
    *does: Effect, choose: tuple[str, ...] = (), needs: tuple[str, ...] = (), once: tuple[Scope, ...] = ()
) -> Mode:
    """A master card (VTES-MCARD-01)."""
    return Mode(MASTER, "master", needs=needs, choose=choose, does=does, once=once)


IN_PLAY = master(PutInPlay())
"""A master that lies in play by itself."""


def put_on(word: str, *more: Effect, choose: tuple[str, ...] = ()) -> Mode:
    """A master that is put on a card."""
    return master(PutInPlay(host="chosen"), *more, choose=(word, *choose))


def burnable(by: str = "", stealth: int = 0, announced: tuple[Effect, ...] = (), blood: int = 0) -> Ability:
    """An action that burns the card, directed at its controller (VTES-ACT-CARD-03)."""
    return Ability(
        "take-action",
        deed=Deed(stealth=stealth, directed="source", by=by),
        announced=announced,
        blood=blood,
        does=(Burn(),),
    )


def stealable(by: str) -> Ability:
    """An action of another Methuselah's minion that steals the card."""
    return Ability(
        "take-action",
        by="active",
        needs=("other-than-yours",),
        deed=Deed(directed="source", by=by),
        does=(StealCard(who="this"),),
    )
