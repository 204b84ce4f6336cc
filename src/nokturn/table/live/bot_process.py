"""A process that thinks for bots: reads thoughts, writes answers, ends when its pipe does.

Each message is its size in four bytes and MessagePack: the name of a game, which it then knows, or a thought.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
import typing
from collections.abc import Callable
from contextlib import suppress
from functools import cache, lru_cache
from types import TracebackType
from typing import Any, TypeVar

import msgspec

from nokturn.games import game_named
from nokturn.kernel.asks import Ask
from nokturn.kernel.errors import NokturnError
from nokturn.kernel.events import Line
from nokturn.kernel.plain import pack, unpack
from nokturn.players import bot_for

HEAD = 4
_NICE = 10
T = TypeVar("T")


class Thought(msgspec.Struct, array_like=True):
    """What a bot is told, and asked."""

    game: str
    level: str
    key: str
    view: msgspec.Raw
    ask: Any
    lines: list[msgspec.Raw]


@cache
def view_type(name: str) -> type[msgspec.Struct]:
    """What a game's `view` returns."""
    hints = typing.get_type_hints(type(game_named(name)).view)
    found: type[msgspec.Struct] = hints["return"]
    return found


@lru_cache(50_000)
def _line(data: bytes) -> Line:
    """The same lines come with every question: worth remembering."""
    line = unpack(msgspec.msgpack.decode(data))
    if not isinstance(line, Line):
        raise NokturnError("A bot was told something that is no line.")
    return line


def think(thought: Thought) -> Any:
    """The packed answer of a bot that knows this and nothing else."""
    game = game_named(thought.game)
    view = msgspec.msgpack.decode(thought.view, type=view_type(thought.game))
    ask = unpack(thought.ask)
    lines = tuple([_line(bytes(line)) for line in thought.lines])
    if not isinstance(ask, Ask):
        raise NokturnError("A bot was asked something that is no question.")
    return pack(bot_for(game, thought.level, thought.key).answer(view, ask, lines))


def attend(kind: type[T], work: Callable[[T], Any]) -> None:
    """Do what comes in, one after the other, until the server is gone."""
    with suppress(OSError, AttributeError):
        os.nice(_NICE)
    sys.excepthook = _died
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then lets go of us
    decode = msgspec.msgpack.Decoder(kind | str).decode
    reader, writer = sys.stdin.buffer, sys.stdout.buffer
    with suppress(BrokenPipeError):
        while head := reader.read(HEAD):
            message = decode(reader.read(int.from_bytes(head, "big")))
            answer = msgspec.msgpack.encode(game_named(message).name if isinstance(message, str) else work(message))
            writer.write(len(answer).to_bytes(HEAD, "big") + answer)
            writer.flush()
    os._exit(0)  # the server is gone: there is nobody to say goodbye to


def _died(kind: type[BaseException], _error: BaseException, stack: TracebackType | None) -> None:
    """What it says goes into the log of the server: which fault and where, and nothing of what somebody wrote."""
    sys.stderr.write(f"{''.join(traceback.format_tb(stack))}{kind.__module__}.{kind.__name__}\n")


if __name__ == "__main__":
    attend(Thought, think)
