"""An event is played: announced, answered, carried out, discarded (DRA-EVENT-03)."""

from __future__ import annotations

from collections.abc import Mapping

from nokturn.games.dracula.effects.allies import ALLY_EFFECTS
from nokturn.games.dracula.effects.combat_events import COMBAT_EFFECTS
from nokturn.games.dracula.effects.dracula_events import DRACULA_EFFECTS
from nokturn.games.dracula.effects.hunter_events import HUNTER_EFFECTS
from nokturn.games.dracula.effects.information import INFORMATION_EFFECTS
from nokturn.games.dracula.events.answers import FalseTipPlayed, InformationSought
from nokturn.games.dracula.events.event_needs import fallen_allies
from nokturn.games.dracula.events.events import announce, discard_announced
from nokturn.games.dracula.hunters.hand import open_cards
from nokturn.games.dracula.printed.content import EVENTS
from nokturn.games.dracula.state.choices import PlayEvent, ThisAlly
from nokturn.games.dracula.state.decks import PLAYER
from nokturn.games.dracula.state.state import Discarded, Dracula
from nokturn.games.dracula.state.steps import play
from nokturn.kernel import Rule, ask, call, carries_out, procedure
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.reactions import window


@carries_out(play)
@procedure(rule=("DRA-EVENT-03", "DRA-EVENT-07"))
def play_event(game: Dracula, player: str, event: str, mode: str = "", hunter: str = "") -> Rule:
    """Announce, let it be answered, resolve, discard.  Returns whether it was resolved.

    `player` is a hunter or Dracula; `hunter` whom one of Dracula's cards is played on, where that is not chosen."""
    announce(game, player, event, mode)
    if player != PLAYER:
        yield call(open_cards, player)
    resolved = yield call(resolve_event, player, event, mode, hunter)
    return resolved


@procedure(rule=("DRA-EVENT-03", "DRA-EVENT-05", "DRA-CARD-11"))
def resolve_event(game: Dracula, player: str, event: str, mode: str, hunter: str) -> Rule:
    """An announced event: the answer windows come before its effect; then it is discarded, unless it stays."""
    cancelled = False
    if event in EVENTS["sensationalist_press"].against:
        answered = yield call(window, InformationSought(event=event))
        cancelled = answered.resolved
    elif event == "false_tip":
        answered = yield call(window, FalseTipPlayed())
        cancelled = answered.resolved
    if cancelled:
        game.tell("event-cancelled", event=event)
    elif event in EFFECTS:
        yield call(EFFECTS[event], hunter or player, mode)
    if event in game.playing:
        discard_announced(game, event)
    return not cancelled


@procedure(rule="DRA-CARD-25")
def surprising_return(game: Dracula, hunter: str, mode: str) -> Rule:
    """A hunters' ally of the discard pile is played at once, in either mode."""
    if not fallen_allies(game):
        return
    choice = yield ask(
        game.seat_of(hunter),
        "return-of-whom",
        [ThisAlly(event) for event in fallen_allies(game)],
        rule="DRA-CARD-25",
        auto=True,
        hunter=hunter,
    )
    event = choice.event
    left = list(game.event_discard)
    left.remove(Discarded(event))
    game.event_discard = tuple(left)
    game.playing = (*game.playing, event)
    game.tell("ally-returns", hunter=hunter, event=event)
    choice = yield ask(
        game.seat_of(hunter),
        "which-mode",
        [PlayEvent(event, one.key) for one in EVENTS[event].modes],
        rule="DRA-EVENT-03",
        hunter=hunter,
        event=event,
    )
    yield call(resolve_event, hunter, event, choice.mode, "")


EFFECTS: Mapping[str, Procedure] = {
    **ALLY_EFFECTS,
    **COMBAT_EFFECTS,
    **DRACULA_EFFECTS,
    **HUNTER_EFFECTS,
    **INFORMATION_EFFECTS,
    "surprising_return": surprising_return,
}
"""What each event does once nothing has cancelled it: procedures of (game, hunter, mode).

`hunter` is who played it, or for Dracula's events the hunter it is played on.  Chartered Carriage is part of a rail
move (`movement.py`); cards that do nothing but cancel have their effect in the window that asks for them."""
