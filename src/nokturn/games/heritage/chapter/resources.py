"""Resources of a haven, one a turn; HER-RES, HER-TURN-06."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.heritage.effects.ops import can_any, resolve
from nokturn.games.heritage.printed.effects import Amount, Effect, Effects, Selector
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import SpendResource
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import NO_HAVEN
from nokturn.kernel import Option, Refused, Rule, Seat, call, carries_out, procedure

RESOURCES: dict[str, Effects] = {
    "scholarly": (Effect("recover_scheme", n=Amount(fixed=1)),),
    "martial": (Effect("remove_from_queue", upto=5),),
    "wealthy": (Effect("renew", sel=Selector(quantity="one", scope="any")),),
    "covert": (Effect("use_abilities", sel=Selector(quantity="one", scope="own")),),
}
"""HER-RES-02 to -05."""


def acting_for(game: Heritage, seat: Seat, resource: str) -> Acting:
    return Acting(seat, game.tops[seat], source=resource)


def resources(game: Heritage, seat: Seat) -> Iterator[Option | Refused]:
    """HER-RES-01: one a turn; HER-RES-06: only where it does something."""
    if game.resourced:
        return
    for resource in dict.fromkeys(game.havens.get(seat, NO_HAVEN).resources):
        useful = can_any(game, acting_for(game, seat, resource), RESOURCES[resource])
        yield SpendResource(resource) if useful else Refused(SpendResource(resource), "HER-RES-06")


@carries_out(SpendResource)
@procedure(rule=("HER-RES-01", "HER-TURN-06"))
def spend_resource(game: Heritage, seat: Seat, chosen: SpendResource) -> Rule:
    """It is gone for the rest of the chronicle."""
    game.resourced = True
    left = list(game.havens[seat].resources)
    left.remove(chosen.resource)
    game.havens[seat] = replace(game.havens[seat], resources=tuple(left))
    game.tell("spends-resource", player=seat, archetype=chosen.resource)
    yield call(resolve, RESOURCES[chosen.resource], acting_for(game, seat, chosen.resource))
