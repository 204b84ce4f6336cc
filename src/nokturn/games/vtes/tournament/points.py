"""What a table was worth to those who played it: the game win and tournament points, by victory points."""

from __future__ import annotations

from collections.abc import Mapping

from nokturn.games.vtes.tournament.practice import practice


def game_win(points: Mapping[str, float]) -> str | None:
    """Who has won the table: at least two victory points, and more than anybody else.

    Most victory points alone win a game (VTES-END-06), but no tournament table."""
    most = max(points.values(), default=0)
    first = [player for player, own in points.items() if own == most]
    return first[0] if len(first) == 1 and most >= practice().game_win else None


def tournament_points(points: Mapping[str, float]) -> dict[str, float]:
    """By the place at the table; those with equally many victory points share what their places are worth."""
    worth = practice().points[str(len(points))]
    found: dict[str, float] = {}
    for player, own in points.items():
        better = sum(other > own for other in points.values())
        equal = sum(other == own for other in points.values())
        found[player] = sum(worth[better : better + equal]) / equal
    return found


def is_possible(points: Mapping[str, float]) -> bool:
    """Whether a table can have ended like this: whole or half victory points, some but not more than there are players.

    Every ousting, and being left as the last one, is worth one of them (VTES-END-03, VTES-END-05); when time is up,
    half of one is left to each of those who would still play for it (VTES-R-32)."""
    halves = all(own >= 0 and (own * 2).is_integer() for own in map(float, points.values()))
    return halves and 0 < sum(points.values()) <= len(points)
