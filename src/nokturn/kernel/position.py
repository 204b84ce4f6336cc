"""A position: a state and a stack of frames, and the loop that moves it on.

At rest a position is only data.  It can be cloned, saved and looked at between any
two answers, however deeply the rules are nested.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from nokturn.kernel.asks import Answer, Ask, AskAll, AskAny, Refusal, Seat
from nokturn.kernel.chance import Chance, draw, rekey
from nokturn.kernel.errors import NokturnError, RunawayError
from nokturn.kernel.plain import check_plain
from nokturn.kernel.procedures import Call, Frame, Procedure, call
from nokturn.kernel.state import State

if TYPE_CHECKING:
    from nokturn.kernel.game import Game

S = TypeVar("S", bound=State)

STEP_LIMIT = 100_000
"""Steps a game may take without asking anybody; beyond, something runs in circles."""

DEALS = 100
"""Deals that a world gets in which everybody can answer what is asked."""

checking = os.environ.get("NOKTURN_CHECK") == "1"
"""Test mode: every frame is checked for plain data whenever it comes to rest."""


class Position(Generic[S]):
    """The game at rest.  `answer` moves it on to the next question or to its end."""

    __slots__ = ("_asks", "_together", "outcomes", "sealed", "stack", "state")

    def __init__(self, state: S, stack: list[Frame], sealed: tuple[tuple[Seat, Answer], ...] = ()) -> None:
        self.state = state
        self.stack = stack
        self.sealed = sealed
        """Answers to the open questions that nobody may see yet."""
        self.outcomes: list[Any] | None = None
        """If a list, collects the outcomes of chance."""
        self._asks: tuple[Ask, ...] | None = None
        self._together: AskAll | AskAny | None = None
        """The questions to several seats at once, if they are such; only valid with `_asks`."""

    @classmethod
    def start(cls, state: S, first: Procedure, *args: Any, outcomes: list[Any] | None = None) -> Self:
        """Begin with procedure `first` and run to its first question."""
        position = cls(state, [])
        position.outcomes = outcomes
        position._run(first, 0, call(first, *args).args + first.blank, None)
        return position

    # what is asked

    @property
    def over(self) -> bool:
        """Nobody will be asked anything any more."""
        return not self.stack

    def asks(self) -> tuple[Ask, ...]:
        """The open questions, derived from the state whenever they are not at hand."""
        if self._asks is None:
            self._asks = self._derive()
        return self._asks

    def ask_for(self, seat: Seat) -> Ask | None:
        """The open question to `seat`, if there is one."""
        for question in self.asks():
            if question.seat == seat:
                return question
        return None

    @property
    def any_of(self) -> bool:
        """Whether the first answer to any of the open questions goes on (`ask_any`)."""
        self.asks()
        return type(self._together) is AskAny

    @property
    def renewed(self) -> bool:
        """Whether the next answer ends all open questions: what is asked then is asked anew, even if it is the same."""
        self.asks()
        return type(self._together) is AskAny and not self._together.apart

    def forget(self) -> None:
        """Drop the derived questions: the state was changed from outside (resampling, tests)."""
        self._asks = None

    def _derive(self) -> tuple[Ask, ...]:
        if not self.stack:
            return ()
        frame = self.stack[-1]
        _, _, effect = frame.procedure.step(self.state, frame.at, frame.variables, None)
        self._together = None
        if type(effect) is Ask:
            return (effect,)
        if type(effect) is AskAny:
            self._together = effect
            return effect.asks
        if type(effect) is not AskAll:
            raise NokturnError(f"{frame.procedure.name} rests at block {frame.at}, which asks nothing.")
        self._together = effect
        answered = {seat for seat, _ in self.sealed}
        return tuple([question for question in effect.asks if question.seat not in answered])

    # moving on

    def answer(self, seat: Seat, answer: Answer) -> Refusal | None:
        """Take the answer and run to the next question; or say why it cannot be taken.

        A refusal changes nothing."""
        for question in self._asks if self._asks is not None else self.asks():
            if question.seat == seat:
                break
        else:
            return Refusal("over" if not self.stack else "not-asked")
        refusal = question.check(answer)
        if refusal is not None:
            return refusal
        frame = self.stack[-1]
        sent = answer = question.settle(answer)
        together = self._together
        if type(together) is AskAny:
            sent = (seat, answer)
        elif type(together) is AskAll:
            self.sealed = (*self.sealed, (seat, answer))
            self._asks = tuple([other for other in self.asks() if other.seat != seat])
            if self._asks:
                return None
            given = dict(self.sealed)
            sent = tuple([(seat, given[seat]) for seat in together.seats])
            self.sealed = ()
        self.stack.pop()
        self._run(frame.procedure, frame.at + 1, frame.variables, sent)
        return None

    def _run(self, procedure: Procedure, at: int, variables: tuple[Any, ...], sent: Any) -> None:
        state, stack = self.state, self.stack
        self._asks, self._together = (), None
        for _ in range(STEP_LIMIT):
            at, variables, effect = procedure.step(state, at, variables, sent)
            if state.finished:
                stack.clear()
                return
            if at < 0:
                if not stack:
                    return
                frame = stack.pop()
                procedure, at, variables, sent = frame.procedure, frame.at + 1, frame.variables, effect
                continue
            kind = type(effect)
            if kind is Call:
                stack.append(Frame(procedure, at, variables))
                procedure = effect.procedure
                at, variables, sent = 0, effect.args + procedure.blank, None
            elif kind is Ask:
                forced = effect.forced() if effect.auto else None
                if forced is None:
                    self._rest(Frame(procedure, at, variables), (effect,))
                    return
                at, sent = at + 1, forced[0]
            elif kind is AskAll:
                given = [(question.seat, question.forced()) for question in effect.asks]
                open_ = tuple([q for q, (_, forced) in zip(effect.asks, given, strict=True) if forced is None])
                if open_:
                    self.sealed = tuple([(seat, forced[0]) for seat, forced in given if forced is not None])
                    self._together = effect
                    self._rest(Frame(procedure, at, variables), open_)
                    return
                at, sent = at + 1, tuple([(seat, forced[0]) for seat, forced in given if forced is not None])
            elif kind is AskAny:
                forced = effect.asks[0].forced() if len(effect.asks) == 1 else None
                if forced is None:
                    self._together = effect
                    self._rest(Frame(procedure, at, variables), effect.asks)
                    return
                at, sent = at + 1, (effect.asks[0].seat, forced[0])
            elif kind is Chance:
                state.dice, sent = draw(state.dice, effect)
                if self.outcomes is not None:
                    self.outcomes.append(sent)
                at += 1
            else:
                raise NokturnError(
                    f"{procedure.name} ({procedure.labels[at]}) yielded {effect!r}. "
                    "Yield one of ask, ask_all, ask_any, chance or call."
                )
        raise RunawayError(f"{procedure.name} took {STEP_LIMIT} steps without asking anybody anything.")

    def _rest(self, frame: Frame, asks: tuple[Ask, ...]) -> None:
        self.stack.append(frame)
        self._asks = asks
        if checking:
            for resting in self.stack:
                where = f"{resting.procedure.name} at {resting.procedure.labels[resting.at]}"
                for name, value in zip(resting.procedure.variables, resting.variables, strict=True):
                    check_plain(value, f"{where}, variable '{name}'")
            for question in asks:
                problem = question.flaw()
                if problem:
                    raise NokturnError(f"{where} asks {question.seat} '{question.prompt}', {problem}.")

    # copying

    def clone(self) -> Self:
        """An independent copy."""
        copy: Self = object.__new__(type(self))
        copy.state, copy.stack, copy.sealed = self.state.clone(), self.stack.copy(), self.sealed
        copy.outcomes, copy._asks, copy._together = None, self._asks, self._together
        return copy

    def resampled(self, game: Game[S], seat: Seat | None, key: str) -> Self:
        """Another position that `seat` (None: a spectator) could not tell from this one, drawn with `key`.

        What is hidden from `seat` is dealt anew and the dice are new; sealed answers of the
        others are not known either, so they are asked again.  Whoever is asked something has an
        answer to it, as `seat` knows: a world in which somebody has none is dealt once more."""
        own = tuple([(who, answer) for who, answer in self.sealed if who == seat])
        world = type(self)(game.resample(self.state, seat, key), self.stack.copy(), own)
        deal = 0
        while deal < DEALS and any(question.flaw() for question in world.asks()):
            deal += 1
            world = type(self)(game.resample(self.state, seat, rekey(key, deal)), self.stack.copy(), own)
        return world
