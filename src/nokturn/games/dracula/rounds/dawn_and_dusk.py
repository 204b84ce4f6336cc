"""The combat with Dracula at dawn and dusk: whether one is due, and the Bodyguards before it (DRA-COMBAT-01)."""

from __future__ import annotations

from nokturn.games.dracula.combat.combat import begin, fight, fought_at_night
from nokturn.games.dracula.encounters.encounter_effects import szgany_bodyguards
from nokturn.games.dracula.state.choices import Decline, Fight, Stand, ThisHunter
from nokturn.games.dracula.state.decks import discard_encounter, without
from nokturn.games.dracula.state.state import Combat, Dracula
from nokturn.kernel import Rule, ask, call, procedure


def combat_due(game: Dracula) -> bool:
    """An active hunter is in the same city as Dracula, the Castle included; DRA-COMBAT-01, DRA-DEFEAT-04."""
    place = game.at
    return bool(place) and game.atlas.places[place].kind == "city" and bool(game.hunters_in(place))


@procedure(rule=("DRA-COMBAT-01", "DRA-COMBAT-02", "DRA-COMBAT-20", "DRA-TOKEN-FOG-03"))
def combat_with_dracula(game: Dracula) -> Rule:
    """At dawn and dusk: all active hunters in his city fight him, the delayed ones too.

    In fog he may decline.  Unless he escapes he stays there, revealed."""
    if not combat_due(game):
        return
    if game.fog.get(game.at):
        answer = yield ask(game.dracula, "combat-in-fog", (Fight(), Stand()), rule="DRA-COMBAT-02", place=game.at)
        if isinstance(answer, Stand):
            game.tell("dracula-declines-combat", place=game.at)
            return
    yield call(send_bodyguards)
    if combat_due(game):
        begin(game, Combat(game.hunters_in(game.at), fought_at_night(game)))
        yield call(fight)


@procedure(rule=("DRA-COMBAT-04", "DRA-CARD-32"))
def send_bodyguards(game: Dracula) -> Rule:
    """Just before, each stored Szgany Bodyguards may be set once on a hunter in his location."""
    for card in game.guards:
        if not combat_due(game):
            return
        target = yield ask(
            game.dracula,
            "send-bodyguards",
            (*[ThisHunter(hunter) for hunter in game.hunters_in(game.at)], Decline()),
            rule="DRA-CARD-32",
            card=card,
        )
        if isinstance(target, Decline):
            return
        game.guards = without(game.guards, card)
        discard_encounter(game, card)
        game.tell("bodyguards-sent", card=card, hunter=target.hunter)
        yield call(szgany_bodyguards, target.hunter)
