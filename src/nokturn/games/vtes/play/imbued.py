"""The Imbued: convictions, powers, and what becomes of them without life (VTES-IMB-01..18)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.play.entering_play import comes_into_play, gains_conviction
from nokturn.games.vtes.play.searching import found, take_out
from nokturn.games.vtes.play.torpor import stands_up
from nokturn.games.vtes.playing.convictions import convictions_on, is_conviction, is_imbued, pay_convictions
from nokturn.games.vtes.playing.impulse import offers
from nokturn.games.vtes.playing.playing import as_played, refill, replacement, rest
from nokturn.games.vtes.printed.content import NUMBERS
from nokturn.games.vtes.state.choices import PlaceConviction, Recover
from nokturn.games.vtes.state.state import INCAPACITATED, Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import PutInPlay
from nokturn.kernel import Rule, call, carries_out, procedure
from nokturn.kernel.asks import Option, Refused, Seat

# gaining convictions


def may_place(game: Vtes, seat: Seat) -> bool:
    """Whether a hand or ash heap could hold a conviction for one of the Imbued, for all anybody knows."""
    if seat != game.active or not any(True for _ in waiting(game, seat)):
        return False
    return bool(game.hands[seat]) or any(is_conviction(card) for card in game.ash[seat])


def waiting(game: Vtes, seat: Seat) -> Iterator[str]:
    """The Imbued of `seat` that have got no conviction in this phase."""
    for card in game.minions(seat):
        if is_imbued(card) and not game.spent("phase", f"conviction/{card.ref}"):
            yield card.ref


@offers("unlock-phase", public=may_place)
def conviction_items(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """In one's own unlock phase, one for each of one's Imbued, from hand or ash heap (VTES-IMB-04)."""
    if seat == game.active:
        for ref in waiting(game, seat):
            for option in found(game, seat, is_conviction, ("hand", "ash")):
                yield PlaceConviction(option.card, ref, option.zone)


@carries_out(PlaceConviction)
@procedure(rule=("VTES-IMB-04", "VTES-CANCEL-01"))
def place_conviction(game: Vtes, seat: Seat, option: PlaceConviction) -> Rule:
    """It is played, neither as a master nor as a minion card, and can be cancelled as such."""
    game.spend("phase", f"conviction/{option.minion}")
    source = take_out(game, seat, option.card, option.zone)
    game.tell("plays", player=seat, card=option.card, mode=0, minion=option.minion, reveals=True)
    play = yield call(as_played, Play(seat=seat, card=option.card, mode=0, minion=option.minion, source=source))
    if option.zone == "hand":
        replacement(game, play, "")
    refill(game)
    if not play.cancelled:
        yield call(gains_conviction, play)
    rest(game, play)


# burning convictions


# powers


@procedure(rule=("VTES-IMB-08", "VTES-IMB-10"))
def gains_power(game: Vtes, play: Play) -> Rule:
    """The power goes on the Imbued, which unlocks."""
    yield call(comes_into_play, play, PutInPlay(host="self"))
    if play.minion in game.cards:
        game.change(play.minion, locked=False)
        game.tell("unlocks", minion=play.minion)


# without life


@offers("unlock-phase")
def recoveries(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """In one's own unlock phase an incapacitated Imbued may burn 3 convictions (VTES-IMB-14)."""
    if seat == game.active:
        for card in game.minions(seat):
            if card.region == INCAPACITATED:
                enough = len(convictions_on(game, card.ref)) >= NUMBERS.recovery_convictions
                yield Recover(card.ref) if enough else Refused(Recover(card.ref), "VTES-IMB-14")


@carries_out(Recover)
@procedure(rule="VTES-IMB-14")
def recover(game: Vtes, seat: Seat, option: Recover) -> Rule:
    """It is ready again."""
    yield call(pay_convictions, option.minion, NUMBERS.recovery_convictions)
    yield call(stands_up, option.minion)
