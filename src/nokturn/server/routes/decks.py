"""Decks of V:TES, whoever asks: looked over while they are written, laid out, searched for cards, written anew.

Nothing is kept here: what is sent is answered and forgotten."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from nokturn.games.vtes.decks.building import kept as keeping
from nokturn.games.vtes.decks.building import others as other_decks
from nokturn.games.vtes.decks.building.alternatives import alternatives
from nokturn.games.vtes.decks.building.checking import Checked
from nokturn.games.vtes.decks.building.finding import Choices, Found, choices, find
from nokturn.games.vtes.decks.building.kept import Kept
from nokturn.games.vtes.decks.building.others import Boxed, Others, winner, winners
from nokturn.games.vtes.decks.building.sheet import line, names_able, sheet
from nokturn.games.vtes.decks.deck import MOST_COPIES, Deck
from nokturn.games.vtes.decks.exporting import exported, left_out
from nokturn.games.vtes.decks.precons import PRECONS, precon
from nokturn.games.vtes.decks.wording import said, say
from nokturn.games.vtes.decks.yardstick import wanted_by_winners
from nokturn.games.vtes.printed.facts import LibraryFacts, cards
from nokturn.games.vtes.printed.krcg_texts import published
from nokturn.games.vtes.seen.gallery import shown
from nokturn.server.house import AnyRequest, house_of
from nokturn.server.limits import address_of
from nokturn.server.wire.decks import (
    CardAsked,
    CardPage,
    DeckAsked,
    DeckBox,
    DeckLaid,
    DecksAsked,
    DeckText,
    ExportAsked,
    Exported,
    FindAsked,
    MissingCard,
)
from nokturn.table.errors import HiddenError, TurnedDownError
from nokturn.table.lobby.brought import LENGTH
from nokturn.table.lobby.examiner import Brought, examiner_of

GAME, KEY = "vtes", "deck"
_MOST_BOXES = 50
_WORDS = 100
"""Letters of what somebody looks for."""


def deck_of(kept: Kept) -> Deck:
    """What somebody sent as a deck; nonsense is turned down."""
    counts = [count for _, count in kept.cards]
    if len(kept.cards) > keeping.MOST_DIFFERENT or any(not 0 < count <= MOST_COPIES for count in counts):
        raise TurnedDownError("bad-deck")
    return keeping.deck_of(kept)


@post("/api/decks/check", status_code=200, summary="Look over a deck's text: every line, every problem, every mend")
async def check(request: AnyRequest, data: JSONBody[DeckText]) -> Checked:
    """In a process that is cut off if it takes too long, like whatever is brought to a table."""
    house = house_of(request)
    if not house.limits.take("check", address_of(request.scope.get("client"))):
        raise TurnedDownError("too-often")
    if len(data.text) > LENGTH:
        raise TurnedDownError("too-long", length=LENGTH)
    brought = Brought(GAME, 2, {"format": data.format}, f"{KEY}:A", data.text, data.lang)
    return msgspec.convert(await examiner_of(house.store, "check").report(brought), Checked)


@post("/api/decks/lay", status_code=200, summary="A deck with all that is counted about it")
async def lay(data: JSONBody[DeckAsked]) -> DeckLaid:
    return await asyncio.to_thread(_laid, data.deck, data.lang)


def _laid(kept: Kept, lang: str) -> DeckLaid:
    deck = deck_of(kept)
    return DeckLaid(
        sheet(deck, lang),
        keeping.keep(deck),
        [said(one, lang) for one in keeping.since(kept)],
        keeping.text_to_bring(deck),
    )


@post("/api/decks/boxes", status_code=200, summary="Decks as they stand on a shelf")
async def boxes(data: JSONBody[DecksAsked]) -> list[DeckBox]:
    if len(data.decks) > _MOST_BOXES:
        raise TurnedDownError("bad-deck")
    return await asyncio.to_thread(lambda: [box_of(kept, data.lang) for kept in data.decks])


def box_of(kept: Kept, lang: str) -> DeckBox:
    return _box(msgspec.json.encode(kept), lang)


@lru_cache(2_000)
def _box(data: bytes, lang: str) -> DeckBox:
    kept = msgspec.json.decode(data, type=Kept)
    deck = deck_of(kept)
    told = sheet(deck, lang, numbers=False)
    lines = (*told.crypt, *told.library)
    return DeckBox(
        kept.name,
        told.clan,
        told.crypt_size,
        told.library_size,
        told.playable,
        told.distinct,
        list(told.legality),
        [MissingCard(one.vekn, one.name, one.winners) for one in lines if not one.playable],
        [said(one, lang) for one in keeping.since(kept)],
        [one.name for one in lines],
        keeping.text_to_bring(deck),
    )


@post("/api/decks/find", status_code=200, summary="Cards for a deck, and who of its crypt can play them")
async def find_cards(data: JSONBody[FindAsked]) -> Found:
    if len(data.wish.words) > _WORDS or not 0 <= data.first <= len(cards()):
        raise TurnedDownError("bad-deck")
    deck = deck_of(data.deck) if data.deck is not None else Deck()
    return await asyncio.to_thread(find, data.wish, deck, data.first)


@get("/api/decks/choices", summary="What cards can be chosen by", sync_to_thread=True)
def get_choices() -> Choices:
    return choices()


@post("/api/decks/card", status_code=200, summary="A card beside a deck")
async def card_page(data: JSONBody[CardAsked]) -> CardPage:
    return await asyncio.to_thread(_card, data)


def _card(data: CardAsked) -> CardPage:
    if data.vekn not in cards():
        raise HiddenError("not-found")
    card = cards()[data.vekn]
    deck = deck_of(data.deck) if data.deck is not None else Deck()
    able = names_able(deck, card) if isinstance(card, LibraryFacts) else {}
    official = published(card.vekn)
    return CardPage(
        line(card, deck.copies.get(card.vekn, 0), deck),
        shown(card),
        able.get("superior", []),
        able.get("inferior", []),
        able.get("not", []),
        [line(one, deck.copies.get(one.vekn, 0), deck) for one in alternatives(deck, card)],
        official.text if official else "",
        list(official.rulings) if official else [],
        wanted_by_winners().get(card.vekn, 0),
        sum(card.vekn in precon(name).copies for name in PRECONS),
        list(card.sets),
    )


@get("/api/decks/others", summary="Preconstructed decks, and how many winners there are")
async def get_others(request: AnyRequest) -> Others:
    """Whoever looks at them may paste a deck next: whoever reads it gets ready."""
    examiner_of(house_of(request).store, "check").warm(GAME)
    return await asyncio.to_thread(other_decks.others)


@get("/api/decks/winners", summary="Decks that have won tournaments, by words or a card in them")
async def get_winners(words: Annotated[str, QueryParameter(max_length=_WORDS)]) -> list[Boxed]:
    return list(await asyncio.to_thread(winners, words))


@get("/api/decks/others/{kind:str}/{name:str}", summary="A preconstructed deck, or a winner, to be copied")
async def get_other(kind: FromPath[str], name: FromPath[str]) -> Kept:
    found = await asyncio.to_thread(_other, kind, name)
    if found is None:
        raise HiddenError("not-found")
    return keeping.keep(found)


def _other(kind: str, name: str) -> Deck | None:
    if kind == "precon" and name in PRECONS:
        deck, told = precon(name), PRECONS[name]
        return msgspec.structs.replace(deck, name=f"{told.clan}, {told.set}")
    return winner(name) if kind == "winner" else None


@post("/api/decks/export", status_code=200, summary="A deck in another format")
async def export(data: JSONBody[ExportAsked]) -> Exported:
    deck = deck_of(data.deck)
    gone = [say(data.lang, f"fact-{fact}") for fact in left_out(deck, data.form)]
    return Exported(await asyncio.to_thread(exported, deck, data.form), gone)


ROUTES = [check, lay, boxes, find_cards, get_choices, card_page, get_others, get_winners, get_other, export]
