"""One way to react: a window is a record, and one procedure opens them all.

A `Window` is a moment at which seats may use something.  What is at stake are its fields; how it works its class
says, in methods that only look: who may and in which order, what they could use as far as everybody can see, what
they are asked, what keeps them from passing, when it has lost its point, who comes next after a use.

    class TicketSpent(Window, frozen=True, kw_only=True):
        hunter: str
        after_use: ClassVar[Then] = "over"                    # the first use closes it

        def order(self, game): return (DRACULA,)
        def could(self, game, who): return could_play(game, who, "on_ticket_spent")
        def offers(self, game, who): return events_of(game, who, "on_ticket_spent")
        def question(self, game, who):
            return ask(game.seat_of(who), "ticket-spent", self.choices(game, who), rule="DRA-CARD-10")

    spent = yield call(window, TicketSpent(hunter=hunter))    # the record as it turned out

What is used is carried out by the procedure that is registered for its kind (`carries_out`).  Uses edit the record,
they return another one, and never reach into the future; after each of them everything is looked up anew.

Whoever could use nothing passes without being asked.  That must follow from what everybody sees and never from what
a hand holds, or the mere question gives the hand away; standing orders spare people the questions that remain.

An event that cards and rules answer by themselves goes through stages, each of them such a window: `happenings.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar

from nokturn.kernel.asks import Ask, Option, Refused
from nokturn.kernel.content import nearest
from nokturn.kernel.errors import ProcedureError
from nokturn.kernel.plain import Leaf
from nokturn.kernel.procedures import Procedure, Rule, Step, call, carried_out, procedure

Then = Literal["first", "next", "each", "over"]
"""What a use does to the others: the impulse is back with the `first` of the order; or it goes on to the `next` one
and round, the user last; or everybody has it once (`each`); or the window is `over`."""


class Pass(Option, frozen=True):
    """Use nothing now."""


class Window(Leaf, frozen=True, kw_only=True):
    """A moment at which seats may use something.  Games subclass it with the facts and with what holds for it.

    `who` is a seat, or whoever a seat acts for (a hunter, a character): `question` says which seat is asked."""

    stopped: bool = False
    """Nothing further comes of it."""

    passing: ClassVar[Option | None] = Pass()
    """The option by which one uses nothing; None: whoever could use something has to."""
    after_use: ClassVar[Then] = "first"
    settles: ClassVar[Step | None] = None
    """What the rules do after every use, before anybody is asked again."""

    def order(self, game: Any) -> tuple[str, ...]:
        """Who may use something, first to last; asked when the window opens and again after every use."""
        raise ProcedureError(f"Nobody says who reacts in {self.plain_name}. Give its class a method 'order'.")

    def begins(self, game: Any) -> None:
        """The impulse is at the start of the order: as the window opens, and after every use."""

    def ends(self, game: Any) -> None:
        """All have passed, or there is no more point in it."""

    def could(self, game: Any, who: str) -> bool:
        """Whether `who` could use anything, as far as everybody can see."""
        return True

    def offers(self, game: Any, who: str) -> Iterable[Option | Refused]:
        """What `who` may use now, and what not and why."""
        raise ProcedureError(f"Nobody says what may be used in {self.plain_name}. Give its class a method 'offers'.")

    def owes(self, game: Any, who: str) -> str:
        """The rule that keeps `who` from passing while something has to be done first; empty: none."""
        return ""

    def choices(self, game: Any, who: str) -> list[Option | Refused]:
        """Everything that is offered, and last to pass, or why not."""
        choices = list(self.offers(game, who))
        if self.passing is not None:
            owes = self.owes(game, who)
            choices.append(Refused(self.passing, owes) if owes else self.passing)
        return choices

    def question(self, game: Any, who: str) -> Ask:
        """The whole question to `who`: it only looks."""
        raise ProcedureError(f"Nobody says what is asked in {self.plain_name}. Give its class a method 'question'.")

    def passed(self, game: Any, who: str) -> Self:
        """What follows when `who` has passed, asked or not: the record as it is then."""
        return self

    def carried_out_by(self, use: Option) -> Procedure:
        """The procedure `(game, who, use)` or `(game, who, use, window)`; it may return the record as it turned out."""
        return carried_out(type(use))

    def closed(self, game: Any) -> bool:
        """Whether there is no more point in it."""
        return self.stopped

    def left(self, game: Any, waiting: tuple[str, ...]) -> tuple[str, ...]:
        """Who may still use something, now that the first of `waiting` has."""
        if self.after_use == "first":
            return self.order(game)
        if self.after_use == "next":
            order = self.order(game)
            at = order.index(waiting[0]) + 1 if waiting[0] in order else 0
            return order[at:] + order[:at]
        return waiting[1:] if self.after_use == "each" else ()


@procedure()
def window(game: Any, on: Window) -> Rule:
    """Ask one after another what they use, until all have passed in succession or there is no more point in it.

    Returns the record as it turned out."""
    on.begins(game)
    waiting = on.order(game)
    while waiting and not on.closed(game):
        on, waiting = pass_it_on(game, on, waiting)
        if not waiting:
            break
        use = yield on.question(game, waiting[0])
        if type(use) is type(on.passing):
            on, waiting = on.passed(game, waiting[0]), waiting[1:]
        else:
            does = on.carried_out_by(use)
            outcome = yield call(does, *(waiting[0], use, on)[: len(does.parameters)])
            on = outcome if isinstance(outcome, Window) else on
            if on.settles is not None:
                yield call(on.settles)
            on.begins(game)
            waiting = on.left(game, waiting)
    on.ends(game)
    return on


def pass_it_on(game: Any, on: Window, waiting: tuple[str, ...]) -> tuple[Window, tuple[str, ...]]:
    """Whoever can do nothing passes; the others still wait."""
    for at, who in enumerate(waiting):
        if on.could(game, who):
            return on, waiting[at:]
        on = on.passed(game, who)
    return on, ()


# what chapters contribute

Offer = Callable[[Any, str], Iterable[Option | Refused]]
Duty = Callable[[Any, str], str]
Closes = Callable[[Any], bool]
F = TypeVar("F", bound=Callable[..., Any])
N = TypeVar("N", bound=str)


class Chapters(Generic[N]):
    """What the chapters of a game contribute to its windows, by the name of the window.

    A chapter says beside its rules what can be done, what has to be, and when there is no more point in it; so the
    window need not know the chapters."""

    def __init__(self, windows: Collection[N]) -> None:
        self.windows = windows
        """The names there are: any other is refused as its chapter is imported."""
        self._offers: dict[N, list[Offer]] = {}
        self._public: dict[Offer, Callable[[Any, str], bool]] = {}
        self._duties: dict[N, list[Duty]] = {}
        self._closed: dict[N, list[Closes]] = {}

    def __contains__(self, name: str) -> bool:
        """Whether any chapter offers something in this window."""
        return name in self._offers

    def offers(self, *names: N, public: Callable[[Any, str], bool] | None = None) -> Callable[[F], F]:
        """Declare what `who` may do in these windows, `(game, who)`: whether it is anything, everybody must be able to
        see; of what lies in a hand, `public` says whether it could be there."""

        def declare(function: F) -> F:
            if public is not None:
                self._public[function] = public
            return self._declare(self._offers, names, function)

        return declare

    def duty(self, *names: N) -> Callable[[F], F]:
        """Declare the rule that keeps `who` from passing in these windows, `(game, who)`; empty: none."""
        return lambda function: self._declare(self._duties, names, function)

    def closes(self, *names: N) -> Callable[[F], F]:
        """Declare when there is no more point in these windows, `(game)`."""
        return lambda function: self._declare(self._closed, names, function)

    def _declare(self, table: dict[N, list[Any]], names: Iterable[N], function: F) -> F:
        for name in names:
            if name not in self.windows:
                near = nearest(name, tuple(self.windows))
                raise ProcedureError(f"{function.__qualname__}: {name!r} is no window.{near}")
            table.setdefault(name, []).append(function)
        return function

    def offered(self, game: Any, name: N, who: str) -> Iterator[Option | Refused]:
        """Everything that is offered to `who` in this window."""
        for offer in self._offers.get(name, ()):
            yield from offer(game, who)

    def possible(self, game: Any, name: N, who: str) -> bool:
        """Whether anything is or could be offered to `who`, as far as everybody can see."""
        for offer in self._offers.get(name, ()):
            if offer in self._public:
                if self._public[offer](game, who):
                    return True
            elif any(type(option) is not Refused for option in offer(game, who)):
                return True
        return False

    def owed(self, game: Any, name: N, who: str) -> str:
        """The rule that `who` may not pass by; empty: none."""
        for duty in self._duties.get(name, ()):
            if rule := duty(game, who):
                return rule
        return ""

    def closed(self, game: Any, name: N) -> bool:
        """Whether there is no more point in this window."""
        return name in self._closed and any(closes(game) for closes in self._closed[name])
