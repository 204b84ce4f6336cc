"""Further effects that card texts are made of: counters between holders, control, torpor, delays (catalogue, 16.3)."""

from __future__ import annotations

from typing import Any, Literal

from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import MASTER, Effect
from nokturn.games.vtes.state.choices import ChooseCard, Nothing
from nokturn.games.vtes.state.conditions import holds
from nokturn.games.vtes.state.counters import (
    add_counters,
    kind_of_counters,
    limited,
    no_withdrawal,
    note_emptied,
    note_loss,
    to_uncontrolled,
)
from nokturn.games.vtes.state.state import ATTACHED, IN_PLAY, REGIONS, Card, Vtes
from nokturn.games.vtes.state.stats import has_room, is_trophy
from nokturn.games.vtes.state.underway_records import InForce, Later, Play
from nokturn.games.vtes.state.vocabulary import ConditionWord, Lasts, LaterMoment, ProcedureName, Scope, Who
from nokturn.games.vtes.state.zones import burn, put_on
from nokturn.games.vtes.text.effects import SOMEBODYS, resolve, who_is
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, ask, call, carries_out, procedure
from nokturn.kernel.asks import Option, Seat

ALL = 1_000
"""As an amount: all there is."""
NAMED = -1
"""As an amount: the number that was chosen."""


def take_counters(game: Vtes, giver: str, amount: int) -> int:
    """Counters leave a pool or a card, as many as there are (VTES-CTR-06, VTES-TGT-04, VTES-X-16).

    Says how many."""
    if giver in game.seats:
        taken = min(amount, game.pool[giver])
        game.pool[giver] -= taken
        note_loss(game, giver, taken)
        if taken:
            no_withdrawal(game, giver)
        return taken
    if giver not in game.cards:
        return 0
    card = game.cards[giver]
    taken = max(min(amount, card.counters), 0)
    game.change(giver, counters=card.counters - taken)
    if taken and limited(card):
        no_withdrawal(game, card.controller)
        note_emptied(game, giver)
    return taken


def move(game: Vtes, giver: str, to: str, amount: int) -> int:
    """Counters from one holder to another: pool, card, card face down (`?slot`); empty: the bank. Says how many."""
    moved = take_counters(game, giver, amount)
    if moved:
        taker = "uncontrolled" if to.startswith("?") else to or "bank"
        what = "pool" if giver in game.seats else kind_of_counters(game.cards[giver])
        pooled = giver if giver in game.seats else to if to in game.seats else ""
        after = game.pool[pooled] + (moved if pooled == to else 0) if pooled else 0
        before = after + (moved if pooled == giver else -moved) if pooled else 0
        from_pool_to_pool = giver in game.seats and to in game.seats
        theirs: dict[str, Any] = {"had": game.pool[to], "has": game.pool[to] + moved} if from_pool_to_pool else {}
        game.tell(
            "moves-counters",
            amount=moved,
            giver=giver,
            taker=taker,
            what=what,
            pool="both" if from_pool_to_pool else bool(pooled),
            before=before,
            after=after,
            **theirs,
        )
        if to in game.seats:
            game.pool[to] += moved
        elif to.startswith("?"):
            to_uncontrolled(game, int(to[1:]), moved)
        elif to in game.cards:
            add_counters(game, to, moved)
    return moved


class Move(Effect, frozen=True, kw_only=True):
    """Counters between two holders (pool, vampire, card), or to the bank."""

    giver: Who
    to: Who | Literal[""] = ""
    amount: int = 1

    def apply(self, game: Vtes, play: Play) -> None:
        amount = self.amount
        if amount == NAMED:
            amount = next(int(word) for word in play.chosen if word.isdecimal())
        move(game, who_is(game, play, self.giver), who_is(game, play, self.to) if self.to else "", amount)


class Mark(Effect, frozen=True, kw_only=True):
    """Something is used up for a card until a scope ends: targets say `unmarked=…` of it."""

    key: str
    who: Who = "chosen"
    scope: Scope = "turn"

    def apply(self, game: Vtes, play: Play) -> None:
        game.spend(self.scope, f"{self.key}/{who_is(game, play, self.who)}")


def hand_over(game: Vtes, ref: str, seat: Seat) -> None:
    """Control changes, and with it that of the minion cards on the card; masters on it stay whose they are, but for
    trophies (VTES-TERM-04, VTES-TERM-05, VTES-MCARD-09)."""
    before = game.cards[ref].controller
    game.change(ref, controller=seat)
    for on_it in tuple(game.attached(ref)):
        master = on_it.printed in LIBRARY and MASTER in LIBRARY[on_it.printed].types
        if is_trophy(on_it.printed) or (
            not master and on_it.controller == before
        ):  # what others put there stays theirs
            hand_over(game, on_it.ref, seat)


def hand_over_for_good(game: Vtes, ref: str, seat: Seat) -> None:
    """Control changes, and nobody who lent the card before gets it back (VTES-TERM-12)."""
    game.borrowed = tuple([one for one in game.borrowed if one[0] != ref])
    hand_over(game, ref, seat)


class GiveControl(Effect, frozen=True, kw_only=True):
    """From now on somebody else controls the card (VTES-TERM-06)."""

    to: Who
    who: Who = "this"

    def apply(self, game: Vtes, play: Play) -> None:
        ref, seat = who_is(game, play, self.who), who_is(game, play, self.to)
        if ref in game.cards and seat in game.playing:
            hand_over_for_good(game, ref, seat)
            game.tell("gives-control", card=ref, player=play.seat, target=seat)


class Borrow(Effect, frozen=True, kw_only=True):
    """Control of somebody else's card for a while (`action`, `turn`, `unlock` …), after which it returns."""

    who: Who = "chosen"
    lasts: Lasts = "turn"

    def apply(self, game: Vtes, play: Play) -> None:
        ref = who_is(game, play, self.who)
        if ref not in game.cards or game.cards[ref].controller == play.seat:
            return
        lasts = f"{self.lasts}:{play.seat}" if self.lasts in SOMEBODYS else self.lasts
        hold = InForce(what=BORROWED, subject=ref, amount=1, lasts=lasts, source=play.card)
        game.in_force = (*game.in_force, hold)
        if all(card != ref for card, _ in game.borrowed):
            game.borrowed = (*game.borrowed, (ref, game.cards[ref].controller))
        hand_over(game, ref, play.seat)
        game.tell("borrows", card=ref, player=play.seat)


BORROWED = "borrowed"


def return_borrowed(game: Vtes) -> None:
    """What was under control for a while returns; one that should return to somebody who has left the game leaves it
    too, as does what its borrower had on leaving (VTES-R-33)."""
    held = {effect.subject for effect in game.in_force if effect.what == BORROWED}
    for ref, seat in game.borrowed:
        if ref in game.cards and ref not in held:
            if seat in game.gone:
                burn(game, ref, remove=True)
            else:
                hand_over(game, ref, seat)
                game.tell("returns", card=ref, player=seat)
    game.borrowed = tuple([one for one in game.borrowed if one[0] in held and one[0] in game.cards])


class StealCard(Effect, frozen=True, kw_only=True):
    """Permanent control of somebody else's card (VTES-TERM-12)."""

    who: Who = "chosen"


def new_hosts(game: Vtes, seat: Seat, stolen: Card) -> list[Option]:
    """Where a thief may put a stolen card that is attached: on a card of the same kind as its host, or nowhere else."""
    minion = game.cards[stolen.host].region in REGIONS
    wanted = REGIONS if minion else (IN_PLAY,)
    own = [card for card in game.cards.values() if card.controller == seat and card.region in wanted]
    return [*[ChooseCard(card.ref) for card in own if has_room(game, card, stolen.printed)], Nothing()]


@carries_out(StealCard)
@procedure(rule=("VTES-TERM-12", "VTES-ACT-RETAIN-03"))
def steals_card(game: Vtes, play: Play, effect: StealCard) -> Rule:
    """The card stays in the same kind of region; an attached one may move to a card of the same kind.  So may a
    retainer: that they cannot be transferred (VTES-ACT-RETAIN-03) sets them apart from equipment, which minions take
    over by an action; what a card's effect does wins over that (VTES-TERM-11).

    For good, also if it was only lent to whoever it is stolen from.  Nobody steals from oneself."""
    ref = who_is(game, play, effect.who)
    if ref not in game.cards or game.cards[ref].controller == play.seat:
        return
    hand_over_for_good(game, ref, play.seat)
    game.tell("steals-card", card=ref, player=play.seat)
    yield call(fire, "stolen", ref)
    if game.cards[ref].region == ATTACHED:
        host = yield ask(
            play.seat,
            "attach-stolen",
            new_hosts(game, play.seat, game.cards[ref]),
            rule="VTES-TERM-12",
            card=ref,
            auto=True,
        )
        if isinstance(host, ChooseCard):
            put_on(game, ref, host.card)


class ToReady(Effect, frozen=True, kw_only=True):
    """Out of torpor, locked or not as it was."""

    who: Who = "chosen"


class Delay(Effect, frozen=True, kw_only=True):
    """A procedure `name(game, play)` for later in this action: `before-resolution`, `after-combat` (of a block) or
    `after-resolution`."""

    moment: LaterMoment
    name: ProcedureName

    def apply(self, game: Vtes, play: Play) -> None:
        game.later = (*game.later, Later(self.moment, self.name, play))


class Provided(Effect, frozen=True):
    """Effects that happen only if a condition holds of the minion."""

    word: ConditionWord
    effects: tuple[Effect, ...]


@carries_out(Provided)
@procedure()
def provided(game: Vtes, play: Play, effect: Provided) -> Rule:
    """If the condition holds."""
    if holds(game, effect.word, game.cards.get(play.minion), game.cards.get(play.source), play.seat, play.card):
        yield call(resolve, play, effect.effects)
