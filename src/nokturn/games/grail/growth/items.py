"""Items: gained, drawn, discarded; GRAIL-ITEM."""

from __future__ import annotations

from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.ops import op
from nokturn.games.grail.growth.equipment import equip
from nokturn.games.grail.printed.belongings import Item
from nokturn.games.grail.printed.language import effects_of_world as world
from nokturn.games.grail.printed.language.vocabulary import ItemFilter
from nokturn.games.grail.state.choices import ChooseItem
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail, printed
from nokturn.games.grail.survival.dying import discard_items
from nokturn.kernel import Rule, ask_some, call, chance, procedure, shuffle

MOST = 5
"""Items of one Character in challenge mode; GRAIL-CHALLENGE-08."""


def matches(item: Item, which: ItemFilter) -> bool:
    """GRAIL-ITEM-05."""
    if which == "any":
        return True
    if which == "craft":
        return item.craft
    return bool(item.keyword) and item.keyword in which.split("_or_")


def of_kind(state: Grail, cards: tuple[str, ...], which: ItemFilter) -> tuple[str, ...]:
    return tuple([card for card in cards if matches(state.content.items[printed(card)], which)])


@procedure(rule=("GRAIL-ITEM-01", "GRAIL-ITEM-03", "GRAIL-CHALLENGE-08"))
def take_item(state: Grail, hero: str, card: str, drawn: bool = False) -> Rule:
    """A card comes into somebody's hands; in challenge mode what is too much is discarded."""
    state.change(hero, items=(*state.heroes[hero].items, card))
    state.tell("gains-item", hero=hero, item=card, reveals=drawn)
    surplus = len(state.heroes[hero].items) - MOST
    if "items" in state.handicaps and surplus > 0:
        dropped = yield ask_some(
            state.seat_of(hero),
            "too-many-items",
            [ChooseItem(one) for one in state.heroes[hero].items],
            surplus,
            surplus,
            rule="GRAIL-CHALLENGE-08",
            hero=hero,
            n=surplus,
        )
        discard_items(state, hero, tuple([one.item for one in dropped]))
    yield call(equip, hero)


@op(world.GainItem)
@procedure(rule="GRAIL-ITEM-01")
def gain_item(state: Grail, do: world.GainItem, hero: str, context: Context) -> Rule:
    """A named Item, from wherever in the deck it is; if all are in somebody's hands, none is gained."""
    card = next((one for one in state.item_deck if printed(one) == do.item), "")
    if not card:
        return context
    state.item_deck = tuple([one for one in state.item_deck if one != card])
    yield call(take_item, hero, card, True)
    return context.noting(changed=True)


@op(world.DrawItem)
@procedure(rule="GRAIL-ITEM-05")
def draw_item(state: Grail, do: world.DrawItem, hero: str, context: Context) -> Rule:
    """From the top until one of the kind appears; the others are shuffled back."""
    for _ in range(number(state, do.n)):
        card = next(iter(of_kind(state, state.item_deck, do.which)), "")
        if card:
            top = state.item_deck[0]
            state.item_deck = tuple([one for one in state.item_deck if one != card])
            if card != top:
                order = yield chance(shuffle(len(state.item_deck)))
                state.item_deck = tuple([state.item_deck[place] for place in order])
            yield call(take_item, hero, card, True)
            context = context.noting(changed=True)
    return context


def can_discard(state: Grail, do: world.DiscardItem, hero: str, context: Context) -> bool:
    """As many as it says are there; Secrets do not count, GRAIL-SECRET-02."""
    there = len(of_kind(state, state.heroes[hero].items, do.which))
    return there >= number(state, do.n, there)


@op(world.DiscardItem, can=can_discard)
@procedure(rule=("GRAIL-ITEM-09", "GRAIL-ITEM-10", "GRAIL-SECRET-02", "R-52"))
def discard_item(state: Grail, do: world.DiscardItem, hero: str, context: Context) -> Rule:
    """The owner chooses; those that lie face down or are left out count too."""
    there = of_kind(state, state.heroes[hero].items, do.which)
    n = min(len(there), number(state, do.n, len(there)))
    if n <= 0:
        return context
    gone = yield ask_some(
        state.seat_of(hero),
        "discard-items",
        [ChooseItem(card) for card in of_kind(state, state.heroes[hero].items, do.which)],
        n,
        n,
        rule="GRAIL-ITEM-09",
        auto=True,
        hero=hero,
        n=n,
    )
    discard_items(state, hero, tuple([one.item for one in gone]))
    yield call(equip, hero)
    return context.noting(changed=True)


@op(world.DiscardThis)
@procedure(rule="GRAIL-ITEM-09")
def discard_this(state: Grail, do: world.DiscardThis, hero: str, context: Context) -> Context:
    """The Item whose rule says so."""
    kind, _, card = context.source.partition("/")
    if kind != "item" or card not in state.heroes[hero].items:
        return context
    discard_items(state, hero, (card,))
    return context.noting(changed=True)
