"""What a scheme promises, from what is printed on it."""

from __future__ import annotations

from functools import cache

from nokturn.games.heritage.printed.abilities import ABILITIES
from nokturn.games.heritage.printed.effects import Effect, Effects
from nokturn.games.heritage.printed.schemes import SCHEMES

PER_TOKEN = {"gain": 1.0, "assign": 0.9, "lose": 0.8, "steal": 1.8, "move": 1.2}
OTHERWISE = {
    "torpor": 3.0,
    "activate": 1.2,
    "activate_attribute": 1.0,
    "use_abilities": 1.5,
    "draw_scheme": 0.6,
    "recover_scheme": 0.8,
    "affirm_chaos": 0.5,
    "recruit_from_deck": 2.0,
    "black_market": 1.5,
    "edict": 2.5,
    "invitation": 2.5,
    "demand_respect": 2.0,
    "create_monster": 1.0,
}


@cache
def promise_of(scheme: str) -> float:
    """Roughly in victory points, if everything finds its target."""
    return 0.2 + sum([_promise(effect) for effect in SCHEMES[scheme].effects])


@cache
def promise_of_ability(ability: str) -> float:
    """Of one that is used when the card is recruited; Bound keeps others away from it, which is something."""
    return 0.2 + sum([_promise(effect) for effect in ABILITIES[ability].effects])


def promise_of_line(effects: Effects) -> float:
    """Of some effects, whatever they stand on."""
    return sum([_promise(effect) for effect in effects])


def _promise(effect: Effect) -> float:
    if effect.op in PER_TOKEN:
        amount = effect.n.most - 1 if effect.n.count else effect.n.fixed or 2
        sign = -1 if effect.op == "gain" and effect.what == "infamy" else 1
        return sign * PER_TOKEN[effect.op] * amount
    nested = sum([_promise(inner) for inner in effect.effects])
    return OTHERWISE.get(effect.op, 0.3) + nested / 2
