"""The end of a Methuselah, and of the game (VTES-END-01..11, VTES-WITHDRAW-01..06)."""

from __future__ import annotations

from nokturn.games.vtes.printed.content import NUMBERS
from nokturn.games.vtes.state.counters import drain, gain_pool
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.stats import amount_for, statics
from nokturn.games.vtes.state.zones import both, burn, says
from nokturn.kernel.asks import Seat


def oust(game: Vtes) -> None:
    """Everybody without pool leaves at the same moment; each one's predator of that moment gets the victory point, and
    6 pool unless ousted too (VTES-END-01, VTES-END-03, VTES-END-04, VTES-END-09, VTES-R-03, VTES-R-18, VTES-X-14)."""
    lost = tuple([seat for seat in game.playing if game.pool[seat] <= 0])
    predators = [(seat, game.predator(seat)) for seat in lost]
    more = {seat: amount_for(game, "pool-for-ousting", seat) for seat in game.playing}
    for seat in lost:
        game.tell("ousted", player=seat)
        leave(game, seat)
    for _, predator in predators:
        if predator:
            score(game, predator, NUMBERS.oust_victory_points)
            if predator not in lost:
                gain_pool(game, predator, NUMBERS.oust_pool + more[predator], "ousting")
    finish(game)


def leave(game: Vtes, seat: Seat) -> None:
    """Out of the game, with all that the Methuselah controls and owns in hand, library, crypt and ash heap, whoever
    owns it; cards of theirs that others control stay (VTES-END-02, VTES-WITHDRAW-06, VTES-R-02, VTES-R-33).
    What nobody has seen is taken along unseen."""
    game.gone = (*game.gone, seat)
    unseen_ones = [one for card in game.cards.values() for one in kept_unseen(card, seat)]
    for card in tuple(game.cards.values()):
        if card.controller == seat and card.ref in game.cards:
            out(game, card.ref)
    game.removed = (*game.removed, *[(seat, card) for card in game.ash[seat]])
    unseen = [hidden.card for hidden in game.uncontrolled[seat] if not hidden.ref]
    game.left[seat] = (*game.hands[seat], *game.library[seat], *game.crypt[seat], *unseen, *unseen_ones)
    game.drawing = tuple([other for other in game.drawing if other != seat])
    game.reclaiming = tuple([one for one in game.reclaiming if one[0] != seat])
    game.hands[seat] = game.library[seat] = game.crypt[seat] = game.ash[seat] = ()
    game.uncontrolled[seat] = ()
    game.pool[seat] = 0
    game.owed = tuple([owed for owed in game.owed if owed.seat != seat])
    game.withdrawing = tuple([other for other in game.withdrawing if other != seat])
    if game.edge == seat:
        game.edge = ""
    if seat == game.active:
        game.turn_over = True
    for card in tuple(game.cards.values()):
        drain(game, card.ref)  # a Discipline card that has left made somebody larger (VTES-CTR-05)


def kept_unseen(card: Card, seat: Seat) -> list[str]:
    """What lies face down on a card of somebody who leaves, and is their own."""
    if card.controller != seat or not says(card, "kept-face-down"):
        return []
    return [printed for owner, printed in card.kept if owner == seat]


def out(game: Vtes, ref: str) -> None:
    """A card leaves the game for good; what others have put on it is burned (VTES-TERM-08)."""
    for on_it in tuple(game.attached(ref)):
        if on_it.controller in game.gone:
            out(game, on_it.ref)
        else:
            burn(game, on_it.ref)
    card = game.cards.pop(ref)
    hidden = kept_unseen(card, card.controller)
    kept = [one for one in card.kept if not hidden or one[0] != card.controller]
    game.removed = (*game.removed, *both(card), *kept)


def score(game: Vtes, seat: Seat, points: int) -> None:
    """Victory points, also for somebody who has just been ousted (VTES-END-04)."""
    award(game, seat, 2 * points)


def award(game: Vtes, seat: Seat, halves: int) -> None:
    """Halves of victory points; what a boon reserves goes to whoever controls it, boon after boon (VTES-WORD-06)."""
    for boon, _ in tuple(statics(game, "takes-points")):
        if seat in boon.chosen and boon.controller not in game.gone and halves:
            taken = min(halves, POINT - boon.counters)
            halves -= taken
            give_points(game, boon.controller, taken)
            game.change(boon.ref, counters=boon.counters + taken)
            if boon.counters + taken >= POINT:
                burn(game, boon.ref)
    if halves:
        give_points(game, seat, halves)


POINT = 2
"""A victory point in halves."""


def give_points(game: Vtes, seat: Seat, halves: int) -> None:
    """They are this Methuselah's; of halves alone everybody hears as the game ends."""
    game.points[seat] += halves
    if halves % POINT == 0:
        game.tell("scores", player=seat, amount=halves // POINT)


def finish(game: Vtes) -> None:
    """The last Methuselah gets one more victory point, and the game is over (VTES-END-05, VTES-END-10)."""
    left = game.playing
    if len(left) == 1:
        score(game, left[0], NUMBERS.last_victory_points)
    if len(left) <= 1:
        game.finished = True
