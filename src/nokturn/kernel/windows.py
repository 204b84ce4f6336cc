"""One window for everything that can be answered.

An event that other cards may react to is a record (a `Happening`).  The window
offers it to them in a fixed order: replacement, forced before, optional before, the
event itself, forced after, optional after.  Effects edit the record — they return
another one — and never reach into the future.

The game says who reacts: `triggers(game, happening, stage)` gives the triggers of a
stage in the order of the rulebook (impulse, turn order, ambition …).  It must look
only at what is publicly possible, or the mere opening of a window gives a hand away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nokturn.kernel.asks import Option, Seat, ask, ask_confirm
from nokturn.kernel.errors import ProcedureError
from nokturn.kernel.plain import Leaf
from nokturn.kernel.procedures import Rule, call, procedure

BEFORE = ("replace", "before", "may-before")
AFTER = ("after", "may-after")
STAGES = (*BEFORE, *AFTER)

Triggers = Callable[[Any, Any, str], "tuple[Trigger, ...]"]

_TRIGGERS: dict[str, Triggers] = {}
_ORDER: dict[str, str] = {}


class Happening(Leaf, frozen=True, kw_only=True):
    """Something about to happen, or that just has.  Games subclass it with the facts."""

    does: str
    """Name of the procedure that carries it out and returns the record, as it turned out."""
    stopped: bool = False
    """Nothing further comes of it."""


class Trigger(Leaf, frozen=True):
    """A card or rule that wants a say."""

    seat: Seat
    source: str
    """What reacts; a source reacts once per happening and stage."""
    effect: str
    """Name of the procedure `effect(game, trigger, happening)`; it returns the record."""
    optional: bool = False
    prompt: str = "react"
    rule: str = ""
    choice: int = -1
    """Optional: what the source remembers (a slot, an amount)."""


def reactions(game_name: str, order: str = "") -> Callable[[Triggers], Triggers]:
    """Declare the function that lists a game's triggers.

    `order` is the rule by which a seat puts its own simultaneous reactions in order."""

    def declare(function: Triggers) -> Triggers:
        _TRIGGERS[game_name], _ORDER[game_name] = function, order
        return function

    return declare


class React(Option, frozen=True):
    """Let this one of your reactions come next."""

    source: str


def _triggers_of(happening: Happening) -> Triggers:
    name = happening.plain_name.partition(".")[0]
    if name not in _TRIGGERS:
        raise ProcedureError(f"Nobody says who reacts in {name}. Decorate a function with @reactions({name!r}).")
    return _TRIGGERS[name]


def _order_of(happening: Happening) -> str:
    return _ORDER[happening.plain_name.partition(".")[0]]


def _pending(game: Any, happening: Happening, stage: str, spent: tuple[tuple[str, str], ...]) -> tuple[Trigger, ...]:
    """The triggers whose turn it is: those of the first seat that has any left."""
    triggers = _triggers_of(happening)(game, happening, stage)
    if not triggers:
        return ()
    left = [trigger for trigger in triggers if (trigger.seat, trigger.source) not in spent]
    return tuple([trigger for trigger in left if trigger.seat == left[0].seat]) if left else ()


def _anybody(game: Any, happening: Happening, which: tuple[str, ...]) -> bool:
    """Will anybody react as things stand?  Only a reaction could change that."""
    triggers = _triggers_of(happening)
    return any(triggers(game, happening, stage) for stage in which)


def _sources(triggers: tuple[Trigger, ...]) -> list[React]:
    return [React(trigger.source) for trigger in triggers]


@procedure()
def window(game: Any, happening: Happening) -> Rule:
    """Let everybody react to `happening`; returns the record as it turned out."""
    if _anybody(game, happening, BEFORE):
        happening = yield call(stages, happening, BEFORE)
    if not happening.stopped:
        happening = yield call(happening.does, happening)
    if not happening.stopped and _anybody(game, happening, AFTER):
        happening = yield call(stages, happening, AFTER)
    return happening


@procedure()
def stages(game: Any, happening: Happening, which: tuple[str, ...]) -> Rule:
    """Offer the record to the triggers of these stages, one after another.

    A seat with several reactions at once picks their order.  Triggers are looked up
    anew after each effect: one that has become possible gets its chance, one that is
    gone does not."""
    for stage in which:
        spent: tuple[tuple[str, str], ...] = ()
        pending = _pending(game, happening, stage, spent)
        while pending:
            seat = pending[0].seat
            if len(pending) > 1:
                first = yield ask(seat, "react-first", _sources(pending), rule=_order_of(happening))
                pending = tuple([trigger for trigger in pending if trigger.source == first.source])
            trigger = pending[0]
            spent = (*spent, (seat, trigger.source))
            wanted = True
            if trigger.optional:
                wanted = yield ask_confirm(seat, trigger.prompt, rule=trigger.rule, source=trigger.source)
            if wanted:
                happening = yield call(trigger.effect, trigger, happening)
                if happening.stopped:
                    return happening
            pending = _pending(game, happening, stage, spent)
    return happening
