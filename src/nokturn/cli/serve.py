"""`nokturn serve`: the table in the browser, for yourself or for many."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress

from msgspec import structs

from nokturn.kernel.errors import SetupError


def serve(*, host: str | None = None, port: int | None = None, open: bool = False) -> None:
    """Serve the table to browsers until you press Ctrl-C. The NOKTURN_... settings are in docs/hosting.md.

    Parameters
    ----------
    host:
        The address to listen at; 0.0.0.0 lets other machines in. [default: 127.0.0.1]
    port:
        The port; 0 takes any that is free. [default: 8180, or a free one if that is taken]
    open:
        Open the browser.
    """
    from nokturn.server import serve as server
    from nokturn.server.server_log import keep_log
    from nokturn.server.settings import read_settings
    from nokturn.server.static import FOLDER

    settings = read_settings()
    if host is not None:
        settings = structs.replace(settings, host=host)
    if port is not None and not 0 <= port <= 65535:
        raise SetupError("--port takes a number from 0 to 65535.")
    chosen = port is not None or "NOKTURN_PORT" in os.environ
    listening = listen(settings.host, settings.port if port is None else port, chosen)
    address = f"http://{shown(settings.host)}:{listening.getsockname()[1]}/"
    keep_log(logging.WARNING if open else logging.INFO)
    if not (FOLDER / "index.html").exists():
        print("nokturn: the browser's side is not built here; `make client` builds it.", file=sys.stderr)

    def ready() -> None:
        print(f"Nokturn is at {address} (Ctrl-C ends it; every table is kept).", flush=True)
        if open and has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with listening, suppress(KeyboardInterrupt):
        server.serve(structs.replace(settings, port=listening.getsockname()[1]), ready, listening)


def listen(host: str, port: int, chosen: bool) -> socket.socket:
    """A socket at this port; at any other that is free, if nobody has chosen this one."""
    try:
        family, *_, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind(where)
            listening.listen()  # at once: until then a second server could take the same port
        except OSError:
            listening.close()
            if chosen:
                raise
            return listen(host, 0, chosen=True)
    except OSError as error:
        raise SetupError(
            f"Cannot listen at {host}, port {port}: {error}. Choose another with --host or --port."
        ) from None
    return listening


def shown(host: str) -> str:
    """The host as a browser on this machine would write it."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    return f"[{host}]" if ":" in host else host


def has_screen() -> bool:
    """Whether a browser can be opened; without a screen Python would start one that writes over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
