"""What a card costs, and paying it (VTES-REQ-03..10)."""

from __future__ import annotations

from collections.abc import Callable

from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state import vocabulary
from nokturn.games.vtes.state.card_language import MASTER, text_of
from nokturn.games.vtes.state.conditions import holds
from nokturn.games.vtes.state.counters import burn_counters, burn_pool
from nokturn.games.vtes.state.spelling import ASK, BURNED
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import amount, amount_for, applies, statics
from nokturn.games.vtes.state.underway_records import Play

Count = Callable[[Vtes, Play], int]
COUNTS: dict[str, Count] = {}
"""How an X is computed (VTES-REQ-09), by its word."""


def counted(word: str) -> Callable[[Count], Count]:
    """Give a way of counting X its word."""

    def declare(function: Count) -> Count:
        COUNTS[vocabulary.means(vocabulary.COUNTS, word, function.__doc__)] = function
        return function

    return declare


SURCHARGES: dict[str, Count] = {}
"""By printed card: how much more pool it costs for what it is played on."""


def least_x(game: Vtes, play: Play) -> int:
    """X as it is computed, or the least that can be chosen: 0, never negative (VTES-REQ-09)."""
    word = text_of(play.card).modes[play.mode].x
    return max(COUNTS[word](game, play), 0) if word and word not in (ASK, BURNED) else play.x


def cost_of(game: Vtes, play: Play) -> tuple[int, int]:
    """(blood, pool) of a card as it is played, X included; effects may change it, never below 0."""
    printed = LIBRARY[play.card]
    x = least_x(game, play)
    blood = x if printed.blood == "X" else int(printed.blood)
    pool = x if printed.pool == "X" else int(printed.pool)
    pool += amount_for(game, "cost-pool", play.seat, of=play.card)
    if play.minion and bounces(play):
        blood += amount_for(game, "cost-of-bounces", play.seat)
    blood += price_change(game, "cost-blood", play)
    change = price_change(game, "cost", play)
    if blood:
        blood += change
    elif pool:
        pool += change
    if MASTER in printed.types:
        pool += sum(amount(game, "cost-of-masters", game.cards[ref]) for ref in played_upon(game, play))
    if play.card in SURCHARGES:
        pool += SURCHARGES[play.card](game, play)
    return max(blood, 0), max(pool, 0)


def played_upon(game: Vtes, play: Play) -> list[str]:
    """The cards on the table that a master is played on, or against: what it chooses, or the acting minion."""
    targets = [*play.chosen]
    modes = text_of(play.card).modes
    if game.action is not None and any(
        getattr(effect, "who", "") == "acting" for mode in modes[play.mode : play.mode + 1] for effect in mode.does
    ):
        targets.append(game.action.minion)
    return [ref for ref in targets if ref in game.cards]


BOUNCES = frozenset({"another-prey", "predators-predator"})


def bounces(play: Play) -> bool:
    """Whether the card changes the target of a bleed, as it is played."""
    modes = text_of(play.card).modes
    return play.mode < len(modes) and not BOUNCES.isdisjoint(modes[play.mode].choose)


def price_change(game: Vtes, what: str, play: Play) -> int:
    """By how much cards in play change what the minion pays for this card."""
    minion = game.cards.get(play.minion)
    if minion is None:
        return 0
    return sum(
        static.amount
        for source, static in statics(game, what)
        if applies(game, source, static, minion)
        and (not static.when or holds(game, static.when, minion, source, card=play.card, play=play))
    )


def pay(game: Vtes, play: Play, blood: int, pool: int) -> bool:
    """From one's own resources (VTES-REQ-05): blood of the minion, an ally's life (VTES-ALLY-03), the player's pool.

    Whether all of it could be paid; what there is is paid in any case (VTES-R-12)."""
    paid = burn_counters(game, play.minion, blood) if blood and play.minion in game.cards else 0
    spent = burn_pool(game, play.seat, pool, play.card) if pool else 0
    return paid == blood and spent == pool
