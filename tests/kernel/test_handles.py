"""Handles: names for hidden things that say nothing about them."""

from collections import Counter

from tests.kernel.harness import KEY

from nokturn.kernel import State
from nokturn.kernel.chance import Dice, rekey
from nokturn.kernel.handles import handle, redraw


def veiled(veil: str = KEY) -> State:
    return State(dice=Dice(KEY), veil=veil)


def test_no_two_things_ever_share_a_name():
    for number in range(40):
        state = veiled(rekey(KEY, number))
        names = [handle(state, "A", slot) for slot in range(1_000)]
        assert len(set(names)) == 1_000
        assert all(len(name) == 4 for name in names)


def test_a_thing_keeps_its_name_until_the_next_shuffle():
    state = veiled()
    before = [handle(state, "A", slot) for slot in range(200)]
    assert [handle(state.clone(), "A", slot) for slot in range(200)] == before
    redraw(state)
    after = [handle(state, "A", slot) for slot in range(200)]
    assert sum(old == new for old, new in zip(before, after, strict=True)) <= 1


def test_two_viewers_cannot_compare_notes():
    state = veiled()
    mine = [handle(state, "A", slot) for slot in range(200)]
    theirs = [handle(state, "B", slot) for slot in range(200)]
    watching = [handle(state, None, slot) for slot in range(200)]
    assert sum(a in (b, c) for a, b, c in zip(mine, theirs, watching, strict=True)) <= 1


def test_nothing_can_be_read_off_a_name():
    """The first letter of neighbouring slots is spread over the alphabet."""
    first = Counter(handle(veiled(rekey(KEY, n)), "A", 0)[0] for n in range(640))
    assert len(first) == 32
    assert max(first.values()) < 45
