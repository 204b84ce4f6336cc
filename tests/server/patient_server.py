"""Our server as it comes, except that a bot may think as long as a test waits, and gets to know a game with its first
question.

On a busy machine it would be answered for, and a game that is dealt with a known key would go another way."""

from __future__ import annotations

from tests.patience import PATIENCE

from nokturn.server.serve import server
from nokturn.server.settings import read_settings
from nokturn.table.live import bots


def main() -> None:
    bots.PATIENCE = bots.START = PATIENCE
    server(read_settings()).run()


if __name__ == "__main__":
    main()
