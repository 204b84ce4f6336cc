"""Exhaustion, and being renewed from it and from torpor; HER-EXH, HER-RENEW."""

from __future__ import annotations

from nokturn.games.heritage.bloodline.tokens import change
from nokturn.games.heritage.state.state import Heritage


def exhaust(game: Heritage, vampire: str) -> None:
    """HER-EXH-01: it cannot lead a coterie until it is renewed."""
    change(game, vampire, exhausted=True)
    game.tell("exhausted", vampire=vampire)


def needs_renewal(game: Heritage, vampire: str) -> bool:
    """HER-RENEW-03."""
    return game.vampires[vampire].exhausted or game.vampires[vampire].torpid


def renew(game: Heritage, vampire: str) -> None:
    """HER-RENEW-01: exhaustion and torpor both go."""
    change(game, vampire, exhausted=False, torpid=False)
    game.tell("renewed", vampire=vampire)
