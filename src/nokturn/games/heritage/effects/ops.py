"""The interpreter: every op of the vocabulary is one procedure and one look at whether it can do anything.

    @op("gain", can=has_subject)
    @procedure(rule="HER-KEY-01")
    def gain(game, acting, effect): ...

A procedure may return `acting` changed: whom it chose (`that`), who was recruited, that it fell `short`."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from nokturn.games.heritage.printed.effects import Effect, Effects
from nokturn.games.heritage.printed.vocabulary import OPS as WORDS
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, ask_confirm, call, procedure
from nokturn.kernel.errors import ProcedureError
from nokturn.kernel.procedures import Procedure

Can = Callable[[Heritage, Acting, Effect], bool]


class Op(msgspec.Struct, frozen=True):
    can: Can
    does: Procedure


OPS: dict[str, Op] = {}
DEFINES_THAT = frozenset({"declare_enemy", "usurp", "create_monster", "affirm_chaos", "recruit_from_deck", "move"})
"""Besides every op with a selector `one …`: what produces a vampire that later effects call `that`."""


def always(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return True


def op(name: str, can: Can = always) -> Callable[[Procedure], Procedure]:
    """Declare the procedure `(acting, effect)` of an op."""

    def declare(does: Procedure) -> Procedure:
        if name not in WORDS:
            raise ProcedureError(f"'{name}' is no op of the vocabulary. Declare it in printed/vocabulary.py first.")
        OPS[name] = Op(can, does)
        return does

    return declare


def can(game: Heritage, acting: Acting, effect: Effect) -> bool:
    """Whether an effect finds anything to do; HER-EFF-02."""
    return OPS[effect.op].can(game, acting, effect)


def can_any(game: Heritage, acting: Acting, effects: Effects) -> bool:
    """Whether at least one part can do something; HER-NOS-03, HER-RES-06."""
    return any(can(game, acting, effect) for effect in effects)


def settles_that(effect: Effect) -> bool:
    return effect.op in DEFINES_THAT or (effect.sel is not None and effect.sel.chooses_one)


@procedure(rule=("HER-EFF-01", "HER-EFF-02", "HER-SCHEME-10", "HER-SCHEME-11"))
def resolve(game: Heritage, effects: Effects, acting: Acting) -> Rule:
    """The effects from top to bottom, each seeing what the one before has left; returns `acting` as it turned out."""
    for effect in effects:
        wanted = can(game, acting, effect)
        if wanted and effect.may:
            wanted = yield ask_confirm(acting.player, "may", rule="HER-EFF-02", source=acting.source, deed=effect.op)
        if wanted:
            acting = replace(acting, short=False) if acting.short else acting
            outcome = yield call(OPS[effect.op].does, acting, effect)
            acting = outcome or acting
        else:
            acting = replace(acting, short=True, that="" if settles_that(effect) else acting.that)
        if effect.need and acting.short:
            break
    return acting
