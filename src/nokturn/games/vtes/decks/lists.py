"""Lists of cards, one per line: what the text formats have in common."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from nokturn.games.vtes.decks.collected import Collected, Imported
from nokturn.games.vtes.decks.event import Event, opening
from nokturn.games.vtes.decks.formats.lines import check_totals, heading, is_rule, read_line
from nokturn.games.vtes.printed.card_names import full_name
from nokturn.games.vtes.printed.facts import Card, CryptFacts, crypt_cards

_NAME = re.compile(r"^\s*(?:deck\s*)?name\s*:\s*(?P<said>.*)$", re.IGNORECASE)
_AUTHOR = re.compile(r"^\s*(?:created\s*by|deck\s*by|authors?|creators?|player|by)\s*:\s*(?P<said>.*)$", re.IGNORECASE)
_DESCRIPTION = re.compile(r"^\s*description\s*:\s*(?P<said>.*)$", re.IGNORECASE)

_LABELS = (_NAME, _AUTHOR, _DESCRIPTION)


class Preface(msgspec.Struct):
    """What stands above the cards."""

    name: str = ""
    author: str = ""
    description: str = ""
    event: Event | None = None


def read_list(text: str, form: str) -> Imported:
    """A deck as a list, with or without headings and a preface."""
    lines = text.split("\n")
    into = Collected(form)
    first = first_heading(lines)
    if first is None:
        preface, first = _labelled(lines)
    else:
        preface = read_preface(lines[:first])
        _refuse_second_deck(lines[:first], into)
    totals: dict[str, tuple[int, int]] = {}
    for number, line in enumerate(lines[first:], first + 1):
        headed = heading(line)
        if headed is None:
            read_line(line, number, into)
        elif headed[1] is not None:
            totals.setdefault(headed[0].split()[0], (number, headed[1]))
    done = into.done(preface.name, preface.author, preface.description, preface.event)
    if done.deck is not None:
        check_totals(into, totals, done.deck.crypt_size, done.deck.library_size)
    return msgspec.structs.replace(done, remarks=tuple(into.remarks))


def first_heading(lines: Sequence[str]) -> int | None:
    """Where the cards begin.

    A crypt's heading with a line of dashes below it is one for sure, and the last of them counts: before it there may
    be a story that speaks of a crypt.  Otherwise the first heading of a crypt or a library.
    """
    crypts = [at for at, line in enumerate(lines) if _heads(line, "crypt")]
    underlined = [at for at in crypts if at + 1 < len(lines) and is_rule(lines[at + 1])]
    if underlined:
        return underlined[-1]
    headings = [at for at, line in enumerate(lines) if _heads(line, "crypt") or _heads(line, "library")]
    if not headings:
        return None
    cards_above = Collected("")
    for number, line in enumerate(lines[: headings[0]], 1):
        if heading(line) is None and re.match(r"^\s*\d", line):
            read_line(line, number, cards_above)
    return 0 if cards_above.copies else headings[0]  # Lackey lists the library first, without a heading


def read_preface(lines: Sequence[str]) -> Preface:
    """The tournament, name, author and description."""
    labelled = next((at for at, line in enumerate(lines) if any(one.match(line) for one in _LABELS)), len(lines))
    event, unlabelled = opening(lines[:labelled])
    lines = [*unlabelled, *lines[labelled:]]
    preface, story = Preface(event=event), []
    for at, line in enumerate(lines):
        if match := _DESCRIPTION.match(line):
            story += [*([match["said"]] if match["said"].strip() else []), *lines[at + 1 :]]
            break
        if not preface.name and (match := _NAME.match(line)):
            preface.name = match["said"]
        elif not preface.author and (match := _AUTHOR.match(line)):
            preface.author = match["said"]
        elif not line.lstrip().startswith("#"):
            story.append(line)
    preface.description = "\n".join(story)
    return preface


def filed(card: Card) -> str:
    """The name as the archive files it: `Barrens, The`."""
    name = full_name(card)
    if not name.startswith("The "):
        return name
    bare, brace, suffix = name.removeprefix("The ").partition(" (")
    return f"{bare}, The{brace}{suffix}"


def _heads(line: str, kind: str) -> bool:
    headed = heading(line) if kind in line.lower() else None
    return headed is not None and headed[0].split()[0] == kind


def _labelled(lines: Sequence[str]) -> tuple[Preface, int]:
    """Without headings: only lines that say what they are stand above the cards."""
    preface = Preface()
    for at, line in enumerate(lines):
        if match := _NAME.match(line):
            preface.name = match["said"]
        elif match := _AUTHOR.match(line):
            preface.author = match["said"]
        elif match := _DESCRIPTION.match(line):
            preface.description = match["said"]
        elif line.strip():
            return preface, at
    return preface, len(lines)


def _refuse_second_deck(above: Sequence[str], into: Collected) -> None:
    """Two decks in one text: neither may get lost in the other's preface."""
    for at, line in enumerate(above[:-2]):
        if _heads(line, "crypt") and is_rule(above[at + 1]):
            cards_there = Collected("")
            read_line(above[at + 2], at + 3, cards_there)
            if any(vekn in crypt_cards() for vekn in cards_there.copies):
                into.trouble("two-decks", at + 1)


def capacities(listed: Sequence[tuple[CryptFacts, int]]) -> list[int]:
    """Of every copy, the smallest first."""
    return sorted(card.capacity for card, count in listed for _ in range(count))
