"""Using abilities; HER-ABIL."""

from __future__ import annotations

from nokturn.games.heritage.bloodline.line import abilities_of, is_awake
from nokturn.games.heritage.effects.ops import op, resolve
from nokturn.games.heritage.effects.targets import choose_targets, has_target, still_legal
from nokturn.games.heritage.effects.tokens import chosen_one
from nokturn.games.heritage.printed.abilities import ABILITIES
from nokturn.games.heritage.printed.effects import Effect
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, Seat, call, procedure


@procedure(rule=("HER-ABIL-02", "HER-ABIL-03", "HER-ABIL-04", "HER-ABIL-07"))
def use_abilities(game: Heritage, player: Seat, vampire: str) -> Rule:
    """Top to bottom, by the player who uses them, whose opponents are meant (HER-R-27); a vampire that has fallen
    torpid uses no more of them (HER-R-57).  Nobody is activated; HER-ACT-06."""
    for ability in abilities_of(game, vampire):
        if is_awake(game, vampire):
            game.tell("uses-ability", player=player, vampire=vampire, ability=ability)
            yield call(resolve, ABILITIES[ability].effects, Acting(player, vampire, source=ability))


@op("use_abilities", can=has_target)
@procedure(rule="HER-ABIL-01")
def use_abilities_of(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    targets = yield call(choose_targets, acting, effect)
    for vampire in targets:
        if still_legal(game, acting, effect, vampire):
            yield call(use_abilities, acting.player, vampire)
    return chosen_one(acting, effect, targets)


def never(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return False


@op("bound", can=never)
@procedure(rule="HER-STICK-06")
def bound(game: Heritage, acting: Acting, effect: Effect) -> Acting:
    """Static: it does nothing when used."""
    return acting
