"""The Combat Pool and the marker on the Attitude track."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.encounter.cards.hands import discard_cards
from nokturn.games.grail.encounter.participants import encounter_of, fray_of
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, call, procedure


def add_markers(state: Grail, n: int) -> int:
    """So many go into the Pool; the first card of an Activation adds one fewer to a Defensive enemy.  Returns how many
    were added.  There is no Pool in a Diplomacy (GRAIL-DIPLO-SETUP-03)."""
    fray = fray_of(state)
    if n <= 0 or encounter_of(state).is_diplomacy:
        return 0
    if fray.withheld:
        fray.withheld = False
        n -= 1
    fray.pool += n
    if n:
        state.tell("pool-grows", count=n, pool=fray.pool)
    return n


@procedure(rule=("GRAIL-COMBAT-POOL-01", "GRAIL-COMBAT-POOL-02"))
def take_markers(state: Grail, hero: str, n: int) -> Rule:
    """So many leave the Pool; for each that cannot, the Character discards a card."""
    fray = fray_of(state)
    attack = fray.attack
    if encounter_of(state).is_diplomacy or (attack is not None and attack.no_pool_loss):
        return
    taken = min(n, fray.pool)
    fray.pool -= taken
    if taken:
        state.tell("pool-shrinks", count=taken, pool=fray.pool)
    yield call(discard_cards, hero, n - taken, "GRAIL-COMBAT-POOL-01")


def move_marker(state: Grail, n: int) -> int:
    """Up or down the Attitude track, not beyond its ends; returns how far.  GRAIL-DIPLO-TRACK-01."""
    track = encounter_of(state).track
    if track is None:
        return 0
    fray = fray_of(state)
    before = fray.attitude
    fray.attitude = max(-track.down, min(track.up, before + n))
    if fray.attitude != before:
        state.tell("attitude-moves", count=fray.attitude - before, attitude=fray.attitude)
    return fray.attitude - before


def answer_moves_marker(state: Grail, n: int) -> int:
    """A move by the text of a Response: a fall may be softened, or be reversed to a rise."""
    fray = fray_of(state)
    answer = fray.attack
    if answer is None or n >= 0:
        return move_marker(state, n)
    if answer.reversed:
        return move_marker(state, -n)
    softened = min(-n, answer.softened)
    fray.attack = replace(answer, softened=answer.softened - softened)
    return move_marker(state, n + softened)
