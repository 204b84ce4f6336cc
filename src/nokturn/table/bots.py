"""Bots think in processes of their own, which step back whenever the table needs the processor.

A bot is handed what its seat sees and nothing else: the view, the question and its own lines.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

from nokturn.games import GAMES, game_named
from nokturn.kernel.asks import Answer, Ask
from nokturn.kernel.events import Line
from nokturn.kernel.game import first_answer
from nokturn.players import bot_for

log = logging.getLogger(__name__)
PATIENCE = 20.0
"""Seconds a bot may think before a legal answer is taken for it."""
_NICE = 10


class BotPool:
    """The processes the bots of this server think in."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.thinking = 0
        self._pool: ProcessPoolExecutor | None = None

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=_step_back)
        return self._pool

    def warm(self) -> None:
        """Start the processes now: the first bot would have to wait for them."""
        for _ in range(self.processes):
            self._executor().submit(_learn_the_games)

    async def answer(self, game: str, level: str, key: str, view: Any, ask: Ask, lines: tuple[Line, ...]) -> Answer:
        """The bot's answer; a bot that fails or dawdles gets the first legal one."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            executor = self._executor()
            self.thinking += 1
            try:
                thought = loop.run_in_executor(executor, think, game, level, key, view, ask, lines)
                return await asyncio.wait_for(thought, PATIENCE)
            except BrokenProcessPool:
                if self._pool is executor:
                    self._pool = None
                executor.shutdown(wait=False)
            except TimeoutError:
                log.warning("a bot at %s (%s) took too long over '%s'", game, level, ask.prompt)
                break
            except Exception:
                log.exception("a bot at %s (%s) failed at '%s'", game, level, ask.prompt)
                break
            finally:
                self.thinking -= 1
        return first_answer(ask)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def think(game: str, level: str, key: str, view: Any, ask: Ask, lines: tuple[Line, ...]) -> Answer:
    """Runs in a bot's process."""
    return bot_for(game_named(game), level, key).answer(view, ask, lines)


def _learn_the_games() -> None:
    for name in GAMES:
        bot_for(game_named(name), "clever", "")


def _step_back() -> None:
    with suppress(OSError, AttributeError):
        os.nice(_NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the pool
    threading.Thread(target=_follow_the_parent, daemon=True).start()


def _follow_the_parent() -> None:
    """The pool's own pipes stay open when the server is killed: without this its bots would outlive it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
