"""In which formats a deck may be played, and if not, why: reasons as data, each with its rule.

What the rulebook asks of a deck are its sizes and its groups (VTES-DECK-01 to -05).  It limits neither copies
(VTES-DECK-03, VTES-DECK-09) nor what you may control in play (VTES-DECK-06), so nothing here does.  Advanced cards and
Imbued count like any other crypt card (VTES-DECK-07).  Banned cards and lists of sets are practice, not rulebook
(VTES-DECK-08): they stand in `content/formats.toml` and in the facts of the cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

import msgspec

from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.deck_words import Fact, Said
from nokturn.games.vtes.printed.card_names import full_name
from nokturn.games.vtes.printed.facts import ANY_GROUP, Card, cards
from nokturn.kernel.content import by_id, read_toml
from nokturn.kernel.errors import SetupError


class Format(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deck has to be."""

    id: str
    name_en: str
    name_pl: str
    crypt_least: int
    library_least: int
    library_most: int
    groups: bool
    banned: bool
    sets: tuple[str, ...] = ()
    also: tuple[int, ...] = ()
    note_en: str = ""
    note_pl: str = ""

    def name(self, lang: str) -> str:
        return self.name_pl if lang == "pl" else self.name_en

    def note(self, lang: str) -> str:
        """Where what it asks for comes from, if not from the rulebook."""
        return self.note_pl if lang == "pl" else self.note_en


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: list[Format]


_FORMATS = Path(__file__).parents[1] / "content" / "formats.toml"
FORMATS: Mapping[str, Format] = MappingProxyType(by_id(_FORMATS, "format", read_toml(_FORMATS, _File).format))


class Reason(msgspec.Struct, frozen=True):
    """Why a deck may not be played: the rule, the message (`deck_words.said`) and the card, if it is about one."""

    rule: str
    said: Said
    card: int | None = None


def reasons_against(deck: Deck, format: str = "standard") -> tuple[Reason, ...]:
    """Everything that is wrong with the deck; nothing: it is legal."""
    if format not in FORMATS:
        raise SetupError(f"There is no format '{format}'. Choose one of: {', '.join(FORMATS)}.")
    asked = FORMATS[format]
    return (*_sizes(deck, asked), *_groups(deck, asked), *_forbidden(deck, asked))


def groups_of(deck: Deck) -> tuple[int, ...]:
    """The groups of its crypt; ANY is none (VTES-DECK-05)."""
    return tuple(sorted({int(card.group) for card, _ in deck.crypt_list() if card.group != ANY_GROUP}))


def _sizes(deck: Deck, asked: Format) -> Iterator[Reason]:
    if deck.crypt_size < asked.crypt_least:
        yield _reason("VTES-DECK-01", "crypt-small", have=deck.crypt_size, least=asked.crypt_least)
    if deck.library_size < asked.library_least:
        yield _reason("VTES-DECK-02", "library-small", have=deck.library_size, least=asked.library_least)
    if deck.library_size > asked.library_most:
        yield _reason("VTES-DECK-02", "library-large", have=deck.library_size, most=asked.library_most)


def _groups(deck: Deck, asked: Format) -> Iterator[Reason]:
    groups = groups_of(deck)
    if asked.groups and groups and groups[-1] - groups[0] > 1:
        yield _reason("VTES-DECK-04", "groups", groups=", ".join(map(str, groups)))


def _forbidden(deck: Deck, asked: Format) -> Iterator[Reason]:
    """Banned cards, cards of another format, cards of other sets (VTES-DECK-08)."""
    for vekn in deck.copies:
        card = cards()[vekn]
        if asked.banned and card.banned:
            yield _about(card, "banned", since=f"{card.banned[:4]}-{card.banned[4:6]}-{card.banned[6:]}")
        if asked.sets:
            if not (set(card.sets) & set(asked.sets) or card.only_in == asked.name_en or vekn in asked.also):
                yield _about(card, "not-in-sets")
        elif card.only_in:
            yield _about(card, "other-format", only=card.only_in)


def _reason(rule: str, key: str, **facts: Fact) -> Reason:
    return Reason(rule, Said(key, tuple(facts.items())))


def _about(card: Card, key: str, **facts: Fact) -> Reason:
    return Reason("VTES-DECK-08", Said(key, (("card", full_name(card)), *facts.items())), card.vekn)
