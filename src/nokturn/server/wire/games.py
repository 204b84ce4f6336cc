"""Games: what there is to play, with which options, and the rulebook."""

from __future__ import annotations

import msgspec

from nokturn.kernel.game import Box, OptionValue
from nokturn.table.store.clocks import Clock


class ChoiceInfo(msgspec.Struct):
    value: OptionValue
    name: dict[str, str]


class OptionInfo(msgspec.Struct):
    """Something the people at a table agree on before the game; without choices any value of the default's type."""

    key: str
    default: OptionValue
    choices: list[ChoiceInfo]
    name: dict[str, str]
    rule: str
    about: dict[str, str]


class SetupWish(msgspec.Struct, forbid_unknown_fields=True):
    players: int
    options: dict[str, OptionValue] = {}


class Setup(msgspec.Struct):
    """What these options come to."""

    counts: list[int]
    """So many can play."""
    roles: list[str]
    """What each seat plays, as a key of the game's `roles`; empty where seats are alike."""


class BringInfo(msgspec.Struct):
    """Something every player may bring and shows nobody: one of the choices, or a text."""

    key: str
    choices: list[ChoiceInfo]
    name: dict[str, str]
    rule: str
    about: dict[str, str]


class GameInfo(msgspec.Struct):
    name: str
    title: dict[str, str]
    lead: dict[str, str]
    """What it is about, in a sentence or two."""
    motto: dict[str, str]
    """The same in a few words, for small screens."""
    box: Box
    counts: list[int]
    """So many can play, with some options."""
    usual: list[int]
    """So many can play with the usual options."""
    options: list[OptionInfo]
    brings: list[BringInfo]
    roles: dict[str, dict[str, str]]
    sides: list[str]
    """What each seat plays at the smallest usual table, as a key of `roles`; empty where seats are alike."""
    bots: list[str]
    clocks: list[Clock]
    undo: list[str]
    hands: list[str]
    """For which seats one may agree to answer: where nobody plays together, for one's own."""
    chapters: list[str]
    headings: list[str]
    """Lines of the log that only say what comes next."""
    seats: list[str]
    """Facts of messages that are seats, and are said by the name of whoever sits there."""
    own_turn: str
    """The word for one's own turn, for orders until the next one; empty: there are none."""
    stakes: dict[str, list[str]]
    """Facts of questions, with the values at which they are about oneself: an order answers only if it names them."""
    sealed: int
    """So many printed things come to light only in a campaign."""


class ChapterInfo(msgspec.Struct):
    id: str
    title: dict[str, str]


class RuleInfo(msgspec.Struct):
    id: str
    chapter: str
    status: str
    ruling: bool
    """Our answer to something that the rulebook leaves open."""
    text: dict[str, str]
    see: list[str]


class RulesInfo(msgspec.Struct):
    chapters: list[ChapterInfo]
    rules: list[RuleInfo]


class RulesFound(msgspec.Struct):
    """What words mean, best first."""

    rules: list[str]
    terms: list[str]


class PlaceInfo(msgspec.Struct):
    """A place in the code of a game."""

    file: str
    line: int
    name: str


class EvidenceInfo(msgspec.Struct):
    """What carries a rule out, the nearest first, and how many tests name it."""

    code: list[PlaceInfo]
    tests: int | None
    """None: the tests are not here to be counted."""


class TermInfo(msgspec.Struct):
    id: str
    name: dict[str, str]
    about: dict[str, str]
    rule: str


class CardRuling(msgspec.Struct, frozen=True):
    """A ruling, with how many tests assert it."""

    text: str
    sources: list[tuple[str, str]]
    tests: int


class CardSheet(msgspec.Struct, frozen=True):
    """What the publisher prints on a card, and what stands behind it here."""

    text: str
    rulings: list[CardRuling]
    rules: list[str]
    """Those that its tests name."""
    tests: int | None
    """None: they are not here to be counted."""
