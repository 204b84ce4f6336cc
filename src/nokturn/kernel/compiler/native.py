"""The native twin: the same rules run as live generators.

Slow to copy and impossible to save, but there is no compiler in it.  Tests play
every game both ways and compare: the compiler has a perfect oracle.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Generic, Self, TypeVar

from nokturn.kernel.asks import Answer, Ask, AskAll, AskAny, Refusal, Seat
from nokturn.kernel.chance import Chance, draw
from nokturn.kernel.errors import NokturnError, RunawayError
from nokturn.kernel.position import STEP_LIMIT
from nokturn.kernel.procedures import Call, Procedure
from nokturn.kernel.state import State

S = TypeVar("S", bound=State)


class NativePosition(Generic[S]):
    """Same questions, same answers, same states as `Position`; nothing else."""

    def __init__(self, state: S) -> None:
        self.state = state
        self._stack: list[Generator[Any, Any, Any]] = []
        self._asks: tuple[Ask, ...] = ()
        self._order: tuple[Seat, ...] | None = None
        self._any = False
        self._sealed: dict[Seat, Answer] = {}
        self.outcomes: list[Any] | None = None
        """If a list, collects the outcomes of chance, as in `Position`."""

    @classmethod
    def start(cls, state: S, first: Procedure, *args: Any, outcomes: list[Any] | None = None) -> Self:
        position = cls(state)
        position.outcomes = outcomes
        position._push(first, args)
        return position

    @property
    def over(self) -> bool:
        return not self._stack

    def asks(self) -> tuple[Ask, ...]:
        return self._asks

    def answer(self, seat: Seat, answer: Answer) -> Refusal | None:
        question = next((q for q in self._asks if q.seat == seat), None)
        if question is None:
            return Refusal("not-asked" if self._stack else "over")
        refusal = question.check(answer)
        if refusal is not None:
            return refusal
        answer = question.settle(answer)
        if self._order is None:
            self._resume((seat, answer) if self._any else answer)
            return None
        self._sealed[seat] = answer
        self._asks = tuple(q for q in self._asks if q.seat != seat)
        if not self._asks:
            given = tuple((seat, self._sealed[seat]) for seat in self._order)
            self._resume(given)
        return None

    def _push(self, procedure: Procedure, args: tuple[Any, ...]) -> None:
        started = procedure.native(self.state, *args)
        if isinstance(started, Generator):
            self._stack.append(started)
            self._resume(None)
        else:
            self._resume(started)

    def _resume(self, sent: Any) -> None:
        self._asks, self._order, self._any, self._sealed = (), None, False, {}
        steps = 0
        while self._stack:
            steps += 1
            if steps > STEP_LIMIT:
                raise RunawayError(f"The rules took {STEP_LIMIT} steps without asking anybody anything.")
            try:
                effect = self._stack[-1].send(sent)
            except StopIteration as returned:
                self._stack.pop()
                sent = returned.value
                self._stop_if_finished()
                continue
            self._stop_if_finished()
            if not self._stack:
                return
            match effect:
                case Call():
                    started = effect.procedure.native(self.state, *effect.args)
                    if isinstance(started, Generator):
                        self._stack.append(started)
                        sent = None
                    else:
                        sent = started
                        self._stop_if_finished()
                case Ask():
                    forced = effect.forced()
                    if forced is None:
                        self._asks = (effect,)
                        return
                    sent = forced[0]
                case AskAll():
                    self._order = tuple(q.seat for q in effect.asks)
                    self._sealed = {q.seat: f[0] for q in effect.asks if (f := q.forced()) is not None}
                    self._asks = tuple(q for q in effect.asks if q.seat not in self._sealed)
                    if self._asks:
                        return
                    sent = tuple((seat, self._sealed[seat]) for seat in self._order)
                    self._order, self._sealed = None, {}
                case AskAny():
                    alone = effect.asks[0].forced() if len(effect.asks) == 1 else None
                    if alone is None:
                        self._asks, self._any = effect.asks, True
                        return
                    sent = (effect.asks[0].seat, alone[0])
                case Chance():
                    self.state.dice, sent = draw(self.state.dice, effect)
                    if self.outcomes is not None:
                        self.outcomes.append(sent)
                case _:
                    raise NokturnError(f"A procedure yielded {effect!r}.")

    def _stop_if_finished(self) -> None:
        if self.state.finished:
            self._stack.clear()
