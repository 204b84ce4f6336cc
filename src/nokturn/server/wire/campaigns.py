"""Campaigns: what there is, whose it is, what was played, what comes next."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal
from uuid import UUID

import msgspec

from nokturn.kernel.game import OptionValue, Printed
from nokturn.server.wire.games import OptionInfo


class CampaignKind(msgspec.Struct):
    """A campaign that can be begun."""

    name: str
    game: str
    """Whose words and pictures it is told with."""
    title: dict[str, str]
    about: dict[str, str]
    counts: list[int]
    comings: bool
    """People may join and leave between sittings."""
    sittings: int
    """How many there are, if that is known."""
    options: list[OptionInfo]
    books: list[str]
    """What can be made of it, by the ending of the file."""


class NewCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """`seats`: "me", "open", "open:<name>" or "bot:<level>" for each player."""

    campaign: str
    seats: list[str]
    options: dict[str, OptionValue] = {}
    title: str = ""
    clock: str = "none"
    undo: str = "consent"
    hands: str = "own"


class PlaceInfo(msgspec.Struct):
    """A place in a campaign."""

    seat: str
    name: str
    """By which the book knows it."""
    holder: str
    """Whose it is now; empty: nobody's."""
    bot: str
    yours: bool
    away: bool
    """It is not played until somebody comes back to it."""


class JoinCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """A new place: "me", "open:<name>" or "bot:<level>"."""

    who: str


class StayAway(msgspec.Struct, forbid_unknown_fields=True):
    seat: str
    away: bool = True


class HandInfo(msgspec.Struct):
    """So many answers that somebody gave at a seat; `bot` is a level, or `clock` where nobody answered in time."""

    seat: str
    name: str
    bot: str
    answers: int


class SittingInfo(msgspec.Struct):
    """A sitting that was played."""

    number: int
    game: str
    options: dict[str, OptionValue]
    ended: str
    hands: list[HandInfo]
    table: UUID | None
    """Where, if it was here."""
    on_trust: bool
    """It came from elsewhere, was played under other rules, and could not be proved."""


class PackNewsInfo(msgspec.Struct):
    """The packs of the campaign have changed since the last sitting."""

    lines: dict[str, list[str]]
    """What is different, by language."""
    possible: bool
    """Whether the campaign can go on with them; if not, the last line says why."""
    chosen: bool
    """The next sitting is played with them; otherwise with those of the last one."""


class SaveInfo(msgspec.Struct):
    """A sitting as it stood at some decision."""

    name: str
    sitting: int
    steps: int
    by: str
    at: datetime


class SaveAs(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class ChoosePack(msgspec.Struct, forbid_unknown_fields=True):
    newest: bool


class NextSitting(msgspec.Struct):
    number: int
    table: UUID | None
    """None: it is laid out when somebody asks for it."""
    status: Literal["", "lobby", "live", "over"]
    rules_changed: bool
    """The rules have changed under it, and it waits for its host to go on."""
    second_chance: str
    """What people who have lost may begin it with, by the name of the answer; empty: nothing."""
    news: PackNewsInfo | None


class ForkInfo(msgspec.Struct):
    """A what-if of the campaign `of`; they part after `sitting`."""

    of: UUID
    sitting: int


class CampaignLine(msgspec.Struct):
    """A campaign in a list."""

    id: UUID
    campaign: str
    title: str
    people: list[str]
    played: int
    over: bool
    yours: list[str]
    fork: ForkInfo | None
    created: datetime
    fault: str
    """Why it cannot go on here, in your language; empty: it can."""


class CampaignInfo(msgspec.Struct):
    id: UUID
    campaign: str
    title: str
    hosting: bool
    host: str
    created: datetime
    options: dict[str, OptionValue]
    places: list[PlaceInfo]
    yours: list[str]
    """The seats you hold."""
    sittings: list[SittingInfo]
    next: NextSitting | None
    over: bool
    fork: ForkInfo | None
    begun_on_trust: bool
    shown: int
    """After which sitting the view shows the campaign; 0: before the first."""
    view: Any
    """What you may know of it, in the campaign's own words."""
    opened: list[Printed]
    """What the view names and no gallery shows."""
    saves: list[SaveInfo]
    """The oldest first."""


class GivePlace(msgspec.Struct, forbid_unknown_fields=True):
    """`who`: "open", "bot:<level>", or "me" where it is no other person's."""

    seat: str
    who: str


class ForkCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """Without `seats`: you at your own places, bots at the others."""

    sitting: int
    seats: list[str] = []


class ImportCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """`file`: the text of what `file` of a campaign has given; `seats` who plays on, if it is new here."""

    file: str
    seats: list[str] = []
    on_trust: bool = False
    """Also sittings that were played under other rules and cannot be proved."""
    as_fork: bool = False
    """Where a sitting was played here and elsewhere: as a campaign of its own."""


class CampaignRef(msgspec.Struct):
    id: UUID
