"""Standing orders: answers given in advance.

"Always pass here", "never ask me about the Chalice", "yes until the end of the round".
An order is applied the moment its question is asked and leaves the same record as a
typed answer, so nobody can tell the one from the other.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from nokturn.kernel.asks import Answer, Ask, Seat
from nokturn.kernel.plain import Leaf

Facts = tuple[tuple[str, Any], ...]
"""Of a question: `(("part", "bystander"),)`."""


class StandingOrder(Leaf, frozen=True):
    """Answer `answer` whenever `prompt` is asked."""

    prompt: str
    answer: Answer
    source: str = ""
    """Only when the question comes from this card; empty: from any."""
    times: int = 0
    """How many times it still applies; 0: until withdrawn."""
    when: Facts = ()
    """Only when the question says so: `(("part", "bystander"),)`.  Facts of a question are known to its seat alone, but
    an order that is to tell nobody anything goes by public ones."""
    until: str = ""
    """The word of a game for one's own turn (`Manners.own_turn`): withdrawn by itself when the next one begins."""
    since: int = 0
    """Of such an order, the number of one's own turn in which it was given; 0: it was given in somebody else's."""

    def over(self, own_turn: int) -> bool:
        """Whether it held until one's next turn, and that has begun: its number, 0 in the turns of others."""
        return bool(self.until) and own_turn not in (0, self.since)

    def fits(self, question: Ask) -> bool:
        """Whether it is about this question."""
        facts = dict(question.args)
        if self.prompt != question.prompt or self.source not in ("", facts.get("source", "")):
            return False
        return all(facts.get(key) == value for key, value in self.when)


class Orders:
    """The standing orders of all seats at one table."""

    def __init__(self) -> None:
        self._orders: dict[Seat, list[StandingOrder]] = {}

    def give(self, seat: Seat, order: StandingOrder) -> None:
        """Add an order; a newer one for the same question replaces the older."""
        self.withdraw(seat, order.prompt, order.source, order.when)
        self._orders.setdefault(seat, []).append(order)

    def withdraw(self, seat: Seat, prompt: str, source: str = "", when: Facts = ()) -> None:
        """From now on ask again."""
        kept = [o for o in self.of(seat) if (o.prompt, o.source, o.when) != (prompt, source, when)]
        self._orders[seat] = kept

    def of(self, seat: Seat) -> tuple[StandingOrder, ...]:
        """The orders of one seat."""
        return tuple(self._orders.get(seat, ()))

    def applying(self, question: Ask, at_stake: Facts = ()) -> StandingOrder | None:
        """The order that answers this question; its answer is legal now.  `at_stake`: what it must have been given for
        (`Manners.at_stake`)."""
        for order in self.of(question.seat):
            if order.fits(question) and {*at_stake} <= {*order.when} and question.check(order.answer) is None:
                return order
        return None

    def answer_to(self, question: Ask, own_turn: int = 0, at_stake: Facts = ()) -> tuple[Answer] | None:
        """The ordered answer, in a tuple, if an order applies; the order is the older for it.  `own_turn`: the number
        of the turn, if it is that of whoever is asked."""
        kept = [order for order in self.of(question.seat) if not order.over(own_turn)]
        if len(kept) < len(self.of(question.seat)):
            self._orders[question.seat] = kept
        order = self.applying(question, at_stake)
        if order is None:
            return None
        self._spend(question.seat, order)
        return (order.answer,)

    def _spend(self, seat: Seat, order: StandingOrder) -> None:
        if order.times:
            orders = self._orders[seat]
            less = [replace(order, times=order.times - 1)] if order.times > 1 else []
            place = orders.index(order)
            orders[place : place + 1] = less
