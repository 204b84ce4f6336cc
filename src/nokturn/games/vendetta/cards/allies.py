"""Allies with an ability that lasts.  What they do once when they join, and what they add to costs and rewards, is
data (`when_gained`, `amounts`, `wins_ties`, `prey`, `tokens`, `drainable`)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vendetta.choices import DoneLooking, KeepAll, Look
from nokturn.games.vendetta.content import ALLIES, HAVEN, amount
from nokturn.games.vendetta.diablerie import without
from nokturn.games.vendetta.hand import offers_to_keep, put_under
from nokturn.games.vendetta.knowledge import hidden_from, look_at
from nokturn.games.vendetta.planning import offers_in_turn
from nokturn.games.vendetta.reactions import CardPlayed, after_card_played
from nokturn.games.vendetta.resources import Source, spend, spendable, supply_blood
from nokturn.games.vendetta.scoring import scores
from nokturn.games.vendetta.state import Vendetta
from nokturn.games.vendetta.withdraw import before_choosing
from nokturn.kernel import Refused, Rule, Seat, ask, call, carries_out, procedure
from nokturn.kernel.handles import handle
from nokturn.kernel.happenings import Trigger

# AL05 Carmelita Neillson


@procedure()
def carmelita(game: Vendetta, trigger: Trigger, record: CardPlayed) -> CardPlayed:
    """A card of yours at the Haven brings 1 blood from the supply there."""
    supply_blood(game, record.player, record.district, amount("AL05", "blood-here"), cause="AL05")
    return record


@after_card_played("AL05")
def at_the_princes_table(game: Vendetta, record: CardPlayed) -> Iterator[Trigger]:
    """Her player's own plays at the Haven; VEN-R-17."""
    if record.district == HAVEN and "AL05" in game.alliances[record.player]:
        yield Trigger(record.player, "AL05", carmelita.name)


# AL13 Ambrus Maropis


@offers_in_turn("AL13")
def look_options(game: Vendetta, player: Seat) -> Iterator[Look | Refused]:
    """One blood per face-down card, never the last one."""
    cost = amount("AL13", "look-cost")
    poor = (("cost", cost), ("blood", game.blood[player])) if spendable(game, player) < cost else ()
    for district, holder, card in hidden_from(game, player):
        option = Look(district, holder, handle(game, player, card.slot))
        yield Refused(option, "VEN-RSRC-04", poor) if poor else option


@carries_out(Look)
@procedure(rule="VEN-R-30")
def look(game: Vendetta, player: Seat, choice: Look) -> Rule:
    """Pay, then see the card."""
    yield call(spend, player, amount("AL13", "look-cost"), Source("AL13", player))
    for district, holder, card in hidden_from(game, player):
        if handle(game, player, card.slot) == choice.handle:
            look_at(game, player, district, holder, card)
            return


@before_choosing("AL13")
@procedure(rule="VEN-R-30")
def look_before_choosing(game: Vendetta, source: Source) -> Rule:
    """In the Withdraw step of a district you are in, before you lock your choice."""
    player = source.by
    while game.is_in(source.district, player):
        options = tuple(look_options(game, player))
        if not any(isinstance(option, Look) for option in options):
            return
        choice = yield ask(player, "look", [DoneLooking(), *options], rule="VEN-R-30", district=source.district)
        if isinstance(choice, DoneLooking):
            return
        yield call(look, player, choice)


# AL26 Julie Munoz


@scores("AL26")
def julie(game: Vendetta, seat: Seat) -> int:
    """More points as the only undrained human ally of the alliance; victims are no allies; VEN-R-44."""
    humans = [card for card in game.alliances[seat] if card in ALLIES and ALLIES[card].kind == "human"]
    return amount("AL26", "score") if humans == ["AL26"] else 0


# AL27 Roberta Urbani


@offers_to_keep("AL27")
def keep_all_options(game: Vendetta, seat: Seat) -> Iterator[KeepAll]:
    """All drawn cards, and one card of the hand goes down instead; VEN-R-28."""
    for card in game.hands[seat]:
        yield KeepAll(card)


@carries_out(KeepAll)
@procedure(rule="VEN-R-28")
def keep_all(game: Vendetta, seat: Seat, choice: KeepAll) -> None:
    """Nobody else learns what went under the deck, so nothing outside it is known any more."""
    game.hands[seat] = (*without(game.hands[seat], choice.card), *game.drawn[seat])
    put_under(game, seat, (choice.card,))
    game.seen[seat] = ()
    game.tell("keeps-all", player=seat, privy=(seat,), secret={"card": choice.card})
    game.drawn[seat] = ()
