"""Presses: to continue the combat, or to end it against the opponent's press (VTES-PRESS-01..06)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.combat.granted import give_up, rights_of
from nokturn.games.vtes.combat.hazards import pains, springs
from nokturn.games.vtes.combat.legal import cannot_press
from nokturn.games.vtes.combat.sides import fight_of, is_over, note, ongoing
from nokturn.games.vtes.playing.impulse import Impulse, closes, offers
from nokturn.games.vtes.state.choices import UsePress
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import InForce
from nokturn.kernel import Rule, call, carries_out, procedure
from nokturn.kernel.asks import Option, Refused, Seat
from nokturn.kernel.reactions import window

PRESSES = ("press", "press:continue", "press:end")
closes("press")(is_over)


@procedure(rule=("VTES-PRESS-01", "VTES-PRESS-03", "VTES-PRESS-06"))
def press_step(game: Vtes) -> Rule:
    """Without a press that stands when all have passed, combat ends; a round that ended early has no such step."""
    yield call(pains)
    if ongoing(game):
        springs(game)
        yield call(window, Impulse("press"))


def presses(game: Vtes, minion: str) -> None:
    """To continue; or, against a press to continue, to end (VTES-PRESS-02)."""
    ends = bool(fight_of(game).pressed)
    note(game, pressed="" if ends else minion, last_press=minion)
    game.tell("presses-to-end" if ends else "presses-to-continue", minion=minion)


@offers("press")
def given_presses(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """Presses that cards have given for this round (VTES-PRESS-05)."""
    for right in rights_of(game, seat, *PRESSES):
        option, rule = UsePress(right.source), cannot_press(game, right.subject, purpose(right))
        yield Refused(option, rule) if rule else option


def purpose(right: InForce) -> str:
    """`continue`, `end`, or empty for either (VTES-PRESS-04)."""
    return right.what.partition(":")[2]


@carries_out(UsePress)
@procedure(rule=("VTES-PRESS-02", "VTES-PRESS-04", "VTES-PRESS-05"))
def use_press(game: Vtes, seat: Seat, option: UsePress) -> None:
    """A press given before."""
    rights = [one for one in rights_of(game, seat, *PRESSES) if one.source == option.card]
    right = next(one for one in rights if not cannot_press(game, one.subject, purpose(one)))
    give_up(game, right)
    presses(game, right.subject)
