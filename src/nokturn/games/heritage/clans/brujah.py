"""Brujah: declare an enemy; HER-BRU."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.effects.ops import op
from nokturn.games.heritage.effects.targets import choose_targets, has_target
from nokturn.games.heritage.printed.effects import Effect
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.hand import discard_scheme
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, Seat, call, procedure


@op("declare_enemy", can=has_target)
@procedure(rule=("HER-BRU-01", "HER-BRU-02"))
def declare_enemy(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """The scheme goes onto a vampire of an opponent and stays there; HER-BRU-05: with no such vampire, it is discarded
    like any other."""
    targets = yield call(choose_targets, acting, effect)
    game.enemies[acting.source] = targets[0]
    game.tell("declares-enemy", player=acting.player, vampire=targets[0])
    return replace(acting, that=targets[0])


def enemy_is_gone(game: Heritage, brujah: Seat, vampire: str) -> None:
    """HER-BRU-04: the cards on it go to the Brujah discard pile."""
    for scheme, enemy in tuple(game.enemies.items()):
        if enemy == vampire:
            del game.enemies[scheme]
            discard_scheme(game, brujah, scheme)
