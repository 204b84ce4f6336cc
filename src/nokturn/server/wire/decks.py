"""Decks: what is sent to have one looked over, laid out or kept, and what comes back."""

from __future__ import annotations

from datetime import datetime
from typing import Literal
from uuid import UUID

import msgspec

from nokturn.games.vtes.decks.building.finding import Wish
from nokturn.games.vtes.decks.building.kept import Kept
from nokturn.games.vtes.decks.building.sheet import CardLine, Legality, Sheet
from nokturn.kernel.game import Printed, Ruling
from nokturn.server.wire.people import Lang

Form = Literal["twd", "jol", "lackey", "text", "vdb", "krcg4", "krcg5", "numbered"]


class DeckText(msgspec.Struct, forbid_unknown_fields=True):
    """A text as somebody writes it; `format`: what it is to be played in, or any."""

    text: str
    lang: Lang = "en"
    format: Literal["standard", "v5", "duel", "starter", "any"] = "standard"


class DeckAsked(msgspec.Struct, forbid_unknown_fields=True):
    deck: Kept
    lang: Lang = "en"


class DecksAsked(msgspec.Struct, forbid_unknown_fields=True):
    decks: list[Kept]
    lang: Lang = "en"


class MissingCard(msgspec.Struct):
    """A card of a deck that cannot be played here, and how many archived winners play it."""

    vekn: int
    name: str
    winners: int


class DeckBox(msgspec.Struct):
    """A deck as it stands on a shelf."""

    name: str
    clan: str
    crypt_size: int
    library_size: int
    playable: int
    distinct: int
    legality: list[Legality]
    missing: list[MissingCard]
    since: list[str]
    """What has happened to its cards since it was kept."""
    cards: list[str]
    """Names, to be found by."""
    text: str
    """What is brought to a table."""


class DeckLaid(msgspec.Struct):
    """A deck opened: all that is counted, and what a shelf would keep of it."""

    sheet: Sheet
    kept: Kept
    since: list[str]
    text: str


class FindAsked(msgspec.Struct, forbid_unknown_fields=True):
    wish: Wish = Wish()
    deck: Kept | None = None
    first: int = 0


class CardAsked(msgspec.Struct, forbid_unknown_fields=True):
    vekn: int
    deck: Kept | None = None
    lang: Lang = "en"


class CardPage(msgspec.Struct):
    """A card beside a deck: who of its crypt can play it, what else there is, and what is said about it."""

    line: CardLine
    printed: Printed
    superior: list[str]
    inferior: list[str]
    cannot: list[str]
    alternatives: list[CardLine]
    official: str
    rulings: list[Ruling]
    winners: int
    precons: int
    sets: list[str]


class ExportAsked(msgspec.Struct, forbid_unknown_fields=True):
    deck: Kept
    form: Form
    lang: Lang = "en"


class Exported(msgspec.Struct):
    text: str
    left_out: list[str]
    """What the format has no place for, in words."""


class ShelfLine(msgspec.Struct):
    """A deck of one's own; `edition` has to be shown by whoever changes it."""

    id: UUID
    edition: int
    changed: datetime
    versions: int
    box: DeckBox
    played: int
    wins: int
    points: float
    last_played: datetime | None


class ShelfDeckInfo(msgspec.Struct):
    id: UUID
    edition: int
    version: int
    deck: Kept


class ChangeDeck(msgspec.Struct, forbid_unknown_fields=True):
    edition: int
    deck: Kept
    lang: Lang = "en"


class VersionInfo(msgspec.Struct):
    """What a deck was."""

    number: int
    at: datetime
    changed: datetime
    deck: Kept
