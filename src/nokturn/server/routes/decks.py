"""Decks of V:TES, whoever asks: looked over while they are written, laid out, searched for cards, written anew.

Nothing is kept here: what is sent is answered and forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Annotated, TypeVar

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
from nokturn.games.vtes.decks.deck_words import said, say
from nokturn.games.vtes.decks.exporting import exported, left_out
from nokturn.games.vtes.decks.precons import PRECONS, precon
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

T = TypeVar("T")
GAME, KEY = "vtes", "deck"
_MOST_BOXES = 50
_WORDS = 100
"""Letters of what somebody looks for."""
_LAID, _SEARCHED = 3, 100
"""For so many cards on a shelf counts one of a deck that is laid out, and a look through all that there are."""
_REMEMBERED = 24_000
"""Bytes of a deck whose box is remembered: any that is made of cards is smaller."""
_COUNTING = ThreadPoolExecutor(1, "decks")
"""One after the other, so that however many are sent, whoever plays waits for one of them at most."""


async def counted(request: AnyRequest, cost: float, work: Callable[..., T], *args: object) -> T:
    """What is counted about decks, beside the loop, and of nobody too much at once."""
    if not house_of(request).limits.take("decks", address_of(request.scope.get("client")), cost):
        raise TurnedDownError("too-often")
    return await asyncio.get_running_loop().run_in_executor(_COUNTING, work, *args)


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
async def lay(request: AnyRequest, data: JSONBody[DeckAsked]) -> DeckLaid:
    return await counted(request, _LAID * len(data.deck.cards), _laid, data.deck, data.lang)


def _laid(kept: Kept, lang: str) -> DeckLaid:
    deck = deck_of(kept)
    return DeckLaid(
        sheet(deck, lang),
        keeping.keep(deck),
        [said(one, lang) for one in keeping.since(kept)],
        keeping.text_to_bring(deck),
    )


@post("/api/decks/boxes", status_code=200, summary="Decks as they stand on a shelf")
async def boxes(request: AnyRequest, data: JSONBody[DecksAsked]) -> list[DeckBox]:
    if len(data.decks) > _MOST_BOXES:
        raise TurnedDownError("bad-deck")
    cards_in_all = sum(len(kept.cards) for kept in data.decks)
    return await counted(request, cards_in_all, boxes_of, data.decks, data.lang)


def boxes_of(decks: Sequence[Kept], lang: str) -> list[DeckBox]:
    return [box_of(kept, lang) for kept in decks]


def box_of(kept: Kept, lang: str) -> DeckBox:
    """How a deck stands on a shelf; what a stranger sends fills no more of the memory than there is for it."""
    then = {str(vekn): kept.then[str(vekn)] for vekn, _ in kept.cards if str(vekn) in kept.then}
    front = Kept(kept.name[: keeping.LONGEST_NAME], "", "", kept.cards, then)
    data = msgspec.json.encode(front)
    return _box(data, lang) if len(data) <= _REMEMBERED else _made(front, lang)


@lru_cache(400)
def _box(data: bytes, lang: str) -> DeckBox:
    return _made(msgspec.json.decode(data, type=Kept), lang)


def _made(kept: Kept, lang: str) -> DeckBox:
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
async def find_cards(request: AnyRequest, data: JSONBody[FindAsked]) -> Found:
    if len(data.wish.words) > _WORDS or not 0 <= data.first <= len(cards()):
        raise TurnedDownError("bad-deck")
    deck = deck_of(data.deck) if data.deck is not None else Deck()
    return await counted(request, _SEARCHED, find, data.wish, deck, data.first)


@get("/api/decks/choices", summary="What cards can be chosen by", sync_to_thread=True)
def get_choices() -> Choices:
    return choices()


@post("/api/decks/card", status_code=200, summary="A card beside a deck")
async def card_page(request: AnyRequest, data: JSONBody[CardAsked]) -> CardPage:
    return await counted(request, _SEARCHED, _card, data)


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
async def get_winners(request: AnyRequest, words: Annotated[str, QueryParameter(max_length=_WORDS)]) -> list[Boxed]:
    return list(await counted(request, _SEARCHED, winners, words))


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
async def export(request: AnyRequest, data: JSONBody[ExportAsked]) -> Exported:
    deck = deck_of(data.deck)
    gone = [say(data.lang, f"fact-{fact}") for fact in left_out(deck, data.form)]
    return Exported(await counted(request, len(data.deck.cards), exported, deck, data.form), gone)


ROUTES = [check, lay, boxes, find_cards, get_choices, card_page, get_others, get_winners, get_other, export]
