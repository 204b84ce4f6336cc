"""Every game at every table, and random games that say where they are when something fails.

    with play(table, seed) as game:
        for position in game.decisions():
            ...                       # looked at between any two answers

When an assertion fails (or a rule crashes), the note under the traceback names table, seed
and step, and `at(table, seed, step)` brings the same position back.
"""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, islice, permutations
from types import TracebackType
from typing import Any, Self

import msgspec
from tests.conformance.beacon.beacon import GAME as BEACON
from tests.conformance.brought import deals
from tests.conformance.heritage_chapter.heritage_chapter import GAME as HERITAGE_CHAPTER
from tests.conformance.lock.lock import GAME as LOCK
from tests.conformance.reliquary.reliquary import GAME as RELIQUARY
from tests.conformance.vigil.vigil import GAME as VIGIL
from tests.conformance.wake.wake import GAME as WAKE

from nokturn.games import GAMES, game_named
from nokturn.kernel import Answer, Ask, Position, Seat
from nokturn.kernel.chance import rekey
from nokturn.kernel.events import Event
from nokturn.kernel.game import Game, Options
from nokturn.kernel.snapshots import digest
from nokturn.kernel.words import Words

TOYS: tuple[Game[Any], ...] = (WAKE, LOCK, VIGIL, RELIQUARY, BEACON)
EVERY_GAME: tuple[Game[Any], ...] = (*[game_named(name) for name in GAMES], HERITAGE_CHAPTER, *TOYS)


class Table(msgspec.Struct, frozen=True):
    """A game, a number of players, the options they agreed on and what they bring."""

    game: Game[Any]
    players: int
    options: Options

    def __str__(self) -> str:
        usual = self.game.options({})
        changed = [(key, value) for key, value in self.options.items() if key in usual and value != usual[key]]
        chosen = [key if value is True else f"{key}={value}" for key, value in changed]
        brought = [str(value) for key, value in self.options.items() if self.game.brings.is_brought(key)]
        return "-".join([self.game.name, str(self.players), *chosen, *brought])

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple("ABCDEFGH"[: self.players])

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Everybody who looks on: the seats, and a spectator."""
        return (*self.seats, None)

    def words(self, lang: str, names: Mapping[Seat, str] | None = None) -> Words:
        """Who speak of this table, with the names of its packs."""
        packs = {pack.id: pack.hash for pack in self.game.packs.opened(self.options)}
        return Words(self.game, lang, names, packs=packs)


PLAIN = tuple(Table(game, players, options) for game in EVERY_GAME for players, options in game.tables())
"""Every table; nobody brings anything to it."""
TABLES = tuple(
    Table(table.game, table.players, table.options | deal)
    for table in PLAIN
    for deal in deals(table.game, table.players, table.options)
)
"""Every table, once with everything that is brought to it."""


def sizes_for(check: str, game: Game[Any]) -> set[int]:
    """The numbers of players of a game with which `make test` runs `check`: every other one, and which of them follows
    from the name of the check, so that the checks together play with every number."""
    first = int(rekey("size", check, game.name), 16) % 2
    return set(game.counts[first::2] or game.counts)


def table_for(check: str, table: Table) -> Table:
    """The one table of this game and number of players at which `make test` runs `check`, if it does."""
    alike = [other for other in TABLES if (other.game, other.players) == (table.game, table.players)]
    return alike[int(rekey("table", check, table.game.name, table.players), 16) % len(alike)]


@cache
def every_other_table(check: str, game: Game[Any]) -> tuple[Table, ...]:
    """Where `make test` runs a check that is to be made widely; it begins at the first or at the second table of the
    game, as follows from the name of the check."""
    own = [table for table in TABLES if table.game == game]
    return tuple(own[WIDE_CHECKS.index(check) % 2 :: 2] or own)


WIDE_CHECKS = (
    "test_compiled_and_native_rules_play_the_same_game",
    "test_no_hidden_name_reaches_anybody",
    "test_random_games_end",
)
"""Checks that are marked `widely`: what they look for may be at any table.  Neighbours in this list share no table."""

SPARSE_UP_TO = 100_000
"""Far beyond the decisions of any game."""


@cache
def called(game: Game[Any]) -> frozenset[str]:
    """Names of everything that the sources of a game call: `ask_all`, `chance`, `Refused` …"""
    return frozenset(name for name, _ in calls(game))


def calls(game: Game[Any]) -> Iterator[tuple[str, ast.Call]]:
    """Every call in the sources of the game, by the name of what is called."""
    for path in game.folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield getattr(node.func, "attr", getattr(node.func, "id", "")), node


def key_of(seed: int) -> str:
    """The key of the random game `seed`."""
    return f"{seed:032x}"


@cache
def sparse(dense: int) -> frozenset[int]:
    """The first `dense` steps of a game, and then steps ever further apart, so that a game ten times as long has only
    2.3 times `dense` more of them."""
    steps = [0]
    while steps[-1] < SPARSE_UP_TO:
        steps.append(steps[-1] + max(1, steps[-1] // dense))
    return frozenset(steps)


class Play:
    """One game answered at random.  `seed` decides everything: the deal and the answers."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table, self.seed = table, seed
        self.dice = random.Random(f"{table}/{seed}")
        self.position: Position[Any] = table.game.start(table.players, table.options, key_of(seed))
        self.step = 0
        self.seat: Seat = ""
        self.answer: Answer = None
        """Who answers what next, once `choose` has been called (`decisions` does)."""
        self.told: list[Event] = []
        """What has happened since the decision before."""
        self._listen()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if error is not None:
            error.add_note(f"at table {self.table}, seed {self.seed}, step {self.step}: {self._asked()}")
            error.add_note(f"again: at({str(self.table)!r}, {self.seed}, {self.step}) of tests/conformance/play.py")

    def _asked(self) -> str:
        return ", ".join(f"{ask.seat} '{ask.prompt}'" for ask in self.position.asks()) or "the game is over"

    def decisions(self, dense: int = 0) -> Iterator[Position[Any]]:
        """The position at every decision; after each, the answer chosen at random is taken.

        `dense`, for checks that take their time: only at the steps of `sparse`."""
        while not self.position.over:
            self.choose()
            if dense == 0 or self.step in sparse(dense):
                yield self.position
            self.take()

    def choose(self) -> None:
        """Settle who answers what next."""
        question = self.dice.choice(self.position.asks())
        self.seat, self.answer = question.seat, random_answer(question, self.dice)

    def take(self) -> None:
        """Take the answer that was chosen."""
        assert self.step < self.table.game.decision_limit, "the game takes more decisions than its limit"
        refusal = self.position.answer(self.seat, self.answer)
        assert refusal is None, f"{self.seat} was offered {self.answer}, which is refused: {refusal}"
        self.step += 1
        self._listen()

    def _listen(self) -> None:
        self.told = self.position.state.events or []
        self.position.state.events = []

    def digest(self) -> str:
        return digest(self.table.game, self.position)


def play(table: Table, seed: int) -> Play:
    """A random game, at its first question."""
    return Play(table, seed)


def at(table: str, seed: int, step: int) -> Play:
    """A random game at a step that a failing test has named, e.g. `at("vendetta-3", 7, 41)`."""
    game = Play(next(known for known in (*TABLES, *PLAIN) if str(known) == table), seed)
    while game.step < step:
        game.choose()
        game.take()
    return game


def random_answer(ask: Ask, dice: random.Random) -> Answer:
    """Any legal answer.  Half of the time the verb is chosen before the object, so that what has
    few objects (end the turn, drain, use a relic) is tried as often as what has many."""
    match ask.kind:
        case "one":
            options = ask.options
            if dice.random() < 0.5:
                verb = dice.choice(sorted({type(option).__name__ for option in options}))
                options = tuple(option for option in options if type(option).__name__ == verb)
            return dice.choice(options)
        case "some":
            return tuple(dice.sample(ask.options, dice.randint(ask.low, ask.high)))
        case "order":
            return tuple(dice.sample(ask.options, len(ask.options)))
        case "number":
            return dice.randint(ask.low, ask.high)
        case "confirm":
            return dice.random() < 0.5


def answers_to(ask: Ask, most: int = 40) -> tuple[Answer, ...]:
    """All legal answers to a question; of long lists of subsets and orders only the first ones."""
    match ask.kind:
        case "one":
            return ask.options
        case "some":
            sizes = range(ask.low, ask.high + 1)
            return tuple(islice((some for size in sizes for some in combinations(ask.options, size)), most))
        case "order":
            return tuple(islice(permutations(ask.options), most))
        case "number":
            return tuple(range(ask.low, ask.high + 1))
        case "confirm":
            return (True, False)


def play_on(position: Position[Any], seed: int, decisions: int) -> None:
    """Play a position on at random, for so many decisions or to its end."""
    dice = random.Random(seed)
    for _ in range(decisions):
        if position.over:
            return
        question = dice.choice(position.asks())
        refusal = position.answer(question.seat, random_answer(question, dice))
        assert refusal is None, f"{question} offers what is refused: {refusal}"


def finish(table: Table, position: Position[Any], seed: int) -> None:
    """Play a position on to its end at random."""
    play_on(position, seed, table.game.decision_limit)
    assert position.over, f"{table}: the game does not end within {table.game.decision_limit} decisions"
