"""Everything that only a chronicle brings to light, side by side, for somebody who asks to have it spoilt: the other
side of base characters, whoever comes with an era or is unlocked, missions with their decisions, scoring cards, the
story (HER-CHRON-03, HER-CHRON-08).

A line of a text that begins with `[…]` says what it is about: a side, a trait, a reward."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.printed.abilities import ABILITIES
from nokturn.games.heritage.printed.boards import THEATRES
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS, Chapter
from nokturn.games.heritage.printed.chronicle.eras import ERA_CARDS, ERAS, Era
from nokturn.games.heritage.printed.chronicle.story import FINAL_CARD, STORY
from nokturn.games.heritage.printed.chronicle.traits import TRAITS
from nokturn.games.heritage.printed.files import Names
from nokturn.games.heritage.printed.missions import CHRONICLE_MISSIONS, Mission
from nokturn.games.heritage.printed.names import NAMES
from nokturn.games.heritage.printed.people import ANCILLA, BASE, PEOPLE, Person
from nokturn.games.heritage.seen.gallery import EMBLEMS, GALLERY, LANGUAGES, era_card, printed_person
from nokturn.kernel.game import Printed

TITLE: Names = {"en": "The winner is called", "pl": "Tytuł zwycięzcy"}
REWARD: Names = {"en": "Reward", "pl": "Nagroda"}
GIFTS: dict[str, Names] = {
    "resource": {"en": "a resource: ", "pl": "środek: "},
    "unlock": {"en": "unlocked: ", "pl": "odblokowana karta: "},
    "elevate": {"en": "a base character is elevated", "pl": "wyniesienie postaci podstawowej"},
}


def _other_side(person: Person) -> Printed:
    """HER-CHRON-08: what lies under a base character."""
    return replace(printed_person(person, ANCILLA), id=f"{person.id}:{ANCILLA}", kind=ANCILLA)


def _unlocked(person: Person) -> Printed:
    """Leaders and base characters as they come; a chronicle character with both the sides that may lie up,
    HER-DECK-04."""
    if person.kind != "chronicle":
        return printed_person(person)
    text = {
        lang: "\n".join(
            [
                f"[{side.upper()}] {' '.join([ABILITIES[one].text[lang] for one in abilities])}"
                for side, abilities in person.sides.items()
                if abilities
            ]
        )
        for lang in LANGUAGES
    }
    return replace(printed_person(person), text=text)


def _mission(mission: Mission) -> Printed:
    def lines(lang: str) -> list[str]:
        decisions = [f"[{TRAITS[one.trait].name[lang]}] {one.label[lang]}." for one in mission.decisions.values()]
        detail = NAMES[mission.detail][lang] if mission.detail else ""
        reward = f"[{REWARD[lang]}] {GIFTS[mission.gift][lang]}{detail}."
        return [STORY[f"mission.{mission.id}"][lang], *decisions, reward]

    text = {lang: "\n".join(lines(lang)) for lang in LANGUAGES}
    numbers = dict.fromkeys(sorted(mission.attributes), 1)
    return Printed(mission.id, "mission", "chronicle", mission.name, text, {}, numbers, EMBLEMS[mission.id])


def _scoring_card(card: str) -> Printed:
    """HER-ERA-05: what it does to the worth of a dot."""
    marks = ERA_CARDS[card].marks
    text = {
        lang: "\n".join([f"[{change:+d}] {TRAITS[trait].name[lang]}" for trait, change in marks]) for lang in LANGUAGES
    }
    return replace(era_card(card), text=text, numbers={})


def _era(era: Era) -> Printed:
    name = dict.fromkeys(LANGUAGES, "–".join(era.years))
    theatres = {lang: ", ".join([THEATRES[one].names[lang] for one in era.theatres]) for lang in LANGUAGES}
    text = {lang: f"{STORY[f'era.{era.number}'][lang]}\n{theatres[lang]}." for lang in LANGUAGES}
    return Printed(f"era:{era.number}", "era", "", name, text, {}, {}, EMBLEMS[f"era_{era.number}"])


def _chapter(chapter: Chapter) -> Printed:
    told = [STORY[f"chapter.{chapter.number}.{part}"] for part in ("intro", "outro")]
    name = {lang: f"{chapter.number}. {chapter.place[lang]}, {chapter.year}" for lang in LANGUAGES}
    text = {
        lang: "\n".join([*[one[lang] for one in told], f"[{TITLE[lang]}] {chapter.title_name[lang]}"])
        for lang in LANGUAGES
    }
    return Printed(f"chapter:{chapter.number}", "chapter", "", name, text, {}, {})


def _last_card() -> Printed:
    """HER-END-05."""
    name = {"en": FINAL_CARD.name, "pl": FINAL_CARD.name_pl}
    return Printed(f"card:{FINAL_CARD.id}", "card", "", name, STORY["end"], {}, {}, EMBLEMS[FINAL_CARD.id])


_OPEN = {printed.id for printed in GALLERY}
SEALED = (
    *[_era(era) for era in ERAS.values()],
    *[_chapter(chapter) for chapter in CHAPTERS.values()],
    *[_mission(mission) for mission in CHRONICLE_MISSIONS.values()],
    *[_unlocked(person) for person in PEOPLE.values() if person.id not in _OPEN],
    *[_other_side(person) for person in PEOPLE.values() if person.kind == BASE],
    *[_scoring_card(card) for card in ERA_CARDS],
    _last_card(),
)
