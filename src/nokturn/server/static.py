"""The built client, served from the package; every address that is not ours is the client's own."""

from __future__ import annotations

from functools import cache
from mimetypes import guess_type
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from nokturn.table.errors import HiddenError

FOLDER = Path(__file__).parent / "static"
_PLACE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Nokturn</title>
<h1>Nokturn</h1><p>The browser table has not been built here. The server itself is running:
see <a href="/schema/openapi.json">its interface</a>.</p></html>"""
_FOREVER = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(path: FromPath[str] = "/") -> Response[bytes]:
    name = path.strip("/") or "index.html"
    found = files().get(name)
    if found is None and name.startswith(("api/", "schema/", "assets/")):
        raise HiddenError("not-found")
    if found is None:
        found, name = files().get("index.html"), "index.html"
    data = _PLACE.encode() if found is None else found.read_bytes()
    kind = guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind == "application/javascript":
        kind = f"{kind}; charset=utf-8"
    cache_control = _FOREVER if name.startswith("assets/") else "no-cache"
    return Response(data, media_type=kind, headers={"cache-control": cache_control})


@cache
def files() -> dict[str, Path]:
    """Everything the build has put there: a request can name nothing else."""
    return {str(file.relative_to(FOLDER)).replace("\\", "/"): file for file in FOLDER.rglob("*") if file.is_file()}


ROUTES = [client]
