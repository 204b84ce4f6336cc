"""The ops of the language, each one procedure, declared where its rules are written.

    @op(world.Gain)                                  # for one Character: (do, hero, context)
    @procedure(rule="GRAIL-RES-01")
    def gain(state, do, hero, context): ...

    @op(world.SetStatus, personal=False)             # for the whole group, once: (do, context)
    @procedure(rule="GRAIL-STATUS-03")
    def set_status(state, do, context): ...

A procedure may return the context with another tally.  `can` says whether it can be carried out in full by one
Character: an alternative of an effect is open only then (catalogue, C.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from nokturn.games.grail.printed.language.effects_of_world import Do
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.kernel.errors import ProcedureError
from nokturn.kernel.procedures import Procedure

Can = Callable[[Grail, Any, str, Context], bool]


def always(state: Grail, do: Do, hero: str, context: Context) -> bool:
    return True


class Op(msgspec.Struct, frozen=True):
    does: Procedure
    personal: bool
    can: Can


_OPS: dict[type[Do], Op] = {}


def op(*kinds: type[Do], personal: bool = True, can: Can = always) -> Callable[[Procedure], Procedure]:
    """Declare the procedure of an op."""

    def declare(does: Procedure) -> Procedure:
        for kind in kinds:
            other = _OPS.get(kind)
            if other is not None and other.does.name != does.name:
                raise ProcedureError(f"{does} and {other.does} would both carry out {kind.__name__}.")
            _OPS[kind] = Op(does, personal, can)
        return does

    return declare


def op_of(do: Do) -> Op:
    """How this is carried out."""
    try:
        return _OPS[type(do)]
    except KeyError:
        raise ProcedureError(f"Nothing carries out {type(do).__name__}: import the module that declares it.") from None


def declared() -> frozenset[type[Do]]:
    """The ops that can be carried out."""
    return frozenset(_OPS)
