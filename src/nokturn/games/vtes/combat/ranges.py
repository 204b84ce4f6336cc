"""The range of a round: maneuvers, each in answer to the opponent's (VTES-COMBAT-RANGE-01..08).

Example of the rulebook: VTES-X-06.
"""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.combat.granted import give_up, rights_of
from nokturn.games.vtes.combat.legal import CLOSE, LONG, cannot_maneuver
from nokturn.games.vtes.combat.sides import fight_of, is_over, note
from nokturn.games.vtes.playing.impulse import Impulse, closes, duty, offers
from nokturn.games.vtes.state.choices import UseManeuver
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import InForce
from nokturn.kernel import Rule, call, carries_out, procedure
from nokturn.kernel.asks import Option, Refused, Seat
from nokturn.kernel.reactions import window

MANEUVERS = ("maneuver", "must-maneuver", "maneuver:close", "maneuver:long")
"""Given for a while: to be used at will, or to be used for certain (VTES-COMBAT-RANGE-06)."""
closes("range")(is_over)


@procedure(rule=("VTES-COMBAT-RANGE-01", "VTES-COMBAT-RANGE-04", "VTES-COMBAT-RANGE-07", "VTES-COMBAT-RANGE-08"))
def determine_range(game: Vtes) -> Rule:
    """Until both sides pass; where an effect sets the range nobody maneuvers."""
    if not fight_of(game).set_range:
        yield call(window, Impulse("range"))
    game.tell("range", range=fight_of(game).range)


def maneuvers(game: Vtes, minion: str) -> None:
    """Close becomes long, long becomes close again (VTES-COMBAT-RANGE-02)."""
    note(game, range=LONG if fight_of(game).range == CLOSE else CLOSE, maneuvered=minion)
    game.tell("maneuvers", minion=minion, range=fight_of(game).range)


@offers("range")
def given_maneuvers(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """Maneuvers that cards have given for this round or combat."""
    for right in rights_of(game, seat, *MANEUVERS):
        option, rule = UseManeuver(right.source), cannot_maneuver(game, right.subject) or wrong_way(game, right)
        yield Refused(option, rule) if rule else option


def wrong_way(game: Vtes, right: InForce) -> str:
    """Some maneuvers lead to one range only."""
    return "VTES-COMBAT-RANGE-04" if right.what.partition(":")[2] == fight_of(game).range else ""


@carries_out(UseManeuver)
@procedure(rule=("VTES-COMBAT-RANGE-02", "VTES-COMBAT-RANGE-06"))
def use_maneuver(game: Vtes, seat: Seat, option: UseManeuver) -> None:
    """A maneuver given before."""
    rights = [one for one in rights_of(game, seat, *MANEUVERS) if one.source == option.card]
    right = next(one for one in rights if not wrong_way(game, one))
    give_up(game, right)
    maneuvers(game, right.subject)


@duty("range")
def owes_maneuver(game: Vtes, seat: Seat) -> str:
    """What is not optional has to be used in its round (VTES-COMBAT-RANGE-06)."""
    owed = any(not cannot_maneuver(game, right.subject) for right in rights_of(game, seat, "must-maneuver"))
    return "VTES-COMBAT-RANGE-06" if owed else ""
