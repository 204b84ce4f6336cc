"""The contract every game fulfils.

A game is a package `nokturn.games.<name>` whose `GAME` is an instance of a `Game`
subclass.  Reading this file is enough to drive any game; fulfilling it is enough to
be played in the terminal, in the browser, by bots and from Python, and to be put
through the conformance suite (`tests/conformance`).

A game has six parts.  The rules are the game itself, and have to be written; the
others have defaults that do, so that a small game overrides none of them:

    game            rules     options, first question, views, resampling, standings
    game.tongue     Tongue    names of things, the table as text, the story (`parts/`)
    game.printed    PrintedMatter   what is printed: to read, to look up, to search (`parts/`)
    game.brings     Brings    what each player brings, a deck; in most games nothing
    game.manners    Manners   roles, teams, whispers, turns, first orders (`parts/`)
    game.packs      Packs     content it plays and does not contain (`packs/`)

Vocabulary
    seat        a place at the table: "A", "B", … clockwise
    state       everything there is in the game (`State`), hidden things included
    position    state + where the rules are in the middle of (`Position`)
    ask         an open question to one seat; asks are derived, never stored
    answer      what a seat answers; legal if and only if the ask offers it
    view        what one seat may know of the state, built up from nothing
    key         the secret from which all randomness of one game follows

Life of a game
    >>> from nokturn.games import game_named
    >>> game = game_named("vendetta")
    >>> position = game.start(4, {}, key="00" * 16)
    >>> while not position.over:
    ...     ask = position.asks()[0]
    ...     answer = first_answer(ask)
    ...     refusal = position.answer(ask.seat, answer)
    ...     assert refusal is None
    >>> sorted(game.standings(position.state)[0].seats) != []
    True

Promises of a game, checked for all of them by the conformance suite
    * same key, same options, same answers: the same game, compiled and native
    * at every decision the position can be saved, loaded and cloned
    * every option offered can be taken; everything else is refused with a known rule
    * `resample(state, seat, …)` changes nothing that `seat` sees: view, asks, log
    * a random game ends within `decision_limit` decisions
    * every prompt, option, event and refusal has Polish and English words
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from nokturn.kernel.asks import Answer, Ask, Seat
from nokturn.kernel.compiler.native import NativePosition
from nokturn.kernel.errors import SetupError
from nokturn.kernel.events import Line
from nokturn.kernel.options import SEATS, Brings, Options, OptionValue, TableOption, check_kind, completed, written
from nokturn.kernel.packs.packs import NO_PACKS, Hashes, Packs
from nokturn.kernel.parts.manners import Manners
from nokturn.kernel.parts.printed import Box, Coverage, Face, Lacking, Printed, PrintedMatter, Published, Ruling
from nokturn.kernel.parts.tongue import Tongue
from nokturn.kernel.position import Position
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.result import Account, Credit, Standing, TieBreak, credits_of
from nokturn.kernel.rules import Rulebook, rules_hash
from nokturn.kernel.state import State
from nokturn.kernel.together.agreement import LEAVE_IT

__all__ = [
    "SEATS", "Account", "Box", "Brings", "Coverage", "Credit", "Face", "Game", "Lacking", "Manners", "OptionValue",
    "Options", "Printed", "PrintedMatter", "Published", "Ruling", "Standing", "TableOption", "TieBreak", "Tongue",
    "first_answer", "written",
]  # fmt: skip

S = TypeVar("S", bound=State)
Chosen = Mapping[str, OptionValue]


class Game(ABC, Generic[S]):
    """What the kernel, the tables and the bots need to know of a game."""

    name: ClassVar[str]
    """Short, lower case; also the name of the package."""
    state_type: ClassVar[type[State]]
    first: ClassVar[Procedure]
    """The procedure that plays the whole game."""
    table_options: ClassVar[tuple[TableOption, ...]] = ()
    counts: ClassVar[tuple[int, ...]]
    """Player counts that are possible with some options."""
    decision_limit: ClassVar[int]
    """No game takes more decisions than this."""
    open_information: ClassVar[bool] = False
    """Everybody sees everything: `resample` only throws new dice.  Chess says True, poker False."""

    tongue: Tongue[S] = Tongue()
    printed: PrintedMatter = PrintedMatter()
    brings: Brings = Brings()
    manners: Manners[S] = Manners()
    packs: Packs[Any] = NO_PACKS
    """The other parts: a game that has more to say puts its own ones here."""

    # starting

    def options(self, chosen: Chosen) -> Options:
        """`chosen` completed with the defaults; unknown ones are a `SetupError`."""
        brought = {key: value for key, value in chosen.items() if self.brings.is_brought(key)}
        for key, value in brought.items():
            check_kind(key, value, str)
        return {**completed(self.name, self.table_options, self.brings.public(chosen)), **brought}

    def check_table(self, players: int, options: Options) -> None:
        """Raise `SetupError` unless so many players can play with these options."""
        if players not in self.counts:
            possible = ", ".join(map(str, self.counts))
            raise SetupError.because("players", game=self.name, players=players, possible=possible)
        for key in options:
            if self.brings.is_brought(key) and key.partition(":")[2] not in SEATS[:players]:
                raise SetupError.because("no-seat", option=key, seats=", ".join(SEATS[:players]))

    def tables(self) -> tuple[tuple[int, Options], ...]:
        """Every legal combination of player count and options."""
        combinations: list[Options] = [{}]
        for option in self.table_options:
            choices = option.choices or (option.default,)
            combinations = [{**c, option.key: value} for c in combinations for value in choices]
        legal = []
        for count in self.counts:
            for combination in combinations:
                try:
                    self.check_table(count, combination)
                except SetupError:
                    continue
                legal.append((count, combination))
        return tuple(legal)

    def start(
        self,
        players: int,
        chosen: Chosen,
        key: str,
        *,
        handed_down: Any = None,
        packs: Hashes | None = None,
        outcomes: list[Any] | None = None,
    ) -> Position[S]:
        """A new game at its first question; with these versions of its packs, or the newest."""
        return Position.start(self.prepare(players, chosen, key, handed_down, packs), self.first, outcomes=outcomes)

    def start_native(
        self,
        players: int,
        chosen: Chosen,
        key: str,
        *,
        handed_down: Any = None,
        packs: Hashes | None = None,
        outcomes: list[Any] | None = None,
    ) -> NativePosition[S]:
        """The same game run by the native twin."""
        state = self.prepare(players, chosen, key, handed_down, packs)
        return NativePosition.start(state, self.first, outcomes=outcomes)

    def prepare(
        self, players: int, chosen: Chosen, key: str, handed_down: Any = None, packs: Hashes | None = None
    ) -> S:
        """The state before anything has happened; checks the table first."""
        options = self.options(chosen)
        self.check_table(players, options)
        state = self.state_with(packs, tuple(SEATS[:players]), options, key)
        if handed_down is not None:
            self.inherit(state, handed_down)
        return state

    def state_with(self, hashes: Hashes | None, seats: tuple[Seat, ...], options: Options, key: str) -> S:
        """`new_state`, of a game with packs with these versions of them."""
        return self.new_state(seats, options, key)

    def tongue_with(self, hashes: Hashes | None) -> Tongue[S]:
        """The tongue in which a table with these packs is spoken of."""
        return self.tongue

    @abstractmethod
    def new_state(self, seats: tuple[Seat, ...], options: Options, key: str) -> S:
        """The state before anything has happened."""

    # knowing

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> msgspec.Struct:
        """What `seat` may know; `None` is a spectator, who knows what everybody knows."""

    def for_people(self, view: Any) -> msgspec.Struct:
        """A view as it goes to a person: without what only bots reckon with, so that it stays small."""
        shown: msgspec.Struct = view
        return shown

    @abstractmethod
    def resample(self, state: S, seat: Seat | None, key: str) -> S:
        """Another state that `seat` could not tell from this one, drawn with `key`.

        The copy has new dice: what is still undecided in it is decided anew."""

    def cards_known(self, state: S) -> bool:
        """Whether everybody knows which cards are in the game, only not where: `resample` then only deals them anew.
        Where people bring decks of their own it may have to guess."""
        return True

    @abstractmethod
    def standings(self, state: S) -> tuple[Standing, ...]:
        """The final result, winner first.  Only asked of finished games."""

    def eliminated(self, state: S) -> tuple[Seat, ...]:
        """Who had to leave before the end; by itself whoever has no score though others have one.  Only asked of
        finished games."""
        standings = self.standings(state)
        if all(line.score is None for line in standings):
            return ()
        return tuple([seat for line in standings if line.score is None for seat in line.seats])

    def undecided(self, state: S) -> bool:
        """Whether nobody has won or lost: the people have stopped, and go on at another sitting of their campaign.
        Only asked of finished games."""
        return False

    def ledger(self, state: S, story: Sequence[Line]) -> tuple[Credit, ...]:
        """Where every point of the result came from; `story` is what everybody was told.  Only of finished games."""
        return credits_of(self.standings(state))

    def tie_breaks(self, state: S) -> tuple[TieBreak, ...]:
        """What put one side before another with the same score, from the first place down.  Only of finished games."""
        return ()

    def account(self, state: S) -> Account | None:
        """What series of games tell of this one beside who won: how far it got, in what time, what it was lost by.
        None: that is all there is to tell.  Only of finished games."""
        return None

    def faults(self, state: S) -> Sequence[str]:
        """What cannot be true of any position and yet is true of this one: cards lost or doubled,
        pools below nothing.  Empty as long as the rules are right; the fuzzer asks after every answer."""
        return ()

    def film(self, state: S) -> tuple[msgspec.Struct, ...]:
        """For whoever looks back on a finished game: how something that was hidden came to light, moment by moment."""
        return ()

    def idle_answer(self, ask: Ask) -> Answer:
        """What is answered for somebody whose time has run out: of a decision of several that it is left to the
        others, else the first answer, unless the game knows which one does least."""
        return LEAVE_IT if LEAVE_IT in ask.options else first_answer(ask)

    # what outlives a game

    def legacy(self, state: S) -> Any:
        """What a finished game leaves to later ones, as plain data: a chronicle, a campaign.  None: nothing."""
        return None

    def inherit(self, state: S, handed_down: Any) -> None:
        """Bring what was left into a new state, before anything is asked.  It is part of the record and no option."""
        raise SetupError.because("no-heir", game=self.name)

    def opened(self, state: S) -> tuple[Printed, ...]:
        """What is printed and has come to light at this table, but is in no gallery: it is sealed for others."""
        return ()

    def recalled(self, state: S, told: Sequence[Line]) -> tuple[Printed, ...]:
        """What these lines speak of and `opened` shows no more, for whoever comes back: a page that was turned."""
        return ()

    @property
    def folder(self) -> Path:
        """Where the game's package lies."""
        module = sys.modules[type(self).__module__]
        return Path(module.__file__ or "").parent

    @cached_property
    def rules_version(self) -> str:
        """A hash of code and data: a save knows whether the rules under it have changed."""
        return rules_hash(self.folder)

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules catalogue of this game (`rules.toml`, `terms.toml`)."""
        return Rulebook.load(self.folder)


def first_answer(ask: Ask) -> Answer:
    """A legal answer to any question: the first one."""
    match ask.kind:
        case "one":
            return ask.options[0]
        case "some":
            return ask.options[: ask.low]
        case "order":
            return ask.options
        case "number":
            return ask.low
        case "confirm":
            return False
