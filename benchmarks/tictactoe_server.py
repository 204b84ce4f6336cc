"""Our server as it comes, with tic-tac-toe among its games; prints the port it listens on."""

from __future__ import annotations

import socket
import sys

from benchmarks import tictactoe
from nokturn import games
from nokturn.server.serve import serve


def main() -> None:
    """Only this process knows the game: the product has none of it."""
    vars(games)["GAMES"] = (*games.GAMES, tictactoe.GAME.name)
    sys.modules[f"{games.__name__}.{tictactoe.GAME.name}"] = tictactoe
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        serve(ready=lambda: print(port, flush=True), listening=listening)


if __name__ == "__main__":
    main()
