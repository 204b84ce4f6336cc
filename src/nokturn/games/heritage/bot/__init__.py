"""An elder with simple tastes: recruits whom the theatres reward, plays the scheme that promises most, strikes whoever
has most to lose.  It looks at its view and the question, and keeps nothing in mind."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from nokturn.games.heritage.bot.chronicle import worth_in_chronicle
from nokturn.games.heritage.bot.promise import promise_of
from nokturn.games.heritage.bot.weighing import appeal, victim_value
from nokturn.games.heritage.seen.view import HeritageView, VampireView
from nokturn.games.heritage.state import choices as do
from nokturn.kernel import Answer, Ask, Option, Seat
from nokturn.kernel.events import Line
from nokturn.kernel.game import first_answer

HARMS = frozenset({"torpor", "exhaust", "steal", "declare_enemy"})
"""Whom these concern, one would rather have it be somebody else."""
WHIM = 0.2
"""How much of a victory point a whim can outweigh."""


class Elder:
    """One answer after another, each the best it can see at once; between equals, a whim."""

    def __init__(self, key: str) -> None:
        self._key = key

    def answer(self, view: HeritageView, ask: Ask, log: tuple[Line, ...]) -> Answer:
        facts = dict(ask.args)
        if ask.kind == "one":
            return max(ask.options, key=lambda option: self._worth(view, ask.seat, option, facts))
        if ask.kind == "some":
            return self._some(view, ask, facts)
        return True if ask.kind == "confirm" else first_answer(ask)

    def _some(self, view: HeritageView, ask: Ask, facts: dict[str, Any]) -> tuple[Option, ...]:
        """As many as must be, and whoever else is worth it."""
        ranked = sorted(ask.options, key=lambda option: -self._worth(view, ask.seat, option, facts))
        wanted = [option for option in ranked[: ask.high] if worth(view, ask.seat, option, facts) > 0]
        return tuple(ranked[: max(ask.low, len(wanted))])

    def _worth(self, view: HeritageView, seat: Seat, option: Option, facts: dict[str, Any]) -> float:
        whim = crc32(f"{self._key}/{view.round}/{option}".encode()) / 2**32
        return worth(view, seat, option, facts) + WHIM * whim


def worth(view: HeritageView, seat: Seat, option: Option, facts: dict[str, Any]) -> float:
    """What a choice brings, roughly in victory points."""
    in_chronicle = worth_in_chronicle(view, seat, option)
    if in_chronicle is not None:
        return in_chronicle
    match option:
        case do.Recruit(card):
            cost = next((one.cost or 0 for one in view.queue if one.card == card), 0)
            return 20 + appeal(view, seat, card) - cost
        case do.RecruitServant(card) | do.Pick(card):
            return 20 + appeal(view, seat, card)
        case do.RecruitFromTop():
            return 20
        case do.PlayScheme(scheme):
            return promise_of(scheme)
        case do.UseMarket(scheme, _):
            return promise_of(scheme) - 1.5
        case do.Target(vampire):
            return _target(view, seat, vampire, facts)
        case do.Place(sire) | do.Lead(sire):
            return -_childer(view, seat, sire)
        case do.Pay(vampire) | do.GiveBoon(vampire):
            return -_held(view, vampire).infamy
        case do.Owe(vampire):
            return _held(view, vampire).infamy
        case do.Refuse():
            return -0.5
        case do.InviteNobody() | do.LetFall() | do.EndTurn():
            return 0
        case do.Sacrifice(childe):
            return -victim_value(_held(view, childe))
        case do.Invite(_, guest_first):
            return 1 - guest_first
        case _:
            return 0.1


def _target(view: HeritageView, seat: Seat, vampire: str, facts: dict[str, Any]) -> float:
    """Harm falls on the richest of the others; good comes to one's own."""
    deed, what = facts.get("deed", ""), facts.get("what", "")
    harm = deed in HARMS or (deed == "assign" and what == "infamy") or (deed == "lose" and what != "infamy")
    own = any(one.card == vampire for one in view.players[seat].line)
    value = 1 + victim_value(_held(view, vampire))
    return value if harm != own else -value


def _held(view: HeritageView, vampire: str) -> VampireView:
    return next(one for player in view.players.values() for one in player.line if one.card == vampire)


def _childer(view: HeritageView, seat: Seat, vampire: str) -> int:
    """A wide tree has stronger coteries; a full one cannot grow."""
    return sum(one.sire == vampire for one in view.players[seat].line) // 2


def make_bot(key: str) -> Elder:
    """A player whose whims follow from `key`."""
    return Elder(key)
