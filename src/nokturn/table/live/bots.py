"""Bots think in processes of their own, which step back whenever the table needs the processor.

A bot is handed what its seat sees and nothing else: the view, the question and its own lines.  A
process is spoken to over its pipes (`bot_process.py`); when the server dies they close, and so the
bots never outlive it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from nokturn.games import GAMES, game_named
from nokturn.kernel.asks import Answer, Ask
from nokturn.kernel.errors import NokturnError
from nokturn.kernel.plain import pack, unpack
from nokturn.players import bot_for
from nokturn.table.live.bot_process import HEAD, Thought

log = logging.getLogger(__name__)
PATIENCE = 20.0
"""Seconds a bot may think before a legal answer is taken for it."""
START = 120.0
"""Seconds a process may take until it knows the game, which is not held against the bot."""
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder().decode


class BotProcess:
    """One process that answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._learning: list[str] = []
        self._known: set[str] = set()

    @classmethod
    async def start(cls, module: str = "nokturn.table.live.bot_process") -> BotProcess:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        return cls(process)

    def learn(self, game: str) -> None:
        """Let it get to know a game, which takes a second or two, by the time it has to think about it."""
        self._learning.append(game)
        self._tell(_encode(game))

    async def wake(self, game: str) -> None:
        """Wait until it can think about a game."""
        if game not in self._known and game not in self._learning:
            self.learn(game)
        while self._learning:
            self._known.add(await self._hear())
            self._learning.pop(0)

    async def answer(self, thought: bytes) -> Any:
        """What comes of a thought; an `OSError` or `EOFError` if the process is gone."""
        self._tell(thought)
        return await self._hear()

    def _tell(self, message: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(len(message).to_bytes(HEAD, "big") + message)

    async def _hear(self) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        await self._process.stdin.drain()
        size = int.from_bytes(await self._process.stdout.readexactly(HEAD), "big")
        return _decode(await self._process.stdout.readexactly(size))

    async def died_of(self) -> int:
        """The signal that ended it; 0: it ended by itself."""
        return -min(0, await self._process.wait())

    async def close(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class BotPool:
    """The processes the bots of this server think in; each is started when it is first needed."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.thinking = 0
        self.waiting = 0
        """Bots for whom no process is free."""
        self.thought: Callable[[float, bool], None] = lambda seconds, by_itself: None
        """Told how long each bot took, waiting included, and whether the answer was its own."""
        self._free: list[BotProcess] = []
        self._all: set[BotProcess] = set()
        self._places = asyncio.Semaphore(self.processes)

    async def warm(self) -> None:
        """Start the processes now, with all games: the first bot would have to wait for them."""
        while len(self._all) < self.processes:
            process = await self._start()
            for game in GAMES:
                process.learn(game)
            self._free.append(process)

    async def _start(self) -> BotProcess:
        process = await BotProcess.start()
        self._all.add(process)
        return process

    async def answer(self, game: str, level: str, key: str, view: Any, ask: Ask, lines: list[msgspec.Raw]) -> Answer:
        """The bot's answer; a bot that fails or dawdles gets what one who is not there would.

        `lines` are the seat's lines of the log, packed and encoded (`encoded_line`)."""
        bot_for(game_named(game), level, key)
        thought = _encode(Thought(game, level, key, msgspec.Raw(_encode(view)), pack(ask), lines))
        self.thinking += 1
        began, by_itself = time.monotonic(), False
        try:
            for _ in range(2):
                with suppress(OSError, EOFError):
                    answer = unpack(await self._ask(game, thought))
                    by_itself = True
                    return answer
            log.error("the bots at %s (%s) died over '%s'", game, level, ask.prompt)
        except TimeoutError:
            log.warning("a bot at %s (%s) took too long over '%s'", game, level, ask.prompt)
        except (NokturnError, msgspec.MsgspecError):
            log.exception("a bot at %s (%s) failed at '%s'", game, level, ask.prompt)
        finally:
            self.thinking -= 1
            self.thought(time.monotonic() - began, by_itself)
        return game_named(game).idle_answer(ask)

    async def _ask(self, game: str, thought: bytes) -> Any:
        self.waiting += 1
        try:
            await self._places.acquire()
        finally:
            self.waiting -= 1
        try:
            return await self._ask_one(game, thought)
        finally:
            self._places.release()

    async def _ask_one(self, game: str, thought: bytes) -> Any:
        process = self._free.pop() if self._free else await self._start()
        try:
            await asyncio.wait_for(process.wake(game), START)
            packed = await asyncio.wait_for(process.answer(thought), PATIENCE)
        except BaseException:
            self._all.discard(process)
            await process.close()
            raise
        self._free.append(process)
        return packed

    async def close(self) -> None:
        for process in list(self._all):
            await process.close()


def encoded_line(line: Any) -> msgspec.Raw:
    """A line of the log as it goes to a bot: encoded once, however many questions follow."""
    return msgspec.Raw(_encode(pack(line)))
