"""`nokturn fuzz`: random games at every table, with everything that can be brought to it, and sittings of campaigns,
looking for crashes, dead ends and endless games.

Game number `n` of a seed is always the same game.  What goes wrong is written to a record that
can be loaded and replayed like any saved game.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, Literal, NamedTuple, Self

import msgspec

from nokturn.cli.fuzz_sittings import follow, key_of, people, single_number, sitting_numbered
from nokturn.cli.leave import command_name
from nokturn.games import game_named
from nokturn.kernel.asks import Answer, Seat
from nokturn.kernel.compiler.native import NativePosition
from nokturn.kernel.content import write_whole
from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import SEATS, Game, Options, written
from nokturn.kernel.plain import pack
from nokturn.kernel.position import Position
from nokturn.kernel.records import Record, hashes_of, sealed
from nokturn.players import RandomBot

CHUNK = 25
"""Games a process plays before it reports."""


class Failure(NamedTuple):
    """What went wrong in which game, and the record that leads up to it."""

    number: int
    what: str
    record: bytes


class Report(NamedTuple):
    """What a run of games came to."""

    games: int
    decisions: int
    failures: list[Failure]


class How(NamedTuple):
    """How the games are played."""

    native: bool = False
    """With uncompiled rules as well."""
    by_chance: bool = False
    """With whatever chance brings to the tables."""


def fuzz(
    game: str = "vendetta",
    /,
    *,
    games: int = 1000,
    seed: str = "0",
    first: int = 0,
    native: bool = False,
    decks: Literal["named", "random"] = "named",
    jobs: int | None = None,
    out: Path = Path(),
) -> int:
    """Play random games at every legal table, on all cores; where a campaign is made of them, its sittings too.

    Parameters
    ----------
    game:
        Which game.
    games:
        How many.
    seed:
        A word from which everything follows: the same word, the same games.
    first:
        Number of the first game, to repeat one that failed.
    native:
        Play each game with uncompiled rules as well, and compare.
    decks:
        What is brought to the tables: everything that has a name in turn, or decks put together by chance from all
        cards, so that any two of them meet.
    jobs:
        How many processes; one for each core, if not given.
    out:
        The folder for the records of games that fail.
    """
    if games < 1 or first < 0 or (jobs is not None and jobs < 1):
        raise SetupError("--games and --jobs start at 1, --first at 0.")
    if decks == "random" and not game_named(game).brings.by_chance(seed, game_named(game).options({})):
        raise SetupError(f"Nobody brings anything to {game}: leave out --decks.")
    started = perf_counter()
    numbers = range(first, first + games)
    played = decisions = failed = 0
    how = How(native, by_chance=decks == "random")
    for report in reports(game_named(game), seed, numbers, how, jobs or os.cpu_count() or 1):
        played += report.games
        decisions += report.decisions
        for failure in report.failures:
            failed += 1
            tell(game, seed, failure, how, out)
        progress(f"{played} of {games} games, {decisions} decisions")
    seconds = perf_counter() - started
    progress("")
    outcome = f"{failed} failed" if failed else "no crash, no dead end, no endless game"
    print(f"{played} games, {decisions} decisions, {seconds:.1f} seconds: {outcome}.")
    return 1 if failed else 0


def reports(game: Game[Any], seed: str, numbers: range, how: How, jobs: int) -> Iterator[Report]:
    """The games in chunks, on so many processes; with one, in this very process."""
    chunks = [numbers[start : start + CHUNK] for start in range(0, len(numbers), CHUNK)]
    if jobs == 1:
        for chunk in chunks:
            yield play_chunk(game.name, seed, chunk, how)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(play_chunk, game.name, seed, chunk, how) for chunk in chunks}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def play_chunk(name: str, seed: str, numbers: range, how: How) -> Report:
    """Play these games."""
    game = game_named(name)
    decisions, failures = 0, []
    for number in numbers:
        random_game = RandomGame.numbered(game, seed, number, by_chance=how.by_chance)
        what = random_game.play(how.native)
        decisions += len(random_game.steps)
        if not what and random_game.handed_down is not None:
            follow(game, seed, number, random_game.left)
        if what:
            failures.append(Failure(number, what, random_game.record()))
    return Report(len(numbers), decisions, failures)


class RandomGame:
    """One game in which every answer is left to chance."""

    def __init__(self, game: Game[Any], players: int, options: Options, key: str, handed_down: Any = None) -> None:
        self.game, self.players, self.options, self.key = game, players, options, key
        self.handed_down = handed_down
        """What earlier sittings have left to this one; None: a single game."""
        self.left: Any = None
        """What it leaves itself."""
        self.steps: list[tuple[Seat, Any]] = []
        """Only what was taken without a fault: the record can always be loaded."""

    @classmethod
    def numbered(cls, game: Game[Any], seed: str, number: int, *, by_chance: bool = False) -> Self:
        """Game `number`: all tables in turn, and each time round something else is brought to them; between them, where
        there are such, the sittings of campaigns."""
        key = key_of(seed, number)
        if numbered := sitting_numbered(game, seed, number):
            players, sitting = numbered
            return cls(game, players, game.options(sitting.options), key, sitting.handed_down)
        tables = game.tables()
        turn, place = divmod(single_number(game, number), len(tables))
        players, options = tables[place]
        brought = game.brings.for_game(players, turn)
        if by_chance:
            drawn = {seat: game.brings.by_chance(f"{key}{seat}", options) for seat in SEATS[:players]}
            brought |= {f"{name}:{seat}": value for seat, each in drawn.items() for name, value in each.items()}
        return cls(game, players, options | brought, key)

    def play(self, native: bool) -> str:
        """What went wrong; empty if nothing did."""
        usual = self.game.options({})
        told = {
            key: str(value).partition("\n")[0] if isinstance(value, str) else value
            for key, value in self.options.items()
        }
        chosen = [f"{key}={written(value)}" for key, value in told.items() if value != usual.get(key)]
        table = f"{self.players} players, {', '.join(chosen) or 'plain'}"
        try:
            return what if not (what := self._play(native)) else f"{table}, after step {len(self.steps)}: {what}"
        except Exception as error:
            where = error.__traceback__
            while where is not None and where.tb_next is not None:
                where = where.tb_next
            line = f" ({Path(where.tb_frame.f_code.co_filename).name}:{where.tb_lineno})" if where else ""
            return f"{table}, after step {len(self.steps)}: {type(error).__name__}: {error}{line}"

    def _play(self, native: bool) -> str:
        bot, first = RandomBot(self.key), random.Random(self.key)
        left = self.handed_down
        position = self.game.start(self.players, self.options, self.key, handed_down=left)
        twin = self.game.start_native(self.players, self.options, self.key, handed_down=left) if native else None
        while not position.over:
            asks = position.asks()
            if not asks:
                return "a dead end: the game is not over and nobody is asked anything"
            if len(self.steps) >= self.game.decision_limit:
                return f"no end after {self.game.decision_limit} decisions"
            if twin is not None and twin.asks() != asks:
                return "the uncompiled rules ask something else"
            ask = first.choice(asks) if position.any_of else asks[0]
            answer = bot.answer(None, ask, ())
            what = self._take(position, twin, ask.seat, answer)
            if what:
                return f"{what}; {ask.seat} answered '{ask.prompt}' with {answer!r}"
        if twin is not None and not twin.over:
            return "the uncompiled rules are not at the end"
        self.game.standings(position.state)
        self.left = self.game.legacy(position.state)
        return ""

    def _take(self, position: Position[Any], twin: NativePosition[Any] | None, seat: Seat, answer: Answer) -> str:
        try:
            refusal = position.answer(seat, answer)
            if twin is not None:
                twin.answer(seat, answer)
        except Exception as error:
            error.args = (f"{error}; {seat} answered with {answer!r}",)
            raise
        if refusal is not None:
            return f"an answer that was offered is refused ({refusal.reason} {refusal.rule})"
        self.steps.append((seat, pack(answer)))
        position.state.events = []
        faults = self.game.faults(position.state)
        if faults:
            return f"the table is not sound: {'; '.join(faults)}"
        if twin is not None:
            twin.state.events = []
            if twin.state != position.state:
                return "the uncompiled rules lead to another state"
        return ""

    def record(self) -> bytes:
        """The game up to the fault, as a save."""
        record = Record(
            game=self.game.name,
            rules=self.game.rules_version,
            options=self.options,
            players=list(people(self.players)),
            key=self.key,
            steps=self.steps,
            handed_down=msgspec.UNSET if self.handed_down is None else pack(self.handed_down),
            packs=hashes_of(self.game, self.options),
        )
        return sealed(record)


def tell(game: str, seed: str, failure: Failure, how: How, out: Path) -> None:
    """Keep the record and say how to see the fault again."""
    path = out / f"fuzz-{game}-{seed}-{failure.number}.json"
    write_whole(path, failure.record)
    progress("")
    print(f"Game {failure.number}: {failure.what}")
    print(f"  up to there: {command_name()} replay {path}")
    more = " --decks random" if how.by_chance else ""
    print(f"  again: {command_name()} fuzz {game} --seed {seed} --first {failure.number} --games 1{more}")


def progress(text: str) -> None:
    """One line that overwrites itself, if somebody is watching."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
