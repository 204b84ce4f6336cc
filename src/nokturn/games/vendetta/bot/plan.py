"""A plan for the rest of Planning: which cards and how much blood go to which district.

All ways to split the cards of the hand over the districts are looked at.  Blood has
a price; at every price each set of cards in each district has its best amount, and
the best split is put together from those (dynamic programming over sets of cards).
The price that leads to the best plan that can be paid wins.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from nokturn.games.vendetta.bot.effects import STRONGER, effect_worth
from nokturn.games.vendetta.bot.odds import Odds, look_up
from nokturn.games.vendetta.bot.outlook import Outlook
from nokturn.games.vendetta.bot.strength import Fighter, blood_strength, strength
from nokturn.games.vendetta.content import TABLES

LIMIT = TABLES.planning.blood_limit
PRICES = (0.0, 0.3, 0.9)
"""What a blood may cost, over what it is worth anyway."""
LARGEST_HAND = 7
"""Of a larger hand only the best cards are planned with."""


class Plan(NamedTuple):
    worth: float
    sets: tuple[int, ...]
    """Per district the cards to play there: bit n is card n of the hand."""
    blood: tuple[int, ...]
    """Per district the blood to place there."""

    @property
    def placed(self) -> int:
        return sum(self.blood)


class Best(NamedTuple):
    """The best amount of blood for one set of cards in one district, at one price."""

    net: float
    gross: float
    blood: int


NOTHING = Best(0.0, 0.0, 0)


@cache
def subsets(size: int) -> tuple[tuple[int, ...], ...]:
    """For each set of `size` cards all sets contained in it."""
    return tuple([tuple([sub for sub in range(whole + 1) if sub & whole == sub]) for whole in range(1 << size)])


def best_plan(
    outlook: Outlook, odds: Odds, hand: tuple[str, ...], turns: int, pool: int, here: str = "", tokens: int = 0
) -> Plan:
    """The best way to spend `turns` more cards of `hand` and the blood of `pool`.

    `here`: a card has just been played there and blood may still be placed with it.
    `tokens`: Diablerie tokens that may be turned for blood from the supply here."""
    districts = outlook.view.districts
    turns = min(turns, len(hand))
    hand = hand if turns else ()
    size = len(hand)
    capacity = [LIMIT if district == here else 0 for district in districts]
    tables = [
        _values(outlook, odds, hand, turns, district, free, tokens if free else 0)
        for district, free in zip(districts, capacity, strict=True)
    ]
    best: Plan | None = None
    for price in PRICES:
        rows = [
            [
                _best_blood(row, LIMIT * mask.bit_count() + free, pool - 1, price + outlook.blood)
                for mask, row in enumerate(table)
            ]
            for table, free in zip(tables, capacity, strict=True)
        ]
        sets = _split(rows, size, turns)
        parts = [row[mask] for row, mask in zip(rows, sets, strict=True)]
        blood = tuple([part.blood for part in parts])
        spent = sum(blood)
        if spent > max(0, pool - 1):
            continue
        danger = outlook.danger(pool - spent)
        worth = sum([part.gross for part in parts]) - spent * outlook.blood - danger
        if best is None or worth > best.worth:
            best = Plan(worth, sets, blood)
        if not danger:
            break  # a higher price could only save blood that is not needed
    return best if best is not None else _bloodless(tables, size, turns, outlook, pool)


def _bloodless(tables: list[list[list[float]]], size: int, turns: int, outlook: Outlook, pool: int) -> Plan:
    """No plan can be paid: play without blood."""
    rows = [[Best(row[0], row[0], 0) if row else NOTHING for row in table] for table in tables]
    sets = _split(rows, size, turns)
    worth = sum([row[mask].gross for row, mask in zip(rows, sets, strict=True)])
    return Plan(worth - outlook.danger(pool), sets, (0,) * len(rows))


def _values(
    outlook: Outlook, odds: Odds, hand: tuple[str, ...], turns: int, district: str, free: int, tokens: int
) -> list[list[float]]:
    """For each set of cards the worth of having 0, 1, 2 … blood more here; empty if the set is too large.

    `free`: blood that can be placed without another card."""
    me = outlook.me
    area = outlook.area(district, me)
    lying = outlook.cards(district, me)
    fighter = outlook.fighter(me)
    fighter = Fighter(max(1, fighter.pool // 2), fighter.alliance, 1, fighter.deck)
    coming = sum([outlook.turns_left[seat] for seat in outlook.others]) / len(outlook.view.districts)
    scene = outlook.scene(district, me, round(coming))
    present = outlook.present(district)
    rivals = present if len(present) > 1 or not coming else outlook.rivals[:2]
    effects = [effect_worth(card, outlook, district, rivals, coming) for card in hand]
    stronger = [STRONGER.get(card, 0.0) if rivals else 0.0 for card in hand]
    table = odds.table(district)
    result: list[list[float]] = []
    for mask in range(1 << len(hand)):
        count = mask.bit_count()
        if count > turns:
            result.append([])
            continue
        chosen = [number for number in range(len(hand)) if mask >> number & 1]
        cards = (*lying, *[hand[number] for number in chosen])
        bonus = sum([effects[number] for number in chosen])
        raised = sum([stronger[number] for number in chosen]) + tokens
        if not cards and not area.blood:
            result.append([0.0])
            continue
        blood = area.blood
        first = strength(cards, blood, fighter, scene) + raised
        second = strength(cards, blood + 1, fighter, scene) + raised
        slope = blood_strength(cards)
        most = LIMIT * count + free
        totals = (first, *[second + slope * more for more in range(most)])
        result.append([look_up(table, total) + bonus for total in totals])
    return result


def _best_blood(values: list[float], most: int, pool: int, price: float) -> Best:
    """The amount that is worth most at this price."""
    if not values:
        return NOTHING
    best, chosen = values[0], 0
    for blood in range(1, min(most, pool, len(values) - 1) + 1):
        net = values[blood] - price * blood
        if net > best + 0.01:
            best, chosen = net, blood
    return Best(best, values[chosen], chosen)


def _split(rows: list[list[Best]], size: int, turns: int) -> tuple[int, ...]:
    """The best disjoint sets, one per district, of `turns` cards together."""
    inside = subsets(size)
    nets = [[best.net for best in row] for row in rows]
    total = [net if mask.bit_count() <= turns else float("-inf") for mask, net in enumerate(nets[-1])]
    chosen: list[list[int]] = []
    for row in reversed(nets[:-1]):
        better, taken = [], []
        for mask in range(1 << size):
            if mask.bit_count() > turns:
                better.append(float("-inf"))
                taken.append(0)
                continue
            worth, pick = max([(row[sub] + total[mask ^ sub], sub) for sub in inside[mask]])
            better.append(worth)
            taken.append(pick)
        total = better
        chosen.append(taken)
    left = max((mask for mask in range(1 << size) if mask.bit_count() == turns), key=total.__getitem__)
    sets = []
    for taken in reversed(chosen):
        sets.append(taken[left])
        left ^= taken[left]
    return (*sets, left)
