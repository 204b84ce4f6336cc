"""Starts servers by forking from a process that has everything imported and read: a restart takes no time.

Reads lines `<port> <database url>` and answers each with the process id of the server it started.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import tempfile

from nokturn.games import GAMES, game_named
from nokturn.server.serve import server
from nokturn.server.settings import Settings
from nokturn.table.store.store import Store


def main() -> None:
    get_ready()
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


def get_ready() -> None:
    """Everything that a server does with its first breath, and that those who are forked need not do again."""
    for name in GAMES:
        game = game_named(name)
        assert game.rules_version
        assert game.rulebook.rules
    with tempfile.TemporaryDirectory() as folder:  # a database is brought up to date by modules that are read only then
        asyncio.run(open_and_close(f"sqlite:///{folder}/nokturn.db"))
    gc.collect()
    gc.freeze()  # what is here already is looked through by none of them, or each would get a copy of it


async def open_and_close(url: str) -> None:
    await (await Store.open(url)).close()


def serve(port: int, url: str) -> None:
    null = os.open(os.devnull, os.O_RDWR)
    for handle in (0, 1):
        os.dup2(null, handle)
    settings = Settings(database_url=url, secret="the same secret", port=port, bot_processes=1, rate=10_000)
    server(settings).run()
    os._exit(0)


if __name__ == "__main__":
    main()
