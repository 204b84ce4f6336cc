"""Characters leave the queue, the others slide right, and the deck fills it up from the left; HER-QUEUE-04 to -08."""

from __future__ import annotations

from nokturn.games.heritage.queue.slots import SLOTS
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, call, chance, procedure, shuffle


def leave_queue(game: Heritage, *cards: str) -> None:
    """They leave at once; a marker on one of them goes back to its owner; HER-QUEUE-05, HER-RESERVE-03."""
    game.queue = tuple([card for card in game.queue if card not in cards])
    for seat, held in tuple(game.reserved.items()):
        if held in cards:
            del game.reserved[seat]


def discard_characters(game: Heritage, *cards: str) -> None:
    """HER-QUEUE-07."""
    game.discard = (*game.discard, *cards)


@procedure(rule=("HER-QUEUE-04", "HER-QUEUE-08"))
def refill(game: Heritage) -> Rule:
    """New characters come into the empty slots on the left, the rightmost first."""
    if not game.deck:
        yield call(mind_the_deck)
    while len(game.queue) < SLOTS and game.deck:
        card, game.deck = game.deck[0], game.deck[1:]
        game.queue = (card, *game.queue)
        game.tell("joins-queue", character=card, reveals=True)
        if not game.deck:
            yield call(mind_the_deck)


@procedure(rule="HER-QUEUE-08")
def mind_the_deck(game: Heritage) -> Rule:
    """An empty deck is made anew from the discard pile at once."""
    if game.deck or not game.discard:
        return
    order = yield chance(shuffle(len(game.discard)))
    game.deck, game.discard = tuple([game.discard[number] for number in order]), ()
    game.tell("deck-made-anew", count=len(game.deck))
