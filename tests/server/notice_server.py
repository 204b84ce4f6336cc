"""Our server as it comes, except that somebody who is away is told at once that it is their move, and that a receiver
may take an hour: only the end of the server gives it up sooner."""

from __future__ import annotations

from nokturn.server.serve import serve
from nokturn.table.talk import notify, webhooks


def main() -> None:
    notify.PATIENCE = 0.0
    notify._LOOK_EVERY = 0.1
    webhooks.SECONDS = webhooks.TRIES = 3600.0
    serve()


if __name__ == "__main__":
    main()
