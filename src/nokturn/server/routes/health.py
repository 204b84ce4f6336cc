"""Is the server well?"""

from __future__ import annotations

import logging

import msgspec
from litestar import Response, get

from nokturn import __version__
from nokturn.server.house import AnyRequest, house_of
from nokturn.server.operator import check_operator, is_operator

log = logging.getLogger(__name__)


class Health(msgspec.Struct, omit_defaults=True):
    """`status` for everybody, `ok` or `down`; the rest for whoever runs the server."""

    status: str
    why: str = ""
    version: str = ""
    database: str = ""
    tables: int = 0


@get("/api/health", summary="Whether the server answers and its database can be written to")
async def health(request: AnyRequest) -> Response[Health]:
    house = house_of(request)
    trouble = await house.database_health.trouble()
    found = Health("down" if trouble else "ok")
    if is_operator(request):
        found = Health(
            found.status, trouble, __version__, house.store.engine.dialect.name, len(house.open_tables.tables)
        )
    return Response(found, status_code=503 if trouble else 200)


@get("/api/metrics", summary="Counters for Prometheus, for whoever runs the server", sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    check_operator(request)
    return Response(house_of(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, metrics]
