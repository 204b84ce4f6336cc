"""Havens, the stack of obligations and the research decks; all of them are open, HER-CHRON-07."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from nokturn.games.heritage.printed.abilities import OBLIGATIONS
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import NO_HAVEN, Haven
from nokturn.kernel import Seat


def change_haven(game: Heritage, seat: Seat, **changes: Any) -> Haven:
    now = game.havens[seat] = replace(game.havens.get(seat, NO_HAVEN), **changes)
    return now


def stack(game: Heritage) -> list[str]:
    """Obligations that lie in no haven; HER-AFTER-11."""
    held = {one for haven in game.havens.values() for one in haven.obligations}
    return [one for one in OBLIGATIONS if one not in held]


def research_deck(unlocked: tuple[str, ...], clan: str) -> list[str]:
    """Schemes of the clan that are still locked; HER-AFTER-05."""
    return [one.id for one in SCHEMES.values() if one.clan == clan and one.locked and one.id not in unlocked]
