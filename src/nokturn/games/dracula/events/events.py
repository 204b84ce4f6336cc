"""Playing events: what is offered when, the announcement, the answers to it, the effect, the discard (DRA-EVENT)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from nokturn.games.dracula.events.event_needs import lacking
from nokturn.games.dracula.printed.content import EVENTS
from nokturn.games.dracula.state.choices import PlayEvent
from nokturn.games.dracula.state.could_hold import dracula_could_have, hunter_could_have
from nokturn.games.dracula.state.decks import PLAYER, discard_event, lose_event, without
from nokturn.games.dracula.state.state import TURN_ORDER, Dracula
from nokturn.kernel import Option, Refused

WAYS: Mapping[str, tuple[tuple[str, frozenset[str]], ...]] = {
    event.id: tuple((mode.key, frozenset(mode.timing)) for mode in event.modes) or (("", frozenset(event.timing)),)
    for event in EVENTS.values()
}
"""The modes of every event with their timings; DRA-EVENT-03."""

# what is offered


def hand_of(game: Dracula, player: str) -> tuple[str, ...]:
    return game.dracula_events if player == PLAYER else game.hunters[player].events


def moments(timing: str) -> frozenset[str]:
    """The timings that are met at a moment; events "during the Dracula phase" can be played at its end too
    (DRA-DRAC-02), actions of the day by day and those of the night by night (DRA-SPECIAL-01)."""
    if timing == "dracula_phase_end":
        return frozenset({"dracula_phase", "dracula_phase_end"})
    return frozenset({"action", timing}) if timing in ("day_action", "night_action") else frozenset({timing})


_MOMENTS: Mapping[str, frozenset[str]] = {
    timing: moments(timing) for timing in sorted({timing for event in EVENTS.values() for timing in event.timings})
}
_PLAYABLE: Mapping[tuple[str, str], tuple[tuple[str, str], ...]] = {
    (player, timing): tuple(
        (event.id, mode)
        for event in EVENTS.values()
        if (event.side == PLAYER) == (player == PLAYER) and event.only in ("", player)
        for mode, timings in WAYS[event.id]
        if timings & met
    )
    for player in (PLAYER, *TURN_ORDER)
    for timing, met in _MOMENTS.items()
}
"""(player, timing): every event and mode that this player could play then; DRA-EVENT-06."""


def could_play(game: Dracula, player: str, timing: str) -> bool:
    """Whether, by what everybody knows, this player could have something to play at this moment."""
    if not hand_of(game, player):
        return False
    possible = (event for event, mode in _PLAYABLE[player, timing] if not lacking(game, player, event, mode))
    if player == PLAYER:
        return dracula_could_have(game, possible)
    return game.active(player) and hunter_could_have(game, player, possible)


def window_options(game: Dracula, player: str, timing: str) -> Iterator[Option | Refused]:
    """The events of the player's hand, in each mode: those of this moment, and the others with the rule that forbids
    them; DRA-EVENT-01, DRA-EVENT-06, DRA-EVENT-07."""
    met = _MOMENTS[timing]
    for event in dict.fromkeys(hand_of(game, player)):
        for mode, timings in WAYS[event]:
            why = _forbidden(game, player, event, mode) if timings & met else "DRA-EVENT-01"
            yield Refused(PlayEvent(event, mode), why) if why else PlayEvent(event, mode)


def _forbidden(game: Dracula, player: str, event: str, mode: str) -> str:
    if EVENTS[event].only not in ("", player):
        return "DRA-EVENT-06"
    return lacking(game, player, event, mode)


def event_actions(game: Dracula, hunter: str) -> Iterator[Option | Refused]:
    """Events whose action a hunter may take now; at sea only Excellent Weather; DRA-SPECIAL-01, DRA-CARD-30."""
    at_sea = game.atlas.places[game.hunters[hunter].place].kind == "sea"
    for option in window_options(game, hunter, "day_action" if game.phase == "day" else "night_action"):
        if at_sea and isinstance(option, PlayEvent) and option.event != "excellent_weather":
            yield Refused(option, "DRA-HUNT-ACT-03")
        else:
            yield option


# playing


def announce(game: Dracula, player: str, event: str, mode: str = "") -> None:
    """The card leaves the hand and lies open for all to see; DRA-EVENT-03."""
    lose_event(game, player, event)
    game.playing = (*game.playing, event)
    game.tell("event-played", player=player, event=event, mode=mode, reveals=True)


def discard_announced(game: Dracula, event: str) -> None:
    """Resolved or cancelled, it goes face up to the discard pile; DRA-EVENT-03."""
    game.playing = without(game.playing, event)
    discard_event(game, event)
