"""Malkavian: surprises and odd effects.  MA09 is data."""

from __future__ import annotations

from nokturn.games.vendetta.choices import ResolveCard, ThisCard, ThisRival
from nokturn.games.vendetta.clash import adds_to_total, counts_rivals, rivals_counted, strengthens
from nokturn.games.vendetta.content import amount
from nokturn.games.vendetta.diablerie import return_to_owner, without
from nokturn.games.vendetta.effects import hit, resolves, rivals_of
from nokturn.games.vendetta.playing import play_by_effect
from nokturn.games.vendetta.reactions import turn_down
from nokturn.games.vendetta.resources import Source, lose, place_blood, spendable
from nokturn.games.vendetta.rounds import ends_round
from nokturn.games.vendetta.state import Deployed, Vendetta, player_order, tie_order
from nokturn.kernel import Rule, Seat, ask, ask_all, ask_number, ask_some, call, chance, procedure, shuffle


@resolves("MA01")
@procedure(rule="VEN-R-18")
def mesmerize(game: Vendetta, source: Source) -> Rule:
    """Every card in a rival's hand is played face up into your area; you are the one playing them."""
    here, player = source.district, source.by
    targets = yield call(rivals_of, source)
    if not targets:
        return
    choice = yield ask(
        player, "mesmerize", [ThisRival(target) for target in targets], rule="VEN-RES-PREP-04", card="MA01", auto=True
    )
    rival = choice.target
    while game.hands[rival] and player not in game.out:
        card = game.hands[rival][0]
        game.hands[rival] = game.hands[rival][1:]
        yield call(play_by_effect, player, rival, card, here)


@resolves("MA02")
@procedure(rule=("VEN-R-19", "VEN-R-02"))
def auction_of_blood(game: Vendetta, source: Source) -> Rule:
    """Secret bids; the lowest turns a card down; your bid is placed here, rivals lose theirs."""
    here, player = source.district, source.by
    targets = yield call(rivals_of, source)
    if not targets:
        return
    bids = yield ask_all(
        [
            ask_number(seat, "bid", 0, spendable(game, seat), rule="VEN-R-19", card="MA02", auto=True)
            for seat in (player, *targets)
        ]
    )
    for seat, bid in bids:
        game.tell("bids", player=seat, amount=bid, reveals=True)
    loser = lowest_bidder(game, bids)
    if face_up_count(game, here, loser):
        choice = yield ask(
            loser,
            "turn-one-down",
            [ThisCard(card.card, loser) for card in game.area(here, loser).cards if card.face_up],
            rule="VEN-R-19",
            card="MA02",
            auto=True,
        )
        turn_down(game, next(c.slot for c in game.area(here, loser).cards if c.card == choice.card))
    for seat, bid in bids:
        if player in game.out:
            return
        if seat == player:
            place_blood(game, player, here, bid)
        else:
            yield call(lose, seat, bid, source)


def lowest_bidder(game: Vendetta, bids: tuple[tuple[Seat, int], ...]) -> Seat:
    """A tie is won by the earlier player, so the later one is the lowest; VEN-R-19, VEN-R-04."""
    order = tie_order(game)
    return min(bids, key=lambda bid: (bid[1], -order.index(bid[0])))[0]


@resolves("MA03")
@procedure(rule="VEN-R-18")
def madness_network(game: Vendetta, source: Source) -> Rule:
    """Play every card left in your hand here, face up."""
    here, player = source.district, source.by
    while game.hands[player]:
        card = game.hands[player][0]
        game.hands[player] = game.hands[player][1:]
        yield call(play_by_effect, player, player, card, here)


@counts_rivals("MA04")
@strengthens("MA04")
def shadow_strike(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """Stronger if no rival has fewer face-up cards here than you."""
    own = face_up_count(game, district, seat)
    others = rivals_counted(game, district, seat, card.card)
    return amount("MA04", "strength") if all(face_up_count(game, district, rival) >= own for rival in others) else 0


def face_up_count(game: Vendetta, district: str, seat: Seat) -> int:
    return sum([card.face_up for card in game.area(district, seat).cards])


@resolves("MA05")
@procedure(rule="VEN-R-08")
def chaos(game: Vendetta, source: Source) -> Rule:
    """You may take cards from your area back to their owners' hands; for each of them steal from each rival."""
    here, player = source.district, source.by
    chosen = yield ask_some(
        player,
        "chaos",
        [ThisCard(card.card, player) for card in game.area(here, player).cards],
        0,
        len(game.area(here, player).cards),
        rule="VEN-RES-PREP-04",
        card="MA05",
    )
    if not chosen:
        return
    targets = yield call(rivals_of, source)
    names = tuple([choice.card for choice in chosen])
    slots = tuple([card.slot for card in game.area(here, player).cards if card.card in names])
    for card in game.lift(here, player, slots):
        return_to_owner(game, card.owner, card.card)
    game.tell("takes-cards-back", player=player, count=len(names))
    yield call(hit, "steal", targets, len(names) * amount("MA05", "steal"), source)


@resolves("MA06")
@procedure(rule=("VEN-R-43", "VEN-R-18"))
def malkavs_bane(game: Vendetta, source: Source) -> Rule:
    """Play the top card of your clan deck here; at the end of the round the deck gets a card back."""
    player = source.by
    if game.decks[player]:
        card = game.decks[player][0]
        game.decks[player] = game.decks[player][1:]
        game.bottoms[player] = min(game.bottoms[player], len(game.decks[player]))
        game.owing = (*game.owing, player)
        yield call(play_by_effect, player, player, card, source.district)


@ends_round("MA06")
@procedure(rule=("VEN-EOR-06", "VEN-R-43"))
def decks_get_their_due(game: Vendetta) -> Rule:
    """Everybody who owes their deck a card pays, once for each time."""
    for seat in player_order(game):
        for _ in range(game.owing.count(seat)):
            yield call(pay_the_bane, seat)
    game.owing = ()


@procedure(rule=("VEN-EOR-06", "VEN-R-43"))
def pay_the_bane(game: Vendetta, seat: Seat) -> Rule:
    """One card of the hand, starters included, is shuffled into the clan deck."""
    if game.hands[seat]:
        choice = yield ask(
            seat, "malkavs-bane", [ResolveCard(card) for card in game.hands[seat]], rule="VEN-R-43", card="MA06"
        )
        game.hands[seat] = without(game.hands[seat], choice.card)
        game.decks[seat] = (*game.decks[seat], choice.card)
        order = yield chance(shuffle(len(game.decks[seat])))
        game.decks[seat] = tuple([game.decks[seat][number] for number in order])
        game.bottoms[seat] = 0
        game.seen[seat] = ()
        game.tell("shuffles-into-deck", player=seat, privy=(seat,), secret={"card": choice.card})


@resolves("MA07")
@procedure(rule="VEN-R-36")
def mindless_assault(game: Vendetta, source: Source) -> Rule:
    """You may turn your cards here down; until the ranking each face-down one has a strength."""
    here, player = source.district, source.by
    chosen = yield ask_some(
        player,
        "mindless-assault",
        [ThisCard(card.card, player) for card in game.area(here, player).cards if card.face_up],
        0,
        len(game.area(here, player).cards),
        rule="VEN-RES-PREP-04",
        card="MA07",
    )
    names = tuple([choice.card for choice in chosen])
    for slot in tuple([card.slot for card in game.area(here, player).cards if card.card in names]):
        turn_down(game, slot)
    game.settle(mindless=(*game.fight.mindless, player))


@adds_to_total("MA07")
def face_down_strength(game: Vendetta, district: str, seat: Seat) -> int:
    """Every face-down card of the player counts, whenever it came."""
    if seat not in game.fight.mindless:
        return 0
    return amount("MA07", "face-down-strength") * sum([not card.face_up for card in game.area(district, seat).cards])


@strengthens("MA08")
def ready(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """Stronger for each card in your area, this one included."""
    return amount("MA08", "strength-each") * len(game.area(district, seat).cards)
