"""Further effects that card texts are made of: counters between holders, control, torpor, delays (catalogue, 16.3)."""

from __future__ import annotations

from typing import ClassVar

from nokturn.games.vtes.conditions import holds
from nokturn.games.vtes.counters import add_counters, no_withdrawal, to_uncontrolled
from nokturn.games.vtes.effects import resolve, who_is
from nokturn.games.vtes.state import Later, Play, Vtes
from nokturn.games.vtes.texts import Effect
from nokturn.kernel import Rule, call, procedure

ALL = 1_000
"""As an amount: all there is."""
NAMED = -1
"""As an amount: the number that was chosen."""


def take(game: Vtes, giver: str, amount: int) -> int:
    """Counters leave a pool or a card, as many as there are (VTES-CTR-06, VTES-TGT-04). Says how many."""
    if giver in game.seats:
        taken = min(amount, game.pool[giver])
        game.pool[giver] -= taken
        no_withdrawal(game, giver)
        return taken
    if giver not in game.cards:
        return 0
    card = game.cards[giver]
    taken = max(min(amount, card.counters), 0)
    game.change(giver, counters=card.counters - taken)
    no_withdrawal(game, card.controller)
    return taken


def move(game: Vtes, giver: str, to: str, amount: int) -> int:
    """Counters from one holder to another: pool, card, card face down (`?slot`); empty: the bank. Says how many."""
    moved = take(game, giver, amount)
    if moved:
        game.tell("moves-counters", amount=moved, giver=giver, taker=to)
        if to in game.seats:
            game.pool[to] += moved
        elif to.startswith("?"):
            to_uncontrolled(game, int(to[1:]), moved)
        elif to in game.cards:
            add_counters(game, to, moved)
    return moved


class Move(Effect, frozen=True, kw_only=True):
    """Counters between two holders (pool, vampire, card), or to the bank."""

    giver: str
    to: str = ""
    amount: int = 1

    def apply(self, game: Vtes, play: Play) -> None:
        amount = self.amount
        if amount == NAMED:
            amount = next(int(word) for word in play.chosen if word.isdecimal())
        move(game, who_is(game, play, self.giver), who_is(game, play, self.to) if self.to else "", amount)


class Mark(Effect, frozen=True, kw_only=True):
    """Something is used up for a card until a scope ends: targets say `unmarked=…` of it."""

    key: str
    who: str = "chosen"
    scope: str = "turn"

    def apply(self, game: Vtes, play: Play) -> None:
        game.spend(self.scope, f"{self.key}/{who_is(game, play, self.who)}")


class GiveControl(Effect, frozen=True, kw_only=True):
    """From now on somebody else controls the card (VTES-TERM-06)."""

    to: str
    who: str = "this"

    def apply(self, game: Vtes, play: Play) -> None:
        ref, seat = who_is(game, play, self.who), who_is(game, play, self.to)
        if ref in game.cards and seat in game.playing:
            game.change(ref, controller=seat)
            game.tell("gives-control", card=ref, player=play.seat, target=seat)


class ToReady(Effect, frozen=True, kw_only=True):
    """Out of torpor, locked or not as it was."""

    who: str = "chosen"
    does: ClassVar[str] = "vtes.primitives.to_ready"


class Delay(Effect, frozen=True, kw_only=True):
    """A procedure `name(game, play)` for later in this action: `before-resolution` or `after-resolution`."""

    moment: str
    name: str

    def apply(self, game: Vtes, play: Play) -> None:
        game.later = (*game.later, Later(self.moment, self.name, play))


class Provided(Effect, frozen=True):
    """Effects that happen only if a condition holds of the minion."""

    word: str
    effects: tuple[Effect, ...]
    does: ClassVar[str] = "vtes.primitives.provided"


@procedure()
def provided(game: Vtes, play: Play, effect: Provided) -> Rule:
    """If the condition holds."""
    if holds(game, effect.word, game.cards.get(play.minion), game.cards.get(play.source), play.seat):
        yield call(resolve, play, effect.effects)


@procedure(rule="VTES-TORPOR-01")
def to_ready(game: Vtes, play: Play, effect: ToReady) -> Rule:
    """A vampire leaves torpor by an effect."""
    yield call("vtes.leaving.out_of_torpor", who_is(game, play, effect.who))
