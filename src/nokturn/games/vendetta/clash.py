"""Step 5.4: Clash — strength and ranking (VEN-RES-CLASH)."""

from __future__ import annotations

from collections.abc import Callable

from nokturn.games.vendetta.content import CARDS
from nokturn.games.vendetta.effects import in_force, rivals, sources
from nokturn.games.vendetta.hooks import Hook
from nokturn.games.vendetta.state import Deployed, Vendetta, player_order, tie_order
from nokturn.kernel import Rule, Seat, ask_confirm, call, procedure
from nokturn.kernel.procedures import Procedure

strengthens = Hook[Callable[[Vendetta, str, Seat, Deployed], int]](
    "adds to its own strength in the clash", "game, district, seat, card"
)
weakens = Hook[Callable[[Vendetta, str, Seat, Seat, Deployed, int], int]](
    "changes the base strength of other players' cards: those with `first` in their `when` before all others",
    "game, district, by, seat, card, base",
)
adds_to_total = Hook[Callable[[Vendetta, str, Seat], int]](
    "adds to a total strength; it is asked about everybody in the clash", "game, district, seat"
)
counts_rivals = Hook[object](
    "has, besides, a strength that depends on rivals: with teams its player is asked about the partner", "as above"
)
before_ranking = Hook[Procedure]("acts right before the places are determined (W-CLASH-END)")


@procedure(rule=("VEN-RES-CLASH-01", "VEN-RES-CLASH-04", "VEN-RES-CLASH-10"))
def clash(game: Vendetta, district: str) -> Rule:
    """Settle what the strengths depend on, then rank everybody who is here."""
    if game.teams:
        for seat in player_order(game):
            yield call(partner_counts, district, seat)
    for source in sources(game, before_ranking, (district,)):
        if in_force(game, source):
            yield call(before_ranking[source.card], source)
    ranking = rank(game, district)
    game.settle(ranking=ranking)
    if ranking:
        totals = tuple([total_strength(game, district, seat) for seat in ranking])
        game.tell("ranking", district=district, players=ranking, totals=totals)


@procedure(rule="VEN-TEAM-13")
def partner_counts(game: Vendetta, district: str, seat: Seat) -> Rule:
    """For strengths that depend on rivals the controller decides once about the partner."""
    for source in sources(game, counts_rivals, (district,), (seat,)):
        partner = game.partner(seat)
        if partner is not None and game.is_in(district, partner):
            included = yield ask_confirm(seat, "include-partner", rule="VEN-TEAM-13", partner=partner, card=source.card)
            if included:
                game.settle(with_partner=(*game.fight.with_partner, source.card))


def rivals_counted(game: Vendetta, district: str, seat: Seat, card: str) -> tuple[Seat, ...]:
    """The rivals a lasting effect looks at: the partner only if chosen; VEN-TEAM-13."""
    found = rivals(game, district, seat)
    partner = game.partner(seat)
    if partner in found and card not in game.fight.with_partner:
        return tuple([rival for rival in found if rival != partner])
    return found


def rank(game: Vendetta, district: str) -> tuple[Seat, ...]:
    """Highest total first, ties by player order; nobody if no card is left here.

    VEN-RES-CLASH-05, VEN-RES-CLASH-06, VEN-RES-CLASH-07, VEN-RES-CLASH-08, VEN-RES-CLASH-09, VEN-R-03."""
    present = game.present(district)
    if not any(game.area(district, seat).cards for seat in present):
        return ()
    totals = {seat: total_strength(game, district, seat) for seat in present}
    order = tie_order(game)
    ranked = sorted(present, key=lambda seat: (-totals[seat], order.index(seat)))
    sole = game.fight.sole
    if sole in present:
        ranked = [sole, *(seat for seat in ranked if seat != sole)]
    return tuple(ranked)


def total_strength(game: Vendetta, district: str, seat: Seat) -> int:
    """Cards, plus 1 for each deployed blood, plus what cards add to that; VEN-RES-CLASH-02."""
    area = game.area(district, seat)
    total = area.blood + sum([card_strength(game, district, seat, card) for card in area.cards])
    return total + sum([adds(game, district, seat) for adds in adds_to_total.values()])


def card_strength(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """VEN-RES-CLASH-03 step by step, from the state as it is; VEN-R-11, VEN-PLAN-14."""
    if not card.face_up:
        return 0
    base = CARDS[card.card].strength
    if base:
        base = weakened(game, district, seat, card, base)
    if card.card in strengthens and card.card not in game.fight.staked:
        base += strengthens[card.card](game, district, seat, card)
    return max(0, base)


def weakened(game: Vendetta, district: str, seat: Seat, card: Deployed, base: int) -> int:
    """The base strength that other players' face-up cards leave to this one."""
    found = [
        (other.card, holder)
        for holder, area in game.areas[district].items()
        if holder != seat
        for other in area.cards
        if other.card in weakens and other.face_up and other.card not in game.fight.staked
    ]
    if len(found) > 1:
        found.sort(key=lambda weakening: "first" not in CARDS[weakening[0]].when)
    for other, by in found:
        base = weakens[other](game, district, by, seat, card, base)
    return base
