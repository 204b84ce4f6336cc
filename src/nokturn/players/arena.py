"""Bots against bots, many games, on all cores."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from nokturn.games import game_named
from nokturn.kernel.chance import rekey
from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import SEATS, Account, Options, OptionValue
from nokturn.players.accounts import Accounts, interval, together
from nokturn.players.levels import bot_for
from nokturn.players.playing import play_out

CHUNK = 10
"""Games that a process takes at a time."""


class Tally(NamedTuple):
    """How one bot of the line-up did."""

    level: str
    games: int
    wins: int
    mean_score: float
    """Of the games it has a score of."""
    eliminated: int
    """Games that it had to leave before the end."""
    scored: int
    """Games it has a score of."""

    @property
    def share(self) -> float:
        """Of games won."""
        return self.wins / self.games if self.games else 0.0


class Side(NamedTuple):
    """How one side did where seats differ, with the same levels at its seats."""

    role: str
    """What it played: `role-dracula`, `role-hunters`."""
    levels: tuple[str, ...]
    """Of the bots at its seats."""
    games: int
    wins: int
    """A side that wins together has won one game."""

    @property
    def share(self) -> float:
        """Of games won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where its true share lies, 95 % sure."""
        return interval(self.wins, self.games)


class Duel(NamedTuple):
    """A series of games: a tally for each bot of the line-up, and the wins by seat."""

    bots: tuple[Tally, ...]
    seats: tuple[int, ...]
    """Wins of whoever sat at the first, second, … seat; a team wins with all its seats."""
    shares: dict[str, float]
    """Per level: the games in which a bot of this level was among the winners."""
    sides: tuple[Side, ...]
    """By role, and by the levels that played it, where seats differ; else empty."""
    accounts: Accounts | None = None
    """What the game itself finds worth telling (`Game.account`)."""

    @property
    def roles(self) -> dict[str, int]:
        """Wins by what the winners played, whichever bots they were."""
        wins = Counter[str]()
        for side in self.sides:
            wins[side.role] += side.wins
        return dict(wins)


class Outcome(NamedTuple):
    """One game: per bot of the line-up whether it won, its score (None: it has none) and whether it was eliminated, the
    level at each seat, and the winning seats."""

    won: tuple[bool, ...]
    scores: tuple[float | None, ...]
    out: tuple[bool, ...]
    levels: tuple[str, ...]
    seats: tuple[int, ...]
    account: Account | None = None


def duel(
    name: str,
    players: int,
    options: Mapping[str, OptionValue],
    levels: Sequence[str],
    games: int,
    key: str,
    processes: int | None = None,
    stay: bool = False,
) -> Duel:
    """Play `games` games; the line-up moves on by one seat after each, so that nobody has the better place.

    `levels` names a bot for each player.  With `stay` they keep their seats: where seats differ that tells how one
    side does against the other.  With one process everything runs in this one."""
    game = game_named(name)
    chosen = game.options(options)
    game.check_table(players, chosen)
    if len(levels) != players:
        raise SetupError(f"{players} players need {players} bots; {len(levels)} are named.")
    for level in levels:
        bot_for(game, level, key)
    if games < 1:
        raise SetupError(f"{games} games are none. Play at least one.")
    processes = min(processes or os.cpu_count() or 1, games)
    jobs = [(name, chosen, tuple(levels), rekey(key, number), 0 if stay else number) for number in range(games)]
    if processes == 1:
        outcomes = [play_one(job) for job in jobs]
    else:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            outcomes = list(pool.map(play_one, jobs, chunksize=CHUNK))
    roles = tuple([game.manners.role(players, chosen, seat) for seat in SEATS[:players]])
    return _count(tuple(levels), outcomes, roles)


def play_one(job: tuple[str, Options, tuple[str, ...], str, int]) -> Outcome:
    """One game of the series; `number` turns the line-up."""
    name, options, levels, key, number = job
    game = game_named(name)
    players = len(levels)
    seat_of = [SEATS[(index + number) % players] for index in range(players)]
    bots = {seat: bot_for(game, level, rekey(key, seat)) for seat, level in zip(seat_of, levels, strict=True)}
    position = game.start(players, options, key)
    standings = play_out(game, position, bots)
    winners = standings[0].seats if standings[0].place == 1 else ()
    scores = {seat: standing.score for standing in standings for seat in standing.seats}
    out = game.eliminated(position.state)
    return Outcome(
        tuple([seat in winners for seat in seat_of]),
        tuple([scores[seat] for seat in seat_of]),
        tuple([seat in out for seat in seat_of]),
        tuple([levels[seat_of.index(seat)] for seat in SEATS[:players]]),
        tuple([SEATS.index(seat) for seat in winners]),
        game.account(position.state),
    )


def _count(levels: tuple[str, ...], outcomes: list[Outcome], roles: tuple[str, ...]) -> Duel:
    bots = []
    for index, level in enumerate(levels):
        scores = [score for outcome in outcomes if (score := outcome.scores[index]) is not None]
        wins = sum([outcome.won[index] for outcome in outcomes])
        mean = sum(scores) / len(scores) if scores else 0.0
        out = sum([outcome.out[index] for outcome in outcomes])
        bots.append(Tally(level, len(outcomes), wins, mean, out, len(scores)))
    seats = Counter(seat for outcome in outcomes for seat in outcome.seats)
    shares = {level: _share(level, levels, outcomes) for level in levels}
    told = together([(one.account, bool(one.seats)) for one in outcomes if one.account is not None])
    places = tuple([seats[index] for index in range(len(levels))])
    return Duel(tuple(bots), places, shares, _sides(roles, outcomes), told)


def _sides(roles: tuple[str, ...], outcomes: list[Outcome]) -> tuple[Side, ...]:
    games, wins = Counter[tuple[str, tuple[str, ...]]](), Counter[tuple[str, tuple[str, ...]]]()
    for role in dict.fromkeys([role for role in roles if role]):
        seats = [index for index, one in enumerate(roles) if one == role]
        for outcome in outcomes:
            side = role, tuple(sorted([outcome.levels[index] for index in seats]))
            games[side] += 1
            wins[side] += any(index in outcome.seats for index in seats)
    return tuple([Side(role, levels, number, wins[role, levels]) for (role, levels), number in games.items()])


def _share(level: str, levels: tuple[str, ...], outcomes: list[Outcome]) -> float:
    own = [index for index, other in enumerate(levels) if other == level]
    return sum([any(outcome.won[index] for index in own) for outcome in outcomes]) / len(outcomes)
