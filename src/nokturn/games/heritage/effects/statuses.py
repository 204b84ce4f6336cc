"""Torpor, renewal, exhaustion; HER-TORPOR, HER-RENEW, HER-EXH."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.bloodline import renewal
from nokturn.games.heritage.bloodline.torpor import fall_torpid
from nokturn.games.heritage.effects.ops import op
from nokturn.games.heritage.effects.targets import choose_targets, has_target, still_legal
from nokturn.games.heritage.effects.tokens import chosen_one
from nokturn.games.heritage.printed.effects import Effect
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, call, procedure


@op("torpor", can=has_target)
@procedure(rule="HER-TORPOR-11")
def torpor(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """One by one, whoever is then still a legal target."""
    targets = yield call(choose_targets, acting, effect)
    fallen = 0
    for vampire in targets:
        if still_legal(game, acting, effect, vampire):
            victim = yield call(fall_torpid, acting, vampire)
            fallen += bool(victim)
    return replace(chosen_one(acting, effect, targets), short=fallen == 0)


@op("renew", can=has_target)
@procedure(rule="HER-RENEW-02")
def renew(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    targets = yield call(choose_targets, acting, effect)
    for vampire in targets:
        renewal.renew(game, vampire)
    return chosen_one(acting, effect, targets)


@op("exhaust", can=has_target)
@procedure(rule="HER-EXH-01")
def exhaust(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    targets = yield call(choose_targets, acting, effect)
    for vampire in targets:
        renewal.exhaust(game, vampire)
    return chosen_one(acting, effect, targets)
