"""A position as bytes (MessagePack), and back.

Snapshots are a cache: the record is the truth.  A snapshot names the rules it was
taken under; frames name their suspension point by label and carry the stamp of their
procedure, so a snapshot is refused, not misread, when a procedure has changed.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from nokturn.kernel.errors import SaveError
from nokturn.kernel.game import Game
from nokturn.kernel.packs.pack import Pack
from nokturn.kernel.plain import pack, unpack
from nokturn.kernel.position import Position
from nokturn.kernel.procedures import REGISTRY, Frame
from nokturn.kernel.state import State

S = TypeVar("S", bound=State)
FORMAT = 1


class _Resting(msgspec.Struct, array_like=True):
    procedure: str
    label: str
    stamp: str
    variables: dict[str, Any]


class _Snapshot(msgspec.Struct, array_like=True):
    format: int
    game: str
    state: msgspec.Raw
    stack: list[_Resting]
    sealed: list[Any]


def named(value: Any) -> Any:
    """A pack is written as its id and hash."""
    if isinstance(value, Pack):
        return [value.id, value.hash]
    raise NotImplementedError(f"{value!r} cannot be saved.")


_encode = msgspec.msgpack.Encoder(enc_hook=named).encode
_decode = msgspec.msgpack.Decoder(_Snapshot).decode
_states: dict[Game[Any], msgspec.msgpack.Decoder[Any]] = {}


def save(game: Game[S], position: Position[S]) -> bytes:
    """The position as bytes."""
    stack = [
        _Resting(
            frame.procedure.name,
            frame.procedure.labels[frame.at],
            frame.procedure.stamp,
            {n: pack(v) for n, v in zip(frame.procedure.variables, frame.variables, strict=True) if v is not None},
        )
        for frame in position.stack
    ]
    bare = copy(position.state)
    bare.events = []  # what happened is told to somebody, or lost: it is no part of where the game is
    state = msgspec.Raw(_encode(bare))
    return _encode(_Snapshot(FORMAT, game.name, state, stack, pack(position.sealed)))


def load(game: Game[S], data: bytes) -> Position[S]:
    """The position that `save` wrote; anything else is a `SaveError`."""
    try:
        snapshot = _decode(data)
        if snapshot.format != FORMAT:
            raise SaveError(
                f"The snapshot has format {snapshot.format}; this version reads {FORMAT}. Replay the record instead."
            )
        if snapshot.game != game.name:
            raise SaveError(f"The snapshot is of {snapshot.game}, not of {game.name}. Load it as {snapshot.game}.")
        decoder = _states.get(game)
        if decoder is None:
            decoder = _states[game] = msgspec.msgpack.Decoder(game.state_type, dec_hook=_finding(game))
        state = decoder.decode(snapshot.state)
        stack = [_frame(resting) for resting in snapshot.stack]
        return Position(state, stack, unpack(snapshot.sealed))
    except msgspec.MsgspecError as error:
        raise SaveError(f"The snapshot is damaged: {error}. Replay the record instead.") from None


def _finding(game: Game[Any]) -> Callable[[Any, Any], Any]:
    """What finds the packs that a state names."""

    def find(kind: Any, written: Any) -> Any:
        if not (isinstance(written, list) and len(written) == 2 and all(isinstance(part, str) for part in written)):
            raise ValueError("a pack is named by its id and hash")
        return game.packs.find(*written)

    return find


def _frame(resting: _Resting) -> Frame:
    procedure = REGISTRY.get(resting.procedure)
    if procedure is None or procedure.stamp != resting.stamp:
        raise SaveError(f"The rules have changed since the snapshot ({resting.procedure}). Replay the record instead.")
    at = next((number for number, label in procedure.labels.items() if label == resting.label), None)
    if at is None:
        raise SaveError(
            f"The snapshot rests at {resting.procedure}, {resting.label}, which does not exist. "
            "Replay the record instead."
        )
    variables = tuple([unpack(resting.variables.get(name)) for name in procedure.variables])
    return Frame(procedure, at, variables)


def digest(game: Game[S], position: Position[S]) -> str:
    """A short hash of everything in the position: equal positions, equal digests."""
    return blake2b(save(game, position), digest_size=8).hexdigest()
