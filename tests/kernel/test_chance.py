"""Chance: uniform, deterministic, counted; nothing is ever rolled again."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from tests.kernel.harness import KEY
from tests.kernel.toy import GAME, Look, Roll, Take

from nokturn.kernel import chance, pick, shuffle
from nokturn.kernel.chance import Dice, draw, new_key, rekey
from nokturn.kernel.records import Journal


def outcomes(request, times: int, key: str = KEY) -> list[Any]:
    dice, drawn = Dice(key), []
    for _ in range(times):
        dice, outcome = draw(dice, request)
        drawn.append(outcome)
    return drawn


def chi_square(counts: Counter[Any], cells: int) -> float:
    expected = counts.total() / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + (cells - len(counts)) * expected


@pytest.mark.parametrize("size, limit", [(2, 10.8), (6, 20.5), (7, 22.5), (35, 65.2)])
def test_every_number_is_equally_likely(size, limit):
    """The limits are the 99.9 % points of chi-square with size − 1 degrees of freedom."""
    counts = Counter(outcomes(pick(size), 7_000))
    assert set(counts) == set(range(size))
    assert chi_square(counts, size) < limit


def test_every_order_is_equally_likely():
    counts = Counter(outcomes(shuffle(4), 7_200))
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 49.7


def test_the_outcome_depends_on_the_key_and_the_count_alone():
    assert outcomes(pick(1000), 20) == outcomes(pick(1000), 20)
    assert outcomes(pick(1000), 20) != outcomes(pick(1000), 20, key="00" * 16)
    assert draw(Dice(KEY, 7), pick(1000))[1] == outcomes(pick(1000), 8)[7]


def test_a_draw_moves_the_counter_on():
    dice, _ = draw(Dice(KEY), pick(6))
    assert dice == Dice(KEY, 1)
    assert draw(dice, shuffle(10))[0] == Dice(KEY, 10)


@pytest.mark.parametrize("size", [0, 1])
def test_a_shuffle_of_nothing_or_one_thing_is_no_trouble(size):
    assert draw(Dice(KEY), shuffle(size)) == (Dice(KEY), tuple(range(size)))


def test_there_must_be_something_to_pick():
    with pytest.raises(ValueError, match="nothing to pick from"):
        pick(0)


def test_rekeying_is_deterministic_and_keys_differ():
    keys = {rekey(KEY), rekey(KEY, 1), rekey(KEY, 2), rekey(KEY, "1", "2"), rekey(rekey(KEY, 1))}
    assert len(keys) == 5
    assert rekey(KEY, 1) == rekey(KEY, "1")
    assert all(len(key) == 32 for key in keys)
    assert len({new_key() for _ in range(50)}) == 50


def test_chance_reads_as_what_it_is():
    assert chance(pick(6)) == pick(6)


def test_undo_and_another_move_roll_nothing_again():
    """A player who goes back and comes another way meets the same dice."""
    straight = Journal.new(GAME, ["Ada", "Ben"], {}, KEY)
    detour = Journal.new(GAME, ["Ada", "Ben"], {}, KEY)
    detour.answer("A", Take(2))
    detour.answer("B", Roll())
    detour.rewind(0)
    for journal in (straight, detour):
        journal.answer("A", Take(2))
        journal.answer("B", Roll())
        journal.answer("A", Look())
    assert straight.position.state == detour.position.state


def test_both_kernels_report_the_outcomes_of_chance():
    seen: list[list[Any]] = [[], []]
    for start, outcomes in zip((GAME.start, GAME.start_native), seen, strict=True):
        position: Any = start(2, {}, KEY, outcomes=outcomes)
        assert position.answer("A", Roll()) is None
        assert position.state.heap == 5 + outcomes[1] + 1
    assert seen[0] == seen[1]
    assert sorted(seen[0][0]) == [0, 1]


def test_another_key_another_game():
    heaps = set()
    for number in range(12):
        position = GAME.start(2, {}, rekey(KEY, number))
        position.answer("A", Roll())
        heaps.add(position.state.heap)
    assert len(heaps) > 2
    assert heaps <= set(range(6, 12))
