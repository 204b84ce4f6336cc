"""How people sit together."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Generic, TypeVar

from nokturn.kernel.asks import Answer, Ask, Seat
from nokturn.kernel.options import Options
from nokturn.kernel.orders import Facts, StandingOrder
from nokturn.kernel.state import State

S = TypeVar("S", bound=State)


class Manners(Generic[S]):
    """How people sit together: who plays what and with whom, who may whisper, what need not be asked."""

    own_turn: ClassVar[str] = ""
    """The word for a turn of one's own: an order `until` it holds until one's next turn (`turn_of`).  Empty: there are
    no such turns."""
    stakes: ClassVar[Mapping[str, frozenset[str]]] = MappingProxyType({})
    """Facts of questions, with the values at which they are about oneself: no standing order answers such a question
    unless it was given for just that.  Whoever has become the target is asked, whatever was said as a bystander."""

    def at_stake(self, question: Ask) -> Facts:
        """The facts that an order has to name to answer the question."""
        facts = dict(question.args)
        return tuple([(fact, facts[fact]) for fact, own in self.stakes.items() if facts.get(fact) in own])

    def role(self, players: int, options: Options, seat: Seat) -> str:
        """What `seat` plays where seats differ: the key of a message, e.g. `role-dracula`; empty where all are alike.

        Known before the game, so that people can choose their seats by it."""
        return ""

    def teams(self, players: int, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """Seats that plan together: they share pins and notes that nobody else receives."""
        return ()

    def audience(self, players: int, options: Options, seat: Seat | None) -> Seat | None:
        """The seat (None: a spectator) whose view and log `seat` shares from beginning to end.  Those who see the same
        are told it once, however many they are; by itself everybody sees with their own eyes."""
        return seat

    def whispers(self, state: S) -> tuple[tuple[Seat, ...], ...]:
        """Seats that may now talk among themselves; everything else that is said, all hear."""
        return ()

    def turn_of(self, state: S, seat: Seat) -> int:
        """The number of the turn that is going on, if it is that of `seat`; else 0.  For games with `own_turn`."""
        return 0

    def spared(self, state: S, ask: Ask) -> tuple[Answer] | None:
        """The answer that goes without saying, in a tuple: as everybody can see, there is no other.  The table gives it
        at once, also among people; where only the hand of whoever is asked leaves nothing to choose it is asked, lest
        the others learn that from silence."""
        return None

    def by_the_clock(self, state: S, ask: Ask, minutes: float) -> tuple[Answer] | None:
        """What a clock answers, `minutes` after the game began, in a tuple.  Whoever keeps the table asks the clock and
        nobody else, whoever sits there; None: the question is for players."""
        return None

    def suggested_orders(self, state: S, seat: Seat) -> tuple[StandingOrder, ...]:
        """For tables where people come and go: orders to pass where `seat` has nothing to use, by what it holds now.
        Only its own person is told.  Once given they hold whatever is drawn since, and are carried out at once: what
        the others see of them tells no more than that somebody has passed."""
        return ()

    def usual_orders(self) -> tuple[StandingOrder, ...]:
        """Standing orders that everybody has to begin with, and may withdraw: for games that ask often where there is
        seldom anything to do.  They go by what everybody can see, so that a quick pass tells nothing."""
        return ()
