"""Where a number comes from, point by point: the cards played on an action, what lies in play, what is printed.

`stats.py` adds the same up; whoever sees the table may see what was added."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from nokturn.games.vtes.printed.content import CARDS, CRYPT, NUMBERS
from nokturn.games.vtes.state.card_language import edition, text_of
from nokturn.games.vtes.state.conditions import holds
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.stats import (
    ALLY,
    EVERYONE,
    INFERIOR,
    PER_LEVEL,
    SUPERIOR,
    applies,
    discipline,
    is_ally,
    kind_of,
    older,
    statics,
)
from nokturn.games.vtes.state.underway_records import Played
from nokturn.games.vtes.state.vocabulary import Number

DISCIPLINE = "discipline:"


class PartView(msgspec.Struct, frozen=True):
    """A part of a number."""

    amount: int
    number: int = 0
    """The card of `played` it comes from; 0: from none of them."""
    card: str = ""
    """The card in play or printed card it comes from; empty: what anybody has."""


def parts(game: Vtes, number: Number, card: Card) -> Iterator[PartView]:
    """Everything in force that changes a number of this card, in the order in which it came."""
    stack = game.action.stack if game.action is not None else ()
    counted: list[int] = []
    for effect in game.in_force:
        if effect.what != number or effect.subject not in (card.ref, EVERYONE) or not effect.amount:
            continue
        if not effect.when or holds(game, effect.when, card, card=effect.source):
            counted.append(place_of(stack, effect.source, counted))
            yield PartView(effect.amount, counted[-1], effect.source)
    for source, static in statics(game, number):
        if applies(game, source, static, card) and (not static.when or holds(game, static.when, card, source)):
            yield PartView(max(source.level, INFERIOR) if static.amount == PER_LEVEL else static.amount, 0, source.ref)


def place_of(stack: tuple[Played, ...], source: str, counted: list[int]) -> int:
    """The number of the card played from which an effect comes: of several copies the next that is not counted yet."""
    places = [at for at, one in enumerate(stack, 1) if one.card == source and not one.cancelled]
    return next((at for at in places if at not in counted), places[-1] if places else 0)


def stealth_parts(game: Vtes) -> Iterator[PartView]:
    """Of the acting minion (VTES-STEALTH-02)."""
    action = game.action
    if action is None or action.minion not in game.cards:
        return
    acting = game.cards[action.minion]
    if action.stealth:
        yield PartView(action.stealth, 0, action.card or action.source)
    if own := CARDS[acting.printed].stealth:
        yield PartView(own, 0, acting.ref)
    yield from parts(game, "stealth", acting)


def intercept_parts(game: Vtes, card: Card) -> Iterator[PartView]:
    """Of one minion in the action under way."""
    if own := CARDS[card.printed].intercept:
        yield PartView(own, 0, card.ref)
    yield from parts(game, "intercept", card)
    stack = game.action.stack if game.action is not None else ()
    for effect in game.in_force:
        if effect.what != "intercept-of-lesser" or effect.subject not in game.cards:
            continue
        if is_ally(card) or older(game, game.cards[effect.subject], card):
            yield PartView(effect.amount, place_of(stack, effect.source, []), effect.source)


def bleed_parts(game: Vtes, card: Card) -> Iterator[PartView]:
    """Of a minion's bleed: its own, and what changes it (VTES-ACT-BLEED-04)."""
    printed = CARDS[card.printed]
    if kind_of(card.printed) == ALLY:
        own = printed.bleed_sup if card.level == SUPERIOR and printed.life_sup else printed.bleed
    else:
        own = NUMBERS.bleed + printed.bleed
    if own:
        yield PartView(own, 0, card.ref)
    yield from parts(game, "bleed", card)


# Disciplines


def changed_disciplines(game: Vtes) -> set[str]:
    """The Disciplines that something on the table gives or takes."""
    there = {effect.what.removeprefix(DISCIPLINE) for effect in game.in_force if effect.what.startswith(DISCIPLINE)}
    return there.union(*[_changes(card, edition()) for card in game.numbers])


@lru_cache(None)
def _changes(card: str, texts: int) -> frozenset[str]:
    """The Disciplines that a card in play gives or takes; `texts`: how many there are."""
    whats = [static.what for static in text_of(card).statics]
    return frozenset([what.removeprefix(DISCIPLINE) for what in whats if what.startswith(DISCIPLINE)])


def disciplines_of(game: Vtes, card: Card, changed: set[str]) -> tuple[str, ...]:
    """As they stand, in the order of the alphabet: `dom` at the inferior level, `DOM` at the superior;
    virtues, which have one level only, always small (VTES-IMB-02)."""
    own, virtues = _printed(card.printed)
    if not changed:
        return (*own, *virtues)
    levels = {code.lower(): SUPERIOR if code.isupper() else INFERIOR for code in own}
    levels.update({code: discipline(game, card, code) for code in changed})
    known = [code.upper() if levels[code] == SUPERIOR else code for code in sorted(levels) if levels[code] > 0]
    return (*known, *virtues)


def _printed(card: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The Disciplines, in the order of the alphabet, and the virtues that are printed on a card."""
    printed = CRYPT.get(card)
    return (tuple(sorted(printed.disciplines, key=str.lower)), printed.virtues) if printed is not None else ((), ())
