"""Whose session is over is at no table any more.

A socket shows its session once, when it is opened.  So all sessions that have one are looked up every few seconds, and
at once where one is ended here: whoever says nothing, or anything but what a page would say, is cut off no later."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager

from nokturn.table.store.periodic import Periodic

EVERY = 5.0
"""Seconds between two looks: so long is somebody heard whose session was ended at another process."""
Over = Callable[[Collection[str]], Awaitable[Collection[str]]]
HangUp = Callable[[], None]


class EndedSessions:
    """The sockets of one process, by the cookies that they were opened with; `over` says which are good no more."""

    def __init__(self, over: Over) -> None:
        self._over = over
        self._open: dict[str, list[HangUp]] = {}
        self._rounds = Periodic("ended sessions", EVERY, self.look)

    def start(self) -> None:
        self._rounds.start()

    async def close(self) -> None:
        await self._rounds.close()

    @contextmanager
    def watched(self, cookie: str, hang_up: HangUp) -> Iterator[None]:
        """As long as a socket is open."""
        self._open.setdefault(cookie, []).append(hang_up)
        try:
            yield
        finally:
            self._open[cookie].remove(hang_up)
            if not self._open[cookie]:
                del self._open[cookie]

    async def look(self) -> None:
        for cookie in await self._over(list(self._open)) if self._open else ():
            for hang_up in self._open.get(cookie, ()):
                hang_up()
