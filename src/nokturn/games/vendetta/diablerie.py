"""Draining, Diablerie tokens and elimination (VEN-DRAIN, VEN-DIAB)."""

from __future__ import annotations

from nokturn.games.vendetta.content import ALLIANCE, TABLES
from nokturn.games.vendetta.resources import gain_blood
from nokturn.games.vendetta.state import EMPTY, Vendetta
from nokturn.kernel import Seat


def drain(game: Vendetta, player: Seat, ally: str, *, frenzy: bool) -> None:
    """Mark the card drained, gain its blood, then pay for a vampire with Diablerie tokens.

    VEN-DRAIN-02, VEN-DRAIN-03, VEN-DRAIN-04, VEN-DRAIN-06; VEN-CARD-05, VEN-DIAB-01."""
    printed = ALLIANCE[ally]
    game.alliances[player] = without(game.alliances[player], ally)
    game.drained[player] = (*game.drained[player], ally)
    game.tell("drains", player=player, ally=ally, frenzy=frenzy)
    gain_blood(game, player, printed.drain_blood, cause=ally)
    if printed.kind == "vampire":
        game.ready_tokens[player] += printed.tokens
        game.tell("diablerie", player=player, count=printed.tokens, ally=ally)
        if tokens(game, player) >= TABLES.diablerie.limit:
            eliminate(game, player)


def tokens(game: Vendetta, player: Seat) -> int:
    """Ready and used tokens count alike; VEN-DIAB-07."""
    return game.ready_tokens[player] + game.used_tokens[player]


def drainable(game: Vendetta, player: Seat) -> tuple[str, ...]:
    """Cards the player may drain by choice; VEN-DRAIN-01, VEN-DRAIN-05."""
    return tuple([card for card in game.alliances[player] if ALLIANCE[card].drainable])


def eliminate(game: Vendetta, player: Seat) -> None:
    """The player drops out at once, and takes everything along; VEN-DIAB-03, VEN-DIAB-09 to VEN-DIAB-14, VEN-R-05."""
    game.tell("eliminated", player=player)
    if game.ambition == player:
        pass_ambition(game, next_clockwise(game, player))
    game.out = (*game.out, player)
    for district in game.districts:
        clear_area(game, district, player)
    clan_cards = [*game.hands[player], *game.drawn.get(player, ()), *game.decks[player]]
    relic = [game.relics.pop(player)] if player in game.relics else []
    leaving = [*clan_cards, *game.alliances[player], *game.drained[player], *relic]
    game.removed = (*game.removed, *leaving)
    for zone in (game.hands, game.decks, game.alliances, game.drained):
        zone[player] = ()
    if player in game.drawn:
        game.drawn[player] = ()
    for pool in (game.blood, game.influence, game.ready_tokens, game.used_tokens, game.bottoms):
        pool[player] = 0
    game.seen[player] = ()
    if one_side_left(game):
        game.tell("last-one-standing", players=tuple(s for s in game.seats if s not in game.out))
        game.phase = "over"
        game.finished = True


def clear_area(game: Vendetta, district: str, player: Seat) -> None:
    """Own cards leave the game, other players' are set aside; VEN-DIAB-09, VEN-DIAB-12."""
    for card in game.area(district, player).cards:
        if card.owner == player or card.owner in game.out:
            game.removed = (*game.removed, card.card)
        else:
            game.aside = (*game.aside, (card.owner, card.card))
    game.set_area(district, player, EMPTY)


def return_to_owner(game: Vendetta, owner: Seat, card: str) -> None:
    """A card goes back to its owner's hand; an eliminated owner has none; VEN-DIAB-12, VEN-RES-06."""
    if owner in game.out:
        game.removed = (*game.removed, card)
    else:
        game.hands[owner] = (*game.hands[owner], card)


def next_clockwise(game: Vendetta, player: Seat) -> Seat:
    """The next remaining player; VEN-DIAB-10."""
    start = game.seats.index(player)
    row = game.seats[start + 1 :] + game.seats[:start]
    return next(seat for seat in row if seat not in game.out)


def pass_ambition(game: Vendetta, player: Seat) -> None:
    """The ambition token changes hands, and the player order with it; VEN-ORDER-03, VEN-ORDER-04."""
    if game.ambition != player:
        game.ambition = player
        game.tell("ambition", player=player)


def one_side_left(game: Vendetta) -> bool:
    """Only one player, or one team, remains; VEN-DIAB-13, VEN-R-35."""
    left = [seat for seat in game.seats if seat not in game.out]
    return len({game.teams.get(seat, seat) for seat in left}) == 1


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """`cards` less one copy of `card`."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
