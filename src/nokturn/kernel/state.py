"""State: a shallow spine over immutable leaves.

One `State` subclass per game.  Its fields are scalars, leaves, and lists or dicts
(of lists or dicts …) of those; references are ids, never objects, but for the packs a
game plays from (`packs/`), which never change.  `clone()` copies the spine and shares
the leaves; it is generated from the type hints, so a field that could not be copied
safely is refused the first time a state is cloned.
"""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Callable
from enum import Enum
from typing import Any, Literal, Self

import msgspec

from nokturn.kernel.asks import Seat
from nokturn.kernel.chance import Dice
from nokturn.kernel.events import Event
from nokturn.kernel.packs.pack import Pack

_SCALARS = (int, str, bool, float, bytes, type(None))
_CLONERS: dict[type, Callable[[Any], Any]] = {}


class State(msgspec.Struct, kw_only=True):
    """What a game consists of, apart from what its procedures are in the middle of."""

    dice: Dice
    veil: str = ""
    """Key of the per-viewer handles (`nokturn.kernel.handles`)."""
    finished: bool = False
    """Set it and the game is over at the next suspension, however deep the rules are nested."""
    events: list[Event] | None = msgspec.field(default_factory=list)
    """What happened since the position last came to rest; None: nobody is listening."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        taken = set(inspect.get_annotations(cls)) & {"dice", "veil", "finished", "events"}
        if taken:
            raise TypeError(f"{cls.__name__}.{min(taken)} means something to the kernel already. Choose another name.")

    def tell(
        self,
        key: str,
        *,
        only: tuple[Seat, ...] | None = None,
        privy: tuple[Seat, ...] = (),
        secret: dict[str, Any] | None = None,
        reveals: bool = False,
        **facts: Any,
    ) -> None:
        """Report an event (`nokturn.kernel.events`)."""
        if self.events is not None:
            hidden = tuple(secret.items()) if secret else ()
            self.events.append(Event(key, tuple(facts.items()), only, privy, hidden, reveals))

    def clone(self) -> Self:
        """An independent copy."""
        kind = type(self)
        cloner = _CLONERS.get(kind)
        if cloner is None:
            cloner = _CLONERS[kind] = make_cloner(kind)
        copy: Self = cloner(self)
        return copy


def make_cloner(kind: type) -> Callable[[Any], Any]:
    """Generate `clone` for a struct class: a C-speed shallow copy, then the spine."""
    hints = typing.get_type_hints(kind)
    scope: dict[str, Any] = {}
    lines = ["def clone(self):", "    copy = self.__copy__()"]
    for name in kind.__struct_fields__:  # type: ignore[attr-defined]
        expression = _copy_expression(f"self.{name}", hints[name], f"{kind.__name__}.{name}", scope)
        if expression is not None:
            lines.append(f"    copy.{name} = {expression}")
    lines.append("    return copy")
    exec("\n".join(lines), scope)
    cloner: Callable[[Any], Any] = scope["clone"]
    return cloner


def _copy_expression(value: str, hint: Any, where: str, scope: dict[str, Any], depth: int = 0) -> str | None:
    """Source code that copies `value`, or None where sharing is safe."""
    if _immutable(hint):
        return None
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        parts = [a for a in arguments if not _immutable(a)]
        if len(parts) == 1 and all(a is type(None) for a in arguments if _immutable(a)):
            inner = _copy_expression(value, parts[0], where, scope, depth)
            return f"(None if {value} is None else {inner})"
    if origin is list or origin is set:
        inner = _copy_expression(f"v{depth}", arguments[0], where, scope, depth + 1)
        return f"{value}.copy()" if inner is None else f"[{inner} for v{depth} in {value}]"
    if origin is dict:
        inner = _copy_expression(f"v{depth}", arguments[1], where, scope, depth + 1)
        if inner is None:
            return f"{value}.copy()"
        return f"{{k{depth}: {inner} for k{depth}, v{depth} in {value}.items()}}"
    if _is_struct(hint) and not hint.__struct_config__.frozen:
        scope[f"_clone_{hint.__name__}"] = make_cloner(hint)
        return f"_clone_{hint.__name__}({value})"
    raise TypeError(
        f"{where}: {hint!r} cannot be cloned. Use scalars, tuples, frozen structs, or lists and dicts of those."
    )


def _immutable(hint: Any) -> bool:
    if hint in _SCALARS or hint is None:
        return True
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal:
        return True
    if origin in (tuple, frozenset):
        return all(a is Ellipsis or _immutable(a) for a in arguments)
    if origin in (typing.Union, types.UnionType):
        return all(_immutable(a) for a in arguments)
    if isinstance(hint, typing.TypeAliasType if hasattr(typing, "TypeAliasType") else ()):
        return _immutable(hint.__value__)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return True
    if isinstance(origin or hint, type) and issubclass(origin or hint, Pack):
        return True
    return _is_struct(hint) and hint.__struct_config__.frozen and not _mutable(hint, ())


def _mutable(hint: Any, within: tuple[Any, ...]) -> bool:
    """A list or the like is somewhere inside: a frozen struct around it does not make it safe to share."""
    origin = typing.get_origin(hint) or hint
    if isinstance(origin, type) and issubclass(origin, Pack):
        return False
    if origin in (list, dict, set, bytearray):
        return True
    inner = typing.get_args(hint)
    if _is_struct(hint) and hint not in within:
        if not hint.__struct_config__.frozen:
            return True
        inner = tuple(typing.get_type_hints(hint)[name] for name in hint.__struct_fields__)
        within = (*within, hint)
    return any(_mutable(part, within) for part in inner)


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)
