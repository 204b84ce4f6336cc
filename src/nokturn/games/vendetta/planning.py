"""Phase 4: Planning (VEN-PLAN, VEN-DRAIN, VEN-DIAB-04 to -06).

A turn: drains and the like, then exactly one card, then drains, blood and tokens in
any order, then the end (VEN-PLAN-13).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nokturn.games.vendetta.choices import Drain, EndTurn, FlipTokens, PlaceBlood, PlayCard
from nokturn.games.vendetta.content import ALLIANCE, TABLES
from nokturn.games.vendetta.diablerie import drain, drainable
from nokturn.games.vendetta.effects import in_force, sources
from nokturn.games.vendetta.hooks import Hook
from nokturn.games.vendetta.playing import pay_and_trigger, put_down
from nokturn.games.vendetta.playing import play_options as card_options
from nokturn.games.vendetta.relics import has_relic
from nokturn.games.vendetta.resources import place_blood, spendable
from nokturn.games.vendetta.state import Vendetta, player_order
from nokturn.kernel import Ask, Option, Refused, Rule, Seat, ask, call, procedure, refusing
from nokturn.kernel.procedures import Procedure

offers_in_turn = Hook[Callable[[Vendetta, Seat], Iterator[Option | Refused]]](
    "offers something in its player's Planning turn (a relic, an ally); a procedure `carries_out` the option",
    "game, player",
)
ends_planning = Hook[Procedure]("acts at the end of Planning (W-PLANEND)")

LIMIT = TABLES.planning.blood_limit

CARD_FIRST = refusing(
    {EndTurn: "VEN-PLAN-17", PlaceBlood: "VEN-PLAN-09", FlipTokens: "VEN-DIAB-04", Drain: "VEN-DRAIN-01"}
)
ONE_CARD_ONLY = refusing(
    {PlayCard: "VEN-PLAN-02", PlaceBlood: "VEN-PLAN-08", FlipTokens: "VEN-DIAB-04", Drain: "VEN-DRAIN-01"}
)
TOKENS_USED = (*refusing({FlipTokens: "VEN-DIAB-06"}), *ONE_CARD_ONLY)


def turns(game: Vendetta) -> int:
    """Turns per player this round, one fewer than cards (VEN-PLAN-19); VEN-PLAN-01, VEN-3P-02, VEN-TEAM-12."""
    table = TABLES.planning.turns_three_players if len(game.seats) == 3 else TABLES.planning.turns_standard
    return table[game.round - 1]


@procedure(rule=("VEN-PLAN-01", "VEN-PLAN-18", "VEN-R-38"))
def planning(game: Vendetta) -> Rule:
    """Turn cycles until everybody has had the full number, then the end of the phase."""
    game.phase = "planning"
    game.tell("phase-planning", count=turns(game))
    for _ in range(turns(game)):
        for seat in player_order(game):
            if seat not in game.out:
                yield call(turn, seat)
    for source in sources(game, ends_planning, game.districts):
        if in_force(game, source):
            yield call(ends_planning[source.card], source)


@procedure(rule=("VEN-PLAN-02", "VEN-PLAN-13", "VEN-PLAN-16", "VEN-PLAN-17", "VEN-DIAB-11", "VEN-DRAIN-01"))
def turn(game: Vendetta, player: Seat) -> Rule:
    """One Planning turn.  Drains never have to wait, the one card must be played; VEN-R-07, VEN-R-37."""
    if not game.hands[player]:
        game.tell("skips-turn", player=player)
        return
    game.tell("turn", player=player)
    played = ""
    placed = False
    while True:
        if played:
            choice = yield after_card(game, player, played, placed)
        else:
            choice = yield before_card(game, player)
        if isinstance(choice, PlayCard):
            played = choice.district
            slot = put_down(game, player, choice.card, played, choice.face_up)
            yield call(pay_and_trigger, player, slot)
        elif isinstance(choice, PlaceBlood):
            place_blood(game, player, played, choice.amount)
            placed = True
        elif isinstance(choice, FlipTokens):
            flip_tokens(game, player, played, choice.count)
        elif isinstance(choice, Drain):
            drain(game, player, choice.ally, frenzy=False)
        elif isinstance(choice, EndTurn):
            return
        else:
            yield call(type(choice), player, choice)
        if player in game.out:
            return


def before_card(game: Vendetta, player: Seat) -> Ask:
    """(a) and (b) of the turn: the card is still to be played."""
    options: list[Option | Refused] = [*card_options(game, player), *any_time_options(game, player)]
    return ask(player, "turn", options, rule="VEN-PLAN-02", auto=True, otherwise=CARD_FIRST)


def after_card(game: Vendetta, player: Seat, district: str, placed: bool) -> Ask:
    """(d) and (e) of the turn: the card has been played into `district`."""
    options = [EndTurn(), *blood_options(game, player, placed), *token_options(game, player)]
    options += any_time_options(game, player)
    return ask(
        player,
        "after-card",
        options,
        rule="VEN-PLAN-13",
        auto=True,
        otherwise=TOKENS_USED if game.used_tokens[player] else ONE_CARD_ONLY,
        district=district,
    )


def any_time_options(game: Vendetta, player: Seat) -> Iterator[Option | Refused]:
    """What is possible at any moment of the own turn: drains, the relic, what allies offer."""
    for card in drainable(game, player):
        yield Drain(card)
    for card in game.alliances[player]:
        if not ALLIANCE[card].drainable:
            yield Refused(Drain(card), "VEN-FRENZY-10")
    for card in game.drained[player]:
        yield Refused(Drain(card), "VEN-DRAIN-05")
    if player in game.relics:
        yield from relic_options(game, player, game.relics[player])
    for card in game.alliances[player]:
        if card in offers_in_turn:
            yield from offers_in_turn[card](game, player)


def relic_options(game: Vendetta, player: Seat, relic: str) -> Iterator[Option | Refused]:
    """What a relic offers in its holder's turn, and why it no longer does; VEN-REL-03."""
    if relic in offers_in_turn:
        options = offers_in_turn[relic](game, player)
        if has_relic(game, player, relic):
            yield from options
        else:
            yield from (Refused(option, "VEN-REL-03") for option in options if isinstance(option, Option))


def blood_options(game: Vendetta, player: Seat, placed: bool) -> Iterator[Option | Refused]:
    """Up to 3 blood, once, never the last of the pool; VEN-PLAN-08, VEN-PLAN-10."""
    for amount in range(1, 1 if placed else LIMIT + 1):
        option = PlaceBlood(amount)
        if amount > spendable(game, player):
            yield Refused(option, "VEN-PLAN-10", (("blood", game.blood[player]),))
        else:
            yield option


def token_options(game: Vendetta, player: Seat) -> Iterator[FlipTokens]:
    """Any number of ready tokens; VEN-DIAB-04, VEN-DIAB-06, VEN-DIAB-08."""
    for count in range(1, game.ready_tokens[player] + 1):
        yield FlipTokens(count)


def flip_tokens(game: Vendetta, player: Seat, district: str, count: int) -> None:
    """Each used token puts blood from the supply into the area; VEN-DIAB-04, VEN-DIAB-05."""
    game.ready_tokens[player] -= count
    game.used_tokens[player] += count
    game.put_blood(district, player, count * TABLES.diablerie.blood_per_flip)
    game.tell("flips-tokens", player=player, district=district, count=count)
