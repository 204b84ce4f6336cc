"""Fighting vampire encounters: a combat like that with Dracula, who plays his combat cards for them (DRA-VFIGHT)."""

from __future__ import annotations

from nokturn.games.dracula.combat.combat import begin, fight, fought_at_night
from nokturn.games.dracula.hunters.damage import delay
from nokturn.games.dracula.printed.content import ENCOUNTERS
from nokturn.games.dracula.state.choices import Decline, Fight
from nokturn.games.dracula.state.state import TURN_ORDER, Combat, Dracula
from nokturn.games.dracula.trail.trail import discard_laid, laid_at, turn_up_encounter
from nokturn.kernel import Rule, ask, call, procedure

JOINED = ("new_vampire",)
"""Others may join the fight with these; DRA-VFIGHT-05."""


@procedure(rule=("DRA-VFIGHT-01", "DRA-VFIGHT-02", "DRA-VFIGHT-04", "DRA-VFIGHT-05", "DRA-VFIGHT-06", "DRA-VFIGHT-07"))
def fight_vampire(
    game: Dracula, hunters: tuple[str, ...], hideout_slot: int, encounter_slot: int, ambush: bool
) -> Rule:
    """These hunters fight the vampire of this slot, and with it whoever joins them.  Returns whether it is defeated.

    Defeated it is discarded; else it lies face up where it was, with its damage on it."""
    turn_up_encounter(game, hideout_slot, encounter_slot)
    laid = laid_at(game, hideout_slot, encounter_slot)
    assert laid is not None
    if laid.card in JOINED:
        for hunter in game.with_hunter(hunters[0]):
            if hunter not in hunters and not game.hunters[hunter].delayed:
                answer = yield ask(
                    game.seat_of(hunter), "join-fight", (Fight(), Decline()), rule="DRA-VFIGHT-05", hunter=hunter
                )
                if isinstance(answer, Fight):
                    delay(game, hunter, laid.card)
                    hunters = (*hunters, hunter)
    fighters = tuple(sorted(hunters, key=TURN_ORDER.index))
    begin(game, Combat(fighters, fought_at_night(game), vampire=encounter_slot, ambush=ambush))
    yield call(fight)
    laid = laid_at(game, hideout_slot, encounter_slot)
    assert laid is not None
    if laid.damage < (ENCOUNTERS[laid.card].health or 0):
        return False
    discard_laid(game, hideout_slot, encounter_slot)
    return True
