"""The contract every campaign fulfils: what outlives a game.

A campaign is a package `nokturn.campaigns.<name>` whose `CAMPAIGN` is an instance of a `Campaign` subclass.  It asks
nobody anything: prologue, aftermath and the end of an era are procedures of its games.  A campaign only says what is
played next and folds what a game has left behind (`Game.legacy`) into its state.

Vocabulary
    sitting     one game of a campaign, from set-up to the end of its aftermath
    state       all that the campaign knows between two sittings: one frozen `Leaf` of plain data
    page        a sitting that was played, as the ledger keeps it
    ledger      how the campaign began, and its pages: it only grows (`nokturn.campaigns.ledger`)

Promises of a campaign
    * `begin`, `seated`, `next` and `after` are pure: the same arguments, the same outcome, and nothing else happens
    * a sitting's `options` hold nothing that must stay sealed: a lobby shows them; `handed_down` is shown to nobody
    * `view` builds up from nothing what a seat may know
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from nokturn.campaigns.words import said_in, setup_error
from nokturn.kernel.asks import Option, Seat
from nokturn.kernel.game import Printed
from nokturn.kernel.options import Options, OptionValue, TableOption, completed
from nokturn.kernel.plain import Leaf, is_line
from nokturn.kernel.rules import rules_hash

L = TypeVar("L", bound=Leaf)

LONGEST_NAME = 40


class Place(msgspec.Struct, frozen=True, array_like=True):
    """Somebody's place in a campaign; it stays theirs, however many sit down."""

    seat: Seat
    name: str


Company = tuple[Place, ...]
"""Who sits down to a sitting: seat by seat of its game, whose places they are."""


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """What is played next."""

    game: str
    options: Mapping[str, OptionValue] = {}
    """Table options of that game; everybody may see them."""
    handed_down: Any = None
    """What earlier sittings have left to this one, as plain data; nobody sees it but the rules."""
    packs: Mapping[str, str] = {}
    """The versions of its packs that it has to be played with, id -> hash; of the others, the newest."""


class News(msgspec.Struct, frozen=True, kw_only=True):
    """The packs of a campaign have changed since it was last played."""

    lines: Mapping[str, tuple[str, ...]]
    """What is different, by language."""
    packs: Mapping[str, str]
    """The versions there are now, id -> hash."""
    possible: bool
    """Whether the campaign can go on with them; if not, the lines say why."""


class Closed(msgspec.Struct, frozen=True):
    """A view in which there is nothing to see."""


class Campaign(ABC, Generic[L]):
    """What ledgers, tables and the terminal need to know of a campaign."""

    name: ClassVar[str]
    """Short, lower case; also the name of the package."""
    game: ClassVar[str]
    """Whose words and pictures its book is told with."""
    counts: ClassVar[tuple[int, ...]]
    """With how many players it can be played."""
    comings: ClassVar[bool] = False
    """Whether people join and leave between sittings; if not, it goes on with as many as it began with."""
    sittings: ClassVar[int] = 0
    """How many there are in all; 0: nobody can say."""
    table_options: ClassVar[tuple[TableOption, ...]] = ()
    """What the people agree on for the whole campaign."""
    view_type: ClassVar[type[msgspec.Struct]] = Closed
    """What a seat's view is."""
    shape: ClassVar[int] = 1
    """Goes up when the state is laid out anew; `renewed` then brings older ones up to date."""

    @abstractmethod
    def begin(self, people: tuple[str, ...], options: Options, key: str) -> L:
        """The state before the first sitting; whatever chance decides about the campaign follows from `key`."""

    def seated(self, state: L, company: Company) -> L:
        """The state as these people sit down to the next sitting: who is new, who stays away.  For campaigns with
        `comings`; pure like the rest.  `next` and `after` are asked of what it returns."""
        return state

    @abstractmethod
    def next(self, state: L) -> Sitting | None:
        """What is played next; None: the campaign is over."""

    @abstractmethod
    def after(self, state: L, legacy: Any) -> L:
        """The state after a sitting that has left `legacy` behind."""

    def news(self, state: L) -> News | None:
        """What has changed in the packs of the next sitting since the last one; None: nothing.  It goes on with those
        it was played with unless the people say otherwise."""
        return None

    def second_chance(self, state: L) -> Option | None:
        """An answer with which people who have lost may go on at once: the next sitting begins with the question to
        which it belongs.  None: there is nothing to ask for."""
        return None

    def view(self, state: L, seat: Seat | None) -> msgspec.Struct:
        """What `seat` may know of the state between sittings, built up from nothing; None is anybody else."""
        return Closed()

    def opened(self, state: L, seat: Seat | None) -> tuple[Printed, ...]:
        """What the view of `seat` names and no gallery shows, in both languages; None is anybody else."""
        return ()

    def told(self, state: L, seat: Seat | None, lang: str, names: Mapping[Seat, str]) -> list[str]:
        """The view of `seat` as lines of text: every field for which the campaign's locale has a message
        `book-<field>`, in their order; what is kept by seat (a mapping) for one `$player` after another."""
        view = self.view(state, seat)
        lines: list[str] = []
        for field in view.__struct_fields__:
            value = getattr(view, field)
            held = list(value.items()) if isinstance(value, Mapping) else [(seat, value)]
            for whose, what in held:
                facts = {"player": names.get(str(whose), ""), field: self._worded(what, lang)}
                lines += said_in(self.folder, lang, f"book-{field.replace('_', '-')}", facts)
        return lines

    def _worded(self, value: Any, lang: str) -> str | int:
        if isinstance(value, tuple):
            return ", ".join(str(self._worded(item, lang)) for item in value) or "–"
        return value if isinstance(value, int) else self.name_of(str(value), lang)

    def name_of(self, value: str, lang: str) -> str:
        """What the value of a view is called."""
        return value

    def renewed(self, packed: Any, shape: int) -> Any:
        """A packed state that was written when `shape` was smaller, as it is written now."""
        return packed

    # who plays it with what

    def options(self, chosen: Mapping[str, OptionValue]) -> Options:
        """`chosen` completed with the defaults; unknown ones are a `SetupError`."""
        return completed(self.name, self.table_options, chosen)

    def check(self, people: Sequence[str], options: Options) -> None:
        """Raise `SetupError` unless these people can begin with these options."""
        self.check_count(len(people))
        for name in people:
            check_name(name)

    def check_count(self, players: int) -> None:
        if players not in self.counts:
            possible = ", ".join(map(str, self.counts))
            raise setup_error("campaign-players", campaign=self.name, players=players, possible=possible)

    # where it lies

    @property
    def folder(self) -> Path:
        """Where the campaign's package lies."""
        module = sys.modules[type(self).__module__]
        return Path(module.__file__ or "").parent

    @cached_property
    def rules_version(self) -> str:
        """A hash of code and data: a page knows whether the fold that wrote it has changed."""
        return rules_hash(self.folder)


def check_name(name: str) -> None:
    """Raise `SetupError` unless somebody can be called that in a book: one line, whole letters, not too long."""
    if not is_line(name, LONGEST_NAME):
        raise setup_error("campaign-name", found=ascii(name), most=LONGEST_NAME)
