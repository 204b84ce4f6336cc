"""Tokens that come, go and move; HER-KEY-01 to -03.  Torpid vampires receive and spend nothing: HER-TORPOR-03,
HER-TORPOR-04, HER-TORPOR-05."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from nokturn.games.heritage.bloodline.line import is_awake
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import Vampire


def change(game: Heritage, vampire: str, **changes: Any) -> Vampire:
    """The vampire with something changed."""
    now = game.vampires[vampire] = replace(game.vampires[vampire], **changes)
    return now


def held(game: Heritage, vampire: str, what: str) -> int:
    """How many tokens of a kind lie on a vampire."""
    on = game.vampires[vampire]
    if what == "potency":
        return on.potency
    if what == "infamy":
        return on.infamy
    return len(on.boons) if what == "boon" else len(on.ankhs)


def put(game: Heritage, vampire: str, what: str, amount: int) -> int:
    """Tokens from the supply; HER-KEY-02.  Returns how many came."""
    if amount <= 0 or not is_awake(game, vampire):
        return 0
    now = held(game, vampire, what) + amount
    if what == "potency":
        change(game, vampire, potency=now)
    else:
        change(game, vampire, infamy=now)
    game.tell("puts", vampire=vampire, what=what, amount=amount)
    return amount


def take(game: Heritage, vampire: str, what: str, amount: int) -> int:
    """Up to so many tokens back to the supply; returns how many went.  Boons stay in the game; HER-BOON-02."""
    gone = min(amount, held(game, vampire, what))
    if gone <= 0 or not is_awake(game, vampire):
        return 0
    if what == "potency":
        change(game, vampire, potency=game.vampires[vampire].potency - gone)
    else:
        change(game, vampire, infamy=game.vampires[vampire].infamy - gone)
    game.tell("takes", vampire=vampire, what=what, amount=gone)
    return gone


def move(game: Heritage, origin: str, to: str, what: str, amount: int) -> int:
    """Up to so many tokens from one vampire to another; returns how many went."""
    moved = min(amount, held(game, origin, what))
    if moved <= 0 or origin == to or not (is_awake(game, origin) and is_awake(game, to)):
        return 0
    if what == "boon":
        boons = game.vampires[origin].boons
        change(game, origin, boons=boons[:-moved])
        change(game, to, boons=game.vampires[to].boons + boons[-moved:])
    elif what == "potency":
        change(game, origin, potency=game.vampires[origin].potency - moved)
        change(game, to, potency=game.vampires[to].potency + moved)
    else:
        change(game, origin, infamy=game.vampires[origin].infamy - moved)
        change(game, to, infamy=game.vampires[to].infamy + moved)
    game.tell("moves", vampire=origin, receiver=to, what=what, amount=moved)
    return moved
