"""Whether a seat has anything to use at such moments as are yet to come: in hand, or on the table.

What a hand could do at a moment depends on who acts and what with; a `Moment` says what is known of it beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from nokturn.games.vtes.playing.abilities import abilities_in, performers, user_of, why_not_use
from nokturn.games.vtes.playing.playable import requirement, superfluous, unaffordable
from nokturn.games.vtes.playing.who_is_asked import BYSTANDER
from nokturn.games.vtes.printed.content import CRYPT, LIBRARY
from nokturn.games.vtes.state.card_language import EVENT, MASTER, MODIFIER, REACTION, Ability, Mode, text_of
from nokturn.games.vtes.state.state import READY, Card, Vtes
from nokturn.games.vtes.state.vocabulary import Window
from nokturn.games.vtes.text.effects import Change
from nokturn.games.vtes.text.primitives import Delay
from nokturn.games.vtes.text.timing import modes_in
from nokturn.kernel.asks import Seat

OTHERS = ("target", "blocker", "neighbour", BYSTANDER)
"""The parts that one plays in an action of somebody else."""
LATER = frozenset({"bleed", "bleed-need-stealth"})
"""Of one's own action: what is as good once nobody blocks."""
OF_BLEEDS = frozenset({"bleed-at-you", "bleed-at-controller"})
OF_REFERENDA = frozenset({"referendum-passed"})
BLOCKS = frozenset({"unblockable", "unblockable-by-vampires", "cannot-block", "intercept-of-lesser", "intercept"})
"""Numbers that matter only while somebody may still block."""


class Moment(NamedTuple):
    """A window, the part one plays in it, and what everybody will see of it; None: it may be either."""

    window: Window
    part: str
    bleeds: bool | None = None
    """Whether the action is a bleed."""
    succeeds: bool | None = None
    """Whether the block attempt would succeed as it stands."""
    awake: bool | None = None
    """Whether a minion of one's own could react."""
    minion: str = ""
    """Whom one acts with; empty: with anybody."""
    blocking: bool = True
    """Whether a minion that is woken could block."""


def anything(game: Vtes, seat: Seat, moment: Moment) -> bool:
    """Whether the seat has anything to use then."""
    here = modes_in(moment.window, game.wave)
    for card in set(game.hands[seat]):
        if any(_of_use(game, seat, moment, card, mode) for _, mode in here.get(card, ())):
            return True
    return any(
        user_of(game, card, ability) == seat and _of_use_in_play(card, ability)
        for card, _, ability in abilities_in(game, moment.window)
    )


def anything_now(game: Vtes, seat: Seat, window: Window) -> bool:
    """Whether there is anything to use in a phase of one's own that is about to begin: costs and targets are known."""
    here = modes_in(window, game.wave)
    for card in set(game.hands[seat]):
        for at, mode in here.get(card, ()):
            if mode.played_as == MASTER and LIBRARY[card].out_of_turn:
                continue
            if not (
                requirement(game, card, mode, None, seat)
                or unaffordable(game, seat, card, at, mode, None)
                or superfluous(game, seat, card, mode, None)
            ):
                return True
    return any(
        user_of(game, card, ability) == seat
        and _of_use_in_play(card, ability)
        and any(not why_not_use(game, seat, card, at, ability, one) for one in performers(game, seat, card, ability))
        for card, at, ability in abilities_in(game, window)
    )


def wanted(game: Vtes, seat: Seat, card: str) -> bool:
    """Whether a card of the hand is worth keeping: somebody controlled, or still to come, can play it."""
    for mode in text_of(card).modes:
        if mode.played_as in (MASTER, EVENT):
            return True
        if any(not requirement(game, card, mode, minion, seat) for minion in game.minions(seat)):
            return True
        if any(_to_come(one.card, card, mode) for one in game.uncontrolled[seat]):
            return True
    return False


def _to_come(vampire: str, card: str, mode: Mode) -> bool:
    printed, asked = CRYPT[vampire], LIBRARY[card]
    has = {*printed.disciplines, *[code.lower() for code in printed.disciplines]}
    return has.issuperset(mode.disciplines) and asked.clan in ("", printed.clan)


def _of_use_in_play(card: Card, ability: Ability) -> bool:
    """Not what is locked until one's own turn, nor what can be used then as well as now."""
    return ability.deed is None and ability.when != "impulse" and not (ability.lock and card.locked)


def _of_use(game: Vtes, seat: Seat, moment: Moment, card: str, mode: Mode) -> bool:
    if not _for_part(mode, moment.part, card) or not _in_such_actions(moment, mode) or not _worth(moment, mode):
        return False
    if mode.played_as in (MASTER, EVENT):
        return not requirement(game, card, mode, None, seat)
    return any(
        not requirement(game, card, mode, minion, seat)
        for minion in game.minions(seat)
        if _could_play(game, seat, moment, minion, mode)
    )


def _could_play(game: Vtes, seat: Seat, moment: Moment, minion: Card, mode: Mode) -> bool:
    """Modifiers are played by whoever acts, or by the others (VTES-MIN-03, VTES-MIN-05)."""
    if mode.played_as == REACTION:
        return _could_react(game, seat, minion, mode, moment.awake)
    if mode.played_as == MODIFIER and moment.minion:
        return (minion.ref == moment.minion) != (mode.by == "other")
    return True


def _could_react(game: Vtes, seat: Seat, minion: Card, mode: Mode, awake: bool | None) -> bool:
    """Whether a minion is able to play reactions until it unlocks again: unlocked, or the hand holds what wakes it
    (VTES-MIN-11, VTES-WAKE-01); to wake it has to be locked."""
    if minion.region != READY:
        return False
    if mode.when == "wake":
        return minion.locked or "locked" not in mode.needs or awake is False
    if "locked" in mode.needs or (awake is not False and not minion.locked):
        return True
    return any(_wakes(game, seat, minion))


def _wakes(game: Vtes, seat: Seat, minion: Card) -> Iterator[bool]:
    for card in set(game.hands[seat]):
        for _, mode in modes_in("action", game.wave).get(card, ()):
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


def _in_such_actions(moment: Moment, mode: Mode) -> bool:
    """Whether it can be of use in a bleed, or in another action, whichever it may be."""
    needs = {*mode.needs}
    if mode.when in LATER or needs & OF_BLEEDS:
        return moment.bleeds is not False
    return moment.bleeds is not True or not needs & OF_REFERENDA


def _worth(moment: Moment, mode: Mode) -> bool:
    """Whether this is the moment for it: stealth and intercept as somebody attempts to block, what makes a bleed larger
    when nobody does, what keeps others from blocking before they could, and to wake before one would have to block."""
    window, part = moment.window, moment.part
    if mode.when == "wake":
        return window == "action" and (moment.blocking or _raises_intercept(mode))
    if mode.when in ("need-stealth", "bleed-need-stealth"):
        return window == "block-attempt" and moment.succeeds is not False
    if mode.when == "need-intercept":
        return window == "block-attempt" and part == "blocker" and moment.succeeds is not True
    if window == "action" and mode.when in LATER:
        # Whoever acts, or cannot block, is asked again when nobody blocks.
        return False
    if window == "block-attempt" and mode.when == "bleed" and part == "acting":
        # So is whoever acts when the attempt has failed.
        return False
    if window == "blocks-declined" and mode.when == "act" and _about_blocks(mode):
        return False
    return not (mode.when == "bleed" and part == "neighbour")


def _raises_intercept(mode: Mode) -> bool:
    return any(isinstance(effect, Change) and effect.what == "intercept" for effect in mode.does)


def _about_blocks(mode: Mode) -> bool:
    changes = [effect for effect in mode.does if isinstance(effect, Change)]
    others = [effect for effect in mode.does if not isinstance(effect, Change | Delay)]
    return bool(changes) and not others and all(effect.what in BLOCKS for effect in changes)
