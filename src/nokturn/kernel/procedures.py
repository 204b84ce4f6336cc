"""`@procedure`: rules written as generators, run as data.

    @procedure(rule="VEN-RES-02")
    def resolve_district(game, district):
        answers = yield ask_all(withdraw_asks(game, district))
        withdraw(game, district, answers)
        ranking = yield call(clash, district)

A procedure yields exactly one of `ask(…)` (or another question), `ask_all(…)`,
`chance(…)` and `call(procedure, …)`, and each `yield` is a statement of its own.
The expression of a question must be pure: it is evaluated again whenever the
question is needed.  A `for` that yields walks a snapshot of its iterable.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Generator
from hashlib import blake2b
from types import FunctionType
from typing import Any, TypeAlias

import msgspec

from nokturn.kernel.compiler import lower
from nokturn.kernel.errors import ProcedureError
from nokturn.kernel.plain import game_of

Rule: TypeAlias = Generator[Any, Any, Any]
"""Return type of a procedure."""

REGISTRY: dict[str, Procedure] = {}


class Procedure:
    """A compiled rule.  `native` is the generator function as written, its oracle."""

    __slots__ = (
        "blank",
        "file",
        "labels",
        "line",
        "name",
        "native",
        "parameters",
        "rules",
        "stamp",
        "step",
        "variables",
    )

    def __init__(self, function: FunctionType, rules: tuple[str, ...]) -> None:
        compiled = lower(function)
        self.native: Callable[..., Any] = function
        self.step = compiled.step
        self.variables = compiled.variables
        self.labels = compiled.labels
        self.rules = rules
        self.name = name_of(function)
        self.stamp = blake2b(compiled.source.encode(), digest_size=6).hexdigest()
        self.file = function.__code__.co_filename
        self.line = function.__code__.co_firstlineno
        signature = inspect.signature(function)
        self.parameters = tuple(signature.parameters.values())[1:]
        self.blank = (None,) * (len(self.variables) - len(self.parameters))

    def __repr__(self) -> str:
        return f"<procedure {self.name}>"

    def bind(self, args: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
        """All arguments in order, as a plain call would bind them."""
        values = list(args)
        for parameter in self.parameters[len(args) :]:
            if parameter.name in named:
                values.append(named.pop(parameter.name))
            elif parameter.default is not inspect.Parameter.empty:
                values.append(parameter.default)
            else:
                raise TypeError(f"{self.name} needs the argument '{parameter.name}'")
        if named or len(values) > len(self.parameters):
            raise TypeError(f"{self.name} does not take {', '.join(named) or 'so many arguments'}")
        return tuple(values)


class Call(msgspec.Struct, frozen=True, gc=False):
    """The effect of `yield call(procedure, …)`."""

    procedure: Procedure
    args: tuple[Any, ...]


class Frame(msgspec.Struct, frozen=True, gc=False):
    """Where a procedure rests: a suspension point and its variables."""

    procedure: Procedure
    at: int
    variables: tuple[Any, ...]


def procedure(*, rule: str | tuple[str, ...] = ()) -> Callable[[Callable[..., Any]], Procedure]:
    """Compile the decorated function; `rule` names the rule (or rules) it enforces."""
    rules = (rule,) if isinstance(rule, str) else rule

    def compile_function(function: Callable[..., Any]) -> Procedure:
        assert isinstance(function, FunctionType)
        compiled = Procedure(function, rules)
        REGISTRY[compiled.name] = compiled
        return compiled

    return compile_function


def call(which: Procedure | str, /, *args: Any, **named: Any) -> Call:
    """Run another procedure and wait for the value it returns.

    Effects kept as data (a card's timing, a trigger) name their procedure by string."""
    target = procedure_named(which) if isinstance(which, str) else which
    if named or len(args) != len(target.parameters):
        args = target.bind(args, named)
    return Call(target, args)


def name_of(function: FunctionType) -> str:
    """`vendetta.planning.turn`: stable, short, and unique."""
    module = function.__module__
    inner = module.removeprefix("nokturn.games.")
    if inner == module:
        inner = game_of(module)
    return f"{inner}.{function.__name__}"


def procedure_named(name: str) -> Procedure:
    """The registered procedure, or an error that says what is missing."""
    try:
        return REGISTRY[name]
    except KeyError:
        raise ProcedureError(f"There is no procedure '{name}'. Import the module that defines it.") from None
