"""Who listens at a table.

A listener is woken when there is news and then fetches it when it is ready to pass it on: however fast
the table goes, a slow listener gets fewer and larger pieces and holds nobody up.
"""

from __future__ import annotations

import asyncio
from collections import deque
from uuid import UUID

from nokturn.kernel.asks import Seat

_PENDING = 64
"""Replies that one listener may be owed: whoever asks on without reading loses the oldest."""


class Listener:
    """One listener, with the seats it watches and how much of each it has been told."""

    def __init__(self, person: UUID | None) -> None:
        self.person = person
        self.watching: dict[Seat | None, int] = {}
        """Seat (None: as a spectator) -> the version it knows; −1: nothing yet."""
        self.told: dict[Seat | None, int] = {}
        """Seat -> the table's `news` counter when it last got a sight."""
        self.chat = 0
        """The last line of chat it was told."""
        self.shared: dict[tuple[Seat, ...], int] = {}
        """The last state of its teams' pins and notes it was told."""
        self.heard = -1
        self.people = -1
        """The table's counters of chat and people when it last listened."""
        self.warned = False
        """It knows that the server ends."""
        self.ended = False
        """It may not listen any more."""
        self.replies: deque[bytes] = deque(maxlen=_PENDING)
        self._wake = asyncio.Event()

    def wake(self) -> None:
        self._wake.set()

    def reply(self, message: bytes) -> None:
        self.replies.append(message)
        self._wake.set()

    async def listen(self) -> None:
        """Wait until there may be news."""
        await self._wake.wait()
        self._wake.clear()
