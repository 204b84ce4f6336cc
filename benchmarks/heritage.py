"""How strong the clever player of Heritage is, and how evenly its clans win.

`python -m benchmarks.heritage greedy` and `… random` seat it with two such players; the clans and the seats go round.
`… clans` has clever players only, at 2, 3 and 4 seats, and counts wins per clan with 95 % intervals.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.players.greedy_player import GreedyPlayer

from nokturn.cli.bench import Row, show
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.clans import CLANS
from nokturn.games.heritage.state.choices import TakeClan
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Answer, Ask, Seat
from nokturn.kernel.bots import Bot
from nokturn.kernel.chance import rekey
from nokturn.kernel.events import Line
from nokturn.kernel.game import SEATS, Options
from nokturn.kernel.position import Position
from nokturn.players.arena import Side
from nokturn.players.levels import bot_for
from nokturn.players.playing import play_out

GOALS = {"greedy": 0.60, "random": 0.97}
"""Of games that the clever player wins against two of these."""
AT_THE_TABLE = 3
EVEN = (0.7, 1.4)
"""Between these shares of an even share a clan should win."""


class Played(NamedTuple):
    """One game: who won, and what everybody led."""

    winner: Seat
    clans: dict[Seat, str]
    scores: dict[Seat, float]


class Leading:
    """A bot that leads the clan it is told to."""

    def __init__(self, bot: Bot, clan: str) -> None:
        self._bot, self._clan = bot, clan

    def answer(self, view: object, ask: Ask, log: tuple[Line, ...]) -> Answer:
        return TakeClan(self._clan) if ask.prompt == "take-clan" else self._bot.answer(view, ask, log)


def tables(players: int) -> list[Options]:
    """Every trio of theatres there is for so many."""
    return [options for count, options in GAME.tables() if count == players]


def clans_of(players: int, number: int) -> list[str]:
    """All clans in turn at every seat, next to ever other ones."""
    names = list(CLANS)
    step = 1 + number // len(names) % (len(names) - 1)
    found: list[str] = []
    at = number
    while len(found) < players:
        while names[at % len(names)] in found:
            at += 1
        found.append(names[at % len(names)])
        at += step
    return found


def play(levels: Sequence[str], number: int, seed: str) -> Played:
    """Game `number`: the line-up moves on by a seat, the clans by one, the theatres by a trio."""
    players = len(levels)
    options = tables(players)
    key = rekey(seed, number)
    position: Position[Heritage] = GAME.start(players, options[number // players % len(options)], key)
    bots: dict[Seat, Bot] = {}
    for place, (level, clan) in enumerate(zip(levels, clans_of(players, number), strict=True)):
        seat = SEATS[(place + number) % players]
        bots[seat] = Leading(_bot(level, position, rekey(key, seat)), clan)
    standings = play_out(GAME, position, bots)
    scores = {standing.seats[0]: standing.score or 0.0 for standing in standings}
    return Played(standings[0].seats[0], dict(position.state.clans), scores)


def _bot(level: str, position: Position[Heritage], key: str) -> Bot:
    return GreedyPlayer(position, key) if level == "greedy" else bot_for(GAME, level, key)


def strength(against: str, games: int, seed: str) -> Iterator[Row]:
    """One clever player, two others."""
    wins, own, theirs = 0, 0.0, 0.0
    for number in range(games):
        played = play(["clever", *[against] * (AT_THE_TABLE - 1)], number, seed)
        clever = SEATS[number % AT_THE_TABLE]
        wins += played.winner == clever
        own += played.scores[clever] / games
        theirs += sum(played.scores.values()) - played.scores[clever]
    share, goal = Side("clever", (), games, wins), GOALS[against]
    low, high = share.interval
    what = f"clever against two {against}, {games} games: won ({low:.1%} – {high:.1%})"
    yield Row(what, f"{share.share:.1%}", f"≥ {goal:.0%}", f"{share.share / goal:.2f} ×")
    yield Row("mean points: clever, others", f"{own:.1f}, {theirs / games / (AT_THE_TABLE - 1):.1f}")


def balance(players: int, games: int, seed: str) -> Iterator[Row]:
    """Wins per clan among clever players, as a share of the games it was led in."""
    led, won = Counter[str](), Counter[str]()
    for number in range(games):
        played = play(["clever"] * players, number, f"{seed} {players}")
        led.update(played.clans.values())
        won[played.clans[played.winner]] += 1
    for clan in CLANS:
        side = Side(clan, (), led[clan], won[clan])
        low, high = side.interval
        what = f"{players} players, {clan}: {won[clan]} of {led[clan]} ({low:.1%} – {high:.1%})"
        yield Row(what, f"{side.share:.1%}", "{} – {} ×".format(*EVEN), f"{side.share * players:.2f} ×")


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.heritage", description=__doc__)
    parser.add_argument("against", choices=[*GOALS, "clans"])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, nargs="*", default=list(GAME.counts), help="with clans")
    parser.add_argument("--seed", default="heritage")
    chosen = parser.parse_args(argv)
    if chosen.against == "clans":
        for players in chosen.players:
            show(balance(players, chosen.games, chosen.seed))
    else:
        show(strength(chosen.against, chosen.games, chosen.seed))


if __name__ == "__main__":
    main()
