"""The action under way as everybody sees it: the cards played on it, stealth against intercept with their sources, who
may block, and whose the impulse is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from nokturn.games.vtes.action.blocking import entitled, may_block
from nokturn.games.vtes.playing.impulse import order
from nokturn.games.vtes.seen.sources import PartView, bleed_parts, intercept_parts, stealth_parts
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import bleed, intercept, stealth
from nokturn.games.vtes.state.underway_records import Action, Played
from nokturn.games.vtes.state.vocabulary import Window
from nokturn.kernel.asks import Seat
from nokturn.kernel.handles import handle


class PlayedView(msgspec.Struct, frozen=True):
    """A card that was played on the action."""

    number: int
    """From 1 on, in the order in which they were played."""
    seat: Seat
    card: str
    mode: int
    minion: str
    chosen: tuple[str, ...]
    round: int
    """The round of combat in which it was; 0: outside combat."""
    cancelled: bool
    playing: bool
    """It is being played and can still be cancelled."""


class BlockerView(msgspec.Struct, frozen=True):
    """A minion whose Methuselah may block the action."""

    minion: str
    seat: Seat
    state: Literal["tries", "may", "cannot", "declined"]
    rule: str
    """Why it cannot, or will not any more."""
    intercept: int


class ImpulseView(msgspec.Struct, frozen=True):
    """Somebody in the order of the impulse."""

    seat: Seat
    state: Literal["passed", "asked", "later"]


class ActionView(msgspec.Struct, frozen=True):
    by: Seat
    minion: str
    kind: str
    card: str
    source: str
    chosen: tuple[str, ...]
    targets: tuple[Seat, ...]
    state: str
    stealth: int
    blocker: str
    intercept: int
    """Of the minion that attempts to block."""
    bleed: int
    refused: tuple[Seat, ...]
    failed: tuple[str, ...]
    """Minions that have tried to block and failed."""
    awake: tuple[str, ...]
    outcome: str
    mode: int
    """Of the action card, or the ability of `source`."""
    played: tuple[PlayedView, ...]
    stealth_by: tuple[PartView, ...]
    intercept_by: tuple[PartView, ...]
    bleed_by: tuple[PartView, ...]
    may_block: tuple[BlockerView, ...]


def action_view(game: Vtes, viewer: Seat | None, action: Action) -> ActionView:
    acting, blocker = game.cards.get(action.minion), game.cards.get(action.blocker)
    bleeds = acting is not None and action.kind == "bleed"
    return ActionView(
        by=action.by,
        minion=action.minion,
        kind=action.kind,
        card=action.card,
        source=action.source,
        chosen=_chosen(game, viewer, action.chosen),
        targets=action.targets,
        state=action.state,
        stealth=stealth(game),
        blocker=action.blocker,
        intercept=intercept(game, blocker) if blocker else 0,
        bleed=bleed(game, acting) if bleeds and acting is not None else 0,
        refused=action.refused,
        failed=action.failed,
        awake=action.awake,
        outcome=action.outcome,
        mode=action.mode,
        played=tuple([_played(game, viewer, at, one) for at, one in enumerate(action.stack, 1)]),
        stealth_by=tuple(stealth_parts(game)),
        intercept_by=tuple(intercept_parts(game, blocker)) if blocker else (),
        bleed_by=tuple(bleed_parts(game, acting)) if bleeds and acting is not None else (),
        may_block=tuple(_blockers(game, action)),
    )


def _played(game: Vtes, viewer: Seat | None, number: int, one: Played) -> PlayedView:
    same = [play for play in game.plays if (play.seat, play.card, play.minion) == (one.seat, one.card, one.minion)]
    chosen = _chosen(game, viewer, one.chosen)
    known = (one.seat, one.card, one.mode, one.minion, chosen, one.round, one.cancelled)
    return PlayedView(number, *known, playing=bool(same) and not one.cancelled)


def _chosen(game: Vtes, viewer: Seat | None, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Targets as `viewer` knows them: what lies face down by its handle."""
    return tuple([handle(game, viewer, int(one[1:])) if one.startswith("?") else one for one in chosen])


OPEN = ("announced", "A", "B")
"""States of an action in which blocks are still possible."""


def _blockers(game: Vtes, action: Action) -> Iterator[BlockerView]:
    """The ready minions of whoever may block, the one that tries first."""
    if action.state not in OPEN or action.outcome:
        return
    for seat in game.clockwise(action.by):
        if entitled(game, seat):
            for card in game.ready(seat):
                rule = may_block(game, card)
                state: Literal["tries", "may", "cannot", "declined"] = "cannot" if rule else "may"
                if card.ref == action.blocker:
                    state = "tries"
                elif not rule and seat in action.refused:
                    state, rule = "declined", "VTES-BLOCK-06"
                yield BlockerView(card.ref, seat, state, rule, intercept(game, card))


def impulse_view(game: Vtes, window: Window) -> Iterator[ImpulseView]:
    """Everybody in the order of the impulse: who has passed, who has it now, who will."""
    asked = False
    for seat in order(game, window):
        if seat in game.passed:
            yield ImpulseView(seat, "passed")
        else:
            yield ImpulseView(seat, "later" if asked else "asked")
            asked = True
