"""The cards of the pool, clans, Disciplines, titles and numbers.

Everything here is read once from `content/` and never changes; the state refers to it by id.  The facts of every card
that was ever printed are in `facts.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from nokturn.games.vtes.printed import facts
from nokturn.games.vtes.printed.printed import (
    Clan,
    Content,
    Creed,
    Discipline,
    LibraryCard,
    Named,
    Numbers,
    PrintedCard,
    Title,
    Vampire,
)
from nokturn.games.vtes.printed.proofreading import proofread
from nokturn.kernel.content import Entry, read_entries, read_toml

FOLDER = Path(__file__).parents[1] / "content"
_OF_ALL = ("id", "vekn", "name", "text_en", "text_pl")
_OF_VAMPIRES = (*_OF_ALL, "clan", "group", "capacity", "disciplines", "title", "city", "sect", "traits")


def load_content(folder: Path) -> Content:
    """Read and check every file; a fault is a `ContentError` that names file and line."""
    crypt = _cards(folder / "crypt", "vampire", Vampire, _OF_VAMPIRES)
    library = _cards(folder / "library", "card", LibraryCard, _OF_ALL)
    families = read_entries(folder / "clans.toml", {"clan": Clan, "creed": Creed})
    gifts = read_entries(folder / "disciplines.toml", {"discipline": Discipline, "virtue": Named})
    kinds = read_entries(folder / "kinds.toml", {"type": Named, "sect": Named, "trait": Named})
    found = Content(
        crypt=_shelf(crypt),
        library=_shelf(library),
        clans=_shelf(families["clan"]),
        creeds=_shelf(families["creed"]),
        disciplines=_shelf(gifts["discipline"]),
        virtues=_shelf(gifts["virtue"]),
        titles=_shelf(read_entries(folder / "titles.toml", {"title": Title})["title"]),
        types=_shelf(kinds["type"]),
        sects=_shelf(kinds["sect"]),
        traits=_shelf(kinds["trait"]),
        numbers=read_toml(folder / "numbers.toml", Numbers),
    )
    proofread(crypt, library, found, facts.cards())
    return found


def _cards(folder: Path, table: str, kind: type[Any], needed: tuple[str, ...]) -> list[Entry[Any]]:
    """The entries of all files of a folder (a clan's vampires, a kind of library cards), by their numbers."""
    files = sorted(folder.glob("*.toml"))
    entries = [entry for file in files for entry in read_entries(file, {table: kind}, needed)[table]]
    return sorted(entries, key=lambda entry: int(entry.printed.vekn))


def _shelf(entries: list[Entry[Any]]) -> dict[str, Any]:
    """The entries by id, each once, whichever file they stand in."""
    shelf: dict[str, Any] = {}
    for entry in entries:
        name = entry.printed.id
        entry.expect(name not in shelf, f"the id '{name}' is used twice. Give each entry its own.", "id")
        shelf[name] = entry.printed
    return shelf


class Crypt(dict[str, Vampire]):
    """The crypt cards by id.  What a library card is once it has become a vampire can be looked up here like theirs;
    but it is none of them, so it is not among them."""

    def __missing__(self, printed: str) -> Vampire:
        card = LIBRARY[printed]
        if card.becomes != "vampire":
            raise KeyError(printed)
        return Vampire(id=card.id, vekn=card.vekn, name=card.name, capacity=card.capacity, unique=False)


_content = load_content(FOLDER)
CRYPT, LIBRARY = Crypt(_content.crypt), _content.library
CARDS: dict[str, PrintedCard] = {**CRYPT, **LIBRARY}
CLANS, CREEDS, DISCIPLINES, VIRTUES = _content.clans, _content.creeds, _content.disciplines, _content.virtues
TITLES, TYPES, SECTS, TRAITS = _content.titles, _content.types, _content.sects, _content.traits
NUMBERS = _content.numbers

_SHELVES: dict[str, Mapping[str, Named]] = {
    "clan": {**CLANS, **CREEDS},
    "discipline": {**DISCIPLINES, **VIRTUES},
    "title": TITLES,
    "type": TYPES,
    "sect": SECTS,
    "trait": TRAITS,
    "chosen": {**CLANS, **CREEDS, **DISCIPLINES},
}

CHOSEN = ("word", "term")
"""Facts that are whatever somebody chose: a clan or a Discipline, where they are neither a card nor a number."""


def name_of(kind: str, value: str, lang: str) -> str | None:
    """The name of a thing, by the kind of fact it appears as; None if it is nothing printed.

    Cards are called the same in both languages, a Discipline the same at both levels.  A copy in play has its number,
    unless it is the first (`raven-spy:2`), a title its city or clan (`prince:Melbourne`)."""
    printed, _, more = value.partition(":")
    shelf = _SHELVES.get("chosen" if kind in CHOSEN else kind, {})
    if printed.lower() in shelf:
        name = shelf[printed.lower()].name(lang)
        return f"{name} ({name_of('clan', more, lang) or more})" if more else name
    if printed not in CARDS:
        return None
    name = CARDS[printed].name
    return f"{name} ({more})" if more.isdecimal() and more != "1" else name
