"""What a card costs, and paying it (VTES-REQ-03..10)."""

from __future__ import annotations

from collections.abc import Callable

from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state import vocabulary
from nokturn.games.vtes.state.card_language import text_of
from nokturn.games.vtes.state.counters import burn_counters, burn_pool
from nokturn.games.vtes.state.spelling import ASK
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import amount_for
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
    return max(COUNTS[word](game, play), 0) if word and word != ASK else play.x


def cost_of(game: Vtes, play: Play) -> tuple[int, int]:
    """(blood, pool) of a card as it is played, X included; effects may change it, never below 0."""
    printed = LIBRARY[play.card]
    x = least_x(game, play)
    blood = x if printed.blood == "X" else int(printed.blood)
    pool = x if printed.pool == "X" else int(printed.pool)
    pool += amount_for(game, "cost-pool", play.seat, of=play.card)
    if play.card in SURCHARGES:
        pool += SURCHARGES[play.card](game, play)
    return max(blood, 0), max(pool, 0)


def pay(game: Vtes, play: Play, blood: int, pool: int) -> bool:
    """From one's own resources (VTES-REQ-05): blood of the minion, an ally's life (VTES-ALLY-03), the player's pool.

    Whether all of it could be paid; what there is is paid in any case (VTES-R-12)."""
    paid = burn_counters(game, play.minion, blood) if blood and play.minion in game.cards else 0
    spent = burn_pool(game, play.seat, pool, play.card) if pool else 0
    return paid == blood and spent == pool
