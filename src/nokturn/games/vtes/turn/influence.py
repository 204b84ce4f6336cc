"""The influence phase (VTES-INFL-01..13; an example is VTES-X-13)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.play.entering_play import rises
from nokturn.games.vtes.playing.impulse import Impulse, offers
from nokturn.games.vtes.printed.content import CARDS, CRYPT, NUMBERS
from nokturn.games.vtes.state.choices import BringOut, DrawCrypt, TakeBack, Transfer
from nokturn.games.vtes.state.counters import burn_pool, gain_pool, no_withdrawal, to_uncontrolled
from nokturn.games.vtes.state.state import UNCONTROLLED, Hidden, Vtes
from nokturn.games.vtes.state.stats import amount_for
from nokturn.games.vtes.state.zones import laid_out, lays_out, take_face_down
from nokturn.games.vtes.turn.phases import begin_phase
from nokturn.kernel import Rule, call, carries_out, procedure
from nokturn.kernel.asks import Option, Refused, Seat
from nokturn.kernel.reactions import window


@procedure(rule=("VTES-INFL-01", "VTES-INFL-02", "VTES-INFL-06", "VTES-INFL-10", "VTES-R-40"))
def influence_phase(game: Vtes, seat: Seat) -> Rule:
    """Transfers are handed out at the start: fewer in the first turns of the game, more by effects."""
    begin_phase(game, "influence")
    early = NUMBERS.first_transfers
    base = early[game.turn - 1] if game.turn <= len(early) else NUMBERS.transfers
    game.transfers = max(base + amount_for(game, "transfers", seat), 0)
    yield call(window, Impulse("influence-phase"))
    game.transfers = 0


@offers("influence-phase")
def influence_options(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """What transfers buy, and filled cards that can be brought out."""
    if seat != game.active:
        return
    for hidden, copy in laid_out(game, seat):
        yield from for_card(game, seat, hidden, copy)
    draw_one = DrawCrypt()
    if game.transfers < NUMBERS.crypt_transfers or not game.crypt[seat] or game.pool[seat] < NUMBERS.crypt_pool:
        yield Refused(draw_one, "VTES-INFL-05")
    else:
        yield draw_one


def for_card(game: Vtes, seat: Seat, hidden: Hidden, copy: int) -> Iterator[Option | Refused]:
    """What can be done with one uncontrolled card."""
    give, back = Transfer(hidden.slot, hidden.card, copy), TakeBack(hidden.slot, hidden.card, copy)
    out = BringOut(hidden.slot, hidden.card, copy)
    affordable = game.transfers >= NUMBERS.influence_transfers and game.pool[seat] > 0
    yield give if affordable else Refused(give, "VTES-INFL-03")
    returnable = game.transfers >= NUMBERS.take_back_transfers and hidden.counters > 0
    yield back if returnable else Refused(back, "VTES-INFL-04")
    if hidden.counters < CRYPT[hidden.card].capacity:
        yield Refused(out, "VTES-INFL-07")
    elif has_copy(game, seat, hidden.card):
        yield Refused(out, "VTES-CONTEST-05")
    elif scarce_price(game, seat, hidden.card) > game.pool[seat]:
        yield Refused(out, "VTES-TRAIT-09")
    else:
        yield out


def has_copy(game: Vtes, seat: Seat, card: str) -> bool:
    """Nobody brings in a second copy of a vampire of one's own, contested or in another version (VTES-CONTEST-05)."""
    name = CRYPT[card].name
    return CRYPT[card].unique and any(
        one.controller == seat and one.region != UNCONTROLLED and CARDS[one.printed].name == name
        for one in game.cards.values()
    )


def scarce_price(game: Vtes, seat: Seat, card: str) -> int:
    """3 pool for each vampire of its clan already controlled, in torpor too (VTES-TRAIT-09, VTES-INFL-13)."""
    if "scarce" not in CRYPT[card].traits:
        return 0
    return NUMBERS.scarce_pool * sum(one.clan == CRYPT[card].clan for one in game.minions(seat))


@carries_out(Transfer)
@procedure(rule=("VTES-INFL-03", "VTES-INFL-11", "VTES-INFL-12"))
def transfer(game: Vtes, seat: Seat, option: Transfer) -> None:
    """1 pool to the card; the last pool ousts."""
    game.transfers -= NUMBERS.influence_transfers
    game.pool[seat] -= 1
    no_withdrawal(game, seat)
    to_uncontrolled(game, option.slot, 1, paid=1)


@carries_out(TakeBack)
@procedure(rule="VTES-INFL-04")
def take_back(game: Vtes, seat: Seat, option: TakeBack) -> None:
    """1 blood back to the pool."""
    game.transfers -= NUMBERS.take_back_transfers
    to_uncontrolled(game, option.slot, -1)
    gain_pool(game, seat, 1, "transfer")


@carries_out(DrawCrypt)
@procedure(rule="VTES-INFL-05")
def draw_crypt(game: Vtes, seat: Seat, option: DrawCrypt) -> None:
    """The top card of the crypt, face down."""
    game.transfers -= NUMBERS.crypt_transfers
    burn_pool(game, seat, NUMBERS.crypt_pool, "crypt")
    lays_out(game, seat)


@carries_out(BringOut)
@procedure(rule=("VTES-INFL-07", "VTES-INFL-13", "VTES-TRAIT-09"))
def bring_out(game: Vtes, seat: Seat, option: BringOut) -> Rule:
    """Face up and unlocked to the ready region; a scarce one has its price."""
    price = scarce_price(game, seat, option.card)
    hidden = take_face_down(game, seat, option.slot)
    if price:
        burn_pool(game, seat, price, "scarce")
    yield call(rises, seat, hidden.card, hidden.counters, hidden.ref)
