"""What stands in the travel book: chapter by chapter and Day by Day what was met, read and chosen; the map as it was
walked; who died where; how everybody stands.  Only of what was played: nothing that is still to come."""

from __future__ import annotations

import msgspec

from nokturn.books.grail.diary import Day, Known, Walk, chapters_of, lines_of, told
from nokturn.books.grail.map import Cell, cells_of
from nokturn.campaigns.grail.campaign import CAMPAIGN
from nokturn.campaigns.grail.pack_words import pack_at
from nokturn.campaigns.grail.sheet import SavedGrave, SavedHero, SaveSheet
from nokturn.campaigns.ledger import Ledger
from nokturn.games.grail.printed.contents import Pack
from nokturn.kernel.packs.pack import PackRef
from nokturn.kernel.records import Record


class SittingPage(msgspec.Struct, frozen=True, kw_only=True):
    """Who sat down to which Days; 0 and no Day: today's rules do not lead through it."""

    number: int
    ended: str
    """The day it ended, of ours; empty: it is being played."""
    people: tuple[str, ...]
    first: int
    last: int
    readable: bool


class ChapterPage(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    title: str
    days: tuple[Day, ...]


class Volume(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    story: str
    """What the pack is called."""
    lang: str
    chapters: tuple[ChapterPage, ...]
    sittings: tuple[SittingPage, ...]
    heroes: tuple[SavedHero, ...]
    graves: tuple[SavedGrave, ...]
    cells: tuple[Cell, ...]
    walks: tuple[Walk, ...]
    days: int
    ending: str
    ending_text: str
    lost: bool
    """For good, or until somebody asks for the Grace."""


def volume_of(ledger: Ledger, title: str, lang: str, now: Record | None = None) -> Volume:
    """`now` is the sitting that is being played, as far as it has come."""
    sheet = CAMPAIGN.view(ledger.state(CAMPAIGN), "A")
    assert isinstance(sheet, SaveSheet)
    known = Known()
    days: list[Day] = []
    walks: list[Walk] = []
    seen: list[int] = []
    lit: list[int] = []
    sittings: list[SittingPage] = []
    pack: Pack | None = None
    played = [(page.record, page.ended) for page in ledger.pages] + ([(now, "")] if now is not None else [])
    for number, (record, ended) in enumerate(played, 1):
        here = _pack_of(record)
        lines = lines_of(record) if here is not None else None
        if here is None or lines is None:
            sittings.append(_sitting(number, ended, record, (), readable=False))
            continue
        pack = here
        found = told(record, lines, here, lang, known)
        days += found.days
        walks += found.walks
        seen += found.seen
        lit += found.lit
        sittings.append(_sitting(number, ended, record, found.days, readable=True))
    whole = tuple(days)
    ending = pack.endings.get(sheet.ending.id) if pack is not None and sheet.ending is not None else None
    return Volume(
        title=title,
        story=pack.title[lang] if pack is not None else "",
        lang=lang,
        chapters=tuple([_chapter(chapter, part, pack, lang) for chapter, part in chapters_of(whole)]),
        sittings=tuple(sittings),
        heroes=sheet.heroes,
        graves=sheet.graves,
        cells=cells_of(pack, seen, lit, sheet, lang),
        walks=tuple(walks),
        days=max([day.number for day in whole], default=0),
        ending=ending.title[lang] if ending is not None else "",
        ending_text=ending.text[lang] if ending is not None else "",
        lost=bool(sheet.defeat),
    )


def _pack_of(record: Record) -> Pack | None:
    """The version a sitting was played with; None: it is not here."""
    packs = record.packs or {}
    return next((pack_at(PackRef(name, version)) for name, version in packs.items()), None)


def _sitting(number: int, ended: str, record: Record, days: tuple[Day, ...], *, readable: bool) -> SittingPage:
    numbers = [day.number for day in days if day.number]
    return SittingPage(
        number=number,
        ended=ended[:10],
        people=tuple(record.players),
        first=min(numbers, default=0),
        last=max(numbers, default=0),
        readable=readable,
    )


def _chapter(number: int, days: tuple[Day, ...], pack: Pack | None, lang: str) -> ChapterPage:
    found = pack.chapters.get(number) if pack is not None else None
    return ChapterPage(number=number, title=found.title[lang] if found is not None else "", days=days)
