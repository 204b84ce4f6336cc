"""The contract every game fulfils.

A game is a package `nokturn.games.<name>` whose `GAME` is an instance of a `Game`
subclass.  Reading this file is enough to drive any game; fulfilling it is enough to
be played in the terminal, in the browser, by bots and from Python, and to be put
through the conformance suite (`tests/conformance`).

A game has six parts.  The rules are the game itself, and have to be written; the
others have defaults that do, so that a small game overrides none of them:

    game            rules     options, first question, views, resampling, standings
    game.tongue     Tongue    names of things, the table as text, asides, the story
    game.printed    PrintedMatter   what is printed: to read, to look up, to search
    game.brings     Brings    what each player brings, a deck; in most games nothing
    game.manners    Manners   roles, teams, whispers, turns, orders to begin with
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
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from nokturn.kernel.asks import Answer, Ask, Option, Seat
from nokturn.kernel.compiler.native import NativePosition
from nokturn.kernel.errors import SetupError
from nokturn.kernel.events import Line
from nokturn.kernel.foresight import Outcome, Shortcut
from nokturn.kernel.options import SEATS, Brings, Options, OptionValue, TableOption, check_kind, completed, written
from nokturn.kernel.orders import Facts, StandingOrder
from nokturn.kernel.packs.packs import NO_PACKS, Hashes, Packs
from nokturn.kernel.position import Position
from nokturn.kernel.printed import Box, Coverage, Face, Lacking, Printed, PrintedMatter, Published, Ruling
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.result import Account, Credit, Standing, TieBreak, credits_of
from nokturn.kernel.rules import Rulebook, rules_hash
from nokturn.kernel.state import State
from nokturn.kernel.together.agreement import LEAVE_IT

if TYPE_CHECKING:
    from nokturn.kernel.words import Words

__all__ = [
    "SEATS", "Account", "Box", "Brings", "Coverage", "Credit", "Face", "Game", "Lacking", "Manners", "OptionValue",
    "Options", "Printed", "PrintedMatter", "Published", "Ruling", "Standing", "TableOption", "TieBreak", "Tongue",
    "first_answer", "written",
]  # fmt: skip

S = TypeVar("S", bound=State)
Chosen = Mapping[str, OptionValue]


class Tongue(Generic[S]):
    """How a game speaks: names, the table as text, the story.  Sentences are in its `locale/{en,pl}.ftl`."""

    seats: ClassVar[frozenset[str]] = frozenset({"player", "target"})
    """Facts of messages that are seats, and are said by the name of whoever sits there."""
    chapters: ClassVar[frozenset[str]] = frozenset()
    """Keys of the events that open a new part of the story: a written log leaves a line free before them."""
    headings: ClassVar[frozenset[str]] = frozenset()
    """Keys of the lines that only say what comes next: where nothing comes, the story does without them."""
    renewing: ClassVar[frozenset[str]] = frozenset()
    """Keys of the events after which a player sees anew what lies in front of them (`scene`), though the same question
    follows on an answer of their own."""
    with_refused: ClassVar[frozenset[str]] = frozenset()
    """Questions whose refused choices a text lists too, after the others, with what stands beside them."""

    def name_of(self, kind: str, value: Any, lang: str) -> str | None:
        """The name of a thing in a message, e.g. `("card", "BR04", "pl")`; None: as it is."""
        return None

    def board(self, state: S, seat: Seat | None, words: Words) -> Sequence[str]:
        """The view of `seat` as lines of text that can be read aloud.

        By itself: every field of the view for which there is a message `board-<field>`, in their order.  What is kept
        by seat (a mapping) is said for one `$player` after another, and what is None is not said."""
        view = words.game.view(state, seat)
        lines: list[str] = []
        for field in view.__struct_fields__:
            value, key = getattr(view, field), f"board-{field.replace('_', '-')}"
            if value is None or not words.has(key):
                continue
            held = list(value.items()) if isinstance(value, Mapping) else [(seat, value)]
            lines += [words.say(key, [("player", whose), (field, what)]) for whose, what in held]
        return lines

    def scene(self, state: S, seat: Seat, ask: Ask, words: Words) -> Sequence[str]:
        """What `seat` wants to have in front of it when asked this: the board, a part of it, or nothing."""
        return ()

    def aside(self, state: S, option: Option) -> Line | None:
        """What one wants to see beside a choice of one's own, as a message and its facts: whose card it is, how much it
        counts.  Whoever is asked may know it."""
        return None

    def aside_for(self, state: S, seat: Seat, option: Option) -> Line | None:
        """The same for a choice of `seat`, where it differs between those who are asked."""
        return self.aside(state, option)

    def held(self, state: S, seat: Seat) -> tuple[str, ...]:
        """What `seat` holds, each thing once: a text says what is printed on it when it is asked for."""
        return ()

    def outcomes(self, state: S, seat: Seat, option: Option) -> tuple[Outcome, ...]:
        """What a choice of `seat` comes to if nothing else happens, in numbers; whoever is asked may know it."""
        return ()

    def caution(self, state: S, seat: Seat, option: Option) -> Line | None:
        """Why nobody would choose this by intent, as a message and its facts: it is never the first choice, and asks
        once more.  None: there is nothing to warn of."""
        return None

    def shortcuts(self, state: S, ask: Ask) -> tuple[Shortcut, ...]:
        """Answers to this question and those that follow on it, as one choice: as many as possible, all of them."""
        return ()

    def story(self, lines: Sequence[Line]) -> list[Line]:
        """The lines without headings under which nothing happens; the last one may still have something coming."""
        announces = self.headings | self.chapters
        keys = [*[line.key for line in lines], ""]
        pairs = zip(lines, keys[1:], strict=True)
        return [line for line, after in pairs if line.key not in self.headings or after not in announces]


class Manners(Generic[S]):
    """How people sit together: who plays what and with whom, who may whisper, what need not be asked."""

    own_turn: ClassVar[str] = ""
    """The word for a turn of one's own: an order `until` it holds until one's next turn (`turn_of`).  Empty: there are
    no such turns."""
    stakes: ClassVar[Mapping[str, frozenset[str]]] = MappingProxyType({})
    """Facts of questions, with the values at which they are about oneself: no standing order answers such a question
    unless it was given for just that.  Whoever has become the target is asked, whatever was said as a bystander."""

    def at_stake(self, question: Ask) -> Facts:
        """The facts that an order has to name to answer the question."""
        facts = dict(question.args)
        return tuple([(fact, facts[fact]) for fact, own in self.stakes.items() if facts.get(fact) in own])

    def role(self, players: int, options: Options, seat: Seat) -> str:
        """What `seat` plays where seats differ: the key of a message, e.g. `role-dracula`; empty where all are alike.

        Known before the game, so that people can choose their seats by it."""
        return ""

    def teams(self, players: int, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """Seats that plan together: they share pins and notes that nobody else receives."""
        return ()

    def audience(self, players: int, options: Options, seat: Seat | None) -> Seat | None:
        """The seat (None: a spectator) whose view and log `seat` shares from beginning to end.  Those who see the same
        are told it once, however many they are; by itself everybody sees with their own eyes."""
        return seat

    def whispers(self, state: S) -> tuple[tuple[Seat, ...], ...]:
        """Seats that may now talk among themselves; everything else that is said, all hear."""
        return ()

    def turn_of(self, state: S, seat: Seat) -> int:
        """The number of the turn that is going on, if it is that of `seat`; else 0.  For games with `own_turn`."""
        return 0

    def spared(self, state: S, ask: Ask) -> tuple[Answer] | None:
        """The answer that goes without saying, in a tuple: as everybody can see, there is no other.  The table gives it
        at once, also among people; where only the hand of whoever is asked leaves nothing to choose it is asked, lest
        the others learn that from silence."""
        return None

    def suggested_orders(self, state: S, seat: Seat) -> tuple[StandingOrder, ...]:
        """For tables where people come and go: orders to pass where `seat` has nothing to use, by what it holds now.
        Only its own person is told.  Once given they hold whatever is drawn since, and are carried out at once: what
        the others see of them tells no more than that somebody has passed."""
        return ()

    def usual_orders(self) -> tuple[StandingOrder, ...]:
        """Standing orders that everybody has to begin with, and may withdraw: for games that ask often where there is
        seldom anything to do.  They go by what everybody can see, so that a quick pass tells nothing."""
        return ()


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

    # where it lies

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
