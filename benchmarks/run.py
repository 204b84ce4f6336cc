"""Tic-tac-toe on our kernel and its peers, games, beliefs, content packs, previews, live tables, servers, client."""

from __future__ import annotations

import argparse
import itertools
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence

from benchmarks import belief, browser, load, long_table, packs, peers, previews, servers, table
from nokturn.cli.bench import Contender, Row, best_rates, measure, rate_row, show
from nokturn.games import GAMES, game_named
from nokturn.kernel.errors import SetupError
from tools.chromium import NoChromiumError
from tools.client import ClientError

AHEAD = 5
"""So many times as fast as each peer our kernel wants to be."""


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"some of {', '.join(GAMES)}; all, if none is named")
    parser.add_argument("--seconds", type=float, default=0.3, help="how long to measure each thing in each round")
    parser.add_argument("--rounds", type=int, default=5, help="best of so many")
    chosen = parser.parse_args(argv)
    try:
        games = [game_named(name) for name in chosen.games or GAMES]
    except SetupError as error:
        parser.error(str(error))
    try:
        with peers.contenders() as contenders:
            rows = list(compare(contenders, chosen.seconds, chosen.rounds))
    except ImportError as error:
        sys.exit(f"{error}. `make bench` installs the engines we compare with; `nokturn bench` does without them.")
    except subprocess.CalledProcessError as error:
        sys.exit(
            f"Installing failed ({shlex.join(error.cmd)}), for the reason above. `nokturn bench` does without peers."
        )
    show(itertools.chain(rows, *(measure(game, chosen.seconds, chosen.rounds) for game in games)))
    print(belief.HEADING)
    show(belief.rows())
    print(packs.HEADING)
    show(packs.rows())
    print(previews.HEADING)
    show(previews.rows())
    print(table.HEADING)
    show(table.rows())
    print(load.HEADING)
    show(load.rows())
    print(long_table.HEADING)
    show(long_table.rows())
    print(servers.HEADING)
    show(servers.rows())
    print(browser.HEADING)
    try:
        show(browser.rows())
    except (ClientError, NoChromiumError) as error:
        sys.exit(str(error))


def compare(contenders: dict[str, Contender], seconds: float, rounds: int) -> Iterator[Row]:
    """Tic-tac-toe on ours, which comes first, and how many times as fast that is as each of the others."""
    best = best_rates(contenders, seconds, rounds)
    ours, *others = best
    yield rate_row(f"tic-tac-toe: {ours}", best[ours], "decisions")
    for other in others:
        goal = f"≥ {AHEAD} ×" if other != peers.COMPILED else ""
        result = rate_row("", best[other], "decisions").result
        yield Row(f"tic-tac-toe: {other}", result, goal, f"{best[ours] / best[other]:.1f} ×")


if __name__ == "__main__":
    main()
