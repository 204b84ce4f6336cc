"""Orders for whole classes of windows, suggested by the hand one holds: pass where there is nothing to use.

Only whoever holds the hand is told.  An order once given is carried out whatever has been drawn since, so that nobody
learns anything from how quickly somebody passes."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.playing.abilities import abilities_in, user_of
from nokturn.games.vtes.playing.playable import requirement
from nokturn.games.vtes.playing.who_is_asked import BYSTANDER, OWN_TURN
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import EVENT, MASTER, REACTION, Ability, Mode, text_of
from nokturn.games.vtes.state.choices import GainFromEdge, HandStrike, Hunt, Pass
from nokturn.games.vtes.state.state import READY, Card, Vtes
from nokturn.games.vtes.state.vocabulary import Window
from nokturn.games.vtes.text.effects import Change
from nokturn.games.vtes.text.primitives import Delay
from nokturn.games.vtes.text.timing import ACTING, COMBAT, modes_in
from nokturn.kernel.asks import Option, Seat
from nokturn.kernel.orders import Facts, StandingOrder

OTHERS = ("target", "blocker", "neighbour", BYSTANDER)
"""The parts that one plays in an action of somebody else."""
IN_ACTION: tuple[Window, ...] = (
    "as-announced",
    "action",
    "block-attempt",
    "blocks-declined",
    "before-block-resolution",
    "would-succeed",
    "after-resolution",
    "after-diablerie",
    "before-votes",
    "as-played",
    "torpor-entry",
)
IN_COMBAT: tuple[Window, ...] = (*COMBAT, "as-strike-chosen", "prevent", "as-played", "torpor-entry")
LATER = frozenset({"bleed", "bleed-need-stealth"})
"""Of one's own action: what is as good once nobody blocks."""
BLOCKS = frozenset({"unblockable", "unblockable-by-vampires", "cannot-block", "intercept-of-lesser", "intercept"})
"""Numbers that matter only while somebody may still block."""


def suggested(game: Vtes, seat: Seat) -> tuple[StandingOrder, ...]:
    """To pass in every window for which neither the hand nor the table has anything to use."""
    since = game.turn if game.active == seat else 0
    return tuple([StandingOrder(name, does, "", 0, when, OWN_TURN, since) for name, does, when in _given(game, seat)])


def _given(game: Vtes, seat: Seat) -> Iterator[tuple[str, Option, Facts]]:
    for window in IN_ACTION:
        for part in ("acting", *OTHERS):
            for kind in _kinds(game, seat, window, part):
                for blocks in _blocks(game, seat, part) if window == "action" else ((),):
                    yield window, Pass(), (("part", part), *blocks, *kind)
    for window in IN_COMBAT:
        if not anything(game, seat, window, "combatant"):
            yield window, Pass(), (("part", "combatant"),)
    if not anything(game, seat, "strike", "combatant"):
        yield "strike", HandStrike(), ()
    for part in ("acting", "active", *OTHERS):
        if not anything(game, seat, "polling", part):
            yield "polling", Pass(), (("part", part), ("votes", False))
    if not anything(game, seat, "master-phase", "active"):
        yield "master-phase", Pass(), (("part", "active"),)
    yield "unlock-phase", GainFromEdge(), (("part", "active"),)
    modes = [mode for card in set(game.hands[seat]) for mode in text_of(card).modes if mode.deed is not None]
    if not any(mode.deed is not None and mode.deed.kind == "hunt" for mode in modes):
        # Empty vampires that have to hunt, one after the other (VTES-ACT-HUNT-03).
        yield from [("minion-phase", Hunt(minion.ref), (("must", minion.ref),)) for minion in game.ready(seat)]


def _blocks(game: Vtes, seat: Seat, part: str) -> Iterator[Facts]:
    """Nobody is made to decline a block that could succeed: where none can be made, or all are short of intercept and
    the hand holds none."""
    if part == "acting":
        yield ()
        return
    yield (("blocks", "none"),)
    if not anything(game, seat, "block-attempt", "blocker"):
        yield (("blocks", "short"),)


def _kinds(game: Vtes, seat: Seat, window: Window, part: str) -> Iterator[Facts]:
    """For which kinds of action there is nothing to use: for all of them, or for all that are no bleeds."""
    if not anything(game, seat, window, part):
        yield ()
        return
    if window in ACTING and not anything(game, seat, window, part, bleeds=False):
        yield (("bleeds", False),)
    if window == "action" and part == "acting" and not anything(game, seat, "blocks-declined", part, bleeds=False):
        # What only keeps others from blocking is of no use while nobody could.
        yield (("blocks", "none"),)


def anything(game: Vtes, seat: Seat, window: Window, part: str, *, bleeds: bool = True) -> bool:
    """Whether the seat has anything to use in such a window, playing this part: in hand, or on the table; in any
    action, or in those that are no bleeds."""
    here = modes_in(window)
    for card in set(game.hands[seat]):
        modes = [mode for _, mode in here.get(card, ()) if bleeds or mode.when not in LATER]
        if any(_of_use(game, seat, window, part, card, mode) for mode in modes):
            return True
    return any(
        user_of(game, card, ability) == seat and _of_use_in_play(card, ability)
        for card, _, ability in abilities_in(game, window)
    )


def _of_use_in_play(card: Card, ability: Ability) -> bool:
    """Not what is locked until one's own turn, nor what can be used then as well as now."""
    return ability.deed is None and ability.when != "impulse" and not (ability.lock and card.locked)


def _of_use(game: Vtes, seat: Seat, window: Window, part: str, card: str, mode: Mode) -> bool:
    if not _for_part(mode, part, card) or not _worth(window, part, mode):
        return False
    if mode.played_as in (MASTER, EVENT):
        return not requirement(game, card, mode, None, seat)
    return any(
        not requirement(game, card, mode, minion, seat)
        for minion in game.minions(seat)
        if mode.played_as != REACTION or _could_react(game, seat, minion, mode)
    )


def _could_react(game: Vtes, seat: Seat, minion: Card, mode: Mode) -> bool:
    """Whether a minion is able to play reactions until it unlocks again: unlocked, or the hand holds what wakes it
    (VTES-MIN-11, VTES-WAKE-01); to wake it has to be locked."""
    if minion.region != READY:
        return False
    if mode.when == "wake":
        return minion.locked or "locked" not in mode.needs
    return not minion.locked or any(_wakes(game, seat, minion))


def _wakes(game: Vtes, seat: Seat, minion: Card) -> Iterator[bool]:
    for card in set(game.hands[seat]):
        for _, mode in modes_in("action").get(card, ()):
            yield mode.when == "wake" and not requirement(game, card, mode, minion, seat)


def _for_part(mode: Mode, part: str, card: str) -> bool:
    """Whether somebody in this part plays cards of such a type."""
    match mode.played_as:
        case "action_modifier":
            return part == "acting"
        case "reaction":
            return part in OTHERS
        case "combat_card":
            return part == "combatant" or mode.by == "anyone"
        case "master":
            return (part in ("acting", "active")) != LIBRARY[card].out_of_turn
    return True


def _worth(window: Window, part: str, mode: Mode) -> bool:
    """Whether this is the moment for it: stealth and intercept as somebody attempts to block, what makes a bleed larger
    when nobody does, what keeps others from blocking before they could, and to wake before one would have to block."""
    if mode.when == "wake":
        return window == "action"
    if mode.when == "need-stealth":
        return window == "block-attempt"
    if mode.when == "need-intercept":
        return window == "block-attempt" and part == "blocker"
    if window == "action" and mode.when in LATER:
        # Whoever acts, or cannot block, is asked again when nobody blocks.
        return False
    if window == "blocks-declined" and mode.when == "act" and _about_blocks(mode):
        return False
    return not (mode.when == "bleed" and part == "neighbour")


def _about_blocks(mode: Mode) -> bool:
    changes = [effect for effect in mode.does if isinstance(effect, Change)]
    others = [effect for effect in mode.does if not isinstance(effect, Change | Delay)]
    return bool(changes) and not others and all(effect.what in BLOCKS for effect in changes)
