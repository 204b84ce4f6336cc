"""A deck as it is laid out on a page: its cards, who can play them, what it may be played in, and its numbers."""

from __future__ import annotations

from typing import Any

import msgspec

from nokturn.games.vtes.decks.deck import Deck, type_of
from nokturn.games.vtes.decks.deck_words import said
from nokturn.games.vtes.decks.legality import FORMATS, groups_of, reasons_against
from nokturn.games.vtes.decks.numbers import (
    LOOKS,
    Averages,
    Costs,
    Four,
    Known,
    asks_nothing,
    averages,
    by_type,
    costs,
    disciplines,
    first_four,
    may_play,
    odds,
    users,
)
from nokturn.games.vtes.decks.yardstick import wanted_by_winners
from nokturn.games.vtes.printed.card_names import full_name
from nokturn.games.vtes.printed.facts import Card, CryptFacts, LibraryFacts
from nokturn.games.vtes.printed.pool import SLUGS


class Who(msgspec.Struct, frozen=True):
    """Who of a crypt can play a card: so many copies of how many, so many of them at superior."""

    anybody: bool
    able: int
    superior: int
    of: int
    lacks: str = ""
    """What nobody has: the code of a Discipline, or a clan."""


class CardLine(msgspec.Struct, frozen=True):
    """A card in a list; `id` is what the gallery calls it, `type` under which heading it stands."""

    vekn: int
    id: str
    name: str
    count: int
    type: str
    disciplines: tuple[str, ...]
    clan: str
    group: str
    capacity: int
    title: str
    pool: str
    blood: str
    conviction: str
    trifle: bool
    banned: str
    playable: bool
    who: Who | None = None
    odds: tuple[float, ...] = ()
    winners: int = 0
    """Of a card that cannot be played here: how many archived decks play it."""


class Against(msgspec.Struct, frozen=True):
    """Why a deck may not be played in a format."""

    rule: str
    text: str
    card: int = 0


class Legality(msgspec.Struct, frozen=True):
    """Whether a deck may be played in a format, and if not, everything that is against it."""

    format: str
    name: str
    against: tuple[Against, ...]


class Limits(msgspec.Struct, frozen=True):
    """What the standard format asks for (VTES-DECK-01, -02)."""

    crypt_least: int
    library_least: int
    library_most: int


class Numbers(msgspec.Struct, frozen=True):
    """What is counted."""

    types: tuple[tuple[str, int], ...]
    disciplines: tuple[Known, ...]
    four: Four
    costs: Costs
    masters: int
    trifles: int
    averages: Averages | None
    looks: tuple[int, ...] = LOOKS


class Sheet(msgspec.Struct, frozen=True):
    """All of it."""

    name: str
    author: str
    description: str
    clan: str
    """Of most of its crypt."""
    crypt: tuple[CardLine, ...]
    library: tuple[CardLine, ...]
    crypt_size: int
    library_size: int
    groups: tuple[int, ...]
    legality: tuple[Legality, ...]
    limits: Limits
    playable: int
    distinct: int
    numbers: Numbers | None = None


def sheet(deck: Deck, lang: str, *, numbers: bool = True) -> Sheet:
    """`numbers`: also what takes a moment to count."""
    crypt = sorted(deck.crypt_list(), key=lambda entry: (-entry[0].capacity, entry[0].name, entry[0].vekn))
    library = list(deck.library_list())
    size = deck.library_size
    usual = FORMATS["standard"]
    return Sheet(
        deck.name,
        deck.author,
        deck.description,
        clan_of(deck),
        tuple(line(card, count) for card, count in crypt),
        tuple(
            msgspec.structs.replace(
                line(card, count, deck), odds=tuple(round(odds(count, size, seen), 4) for seen in LOOKS)
            )
            for card, count in library
        ),
        deck.crypt_size,
        size,
        groups_of(deck),
        legality(deck, lang),
        Limits(usual.crypt_least, usual.library_least, usual.library_most),
        sum(vekn in SLUGS for vekn in deck.copies),
        len(deck.copies),
        counted(deck) if numbers else None,
    )


def counted(deck: Deck) -> Numbers:
    library = list(deck.library_list())
    return Numbers(
        by_type(deck),
        disciplines(deck),
        first_four(deck),
        costs(deck),
        sum(count for card, count in library if "master" in card.types),
        sum(count for card, count in library if card.trifle),
        averages(deck) if deck.crypt and deck.library else None,
    )


def legality(deck: Deck, lang: str) -> tuple[Legality, ...]:
    """In every format there is."""
    return tuple(
        Legality(
            name,
            asked.name(lang),
            tuple(
                Against(reason.rule, said(reason.said, lang), reason.card or 0)
                for reason in reasons_against(deck, name)
            ),
        )
        for name, asked in FORMATS.items()
    )


def line(card: Card, count: int, deck: Deck | None = None) -> CardLine:
    """One card; with a deck, who of its crypt can play it."""
    playable = card.vekn in SLUGS
    common: dict[str, Any] = {
        "vekn": card.vekn,
        "id": SLUGS.get(card.vekn, str(card.vekn)),
        "name": full_name(card),
        "count": count,
        "banned": card.banned,
        "playable": playable,
        "winners": 0 if playable else wanted_by_winners().get(card.vekn, 0),
    }
    if isinstance(card, CryptFacts):
        return CardLine(
            **common, type=card.kind, disciplines=(*card.disciplines, *card.virtues), clan=card.clan, group=card.group,
            capacity=card.capacity, title=card.title, pool="", blood="", conviction="", trifle=False,
        )  # fmt: skip
    return CardLine(
        **common, type=type_of(card), disciplines=card.disciplines, clan=card.clans[0] if card.clans else "", group="",
        capacity=0, title="", pool=card.pool, blood=card.blood, conviction=card.conviction, trifle=card.trifle,
        who=who(deck, card) if deck is not None else None,
    )  # fmt: skip


def who(deck: Deck, card: LibraryFacts) -> Who:
    found = users(deck, card)
    if found is None:
        return Who(True, deck.crypt_size, 0, deck.crypt_size)
    lacks = "" if found.able or not deck.crypt else _lacking(deck, card)
    return Who(False, found.able, found.superior, deck.crypt_size, lacks)


def _lacking(deck: Deck, card: LibraryFacts) -> str:
    """What nobody has of what it requires; nothing: each has some of it."""
    minions = [one for one, _ in deck.crypt_list()]
    if card.clans and not any(one.clan in card.clans for one in minions):
        return card.clans[0]
    known = {code for one in minions for code in (*one.superior, *one.inferior, *one.virtues)}
    missing = [code for code in card.disciplines if code not in known]
    every = card.all_disciplines or len(missing) == len(card.disciplines)
    return missing[0] if missing and every else ""


def names_able(deck: Deck, card: LibraryFacts) -> dict[str, list[str]]:
    """Who of the crypt plays it at superior, at inferior, and who cannot."""
    found: dict[str, list[str]] = {"superior": [], "inferior": [], "not": []}
    if asks_nothing(card):
        return found
    for minion, _ in deck.crypt_list():
        found[may_play(minion, card) or "not"].append(minion.name)
    return found


def clan_of(deck: Deck) -> str:
    """The clan of most of the crypt, the larger ones if as many are of another."""
    count: dict[str, tuple[int, int]] = {}
    for card, copies in deck.crypt_list():
        before = count.get(card.clan, (0, 0))
        count[card.clan] = (before[0] + copies, before[1] + copies * card.capacity)
    return max(count, key=lambda clan: (*count[clan], clan), default="")
