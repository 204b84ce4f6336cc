"""Procedures nobody thought of: random source, compiled and native, step by step.

Hypothesis writes a procedure out of nested ifs and loops, asks, calls, chance, breaks,
returns and ordinary statements.  Both kernels play it with the same answers and must ask
the same questions, reach the same states and run the same lines; at every question the
compiled one is also saved and loaded.
"""

from __future__ import annotations

import sys
from itertools import count
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import field
from tests.kernel.harness import KEY, ToyGame
from tests.kernel.test_compiler import lines_run, module_of

from nokturn.kernel import Ask, Position, State
from nokturn.kernel.chance import Dice
from nokturn.kernel.compiler.native import NativePosition
from nokturn.kernel.snapshots import load, save

FUEL = 40
"""So many loop passes and calls a generated game may take."""

NAMES = ("a", "b", "c", "d")


class Scratch(State, kw_only=True):
    """What a generated procedure works on."""

    trace: list[tuple[int, int]] = field(default_factory=list)
    fuel: int = FUEL

    def burn(self) -> bool:
        """True as long as there is fuel left; every loop asks this first, so all of them end."""
        self.fuel -= 1
        return self.fuel >= 0


class ScratchGame(ToyGame):
    name = "scratch"
    state_type = Scratch


GAME = ScratchGame()

SUBPROCEDURE = """
@procedure()
def below(game, depth, c=2):
    if depth <= 0 or not game.burn():
        return c
    a = yield ask_number("B", "below", 0, depth)
    b = yield call(below, depth - 1, c=a)
    return a + b
"""


class Writer:
    """Draws one procedure."""

    def __init__(self, draw: Any) -> None:
        self.draw = draw
        self.lines: list[str] = []
        self.numbers = count(1)

    def pick(self, *choices: Any) -> Any:
        return self.draw(st.sampled_from(choices))

    def name(self) -> str:
        return str(self.pick(*NAMES))

    def value(self) -> str:
        x, y, n = self.name(), self.name(), self.draw(st.integers(0, 4))
        return str(
            self.pick(
                f"{n}",
                f"{x} + {n}",
                f"({x} - {y}) % 7",
                f"len([z for z in range({n}) if z != {x}])",
                f"(lambda z: z + {x})({n})",
                f"({y} if {x} > {n} else {n})",
                "game.fuel",
            )
        )

    def condition(self) -> str:
        x, y, n = self.name(), self.name(), self.draw(st.integers(0, 4))
        return str(
            self.pick(f"{x} > {n}", f"{x} % 2 == {n % 2}", f"{x} < {y}", f"not {x} == {n}", f"({x} := {n}) < {y}")
        )

    def line(self, depth: int, text: str) -> None:
        self.lines.append("    " * depth + text)

    def block(self, depth: int, looping: bool, yields: bool) -> None:
        for _ in range(self.draw(st.integers(1, 3))):
            self.statement(depth, looping, yields)

    def statement(self, depth: int, looping: bool, yields: bool) -> None:
        kinds = ["assign", "assign", "trace", "augment", "swap", "annotation"]
        if depth < 5:
            kinds += ["if", "if", "for", "while", "try", "match"]
        if yields:
            kinds += ["ask", "ask", "ask", "call", "chance", "together", "anybody", "forget"]
        if looping:
            kinds += ["break", "continue"]
        if depth > 1:
            kinds.append("return")
        getattr(self, f"write_{self.pick(*kinds)}")(depth, looping, yields)

    # statements without an inside

    def write_assign(self, depth: int, looping: bool, yields: bool) -> None:
        self.line(depth, f"{self.name()} = {self.value()}")

    def write_augment(self, depth: int, looping: bool, yields: bool) -> None:
        self.line(depth, f"{self.name()} += {self.value()}")

    def write_annotation(self, depth: int, looping: bool, yields: bool) -> None:
        name = self.name()
        self.line(depth, f"{name}: int" if name in "cd" else f"{name}: int = {self.value()}")

    def write_swap(self, depth: int, looping: bool, yields: bool) -> None:
        self.line(depth, "a, (b, c) = b, (c, a)")

    def write_trace(self, depth: int, looping: bool, yields: bool) -> None:
        self.line(depth, f"game.trace.append(({next(self.numbers)}, {self.value()}))")

    def write_break(self, depth: int, looping: bool, yields: bool) -> None:
        self.line(depth, "break")

    def write_continue(self, depth: int, looping: bool, yields: bool) -> None:
        self.line(depth, "continue")

    def write_return(self, depth: int, looping: bool, yields: bool) -> None:
        self.line(depth, f"return {self.value()}")

    def write_ask(self, depth: int, looping: bool, yields: bool) -> None:
        prompt, high = next(self.numbers), self.value()
        self.line(depth, f'{self.name()} = yield ask_number("A", "p{prompt}", 0, abs({high}))')

    def write_forget(self, depth: int, looping: bool, yields: bool) -> None:
        self.line(depth, f'yield ask_confirm("B", "p{next(self.numbers)}")')

    def write_call(self, depth: int, looping: bool, yields: bool) -> None:
        self.line(depth, f"{self.name()} = yield call(below, {self.draw(st.integers(0, 3))})")

    def write_chance(self, depth: int, looping: bool, yields: bool) -> None:
        self.line(depth, f"{self.name()} = yield chance(pick({self.draw(st.integers(1, 5))}))")

    def write_together(self, depth: int, looping: bool, yields: bool) -> None:
        prompt, low = next(self.numbers), self.name()
        asks = f'[ask_number(s, "p{prompt}", {low}, {low} + 2, auto=s == "C") for s in "BAC"]'
        self.line(depth, f"(_, a), (_, b), (_, c) = yield ask_all({asks})")

    def write_anybody(self, depth: int, looping: bool, yields: bool) -> None:
        prompt, low = next(self.numbers), self.name()
        seats = self.pick('"CAB"', '"B"', '("A", "C")')
        asks = f'[ask_number(s, "p{prompt}", {low}, {low} + len(s), auto=True) for s in {seats}]'
        self.line(depth, f"who, {self.name()} = yield ask_any({asks}, apart={self.pick('True', 'False')})")
        self.line(depth, "game.trace.append((0, ord(who)))")

    # statements with an inside

    def write_if(self, depth: int, looping: bool, yields: bool) -> None:
        yields = yields and self.draw(st.booleans())
        self.line(depth, f"if {self.condition()}:")
        self.block(depth + 1, looping, yields)
        for _ in range(self.draw(st.integers(0, 1))):
            self.line(depth, f"elif {self.condition()}:")
            self.block(depth + 1, looping, yields)
        if self.draw(st.booleans()):
            self.line(depth, "else:")
            self.block(depth + 1, looping, yields)

    def write_for(self, depth: int, looping: bool, yields: bool) -> None:
        yields = yields and self.draw(st.booleans())
        items = self.pick("range(3)", "(a, b, c)", "[z for z in (a, d) if z]", "sorted({a, b})", "()")
        self.line(depth, f"for {self.name()} in {items}:")
        self.line(depth + 1, "if not game.burn():")
        self.line(depth + 2, "break")
        self.block(depth + 1, True, yields)
        self.write_else(depth, looping, yields)

    def write_while(self, depth: int, looping: bool, yields: bool) -> None:
        yields = yields and self.draw(st.booleans())
        self.line(depth, f"while game.burn() and {self.condition()}:")
        self.block(depth + 1, True, yields)
        self.write_else(depth, looping, yields)

    def write_else(self, depth: int, looping: bool, yields: bool) -> None:
        if not yields and self.draw(st.booleans()):
            self.line(depth, "else:")
            self.block(depth + 1, looping, False)

    def write_try(self, depth: int, looping: bool, yields: bool) -> None:
        self.line(depth, "try:")
        self.line(depth + 1, f"{self.name()} = 12 // {self.name()}")
        self.block(depth + 1, looping, False)
        self.line(depth, "except ZeroDivisionError as error:")
        self.line(depth + 1, "d = len(str(error))")
        self.block(depth + 1, looping, False)

    def write_match(self, depth: int, looping: bool, yields: bool) -> None:
        self.line(depth, f"match {self.name()}:")
        self.line(depth + 1, "case 0 | 1:")
        self.block(depth + 2, looping, False)
        self.line(depth + 1, "case other:")
        self.line(depth + 2, f"{self.name()} = other % 5")
        self.block(depth + 2, looping, False)


@st.composite
def sources(draw: Any) -> str:
    """A module with one random procedure `rule`."""
    writer = Writer(draw)
    for _ in range(draw(st.integers(2, 6))):
        writer.statement(1, False, True)
    body = "\n".join(writer.lines)
    return f"{SUBPROCEDURE}\n@procedure()\ndef rule(game, a=1, b=2):\n    c, d = 3, 0\n{body}\n    return a, b, c, d\n"


def chosen(question: Ask, luck: int) -> Any:
    if question.kind == "confirm":
        return luck % 2 == 0
    return question.low + luck % (question.high - question.low + 1)


def new() -> Scratch:
    return Scratch(dice=Dice(KEY))


def play(position: Any, luck: list[int], limit: int = 30) -> None:
    """Answer by `luck` until the end or until luck is used up."""
    for turn in range(limit):
        if position.over:
            return
        question = position.asks()[turn % len(position.asks())]
        assert position.answer(question.seat, chosen(question, luck[turn % len(luck)])) is None


@settings(
    max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(source=sources(), luck=st.lists(st.integers(0, 9), min_size=1, max_size=12))
def test_a_random_procedure_runs_compiled_as_it_runs_native(tmp_path, source, luck):
    module = module_of(tmp_path, source)
    compiled, native = Position.start(new(), module.rule), NativePosition.start(new(), module.rule)
    for turn in range(30):
        assert compiled.asks() == native.asks()
        assert compiled.state == native.state
        assert compiled.over == native.over
        if compiled.over:
            break
        loaded = load(GAME, save(GAME, compiled))
        assert (loaded.state, loaded.stack, loaded.sealed) == (compiled.state, compiled.stack, compiled.sealed)
        assert loaded.asks() == compiled.asks()
        question = compiled.asks()[turn % len(compiled.asks())]
        answer = chosen(question, luck[turn % len(luck)])
        compiled = loaded  # from here on the game goes on from what was saved
        assert compiled.answer(question.seat, answer) is None
        assert native.answer(question.seat, answer) is None


@settings(
    max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(source=sources(), luck=st.lists(st.integers(0, 9), min_size=1, max_size=12))
def test_a_random_procedure_runs_the_same_lines_compiled_as_native(tmp_path, source, luck):
    module = module_of(tmp_path, source)
    file = str(module.__file__)
    compiled = lines_run(file, lambda: play(Position.start(new(), module.rule), luck))
    native = lines_run(file, lambda: play(NativePosition.start(new(), module.rule), luck))
    with open(file, encoding="utf-8") as text:
        heads = {number for number, line in enumerate(text, 1) if line.startswith(("@", "def"))}
    assert compiled - heads == native - heads, sys.version
