"""Influence and the damage of Dracula: the two tracks that decide the game (DRA-WIN).

Each change is finished, and the end of the game checked, before the next one begins (DRA-WIN-05).
"""

from __future__ import annotations

from nokturn.games.dracula.printed.content import DRACULA, TRACKS
from nokturn.games.dracula.state.state import Dracula


def check_win(game: Dracula) -> None:
    """DRA-WIN-03, DRA-WIN-01: 15 damage on Dracula or 13 influence; the hunters' win comes first (DRA-WIN-04)."""
    if game.finished:
        return
    if game.damage >= DRACULA.health:
        game.winner = "hunters"
    elif game.influence >= TRACKS.influence_win:
        game.winner = "dracula"
    else:
        return
    game.finished = True
    game.phase = "over"
    game.tell("game-won", winner=game.winner, reveals=True)


def gain_influence(game: Dracula, amount: int, cause: str) -> None:
    """DRA-WIN-02; the marker never passes the last space (DRA-WIN-01).

    `cause` is what brings it: the id of a card, or `defeat`, `fury_of_dracula`, `rumor`."""
    if game.finished:
        return
    gained = min(amount, TRACKS.influence_win - game.influence)
    game.influence += gained
    game.tell("influence-gained", amount=gained, cause=cause, influence=game.influence)
    check_win(game)


def lose_influence(game: Dracula, amount: int, cause: str) -> None:
    """Never below 0."""
    if game.finished:
        return
    lost = min(amount, game.influence)
    game.influence -= lost
    game.tell("influence-lost", amount=lost, cause=cause, influence=game.influence)


def hurt_dracula(game: Dracula, amount: int, cause: str) -> None:
    """DRA-DAMAGE-01; at his health the hunters have won, before anything else happens (DRA-WIN-05)."""
    if game.finished or amount <= 0:
        return
    game.damage += amount
    game.tell("dracula-hurt", amount=amount, cause=cause, damage=game.damage)
    check_win(game)


def heal_dracula(game: Dracula, amount: int) -> None:
    """DRA-DAMAGE-01: never below 0."""
    healed = min(amount, game.damage)
    if game.finished or healed <= 0:
        return
    game.damage -= healed
    game.tell("dracula-healed", amount=healed, damage=game.damage)
