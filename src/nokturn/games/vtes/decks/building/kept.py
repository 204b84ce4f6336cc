"""A deck as a shelf keeps it: by numbers, with what was printed on its cards then, so that changes can be told."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from nokturn.games.vtes.decks.deck import Counts, Deck
from nokturn.games.vtes.decks.deck_words import Said
from nokturn.games.vtes.decks.event import Event
from nokturn.games.vtes.decks.exporting import exported
from nokturn.games.vtes.printed.card_names import full_name
from nokturn.games.vtes.printed.facts import Card, cards

MOST_DIFFERENT = 200
"""Cards in one deck: twice what any has that may be played."""
LONGEST_NAME = 120
LONGEST_STORY = 8_000


class Then(msgspec.Struct, frozen=True):
    """A card when the deck was kept."""

    name: str
    banned: bool
    facts: str
    """A fingerprint of what is printed on it."""


class Kept(msgspec.Struct, frozen=True):
    """What is written down of a deck."""

    name: str
    author: str
    description: str
    cards: Counts
    then: dict[str, Then]
    event: Event | None = None
    notes: tuple[tuple[int, str], ...] = ()


def keep(deck: Deck) -> Kept:
    listed = (*deck.crypt, *deck.library)
    then = {str(vekn): _then(cards()[vekn]) for vekn, _ in listed}
    return Kept(
        deck.name[:LONGEST_NAME], deck.author[:LONGEST_NAME], deck.description[:LONGEST_STORY], listed, then,
        deck.event, deck.notes,
    )  # fmt: skip


def deck_of(kept: Kept) -> Deck:
    """The deck of today: without cards that nobody knows any more, which `since` tells."""
    known = {vekn: count for vekn, count in kept.cards if vekn in cards()}
    return Deck.of(known, kept.name, kept.author, kept.description, kept.event, dict(kept.notes))


def since(kept: Kept) -> tuple[Said, ...]:
    """What has happened to its cards since it was kept."""
    found: list[Said] = []
    for vekn, _ in kept.cards:
        then, card = kept.then.get(str(vekn)), cards().get(vekn)
        if card is None:
            found.append(Said("since-gone", (("card", then.name if then else str(vekn)),)))
        elif then is not None:
            if card.banned and not then.banned:
                found.append(Said("since-banned", (("card", full_name(card)), ("since", _day(card.banned)))))
            elif then.banned and not card.banned:
                found.append(Said("since-allowed", (("card", full_name(card)),)))
            if then.facts != fingerprint(card):
                found.append(Said("since-changed", (("card", full_name(card)),)))
    return tuple(found)


def text_to_bring(deck: Deck) -> str:
    """What is brought to a table: the list and the name, without stories."""
    return exported(Deck.of(deck.copies, deck.name), "text")


def mark_of(text: str) -> str:
    """By which a game is known to have been played with it."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


def fingerprint(card: Card) -> str:
    """Of what a deck depends on: what is printed, but not in which sets, and not whether it is banned."""
    facts = msgspec.structs.asdict(card)
    for name in ("banned", "sets", "only_in", "clan_name"):
        facts.pop(name, None)
    return blake2b(msgspec.json.encode(facts), digest_size=6).hexdigest()


def _then(card: Card) -> Then:
    return Then(full_name(card), bool(card.banned), fingerprint(card))


def _day(stamp: str) -> str:
    return f"{stamp[:4]}-{stamp[4:6]}-{stamp[6:]}"
