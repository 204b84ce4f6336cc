"""Step 5.1: Withdraw (VEN-RES-RETREAT)."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.vendetta.choices import Drain, Stay, Withdraw
from nokturn.games.vendetta.content import HAVEN
from nokturn.games.vendetta.diablerie import return_to_owner
from nokturn.games.vendetta.effects import in_force, sources
from nokturn.games.vendetta.hooks import Hook
from nokturn.games.vendetta.resources import take_back_blood
from nokturn.games.vendetta.state import Vendetta, player_order
from nokturn.kernel import Ask, Rule, Seat, ask, ask_all, call, procedure, refusing
from nokturn.kernel.procedures import Procedure

before_choosing = Hook[Procedure]("may act before the choices to stay or withdraw are made (W-WD-START)")
changes_choice = Hook[Procedure]("may turn its player's revealed choice; returns whether it does (W-WD-REV)")
ends_withdrawal = Hook[Procedure]("acts at the end of the Withdraw step, if it is still there (W-WD-END)")
offers_refuge = Hook[Procedure](
    "lies elsewhere and may take in what withdraws; returns its district or '' (W-WD-DO)", "game, source, district"
)
after_taking_blood = Hook[Procedure]("acts on who withdraws from its district, after the blood is taken back (W-WD-DO)")
rewards_moving = Hook[Procedure]("lies elsewhere and rewards each card that moved (W-WD-DO)", "game, source, moved")

NO_DRAINS_NOW = refusing({Drain: "VEN-DRAIN-07"})


@procedure(rule=("VEN-RES-RETREAT-01", "VEN-RES-RETREAT-02", "VEN-RES-RETREAT-10", "VEN-RES-RETREAT-12"))
def withdraw_step(game: Vendetta, district: str) -> Rule:
    """Everybody here chooses in secret; the choices are revealed together and carried out in order.

    A card acts at the end of the step only if it was face up before it, and is still here; VEN-R-20."""
    for source in sources(game, before_choosing, (district,)):
        yield call(before_choosing[source.card], source)
    at_the_end = sources(game, ends_withdrawal, (district,))
    answers = yield ask_all([stay_or_withdraw(game, district, seat) for seat in game.present(district)])
    leaving = tuple([seat for seat, choice in answers if isinstance(choice, Withdraw)])
    staying = tuple([seat for seat, choice in answers if isinstance(choice, Stay)])
    game.tell("choices-revealed", district=district, stayers=staying, leavers=leaving, reveals=True)
    for source in sources(game, changes_choice, (district,), tuple([seat for seat, _ in answers])):
        changed = yield call(changes_choice[source.card], source)
        if changed:
            seat = source.by
            leaving = tuple([s for s in leaving if s != seat]) if seat in leaving else (*leaving, seat)
    for seat in player_order(game):
        if seat in leaving and seat not in game.out:
            yield call(withdraw, district, seat)
    for source in at_the_end:
        if in_force(game, source):
            yield call(ends_withdrawal[source.card], source)
    # Players, not teams, count for the automatic victory; VEN-TEAM-07.
    holders = [seat for seat in game.present(district) if game.area(district, seat).cards]
    if len(holders) == 1:
        game.settle(sole=holders[0])


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
    """One player leaves the district, in the normal way or to where a card of the player elsewhere takes everything.

    Nothing of the player is left to count here; who has only blood takes just that; VEN-RES-RETREAT-05,
    VEN-RES-RETREAT-07."""
    elsewhere = tuple([other for other in game.districts if other != district])
    rewarding = sources(game, rewards_moving, elsewhere, (seat,))
    refuge = ""
    for source in sources(game, offers_refuge, elsewhere, (seat,)):
        if not refuge:
            refuge = yield call(offers_refuge[source.card], source, district)
    game.tell("withdraws", player=seat, district=district)
    if refuge:
        game.put_blood(refuge, seat, take_all_blood(game, district, seat))
    else:
        take_back_blood(game, seat, district, game.area(district, seat).blood)
    for source in sources(game, after_taking_blood, (district,), (seat,)):
        yield call(after_taking_blood[source.card], source)
        if seat in game.out:
            return
    moved = move_cards_out(game, district, seat, refuge)
    for source in rewarding:
        yield call(rewards_moving[source.card], source, moved)


def take_all_blood(game: Vendetta, district: str, seat: Seat) -> int:
    blood = game.area(district, seat).blood
    game.put_blood(district, seat, -blood)
    return blood


def move_cards_out(game: Vendetta, district: str, seat: Seat, refuge: str) -> int:
    """The cards leave the area; returns how many were moved (returning to a hand is not moving).

    To the Haven face up, VEN-RES-RETREAT-04, and live there, VEN-RES-RETREAT-09; from the Haven to
    their owners' hands unseen, VEN-RES-RETREAT-06, VEN-R-15; to a refuge as they are.
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
