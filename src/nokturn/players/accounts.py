"""What a series of games tells beside who won: how far the games got, in what time, what they were lost by, and with
whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

from nokturn.kernel.events import Line
from nokturn.kernel.result import Account

SURE = 1.96
"""Standard deviations of a 95 % interval."""


def interval(wins: int, games: int) -> tuple[float, float]:
    """Where the true share lies, 95 % sure (Wilson's interval: it holds for shares near 0 and 1 too)."""
    square, share = SURE * SURE, wins / games
    middle = (wins + square / 2) / (games + square)
    spread = sqrt(share * (1 - share) * games + square / 4) * SURE / (games + square)
    return max(middle - spread, 0.0), min(middle + spread, 1.0)


class Share(NamedTuple):
    """In how many games something was so."""

    what: Line
    games: int
    times: int

    @property
    def share(self) -> float:
        return self.times / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.times, self.games)


class Accounts(NamedTuple):
    """All games of a series together."""

    reached: tuple[Share, ...]
    """In how many games each goal was reached."""
    means: tuple[tuple[Line, float], ...]
    causes: tuple[Share, ...]
    """Of the games that were lost, the most frequent cause first."""
    played: tuple[Share, ...]
    """Of the games with each of them, those that were won."""

    @property
    def apart(self) -> float:
        """How far the worst of what can be played is behind the best."""
        shares = [one.share for one in self.played]
        return max(shares) - min(shares) if shares else 0.0


def together(games: Iterable[tuple[Account, bool]]) -> Accounts | None:
    """The accounts of games, each with whether it was won; None: there are none."""
    counted = list(games)
    if not counted:
        return None
    total = len(counted)
    reached = Counter(line for account, _ in counted for line in account.reached)
    causes = Counter(account.cause for account, _ in counted if account.cause is not None)
    played = Counter(line for account, _ in counted for line in set(account.played))
    won = Counter(line for account, victory in counted if victory for line in set(account.played))
    names = list(dict.fromkeys([line for account, _ in counted for line, _ in account.numbers]))
    sums = {name: sum([dict(account.numbers).get(name, 0.0) for account, _ in counted]) for name in names}
    return Accounts(
        tuple([Share(line, total, reached[line]) for line in _in_order(counted)]),
        tuple([(name, sums[name] / total) for name in names]),
        tuple([Share(line, sum(causes.values()), count) for line, count in causes.most_common()]),
        tuple([Share(line, played[line], won[line]) for line in sorted(played, key=lambda line: str(line.facts))]),
    )


def _in_order(counted: list[tuple[Account, bool]]) -> list[Line]:
    """The goals as games reach them: the longest account first."""
    longest = sorted([account.reached for account, _ in counted], key=len, reverse=True)
    return list(dict.fromkeys([line for reached in longest for line in reached]))
