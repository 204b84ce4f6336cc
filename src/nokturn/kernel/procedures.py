"""`@procedure`: rules written as generators, run as data.

    @procedure(rule="VEN-RES-02")
    def resolve_district(game, district):
        answers = yield ask_all(withdraw_asks(game, district))
        withdraw(game, district, answers)
        ranking = yield call(clash, district)

A procedure yields exactly one of `ask(…)` (or another question), `ask_all(…)`,
`ask_any(…)`, `chance(…)` and `call(procedure, …)`, and each `yield` is a statement of
its own.
The expression of a question must be pure: it is evaluated again whenever the
question is needed.  A `for` that yields walks a snapshot of its iterable.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Generator
from types import FunctionType
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeAlias, overload

import msgspec

from nokturn.kernel.compiler import compiled
from nokturn.kernel.errors import ProcedureError
from nokturn.kernel.plain import game_of

Rule: TypeAlias = Generator[Any, Any, Any]
"""Return type of a procedure."""

REGISTRY: dict[str, Procedure] = {}

NEEDED = inspect.Parameter.empty
"""The default of a parameter that has none."""

Q = ParamSpec("Q")
if TYPE_CHECKING:
    # A bare `Procedure` is one of any parameters.  Python itself knows such defaults only from 3.13 on.
    from typing_extensions import ParamSpec as ParamSpecWithDefault

    P = ParamSpecWithDefault("P", default=...)
else:
    P = ParamSpec("P")


class Procedure(Generic[P]):
    """A compiled rule, typed by its parameters after the state.  `native` is the generator function as written, its
    oracle."""

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
        "takes",
        "variables",
    )

    def __init__(self, function: FunctionType, rules: tuple[str, ...]) -> None:
        self.native: Callable[..., Any] = function
        self.step, lowered = compiled(function)
        self.variables = lowered.variables
        self.labels = lowered.labels
        self.rules = rules
        self.name = name_of(function)
        self.stamp = lowered.stamp
        self.file = function.__code__.co_filename
        self.line = function.__code__.co_firstlineno
        signature = inspect.signature(function)
        self.parameters = tuple([(one.name, one.default) for one in signature.parameters.values()])[1:]
        self.takes = len(self.parameters)
        self.blank = (None,) * (len(self.variables) - self.takes)

    def __repr__(self) -> str:
        return f"<procedure {self.name}>"

    def bind(self, args: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
        """All arguments in order, as a plain call would bind them."""
        values = list(args)
        for name, default in self.parameters[len(args) :]:
            value = named.pop(name, default)
            if value is NEEDED:
                raise TypeError(f"{self.name} needs the argument '{name}'")
            values.append(value)
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


def procedure(*, rule: str | tuple[str, ...] = ()) -> Callable[[Callable[Concatenate[Any, Q], Any]], Procedure[Q]]:
    """Compile the decorated function; `rule` names the rule (or rules) it enforces."""
    rules = (rule,) if isinstance(rule, str) else rule

    def compile_function(function: Callable[Concatenate[Any, Q], Any]) -> Procedure[Q]:
        assert isinstance(function, FunctionType)
        made: Procedure[Q] = Procedure(function, rules)
        namesake = REGISTRY.setdefault(made.name, made)
        if namesake.file != made.file:
            raise ProcedureError(
                f"{made.file}:{made.line} and {namesake.file}:{namesake.line} would both be called "
                f"'{made.name}'. Give one of them another name."
            )
        REGISTRY[made.name] = made
        return made

    return compile_function


class Step:
    """A step of the rules that one chapter sets off and a later one carries out.

        settle = Step("settle")                       # where it is set off: yield call(settle)

        @carries_out(settle)                          # where it is written
        @procedure(rule="VTES-PLAY-12")
        def settle_state(game): ...

    So the chapters import each other one way only, though their rules go round."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"<step {self.name}>"


_CARRIED_OUT: dict[Step | type, Procedure] = {}


def carries_out(*what: Step | type) -> Callable[[Procedure[Q]], Procedure[Q]]:
    """Declare the procedure that carries out a step, or whatever a kind of record (an option, an effect) says."""

    def declare(written: Procedure[Q]) -> Procedure[Q]:
        for one in what:
            other = _CARRIED_OUT.setdefault(one, written)
            if other.name != written.name:
                raise ProcedureError(f"{written} and {other} would both carry out {one!r}. One of them is enough.")
            _CARRIED_OUT[one] = written
        return written

    return declare


def carried_out(what: Step | type) -> Procedure:
    """The procedure that carries this out, or an error that says what is missing."""
    try:
        return _CARRIED_OUT[what]
    except KeyError:
        raise ProcedureError(
            f"Nothing carries out {what!r}. Decorate a procedure with @carries_out, and import its module."
        ) from None


@overload
def call(which: Procedure[Q], /, *args: Q.args, **named: Q.kwargs) -> Call: ...


@overload
def call(which: Step | type | str, /, *args: Any, **named: Any) -> Call: ...


def call(which: Procedure | Step | type | str, /, *args: Any, **named: Any) -> Call:
    """Run another procedure and wait for the value it returns: itself, or whatever carries out a step or a kind of
    record.  What is kept as data (a card's own procedure, a trigger) names it by string."""
    if type(which) is Procedure:  # by far the most, and everything that happens passes here
        target = which
    elif isinstance(which, str):
        target = procedure_named(which)
    else:
        assert not isinstance(which, Procedure)
        target = carried_out(which)
    if named or len(args) != target.takes:
        args = target.bind(args, named)
    return Call(target, args)


def name_of(function: FunctionType) -> str:
    """`vendetta.turn`: short, unique in its game, and the same wherever in the game it is written."""
    return f"{game_of(function.__module__)}.{function.__name__}"


def procedure_named(name: str) -> Procedure:
    """The registered procedure, or an error that says what is missing."""
    try:
        return REGISTRY[name]
    except KeyError:
        raise ProcedureError(f"There is no procedure '{name}'. Import the module that defines it.") from None
