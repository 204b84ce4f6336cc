"""What the Encounter that is being faced does, in signs that need no language: `damage -1`, `xp +2`."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import msgspec

from nokturn.games.grail.printed.encounters import Encounter, Stage
from nokturn.games.grail.printed.language.effects import Effect, Effects
from nokturn.games.grail.printed.language.effects_of_world import Do, Gain, Lose, Nothing, Pay
from nokturn.games.grail.printed.language.vocabulary import ATTRIBUTES, Attribute


class Sign(msgspec.Struct, frozen=True):
    """One thing that an effect does."""

    sign: str
    """What it changes (`xp`, `terror`), or what it does, as cards write it (`damage`, `pool`, `tear`)."""
    n: int | None = None
    """By how much; None: it is not about a number."""


Does = tuple[tuple[Sign, ...], ...]
"""Alternatives, each a list of signs."""


class AffinitySigns(msgspec.Struct, frozen=True):
    attribute: Attribute
    does: Does


class StageSigns(msgspec.Struct, frozen=True):
    """A stage of a Diplomacy, or an approach."""

    affinity: tuple[AffinitySigns, ...]
    response: Does


class EncounterSigns(msgspec.Struct, frozen=True):
    """What an Encounter does, row by row and stage by stage."""

    table: tuple[Does, ...]
    opportunity: Does
    loot: Does
    reward: Does
    failure: Does
    stages: tuple[StageSigns, ...]


@cache
def encounter_signs(encounter: Encounter) -> EncounterSigns:
    return EncounterSigns(
        table=tuple([does(row.do) for row in encounter.table]),
        opportunity=does(encounter.opportunity),
        loot=does(encounter.loot),
        reward=does(encounter.reward),
        failure=does(encounter.failure),
        stages=tuple([_stage(stage) for stage in encounter.stage]),
    )


def _stage(stage: Stage) -> StageSigns:
    found = [(attribute, stage.affinity.of(attribute)) for attribute in ATTRIBUTES]
    affinity = [AffinitySigns(attribute, does((effect,))) for attribute, effect in found if effect is not None]
    return StageSigns(tuple(affinity), does(stage.response))


def does(effects: Effects) -> Does:
    """Whatever can come of a list of effects: one list of signs for each way to choose among alternatives."""
    if not effects:
        return ()
    ways = product(*[_alternatives(effect) for effect in effects])
    return tuple([tuple([sign for part in way for sign in part]) for way in ways])


def _alternatives(effect: Effect) -> list[tuple[Sign, ...]]:
    return [tuple([sign_of(do) for do in one if not isinstance(do, Nothing)]) for one in effect.alternatives]


def sign_of(do: Do) -> Sign:
    if do.toss:
        return Sign("toss")  # no sign says on which face: whoever draws it takes the words
    n = _n(do)
    if isinstance(do, Gain):
        return Sign(do.what, n)
    if isinstance(do, Lose | Pay):
        return Sign(do.what, None if n is None else -n)
    op = str(type(do).__struct_config__.tag)
    return Sign(op, -n if op == "damage" and n is not None else n)


def _n(do: Any) -> int | None:
    """As it is printed; None where it is everything, or so much for each player."""
    amount = getattr(do, "n", None)
    return None if amount is None or amount.everything or amount.per_player else int(amount.fixed)
