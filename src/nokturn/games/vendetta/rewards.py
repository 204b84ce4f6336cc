"""Rewards of a clash (VEN-RES-REWARD, VEN-HAVEN)."""

from __future__ import annotations

from nokturn.games.vendetta.content import ALLIANCE, HAVEN, TABLES
from nokturn.games.vendetta.diablerie import pass_ambition
from nokturn.games.vendetta.effects import carry_out, draw_victims, sources
from nokturn.games.vendetta.hooks import Hook
from nokturn.games.vendetta.resources import Source, gain_influence
from nokturn.games.vendetta.state import Vendetta
from nokturn.kernel import Rule, Seat, call, procedure
from nokturn.kernel.procedures import Procedure

after_first_place = Hook[Procedure]("acts for the winner right after the rewards for first place (W-GAIN)")


def influence_for(game: Vendetta, place: int) -> int:
    """By round and place; VEN-RES-REWARD-03, VEN-R-01."""
    row = TABLES.rewards.influence[str(game.round)]
    return row[place - 1] if place <= len(row) else TABLES.rewards.influence_other_places


@procedure(
    rule=(
        "VEN-RES-REWARD-01",
        "VEN-RES-REWARD-04",
        "VEN-RES-REWARD-05",
        "VEN-RES-REWARD-06",
        "VEN-TEAM-06",
        "VEN-R-14",
    )
)
def hand_out(game: Vendetta, district: str) -> Rule:
    """First place, then second, then third; the ranking is fixed, a lost place is not filled.

    Where nobody is ranked nobody gets anything, not even at the Haven; VEN-HAVEN-04."""
    for number, seat in enumerate(game.fight.ranking, 1):
        if seat in game.out:
            continue
        if number == TABLES.rewards.ally_place:
            yield call(first_place, district, seat)
        else:
            if number == TABLES.rewards.victim_place and draw_victims(game, seat, 1, cause=district):
                game.settle(rewarded=(*game.fight.rewarded, seat))
            gain_influence(game, seat, influence_for(game, number), cause=district)


@procedure(rule=("VEN-RES-REWARD-02", "VEN-RES-REWARD-04", "VEN-HAVEN-01", "VEN-HAVEN-02", "VEN-HAVEN-03"))
def first_place(game: Vendetta, district: str, seat: Seat) -> Rule:
    """Ally, influence, the Haven's bonus and the ambition token, then the ally's own ability."""
    game.tell("wins-district", player=seat, district=district)
    ally = game.allies.pop(district, None)
    if ally is not None:
        game.alliances[seat] = (*game.alliances[seat], ally)
        game.tell("gains-ally", player=seat, ally=ally, district=district)
        game.settle(rewarded=(*game.fight.rewarded, seat))
    gain_influence(game, seat, influence_for(game, 1), cause=district)
    if district == HAVEN:
        gain_influence(game, seat, TABLES.rewards.haven_bonus_influence, cause=district)
        pass_ambition(game, seat)
    if ally is not None:
        yield call(when_gained, seat, ally)
    for source in sources(game, after_first_place, (district,), (seat,)):
        if seat not in game.out:
            yield call(after_first_place[source.card], source)


@procedure(rule="VEN-CARD-04")
def when_gained(game: Vendetta, player: Seat, ally: str) -> Rule:
    """What an ally does once, at the moment of joining."""
    yield call(carry_out, tuple(ALLIANCE[ally].when_gained.items()), Source(ally, player))
