"""The story of the game, from the deal to the morning.  Read downwards: a procedure for each step of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from nokturn.games.skeleton.choices import Curse, Dig, Lay, SendCrow, Wait
from nokturn.games.skeleton.content import CROW, DECK
from nokturn.games.skeleton.state import Skeleton
from nokturn.kernel import Ask, Option, Refused, Rule, Seat, ask, call, carries_out, chance, pick, procedure, shuffle
from nokturn.kernel.reactions import Then, Window, window

HAND = 3


@procedure(rule=("SKE-07", "SKE-08"))
def play_skeleton(game: Skeleton) -> Rule:
    """The whole game: rounds of turns, until a body is whole or the night is over."""
    yield call(deal)
    while game.round < game.rounds:
        game.round += 1
        game.tell("round", round=game.round)
        for seat in game.seats:
            yield call(take_turn, seat)
            if game.whole(seat):
                game.tell("whole", player=seat)
                game.finished = True
                return
    game.tell("morning")
    game.finished = True


@procedure(rule="SKE-01")
def deal(game: Skeleton) -> Rule:
    order = yield chance(shuffle(len(DECK)))
    cards = [DECK[number] for number in order]
    for seat in game.seats:
        game.hands[seat], cards = tuple(cards[:HAND]), cards[HAND:]
        game.laid[seat] = ()
        game.tell("dealt", player=seat, count=HAND, privy=(seat,), secret={"cards": game.hands[seat]}, reveals=True)
    game.pile = tuple(cards)


@procedure(rule="SKE-02")
def take_turn(game: Skeleton, seat: Seat) -> Rule:
    """One thing a turn.  Whatever is chosen is carried out by the procedure that says so."""
    chosen = yield ask(seat, "turn", possible(game, seat), rule="SKE-02")
    if not isinstance(chosen, Wait):
        yield call(type(chosen), seat, chosen)


def possible(game: Skeleton, seat: Seat) -> Iterator[Option | Refused]:
    """What a player may do, and what not and why."""
    yield Dig() if game.pile else Refused(Dig(), "SKE-03")
    for card in dict.fromkeys(game.hands[seat]):
        if card != CROW:
            yield Refused(Lay(card), "SKE-04", (("card", card),)) if card in game.laid[seat] else Lay(card)
    for other in game.others(seat):
        yield Curse(other) if game.hands[other] else Refused(Curse(other), "SKE-05", (("target", other),))
    yield Wait()


@carries_out(Dig)
@procedure(rule="SKE-03")
def dig(game: Skeleton, seat: Seat, chosen: Dig) -> None:
    card, game.pile = game.pile[0], game.pile[1:]
    game.hands[seat] = (*game.hands[seat], card)
    game.tell("digs", player=seat, privy=(seat,), secret={"card": card}, reveals=True)


@carries_out(Lay)
@procedure(rule="SKE-04")
def lay(game: Skeleton, seat: Seat, chosen: Lay) -> None:
    game.drop(seat, chosen.card)
    game.laid[seat] = (*game.laid[seat], chosen.card)
    game.tell("lays", player=seat, card=chosen.card)


@carries_out(Curse)
@procedure(rule="SKE-05")
def curse(game: Skeleton, seat: Seat, chosen: Curse) -> Rule:
    """The one who is cursed may answer; otherwise chance takes a card."""
    game.tell("curses", player=seat, target=chosen.target)
    cursed = yield call(window, Cursed(player=seat, target=chosen.target))
    if cursed.stopped:
        return
    number = yield chance(pick(len(game.hands[chosen.target])))
    card = game.hands[chosen.target][number]
    game.drop(chosen.target, card)
    game.discard = (*game.discard, card)
    game.tell("loses", player=chosen.target, card=card, reveals=True)


class Cursed(Window, frozen=True, kw_only=True):
    """Somebody is cursed, and may send a crow.

    Whoever holds cards is asked, crow or no crow: the question itself must not tell."""

    player: Seat
    target: Seat
    after_use: ClassVar[Then] = "over"

    def order(self, game: Skeleton) -> tuple[Seat, ...]:
        return (self.target,)

    def could(self, game: Skeleton, who: Seat) -> bool:
        return bool(game.hands[who])

    def offers(self, game: Skeleton, who: Seat) -> Iterator[Option | Refused]:
        yield SendCrow() if CROW in game.hands[who] else Refused(SendCrow(), "SKE-06")

    def question(self, game: Skeleton, who: Seat) -> Ask:
        return ask(who, "cursed", self.choices(game, who), rule="SKE-06", target=self.player)


@carries_out(SendCrow)
@procedure(rule="SKE-06")
def send_crow(game: Skeleton, who: Seat, use: SendCrow, cursed: Cursed) -> Cursed:
    game.drop(who, CROW)
    game.discard = (*game.discard, CROW)
    game.tell("averts", player=who, target=cursed.player, reveals=True)
    return replace(cursed, stopped=True)
