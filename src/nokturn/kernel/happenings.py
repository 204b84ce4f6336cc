"""What happens is a record, and passes everybody who has a say, stage by stage.

A `Happening` is something that cards and rules answer: a loss, a Frenzy, a card that has just been played.  `happen`
offers it to their triggers in a fixed order: replacement, forced before, optional before, the event itself, forced
after, optional after.  Effects edit the record, they return another one, and never reach into the future.

The game says who reacts: `triggers(game, happening, stage)` gives the triggers of a stage in the order of the rulebook
(turn order, ambition …), by what is publicly possible.  Each stage is a window (`reactions.py`) without a pass: whoever
has triggers left lets them act, in the order they like, and may decline those that are optional.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace

from nokturn.kernel.asks import Ask, Option, Seat, ask, ask_confirm
from nokturn.kernel.errors import ProcedureError
from nokturn.kernel.plain import Leaf
from nokturn.kernel.procedures import Rule, call, carries_out, procedure
from nokturn.kernel.reactions import Window, window

BEFORE = ("replace", "before", "may-before")
AFTER = ("after", "may-after")
STAGES = (*BEFORE, *AFTER)


class Happening(Leaf, frozen=True, kw_only=True):
    """Something about to happen, or that just has.  Games subclass it with the facts; the procedure that carries the
    subclass out (`carries_out`) takes the record and returns it, as it turned out."""

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


Triggers = Callable[[Any, Any, str], tuple[Trigger, ...]]
F = TypeVar("F", bound=Triggers)

_TRIGGERS: dict[str, Triggers] = {}
_ORDER: dict[str, str] = {}


def reactions(game_name: str, order: str = "") -> Callable[[F], F]:
    """Declare the function `(game, happening, stage)` that lists a game's triggers in the order of its rulebook.

    `order` is the rule by which a seat puts its own simultaneous reactions in order."""

    def declare(function: F) -> F:
        _TRIGGERS[game_name], _ORDER[game_name] = function, order
        return function

    return declare


@cache
def _game_of(kind: type[Happening]) -> str:
    return kind.plain_name.partition(".")[0]


def _triggers_of(happening: Happening) -> Triggers:
    name = _game_of(type(happening))
    if name not in _TRIGGERS:
        raise ProcedureError(f"Nobody says who reacts in {name}. Decorate a function with @reactions({name!r}).")
    return _TRIGGERS[name]


class React(Option, frozen=True):
    """Let this one of your reactions come next."""

    plain_name: ClassVar[str] = "windows.React"
    source: str


class Stage(Window, frozen=True, kw_only=True):
    """One stage of a happening: whoever has triggers left lets them act, the first one first.

    A source that has become possible meanwhile gets its chance, one that is gone does not."""

    happening: Happening
    stage: str
    spent: tuple[tuple[Seat, str], ...] = ()
    """Who has reacted with what."""

    passing: ClassVar[Option | None] = None

    def pending(self, game: Any) -> tuple[Trigger, ...]:
        """The triggers whose turn it is: those of the first seat that has any left."""
        triggers = _triggers_of(self.happening)(game, self.happening, self.stage)
        left = [trigger for trigger in triggers if (trigger.seat, trigger.source) not in self.spent]
        return tuple([trigger for trigger in left if trigger.seat == left[0].seat]) if left else ()

    def order(self, game: Any) -> tuple[str, ...]:
        pending = self.pending(game)
        return (pending[0].seat,) if pending else ()

    def question(self, game: Any, who: str) -> Ask:
        rule = _ORDER[_game_of(type(self.happening))]
        return ask(who, "react-first", [React(trigger.source) for trigger in self.pending(game)], rule=rule, auto=True)

    def closed(self, game: Any) -> bool:
        return self.happening.stopped


@procedure()
def happen(game: Any, happening: Happening) -> Rule:
    """Replacement, forced before, optional before, the event itself, forced after, optional after.

    Returns the record as it turned out."""
    if _anybody(game, happening, BEFORE):
        happening = yield call(stages, happening, BEFORE)
    if not happening.stopped:
        happening = yield call(type(happening), happening)
    if not happening.stopped and _anybody(game, happening, AFTER):
        happening = yield call(stages, happening, AFTER)
    return happening


def _anybody(game: Any, happening: Happening, which: tuple[str, ...]) -> bool:
    """Will anybody react as things stand?  Only a reaction could change that."""
    triggers = _triggers_of(happening)
    for stage in which:  # noqa: SIM110 -- a generator would double the time, and everything that happens passes here
        if triggers(game, happening, stage):
            return True
    return False


@procedure()
def stages(game: Any, happening: Happening, which: tuple[str, ...]) -> Rule:
    """Offer the record to the triggers of these stages, one stage after another."""
    for stage in which:
        answered = yield call(window, Stage(happening=happening, stage=stage))
        happening = answered.happening
        if happening.stopped:
            break
    return happening


@carries_out(React)
@procedure()
def react(game: Any, seat: Seat, use: React, on: Stage) -> Rule:
    """This source reacts now, if its seat likes where it may decline."""
    trigger = next(trigger for trigger in on.pending(game) if trigger.source == use.source)
    on = replace(on, spent=(*on.spent, (seat, trigger.source)))
    wanted = True
    if trigger.optional:
        wanted = yield ask_confirm(seat, trigger.prompt, rule=trigger.rule, source=trigger.source)
    if wanted:
        happening = yield call(trigger.effect, trigger, on.happening)
        on = replace(on, happening=happening)
    return on
