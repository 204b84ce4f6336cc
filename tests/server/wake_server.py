"""Our server as it comes, with the Wake among its games: one more game, of which the client has never heard."""

from __future__ import annotations

import sys

from tests.conformance.wake import wake

from nokturn import games


def main() -> None:
    """Only this process knows the game: the product has none of it.  The server reads the list when it is loaded."""
    vars(games)["GAMES"] = (*games.GAMES, wake.GAME.name)
    sys.modules[f"{games.__name__}.{wake.GAME.name}"] = wake
    from tests.server import patient_server

    patient_server.main()


if __name__ == "__main__":
    main()
