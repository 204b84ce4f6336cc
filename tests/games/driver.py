"""Sitting at a table in a test: seats answer named questions with the verbs of the rulebook.

    table.seat("A").answers(MoveTo("paris"))    # must be taken; whoever is asked before, and can, passes
    table.seat("B").refusal(EndTurn()).rule     # must be refused, by a rule
    table.pass_until("strike")                  # stops at a named question
    table.told("bleed")                         # what everybody has heard

A test says what matters to it and nothing else: whoever else is asked passes by default.  A card that lets one more
seat answer, or at one more moment, changes none of the tests that do not name it.  The tables of the games are built
on this; each lays out its own things and adds its own verbs.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Self, TypeVar

from nokturn.kernel import Ask, Option, Position, Refusal
from nokturn.kernel.events import log_of
from nokturn.kernel.game import first_answer
from nokturn.kernel.procedures import Procedure, procedure_named
from nokturn.kernel.reactions import Window
from nokturn.kernel.state import State

MOST = 2000
"""Passes after which a part of the game must have come to what is waited for."""
S = TypeVar("S", bound=State)
P = TypeVar("P")
"""Who sits at the table, with the verbs of the game."""


class Driver(ABC, Generic[S, P]):
    """A table in the middle of a game; nothing runs until a part of it is started."""

    passing: ClassVar[tuple[Option, ...]] = ()
    """The options by which one passes, declines or is done."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.position: Position[S] | None = None
        self._stops: frozenset[str] = frozenset()

    # running a part of the game

    def run(self, which: Procedure | str, *args: Any) -> Self:
        """Start any procedure (itself or its name); the table then waits at its first question, or it is `over`."""
        self.state.events = []
        procedure = procedure_named(which) if isinstance(which, str) else which
        self.position = Position.start(self.state, procedure, *args)
        self._pass_unnoticed()
        return self

    def stops_at(self, *prompts: str) -> Self:
        """From now on these questions are asked, whatever the seats have to answer."""
        self._stops |= frozenset(prompts)
        return self

    # what is asked

    @property
    def under_way(self) -> Position[S]:
        assert self.position is not None, "start a part of the game first"
        return self.position

    @property
    def over(self) -> bool:
        """The part that was started has run to its end."""
        return self.under_way.over

    @property
    def asks(self) -> tuple[Ask, ...]:
        return self.under_way.asks()

    def asked(self) -> dict[str, str]:
        """Who is asked what: {seat: prompt}."""
        return {question.seat: question.prompt for question in self.asks}

    def asked_of(self, seat: str) -> Ask:
        """The open question to this seat; bystanders with nothing but a pass pass first."""
        question = self._come_to(seat)
        assert question is not None, f"{seat} is not asked anything; asked: {self.asked()}"
        return question

    def ask_again(self) -> None:
        """The table was changed by hand: the open question is looked up anew."""
        self.under_way.forget()

    @abstractmethod
    def seat(self, name: str) -> P:
        """The seat of that name, with the verbs of its game."""

    # answering

    def answer(self, seat: str, answer: Any) -> None:
        """This answer is taken; whoever is asked before passes."""
        question = self._come_to(seat, answer)
        refusal = self.under_way.answer(seat, answer)
        offered = question.options if question is not None else ()
        assert refusal is None, f"{seat} answers {answer!r}: {refusal}; asked: {self.asked()}, offered: {offered}"
        self._pass_unnoticed()

    def refusal_of(self, seat: str, answer: Any) -> Refusal:
        """This answer is refused, and why (`.rule`, `.reason`)."""
        self._come_to(seat)
        refusal = self.under_way.answer(seat, answer)
        assert refusal is not None, f"{answer!r} was accepted"
        return refusal

    def pass_by(self, question: Ask) -> None:
        """Pass, decline, say no, or take the first choice."""
        way_out = next((option for option in self.passing if option in question.options), None)
        self.answer(question.seat, first_answer(question) if way_out is None else way_out)

    def pass_until(self, *prompts: str, seat: str = "") -> P:
        """Everybody passes or takes the first choice until one of these questions is asked (of `seat`), or anything is
        asked of `seat`; returns the seat that is asked."""
        for _ in range(MOST):
            for question in self.asks:
                if seat in ("", question.seat) and (not prompts or question.prompt in prompts):
                    return self.seat(question.seat)
            assert not self.over, f"{seat or 'nobody'} is never asked {' or '.join(prompts)}"
            self.pass_by(self.asks[0])
        raise AssertionError(f"{seat or 'nobody'} is not asked {' or '.join(prompts)} within {MOST} answers")

    def finish(self) -> Self:
        """Everybody passes or takes the first choice until the part is over."""
        for _ in range(MOST):
            if self.over:
                return self
            self.pass_by(self.asks[0])
        raise AssertionError("it does not end")

    def _come_to(self, seat: str, answer: Any = None) -> Ask | None:
        """Pass for the others until `seat` is asked something that knows this answer; None if that does not come."""
        for _ in range(MOST):
            question = self.under_way.ask_for(seat)
            if question is not None and (answer is None or knows(question, answer) or not self._says_nothing(question)):
                return question
            before = question or next(iter(self.asks), None)
            if before is None or not self._says_nothing(before):
                return None
            self.under_way.answer(before.seat, before.options[0])
        raise AssertionError(f"{seat} is not asked after {MOST} passes")

    def _says_nothing(self, question: Ask) -> bool:
        """Only to pass is possible."""
        return question.goes_without_saying() and question.options[0] in self.passing

    def interrupts(self, question: Ask) -> bool:
        """Whether a question comes up in the middle of something for the sake of single cards: whoever has nothing but
        a pass is not even noticed there, unless the test `stops_at` it."""
        return False

    def _pass_unnoticed(self) -> None:
        while quiet := [
            ask
            for ask in self.asks
            if self._says_nothing(ask) and ask.prompt not in self._stops and self.interrupts(ask)
        ]:
            self.under_way.answer(quiet[0].seat, quiet[0].options[0])

    def window(self) -> Window | None:
        """The window that is open, if what is asked is what somebody uses in one."""
        resting = self.under_way.stack[-1:]
        return next((value for frame in resting for value in frame.variables if isinstance(value, Window)), None)

    # what has happened

    def told(self, key: str, viewer: str | None = None) -> list[dict[str, Any]]:
        """The facts of every event of that key since the part was started, as `viewer` knows them."""
        lines = log_of(self.state.events or [], viewer)
        return [dict(line.facts) for line in lines if line.key.removesuffix("-privy") == key]

    def keys(self, viewer: str | None = None) -> list[str]:
        """The keys of everything that happened, in order."""
        return [line.key for line in log_of(self.state.events or [], viewer)]


def knows(question: Ask, answer: Any) -> bool:
    """Whether the question is about this answer: it is offered, or forbidden by a rule."""
    refusal = question.check(answer)
    return refusal is None or refusal.reason == "forbidden"


D = TypeVar("D", bound=Driver[Any, Any])


class Seat(Generic[D]):
    """One player's words at the table.  Every answer must be taken, unless `refusal` asks why it is not."""

    def __init__(self, table: D, name: str) -> None:
        self.table = table
        self.name = name

    @property
    def ask(self) -> Ask:
        """The open question to this seat."""
        return self.table.asked_of(self.name)

    @property
    def options(self) -> tuple[Any, ...]:
        return self.ask.options

    def can(self, option: Option) -> bool:
        """Is this offered right now?"""
        return option in self.ask.options

    def may(self, kind: type[Option]) -> list[Any]:
        """Everything of this kind that is offered."""
        return [option for option in self.ask.options if isinstance(option, kind)]

    def refusal(self, answer: Any) -> Refusal:
        """Try an answer that must be refused; returns the refusal (`.rule`, `.reason`)."""
        return self.table.refusal_of(self.name, answer)

    def answers(self, answer: Any) -> Self:
        self.table.answer(self.name, answer)
        return self

    def passes(self) -> Self:
        """Pass, decline, done: whichever is offered; else the first choice."""
        self.table.pass_by(self.ask)
        return self
