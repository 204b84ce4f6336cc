"""Step 3: the chronicle missions, one by one: a decision, a dot, a reward; HER-AFTER-08, HER-AFTER-09."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.aftermath.rewards import elevate, unlock_character
from nokturn.games.heritage.chronicle.havens import change_haven
from nokturn.games.heritage.chronicle.sheets import books_of, mark_dot
from nokturn.games.heritage.printed.missions import MISSIONS
from nokturn.games.heritage.printed.people import LEADER, PEOPLE
from nokturn.games.heritage.state.choices import Decide
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, Seat, ask, call, procedure


def decision_of(mission: str, which: str) -> str:
    """The name of a decision, as its label is found by."""
    return f"{mission}.{which}"


@procedure(rule=("HER-AFTER-08", "HER-AFTER-09", "HER-MISSION-07"))
def resolve_missions(game: Heritage) -> Rule:
    """In the order of their slots; a mission that is resolved never comes again.  They give no victory points."""
    for mission in game.missions:
        yield call(resolve_mission, game.earned[mission], mission)


@procedure(rule=("HER-AFTER-08", "HER-CHRON-09"))
def resolve_mission(game: Heritage, seat: Seat, mission: str) -> Rule:
    """The situation is read, whoever has earned the mission decides, and the trait of that decision gets a dot."""
    game.tell("story", story=f"mission.{mission}", reveals=True)
    chosen = yield ask(
        seat,
        "mission",
        [Decide(decision_of(mission, which), one.trait) for which, one in MISSIONS[mission].decisions.items()],
        rule="HER-AFTER-08",
        mission=mission,
        gift=MISSIONS[mission].gift,
        story=f"mission.{mission}",
    )
    game.tell("decides", player=seat, mission=mission, decision=chosen.decision)
    books = books_of(game)
    entry = replace(books.log[-1], decisions=(*books.log[-1].decisions, chosen.decision[-1]))
    game.books = replace(books, log=(*books.log[:-1], entry))
    mark_dot(game, seat, chosen.trait)
    yield call(reward, seat, mission)


@procedure(rule=("HER-REWARD-01", "HER-REWARD-02", "HER-REWARD-03", "HER-DECK-06"))
def reward(game: Heritage, seat: Seat, mission: str) -> Rule:
    """A resource, somebody who was locked away until now, or a base character elevated."""
    gift, detail = MISSIONS[mission].gift, MISSIONS[mission].detail
    if gift == "resource":
        change_haven(game, seat, resources=(*game.havens[seat].resources, detail))
        game.tell("gains-resource", player=seat, archetype=detail)
    elif gift == "elevate":
        yield call(elevate, seat, mission)
    elif PEOPLE[detail].kind == LEADER:
        # They are this player's alone, and as many as there are; HER-DECK-06.
        change_haven(game, seat, leaders=(*game.havens[seat].leaders, detail))
        game.tell("unlocks-leader", player=seat, leader=detail, clan=PEOPLE[detail].clan, reveals=True)
    else:
        yield call(unlock_character, seat, detail)
