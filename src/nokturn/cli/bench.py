"""`nokturn bench`: how fast the games run on this machine, on one core.

Everything is measured as a rate, best of several rounds.  The rounds of all contenders
take turns, so that a busy moment of the machine hits them alike.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from time import process_time
from typing import Any, NamedTuple, TypeAlias

from rich.box import MARKDOWN
from rich.console import Console
from rich.table import Table

from nokturn.games import GAMES, game_named
from nokturn.kernel.asks import Answer, Ask
from nokturn.kernel.chance import rekey
from nokturn.kernel.game import Game, Options
from nokturn.kernel.position import Position
from nokturn.kernel.snapshots import load, save

DECISIONS_PER_SECOND = {"vendetta": 20_000, "heritage": 20_000, "dracula": 10_000, "vtes": 5_000, "grail": 5_000}
CLONES_PER_SECOND = {"heritage": 200_000, "grail": 200_000}
CLONES_OTHERWISE = 50_000
SAVE_IN_MICROSECONDS = 1_000

Contender: TypeAlias = Callable[[float], tuple[int, float]]
"""Works for about so many seconds; says how much it did, and in how many seconds."""


class Row(NamedTuple):
    """One line of the table: what was measured, the result, what we want, and how many times that the result is."""

    what: str
    result: str
    goal: str = ""
    ratio: str = ""


def bench(*games: str, seconds: float = 0.2, rounds: int = 5) -> None:
    """Measure random play, clones, saves and loads of the games, for every player count.

    Parameters
    ----------
    games:
        Which games; all, if none is named.
    seconds:
        How long to measure each thing in each round.
    rounds:
        Best of so many.
    """
    show(itertools.chain.from_iterable(measure(game_named(name), seconds, rounds) for name in games or GAMES))


def show(rows: Iterable[Row]) -> None:
    """Print the table."""
    table = Table(box=MARKDOWN)
    table.add_column("measured")
    for heading in ("result", "goal", "ratio"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    Console(width=100).print(table)


# --- measuring -----------------------------------------------------------------------------------


def timed(work: Callable[[], int], clock: Callable[[], float] = process_time) -> Contender:
    """A contender that does `work`, which says how much it was, again and again until the time is over.

    What is measured is the time that one core has worked for it, whatever else the machine does; for comparisons with
    programs that keep their time themselves, another `clock`."""

    def contend(seconds: float) -> tuple[int, float]:
        done, started = 0, clock()
        while True:
            done += work()
            taken = clock() - started
            if taken >= seconds:
                return done, taken

    return contend


def best_rates(contenders: Mapping[str, Contender], seconds: float, rounds: int) -> dict[str, float]:
    """The best rate per second of each contender, after a warm-up."""
    for contend in contenders.values():
        contend(seconds)
    best = dict.fromkeys(contenders, 0.0)
    for _ in range(rounds):
        for name, contend in contenders.items():
            done, taken = contend(seconds)
            best[name] = max(best[name], done / taken)
    return best


def measure(game: Game[Any], seconds: float, rounds: int) -> Iterator[Row]:
    """What every game promises, for each player count."""
    contenders: dict[str, Contender] = {}
    for count in game.counts:
        games = RandomGames(game, count)
        halves = [games.half_played(number) for number in range(10)]
        saves = [save(game, position) for position in halves]
        contenders |= {
            f"{count} decisions": timed(games.play_next),
            f"{count} clones": timed(for_each(Position.clone, halves)),
            f"{count} saves": timed(for_each(lambda position: save(game, position), halves)),
            f"{count} loads": timed(for_each(lambda data: load(game, data).asks(), saves)),
        }
    best = best_rates(contenders, seconds, rounds)
    goal = DECISIONS_PER_SECOND.get(game.name, 0)
    clones = CLONES_PER_SECOND.get(game.name, CLONES_OTHERWISE)
    for count in game.counts:
        what = f"{game.name}, {count} players"
        yield rate_row(f"{what}: random play", best[f"{count} decisions"], "decisions", goal)
        yield rate_row(f"{what}: clone in mid-game", best[f"{count} clones"], "clones", clones)
        yield time_row(f"{what}: save in mid-game", best[f"{count} saves"], SAVE_IN_MICROSECONDS)
        yield time_row(f"{what}: load, and ask again", best[f"{count} loads"], SAVE_IN_MICROSECONDS)


def for_each(act: Callable[[Any], Any], things: Iterable[Any]) -> Callable[[], int]:
    """Work that does `act` to each of `things`."""
    listed = list(things)

    def work() -> int:
        for thing in listed:
            act(thing)
        return len(listed)

    return work


def rate_row(what: str, rate: float, unit: str, goal: float = 0) -> Row:
    """So many a second, the more the better."""
    result = f"{rate:,.0f} {unit}/s"
    return Row(what, result, f"≥ {goal:,.0f}/s", f"{rate / goal:.1f} ×") if goal else Row(what, result)


def time_row(what: str, rate: float, goal: float) -> Row:
    """So many microseconds each, the fewer the better."""
    taken = 1e6 / rate
    return Row(what, f"{taken:,.0f} µs", f"< {goal:,.0f} µs", f"{goal / taken:.1f} ×")


# --- playing -------------------------------------------------------------------------------------


class RandomGames:
    """Numbered games in which everything is left to chance; the options are enumerated at every decision."""

    def __init__(self, game: Game[Any], count: int) -> None:
        self.game = game
        self.count = count
        self.options = usual_options(game, count)
        self._numbers = itertools.count()

    def play_next(self) -> int:
        """Play the next game to its end; so many decisions it took."""
        return random_play(*self._start(next(self._numbers)), self.game.decision_limit)

    def half_played(self, number: int) -> Position[Any]:
        """A game in the middle."""
        decisions = random_play(*self._start(number), self.game.decision_limit)
        position, choose = self._start(number)
        random_play(position, choose, decisions // 2)
        return position

    def _start(self, number: int) -> tuple[Position[Any], random.Random]:
        key = rekey("", number)
        return self.game.start(self.count, self.options, key), random.Random(key)


def usual_options(game: Game[Any], count: int) -> Options:
    """The default options where so many can play with them, else the first that fit."""
    possible = [options for players, options in game.tables() if players == count]
    usual = game.options({})
    return usual if usual in possible else possible[0]


def random_play(position: Position[Any], choose: random.Random, limit: int) -> int:
    """Take up to `limit` random decisions; so many were taken."""
    for taken in range(limit):
        asks = position.asks()
        if not asks:
            return taken
        refusal = position.answer(asks[0].seat, random_answer(asks[0], choose))
        assert refusal is None, refusal
        position.state.events = []  # a table has read them by now
    return limit


def random_answer(ask: Ask, choose: random.Random) -> Answer:
    """Any answer that is legal."""
    match ask.kind:
        case "one":
            return ask.options[int(choose.random() * len(ask.options))]
        case "some":
            return tuple(choose.sample(ask.options, choose.randint(ask.low, ask.high)))
        case "order":
            return tuple(choose.sample(ask.options, len(ask.options)))
        case "number":
            return choose.randint(ask.low, ask.high)
        case "confirm":
            return choose.random() < 0.5
