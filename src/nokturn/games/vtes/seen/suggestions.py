"""Orders for whole classes of windows, suggested by the hand one holds: pass where there is nothing to use.

Only whoever holds the hand is told.  An order once given is carried out whatever has been drawn since, so that nobody
learns anything from how quickly somebody passes."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.playing.abilities import abilities_in, user_of
from nokturn.games.vtes.playing.playable import requirement
from nokturn.games.vtes.playing.who_is_asked import BYSTANDER, OWN_TURN
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import MASTER, POLITICAL, REACTION, Mode
from nokturn.games.vtes.state.choices import HandStrike, Pass
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.vocabulary import Window
from nokturn.games.vtes.text.timing import COMBAT, modes_in
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


def suggested(game: Vtes, seat: Seat) -> tuple[StandingOrder, ...]:
    """To pass in every window for which neither the hand nor the table has anything to use."""
    since = game.turn if game.active == seat else 0
    return tuple([StandingOrder(name, does, "", 0, when, OWN_TURN, since) for name, does, when in _given(game, seat)])


def _given(game: Vtes, seat: Seat) -> Iterator[tuple[str, Option, Facts]]:
    for window in IN_ACTION:
        for part in ("acting", *OTHERS):
            if not anything(game, seat, window, part):
                blocks = (("blocks", False),) if window == "action" and part in OTHERS else ()
                yield window, Pass(), (("part", part), *blocks)
    for window in IN_COMBAT:
        if not anything(game, seat, window, "combatant"):
            yield window, Pass(), (("part", "combatant"),)
    if not anything(game, seat, "master-phase", "active"):
        yield "master-phase", Pass(), (("part", "active"),)
    political = any(POLITICAL in LIBRARY[card].types for card in game.hands[seat])
    for part in ("acting", "active", *OTHERS):
        if not political and not anything(game, seat, "polling", part):
            yield "polling", Pass(), (("part", part), ("votes", False))
    if not anything(game, seat, "strike", "combatant"):
        yield "strike", HandStrike(), ()


def anything(game: Vtes, seat: Seat, window: Window, part: str) -> bool:
    """Whether the seat has anything to use in such a window, playing this part: in hand, or on the table."""
    here = modes_in(window)
    for card in set(game.hands[seat]):
        if any(_of_use(game, seat, window, part, card, mode) for _, mode in here.get(card, ())):
            return True
    return any(
        ability.deed is None and user_of(game, card, ability) == seat for card, _, ability in abilities_in(game, window)
    )


def _of_use(game: Vtes, seat: Seat, window: Window, part: str, card: str, mode: Mode) -> bool:
    if not _for_part(mode, part, card) or not _worth(game, seat, window, part, mode):
        return False
    if mode.played_as in (MASTER, "event"):
        return not requirement(game, card, mode, None, seat)
    return any(not requirement(game, card, mode, minion, seat) for minion in game.minions(seat))


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


def _worth(game: Vtes, seat: Seat, window: Window, part: str, mode: Mode) -> bool:
    """Whether this is the moment for it: stealth and intercept as somebody attempts to block, what makes a bleed larger
    when nobody does; to wake only where one could block, or react afterwards."""
    if mode.when == "wake":
        return window == "action" or (window == "blocks-declined" and _reacts(game, seat))
    if mode.when == "need-stealth":
        return window == "block-attempt"
    if mode.when == "need-intercept":
        return window == "block-attempt" and part == "blocker"
    if mode.when in LATER and window == "action":
        # Whoever acts, or cannot block, is asked again when nobody blocks.
        return False
    return not (mode.when == "bleed" and part == "neighbour")


def _reacts(game: Vtes, seat: Seat) -> bool:
    """Whether the hand holds a reaction for which it could be worth to wake."""
    modes = [mode for card in set(game.hands[seat]) for _, mode in modes_in("blocks-declined").get(card, ())]
    return any(mode.played_as == REACTION and mode.when != "wake" for mode in modes)
