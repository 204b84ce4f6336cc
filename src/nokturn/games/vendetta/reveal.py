"""Step 5.2: Reveal (VEN-RES-REVEAL)."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.vendetta.effects import in_force, sources
from nokturn.games.vendetta.hooks import Hook
from nokturn.games.vendetta.resources import Source
from nokturn.games.vendetta.state import Deployed, Vendetta
from nokturn.kernel import Rule, Seat, call, procedure
from nokturn.kernel.procedures import Procedure

before_reveal = Hook[Procedure]("acts right before the reveal in its district (W-REV-PRE)")
holds_down = Hook[Procedure]("keeps cards from being revealed; returns the players whose cards are held (W-REV)")
lets_turn_up = Hook[Procedure]("says how a player it holds down may turn cards up all the same", "game, source, seat")


@procedure(rule=("VEN-RES-REVEAL-01", "VEN-RES-REVEAL-02", "VEN-RES-REVEAL-03", "VEN-R-39"))
def reveal(game: Vendetta, district: str) -> Rule:
    """What comes right before, then all face-down cards at once, but for those that a card holds down."""
    for source in sources(game, before_reveal, (district,)):
        if in_force(game, source):
            yield call(before_reveal[source.card], source)
    held: tuple[tuple[Source, Seat], ...] = ()
    for source in sources(game, holds_down, (district,)):
        seats = yield call(holds_down[source.card], source)
        held = (*held, *[(source, seat) for seat in seats])
    holding = tuple([seat for _, seat in held])
    for seat in game.present(district):
        if seat not in holding:
            for card in face_down(game, district, seat):
                turn_up(game, district, seat, card)
    for source, seat in held:
        yield call(lets_turn_up[source.card], source, seat)


def face_down(game: Vendetta, district: str, seat: Seat) -> tuple[Deployed, ...]:
    return tuple([card for card in game.area(district, seat).cards if not card.face_up])


def turn_up(game: Vendetta, district: str, seat: Seat, card: Deployed) -> None:
    """The card is face up from now on, and known to all."""
    up = replace(card, face_up=True, known=(), public=False)
    game.replace_card(district, seat, up)
    game.show(up)
    game.tell("revealed", player=seat, card=card.card, district=district, reveals=True)
