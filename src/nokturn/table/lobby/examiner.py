"""Somebody who reads long texts that people bring, in a process of its own: whoever writes one that takes for ever to
read keeps nobody waiting, and is told so."""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import suppress
from typing import Any

import msgspec

from nokturn.kernel.errors import SetupError
from nokturn.table.errors import TurnedDownError
from nokturn.table.live.bots import BotProcess
from nokturn.table.store.store import Store

log = logging.getLogger(__name__)
SECONDS = 5.0
"""Of its processor, for one text; a list of cards takes a hundredth of it.  The work counts, not the clock: that a
machine is busy is not held against the text either."""
PATIENCE = 60.0
"""For one text by the clock, however busy the machine is."""
START = 120.0
"""Until the process knows the game, which is not held against the text."""
_PROCESS = "nokturn.table.lobby.examiner_process"


class Brought(msgspec.Struct, array_like=True):
    """What is brought under `key` to a table with these public options."""

    game: str
    players: int
    options: dict[str, Any]
    key: str
    value: str
    lang: str = ""
    """Whoever brings it wants a report in this language; otherwise only what is wrong is said, in all of them."""
    seconds: float = 0.0
    """What it may cost."""


class Wrong(msgspec.Struct, array_like=True):
    """Why it cannot be brought, in every language."""

    rule: str
    texts: dict[str, str]


class Examiner:
    """One process, one text at a time; a process that is still reading when the time is over is ended."""

    def __init__(self) -> None:
        self._process: BotProcess | None = None
        self._turn = asyncio.Lock()
        self._warming: asyncio.Task[None] | None = None

    def warm(self, game: str) -> None:
        """Somebody is about to write: the process gets to know the game meanwhile."""
        if self._process is None and self._warming is None:
            self._warming = asyncio.create_task(self._warm(game), name="examiner")

    async def _warm(self, game: str) -> None:
        async with self._turn:
            with suppress(TimeoutError, OSError, EOFError):  # whoever asks next starts another
                await self._start(game)

    async def examine(self, brought: Brought) -> None:
        """`TurnedDownError` if it cannot be brought, or not be read in time."""
        wrong = msgspec.convert(await self._answer(brought), Wrong | None)
        if wrong is not None:
            error = SetupError.worded(wrong.texts).under(wrong.rule)
            raise TurnedDownError("bad-brought", wrong.rule, lines=error, seat=brought.key.partition(":")[2])

    async def report(self, brought: Brought) -> Any:
        """What its game has to say about it (`Brings.report`), as plain data."""
        return await self._answer(brought)

    async def _answer(self, brought: Brought) -> Any:
        async with self._turn:
            try:
                return await self._ask_again(brought)
            except TimeoutError:
                raise TurnedDownError("too-intricate") from None
            except (OSError, EOFError):
                log.error("whoever reads what is brought to %s died over it", brought.game)
                raise TurnedDownError("failed") from None

    async def _ask_again(self, brought: Brought) -> Any:
        """A process may have died long before; one that dies twice over the same text died over it."""
        try:
            return await self._ask(brought)
        except TimeoutError:
            raise
        except (OSError, EOFError):
            return await self._ask(brought)

    async def _ask(self, brought: Brought) -> Any:
        try:
            process = await self._start(brought.game)
            answer = await self._read(process, msgspec.structs.replace(brought, seconds=SECONDS))
        except BaseException:  # also whoever asked has gone: the answer would be taken for that to the next question
            await self.close()
            raise
        return answer

    async def _read(self, process: BotProcess, brought: Brought) -> Any:
        try:
            return await asyncio.wait_for(process.answer(msgspec.msgpack.encode(brought)), PATIENCE)
        except EOFError:
            if await process.died_of() == signal.SIGPROF:
                raise TimeoutError from None
            raise

    async def _start(self, game: str) -> BotProcess:
        if self._process is None:
            self._process = await BotProcess.start(_PROCESS)
        await asyncio.wait_for(self._process.wake(game), START)
        return self._process

    async def close(self) -> None:
        if self._warming is not None and asyncio.current_task() is not self._warming:
            self._warming.cancel()
            self._warming = None
        if self._process is not None:
            process, self._process = self._process, None
            await process.close()


def examiner_of(store: Store, task: str = "") -> Examiner:
    """The one who reads for a store; it ends with it.  What is read while somebody writes has one of its own (`task`):
    whoever sits down does not wait for it."""
    found = store.helpers.setdefault(f"{_PROCESS}:{task}", Examiner())
    assert isinstance(found, Examiner)
    return found
