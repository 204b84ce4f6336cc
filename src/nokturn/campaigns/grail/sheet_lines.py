"""The save sheet as lines of text: a heading for each part, then what stands there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from nokturn.campaigns.grail.pack_words import Named
from nokturn.campaigns.grail.sheet import SavedHero, SavedPlace, SavedWorld, SaveSheet
from nokturn.campaigns.words import said_in

FOLDER = Path(__file__).parent
NONE = "–"


def sheet_lines(sheet: SaveSheet, lang: str) -> list[str]:
    """Before the first sitting, only that it is to come."""
    if sheet.world is None:
        return _say(lang, "sheet-empty")
    lines = [*_head(sheet, lang)]
    for hero in sheet.heroes:
        lines += ["", *_hero(hero, lang)]
    lines += ["", *_say(lang, "sheet-map"), *[line for place in sheet.world.places for line in _place(place, lang)]]
    lines += ["", *_story(sheet.world, lang)]
    if sheet.graves:
        lines += ["", *_say(lang, "sheet-graves")]
    for grave in sheet.graves:
        facts = {"hero": grave.hero.name[lang], "location": grave.location.name[lang], "day": grave.day}
        lines += _say(lang, "sheet-grave", **facts)
    return lines


def _say(lang: str, key: str, **facts: Any) -> list[str]:
    return said_in(FOLDER, lang, key, facts)


def _list(those: Iterable[Named], lang: str) -> str:
    return ", ".join([one.name[lang] for one in those]) or NONE


def _head(sheet: SaveSheet, lang: str) -> Iterator[str]:
    chapter = sheet.chapter.name[lang] if sheet.chapter else NONE
    number = sheet.chapter.id if sheet.chapter else NONE
    title = sheet.title.get(lang, sheet.pack)
    yield from _say(lang, "sheet-head", title=title, day=sheet.day, chapter=chapter, number=number)
    if not sheet.readable:
        yield from _say(lang, "sheet-no-pack", pack=sheet.pack, version=sheet.version)
    if sheet.story:
        yield from _say(lang, "sheet-story")
    if sheet.ending:
        yield from _say(lang, "sheet-ending", ending=sheet.ending.name[lang])
    if sheet.defeat:
        yield from _say(lang, "sheet-grace" if sheet.grace else "sheet-defeat")


def _hero(hero: SavedHero, lang: str) -> Iterator[str]:
    whose = hero.player or NONE
    key = "sheet-away" if hero.away else "sheet-hero"
    yield from _say(lang, key, hero=hero.hero.name[lang], player=whose, location=hero.location.name[lang])
    yield from _say(lang, "sheet-tracks", energy=hero.energy, health=hero.health, terror=hero.terror)
    if hero.dying:
        yield from _say(lang, "sheet-dying", dial=hero.dying)
    goods = {what: getattr(hero, what) for what in ("food", "wealth", "rep", "magic", "xp")}
    yield from _say(lang, "sheet-goods", **goods)
    yield from _say(lang, "sheet-attributes", **hero.attributes)
    for what in ("skills", "items", "secrets"):
        if getattr(hero, what):
            yield from _say(lang, f"sheet-{what}", things=_list(getattr(hero, what), lang))
    for kind in ("combat", "diplomacy"):
        deck: tuple[Named, ...] = getattr(hero, f"{kind}_deck")
        pool: int = getattr(hero, f"{kind}_pool")
        yield from _say(lang, f"sheet-{kind}", count=len(deck), pool=pool, cards=_list(deck, lang))
        if aside := getattr(hero, f"{kind}_aside"):
            yield from _say(lang, "sheet-aside", cards=_list(aside, lang))


def _place(place: SavedPlace, lang: str) -> Iterator[str]:
    notes: list[str] = []
    if place.menhir:
        notes += _say(lang, "sheet-menhir", dial=place.dial)
    notes += [one.name[lang] for one in place.heroes]
    notes += [line for one in place.guardians for line in _say(lang, "sheet-guardian", guardian=one.name[lang])]
    if place.items:
        notes += _say(lang, "sheet-ground", things=_list(place.items, lang))
    for what in ("time_tokens", "quest_tokens"):
        if count := getattr(place, what):
            notes += _say(lang, f"sheet-{what.replace('_', '-')}", count=count)
    if place.used:
        notes += _say(lang, "sheet-used")
    if place.replaces:
        notes += _say(lang, "sheet-replaces", location=place.replaces.name[lang])
    told = "; ".join(notes)
    yield f"  {place.location.id}  {place.location.name[lang]}" + (f": {told}" if told else "")


def _story(world: SavedWorld, lang: str) -> Iterator[str]:
    yield from _say(lang, "sheet-events", left=world.events_left, read=world.passages_read)
    for quest in world.quests:
        yield from _say(lang, "sheet-quest", quest=quest.name[lang])
    for dial in world.dials:
        yield from _say(lang, "sheet-dial", holder=dial.holder.name[lang], dial=dial.value)
    for clue in world.clues:
        yield from _say(lang, "sheet-clue", clue=clue.name[lang])
    for status in world.statuses:
        boxes = "".join(["■" if box in status.set else "□" for box in range(1, status.parts + 1)])
        yield f"  {boxes} {status.status.name[lang]}"
