"""Who sits where: tables of five and four, and the nine criteria."""

from collections import Counter
from random import Random

import pytest

from nokturn.games.vtes.tournament.seating import Memory, score, seated, sizes, who_plays

R1, R2, R4, R5 = 0, 1, 3, 4


def people(count: int) -> list[str]:
    return [f"P{number:02}" for number in range(count)]


@pytest.mark.parametrize(
    "players, tables",
    [
        (4, (4,)),
        (5, (5,)),
        (8, (4, 4)),
        (9, (5, 4)),
        (10, (5, 5)),
        (12, (4, 4, 4)),
        (13, (5, 4, 4)),
        (16, (4, 4, 4, 4)),
        (21, (5, 4, 4, 4, 4)),
    ],
)
def test_as_many_tables_of_five_as_possible(players, tables):
    assert sizes(players) == tables


@pytest.mark.parametrize("players", [1, 2, 3, 6, 7, 11])
def test_so_many_cannot_all_sit_down(players):
    assert sizes(players) is None


@pytest.mark.parametrize("count, rounds", [(6, 2), (6, 3), (7, 2), (7, 3), (11, 2), (11, 3), (12, 3), (5, 3)])
def test_in_the_end_all_have_played_as_often(count, rounds):
    had: Counter[str] = Counter()
    played = 0
    while any(had[player] < rounds for player in people(count)):
        playing = who_plays([(player, rounds - had[player]) for player in people(count)])
        assert len(set(playing)) == len(playing)
        assert sizes(len(playing))
        had.update(playing)
        played += 1
        assert played < 3 * rounds
    assert {had[player] for player in people(count)} == {rounds}


@pytest.mark.parametrize("count", [8, 9, 10, 13, 15, 20])
def test_nobody_has_the_same_prey_twice_in_three_rounds(count):
    rounds = [seated(people(count), [], Random("evening"))]
    for number in range(2):
        rounds.append(seated(people(count), rounds, Random(f"evening {number}")))
    preys: Counter[tuple[str, str]] = Counter()
    for table in (table for one in rounds for table in one):
        preys.update(zip(table, (*table[1:], table[0]), strict=True))
    assert max(preys.values()) == 1
    for one in rounds:
        assert sorted(player for table in one for player in table) == people(count)
        assert tuple(map(len, one)) == sizes(count)


def test_where_it_can_be_had_nobody_meets_twice():
    """Twenty at tables of five and four more rounds than two would be too many, but two are not."""
    first = seated(people(25), [], Random("evening"))
    second = seated(people(25), [first], Random("evening 2"))
    counted = score(second, Memory([first]))
    assert (counted[R1], counted[R2], counted[R4]) == (0, 0, 0)


def test_the_same_chance_seats_the_same():
    assert seated(people(9), [], Random("one")) == seated(people(9), [], Random("one"))
    assert seated(people(9), [], Random("one")) != seated(people(9), [], Random("two"))


def test_the_fifth_seat_is_not_given_to_the_same_player_again():
    first = (("A", "B", "C", "D", "E"),)
    assert score((("B", "C", "D", "A", "E"),), Memory([first]))[R5] == 1
    assert score((("E", "C", "D", "A", "B"),), Memory([first]))[R5] == 0


@pytest.mark.parametrize("count", [8, 9, 10, 13])
def test_the_criteria_are_counted_as_krcg_counts_them(count):
    """The package the players' network uses is the judge: on any two rounds both find the same."""
    judge = pytest.importorskip("krcg.seating")
    chance = Random(count)
    for _ in range(25):
        rounds = []
        for _ in range(2):
            order = people(count)
            chance.shuffle(order)
            tables = []
            for size in sizes(count) or ():
                tables.append(tuple(order[:size]))
                order = order[size:]
            rounds.append(tuple(tables))
        theirs = judge.Score([judge.Round([list(table) for table in one]) for one in rounds]).rules
        ours = score(rounds[1], Memory(rounds[:1]))
        for criterion in (0, 3, 4, 5, 6, 8):
            assert ours[criterion] == theirs[criterion], f"R{criterion + 1}"
        for criterion in (2, 7):  # we count the variance, they its root
            assert ours[criterion] == pytest.approx(theirs[criterion] ** 2, abs=1e-5)
