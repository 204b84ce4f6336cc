"""The end of the game (VEN-END, VEN-TEAM-08 to -10)."""

from __future__ import annotations

from collections.abc import Callable

from nokturn.games.vendetta.content import ALLIANCE, TABLES
from nokturn.games.vendetta.diablerie import tokens
from nokturn.games.vendetta.hooks import Hook
from nokturn.games.vendetta.relics import influence_of
from nokturn.games.vendetta.state import Vendetta, player_order, wins_ties
from nokturn.kernel import Seat
from nokturn.kernel.game import Standing

scores = Hook[Callable[[Vendetta, Seat], int]]("is undrained and brings points at the end", "game, seat")


def score(game: Vendetta, seat: Seat) -> int:
    """VEN-END-02; an eliminated player has none, VEN-END-06, and brings a team nothing, VEN-TEAM-10."""
    if seat in game.out:
        return 0
    points = game.influence[seat]
    points += sum([ALLIANCE[card].influence for card in game.alliances[seat]])
    points += sum([ALLIANCE[card].drained_influence for card in game.drained[seat]])
    points -= TABLES.diablerie.penalty * tokens(game, seat)
    if seat in game.relics:
        points += influence_of(game.relics[seat])
    return points + sum([scores[card](game, seat) for card in game.alliances[seat] if card in scores])


def standings(game: Vendetta) -> tuple[Standing, ...]:
    """Sides from first to last: score, then blood, then player order; VEN-END-03 to VEN-END-06, VEN-TEAM-09."""
    alive = [side for side in sides(game) if any(seat not in game.out for seat in side)]
    order = player_order(game)

    def key(side: tuple[Seat, ...]) -> tuple[int, bool, int, int]:
        left = [seat for seat in side if seat not in game.out]
        points = sum([score(game, seat) for seat in side])
        blood = sum([game.blood[seat] for seat in left])
        return -points, not any(wins_ties(game, seat) for seat in left), -blood, min(order.index(s) for s in left)

    ranked = sorted(alive, key=key)
    result = [Standing(place, side, -key(side)[0]) for place, side in enumerate(ranked, 1)]
    gone = [side for side in sides(game) if side not in alive]
    return (*result, *[Standing(len(ranked) + 1, side, None) for side in gone])


def sides(game: Vendetta) -> tuple[tuple[Seat, ...], ...]:
    """The teams, or every player alone; VEN-TEAM-08."""
    if not game.teams:
        return tuple([(seat,) for seat in game.seats])
    names = tuple(dict.fromkeys(game.teams.values()))
    return tuple([tuple([seat for seat in game.seats if game.teams[seat] == name]) for name in names])


def announce(game: Vendetta) -> None:
    """Tell how it ended."""
    for standing in standings(game):
        if standing.score is not None:
            game.tell("final-score", place=standing.place, players=standing.seats, score=standing.score)
    game.tell("new-prince", players=standings(game)[0].seats)
