"""Numbered lists: count, VEKN number and name between tabs, as our own preconstructed decks are kept."""

from __future__ import annotations

import re

from nokturn.games.vtes.decks.collected import Collected, Imported
from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.formats.lines import LONGEST_LINE
from nokturn.games.vtes.printed.card_names import full_name, of_that_name
from nokturn.games.vtes.printed.facts import cards

FORM = "numbered"
CARRIES = frozenset({"name", "author", "description"})
_CARD = re.compile(r"^\s*(?P<count>\d{1,9})\t(?P<vekn>\d{1,9})(?:\t(?P<name>.*?))?\s*$")
_ASIDE = re.compile(r"^\s*(?:\[(?:crypt|library)\]\s*\d*|#.*)\s*$")
"""Headings and comments."""
_LABEL = re.compile(r"^# (name|author): (.*)$")
_DESCRIPTION = "#| "


def looks_like(text: str) -> bool:
    """`[crypt]` on a line of its own."""
    return re.search(r"^\[crypt\] *\d*$", text, re.MULTILINE) is not None


def read(text: str) -> Imported:
    into = Collected(FORM)
    facts: dict[str, str] = {}
    story: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) <= LONGEST_LINE and (match := _CARD.match(line)):
            vekn = int(match["vekn"])
            into.add_number(int(match["count"]), vekn, number)
            _compare(match["name"] or "", vekn, number, into)
        elif match := _LABEL.match(line):
            facts.setdefault(match[1], match[2])
        elif line.startswith(_DESCRIPTION.rstrip()):
            story.append(line.removeprefix(_DESCRIPTION.rstrip()).removeprefix(" "))
        elif line.startswith("# ") and number == 1:
            facts["name"] = line.removeprefix("# ")
        elif line.strip() and not _ASIDE.match(line):
            into.trouble("numbered-line", number, text=line.strip())
    return into.done(facts.get("name", ""), facts.get("author", ""), "\n".join(story))


def write(deck: Deck) -> str:
    lines = [f"# {label}: {said}" for label, said in (("name", deck.name), ("author", deck.author)) if said]
    lines += [f"{_DESCRIPTION}{line}" for line in deck.description.split("\n") if deck.description]
    lines += ["", f"[crypt] {deck.crypt_size}"]
    lines += [f"{count}\t{card.vekn}\t{full_name(card)}" for card, count in deck.crypt_list()]
    lines += ["", f"[library] {deck.library_size}"]
    lines += [f"{count}\t{card.vekn}\t{card.name}" for card, count in deck.library_list()]
    return "\n".join(lines) + "\n"


def _compare(name: str, vekn: int, line: int, into: Collected) -> None:
    """Number and name have to mean the same card, or one of them is wrong."""
    card = cards().get(vekn)
    if name and card is not None and card not in of_that_name(name):
        into.trouble("numbered-name", line, [full_name(card)], number=str(vekn), text=name)
