"""Maneuvers, presses and preventions that a card has given for a while, to be used later."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import InForce
from nokturn.kernel.asks import Seat

IF_BLOCKS, IF_BLOCKED = "if-blocks", "if-blocked"
EACH_ROUND, NEXT_ROUND = "each-round", "next-round"
RIGHTS = ("maneuver", "must-maneuver", "press", "prevent")
"""What one may use or not, once; anything else that is given is simply in force."""


def rights_of(game: Vtes, seat: Seat, *kinds: str) -> Iterator[InForce]:
    """Those of the combatants of `seat`; two from the same card are offered as one."""
    if game.combat is None or not game.in_force:
        return
    offered = set()
    for right in game.in_force:
        if right.what in kinds and right.subject in game.combat.fighters and (right.what, right.source) not in offered:
            card = game.cards.get(right.subject)
            if card is not None and card.controller == seat:
                offered.add((right.what, right.source))
                yield right


def give(game: Vtes, what: str, subject: str, source: str, lasts: str, amount: int = 1) -> None:
    """From now on it can be used; `lasts` says until when (VTES-PRESS-05)."""
    right = InForce(what=what, subject=subject, amount=amount, lasts=lasts, source=source)
    game.in_force = (*game.in_force, right)
    if what.partition(":")[0] in RIGHTS:
        game.tell("given", what=what.replace(":", "-"), minion=subject, card=source)
    elif what.startswith("ability:"):
        game.tell("given-ability", minion=subject, card=source)
    else:
        game.tell("changes", what=what, target=subject, amount=amount, less=False, card=source)


def give_up(game: Vtes, right: InForce) -> None:
    """It has been used."""
    at = game.in_force.index(right)
    game.in_force = (*game.in_force[:at], *game.in_force[at + 1 :])


def blocked_with(game: Vtes, blocker: str, acting: str) -> None:
    """What was promised for the combat that follows if this minion blocks, or if that one's action is blocked, is given
    now, and again if the same action is blocked again; but not for a combat that follows on that one (VTES-R-28)."""
    for promised in tuple(game.in_force):
        word, _, rest = promised.what.partition(":")
        if (word, promised.subject) in ((IF_BLOCKS, blocker), (IF_BLOCKED, acting)):
            lasts, _, what = rest.partition(":")
            give(game, what, promised.subject, promised.source, lasts, promised.amount)


def for_this_round(game: Vtes) -> None:
    """A round begins: what is given anew each round, or was promised for the next one."""
    for promised in tuple(game.in_force):
        word, _, what = promised.what.partition(":")
        if word in (EACH_ROUND, NEXT_ROUND):
            give(game, what, promised.subject, promised.source, "round", promised.amount)
        if word == NEXT_ROUND:
            give_up(game, promised)
