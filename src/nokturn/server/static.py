"""The built client, served from the package; every address that is not ours is the client's own."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from nokturn.server.house import AnyRequest, site_of
from nokturn.table.errors import HiddenError

FOLDER = Path(__file__).parent / "static"
_PLACE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Nokturn</title>
<h1>Nokturn</h1><p>The browser table has not been built here. The server itself is running:
see <a href="/schema/openapi.json">its interface</a>.</p></html>"""
_PREVIEW = b'content="/preview.jpg"'
_FOREVER = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    name = path.strip("/") or "index.html"
    data = built(name)
    if data is None and name.startswith(("api/", "schema/", "assets/")):
        raise HiddenError("not-found")
    if data is None:
        data, name = built("index.html") or _PLACE.encode(), "index.html"
    if name == "index.html":  # whoever previews a link wants the whole address of its picture
        data = data.replace(_PREVIEW, f'content="{site_of(request)}/preview.jpg"'.encode())
    kind = guess_type(name)[0] or "application/octet-stream"
    cache_control = _FOREVER if name.startswith("assets/") else "no-cache"
    return Response(data, media_type=kind, headers={"cache-control": cache_control})


def built(name: str) -> bytes | None:
    """A file of the build as it is now, which may be newer than the server; a request can name nothing else."""
    try:
        file = (FOLDER / name).resolve()
        return file.read_bytes() if file.is_relative_to(FOLDER.resolve()) else None
    except (OSError, ValueError):  # not there, a folder, or no name for a file at all
        return None


ROUTES = [client]
