"""What nobody is asked, because it is answered already: by a standing order, at another of one's seats, or because
there is nothing to choose.

The keeper gives these answers, and until it has, the question is not shown either: it would only flash up."""

from __future__ import annotations

from nokturn.kernel.asks import Answer, Ask
from nokturn.kernel.errors import NokturnError
from nokturn.kernel.orders import Orders, StandingOrder
from nokturn.kernel.plain import unpack
from nokturn.table.live.hands import has_spoken
from nokturn.table.live.live import LiveTable
from nokturn.table.store.clocks import MINUTE, steady
from nokturn.table.store.history import BY_ORDER


def unasked(table: LiveTable, ask: Ask) -> bool:
    """Whether a person is spared this question."""
    if by_itself(table, ask) is not None or has_spoken(table, ask):
        return True
    return bool(table.seats[ask.seat].orders) and ordered(table, ask, orders_of(table, ask.seat)) is not None


def clocked(table: LiveTable, ask: Ask) -> tuple[Answer] | None:
    """What the table's clock answers, in a tuple, where it is asked and nobody else: bots neither."""
    began = table.row.started or table.row.created
    minutes = (steady() - began).total_seconds() / MINUTE
    return table.game.manners.by_the_clock(table.position.state, ask, minutes)


def by_itself(table: LiveTable, ask: Ask) -> tuple[Answer] | None:
    """The answer that goes without saying, in a tuple: for all to see, or because nobody else is there to see it."""
    if (said := clocked(table, ask)) is not None:
        return said
    if ask.goes_without_saying() and alone(table):
        return (ask.options[0],)
    return table.game.manners.spared(table.position.state, ask)


def ordered(table: LiveTable, ask: Ask, orders: Orders) -> tuple[Answer] | None:
    """The answer, in a tuple, if one of the orders gives it."""
    manners = table.game.manners
    return orders.answer_to(ask, manners.turn_of(table.position.state, ask.seat), manners.at_stake(ask))


def alone(table: LiveTable) -> bool:
    """One person and bots: nobody learns anything from what goes without saying."""
    return sum(not seat.bot for seat in table.seats.values()) == 1


def orders_of(table: LiveTable, seat: str) -> Orders:
    """The standing orders of a seat; orders from another version of the game are forgotten."""
    orders = Orders()
    for packed in table.seats[seat].orders:
        try:
            order = unpack(packed)
        except NokturnError:
            continue
        if isinstance(order, StandingOrder):
            orders.give(seat, order)
    return orders


def answered_by_order(table: LiveTable, seat: str) -> int:
    """How many questions the standing orders of a seat have answered so far."""
    if table.history is None:
        return 0
    return sum(who == seat and nonce.startswith(BY_ORDER) for who, nonce in table.history.nonces)
