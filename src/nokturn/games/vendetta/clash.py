"""Step 5.4: Clash — strength and ranking (VEN-RES-CLASH)."""

from __future__ import annotations

from collections.abc import Callable

from nokturn.games.vendetta.content import CARDS, RELICS
from nokturn.games.vendetta.effects import rivals
from nokturn.games.vendetta.relics import crown
from nokturn.games.vendetta.state import Deployed, Vendetta, player_order, tie_order
from nokturn.kernel import Rule, Seat, ask_confirm, call, procedure

MINDLESS_STRENGTH = 4
"""What MA07 makes of every face-down card in the area of its player."""
COUNTS_RIVALS = ("GA02", "MA04", "VE01")
"""Cards whose strength depends on rivals; VEN-TEAM-13."""

Modifier = Callable[[Vendetta, str, Seat, Deployed], int]
MODIFIERS: dict[str, Modifier] = {}
"""What a face-up card adds to its own strength; each card declares its own."""


def strengthens(card: str) -> Callable[[Modifier], Modifier]:
    """Declare what a card adds to its own strength in the clash."""

    def declare(modifier: Modifier) -> Modifier:
        MODIFIERS[card] = modifier
        return modifier

    return declare


@procedure(rule=("VEN-RES-CLASH-01", "VEN-RES-CLASH-04", "VEN-RES-CLASH-10"))
def clash(game: Vendetta, district: str) -> Rule:
    """Settle what the strengths depend on, then rank everybody who is here."""
    if game.teams:
        for seat in player_order(game):
            yield call(partner_counts, district, seat)
    if game.relics:
        yield call(crown, district)
    ranking = rank(game, district)
    game.settle(ranking=ranking)
    if ranking:
        totals = tuple([total_strength(game, district, seat) for seat in ranking])
        game.tell("ranking", district=district, players=ranking, totals=totals)


@procedure(rule="VEN-TEAM-13")
def partner_counts(game: Vendetta, district: str, seat: Seat) -> Rule:
    """For strengths that depend on rivals the controller decides once about the partner."""
    for card in COUNTS_RIVALS:
        partner = game.partner(seat)
        if partner is not None and game.is_in(district, partner) and game.working(district, seat, card):
            included = yield ask_confirm(seat, "include-partner", rule="VEN-TEAM-13", partner=partner, card=card)
            if included:
                game.settle(with_partner=(*game.fight.with_partner, card))


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
    """Cards, plus 1 for each deployed blood, plus the Crown; VEN-RES-CLASH-02."""
    area = game.area(district, seat)
    worth = 2 if game.working(district, seat, "GA03") else 1
    total = sum([card_strength(game, district, seat, card) for card in area.cards]) + worth * area.blood
    return total + RELICS["RE03"].amounts["strength"] if seat in game.fight.crowned else total


def card_strength(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """VEN-RES-CLASH-03 step by step, from the state as it is; VEN-R-11, VEN-PLAN-14."""
    if not card.face_up:
        return MINDLESS_STRENGTH if seat in game.fight.mindless else 0
    base = CARDS[card.card].strength
    if base and silenced(game, district, seat, card):
        base = 0
    if base and halved(game, district, seat):
        base //= 2
    works = card.card not in game.fight.staked
    if works and card.card == "VE04":
        base = highest_printed(game, district)
    modifier = MODIFIERS.get(card.card)
    if works and modifier is not None:
        base += modifier(game, district, seat, card)
    return max(0, base)


def silenced(game: Vendetta, district: str, seat: Seat, card: Deployed) -> bool:
    """VE02 of another player: the highest base strengths among the others' face-up cards count as 0."""
    for other in game.present(district):
        if other != seat and game.working(district, other, "VE02"):
            highest = max(
                CARDS[c.card].strength
                for s in game.present(district)
                if s != other
                for c in game.area(district, s).cards
                if c.face_up
            )
            if CARDS[card.card].strength == highest:
                return True
    return False


def halved(game: Vendetta, district: str, seat: Seat) -> bool:
    """GA02 of a rival halves the base strength of every card in this area."""
    for other in game.present(district):
        if other != seat and game.working(district, other, "GA02"):
            return seat in rivals_counted(game, district, other, "GA02")
    return False


def highest_printed(game: Vendetta, district: str) -> int:
    """VE04 reads printed values of face-up cards, in any area; VEN-R-42, VEN-KEY-05."""
    return max(
        CARDS[card.card].strength
        for seat in game.present(district)
        for card in game.area(district, seat).cards
        if card.face_up
    )
