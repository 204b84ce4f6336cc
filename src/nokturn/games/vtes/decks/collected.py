"""What has been read of a deck so far: cards, what could not be understood, and what has been left aside."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from nokturn.games.vtes.decks.deck import MOST_COPIES, Deck
from nokturn.games.vtes.decks.deck_words import Fact, Said
from nokturn.games.vtes.decks.event import Event
from nokturn.games.vtes.decks.paper import one_line
from nokturn.games.vtes.printed.card_names import full_name, of_that_name, suggestions
from nokturn.games.vtes.printed.facts import ANY_GROUP, Card, CryptFacts, cards, crypt_cards, library_cards

_MOST_SUGGESTIONS = 25
"""How many lines get suggestions: a text that is no deck at all needs none."""
_LAST_NUMBER = 300_000
"""Above it numbers mean nothing."""
_OTHER_GAME = 5
"""So many lines with names, and not one of them a card: it is a deck of something else."""


class Read(msgspec.Struct, frozen=True):
    """So many copies of a card stand on this line (0: the text has no lines)."""

    line: int
    vekn: int
    count: int


class Imported(msgspec.Struct, frozen=True):
    """What came of reading a text: the deck, unless something in it is unclear.

    `troubles` have to be mended; `remarks` say what was left aside or guessed, so that nothing gets lost unsaid.
    """

    form: str
    deck: Deck | None
    troubles: tuple[Said, ...] = ()
    remarks: tuple[Said, ...] = ()
    read: tuple[Read, ...] = ()
    """What could be read, whatever else could not."""


class Collected:
    """Filled line by line by the readers of the formats."""

    def __init__(self, form: str) -> None:
        self.form = form
        self.copies: Counter[int] = Counter()
        self.troubles: list[Said] = []
        self.remarks: list[Said] = []
        self.read: list[Read] = []
        self._notes: defaultdict[int, list[str]] = defaultdict(list)
        self._open: list[tuple[int, int, tuple[Card, ...], str]] = []

    def trouble(self, key: str, line: int = 0, names: Iterable[str] = (), **facts: Fact) -> None:
        """Something that has to be mended before there is a deck."""
        self.troubles.append(Said(key, tuple(facts.items()), line, tuple(names)))

    def remark(self, key: str, line: int = 0, **facts: Fact) -> None:
        """Something worth knowing."""
        self.remarks.append(Said(key, tuple(facts.items()), line))

    def add(self, count: int, meant: Sequence[Card], line: int = 0, note: str = "") -> None:
        """So many copies of a card, with what is written beside it; of several that may be meant, the rest of the crypt
        decides in the end."""
        if count == 0:  # some lists keep what they think about
            self.remark("no-copies", line, name=full_name(meant[0]))
        elif not 1 <= count <= MOST_COPIES:
            self.trouble("count", line, count=count, name=full_name(meant[0]), most=MOST_COPIES)
        elif len(meant) == 1:
            self._add(meant[0], count, note, line)
        else:
            self._open.append((line, count, tuple(meant), note))

    def add_number(self, count: int, vekn: int, line: int = 0, note: str = "") -> None:
        """So many copies of the card with this VEKN number."""
        if vekn in cards():
            self.add(count, [cards()[vekn]], line, note)
        else:
            self.trouble("newer-number" if _is_newer(vekn) else "no-number", line, number=str(vekn))

    def not_a_card(self, text: str, line: int) -> None:
        """A line that holds no card we know."""
        others = of_that_name(text)
        if others:
            self.trouble("no-version", line, [full_name(card) for card in others], text=text)
        else:
            helps = len(self.troubles) < _MOST_SUGGESTIONS
            self.trouble("not-a-card", line, suggestions(text) if helps else (), text=text)

    def done(self, name: str = "", author: str = "", description: str = "", event: Event | None = None) -> Imported:
        """The deck, or what stands in its way."""
        self._settle()
        if not self.copies and not self.troubles:
            self.trouble("no-cards")
        unread = [trouble for trouble in self.troubles if trouble.key == "not-a-card"]
        if not self.copies and len(unread) >= _OTHER_GAME:
            self.troubles.insert(0, Said("other-game", (("lines", len(unread)),), unread[0].line))
        deck = None if self.troubles else self._deck(name, author, description, event)
        return Imported(self.form, deck, tuple(self.troubles), tuple(self.remarks), tuple(self.read))

    def _deck(self, name: str, author: str, description: str, event: Event | None) -> Deck:
        notes = {vekn: "; ".join(dict.fromkeys(said)) for vekn, said in self._notes.items()}
        return Deck.of(self.copies, name, author, description, event, notes)

    def _add(self, card: Card, count: int, note: str, line: int) -> None:
        self.copies[card.vekn] += count
        self.read.append(Read(line, card.vekn, count))
        if note.strip():
            self._notes[card.vekn].append(one_line(note))

    def _settle(self) -> None:
        """Vampires of the same name: those with which most of the crypt is of two consecutive groups (VTES-DECK-04)."""
        known = [
            (count, (card,)) for vekn, count in self.copies.items() if isinstance(card := cards()[vekn], CryptFacts)
        ]
        windows = _windows([*known, *((count, meant) for _, count, meant, _ in self._open)])
        for line, count, meant, note in self._open:
            chosen = {min(meant, key=lambda card: (_apart(card, window), card.vekn)) for window in windows}
            card = min(chosen, key=lambda one: one.vekn)
            self._add(card, count, note, line)
            if len(chosen) > 1 or all(_apart(card, window) for window in windows):
                self.remark("guessed", line, name=full_name(card))
        self._open.clear()


def _is_newer(vekn: int) -> bool:
    """Numbers are given in a row, to crypt and library each: one above all that we know was printed after them."""
    return any(last < vekn < end for last, end in _numbers_to_come())


@lru_cache(None)
def _numbers_to_come() -> tuple[tuple[int, int], ...]:
    """After which number and before which a card is one that we do not know yet."""
    return (max(library_cards()), min(crypt_cards())), (max(crypt_cards()), _LAST_NUMBER)


def _windows(listed: Sequence[tuple[int, tuple[Card, ...]]]) -> list[int]:
    """Every n for which groups n and n + 1 take in the most of the crypt."""
    covered = {
        window: sum(count for count, meant in listed if any(not _apart(card, window) for card in meant))
        for window in range(1, 8)
    }
    return [window for window, count in covered.items() if count == max(covered.values())]


def _apart(card: Card, window: int) -> int:
    """How far the card's group is from n and n + 1."""
    if not isinstance(card, CryptFacts) or card.group == ANY_GROUP:
        return 0
    return min(abs(int(card.group) - window), abs(int(card.group) - window - 1))
