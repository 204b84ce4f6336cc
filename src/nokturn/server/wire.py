"""The shapes that go over HTTP; the client's types are generated from them."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal
from uuid import UUID

import msgspec

from nokturn.kernel.game import OptionValue
from nokturn.table.live.sight import UndoRequest
from nokturn.table.store.clocks import Clock
from nokturn.table.talk.team_notes import Pin

Lang = Literal["en", "pl"]


class Trouble(msgspec.Struct):
    """Why something was not done."""

    reason: str
    text: str
    rule: str = ""
    lines: list[str] = []
    """Each thing that is wrong, where there are several."""


class TroubleAnswer(msgspec.Struct):
    error: Trouble


# people


class Me(msgspec.Struct):
    """The person asking; nobody yet if `id` is missing."""

    id: UUID | None = None
    name: str = ""
    lang: Lang = "en"
    account: bool = False
    email: str = ""
    email_confirmed: bool = False
    webhook: str = ""


class Enter(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    lang: Lang = "en"


class Register(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    password: str
    lang: Lang = "en"


class Login(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    password: str


class ChangeMe(msgspec.Struct, forbid_unknown_fields=True):
    name: str | None = None
    lang: Lang | None = None
    email: str | None = None
    webhook: str | None = None


class Confirm(msgspec.Struct, forbid_unknown_fields=True):
    code: str


# games


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
    chapters: list[str]
    headings: list[str]
    """Lines of the log that only say what comes next."""
    seats: list[str]
    """Facts of messages that are seats, and are said by the name of whoever sits there."""
    own_turn: str
    """The word for one's own turn, for orders until the next one; empty: there are none."""


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


# tables


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """`seats`: "me", "open" or "bot:<level>" for each player; `options` may hold what you bring (`deck:A`)."""

    game: str
    seats: list[str]
    options: dict[str, OptionValue] = {}
    title: str = ""
    public: bool = False
    clock: str = "none"
    undo: str = "consent"
    start: bool = False
    """Begin at once, if no seat is open."""


class SeatInfo(msgspec.Struct):
    seat: str
    name: str
    """Of the person; empty for a bot and for an open seat."""
    bot: str
    """Level of the bot that plays the seat now; with a name, it stands in."""
    open: bool
    present: bool
    yours: bool
    role: str
    """Key of the message that says what the seat plays; empty where seats are alike."""
    brought: list[str]
    """Keys of what the seat has brought; what it is, it alone knows."""


class TableInfo(msgspec.Struct):
    id: UUID
    game: str
    title: str
    status: Literal["lobby", "live", "over"]
    public: bool
    players: int
    options: dict[str, OptionValue]
    clock: str
    undo: str
    seats: list[SeatInfo]
    yours: list[str]
    """The seats you hold."""
    your_move: bool
    hosting: bool
    host: str
    version: int
    waiting_for: list[str]
    watching: int
    commitment: str
    """Hash of the key all chance follows from; the key itself is published with the record."""
    created: datetime
    started: datetime | None
    ended: datetime | None
    origin: UUID | None
    rematch: UUID | None


class TableLine(msgspec.Struct):
    """A table in a list."""

    id: UUID
    game: str
    title: str
    status: Literal["lobby", "live", "over"]
    public: bool
    players: int
    open_seats: int
    names: list[str]
    roles: list[str]
    options: dict[str, OptionValue]
    clock: str
    yours: list[str]
    your_move: bool
    deadline: float | None
    created: datetime


class Lobby(msgspec.Struct):
    joining: list[TableLine]
    """Public tables with open seats."""
    watching: list[TableLine]
    """Public games being played."""


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    seat: str


class Bring(msgspec.Struct, forbid_unknown_fields=True):
    """Bring `value` (a choice, or a text; empty: nothing) to `seat`, for nobody else to see."""

    seat: str
    key: str
    value: str


class Brought(msgspec.Struct):
    """What a seat has brought, by key."""

    seat: str
    values: dict[str, str]


class Token(msgspec.Struct, forbid_unknown_fields=True):
    token: str


class Invited(msgspec.Struct):
    """A link with its secret after the `#`, where it is sent to no server and kept in no log."""

    token: str
    link: str


class WithLevel(msgspec.Struct, forbid_unknown_fields=True):
    seat: str
    level: str = "clever"


class Fill(msgspec.Struct, forbid_unknown_fields=True):
    """`level` empty: the seat is open again."""

    seat: str
    level: str = ""


class GiveAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """`answer`: an option as it was offered, a list of them, a number, or true and false."""

    seat: str
    version: int
    nonce: str
    answer: Any


class AskBack(msgspec.Struct, forbid_unknown_fields=True):
    seat: str
    nonce: str


class AgreeBack(msgspec.Struct, forbid_unknown_fields=True):
    seat: str
    agree: bool


class Back(msgspec.Struct):
    """Taken back at `version`, or waiting for the others."""

    version: int
    done: bool
    request: UndoRequest | None = None


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    step: int
    seat: str
    level: str = "clever"


class TableRef(msgspec.Struct):
    id: UUID


class SeatRef(msgspec.Struct):
    seat: str


class Say(msgspec.Struct, forbid_unknown_fields=True):
    text: str
    whisper: bool = False
    """Only to those the game lets me whisper to now."""


class NoteText(msgspec.Struct, forbid_unknown_fields=True):
    text: str


class TeamText(msgspec.Struct, forbid_unknown_fields=True):
    """Pins and notes for the team of `seat`, in place of those of `number`."""

    seat: str
    pins: list[Pin]
    text: str
    number: int


class OrderInfo(msgspec.Struct, forbid_unknown_fields=True):
    """Answer `answer` to the question `prompt`; only if it comes from the card `source`, only so many times."""

    prompt: str
    answer: Any
    source: str = ""
    times: int = 0
    when: dict[str, Any] = {}
    """Only when the question says so."""
    until: str = ""
    """Until one's next turn, by the word that the game has for it."""


class SeatOrders(msgspec.Struct, forbid_unknown_fields=True):
    seat: str
    orders: list[OrderInfo]
    answered: int = 0
    """How many questions they have answered at this table so far."""
