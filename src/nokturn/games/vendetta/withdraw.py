"""Step 5.1: Withdraw (VEN-RES-RETREAT)."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.vendetta.choices import Drain, Stay, Withdraw, WithdrawTo
from nokturn.games.vendetta.content import HAVEN
from nokturn.games.vendetta.diablerie import return_to_owner
from nokturn.games.vendetta.effects import hit, rivals_of, source_of
from nokturn.games.vendetta.knowledge import look_before_choosing
from nokturn.games.vendetta.locations import condemned
from nokturn.games.vendetta.relics import has_relic, use_relic
from nokturn.games.vendetta.resources import Source, supply_blood, take_back_blood
from nokturn.games.vendetta.state import Vendetta, player_order
from nokturn.kernel import Ask, Rule, Seat, ask, ask_all, ask_confirm, call, procedure, refusing

NO_DRAINS_NOW = refusing({Drain: "VEN-DRAIN-07"})


@procedure(rule=("VEN-RES-RETREAT-01", "VEN-RES-RETREAT-02", "VEN-RES-RETREAT-10", "VEN-RES-RETREAT-12"))
def withdraw_step(game: Vendetta, district: str) -> Rule:
    """Everybody here chooses in secret; the choices are revealed together and carried out in order."""
    yield call(look_before_choosing, district)
    manipulations = mass_manipulations(game, district)
    answers = yield ask_all([stay_or_withdraw(game, district, seat) for seat in game.present(district)])
    leaving = tuple([seat for seat, choice in answers if isinstance(choice, Withdraw)])
    staying = tuple([seat for seat, choice in answers if isinstance(choice, Stay)])
    game.tell("choices-revealed", district=district, stayers=staying, leavers=leaving, reveals=True)
    for seat, _ in answers:
        if has_relic(game, seat, "RE06"):
            turned = yield ask_confirm(seat, "turncoat", rule="VEN-REL-03", district=district, relic="RE06")
            if turned:
                use_relic(game, seat)
                leaving = tuple([s for s in leaving if s != seat]) if seat in leaving else (*leaving, seat)
    for seat in player_order(game):
        if seat in leaving and seat not in game.out:
            yield call(withdraw, district, seat)
    for source in manipulations:
        if game.where(source.slot) == district:
            targets = yield call(rivals_of, source)
            yield call(hit, "steal", targets, 2, source)
    # Players, not teams, count for the automatic victory; VEN-TEAM-07.
    holders = [seat for seat in game.present(district) if game.area(district, seat).cards]
    if len(holders) == 1:
        game.settle(sole=holders[0])


def mass_manipulations(game: Vendetta, district: str) -> tuple[Source, ...]:
    """VE05 acts at the end of the step only if it was face up before it, and is still here; VEN-R-20."""
    return tuple(
        [
            source_of(card, seat, district)
            for seat in game.present(district)
            if (card := game.working(district, seat, "VE05")) is not None
        ]
    )


def stay_or_withdraw(game: Vendetta, district: str, seat: Seat) -> Ask:
    """Two tokens, one choice; draining has to wait for the own Planning turn; VEN-DRAIN-07."""
    return ask(
        seat,
        "stay-or-withdraw",
        (Stay(), Withdraw()),
        rule="VEN-RES-RETREAT-01",
        otherwise=NO_DRAINS_NOW,
        district=district,
    )


@procedure(rule=("VEN-RES-RETREAT-03", "VEN-RES-RETREAT-11", "VEN-R-45"))
def withdraw(game: Vendetta, district: str, seat: Seat) -> Rule:
    """One player leaves the district, in the normal way or under the Cloak of Shadows.

    Nothing of the player is left to count here; who has only blood takes just that; VEN-RES-RETREAT-05,
    VEN-RES-RETREAT-07."""
    cloak = elsewhere(game, district, seat, "NO02")
    whispers = elsewhere(game, district, seat, "NO04")
    refuge = ""
    if cloak:
        choice = yield ask(
            seat, "cloak", [Withdraw(), WithdrawTo(cloak)], rule="VEN-R-45", district=district, card="NO02"
        )
        refuge = choice.district if isinstance(choice, WithdrawTo) else ""
    game.tell("withdraws", player=seat, district=district)
    if refuge:
        game.put_blood(refuge, seat, take_all_blood(game, district, seat))
    else:
        take_back_blood(game, seat, district, game.area(district, seat).blood)
    if game.locations.get(district) == "LO07":
        yield call(condemned, district, seat)
        if seat in game.out:
            return
    moved = move_cards_out(game, district, seat, refuge)
    if whispers:
        supply_blood(game, seat, whispers, 2 * moved)


def elsewhere(game: Vendetta, district: str, seat: Seat, card: str) -> str:
    """The other district where the player's face-up card lies, or ''; VEN-R-45."""
    return next((other for other in game.districts if other != district and game.working(other, seat, card)), "")


def take_all_blood(game: Vendetta, district: str, seat: Seat) -> int:
    blood = game.area(district, seat).blood
    game.put_blood(district, seat, -blood)
    return blood


def move_cards_out(game: Vendetta, district: str, seat: Seat, refuge: str) -> int:
    """The cards leave the area; returns how many were moved (returning to a hand is not moving).

    To the Haven face up, VEN-RES-RETREAT-04, and live there, VEN-RES-RETREAT-09; from the Haven to
    their owners' hands unseen, VEN-RES-RETREAT-06, VEN-R-15; under NO02 as they are.
    Moving is not playing: VEN-RES-RETREAT-08."""
    cards = game.lift(district, seat, tuple([card.slot for card in game.area(district, seat).cards]))
    if refuge:
        game.lay(refuge, seat, cards)
        game.tell("moves-to-cloak", player=seat, district=refuge, count=len(cards))
        return len(cards)
    if district == HAVEN:
        for card in cards:
            return_to_owner(game, card.owner, card.card)
        game.tell("returns-to-hand", player=seat, count=len(cards))
        return 0
    shown = tuple([replace(card, face_up=True, known=(), public=False) for card in cards])
    for card in shown:
        game.show(card)
    game.lay(HAVEN, seat, shown)
    if shown:
        game.tell("moves-to-haven", player=seat, cards=tuple([card.card for card in shown]), reveals=True)
    return len(cards)
