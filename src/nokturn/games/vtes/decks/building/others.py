"""Decks that are nobody's at this table: the preconstructed ones, and those that have won tournaments."""

from __future__ import annotations

from array import array
from functools import cache
from typing import NamedTuple

import msgspec

from nokturn.games.vtes.decks.building.sheet import clan_of
from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.precons import FIRST_POOL, PRECONS, precon
from nokturn.games.vtes.printed.card_names import key_of
from nokturn.games.vtes.printed.facts import cards
from nokturn.games.vtes.printed.krcg_texts import TextsMissingError, Won, archive
from nokturn.games.vtes.printed.pool import POOL
from nokturn.kernel.finder.concordance import fold

MOST = 20


class Boxed(msgspec.Struct, frozen=True):
    """A deck on a plank: enough to choose it by."""

    id: str
    name: str
    about: str
    """Its set, or who won what with it."""
    clan: str
    crypt_size: int
    library_size: int
    playable: int
    distinct: int
    first: bool = False
    """One of those the table hands out."""


class Others(msgspec.Struct, frozen=True):
    """Preconstructed decks, and how many winners there are to search among."""

    precons: tuple[Boxed, ...]
    winners: int


@cache
def others() -> Others:
    found = [_boxed(name, one.clan, one.set, precon(name), first=name in FIRST_POOL) for name, one in PRECONS.items()]
    found.sort(key=lambda box: (not box.first, -box.playable / max(box.distinct, 1), box.id))
    return Others(tuple(found), len(_archive()))


def winners(words: str) -> tuple[Boxed, ...]:
    """Archived decks by name, player, event, or a card in them; those that can be played here first."""
    asked = fold(words).split()
    key = key_of(words)
    wanted = {card.vekn for card in cards().values() if key and key_of(card.name) == key}
    hits = [won for won in _archive().values() if all(word in won.words for word in asked) or wanted & set(won.ids)]
    hits.sort(key=lambda won: (-sum(vekn in POOL for vekn in won.ids) / max(len(won.ids), 1), won.id))
    return tuple(_boxed(won.id, won.name, won.about, _deck(won)) for won in hits[:MOST])


def winner(name: str) -> Deck | None:
    """The archived deck of that id, as far as we know its cards."""
    won = _archive().get(name)
    return _deck(won) if won is not None else None


class _Won(NamedTuple):
    """A winner in little room: there are thousands."""

    id: str
    name: str
    player: str
    about: str
    words: str
    """What it is found by."""
    ids: array[int]
    counts: array[int]


@cache
def _archive() -> dict[str, _Won]:
    try:
        return {name: _compact(name, won) for name, won in archive().items()}
    except TextsMissingError:
        return {}


def _compact(name: str, won: Won) -> _Won:
    player = won.player or won.author or ""
    event, date = (won.event.name, (won.event.date or "")[:10]) if won.event else ("", "")
    about = ", ".join(filter(None, (player, event, date)))
    listed = [entry for entry in won.cards if entry.id in cards()]
    ids, counts = array("I", [entry.id for entry in listed]), array("H", [min(entry.count, 999) for entry in listed])
    return _Won(name, won.name or name, player, about, fold(f"{won.name} {about} {won.author or ''}"), ids, counts)


def _deck(won: _Won) -> Deck:
    return Deck.of(dict(zip(won.ids, won.counts, strict=True)), won.name, won.player)


def _boxed(id: str, name: str, about: str, deck: Deck, *, first: bool = False) -> Boxed:
    playable = sum(vekn in POOL for vekn in deck.copies)
    return Boxed(id, name, about, clan_of(deck), deck.crypt_size, deck.library_size, playable, len(deck.copies), first)
