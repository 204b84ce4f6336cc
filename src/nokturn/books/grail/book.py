"""The travel book: a page for the screen, and a printed one."""

from __future__ import annotations

from typing import Any

import msgspec
import typst
from mako.template import Template

from nokturn.books.grail.diary import Day
from nokturn.books.grail.map import COLOURS, INK, drawn
from nokturn.books.grail.volume import SittingPage, Volume, volume_of
from nokturn.books.grail.words import FOLDER, Says
from nokturn.campaigns.grail.pack_words import Named
from nokturn.campaigns.grail.sheet import SavedHero
from nokturn.campaigns.ledger import Ledger
from nokturn.kernel.records import Record


def as_html(ledger: Ledger, title: str, lang: str, now: Record | None = None) -> bytes:
    """One page that stands for itself: nothing is fetched, nothing runs."""
    template = Template(filename=str(FOLDER / "book.html"), input_encoding="utf-8")
    text: str = template.render_unicode(book=printed(volume_of(ledger, title, lang, now)))
    return text.encode()


def as_pdf(ledger: Ledger, title: str, lang: str, now: Record | None = None) -> bytes:
    """Set by typst, in a format that is printed as a small book."""
    data = msgspec.json.encode(printed(volume_of(ledger, title, lang, now))).decode()
    pdf: bytes = typst.compile(FOLDER / "book.typ", format="pdf", sys_inputs={"book": data})
    return pdf


def printed(volume: Volume) -> dict[str, Any]:
    """All that the book says, in sentences; both forms are made of this."""
    says = Says(volume.lang)
    lines = {
        name: says(f"book-{name.replace('_', '-')}")
        for name in ("contents", "map", "map_legend", "dead", "nobody_died", "company", "sittings", "lost")
    }
    return {
        "title": volume.title,
        "lang": volume.lang,
        "subtitle": subtitle(volume, says),
        "story": volume.story,
        "says": lines,
        "chapters": [
            {
                "number": f"{at}",
                "label": says("book-chapter", number=chapter.number),
                "title": chapter.title,
                "days": [_day(day, says) for day in chapter.days],
            }
            for at, chapter in enumerate(volume.chapters, 1)
        ],
        "map": drawn(volume.cells, volume.walks, says),
        "ways": _ways(volume),
        "dead": [
            says("book-died", hero=one.hero.name[volume.lang], location=one.location.name[volume.lang], day=one.day)
            for one in volume.graves
        ],
        "heroes": [_hero(hero, volume.lang, says) for hero in volume.heroes],
        "sittings": [_sitting(sitting, says) for sitting in volume.sittings],
        "ending": volume.ending,
        "ending_text": volume.ending_text,
        "lost": volume.lost,
    }


def subtitle(volume: Volume, says: Says) -> str:
    if not volume.days:
        return says("book-empty")
    return says("book-subtitle", days=volume.days, sittings=len(volume.sittings))


def _day(day: Day, says: Says) -> dict[str, Any]:
    return {
        "title": says("book-day", day=day.number) if day.number else says("book-before"),
        "event": day.event,
        "event_text": day.event_text,
        "notes": [{"kind": note.kind, "head": note.head, "text": note.text} for note in day.notes],
    }


def _ways(volume: Volume) -> list[dict[str, str]]:
    """Whose ways have which colour."""
    names = {hero.hero.id: hero.hero.name[volume.lang] for hero in volume.heroes}
    names |= {grave.hero.id: grave.hero.name[volume.lang] for grave in volume.graves}
    walked = dict.fromkeys([walk.hero for walk in volume.walks])
    return [{"colour": COLOURS.get(hero, INK), "hero": names.get(hero, hero)} for hero in walked]


def _hero(hero: SavedHero, lang: str, says: Says) -> dict[str, Any]:
    name = hero.hero.name[lang]
    whose = says("book-played-by", hero=name, player=hero.player) if hero.player else name
    goods = {what: getattr(hero, what) for what in ("food", "wealth", "rep", "magic", "xp")}
    owned = [(what, getattr(hero, what)) for what in ("items", "secrets", "skills")]
    return {
        "name": says("book-away", hero=name) if hero.away else whose,
        "lines": [
            says("book-tracks", energy=hero.energy, health=hero.health, terror=hero.terror),
            says("book-goods", **goods),
            *[says(f"book-{what}", things=_list(things, lang)) for what, things in owned if things],
        ],
    }


def _list(things: tuple[Named, ...], lang: str) -> str:
    return ", ".join([one.name[lang] for one in things])


def _sitting(sitting: SittingPage, says: Says) -> str:
    facts: dict[str, Any] = {
        "number": sitting.number,
        "ended": sitting.ended,
        "people": ", ".join(sitting.people),
        "first": sitting.first,
        "last": sitting.last,
    }
    if not sitting.readable:
        return says("book-sitting-other", **facts)
    if not sitting.ended:
        return says("book-sitting-now", **facts)
    key = "book-sitting-day" if sitting.first == sitting.last and sitting.first else "book-sitting"
    return says(key, **facts).strip()
