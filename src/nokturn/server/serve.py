"""Running the server."""

from __future__ import annotations

import asyncio
import logging

import uvicorn

from nokturn.server.app import BODY_SIZE, create_app
from nokturn.server.settings import Settings, read_settings


def serve(settings: Settings | None = None) -> None:
    """Serve until stopped."""
    settings = settings or read_settings()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    asyncio.run(server(settings).serve())


TALKATIVE = ("aiosqlite", "asyncpg", "httpcore", "httpx", "sqlalchemy")
"""Loggers that would write down what passes through them: parameters with keys, addresses of webhooks."""


def server(settings: Settings) -> uvicorn.Server:
    """A uvicorn server with our limits; no access log, so no address and no path is kept anywhere."""
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
    return uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            host=settings.host,
            port=settings.port,
            log_config=None,
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=BODY_SIZE,
            ws_per_message_deflate=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.trusted_proxies,
            timeout_graceful_shutdown=3,
            limit_concurrency=None,
        )
    )


if __name__ == "__main__":
    serve()
