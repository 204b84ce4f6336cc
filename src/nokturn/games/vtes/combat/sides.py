"""The two sides of a combat, and whether it goes on."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.stats import amount
from nokturn.games.vtes.state.underway_records import Combat
from nokturn.games.vtes.state.vocabulary import Number
from nokturn.kernel.asks import Seat

T = TypeVar("T")
ACTING, OPPOSING = 0, 1


def fight_of(game: Vtes) -> Combat:
    """The combat under way."""
    assert game.combat is not None
    return game.combat


def note(game: Vtes, **changes: Any) -> None:
    """Something about the combat is different now."""
    game.combat = replace(fight_of(game), **changes)


def on_side(pair: tuple[T, T], side: int, value: T) -> tuple[T, T]:
    """A pair with one of the two replaced."""
    return (value, pair[1]) if side == ACTING else (pair[0], value)


def side_of(game: Vtes, minion: str) -> int:
    """Which of the two it is; -1: neither."""
    fighters = game.combat.fighters if game.combat is not None else ()
    return fighters.index(minion) if minion in fighters else -1


def controller_of(game: Vtes, side: int) -> Seat:
    """Whose side it is now."""
    combat = fight_of(game)
    card = game.cards.get(combat.fighters[side])
    return card.controller if card is not None else combat.sides[side]


def both_ready(game: Vtes) -> bool:
    """Whether both combatants are still ready (VTES-COMBAT-02)."""
    return all(game.is_ready(ref) for ref in fight_of(game).fighters)


def ongoing(game: Vtes) -> bool:
    """Combat ends at once when a combatant is no longer ready (VTES-COMBAT-08)."""
    combat = game.combat
    return combat is not None and not combat.over and not game.turn_over and both_ready(game) and two_sides(game)


def two_sides(game: Vtes) -> bool:
    """Whether the combatants belong to two Methuselahs: control of one may have changed (VTES-COMBAT-02)."""
    one, other = [game.cards[ref].controller for ref in fight_of(game).fighters]
    return one != other


def is_over(game: Vtes) -> bool:
    """For windows that have no point after the end of a combat."""
    return not ongoing(game)


def forbidden(game: Vtes, minion: str, number: Number, *kinds: str) -> str:
    """A prohibition wins over every permission (VTES-WORD-06); `kinds`: of what is forbidden, empty for all of it."""
    card = game.cards.get(minion)
    if card is not None and any(amount(game, number, card, of=kind) > 0 for kind in kinds or ("",)):
        return "VTES-WORD-06"
    return ""


# conditions that texts speak of


@condition("wounded")
def on_its_way_to_torpor(game: Vtes, about: About) -> bool:
    """The minion is on its way to torpor (VTES-AGG-02)."""
    return about.minion is not None and about.minion.ref in game.wounded


@condition("falling")
def is_falling(game: Vtes, about: About) -> bool:
    """The minion is the one that would go to torpor now."""
    return about.minion is not None and about.minion.ref == game.falling


@condition("opposing-falling")
def opponent_falls(game: Vtes, about: About) -> bool:
    """The opposing minion is the one that would go to torpor now."""
    card = _opponent(game, about)
    return card is not None and card.ref == game.falling


def _opponent(game: Vtes, about: About) -> Card | None:
    if about.minion is None or (side := side_of(game, about.minion.ref)) < 0:
        return None
    return game.cards.get(fight_of(game).fighters[1 - side])
