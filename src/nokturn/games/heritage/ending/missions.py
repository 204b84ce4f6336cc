"""Who earns the missions; HER-MISSION."""

from __future__ import annotations

from nokturn.games.heritage.bloodline.line import awake, is_awake
from nokturn.games.heritage.ending.primogen import consult_primogen
from nokturn.games.heritage.printed.missions import MISSIONS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, Seat, call, procedure


def counted(game: Heritage, seat: Seat, mission: str, *, leader_twice: bool = False) -> int:
    """HER-MISSION-01: vampires with the attribute, or with both; HER-MISSION-02: the clan leader once more."""
    wanted = MISSIONS[mission].attributes
    found = [one for one in awake(game, seat) if wanted <= PEOPLE[one].attributes]
    top = game.tops[seat]
    return len(found) + (leader_twice and is_awake(game, top) and wanted <= PEOPLE[top].attributes)


def most(game: Heritage, seats: tuple[Seat, ...], mission: str, *, leader_twice: bool = False) -> tuple[Seat, ...]:
    """Those of the seats that have most of what a mission wants."""
    counts = {seat: counted(game, seat, mission, leader_twice=leader_twice) for seat in seats}
    best = max(counts.values())
    return tuple([seat for seat in seats if counts[seat] == best])


@procedure(rule=("HER-MISSION-01", "HER-MISSION-02", "HER-MISSION-03", "HER-MISSION-04"))
def earn_missions(game: Heritage) -> Rule:
    """Every mission is earned by somebody; HER-R-30."""
    for mission in game.missions:
        best = most(game, game.clockwise(game.first), mission)
        if len(best) > 1:
            best = most(game, best, mission, leader_twice=True)
        winner = best[0]
        if len(best) > 1:
            game.tell("mission-tied", mission=mission, players=best)
            winner = yield call(consult_primogen, best, (("about", "mission"), ("mission", mission)))
        game.earned[mission] = winner
        # HER-R-29, HER-MISSION-07: what it is worth in points; in a chronicle nothing, there it is decided upon.
        reward = 0 if game.chapter else MISSIONS[mission].reward
        game.tell("mission-earned", mission=mission, player=winner, reward=reward)


def missions_of(game: Heritage, seat: Seat) -> tuple[str, ...]:
    return tuple([mission for mission, owner in game.earned.items() if owner == seat])
