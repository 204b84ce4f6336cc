"""Energy, Health and Terror: how far they go, and how they hang together; GRAIL-TRACK.

Nothing here asks anybody anything: whoever takes Health or gives it has it settled afterwards (`dying`)."""

from __future__ import annotations

from nokturn.games.grail.printed.characters import TrackRange
from nokturn.games.grail.printed.language.vocabulary import TRACKS, Paid, Resource, Track
from nokturn.games.grail.printed.special import Dying
from nokturn.games.grail.state.state import Grail

LIMITER_OFFSET = 1
"""How much lower the limiter caps and frightens when it is used upside down; R-30."""
EXHAUSTED = 1
"""The higher of the two lowest spaces; GRAIL-TRACK-02."""
MOST = 20
"""Of each resource but XP, in challenge mode; GRAIL-CHALLENGE-07."""


def spaces(state: Grail, hero: str, track: Track) -> TrackRange:
    """Start space and top of a track of the Character's tray."""
    found: TrackRange = getattr(state.content.characters[state.heroes[hero].tray], track)
    return found


def dying_card(state: Grail) -> Dying:
    """The solo or the co-operative version, whatever the mode; GRAIL-DYING-01, R-59."""
    return state.content.special.dying_solo if state.solo else state.content.special.dying_coop


def limit(state: Grail, hero: str) -> int:
    """What the limiter marks on the Energy and Terror tracks; GRAIL-CHALLENGE-01."""
    return state.heroes[hero].health - (LIMITER_OFFSET if "limiter" in state.handicaps else 0)


def energy_cap(state: Grail, hero: str) -> int:
    """GRAIL-TRACK-03, GRAIL-DYING-05."""
    top = spaces(state, hero, "energy").max
    if state.heroes[hero].dying or state.heroes[hero].health == 0:
        return min(top, dying_card(state).energy_cap)
    return top if state.loose_limiter else max(0, min(top, limit(state, hero)))


def is_exhausted(state: Grail, hero: str) -> bool:
    """GRAIL-TRACK-02; it means nothing but a smaller recovery, GRAIL-TRACK-10, R-48."""
    return state.heroes[hero].energy <= EXHAUSTED


def is_panicking(state: Grail, hero: str, bravery: int = 0) -> bool:
    """GRAIL-TRACK-05: more Terror than Health, and more than whatever moves the threshold."""
    return not state.loose_limiter and state.heroes[hero].terror > limit(state, hero) + bravery


def is_insane(state: Grail, hero: str) -> bool:
    """Terror is on one of its two highest spaces; GRAIL-TRACK-07."""
    return state.heroes[hero].terror >= spaces(state, hero, "terror").max - 1


def ceiling(state: Grail, hero: str, what: Paid) -> int | None:
    """How far something can rise by an effect; None: as far as it likes."""
    if what == "energy":
        return energy_cap(state, hero)
    if what == "health":
        return spaces(state, hero, "health").start
    if what == "terror":
        return spaces(state, hero, "terror").max
    return MOST if what != "xp" and "resources" in state.handicaps else None


def put_at(state: Grail, hero: str, what: Paid, value: int) -> int:
    """Set a resource or track, within its bounds; returns by how much it has changed.

    What stands above its bound already stays there: a bound stops gains, it takes nothing."""
    before = state.heroes[hero].has(what)
    most = ceiling(state, hero, what)
    if most is not None and value > before:
        value = max(before, min(value, most))
    value = max(0, value)
    if value == before:
        return 0
    mad = is_insane(state, hero)
    state.change(hero, **{what: value})
    if what == "health" and (value or state.heroes[hero].dying):
        cap_energy(state, hero)  # at 0 the Dying card brings a cap of its own
    if what == "terror" and is_insane(state, hero) != mad:
        state.tell("sane" if mad else "insane", hero=hero)
    return value - before


def cap_energy(state: Grail, hero: str) -> None:
    """Energy above its cap falls to it at once, and does not come back with it; GRAIL-TRACK-03, GRAIL-TRACK-09."""
    cap = energy_cap(state, hero)
    if state.heroes[hero].energy > cap:
        state.change(hero, energy=cap)
        state.tell("energy-capped", hero=hero, n=cap)


def add(state: Grail, hero: str, what: Paid, n: int, source: str = "") -> int:
    """Give or take, as far as it goes; says so, and returns by how much it has changed."""
    changed = put_at(state, hero, what, state.heroes[hero].has(what) + n)
    if changed > 0:
        state.tell("gains", hero=hero, what=what, n=changed, source=source)
    elif changed < 0:
        state.tell("loses", hero=hero, what=what, n=-changed, source=source)
    return changed


def back_to_start(state: Grail, hero: str) -> None:
    """All three tracks on their start spaces; GRAIL-SETUP-CHAR-02, GRAIL-SETUP-CHAR-03."""
    state.change(hero, dying=0, **{track: spaces(state, hero, track).start for track in TRACKS})
    cap_energy(state, hero)


RESOURCES_GIVEN: tuple[Resource, ...] = ("food", "wealth")
"""What may be handed over; GRAIL-RES-02, GRAIL-RES-03."""
