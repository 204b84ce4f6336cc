"""The shelf of an account: its decks, what they were before, and how they have done."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from uuid import UUID

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from nokturn.games.vtes.decks.building import kept as keeping
from nokturn.games.vtes.decks.building.kept import Kept
from nokturn.server.house import AnyRequest, house_of
from nokturn.server.routes.decks import GAME, KEY, box_of, counted, deck_of
from nokturn.server.routes.games import JSON
from nokturn.server.session import language, me
from nokturn.server.wire.decks import ChangeDeck, DeckAsked, ShelfDeckInfo, ShelfLine, VersionInfo
from nokturn.table.errors import TurnedDownError
from nokturn.table.lobby import shelf
from nokturn.table.lobby.shelf import Outing, Standing

DECK = "/api/shelf/{deck_id:uuid}"
_KNOWN = 10
"""Decks on a shelf have mostly been counted before: so many of their cards count for one."""
_LARGEST = 48_000
"""Bytes of a deck as it is kept, with all that is written about it."""
_GAME_WIN = 2.0
"""Victory points that a game win takes, besides having the most."""


@get("/api/shelf", summary="My decks, the last changed first")
async def get_shelf(request: AnyRequest) -> list[ShelfLine]:
    return await _lines(request)


async def _lines(request: AnyRequest) -> list[ShelfLine]:
    store, person = house_of(request).store, shelf.owner(me(request))
    standing = await shelf.on_shelf(store, person, GAME)
    marks = await shelf.marks(store, person, GAME)
    played: dict[UUID, list[Outing]] = {}
    for outing in await shelf.outings(store, person, GAME, KEY):
        owner = marks.get(keeping.mark_of(outing.text))
        if owner is not None:
            played.setdefault(owner, []).append(outing)
    decks = [_read(one.version.data) for one in standing]
    cost = sum(len(kept.cards) for kept in decks) / _KNOWN
    return await counted(request, cost, _told, standing, decks, played, language(request))


def _told(
    standing: Sequence[Standing], decks: Sequence[Kept], played: Mapping[UUID, list[Outing]], lang: str
) -> list[ShelfLine]:
    return [_line(one, kept, played.get(one.deck.id, []), lang) for one, kept in zip(standing, decks, strict=True)]


def _line(one: Standing, kept: Kept, played: Sequence[Outing], lang: str) -> ShelfLine:
    deck, version = one
    return ShelfLine(
        deck.id,
        deck.edition,
        version.changed,
        version.number,
        box_of(kept, lang),
        len(played),
        sum(outing.place == 1 and (outing.score or 0) >= _GAME_WIN for outing in played),
        sum(outing.score or 0 for outing in played),
        max((outing.ended for outing in played), default=None),
    )


def _read(data: str) -> Kept:
    return msgspec.json.decode(data, type=Kept)


def _written(kept: Kept) -> tuple[str, str]:
    """What is kept of a deck that somebody sent, and the mark it is known by."""
    deck = deck_of(kept)
    data = msgspec.json.encode(keeping.keep(deck))
    if len(data) > _LARGEST:
        raise TurnedDownError("bad-deck")
    return data.decode(), keeping.mark_of(keeping.text_to_bring(deck))


@post("/api/shelf", summary="Keep a deck on my shelf")
async def keep(request: AnyRequest, data: JSONBody[DeckAsked]) -> ShelfDeckInfo:
    store, person = house_of(request).store, shelf.owner(me(request))
    _take(request, person)
    found = await shelf.keep(store, person, GAME, *_written(data.deck))
    return _info(await shelf.one(store, person, found))


def _info(one: Standing) -> ShelfDeckInfo:
    return ShelfDeckInfo(one.deck.id, one.deck.edition, one.version.number, _read(one.version.data))


def _take(request: AnyRequest, person: UUID) -> None:
    if not house_of(request).limits.take("shelf", str(person)):
        raise TurnedDownError("too-often")


@get(DECK, summary="A deck of mine, or what it was")
async def get_deck(request: AnyRequest, deck_id: FromPath[UUID], version: FromQuery[int] = 0) -> ShelfDeckInfo:
    person = shelf.owner(me(request))
    return _info(await shelf.one(house_of(request).store, person, deck_id, version))


@put(DECK, summary="Change a deck of mine")
async def change(request: AnyRequest, deck_id: FromPath[UUID], data: JSONBody[ChangeDeck]) -> ShelfDeckInfo:
    store, person = house_of(request).store, shelf.owner(me(request))
    _take(request, person)
    return _info(await shelf.change(store, person, deck_id, data.edition, *_written(data.deck)))


@get(f"{DECK}/versions", summary="What a deck of mine was, the newest first")
async def versions(request: AnyRequest, deck_id: FromPath[UUID]) -> list[VersionInfo]:
    found = await shelf.versions(house_of(request).store, shelf.owner(me(request)), deck_id)
    return [VersionInfo(one.number, one.at, one.changed, _read(one.data)) for one in found]


@delete(DECK, status_code=200, summary="Take a deck from my shelf; it can be put back")
async def take_away(request: AnyRequest, deck_id: FromPath[UUID]) -> list[ShelfLine]:
    await shelf.take_away(house_of(request).store, shelf.owner(me(request)), deck_id)
    return await _lines(request)


@post(f"{DECK}/restore", status_code=200, summary="Put a deck back on my shelf")
async def put_back(request: AnyRequest, deck_id: FromPath[UUID]) -> list[ShelfLine]:
    await shelf.put_back(house_of(request).store, shelf.owner(me(request)), deck_id)
    return await _lines(request)


@get("/api/shelf/file", summary="All my decks in one file")
async def export(request: AnyRequest) -> Response[bytes]:
    store, person = house_of(request).store, shelf.owner(me(request))
    body = await asyncio.to_thread(_in_one_file, await shelf.on_shelf(store, person, GAME))
    headers = {"content-disposition": 'attachment; filename="decks.json"'}
    return Response(body, media_type=JSON, headers=headers)


def _in_one_file(standing: Sequence[Standing]) -> bytes:
    kept = [_read(one.version.data) for one in standing]
    return msgspec.json.format(msgspec.json.encode({"decks": kept}), indent=1)


ROUTES = [get_shelf, keep, export, get_deck, change, versions, take_away, put_back]
