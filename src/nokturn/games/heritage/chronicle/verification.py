"""What comes from an earlier chapter is looked through before anything is asked: whatever no rule could have given is
refused, with what it is and whose; HER-CHRON-04, HER-CHRON-05."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from nokturn.games.heritage.chronicle.verifying_cards import card_faults
from nokturn.games.heritage.printed.abilities import OBLIGATIONS
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS, LAST_CHAPTER, ends_era
from nokturn.games.heritage.printed.chronicle.eras import ERA_CARDS, ERAS
from nokturn.games.heritage.printed.chronicle.prologue import (
    DOT_GROUPS,
    DOTS_PER_GROUP,
    FIRST_TITLES,
    HOUSE_MARKS,
    LONGEST_NAME,
)
from nokturn.games.heritage.printed.chronicle.traits import TRAITS
from nokturn.games.heritage.printed.clans import CLANS
from nokturn.games.heritage.printed.missions import MISSIONS, MISSIONS_OF
from nokturn.games.heritage.printed.people import LEADER, PEOPLE
from nokturn.games.heritage.state.books import Books, Chronicle
from nokturn.games.heritage.state.vampires import Haven
from nokturn.kernel import Seat
from nokturn.kernel.errors import SetupError
from nokturn.kernel.plain import is_line
from nokturn.kernel.words import LANGUAGES, kernel_says

FOLDER = Path(__file__).parent.parent
Fault = tuple[str, dict[str, Any]]
"""A message `error-<key>` and its facts."""


def refused(key: str, **facts: Any) -> SetupError:
    return SetupError.worded({lang: kernel_says(lang, f"error-{key}", facts, FOLDER) for lang in LANGUAGES})


def verify(chronicle: Any, seats: tuple[Seat, ...], theatres: tuple[str, str, str]) -> None:
    """Raise `SetupError` unless these seats can play the next chapter of this chronicle in these theatres."""
    for key, facts in faults_of(chronicle, seats, theatres):
        raise refused(key, **facts)


def faults_of(chronicle: Any, seats: tuple[Seat, ...], theatres: tuple[str, str, str]) -> Iterator[Fault]:
    if not isinstance(chronicle, Chronicle) or not _is_whole(chronicle):
        yield "chronicle-other", {"found": type(chronicle).__name__}
        return
    books = chronicle.books
    if not (len(books.sheets) == len(chronicle.havens) == len(seats)):
        yield "chronicle-players", {"players": len(seats), "begun": len(books.sheets)}
        return
    if not 1 <= books.chapter <= LAST_CHAPTER or len(books.log) != books.chapter - 1 or books.last_card:
        yield "chronicle-chapter", {"chapter": books.chapter, "played": len(books.log), "last": LAST_CHAPTER}
        return
    if sorted(books.ages) != sorted(seats):
        yield "chronicle-ages", {"found": ", ".join(books.ages)}
    if theatres != ERAS[CHAPTERS[books.chapter].era].theatres:
        yield "chronicle-trio", {"chapter": books.chapter, "found": ", ".join(theatres)}
    yield from _log(books, seats)
    yield from _eras(books, seats)
    for at, seat in enumerate(seats):
        yield from _sheet(books, at, seat)
        yield from _haven(books, chronicle.havens[at], seat, at)
    yield from _first_titles(books)
    yield from _held_twice(chronicle)
    yield from card_faults(chronicle)


def _is_whole(chronicle: Chronicle) -> bool:
    """Every field holds what it should: a saved record is built without looking."""
    try:
        return msgspec.convert(msgspec.to_builtins(chronicle), Chronicle) == chronicle
    except msgspec.ValidationError:
        return False


def _log(books: Books, seats: tuple[Seat, ...]) -> Iterator[Fault]:
    for number, entry in enumerate(books.log, 1):
        known = len(entry.clans) == len(seats) and set(entry.clans) <= set(CLANS)
        if not known or len(set(entry.clans)) < len(entry.clans):
            yield "chronicle-clan", {"chapter": number, "found": ", ".join(entry.clans)}
        placed = sorted(entry.places) == sorted(seats)
        slots = len(MISSIONS_OF[number])
        decided = len(entry.decisions) == len(entry.earned) == slots and set(entry.decisions) <= {"a", "b"}
        if not (placed and decided and set(entry.earned) <= set(seats)):
            yield "chronicle-entry", {"chapter": number}
            return


def _eras(books: Books, seats: tuple[Seat, ...]) -> Iterator[Fault]:
    """HER-ERA-05: one card for each era that has ended, of that era."""
    ended = [CHAPTERS[number].era for number in range(1, books.chapter) if ends_era(number)]
    picked = [ERA_CARDS[card].era if card in ERA_CARDS else 0 for card in books.era_cards]
    if picked != ended or len(books.dominant) != len(ended) or set(books.dominant) - set(seats):
        yield "chronicle-era-card", {"found": ", ".join(books.era_cards) or "–"}


def _missions(books: Books, seat: Seat) -> Iterator[tuple[str, str]]:
    """The missions somebody has earned, with how they decided."""
    for number, entry in enumerate(books.log, 1):
        for mission, earner, which in zip(MISSIONS_OF[number], entry.earned, entry.decisions, strict=False):
            if earner == seat:
                yield mission, which


def _sheet(books: Books, at: int, seat: Seat) -> Iterator[Fault]:
    """Every dot and every title was won: HER-PROL-02, HER-PROL-03, HER-AFTER-04, HER-AFTER-08."""
    sheet = books.sheets[at]
    if not is_line(sheet.name, LONGEST_NAME):
        yield "chronicle-name", {"found": ascii(sheet.name), "most": LONGEST_NAME}
    first = Counter(dict(sheet.dots))
    first.subtract([MISSIONS[mission].decisions[which].trait for mission, which in _missions(books, seat)])
    begun = books.chapter > 1
    groups = Counter([TRAITS[trait].group if trait in TRAITS else trait for trait in first.elements()])
    if min(first.values(), default=0) < 0 or groups != Counter(
        dict.fromkeys(DOT_GROUPS, DOTS_PER_GROUP) if begun else {}
    ):
        yield "chronicle-dots", {"name": sheet.name}
    won = [CHAPTERS[number].title for number, entry in enumerate(books.log, 1) if entry.places[0] == seat]
    if [*sheet.titles[1:]] != won or (len(sheet.titles) > 0) != begun or not set(sheet.titles[:1]) <= set(FIRST_TITLES):
        yield "chronicle-titles", {"name": sheet.name}
    if sheet.mark not in (HOUSE_MARKS if begun and books.house_marks else ("",)):
        yield "chronicle-mark", {"name": sheet.name, "found": sheet.mark or "–"}


def _first_titles(books: Books) -> Iterator[Fault]:
    firsts = [sheet.titles[0] for sheet in books.sheets if sheet.titles]
    if len(set(firsts)) < len(firsts):
        yield "chronicle-titles", {"name": ", ".join([sheet.name for sheet in books.sheets])}
    marks = [sheet.mark for sheet in books.sheets if sheet.mark]
    if len(set(marks)) < len(marks):
        yield "chronicle-mark", {"name": ", ".join([sheet.name for sheet in books.sheets]), "found": ", ".join(marks)}


def _haven(books: Books, haven: Haven, seat: Seat, at: int) -> Iterator[Fault]:
    """HER-REWARD-01, HER-DECK-06, HER-AFTER-10: nothing that was not won, or came with a victory."""
    name = books.sheets[at].name
    earned = [MISSIONS[mission] for mission, _ in _missions(books, seat)]
    resources = Counter([one.detail for one in earned if one.gift == "resource"])
    if Counter(haven.resources) - resources:
        yield "chronicle-resources", {"name": name}
    leaders = [one.detail for one in earned if one.gift == "unlock" and PEOPLE[one.detail].kind == LEADER]
    if sorted(haven.leaders) != sorted(leaders):
        yield "chronicle-leaders", {"name": name}
    won = sum([entry.places[0] == seat for entry in books.log])
    if len(haven.obligations) > won or set(haven.obligations) - set(OBLIGATIONS) or haven.locked:
        yield "chronicle-obligations", {"name": name}


def _held_twice(chronicle: Chronicle) -> Iterator[Fault]:
    """An obligation lies in one haven, a servant too."""
    held = [one for haven in chronicle.havens for one in (*haven.obligations, haven.servant) if one]
    for one, count in Counter(held).items():
        if count > 1:
            yield "chronicle-twice", {"found": one}
