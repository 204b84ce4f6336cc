"""Game wins and tournament points, by the tournament rules of the players' network."""

import pytest

from nokturn.games.vtes.tournament.points import game_win, is_possible, tournament_points


def table(*points: float) -> dict[str, float]:
    return dict(zip("ABCDE", points, strict=False))


@pytest.mark.parametrize(
    "points, won",
    [
        ((5, 0, 0, 0, 0), "A"),
        ((0, 2, 1, 1, 1), "B"),
        ((2, 2, 1, 0, 0), None),  # as many as somebody else
        ((1.5, 0.5, 0.5, 0.5, 0), None),  # most, but fewer than two
        ((2.5, 2, 0, 0), "A"),
        ((1, 1, 1, 1), None),
    ],
)
def test_two_victory_points_and_more_than_anybody_else_win_a_game(points, won):
    assert game_win(table(*points)) == won


@pytest.mark.parametrize(
    "points, worth",
    [
        ((3, 2, 0.5, 0, 0), (60, 48, 36, 18, 18)),
        ((5, 0, 0, 0, 0), (60, 30, 30, 30, 30)),
        ((3, 1, 1, 0, 0), (60, 42, 42, 18, 18)),
        ((0, 2, 2, 1, 0), (18, 54, 54, 36, 18)),
        ((1.5, 0.5, 0.5, 0.5, 0), (60, 36, 36, 36, 12)),
        ((2, 1, 1, 0), (60, 36, 36, 12)),
        ((4, 0, 0, 0), (60, 28, 28, 28)),
        ((2, 2, 0, 0), (54, 54, 18, 18)),
    ],
)
def test_tournament_points_go_by_the_place_and_are_shared(points, worth):
    assert tuple(tournament_points(table(*points)).values()) == worth


def test_a_table_gives_away_all_its_tournament_points():
    assert sum(tournament_points(table(1, 1, 1, 1, 1)).values()) == 60 + 48 + 36 + 24 + 12
    assert sum(tournament_points(table(2, 1, 1, 0)).values()) == 60 + 48 + 24 + 12


@pytest.mark.parametrize(
    "points, possible",
    [
        ((5, 0, 0, 0, 0), True),
        ((2.5, 0.5, 0.5, 0, 0), True),
        ((0.5, 0.5, 0.5, 0.5, 0.5), True),
        ((6, 0, 0, 0, 0), False),
        ((0, 0, 0, 0, 0), False),
        ((1.25, 0, 0, 0, 0), False),
        ((-1, 3, 0, 0), False),
        ((4, 1, 0, 0), False),
    ],
)
def test_what_a_table_can_end_with(points, possible):
    assert is_possible(table(*points)) is possible
