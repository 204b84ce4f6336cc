"""What nobody waits for goes along with the next entries: a transaction of its own would hold all answers up for as
long as the disk takes, once more."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from nokturn.table.store.log.entries import Statement

_Party: TypeAlias = tuple[list[Statement], asyncio.Future[None]]
"""Statements that belong together, and whoever wants to know that they are written."""


class Passengers:
    """Those who wait for a transaction to go along with."""

    def __init__(self) -> None:
        self._waiting: deque[_Party] = deque()

    async def wait(self, statements: list[Statement], seconds: float) -> bool:
        """Whether somebody has taken them along; if nobody sets out within so many seconds, they do not wait on."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        party = (statements, done)
        self._waiting.append(party)
        try:
            await asyncio.wait([done], timeout=seconds)
        finally:
            left = party in self._waiting
            if left:
                self._waiting.remove(party)
        if not left:
            await done
        return not left

    @contextmanager
    def aboard(self) -> Iterator[Callable[[Connection], None]]:
        """Takes those who come first into a transaction that is about to be written; if it is not, they wait on.  What
        is wrong with them is their own trouble: whoever takes them along goes without them."""
        if not self._waiting:
            yield lambda connection: None
            return
        party = self._waiting.popleft()
        statements, done = party
        trouble: list[Exception] = []

        def board(connection: Connection) -> None:
            try:
                with connection.begin_nested():
                    for statement, rows in statements:
                        connection.execute(statement, rows)
            except SQLAlchemyError as error:
                trouble.append(error)

        try:
            yield board
        except BaseException:
            self._waiting.appendleft(party)
            raise
        if done.done():
            return
        if trouble:
            done.set_exception(trouble[0])
        else:
            done.set_result(None)
