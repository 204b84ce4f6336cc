"""Whether conditions hold (catalogue, C.2).  Those of Encounters are declared in their own room.

@condition(HasItem)
def has_item(state, asked, context): ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from nokturn.games.grail.effects.scopes import present
from nokturn.games.grail.printed.language import conditions as asks
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.hero import Hero
from nokturn.games.grail.state.state import Grail, printed
from nokturn.kernel.errors import ProcedureError

Test = Callable[[Grail, Any, Context], bool]
_TESTS: dict[type[asks.Holds], Test] = {}


def condition(kind: type[asks.Holds]) -> Callable[[Test], Test]:
    """Declare how a condition is tested."""

    def declare(test: Test) -> Test:
        _TESTS[kind] = test
        return test

    return declare


def holds(state: Grail, conditions: Iterable[asks.Holds], context: Context) -> bool:
    """All of them hold."""
    for asked in conditions:
        test = _TESTS.get(type(asked))
        if test is None:
            raise ProcedureError(f"Nothing tests {type(asked).__name__}: import the module that declares it.")
        if test(state, asked, context) == asked.negated:
            return False
    return True


def known_conditions() -> frozenset[type[asks.Holds]]:
    """The conditions that can be tested."""
    return frozenset(_TESTS)


def members(state: Grail, context: Context) -> tuple[Hero, ...]:
    """Who may meet a requirement: one member of the Party is enough, nothing is added up.  GRAIL-PARTY-08, R-13."""
    there = present(state, context.party) or present(state, (context.actor,)) or state.by_number()
    return tuple([state.heroes[hero] for hero in there])


@condition(asks.HasAttribute)
def has_attribute(state: Grail, asked: asks.HasAttribute, context: Context) -> bool:
    """GRAIL-ATTR-04."""
    return any(hero.attribute(asked.attribute) >= asked.level for hero in members(state, context))


@condition(asks.IsHero)
def is_hero(state: Grail, asked: asks.IsHero, context: Context) -> bool:
    return any(hero.id == asked.hero for hero in members(state, context))


@condition(asks.StatusSet)
def status_set(state: Grail, asked: asks.StatusSet, context: Context) -> bool:
    """GRAIL-STATUS-01, GRAIL-STATUS-02."""
    parts = state.statuses.get(asked.status, ())
    return asked.part in parts if asked.part else bool(parts)


@condition(asks.PartsSet)
def parts_set(state: Grail, asked: asks.PartsSet, context: Context) -> bool:
    return len(state.statuses.get(asked.status, ())) >= asked.n


@condition(asks.HasSecret)
def has_secret(state: Grail, asked: asks.HasSecret, context: Context) -> bool:
    return any(asked.secret in hero.secrets for hero in members(state, context))


@condition(asks.HasItem)
def has_item(state: Grail, asked: asks.HasItem, context: Context) -> bool:
    return any(printed(item) == asked.item for hero in members(state, context) for item in hero.items)


@condition(asks.HasAtLeast)
def has_at_least(state: Grail, asked: asks.HasAtLeast, context: Context) -> bool:
    return any(hero.has(asked.what) >= asked.n for hero in members(state, context))


@condition(asks.InChapter)
def in_chapter(state: Grail, asked: asks.InChapter, context: Context) -> bool:
    return state.chapter >= asked.chapter


def where(state: Grail, context: Context) -> int:
    """The Location that is spoken of: the actor's, or that of the passage or card."""
    return state.heroes[context.actor].location if context.actor in state.heroes else context.location


@condition(asks.MenhirHere)
def menhir_here(state: Grail, asked: asks.MenhirHere, context: Context) -> bool:
    """GRAIL-MENHIR-10: without a dial it still burns until the next morning."""
    here = state.places.get(where(state, context))
    return here is not None and here.menhir


@condition(asks.InSettlement)
def in_settlement(state: Grail, asked: asks.InSettlement, context: Context) -> bool:
    """Friendly or hostile; GRAIL-LOC-SETTLE-01."""
    here = state.content.locations.get(where(state, context))
    return here is not None and here.settlement != "none"


@condition(asks.EncounterColour)
def encounter_colour(state: Grail, asked: asks.EncounterColour, context: Context) -> bool:
    return context.colour == asked.colour


@condition(asks.IsEventKind)
def is_event_kind(state: Grail, asked: asks.IsEventKind, context: Context) -> bool:
    return context.event_kind == asked.kind


@condition(asks.Ate)
def ate(state: Grail, asked: asks.Ate, context: Context) -> bool:
    return context.ate


@condition(asks.AmountAtLeast)
def amount_at_least(state: Grail, asked: asks.AmountAtLeast, context: Context) -> bool:
    return context.amount >= asked.n


@condition(asks.KeyAttribute)
def key_attribute(state: Grail, asked: asks.KeyAttribute, context: Context) -> bool:
    return context.key == asked.attribute


@condition(asks.FirstActivation)
def first_activation(state: Grail, asked: asks.FirstActivation, context: Context) -> bool:
    return context.first_activation


@condition(asks.Gained)
def gained(state: Grail, asked: asks.Gained, context: Context) -> bool:
    return asked.what in context.gained


@condition(asks.DialExists)
def dial_exists(state: Grail, asked: asks.DialExists, context: Context) -> bool:
    return asked.name in state.dials


@condition(asks.Ended)
def ended(state: Grail, asked: asks.Ended, context: Context) -> bool:
    return bool(state.ending)
