"""The master and the discard phase, and how every phase begins (VTES-MASTER, VTES-DISCARD)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.play.state_checks import settle
from nokturn.games.vtes.playing.impulse import Impulse, offers
from nokturn.games.vtes.playing.playing import discard, replace_card
from nokturn.games.vtes.printed.content import NUMBERS
from nokturn.games.vtes.state.choices import Discard
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import amount_for
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import Replaced
from nokturn.games.vtes.text.effects import Unlock
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, call, carries_out, procedure
from nokturn.kernel.asks import Option, Refused, Seat
from nokturn.kernel.reactions import window


def begin_phase(game: Vtes, phase: str) -> None:
    """A new phase; what could be used once in the last one can be used again."""
    game.phase = phase
    game.close("phase")
    game.tell("phase", phase=phase, player=game.active)


def pay_owed(game: Vtes, seat: Seat, until: Replaced) -> None:
    """Cards whose replacement waited for this phase are replaced (VTES-PLAY-10)."""
    due = [owed for owed in game.owed if owed.seat == seat and owed.until == until]
    game.owed = tuple([owed for owed in game.owed if owed not in due])
    for _ in due:
        replace_card(game, seat)


@procedure(rule=("VTES-MASTER-01", "VTES-MASTER-03", "VTES-MASTER-04", "VTES-MASTER-05", "VTES-MASTER-06"))
def master_phase(game: Vtes, seat: Seat) -> Rule:
    """One master phase action, changed by effects, less one played in advance, never below zero."""
    begin_phase(game, "master")
    actions = NUMBERS.master_actions + amount_for(game, "master-actions", seat)
    actions += game.extra_masters.count(seat) + game.granted_masters.count(seat) - game.in_advance.count(seat)
    game.actions_left = max(actions, 0)
    # An out-of-turn trifle has given the one action that trifles can give in this phase (VTES-MCARD-07).
    game.trifle = seat in game.extra_masters
    game.in_advance = tuple([other for other in game.in_advance if other != seat])
    game.granted_masters = tuple([other for other in game.granted_masters if other != seat])
    game.extra_masters = tuple([other for other in game.extra_masters if other != seat])
    yield call(window, Impulse("master-phase"))
    game.actions_left = 0


@procedure(rule=("VTES-DISCARD-01", "VTES-DISCARD-02", "VTES-EVENT-01"))
def discard_phase(game: Vtes, seat: Seat) -> Rule:
    """One discard phase action, changed by effects, to discard a card or to play an event."""
    begin_phase(game, "discard")
    pay_owed(game, seat, "discard")
    unlock_those_due(game)
    game.actions_left = max(NUMBERS.discard_actions + amount_for(game, "discard-actions", seat), 0)
    yield call(settle)
    yield call(window, Impulse("discard-phase"))
    game.actions_left = 0


def unlock_those_due(game: Vtes) -> None:
    """Minions for which an effect has promised it."""
    due = [one.subject for one in game.in_force if one.what == "unlocks-at-discard"]
    game.in_force = tuple([one for one in game.in_force if one.what != "unlocks-at-discard"])
    for ref in dict.fromkeys(due):
        Unlock(who="self").apply(game, Play(seat=game.active, card="", mode=0, minion=ref))


@offers("discard-phase")
def discard_options(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """Any card from one's own hand."""
    if seat == game.active and game.actions_left > 0:
        for card in dict.fromkeys(game.hands[seat]):
            yield Discard(card)


@carries_out(Discard)
@procedure(rule=("VTES-DISCARD-01",))
def discard_one(game: Vtes, seat: Seat, option: Discard) -> Rule:
    """It is replaced."""
    game.actions_left -= 1
    discard(game, seat, option.card)
    yield call(fire, "discarded", seat)
