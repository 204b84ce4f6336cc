"""Tables: the lobby, who sits where with what, answers, undo, talk and standing orders."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal
from uuid import UUID

import msgspec

from nokturn.kernel.game import OptionValue
from nokturn.table.live.sight import PlannedAnswer, UndoRequest
from nokturn.table.store.seats import Talk
from nokturn.table.talk.team_notes import Pin


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """`seats`: "me", "open" or "bot:<level>" for each player; `options` may hold what you bring (`deck:A`)."""

    game: str
    seats: list[str]
    options: dict[str, OptionValue] = {}
    title: str = ""
    public: bool = False
    clock: str = "none"
    undo: str = "consent"
    hands: str = "own"
    """For which seats one may answer: one's `own`, or all of one's `team`."""
    talk: Talk = "all"
    """Who may speak."""
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


class BarredInfo(msgspec.Struct):
    person: UUID
    name: str
    muted: bool
    banned: bool


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
    hands: str
    talk: Talk
    muted: bool
    """You were silenced here."""
    barred: list[BarredInfo]
    """For the host: who was silenced or sent away."""
    packs: dict[str, str]
    """Id -> version of the packs it is played with, once it has begun."""
    seats: list[SeatInfo]
    yours: list[str]
    """The seats you hold."""
    answers_for: list[str]
    """The seats you may answer for: your own, or all of your team."""
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
    campaign: UUID | None
    """The campaign this is a sitting of."""
    sitting: int | None
    rules_changed: bool
    """A step that was played does not fit the rules any more, and nothing goes back by itself: the host decides."""


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
    since: float | None
    """Since when it waits for you, in Unix seconds."""
    deadline: float | None
    host: str
    created: datetime
    ended: datetime | None
    campaign: UUID | None
    sitting: int | None


class Lobby(msgspec.Struct):
    joining: list[TableLine]
    """Public tables with open seats."""
    watching: list[TableLine]
    """Public games being played."""
    invited: list[TableLine]
    """Tables with open seats to which you were asked."""


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
    until: datetime | None = None
    """When it is good no longer; None: as long as nobody makes another."""


class InvitationInfo(msgspec.Struct):
    """An invitation that somebody can still come with."""

    name: str
    created: datetime
    until: datetime


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
    then: list[PlannedAnswer] = []
    """What is answered to the questions that follow, as long as they are these."""


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


class Whom(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody at the table, as a line of theirs names them; `on` false: no longer."""

    person: UUID
    on: bool = True


class WhoTalks(msgspec.Struct, forbid_unknown_fields=True):
    who: str


class SaidLine(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    audience: str = ""


class Complaint(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who sits at the table or has spoken there; `line`: what they said, if it is about that."""

    person: UUID
    why: str = ""
    line: SaidLine | None = None


class ReportInfo(msgspec.Struct):
    table: UUID
    by: UUID
    about: UUID
    name: str
    line: str
    why: str
    at: datetime


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
    suggested: list[OrderInfo] = []
    """Where one has nothing to use, by the hand one holds now: for oneself alone."""
    answered: int = 0
    """How many questions they have answered at this table so far."""
