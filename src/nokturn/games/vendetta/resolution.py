"""Phase 5: Resolution, district by district (VEN-RES)."""

from __future__ import annotations

from nokturn.games.vendetta.choices import ResolveCard
from nokturn.games.vendetta.clash import clash
from nokturn.games.vendetta.content import CARDS
from nokturn.games.vendetta.effects import in_force, resolve_card, source_of, sources
from nokturn.games.vendetta.hooks import Hook
from nokturn.games.vendetta.refill import remove_ally
from nokturn.games.vendetta.resources import Source
from nokturn.games.vendetta.reveal import reveal
from nokturn.games.vendetta.rewards import hand_out
from nokturn.games.vendetta.state import NO_FIGHT, Fight, Vendetta, player_order
from nokturn.games.vendetta.withdraw import withdraw_step
from nokturn.kernel import Rule, Seat, ask, call, procedure
from nokturn.kernel.procedures import Procedure

starts_resolution = Hook[Procedure]("acts at the start of Resolution (W-RESSTART)")
starts_prepare = Hook[Procedure]("acts at the start of Prepare in a district (W-PREP-START)")
ends_district = Hook[Procedure]("acts when a district is resolved, for each player in turn (W-DONE)")


@procedure(rule=("VEN-RES-01", "VEN-RES-04"))
def resolution(game: Vendetta) -> Rule:
    """All districts in row order, the Haven last."""
    game.phase = "resolution"
    game.tell("phase-resolution")
    for source in sources(game, starts_resolution, game.districts):
        if in_force(game, source):
            yield call(starts_resolution[source.card], source)
    for district in game.districts:
        if game.present(district):
            yield call(resolve_district, district)
        else:
            game.tell("district-empty", district=district)
        remove_ally(game, district)


@procedure(rule=("VEN-RES-02", "VEN-RES-AFTER-04"))
def resolve_district(game: Vendetta, district: str) -> Rule:
    """Withdraw, reveal, prepare, clash, aftermath, in that order; then everything stays; VEN-RES-AFTER-02."""
    game.fight = Fight(district)
    game.tell("district", district=district)
    yield call(withdraw_step, district)
    yield call(reveal, district)
    yield call(cards_of_step, district, "W-REV-POST")
    for source in sources(game, starts_prepare, (district,)):
        if in_force(game, source):
            yield call(starts_prepare[source.card], source)
    yield call(cards_of_step, district, "W-PREP")
    yield call(clash, district)
    yield call(hand_out, district)
    yield call(cards_of_step, district, "W-AFTER")
    for source in sources(game, ends_district, (district,)):
        yield call(ends_district[source.card], source)
    game.fight = NO_FIGHT


@procedure(rule=("VEN-RES-07", "VEN-RES-PREP-01", "VEN-RES-AFTER-01", "VEN-RES-REVEAL-04", "VEN-CONF-02"))
def cards_of_step(game: Vendetta, district: str, step: str) -> Rule:
    """In player order each player resolves all own cards of this step, whatever the ranking; VEN-RES-AFTER-05."""
    for seat in player_order(game):
        if waiting(game, district, seat, step):
            yield call(own_cards, district, seat, step)


@procedure(rule=("VEN-RES-07", "VEN-CONF-04", "VEN-RES-PREP-02", "VEN-RES-PREP-03", "VEN-R-09"))
def own_cards(game: Vendetta, district: str, seat: Seat, step: str) -> Rule:
    """One player's cards in the order that player likes, including those that arrive meanwhile."""
    ready = waiting(game, district, seat, step)
    while ready:
        choice = yield ask(
            seat,
            "next-card",
            [ResolveCard(source.card) for source in waiting(game, district, seat, step)],
            rule="VEN-RES-07",
            auto=True,
            district=district,
        )
        source = next(source for source in ready if source.card == choice.card)
        game.settle(resolved=(*game.fight.resolved, source.card))
        yield call(resolve_card, source)
        ready = waiting(game, district, seat, step)


def waiting(game: Vendetta, district: str, seat: Seat, step: str) -> tuple[Source, ...]:
    """Face-up cards of this step that have not resolved here yet; VEN-CARD-07, VEN-RES-PREP-02, VEN-R-21.

    The step is what the card says (`when`), whatever its kind; VEN-R-49."""
    found = []
    for deployed in game.area(district, seat).cards:
        card = CARDS[deployed.card]
        if step not in card.when or not deployed.face_up:
            continue
        if card.id in game.fight.resolved or card.id in game.fight.staked:
            continue
        if seat in game.fight.curfew and card.kind in ("prepare", "aftermath"):
            continue
        found.append(source_of(deployed, seat, district))
    return tuple(found)
