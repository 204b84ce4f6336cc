"""Step 5.2: Reveal (VEN-RES-REVEAL)."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.vendetta.choices import LeaveDown, TurnUp
from nokturn.games.vendetta.effects import choose_targets, rivals, source_of
from nokturn.games.vendetta.resources import Source, lose, place_blood, spendable
from nokturn.games.vendetta.state import Deployed, Vendetta, player_order
from nokturn.kernel import Rule, Seat, ask, ask_number, call, procedure


@procedure(rule=("VEN-RES-REVEAL-01", "VEN-RES-REVEAL-02", "VEN-RES-REVEAL-03", "VEN-R-39"))
def reveal(game: Vendetta, district: str) -> Rule:
    """Friends in High Places, then all face-down cards at once, but for those One Step Ahead holds."""
    for seat in player_order(game):
        if game.working(district, seat, "TO07"):
            most = min(len(game.alliances[seat]), spendable(game, seat))
            amount = yield ask_number(
                seat, "friends", 0, most, rule="VEN-RES-REVEAL-02", auto=True, district=district, card="TO07"
            )
            place_blood(game, seat, district, amount)
    held: tuple[Seat, ...] = ()
    ahead = None
    for seat in game.present(district):
        card = game.working(district, seat, "NO06")
        if card is not None:
            ahead = source_of(card, seat, district)
            held = yield call(choose_targets, ahead, rivals(game, district, seat))
    for seat in game.present(district):
        if seat not in held:
            for card in face_down(game, district, seat):
                turn_up(game, district, seat, card)
    if ahead is not None:
        for seat in held:
            yield call(turn_up_for_blood, district, seat, ahead)


def face_down(game: Vendetta, district: str, seat: Seat) -> tuple[Deployed, ...]:
    return tuple([card for card in game.area(district, seat).cards if not card.face_up])


def turn_up(game: Vendetta, district: str, seat: Seat, card: Deployed) -> None:
    """The card is face up from now on, and known to all."""
    up = replace(card, face_up=True, known=(), public=False)
    game.replace_card(district, seat, up)
    game.show(up)
    game.tell("revealed", player=seat, card=card.card, district=district, reveals=True)


@procedure(rule=("VEN-RES-REVEAL-03", "VEN-RES-REVEAL-05", "VEN-R-40", "VEN-R-12"))
def turn_up_for_blood(game: Vendetta, district: str, seat: Seat, ahead: Source) -> Rule:
    """NO06: card by card, lose 2 and turn it up, or leave it face down."""
    while seat not in game.out and ahead.by not in game.out and face_down(game, district, seat):
        choice = yield ask(
            seat,
            "one-step-ahead",
            [LeaveDown(), *[TurnUp(card.card) for card in face_down(game, district, seat)]],
            rule="VEN-R-40",
            district=district,
            card="NO06",
        )
        if isinstance(choice, LeaveDown):
            return
        slot = next(card.slot for card in face_down(game, district, seat) if card.card == choice.card)
        yield call(lose, seat, 2, ahead)
        for card in face_down(game, district, seat):
            if card.slot == slot:
                turn_up(game, district, seat, card)
