"""Refuses card files that contradict themselves, each other or the facts; every fault names file and line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping

from nokturn.games.vtes.printed.facts import Card
from nokturn.games.vtes.printed.printed import Content, LibraryCard, PrintedCard, Vampire
from nokturn.kernel.content import Entry

CREATURES = ("ally", "retainer")


def proofread(
    crypt: Iterable[Entry[Vampire]], library: Iterable[Entry[LibraryCard]], found: Content, facts: Mapping[int, Card]
) -> None:
    numbers: set[int] = set()
    for vampire in crypt:
        _card(vampire, found, facts, numbers)
        _vampire(vampire, found)
    for card in library:
        _card(card, found, facts, numbers)
        _library_card(card, found)


def slug(name: str) -> str:
    """The id of a card: its name in ASCII, lower case, with hyphens."""
    plain = unicodedata.normalize("NFKD", re.sub("['’™]", "", name)).encode("ascii", "ignore").decode()
    return re.sub("[^a-z0-9]+", "-", plain.lower()).strip("-")


def _card(
    entry: Entry[Vampire] | Entry[LibraryCard], found: Content, facts: Mapping[int, Card], numbers: set[int]
) -> None:
    card: PrintedCard = entry.printed
    entry.expect(card.id == slug(card.name), f"the id of '{card.name}' is '{slug(card.name)}'.", "id")
    entry.expect(card.vekn not in numbers, f"vekn {card.vekn} is used twice. Look the card's number up.", "vekn")
    numbers.add(card.vekn)
    entry.expect(card.vekn in facts, f"no card has the number {card.vekn}. Look the card's number up.", "vekn")
    fact = facts[card.vekn].name
    entry.expect(card.name == fact, f"card {card.vekn} is '{fact}', not '{card.name}'. Correct one of them.", "name")
    known = card.clan in found.clans or not card.clan
    entry.expect(known, f"no clan is called '{card.clan}'. Use an id of clans.toml.", "clan")
    for code in card.disciplines:
        right = code.lower() in found.disciplines and code in (code.lower(), code.upper())
        entry.expect(right, f"no Discipline is called '{code}'. Use an id of disciplines.toml.", "disciplines")
    said = {lang: [passage.disciplines for passage in card.passages(lang)] for lang in ("en", "pl")}
    entry.expect(said["en"] == said["pl"], "the lines of text_en and text_pl need different Disciplines.", "text_pl")
    own = {code.lower() for code in card.disciplines}
    for code in (code for needed in said["en"] for code in needed):
        entry.expect(code.lower() in own, f"a line needs '{code}', which the card does not require.", "text_en")


def _vampire(entry: Entry[Vampire], found: Content) -> None:
    card = entry.printed
    entry.expect(bool(card.clan) != bool(card.creed), "a crypt card has either a clan or a creed.", "clan")
    known = card.creed in found.creeds or not card.creed
    entry.expect(known, f"no creed is called '{card.creed}'. Use an id of clans.toml.", "creed")
    entry.expect(card.capacity >= 1, f"capacity is {card.capacity}. It is 1 or more (VTES-CRYPT-09).", "capacity")
    entry.expect(card.group == "ANY" or card.group.isdecimal(), "group is a number, or ANY.", "group")
    known = card.title in found.titles or not card.title
    entry.expect(known, f"no title is called '{card.title}'. Use an id of titles.toml.", "title")
    if card.title:
        title = found.titles[card.title]
        right = title.sect in ("", card.sect)
        entry.expect(right, f"a {card.title} is of the sect {title.sect}, not {card.sect} (VTES-TITLE-02).", "sect")
        entry.expect(bool(card.city) == (title.unique_by in ("city", "clan")), f"of what is it {card.title}?", "city")
    for trait in card.traits:
        name = trait.partition(":")[0]
        entry.expect(name in found.traits, f"no trait is called '{name}'. Use an id of kinds.toml.", "traits")


def _library_card(entry: Entry[LibraryCard], found: Content) -> None:
    card = entry.printed
    entry.expect(bool(card.types), "types is empty. Say what kind of card it is.", "types")
    entry.expect(bool(card.text_en), "no text_en and text_pl. Say what the card does.", "text_en")
    for title in card.titles:
        entry.expect(title in found.titles, f"no title is called '{title}'. Use an id of titles.toml.", "titles")
    for code in card.disciplines:
        entry.expect(code.islower(), f"'{code}': a card requires a Discipline in small letters.", "disciplines")
    vampire = card.becomes == "vampire"
    entry.expect(vampire == bool(card.capacity), "what becomes a vampire, and only that, has a capacity.", "capacity")
    creature = (card.becomes or card.types[0]) in CREATURES
    entry.expect(creature == bool(card.life), "allies and retainers, and only they, have life.", "life")
    master = "master" in card.types
    for mark in ("trifle", "out_of_turn"):
        entry.expect(master or not getattr(card, mark), "only a master card is a trifle or out of turn.", mark)
    place = master or "equipment" in card.types
    entry.expect(place or not card.location, "only masters and equipment are locations.", "location")
    for cost in ("pool", "blood"):
        amount = getattr(card, cost)
        entry.expect(amount == "X" or amount >= 0, f"{cost} is {amount}. A cost is 0 or more, or X.", cost)
