"""The Red List: minions marked for this turn (VTES-TRAIT-05..07)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.play.trophies import RED_LIST
from nokturn.games.vtes.playing.impulse import offers
from nokturn.games.vtes.state.choices import MarkRedList
from nokturn.games.vtes.state.state import REGIONS, Vtes
from nokturn.games.vtes.state.stats import has_trait
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, call, carries_out, procedure
from nokturn.kernel.asks import Option, Refused, Seat


@offers("master-phase")
def red_list(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """A master phase action marks a Red List minion for this turn, anybody's: one's own as well, to no purpose
    (VTES-TRAIT-05, VTES-TRAIT-07, VTES-MASTER-02)."""
    if seat != game.active or game.actions_left <= 0:
        return
    for card in game.cards.values():
        if card.region in REGIONS and has_trait(game, card, RED_LIST) and (seat, card.ref) not in game.marked:
            yield MarkRedList(card.ref)


@carries_out(MarkRedList)
@procedure(rule=("VTES-TRAIT-05", "VTES-TRAIT-07"))
def mark_red_list(game: Vtes, seat: Seat, option: MarkRedList) -> Rule:
    """From now on the vampires of whoever marked it may hunt it down."""
    game.actions_left -= 1
    game.marked = (*game.marked, (seat, option.minion))
    game.tell("marks", player=seat, minion=option.minion)
    yield call(fire, "marked", option.minion)
