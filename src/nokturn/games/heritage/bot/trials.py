"""Trying something out by the rules themselves, on a copy of the imagined table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nokturn.games.heritage.bloodline.renewal import exhaust
from nokturn.games.heritage.bot.outlook import Outlook
from nokturn.games.heritage.chapter.schemes import cover_with_boons
from nokturn.games.heritage.effects.ops import resolve
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Answer, Ask, Option, Seat, call
from nokturn.kernel.position import Position
from nokturn.kernel.procedures import Procedure

Answering = Callable[[Heritage, Ask], Answer]
FURTHER = 60
"""Questions that may follow from one deed."""


def done(game: Heritage, answering: Answering, what: Procedure, *args: Any) -> None:
    """Carry something out on `game`, whatever is asked meanwhile answered at a glance."""
    position = Position.start(game, what, *args)
    for _ in range(FURTHER):
        if position.over:
            return
        question = position.asks()[0]
        position.answer(question.seat, answering(game, question))


def after_choice(game: Heritage, seat: Seat, option: Option, answering: Answering) -> float:
    """How the table looks to `seat` when a choice of its turn has been carried out."""
    world = game.clone()
    done(world, answering, call(type(option), seat, option).procedure, seat, option)
    return Outlook(world).for_seat(seat)


def after_leading(game: Heritage, seat: Seat, leader: str, answering: Answering) -> float:
    """How it looks when this one has led the scheme that is being played."""
    world = game.clone()
    scheme = world.playing
    done(world, answering, cover_with_boons, seat, scheme, leader)
    exhaust(world, leader)
    done(world, answering, resolve, SCHEMES[scheme].effects, Acting(seat, leader, source=scheme))
    return Outlook(world).for_seat(seat)


def after(game: Heritage, seat: Seat, answering: Answering, what: Procedure, *args: Any) -> float:
    """How it looks when something has happened."""
    world = game.clone()
    done(world, answering, what, *args)
    return Outlook(world).for_seat(seat)
