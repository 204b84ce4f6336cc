"""A toy game's least, and a table that proves at every decision what the kernel promises.

A test plays through `Table`: it says who is asked what and what they answer, and then what
the rulebook promises.  Behind that, at *every* decision, the table checks that

* the compiled rules and the native twin ask the same, tell the same and reach the same state,
* a question asked again is the same question,
* save → load gives an equal position, which then plays on to equal positions,
* a clone that plays on leaves the original as it was,
* an answer from the wrong seat, or one not offered, is refused and changes nothing,

and when the game is done (`Table.look_back`) that from the end every earlier position can be
reached again exactly — by rewinding, by forking, and by replaying the record from its JSON.
"""

from __future__ import annotations

from typing import Any, ClassVar

from nokturn.kernel import Answer, Ask, Leaf, Option, Seat, State
from nokturn.kernel.compiler.native import NativePosition
from nokturn.kernel.events import Event
from nokturn.kernel.game import Game, Options, OptionValue, Standing, first_answer
from nokturn.kernel.position import Position
from nokturn.kernel.records import Journal, read_record, replay
from nokturn.kernel.snapshots import digest, load, save

KEY = "5a" * 16


class ToyGame(Game[Any]):
    """The least a game can be: everything is public and nobody keeps the score."""

    counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5)
    decision_limit = 1_000

    def new_state(self, seats: tuple[Seat, ...], options: Options, key: str) -> Any:
        raise AssertionError("a toy that is started as a game says how")

    def view(self, state: Any, seat: Seat | None) -> Any:
        return state

    def resample(self, state: Any, seat: Seat | None, key: str) -> Any:
        return state.clone()

    def standings(self, state: Any) -> tuple[Standing, ...]:
        return ()


class NeverOffered(Option, frozen=True):
    """An answer to no question."""


class Table:
    """A game being played in a test, by both kernels at once."""

    def __init__(
        self, game: Game[Any], players: int, key: str = KEY, *, handed_down: Any = None, **options: OptionValue
    ) -> None:
        self.game = game
        self.journal = Journal.new(game, [f"player {seat}" for seat in "ABCDE"[:players]], options, key, handed_down)
        self.native: NativePosition[Any] = game.start_native(players, options, key, handed_down=handed_down)
        self.digests: list[str] = []
        self._came_to_rest(told=0)

    @property
    def position(self) -> Position[Any]:
        return self.journal.position

    @property
    def state(self) -> Any:
        return self.journal.position.state

    @property
    def over(self) -> bool:
        return self.position.over

    # what is asked

    def ask(self, seat: Seat) -> Ask:
        """The open question to `seat`."""
        question = self.position.ask_for(seat)
        assert question is not None, f"{seat} is not asked; open: {[(a.seat, a.prompt) for a in self.position.asks()]}"
        return question

    def asks(self, *expected: tuple[Seat, str]) -> None:
        """Exactly these seats are asked, with these prompts, in this order."""
        assert [(a.seat, a.prompt) for a in self.position.asks()] == list(expected)

    def told(self, key: str) -> list[dict[str, Any]]:
        """The facts of every event `key` so far."""
        return [dict(event.facts) for event in self.journal.log if event.key == key]

    # answering

    def answer(self, seat: Seat, prompt: str, answer: Answer) -> None:
        """`seat` is asked `prompt` and answers."""
        question = self.ask(seat)
        assert question.prompt == prompt, f"{seat} is asked '{question.prompt}', not '{prompt}'"
        others = tuple(a for a in self.position.asks() if a.seat != seat)
        loaded = load(self.game, save(self.game, self.position))
        told = len(self.journal.log)

        self._refuses_the_wrong()
        assert self.journal.answer(seat, answer) is None
        assert self.native.answer(seat, answer) is None
        assert loaded.answer(seat, answer) is None

        assert digest(self.game, loaded) == digest(self.game, self.position)
        if others:
            assert self.position.asks() == others, "nobody's question changes when another answers"
        self._came_to_rest(told)

    def refused(self, seat: Seat, answer: Answer) -> str:
        """The rule (or, for want of one, the reason) by which an answer is refused."""
        before = digest(self.game, self.position)
        refusal = self.journal.answer(seat, answer)
        assert refusal is not None, f"{answer} was taken"
        assert digest(self.game, self.position) == before
        return refusal.rule or refusal.reason

    # what holds at every decision

    def _came_to_rest(self, told: int) -> None:
        position, before = self.position, digest(self.game, self.position)
        self.digests.append(before)
        assert self.native.asks() == position.asks()
        assert self.native.over == position.over
        assert self.native.state.events == self.journal.log[told:]
        self.native.state.events = []
        assert self.native.state == position.state

        derived = load(self.game, save(self.game, position))
        assert (derived.state, derived.stack, derived.sealed) == (position.state, position.stack, position.sealed)
        assert derived.asks() == position.asks(), "an open question can be derived again"

        copy = position.clone()
        for question in copy.asks():
            assert copy.answer(question.seat, first_answer(question)) is None
        assert digest(self.game, position) == before, "a clone that plays on leaves the original alone"

    def _refuses_the_wrong(self) -> None:
        asked = {question.seat for question in self.position.asks()}
        for seat in asked:
            assert self.refused(seat, NeverOffered())
        for seat in {"A", "B", "C", "D", "E", "Z"} - asked:
            assert self.refused(seat, True) == "not-asked"

    # what holds afterwards

    def look_back(self) -> None:
        """From the end every earlier position is within reach, exactly as it was."""
        record, log, last = read_record(self.journal.text()), list(self.journal.log), len(self.digests) - 1
        for step in range(last + 1):
            for back in (replay(self.game, record), self.journal.fork(step)):
                back.rewind(step)
                assert digest(self.game, back.position) == self.digests[step]
                assert back.log == log[: len(back.log)]
                for seat, packed in record.steps[step:]:
                    back.step(seat, packed)
                assert digest(self.game, back.position) == self.digests[-1]
                assert back.log == log
            if step < last:
                other_fate = self.journal.fork(step, key="00" * 16)
                assert other_fate.position.asks() == replay(self.game, record, step).position.asks()
        assert digest(self.game, self.position) == self.digests[-1]


def play_both(first: Any, state: State, answers: list[Answer], *args: Any) -> tuple[Any, list[Ask]]:
    """Play `first` to its end in both kernels, comparing step by step; the final state and all questions."""
    twin = state.clone()
    compiled, native = Position.start(state, first, *args), NativePosition.start(twin, first, *args)
    asked: list[Ask] = []
    given = iter(answers)
    while True:
        assert compiled.asks() == native.asks()
        assert compiled.state == native.state
        assert compiled.over == native.over
        if compiled.over:
            assert next(given, None) is None, "not all answers were needed"
            return compiled.state, asked
        question = compiled.asks()[0]
        asked.append(question)
        answer = next(given)
        assert compiled.answer(question.seat, answer) is None
        assert native.answer(question.seat, answer) is None


__all__ = ["KEY", "Event", "Leaf", "NeverOffered", "Table", "ToyGame", "play_both"]
