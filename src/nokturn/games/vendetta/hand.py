"""Phase 3: Hand management (VEN-HAND, VEN-3P-01)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from nokturn.games.vendetta.choices import Keep
from nokturn.games.vendetta.content import TABLES, Draw
from nokturn.games.vendetta.hooks import Hook
from nokturn.games.vendetta.state import Vendetta, player_order
from nokturn.kernel import Ask, Option, Rule, Seat, ask, ask_all, call, carries_out, procedure

offers_to_keep = Hook[Callable[[Vendetta, Seat], Iterator[Option]]](
    "offers its player another way to keep drawn cards; a procedure `carries_out` the option", "game, seat"
)


def draw_now(game: Vendetta) -> Draw:
    """How many to draw and keep, which makes hands of the size in VEN-HAND-02; VEN-HAND-01, VEN-3P-01."""
    if len(game.seats) == 3 and game.round == 1:
        return TABLES.hand.three_players_round_1
    return TABLES.hand.standard


@procedure(rule=("VEN-HAND-01", "VEN-HAND-03", "VEN-ROUND-02"))
def hand_management(game: Vendetta) -> Rule:
    """Everybody draws, keeps in secret, and puts the rest on the bottom of the deck."""
    game.phase = "hand"
    game.tell("phase-hand")
    for seat in player_order(game):
        take_up(game, seat, draw_now(game).draw)
    answers = yield ask_all([keep_ask(game, seat) for seat in player_order(game) if game.drawn[seat]])
    for seat, choice in answers:
        yield call(type(choice), seat, choice)


def take_up(game: Vendetta, seat: Seat, count: int) -> None:
    """The top cards of the own deck, or what is left of it; VEN-HAND-04."""
    drawn = game.decks[seat][:count]
    game.drawn[seat], game.decks[seat] = drawn, game.decks[seat][count:]
    game.bottoms[seat] = min(game.bottoms[seat], len(game.decks[seat]))
    game.tell("draws-cards", player=seat, count=len(drawn), privy=(seat,), secret={"cards": drawn}, reveals=True)


def keep_ask(game: Vendetta, seat: Seat) -> Ask:
    """Which of the drawn cards to keep; a lone card is kept without asking; VEN-HAND-04."""
    rule = "VEN-HAND-01" if draw_now(game) == TABLES.hand.standard else "VEN-3P-01"
    return ask(seat, "keep", keep_options(game, seat), rule=rule, auto=True)


def keep_options(game: Vendetta, seat: Seat) -> Iterator[Option]:
    """As many of them as may be kept, and what an ally offers instead; VEN-R-28."""
    drawn = game.drawn[seat]
    keeping = min(draw_now(game).keep, len(drawn))
    for cards in combinations(drawn, keeping):
        yield Keep(cards)
    if keeping < len(drawn):
        for ally in game.alliances[seat]:
            if ally in offers_to_keep:
                yield from offers_to_keep[ally](game, seat)


@carries_out(Keep)
@procedure(rule="VEN-HAND-01")
def keep(game: Vendetta, seat: Seat, choice: Keep) -> None:
    """The chosen cards go to the hand, the others under the deck; nobody else learns which."""
    game.hands[seat] = (*game.hands[seat], *choice.cards)
    put_under(game, seat, tuple([card for card in game.drawn[seat] if card not in choice.cards]))
    game.tell("keeps", player=seat, count=len(choice.cards), privy=(seat,), secret={"cards": choice.cards})
    game.drawn[seat] = ()


def put_under(game: Vendetta, seat: Seat, cards: tuple[str, ...]) -> None:
    """To the bottom of the deck; the owner goes on knowing them; VEN-SETUP-17."""
    game.decks[seat] = (*game.decks[seat], *cards)
    game.bottoms[seat] += len(cards)
