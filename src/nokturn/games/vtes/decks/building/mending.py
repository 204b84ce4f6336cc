"""Mends of a deck's text: lines that read otherwise, or are gone."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from nokturn.games.vtes.decks.collected import Imported
from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.exporting import exported
from nokturn.games.vtes.decks.legality import groups_of
from nokturn.games.vtes.printed.card_names import full_name
from nokturn.games.vtes.printed.facts import ANY_GROUP, cards

_COUNT = re.compile(r"^\s*[-*•·]?\s*[x×*]?(\d{1,4})")
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f]")


class Edit(msgspec.Struct, frozen=True):
    """A line as it reads afterwards; None: it goes.  Line 0: the whole text; one behind the last: a new line."""

    line: int
    text: str | None


class Mend(msgspec.Struct, frozen=True):
    """What puts something right, and what it is called."""

    label: str
    edits: tuple[Edit, ...]


def renamed(line: int, lines: Sequence[str], wrong: str, name: str) -> Mend:
    """The same line with another name."""
    before = lines[line - 1] if 0 < line <= len(lines) else ""
    if wrong and wrong in before:
        return Mend(name, (Edit(line, before.replace(wrong, name, 1)),))
    count = match[1] if (match := _COUNT.match(before)) else "1"
    return Mend(name, (Edit(line, f"{count}x {name}"),))


def removed(line: int, lines: Sequence[str], label: str) -> Mend:
    """The line stays as a comment: nothing that somebody wrote gets lost."""
    return Mend(label, (Edit(line, f"# {lines[line - 1].strip()}" if line <= len(lines) else None),))


def cleaned(line: int, lines: Sequence[str], label: str) -> Mend:
    """Without control characters, in this line and all others."""
    found = [(number, text) for number, text in enumerate(lines, 1) if _CONTROL.search(text)]
    edits = [Edit(number, _CONTROL.sub("", text)) for number, text in found]
    return Mend(label, tuple(edits) or (Edit(line, ""),))


def rewritten(deck: Deck, number: str, label: str) -> Mend:
    """A text that cannot be mended by lines: the list of what could be read, and the rest as a comment."""
    return Mend(label, (Edit(0, f"{exported(deck, 'text')}# {number}\n"),))


class Change:
    """Other counts for some cards of a deck, as a change of the text it was read from."""

    def __init__(self, deck: Deck, found: Imported, lines: Sequence[str]) -> None:
        self.deck = deck
        self.found = found
        self.lines = lines

    def made(self, counts: Mapping[int, int], label: str) -> Mend:
        if not all(read.line for read in self.found.read):
            whole = Deck.of({**self.deck.copies, **counts}, self.deck.name, self.deck.author, self.deck.description)
            return Mend(label, (Edit(0, exported(whole, "text")),))
        edits: list[Edit] = []
        for vekn, count in counts.items():
            edits += self._edits(vekn, count)
        return Mend(label, tuple(edits))

    def replaced(self, old: int, new: int, label: str) -> Mend:
        """All copies of a card become another, on the same line."""
        count = self.deck.copies[old]
        if new in self.deck.copies or not all(read.line for read in self.found.read):
            return self.made({old: 0, new: self.deck.copies.get(new, 0) + count}, label)
        places = [read.line for read in self.found.read if read.vekn == old]
        return Mend(label, (Edit(places[0], self._line(new, count)), *(Edit(line, None) for line in places[1:])))

    def _edits(self, vekn: int, count: int) -> list[Edit]:
        """The first line of the card has them all; a card that has none stands where another of its kind does."""
        places = [read.line for read in self.found.read if read.vekn == vekn]
        listed = self._line(vekn, count)
        if not places:
            return [Edit(len(self.lines) + 1, listed)] if count else []
        return [Edit(places[0], listed if count else None), *(Edit(line, None) for line in places[1:])]

    def _line(self, vekn: int, count: int) -> str:
        name = full_name(cards()[vekn])
        return f"{count}\t{vekn}\t{name}" if self.found.form == "numbered" else f"{count}x {name}"


def by_groups(deck: Deck) -> list[tuple[tuple[int, ...], dict[int, int]]]:
    """Of the crypt's groups the one or two consecutive ones that keep the most, with the cards that go then."""
    groups = groups_of(deck)
    windows = {tuple(one for one in (group, group + 1) if one in groups) for group in groups}
    gone = {
        window: {
            card.vekn: count
            for card, count in deck.crypt_list()
            if card.group != ANY_GROUP and int(card.group) not in window
        }
        for window in windows
    }
    best = sorted(gone, key=lambda window: (sum(gone[window].values()), window))
    return [(window, gone[window]) for window in best[:2]]


def thinned(deck: Deck, less: int) -> dict[int, int]:
    """So many fewer, each from the card of which there are the most."""
    counts = dict(deck.library)
    for _ in range(less):
        most = max(counts, key=lambda vekn: (counts[vekn], vekn))
        counts[most] -= 1
    before = dict(deck.library)
    return {vekn: count for vekn, count in counts.items() if count != before[vekn]}


def grown(deck: Deck, more: int) -> dict[int, int]:
    """So many more, one after another of what is there and not unique; nothing if there is nothing to take."""
    usual = [vekn for vekn, count in deck.library if count > 1]
    counts = dict(deck.library)
    for step in range(more if usual else 0):
        counts[usual[step % len(usual)]] += 1
    before = dict(deck.library)
    return {vekn: count for vekn, count in counts.items() if count != before[vekn]}
