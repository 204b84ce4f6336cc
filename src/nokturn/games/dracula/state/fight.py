"""Who is in the combat under way (DRA-COMBAT)."""

from __future__ import annotations

from nokturn.games.dracula.state.state import Combat, Dracula


def combat_of(game: Dracula) -> Combat:
    """The combat under way."""
    assert game.combat is not None
    return game.combat


def fighting(game: Dracula, hunter: str) -> bool:
    """He is in the combat under way."""
    return game.combat is not None and hunter in game.combat.hunters


def leave_combat(game: Dracula, hunter: str) -> None:
    """He is out of the combat and stays in the city; DRA-COMBAT-19."""
    if game.combat is None or hunter not in game.combat.hunters:
        return
    left = tuple([other for other in game.combat.hunters if other != hunter])
    game.fight(hunters=left)
    game.tell("hunter-left-combat", hunter=hunter)
