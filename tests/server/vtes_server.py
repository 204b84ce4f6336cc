"""Our server as it comes, with V:TES among its games whether or not the house offers it by itself."""

from __future__ import annotations

from nokturn import games
from nokturn.games import vtes
from nokturn.games.vtes.game import GAME


def main() -> None:
    """The server reads the list of games when it is loaded."""
    vars(games)["GAMES"] = tuple(dict.fromkeys([*games.GAMES, GAME.name]))
    vars(vtes).setdefault("GAME", GAME)
    from nokturn.server.serve import serve

    serve()


if __name__ == "__main__":
    main()
