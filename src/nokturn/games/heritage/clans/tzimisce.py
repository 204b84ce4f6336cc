"""Tzimisce: create a monster; HER-TZI."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.bloodline.line import awake, is_ancilla
from nokturn.games.heritage.bloodline.tokens import change
from nokturn.games.heritage.effects.ops import op
from nokturn.games.heritage.printed.effects import Effect
from nokturn.games.heritage.queue.refill import leave_queue, refill
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import Pick, Target
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, ask, call, procedure


def material(game: Heritage) -> list[str]:
    """Ancillae of the queue, reserved or not, HER-RESERVE-02, Bound or not, HER-STICK-08."""
    return [card for card in game.queue if is_ancilla(game, card)]


def can_create(game: Heritage, acting: Acting, effect: Effect) -> bool:
    """HER-TZI-05."""
    return bool(material(game)) and bool(awake(game, acting.player))


@op("create_monster", can=can_create)
@procedure(rule=("HER-TZI-01", "HER-TZI-02", "HER-TZI-03", "HER-TZI-04"))
def create_monster(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """An ancilla of the queue goes under an own vampire, which has all its abilities from then on."""
    part = yield ask(
        acting.player,
        "monster",
        [Pick(card) for card in material(game)],
        rule="HER-TZI-01",
        auto=True,
        source=acting.source,
    )
    host = yield ask(
        acting.player,
        "monster-host",
        [Target(one) for one in awake(game, acting.player)],
        rule="HER-TZI-01",
        auto=True,
        character=part.character,
        source=acting.source,
    )
    leave_queue(game, part.character)
    change(game, host.vampire, monsters=(*game.vampires[host.vampire].monsters, part.character))
    game.tell("creates-monster", player=acting.player, vampire=host.vampire, character=part.character)
    yield call(refill)
    return replace(acting, that=host.vampire)
