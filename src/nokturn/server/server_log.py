"""The log of a server: what went wrong and where in the program, and nothing of what people say or are called."""

from __future__ import annotations

import asyncio
import logging
import traceback
from copy import copy
from typing import Any

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
TALKATIVE = ("aiosqlite", "asyncpg", "httpcore", "httpx", "sqlalchemy", "uvicorn", "websockets")
"""Loggers that would write down what passes through them: parameters with keys, addresses with their paths."""
log = logging.getLogger(__name__)


class Discreet(logging.Formatter):
    """A fault as its kind and the lines of the program it went through: its words may be somebody's."""

    def format(self, record: logging.LogRecord) -> str:
        own = copy(record)
        own.exc_text = None  # what another handler has made of the fault
        return super().format(own)

    def formatException(self, ei: Any) -> str:  # noqa: N802 -- the name that `logging` calls
        error = ei[1]
        said = []
        while error is not None:
            stack = "".join(traceback.format_tb(error.__traceback__))
            said.append(f"{stack}{type(error).__module__}.{type(error).__name__}")
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\nwhile there was also\n".join(reversed(said))


def keep_log(level: int) -> None:
    """From now on everything goes to standard error, discreetly."""
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet(FORMAT))
    logging.basicConfig(level=level, handlers=[handler])


def hush() -> None:
    """Whoever would write down what passes through says only what went wrong."""
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)


def stumbled(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Something failed that nobody waited for; asyncio would write down all it knows about it."""
    log.error("%s", context.get("message", "something failed"), exc_info=context.get("exception"))
