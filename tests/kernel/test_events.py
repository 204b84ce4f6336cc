"""Events reach those who may know, and nobody else."""

import pytest
from tests.kernel.harness import KEY

from nokturn.kernel import State
from nokturn.kernel.chance import Dice
from nokturn.kernel.events import Event, Line, log_of, seen_by

PUBLIC = Event("moved", (("player", "A"),))
PRIVATE = Event("peeked", (("player", "A"),), only=("A", "B"))
PARTLY = Event("drew", (("player", "A"),), privy=("A",), secret=(("card", "BR04"),))
HUSHED = Event("whispered", (), only=("A", "B"), privy=("B",), secret=(("word", "run"),))


@pytest.mark.parametrize(
    "event, seat, line",
    [
        (PUBLIC, "A", Line("moved", (("player", "A"),))),
        (PUBLIC, None, Line("moved", (("player", "A"),))),
        (PRIVATE, "B", Line("peeked", (("player", "A"),))),
        (PRIVATE, "C", None),
        (PRIVATE, None, None),
        (PARTLY, "A", Line("drew-privy", (("player", "A"), ("card", "BR04")))),
        (PARTLY, "B", Line("drew", (("player", "A"),))),
        (PARTLY, None, Line("drew", (("player", "A"),))),
        (HUSHED, "A", Line("whispered")),
        (HUSHED, "B", Line("whispered-privy", (("word", "run"),))),
        (HUSHED, "C", None),
    ],
)
def test_who_sees_what(event, seat, line):
    assert seen_by(event, seat) == line


def test_a_log_holds_what_its_seat_may_know_in_order():
    log = [PUBLIC, PRIVATE, PARTLY]
    assert [line.key for line in log_of(log, "A")] == ["moved", "peeked", "drew-privy"]
    assert [line.key for line in log_of(log, "C")] == ["moved", "drew"]


def test_a_state_tells_events():
    state = State(dice=Dice(KEY))
    state.tell("drew", player="A", privy=("A",), secret={"card": "BR04"}, reveals=True)
    state.tell("peeked", only=("B",))
    assert state.events == [
        Event("drew", (("player", "A"),), None, ("A",), (("card", "BR04"),), True),
        Event("peeked", only=("B",)),
    ]


def test_when_nobody_listens_nothing_is_kept():
    state = State(dice=Dice(KEY), events=None)
    state.tell("moved", player="A")
    assert state.events is None
    assert state.clone().events is None
