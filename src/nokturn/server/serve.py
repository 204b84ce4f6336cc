"""Running the server."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Callable

import uvicorn
from msgspec import structs

from nokturn.server.app import create_app
from nokturn.server.connections import bounded
from nokturn.server.house import House
from nokturn.server.input_checks import BODY_SIZE
from nokturn.server.process.gathered_writes import GatheringProtocol
from nokturn.server.server_log import hush, keep_log, stumbled
from nokturn.server.settings import Settings, read_settings
from nokturn.table.store.database import migrate, open_engine
from nokturn.table.store.server_lock import held


def serve(
    settings: Settings | None = None,
    ready: Callable[[], None] = lambda: None,
    listening: socket.socket | None = None,
) -> None:
    """Serve until stopped, on a socket that is `listening` already or on the port of the settings; `SetupError` if
    another server holds the database, or a newer version has written it."""
    settings = structs.replace(settings or read_settings(), warm_bots=True)
    sys.setswitchinterval(_TURN)
    with held(settings.database_url), asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_prepare(settings.database_url))
        running = server(settings)
        runner.run(_serve(running, ready, None if listening is None else [listening]))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one; it does more in the same time."""
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


async def _prepare(database_url: str) -> None:
    """Bring the schema up to date; if that is not possible, the reason is a sentence and not a fault."""
    engine = open_engine(database_url)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


async def _serve(running: uvicorn.Server, ready: Callable[[], None], sockets: list[socket.socket] | None) -> None:
    asyncio.get_running_loop().set_exception_handler(stumbled)
    serving = asyncio.create_task(running.serve(sockets))
    while not running.started and not serving.done():
        await asyncio.sleep(0.02)
    if running.started:
        ready()
    await serving


_TURN = 0.0005
"""Seconds until a thread that waits gets its turn: the one that writes waits several times in a commit."""


class _Server(uvicorn.Server):
    """Before it ends, at a signal or otherwise, the tables are warned."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.leave()
        await super().shutdown(sockets)


def server(settings: Settings) -> uvicorn.Server:
    """A uvicorn server with our limits; no access log, so no address and no path is kept anywhere."""
    hush()
    app = create_app(settings)
    return _Server(
        uvicorn.Config(
            app,
            host=settings.host,
            port=settings.port,
            log_config=None,
            access_log=False,
            server_header=False,
            http=bounded(app.house.limits),
            ws=GatheringProtocol,
            ws_max_size=BODY_SIZE,
            ws_per_message_deflate=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.trusted_proxies,
            timeout_graceful_shutdown=3,
            limit_concurrency=None,
        ),
        app.house,
    )


if __name__ == "__main__":
    keep_log(logging.INFO)
    serve()
