"""Cards instead of a card: of the same kind and Disciplines, playable here, and of use to this crypt."""

from __future__ import annotations

from collections.abc import Set

from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.legality import groups_of
from nokturn.games.vtes.decks.numbers import users
from nokturn.games.vtes.printed.facts import ANY_GROUP, Card, CryptFacts, LibraryFacts, cards
from nokturn.games.vtes.printed.pool import POOL


def alternatives(deck: Deck, card: Card, most: int = 3, pool: Set[int] = POOL) -> tuple[Card, ...]:
    """The nearest first; none that the deck could not use or that is banned."""
    if isinstance(card, CryptFacts):
        vampires = [one for one in _others(card, pool) if isinstance(one, CryptFacts)]
        return tuple(sorted(vampires, key=lambda one: _crypt_distance(deck, card, one))[:most])
    same = [one for one in _others(card, pool) if isinstance(one, LibraryFacts) and _alike(card, one)]
    able = [one for one in same if (who := users(deck, one)) is None or who.able]
    return tuple(sorted(able or same, key=lambda one: _library_distance(deck, card, one))[:most])


def _others(card: Card, pool: Set[int]) -> list[Card]:
    playable = (cards()[vekn] for vekn in pool if vekn != card.vekn)
    return [one for one in playable if not one.banned and not one.only_in]


def _alike(card: LibraryFacts, other: LibraryFacts) -> bool:
    """One type in common, and where Disciplines are required, one of them or none at all."""
    if not set(card.types) & set(other.types):
        return False
    return not other.disciplines or bool(set(card.disciplines) & set(other.disciplines))


def _library_distance(deck: Deck, card: LibraryFacts, other: LibraryFacts) -> tuple[float, ...]:
    asked, wanted = set(card.disciplines), set(other.disciplines)
    clans = len(set(card.clans) ^ set(other.clans))
    price = sum(abs(_number(getattr(card, cost)) - _number(getattr(other, cost))) for cost in ("pool", "blood"))
    kind = len(set(card.types) ^ set(other.types)) + (card.trifle != other.trifle)
    return len(asked ^ wanted), kind, clans, price, -deck.copies.get(other.vekn, 0), other.vekn


def _crypt_distance(deck: Deck, card: CryptFacts, other: CryptFacts) -> tuple[float, ...]:
    groups = {int(card.group)} if card.group != ANY_GROUP else set(groups_of(deck))
    far = other.group != ANY_GROUP and bool(groups) and min(abs(int(other.group) - one) for one in groups) > 1
    mine, theirs = {*card.superior, *card.inferior}, {*other.superior, *other.inferior}
    shared = len(mine & theirs) + len(set(card.superior) & set(other.superior)) / 2
    return far, card.clan != other.clan, -shared, abs(card.capacity - other.capacity), other.vekn


def _number(cost: str) -> int:
    return int(cost) if cost.isdigit() else 0
