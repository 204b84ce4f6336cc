"""Lasombra: demand respect; HER-LAS."""

from __future__ import annotations

from nokturn.games.heritage.bloodline.line import awake, is_awake
from nokturn.games.heritage.bloodline.tokens import move
from nokturn.games.heritage.effects.ops import op, resolve
from nokturn.games.heritage.printed.effects import Effect
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import GiveBoon, Refuse
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, Seat, ask, call, procedure


def boons_to_give(game: Heritage, acting: Acting, seat: Seat) -> list[GiveBoon]:
    """From any own vampire that is not torpid, to the coterie leader; HER-LAS-03: else there is only refusal."""
    if not is_awake(game, acting.vampire):
        return []
    return [GiveBoon(one) for one in awake(game, seat) if game.vampires[one].boons]


@op("demand_respect")
@procedure(rule=("HER-LAS-01", "HER-LAS-02", "HER-LAS-03", "HER-LAS-04", "HER-LAS-05"))
def demand_respect(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """Each opponent in turn gives a boon, or refuses and bears the penalty before the next one decides."""
    for seat in game.others(acting.player):
        answer = yield ask(
            seat,
            "respect",
            [*boons_to_give(game, acting, seat), Refuse()],
            rule="HER-LAS-01",
            auto=True,
            target=acting.player,
            source=acting.source,
        )
        if isinstance(answer, GiveBoon):
            game.tell("pays-respect", player=seat, target=acting.player)
            move(game, answer.vampire, acting.vampire, "boon", 1)
        else:
            game.tell("refuses-respect", player=seat, target=acting.player)
            penalty = Acting(seat, acting.vampire, source=acting.source, blamed=acting.player)
            yield call(resolve, effect.effects, penalty)
