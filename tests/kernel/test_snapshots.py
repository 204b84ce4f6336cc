"""Snapshots: a position as bytes, refused rather than misread."""

from typing import Any

import msgspec
import pytest
from tests.kernel.harness import KEY
from tests.kernel.toy import GAME, Roll, Take, turn

from nokturn.kernel.errors import SaveError
from nokturn.kernel.position import Position
from nokturn.kernel.snapshots import digest, load, save


def midgame() -> Position[Any]:
    position = GAME.start(3, {"heap": 9}, KEY)
    for seat, answer in [("A", Take(2)), ("B", Roll())]:
        assert position.answer(seat, answer) is None
    return position


def test_a_position_comes_back_equal_and_plays_on_equal():
    position = midgame()
    loaded = load(GAME, save(GAME, position))
    position.state.events = []
    assert (loaded.state, loaded.stack, loaded.sealed) == (position.state, position.stack, position.sealed)
    for each in (position, loaded):
        assert each.answer("C", Roll()) is None
    assert digest(GAME, loaded) == digest(GAME, position)


def test_equal_positions_have_equal_digests_whoever_listens():
    position, deaf = midgame(), midgame()
    deaf.state.events = None
    assert digest(GAME, position) == digest(GAME, deaf) == digest(GAME, position.clone())
    assert deaf.state.events is None
    assert len(position.state.events or ()) == 2, "looking at it took nothing away"
    position.answer("C", Take(1))
    assert digest(GAME, position) != digest(GAME, deaf)


@pytest.mark.parametrize("part", [0, 0.3, 0.6, 0.95])
def test_a_truncated_snapshot_is_refused(part):
    data = save(GAME, midgame())
    with pytest.raises(SaveError, match=r"The snapshot is damaged: .*Replay the record instead"):
        load(GAME, data[: int(len(data) * part)])


def changed(*path: int, to: object) -> bytes:
    data = msgspec.msgpack.decode(save(GAME, midgame()))
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = to
    return msgspec.msgpack.encode(data)


@pytest.mark.parametrize(
    "data, message",
    [
        (changed(0, to=7), "has format 7; this version reads 1"),
        (changed(1, to="vendetta"), "is of vendetta, not of toy. Load it as vendetta"),
        (changed(2, to="x"), "is damaged"),
        (changed(3, 0, 0, to="toy.gone"), "The rules have changed since the snapshot .toy.gone.. Replay the record"),
        (changed(3, 1, 2, to="0" * 12), "The rules have changed since the snapshot .toy.turn"),
        (changed(3, 1, 1, to="ask:nothing#1"), "rests at toy.turn, ask:nothing#1, which does not exist"),
        (changed(3, 1, 3, to={"seat": {"is": "toy.Gone"}}), "unknown kind of record"),
    ],
)
def test_a_snapshot_that_does_not_fit_is_refused_with_the_remedy(data, message):
    with pytest.raises(SaveError, match=message):
        load(GAME, data)


def test_a_changed_procedure_is_noticed(monkeypatch):
    data = save(GAME, midgame())
    monkeypatch.setattr(turn, "stamp", "another")
    with pytest.raises(SaveError, match="rules have changed"):
        load(GAME, data)
