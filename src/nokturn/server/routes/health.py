"""Is the server well?"""

from __future__ import annotations

import msgspec
from litestar import Response, get
from sqlalchemy import text

from nokturn import __version__
from nokturn.server.house import AnyRequest, house_of


class Health(msgspec.Struct):
    status: str
    version: str
    database: str
    tables: int


@get("/api/health", summary="Whether the server and its database answer")
async def health(request: AnyRequest) -> Response[Health]:
    house = house_of(request)
    try:
        async with house.store.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception:
        return Response(Health("down", __version__, house.store.engine.dialect.name, 0), status_code=503)
    return Response(Health("ok", __version__, house.store.engine.dialect.name, len(house.open_tables.tables)))


@get("/api/metrics", summary="Counters for Prometheus", sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    return Response(house_of(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, metrics]
