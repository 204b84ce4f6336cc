"""Starts servers by forking from a process that has everything imported: a restart takes no time.

Reads lines `<port> <database url>` and answers each with the process id of the server it started.
"""

from __future__ import annotations

import os
import sys

from nokturn.games import GAMES, game_named
from nokturn.server.serve import server
from nokturn.server.settings import Settings


def main() -> None:
    for name in GAMES:
        str(game_named(name).rules_version)
    for line in sys.stdin:
        port, url = line.split()
        child = os.fork()
        if child == 0:
            serve(int(port), url)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)
        sys.stdout.write("gone\n")
        sys.stdout.flush()


def serve(port: int, url: str) -> None:
    null = os.open(os.devnull, os.O_RDWR)
    for handle in (0, 1):
        os.dup2(null, handle)
    settings = Settings(database_url=url, secret="the same secret", port=port, bot_processes=1, rate=10_000)
    server(settings).run()
    os._exit(0)


if __name__ == "__main__":
    main()
