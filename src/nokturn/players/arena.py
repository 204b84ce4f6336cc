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
from nokturn.kernel.game import SEATS, Options, OptionValue
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
    """Of the games it was not eliminated in."""
    eliminated: int

    @property
    def share(self) -> float:
        """Of games won."""
        return self.wins / self.games if self.games else 0.0


class Duel(NamedTuple):
    """A series of games: a tally for each bot of the line-up, and the wins by seat."""

    bots: tuple[Tally, ...]
    seats: tuple[int, ...]
    """Wins of whoever sat at the first, second, … seat; a team wins with all its seats."""
    shares: dict[str, float]
    """Per level: the games in which a bot of this level was among the winners."""
    roles: dict[str, int]
    """Wins by what the winners played, where seats differ: `role-dracula`, `role-hunters`; else empty."""


class Outcome(NamedTuple):
    """One game: per bot of the line-up whether it won and its score (None: eliminated), and the winning seats."""

    won: tuple[bool, ...]
    scores: tuple[int | None, ...]
    seats: tuple[int, ...]


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
    roles = tuple([game.role(players, chosen, seat) for seat in SEATS[:players]])
    return _count(tuple(levels), outcomes, roles)


def play_one(job: tuple[str, Options, tuple[str, ...], str, int]) -> Outcome:
    """One game of the series; `number` turns the line-up."""
    name, options, levels, key, number = job
    game = game_named(name)
    players = len(levels)
    seat_of = [SEATS[(index + number) % players] for index in range(players)]
    bots = {seat: bot_for(game, level, rekey(key, seat)) for seat, level in zip(seat_of, levels, strict=True)}
    standings = play_out(game, game.start(players, options, key), bots)
    winners = standings[0].seats
    scores = {seat: standing.score for standing in standings for seat in standing.seats}
    return Outcome(
        tuple([seat in winners for seat in seat_of]),
        tuple([scores[seat] for seat in seat_of]),
        tuple([SEATS.index(seat) for seat in winners]),
    )


def _count(levels: tuple[str, ...], outcomes: list[Outcome], roles: tuple[str, ...]) -> Duel:
    bots = []
    for index, level in enumerate(levels):
        scores = [score for outcome in outcomes if (score := outcome.scores[index]) is not None]
        wins = sum([outcome.won[index] for outcome in outcomes])
        mean = sum(scores) / len(scores) if scores else 0.0
        bots.append(Tally(level, len(outcomes), wins, mean, len(outcomes) - len(scores)))
    seats = Counter(seat for outcome in outcomes for seat in outcome.seats)
    shares = {level: _share(level, levels, outcomes) for level in levels}
    return Duel(tuple(bots), tuple([seats[index] for index in range(len(levels))]), shares, _by_role(roles, outcomes))


def _by_role(roles: tuple[str, ...], outcomes: list[Outcome]) -> dict[str, int]:
    """A side that wins together has won one game."""
    wins = dict.fromkeys([role for role in roles if role], 0)
    for outcome in outcomes:
        for role in {roles[index] for index in outcome.seats if roles[index]}:
            wins[role] += 1
    return wins


def _share(level: str, levels: tuple[str, ...], outcomes: list[Outcome]) -> float:
    own = [index for index, other in enumerate(levels) if other == level]
    return sum([any(outcome.won[index] for index in own) for outcome in outcomes]) / len(outcomes)
