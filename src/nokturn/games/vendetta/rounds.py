"""The game from beginning to end: three rounds of five phases (VEN-ROUND, VEN-EOR)."""

from __future__ import annotations

from nokturn.games.vendetta.content import TABLES
from nokturn.games.vendetta.diablerie import return_to_owner
from nokturn.games.vendetta.feed import feed
from nokturn.games.vendetta.hand import hand_management
from nokturn.games.vendetta.hooks import Hook
from nokturn.games.vendetta.planning import planning
from nokturn.games.vendetta.refill import refill
from nokturn.games.vendetta.resolution import resolution
from nokturn.games.vendetta.scoring import announce
from nokturn.games.vendetta.setup import set_up
from nokturn.games.vendetta.state import EMPTY, Vendetta
from nokturn.kernel import Rule, call, procedure
from nokturn.kernel.handles import redraw
from nokturn.kernel.procedures import Procedure

ends_round = Hook[Procedure]("has something left to do at the end of the round (W-EOR), wherever it is then", "game")


@procedure(rule=("VEN-ROUND-01", "VEN-ROUND-02", "VEN-ROUND-03", "VEN-EOR-04", "VEN-END-01"))
def play_vendetta(game: Vendetta) -> Rule:
    """Set up, play three rounds, score."""
    yield call(set_up)
    for number in range(1, TABLES.rounds + 1):
        game.round = number
        game.tell("round", round=number)
        yield call(feed)
        refill(game)
        yield call(hand_management)
        yield call(planning)
        yield call(resolution)
        if number < TABLES.rounds:
            yield call(end_of_round)
    announce(game)
    game.phase = "over"
    game.finished = True


@procedure(rule=("VEN-EOR-01", "VEN-EOR-02", "VEN-EOR-03", "VEN-EOR-05", "VEN-EOR-06"))
def end_of_round(game: Vendetta) -> Rule:
    """Blood to the supply, cards to their owners' hands, tokens ready again."""
    for district in game.districts:
        for seat, area in game.areas[district].items():
            for card in area.cards:
                return_to_owner(game, card.owner, card.card)
            game.areas[district][seat] = EMPTY
    for owner, held in game.aside:
        return_to_owner(game, owner, held)
    game.aside = ()
    for seat in game.seats:
        game.ready_tokens[seat] += game.used_tokens[seat]
        game.used_tokens[seat] = 0
    redraw(game)
    game.tell("end-of-round", round=game.round)
    # By number: the card itself may be back in a hand, and nothing hidden rests in frames.
    for number in range(len(ends_round)):
        yield call([*ends_round.values()][number])
