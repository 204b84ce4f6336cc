"""How Dracula gets away: the two escape cards, the Pride that forbids them, the flight as a bat (DRA-PRIDE)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.dracula.combat.foe import foe_of
from nokturn.games.dracula.events.answers import revenge_window
from nokturn.games.dracula.printed.content import DRACULA_COMBAT, EVENTS, NUMBERS
from nokturn.games.dracula.state.choices import Decline, FlyTo
from nokturn.games.dracula.state.clues import Flew
from nokturn.games.dracula.state.decks import without
from nokturn.games.dracula.state.fight import combat_of
from nokturn.games.dracula.state.state import Dracula, Hideout
from nokturn.games.dracula.trail.placement import after_placing, barred_to, lay_first, roads_ahead
from nokturn.games.dracula.trail.trail import clear, hide_dracula, holy
from nokturn.kernel import Option, Refused, Rule, ask, call, procedure

ESCAPES = EVENTS["lucys_revenge"].against
"""Escape as Bat and Escape as Mist."""
STAYING = ("feed", "dark_call", "hide")
"""Powers that lie before the card of the location he stays in; DRA-TRAIL-01."""

# whether he may


def forbids_escape(game: Dracula) -> str:
    """The rule by which Dracula may not play an escape card at all, or ''.

    After Enraged (DRA-COMBAT-10); for a vampire before three of his cards are in play (DRA-VFIGHT-03)."""
    combat = combat_of(game)
    if combat.enraged:
        return "DRA-COMBAT-10"
    if combat.vampire >= 0 and len(combat.played) < NUMBERS.vampire_escape_after:
        return "DRA-VFIGHT-03"
    return ""


def too_proud(game: Dracula) -> bool:
    """He has not yet played more cards in this combat than there are despair tokens, cancelled ones counted;
    DRA-PRIDE-01, DRA-PRIDE-02, DRA-DESPAIR-03.  A vampire is not proud; DRA-VFIGHT-03."""
    combat = combat_of(game)
    return combat.vampire < 0 and len(combat.played) <= game.despair


@procedure(rule=("DRA-COMBAT-11", "DRA-PRIDE-01", "DRA-PRIDE-02", "DRA-COMBAT-16"))
def resolve_escape(game: Dracula) -> Rule:
    """An escape card that no symbol has cancelled: Pride may cancel it, or Lucy's Revenge; else the combat ends."""
    stopped = forbids_escape(game) != "" or too_proud(game)
    if not stopped:
        stopped = yield call(revenge_window)
    if stopped:
        game.fight(cancelled=True)
        game.tell("escape-fails", card=combat_of(game).choice, foe=foe_of(game))
        return
    game.fight(over=True)
    game.tell("dracula-escapes", card=combat_of(game).choice, foe=foe_of(game))
    if combat_of(game).choice == "escape_as_bat" and combat_of(game).night and combat_of(game).vampire < 0:
        yield call(fly)


# the flight


def flights(game: Dracula) -> Iterator[Option | Refused]:
    """Where he may fly to, through no holy city; he may always decline; DRA-COMBAT-25, DRA-TOKEN-HOLY-02."""
    most = DRACULA_COMBAT["escape_as_bat"].amounts["roads"]
    reached = roads_ahead(game, most)
    for city in game.atlas.within_roads(game.at, most):
        if city not in reached:
            yield Refused(FlyTo(city), "DRA-TOKEN-HOLY-02")
        elif city not in game.location_deck or game.hunters_in(city):
            yield Refused(FlyTo(city), "DRA-COMBAT-25")
        else:
            yield FlyTo(city)
    yield Decline()


@procedure(rule=("DRA-COMBAT-25", "DRA-REVEAL-05", "DRA-DESPAIR-05", "DRA-PLACE-CASTLE-03"))
def fly(game: Dracula) -> Rule:
    """At night he may take the card of another city: the hideout he leaves is cleared, he is hidden again.

    He is asked even if no city qualifies: that, too, would tell something of the location deck."""
    flight = yield ask(game.dracula, "escape-as-bat", flights(game), rule="DRA-COMBAT-25")
    if isinstance(flight, FlyTo):
        empty_hideout(game)
        land(game, flight.place)


def empty_hideout(game: Dracula) -> None:
    """The hideout he leaves is cleared without maturing, and before it whatever kept him there; DRA-COMBAT-25."""
    for hideout in game.trail:
        if hideout is None:
            continue
        here = hideout.slot == game.lies
        if not here and hideout.card not in STAYING:
            return
        clear(game, hideout.slot)
        if here:
            return


def land(game: Dracula, city: str) -> None:
    """The new card lies face down on space 1 with Escape as Bat face up; no encounter; DRA-COMBAT-25."""
    hideout = Hideout(city, game.new_slot(), game.atlas.places[city].back, bat=True)
    game.location_deck = without(game.location_deck, city)
    lay_first(game, hideout)
    game.lies, game.astray = hideout.slot, -1
    game.fight(choice="")
    game.tell("dracula-flies", back=hideout.back, privy=(game.dracula,), secret={"place": city})
    hide_dracula(game)
    game.learn(Flew(hideout.slot, barred_to(game, ""), holy(game), castle=hideout.back == "castle"))
    after_placing(game, city)
