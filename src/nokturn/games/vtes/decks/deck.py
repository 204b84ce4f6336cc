"""A deck: what it is called, and how many copies of which card are in its crypt and its library."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

import msgspec

from nokturn.games.vtes.decks.event import Event
from nokturn.games.vtes.decks.paper import one_line, paragraphs
from nokturn.games.vtes.printed.card_names import key_of
from nokturn.games.vtes.printed.facts import CryptFacts, LibraryFacts, crypt_cards, library_cards

MOST_COPIES = 999
"""Of one card.  Libraries end at 90 (VTES-DECK-02); this only keeps slips of the pen out."""

TYPES = (
    "master", "conviction", "action_card", "action_card/combat_card", "action_card/reaction", "ally", "equipment",
    "political_action_card", "retainer", "power", "action_modifier", "action_modifier/combat_card",
    "action_modifier/reaction", "reaction", "combat_card", "combat_card/reaction", "reflex", "event",
)  # fmt: skip
"""In the order in which the tournament archive lists them."""

Counts = tuple[tuple[int, int], ...]
"""(VEKN number, copies), in the order in which a list is read aloud."""


class Deck(msgspec.Struct, frozen=True):
    """Made with `Deck.of`, which puts everything in one order: equal decks are equal."""

    name: str = ""
    author: str = ""
    description: str = ""
    crypt: Counts = ()
    library: Counts = ()
    event: Event | None = None
    notes: tuple[tuple[int, str], ...] = ()
    """(VEKN number, what its owner wrote beside it), in the order of the cards."""

    @classmethod
    def of(
        cls,
        copies: Mapping[int, int],
        name: str = "",
        author: str = "",
        description: str = "",
        event: Event | None = None,
        notes: Mapping[int, str] = MappingProxyType({}),
    ) -> Deck:
        """The deck with so many copies of each card; an unknown number is a `KeyError`.

        A deck that won belongs to whoever won with it, unless somebody else is named.
        """
        crypt = [(crypt_cards()[vekn], count) for vekn, count in copies.items() if vekn in crypt_cards()]
        library = [(library_cards()[vekn], count) for vekn, count in copies.items() if vekn not in crypt_cards()]
        listed = (
            tuple((card.vekn, count) for card, count in sorted(crypt, key=_crypt_order) if count),
            tuple((card.vekn, count) for card, count in sorted(library, key=_library_order) if count),
        )
        said = ((vekn, one_line(notes.get(vekn, ""))) for vekn, _ in (*listed[0], *listed[1]))
        return cls(
            one_line(name),
            one_line(author) or (event.winner if event else ""),
            paragraphs(description),
            *listed,
            event,
            tuple((vekn, note) for vekn, note in said if note),
        )

    @property
    def copies(self) -> dict[int, int]:
        """Crypt and library together."""
        return dict((*self.crypt, *self.library))

    def crypt_list(self) -> Iterator[tuple[CryptFacts, int]]:
        """The crypt as cards."""
        return ((crypt_cards()[vekn], count) for vekn, count in self.crypt)

    def library_list(self) -> Iterator[tuple[LibraryFacts, int]]:
        """The library as cards."""
        return ((library_cards()[vekn], count) for vekn, count in self.library)

    def by_type(self) -> dict[str, list[tuple[LibraryFacts, int]]]:
        """The library by card type, in the archive's order."""
        listed: dict[str, list[tuple[LibraryFacts, int]]] = {}
        for card, count in self.library_list():
            listed.setdefault(type_of(card), []).append((card, count))
        return listed

    @property
    def crypt_size(self) -> int:
        return sum(count for _, count in self.crypt)

    @property
    def library_size(self) -> int:
        return sum(count for _, count in self.library)


def type_of(card: LibraryFacts) -> str:
    """`action_modifier/reaction` for a card of both types."""
    return "/".join(sorted(card.types))


def _crypt_order(entry: tuple[CryptFacts, int]) -> tuple[int, int, str, int]:
    card, count = entry
    return -count, -card.capacity, key_of(card.name), card.vekn


def _library_order(entry: tuple[LibraryFacts, int]) -> tuple[int, str, int]:
    card, _ = entry
    return TYPES.index(type_of(card)), key_of(card.name), card.vekn
