"""Everything one server process has: settings, database, tables, bots, notices."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

from nokturn.games import GAMES, game_named
from nokturn.server.database_health import DatabaseHealth
from nokturn.server.limits import Limits
from nokturn.server.metrics import Metrics
from nokturn.server.process.collector import Collector
from nokturn.server.process.ended_sessions import EndedSessions
from nokturn.server.settings import Settings
from nokturn.server.stalls import Stalls
from nokturn.table.live.bots import BotPool
from nokturn.table.live.open_tables import OpenTables
from nokturn.table.store.bus import Alone, Bus, PostgresBus
from nokturn.table.store.store import Store
from nokturn.table.talk.notify import Notifier

log = logging.getLogger(__name__)
_WARN = 1.0
"""Seconds for telling everybody that the server ends."""
Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]


class House:
    """Opened when the server starts, closed when it stops."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings.rate)
        self.metrics = Metrics()
        self.stalls = Stalls(self.metrics.loop_seconds.observe, self.metrics.collector_seconds.observe)
        self.leaving = False
        """The server is about to end: sockets say so, and nothing new is begun."""
        self.store: Store
        self.database_health: DatabaseHealth
        self.open_tables: OpenTables
        self.notifier: Notifier
        self.collector: Collector
        self.ended_sessions: EndedSessions

    async def open(self) -> None:
        settings = self.settings
        for name in GAMES:  # read once, now, and not while people wait for their first table
            game = game_named(name)
            log.info("%s, rules %s, %d rules in the book", name, game.rules_version, len(game.rulebook.rules))
        self.store = await Store.open(settings.database_url)
        self.database_health = DatabaseHealth(self.store)
        bus: Bus = PostgresBus(settings.database_url) if self.store.postgres else Alone()
        self.open_tables = OpenTables(self.store, bus, BotPool(settings.bot_processes or None), settings.bot_pause)
        await self.open_tables.start()
        if settings.warm_bots:
            await self.open_tables.bots.warm()
        self.notifier = Notifier(
            self.store,
            bus,
            settings.smtp_url,
            settings.public_url,
            inside=settings.webhooks_inside,
            allowed=self.limits.take,
        )
        self.notifier.start()
        self.metrics.watch(self.open_tables, self.notifier)
        self.stalls.start()
        self.ended_sessions.start()
        self.collector = Collector(lambda: self.store.commits)
        self.collector.start()
        self.store.meanwhile = self.collector.meanwhile

    async def leave(self) -> None:
        """Warn everybody, and finish what was begun; `close` comes when the last connection is gone."""
        self.leaving = True
        await self.open_tables.rest()
        with suppress(TimeoutError):  # whoever does not read finds out when the socket closes
            async with asyncio.timeout(_WARN):
                while not all(listener.warned for listener in self.open_tables.listeners()):
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        await self.stalls.close()
        await self.ended_sessions.close()
        await self.collector.close()
        await self.notifier.close()
        await self.open_tables.close()
        await self.store.close()


def house_of(connection: Connection) -> House:
    """The house a request or socket came to."""
    house: House = connection.scope["state"]["house"]
    return house


def site_of(request: AnyRequest) -> str:
    """The address people reach this server at, without a slash at its end."""
    return house_of(request).settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
