"""The book: a page for the screen, and a printed one."""

from __future__ import annotations

from typing import Any

import msgspec
import typst
from mako.template import Template

from nokturn.books.heritage.family import COLOURS, VELLUM, drawn
from nokturn.books.heritage.sigils import shield
from nokturn.books.heritage.typeface import typeface
from nokturn.books.heritage.volume import ChapterPage, EraPage, House, SheetPage, Volume, volume_of
from nokturn.books.heritage.words import FOLDER, Says, subtitle
from nokturn.campaigns.ledger import Ledger


def as_html(ledger: Ledger, title: str, lang: str) -> bytes:
    """One page that stands for itself: nothing is fetched, nothing runs."""
    volume, says = volume_of(ledger, title, lang), Says(lang)
    template = Template(filename=str(FOLDER / "book.html"), input_encoding="utf-8")
    text: str = template.render_unicode(
        volume=volume,
        says=says,
        subtitle=subtitle(volume),
        drawing=lambda house: _drawing(house, says),
        shield=_shield,
        typeface=typeface(),
    )
    return text.encode()


def as_pdf(ledger: Ledger, title: str, lang: str) -> bytes:
    """Set by typst, in a format that is printed as a small book."""
    data = msgspec.json.encode(printed(volume_of(ledger, title, lang))).decode()
    pdf: bytes = typst.compile(FOLDER / "book.typ", format="pdf", sys_inputs={"book": data})
    return pdf


def _shield(sheet: SheetPage) -> str:
    return shield(sheet.mark, COLOURS[sheet.seat], VELLUM)


def _drawing(house: House, says: Says) -> str:
    return drawn(house.line, house.seat, says("book-tree", player=house.player, clan=house.clan_name))


def printed(volume: Volume) -> dict[str, Any]:
    """All that the printed book says, in sentences."""
    says = Says(volume.lang)
    over = says("book-last-card", player=volume.winner, card=volume.last_card) if volume.winner else ""
    return {
        "title": volume.title,
        "lang": volume.lang,
        "subtitle": subtitle(volume),
        "players": [sheet.player for sheet in volume.sheets],
        "last_card": over,
        "last_words": volume.last_words,
        "says": {
            name: says(f"book-{name.replace('_', '-')}")
            for name in ("places", "decisions", "trees", "no_trees", "legend", "sheets", "trait", "dots", "worth")
        },
        "eras": [_era(era, says) for era in volume.eras],
        "sheets": [_sheet(sheet, says) for sheet in volume.sheets],
    }


def _era(era: EraPage, says: Says) -> dict[str, Any]:
    dominated = says("book-dominated", player=era.dominant, card=era.remembered) if era.dominant else ""
    return {
        "title": says("book-era", roman=era.roman),
        "years": "–".join(era.years),
        "story": era.story,
        "theatres": says("book-theatres", theatres=", ".join(era.theatres)),
        "chapters": [_chapter(chapter, says) for chapter in era.chapters],
        "dominated": dominated,
    }


def _chapter(chapter: ChapterPage, says: Says) -> dict[str, Any]:
    return {
        "roman": chapter.roman,
        "place": chapter.place,
        "year": chapter.year,
        "intro": chapter.intro,
        "outro": chapter.outro,
        "title": says("book-title-won", player=chapter.winner.player, title=chapter.title),
        "houses": [
            {
                "place": says("book-place", place=house.place),
                "player": house.player,
                "clan": house.clan_name,
                "points": says("book-era-points", points=house.points),
            }
            for house in chapter.houses
        ],
        "decisions": [
            {
                "mission": decision.mission,
                "story": decision.story,
                "who": says("book-decides", player=decision.player),
                "chosen": decision.chosen,
                "trait": decision.trait,
            }
            for decision in chapter.decisions
        ],
        "trees": [
            {
                "label": says("book-tree", player=house.player, clan=house.clan_name),
                "drawing": _drawing(house, says),
            }
            for house in chapter.houses
            if house.line
        ],
    }


def _sheet(sheet: SheetPage, says: Says) -> dict[str, Any]:
    return {
        "player": sheet.player,
        "shield": _shield(sheet),
        "mark": says("book-mark", mark=sheet.mark_name),
        "points": says("book-points", points=sheet.points),
        "titles": says("book-titles", titles=", ".join(sheet.titles)) if sheet.titles else "",
        "servant": says("book-servant", servant=sheet.servant) if sheet.servant else "",
        "dots": [[trait, str(count), str(value)] for trait, count, value in sheet.dots],
    }
