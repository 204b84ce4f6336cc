"""Frenzy: the pool is empty (VEN-FRENZY).

A relic may cancel it all, then the causer is rewarded, then a card may replace the drain,
then a random card of the alliance is drained (VEN-FRENZY-14).
"""

from __future__ import annotations

from collections.abc import Callable

from nokturn.games.vendetta.content import ALLIANCE, TABLES
from nokturn.games.vendetta.diablerie import drain
from nokturn.games.vendetta.hooks import Hook
from nokturn.games.vendetta.resources import (
    Source,
    gain_blood,
    gain_influence,
    lose_influence,
    pool_is_empty,
)
from nokturn.games.vendetta.state import Vendetta, standing_amount
from nokturn.kernel import Rule, Seat, call, carries_out, chance, pick, procedure
from nokturn.kernel.happenings import Happening, happen

rewards_frenzy = Hook[Callable[[Vendetta, Seat, Seat], int]](
    "gives its player more influence for a Frenzy", "game, causer, player"
)


class Frenzy(Happening, frozen=True, kw_only=True):
    """A pool has become empty."""

    player: Seat
    source: Source


class FrenzyDrain(Happening, frozen=True, kw_only=True):
    """The frenzied player is about to drain."""

    player: Seat
    source: Source


@carries_out(pool_is_empty)
@procedure(rule=("VEN-FRENZY-01", "VEN-FRENZY-12", "VEN-FRENZY-13", "VEN-FRENZY-14"))
def frenzy(game: Vendetta, player: Seat, source: Source) -> Rule:
    """One pool has run empty: once per loss, whatever is going on."""
    yield call(happen, Frenzy(player=player, source=source))


@carries_out(Frenzy)
@procedure(rule=("VEN-FRENZY-02", "VEN-FRENZY-14"))
def go_into_frenzy(game: Vendetta, record: Frenzy) -> Rule:
    """The causer is rewarded before anything is drained."""
    game.tell("frenzy", player=record.player, cause=record.source.card)
    reward_causer(game, record.player, record.source)
    yield call(happen, FrenzyDrain(player=record.player, source=record.source))
    return record


def reward_causer(game: Vendetta, player: Seat, source: Source) -> None:
    """1 influence and what cards, allies and the location add to it; for a partner's Frenzy no influence at all.

    VEN-FRENZY-02, VEN-FRENZY-03, VEN-FRENZY-11, VEN-R-33, VEN-R-48, VEN-TEAM-05."""
    causer = source.by
    if not causer:
        return
    gain_blood(game, causer, standing_amount(game, causer, source.district, "blood-for-frenzy"), cause="frenzy")
    if causer == game.partner(player):
        return
    influence = TABLES.frenzy.reward_influence
    influence += standing_amount(game, causer, source.district, "influence-for-frenzy")
    influence += sum([rewards(game, causer, player) for rewards in rewards_frenzy.values()])
    gain_influence(game, causer, influence, cause="frenzy")


@carries_out(FrenzyDrain)
@procedure(rule=("VEN-FRENZY-05", "VEN-FRENZY-06", "VEN-FRENZY-07", "VEN-FRENZY-08", "VEN-FRENZY-09"))
def drain_until_fed(game: Vendetta, record: FrenzyDrain) -> Rule:
    """Drain at random until there is blood; without anybody to drain, influence for one blood; VEN-R-06."""
    player = record.player
    while game.blood[player] == 0 and player not in game.out:
        prey = prey_of(game, player)
        if prey:
            number = 0
            if len(prey) > 1:
                number = yield chance(pick(len(prey)))
            drain(game, player, prey[number], frenzy=True)
        else:
            game.tell("nobody-to-drain", player=player)
            lose_influence(game, player, -TABLES.frenzy.empty_alliance_influence, cause="nobody-to-drain")
            gain_blood(game, player, TABLES.frenzy.empty_alliance_blood, cause="nobody-to-drain")
    return record


def prey_of(game: Vendetta, player: Seat) -> tuple[str, ...]:
    """The cards Frenzy may drain: Miguel Chandler alone if he is there, never Portia; VEN-FRENZY-10."""
    prey = tuple([card for card in game.alliances[player] if ALLIANCE[card].prey])
    return prey or tuple([card for card in game.alliances[player] if ALLIANCE[card].drainable])
