"""Decks put together by chance from all cards that can be played here, so that any two of them meet somewhere."""

from __future__ import annotations

from collections import Counter
from random import Random

from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.exporting import exported
from nokturn.games.vtes.decks.legality import FORMATS
from nokturn.games.vtes.decks.numbers import users
from nokturn.games.vtes.printed.facts import ANY_GROUP, CryptFacts, LibraryFacts, cards
from nokturn.games.vtes.printed.pool import pool_of
from nokturn.games.vtes.printed.waves import NEWEST

CLANS = 2
"""So many clans share a crypt: one alone would hardly ever meet the others' cards."""
OF_USE = 3
"""So many of four library cards are of use to somebody in the crypt; the others are whatever there is."""


def deck_by_chance(key: str, wave: int = NEWEST) -> str:
    """A legal deck of the standard format with the cards up to this wave, as a list; the same key, the same deck."""
    dice = Random(key)
    crypt = crypt_by_chance(dice, wave)
    named = Deck.of(Counter(crypt))
    pool = sorted(vekn for vekn in pool_of(wave) if isinstance(fact := cards()[vekn], LibraryFacts) and playable(fact))
    useful = [vekn for vekn in pool if isinstance(fact := cards()[vekn], LibraryFacts) and of_use(named, fact)]
    form = FORMATS["standard"]
    size = dice.randint(form.library_least, form.library_most)
    library = [dice.choice(useful if dice.randrange(4) < OF_USE else pool) for _ in range(size)]
    return exported(Deck.of(Counter([*crypt, *library]), name=f"By chance {key}"), "twd")


def crypt_by_chance(dice: Random, wave: int) -> list[int]:
    """Vampires of two clans, in two groups that follow one another (VTES-DECK-01, VTES-DECK-04)."""
    vampires = [
        fact for vekn in sorted(pool_of(wave)) if isinstance(fact := cards()[vekn], CryptFacts) and playable(fact)
    ]
    groups = sorted({int(one.group) for one in vampires if one.group != ANY_GROUP})
    first = dice.choice(groups)
    fitting = [one for one in vampires if one.group == ANY_GROUP or int(one.group) in (first, first + 1)]
    clans = dice.sample(sorted({one.clan for one in fitting}), min(CLANS, len({one.clan for one in fitting})))
    chosen = [one.vekn for one in fitting if one.clan in clans]
    return [dice.choice(chosen) for _ in range(FORMATS["standard"].crypt_least)]


def of_use(crypt: Deck, card: LibraryFacts) -> bool:
    """Whether somebody of the crypt can play it, or nobody has to."""
    found = users(crypt, card)
    return found is None or bool(found.able)


def playable(card: CryptFacts | LibraryFacts) -> bool:
    """Whether the standard format lets it be played: neither banned nor kept to another format (VTES-DECK-08)."""
    return not card.banned and not card.only_in
