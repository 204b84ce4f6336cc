"""Cards found for a deck: by name or nickname, by text, and by everything that is printed on them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache, lru_cache
from typing import Literal

import msgspec

from nokturn.games.vtes.decks.building.sheet import CardLine, line
from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.numbers import users
from nokturn.games.vtes.printed.card_names import key_of, named, suggestions
from nokturn.games.vtes.printed.content import CARDS
from nokturn.games.vtes.printed.facts import Card, CryptFacts, LibraryFacts, cards
from nokturn.games.vtes.printed.krcg_texts import TextsMissingError, official_text
from nokturn.games.vtes.printed.pool import POOL, SLUGS
from nokturn.kernel.finder.concordance import fold

PAGE = 60


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is looked for; what is empty does not matter."""

    words: str = ""
    kind: Literal["", "crypt", "library"] = ""
    type: str = ""
    discipline: str = ""
    superior: bool = False
    """Of a crypt card: at superior."""
    clan: str = ""
    group: int = 0
    capacity_least: int = 0
    capacity_most: int = 0
    cost_least: int = 0
    cost_most: int = -1
    title: str = ""
    sect: str = ""
    trait: str = ""
    set: str = ""
    banned: Literal["", "not", "only"] = ""
    playable: bool = False
    usable: bool = False
    """My crypt can use it."""


class Found(msgspec.Struct, frozen=True):
    """So many cards in all, and a page of them; `perhaps`: no name is quite like this, but these are near."""

    count: int
    cards: tuple[CardLine, ...]
    perhaps: tuple[str, ...] = ()


class Choices(msgspec.Struct, frozen=True):
    """What there is to choose from."""

    types: tuple[str, ...]
    disciplines: tuple[str, ...]
    clans: tuple[str, ...]
    groups: tuple[int, ...]
    titles: tuple[str, ...]
    sects: tuple[str, ...]
    traits: tuple[str, ...]
    sets: tuple[str, ...]


def find(wish: Wish, deck: Deck, first: int = 0) -> Found:
    """The cards that fit, those whose names fit best first; each with who of the deck's crypt can play it."""
    asked = wish.words.strip()
    ranked = [(rank, card) for card in cards().values() if (rank := _rank(card, asked)) and _fits(card, wish, deck)]
    ranked.sort(key=lambda entry: (entry[0], *_order(entry[1])))
    copies = deck.copies
    page = [line(card, copies.get(card.vekn, 0), deck) for _, card in ranked[first : first + PAGE]]
    near = suggestions(asked) if asked and not ranked else ()
    return Found(len(ranked), tuple(page), near)


@cache
def choices() -> Choices:
    every = list(cards().values())
    crypt = [card for card in every if isinstance(card, CryptFacts)]
    library = [card for card in every if isinstance(card, LibraryFacts)]
    return Choices(
        tuple(sorted({kind for card in library for kind in card.types})),
        tuple(sorted({code for card in crypt for code in (*card.inferior, *card.superior)})),
        tuple(sorted({card.clan for card in crypt if card.clan})),
        tuple(sorted({int(card.group) for card in crypt if card.group.isdigit()})),
        tuple(sorted({card.title for card in crypt if card.title})),
        tuple(sorted({card.sect for card in crypt if card.sect})),
        tuple(sorted({trait for card in crypt for trait in card.traits})),
        tuple(dict.fromkeys(name for card in reversed(every) for name in card.sets)),
    )


def _rank(card: Card, asked: str) -> int:
    """1: meant by that name; 2: its name begins so; 3: so do its words; 4: in its name; 5: in its text; 0: nowhere."""
    if not asked:
        return 3
    key = key_of(asked)
    own = key_of(card.name)
    if key and (own == key or card.vekn in _meant(asked)):
        return 1
    if key and own.startswith(key):
        return 2
    words = fold(asked).split()
    name = fold(card.name)
    if all(any(part.startswith(word) for part in name.split()) for word in words):
        return 3
    if key and key in own:
        return 4
    text = _text(card.vekn)
    return 5 if words and all(word in text for word in words) else 0


@lru_cache(256)
def _meant(asked: str) -> frozenset[int]:
    return frozenset(card.vekn for card in named(asked))


@lru_cache(8_192)
def _text(vekn: int) -> str:
    """Everything that is said of a card, ours in both languages and the official text."""
    parts = []
    if vekn in SLUGS:
        own = CARDS[SLUGS[vekn]]
        parts += [own.text_en, own.text_pl]
    with suppress(TextsMissingError):
        parts.append(official_text(vekn))
    parts.append(cards()[vekn].name)
    return fold(" ".join(parts))


def _order(card: Card) -> tuple[int, str, int]:
    """Playable ones first."""
    return card.vekn not in POOL, key_of(card.name), card.vekn


def _fits(card: Card, wish: Wish, deck: Deck) -> bool:
    return all(test(card, wish, deck) for test in _TESTS)


def _kind(card: Card, wish: Wish, deck: Deck) -> bool:
    return not wish.kind or (wish.kind == "crypt") == isinstance(card, CryptFacts)


def _type(card: Card, wish: Wish, deck: Deck) -> bool:
    return not wish.type or (isinstance(card, LibraryFacts) and wish.type in card.types)


def _discipline(card: Card, wish: Wish, deck: Deck) -> bool:
    if not wish.discipline:
        return True
    if isinstance(card, LibraryFacts):
        return wish.discipline in card.disciplines
    return wish.discipline in (card.superior if wish.superior else (*card.superior, *card.inferior, *card.virtues))


def _clan(card: Card, wish: Wish, deck: Deck) -> bool:
    return not wish.clan or wish.clan in (card.clans if isinstance(card, LibraryFacts) else (card.clan,))


def _crypt_only(card: Card, wish: Wish, deck: Deck) -> bool:
    """Group, capacity and trait: what a library card does not have, it does not fit."""
    if not (wish.group or wish.capacity_least or wish.capacity_most or wish.trait):
        return True
    if not isinstance(card, CryptFacts):
        return False
    return (
        (not wish.group or card.group in (str(wish.group), "ANY"))
        and card.capacity >= wish.capacity_least
        and (not wish.capacity_most or card.capacity <= wish.capacity_most)
        and (not wish.trait or wish.trait in card.traits)
    )


def _cost(card: Card, wish: Wish, deck: Deck) -> bool:
    if not wish.cost_least and wish.cost_most < 0:
        return True
    if not isinstance(card, LibraryFacts):
        return False
    prices = [int(price) for price in (card.pool, card.blood, card.conviction) if price.isdigit()]
    price = sum(prices)
    return price >= wish.cost_least and (wish.cost_most < 0 or price <= wish.cost_most)


def _title(card: Card, wish: Wish, deck: Deck) -> bool:
    if not wish.title:
        return True
    if isinstance(card, CryptFacts):
        return card.title == wish.title
    return wish.title.replace("_", " ") in card.others


def _sect(card: Card, wish: Wish, deck: Deck) -> bool:
    return not wish.sect or (card.sect == wish.sect if isinstance(card, CryptFacts) else wish.sect in card.others)


def _set(card: Card, wish: Wish, deck: Deck) -> bool:
    return not wish.set or wish.set in card.sets


def _banned(card: Card, wish: Wish, deck: Deck) -> bool:
    return not wish.banned or bool(card.banned) == (wish.banned == "only")


def _playable(card: Card, wish: Wish, deck: Deck) -> bool:
    return not wish.playable or card.vekn in POOL


def _usable(card: Card, wish: Wish, deck: Deck) -> bool:
    if not wish.usable or isinstance(card, CryptFacts):
        return True
    who = users(deck, card)
    return who is None or who.able > 0


_TESTS: tuple[Callable[[Card, Wish, Deck], bool], ...] = (
    _kind, _type, _discipline, _clan, _crypt_only, _cost, _title, _sect, _set, _banned, _playable, _usable,
)  # fmt: skip
