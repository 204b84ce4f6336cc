"""Where Dracula can be: every trail, lairs and current location that agree with all that everybody knows.

It is computed from the clues alone (`clues.py`), which every seat sees, clue by clue.  Nobody needs the state of the
game for it, so it can be shown to the hunters and used by their bots without telling them anything.
"""

from __future__ import annotations

from functools import cached_property
from threading import Lock

import msgspec
import numpy as np
import numpy.typing as npt

from nokturn.games.dracula.belief.charts import CODES, HIDE, Cards, Chart, chart
from nokturn.games.dracula.belief.knowledge import NONE, Known, nothing_known
from nokturn.games.dracula.belief.steps import after_clue
from nokturn.games.dracula.state.clues import Clue, Slides
from nokturn.games.dracula.state.state import Dracula, Hideout

__all__ = [
    "Belief",
    "ContradictionError",
    "Frame",
    "Hypothesis",
    "after",
    "belief_of",
    "film",
    "misbelieved",
    "nothing",
]


NEVER_DOWN = frozenset({"feed", "dark_call", "misdirect"})
"""Cards without a location that everybody can see; DRA-POWER-03."""


class ContradictionError(Exception):
    """A clue that no trail agrees with: the rules have noted something wrong."""


class Hypothesis(msgspec.Struct, frozen=True):
    """One way it could be."""

    place: str
    """Dracula's current location."""
    cards: dict[int, str]
    """The card of every slot on the trail, in the lairs or just slid off, that is or was face down."""
    link: int
    """The slot Hide is linked to, or -1."""


class Belief:
    """Everything that can be true, and how likely it is.

    If a clue contradicts everything (which only a fault in the rules can bring about) nothing is left: `size` is 0,
    `possible` says every place and `sample` nothing, so that a game goes on whatever happens."""

    def __init__(self, known: Known) -> None:
        self.known = known

    # how much is known

    @property
    def exact(self) -> bool:
        """No hypothesis too many; there is never one too few."""
        return self.known.exact

    @cached_property
    def size(self) -> int:
        """How many different trails (with the current location) are possible."""
        return self.known.rows.trails()

    @property
    def rows(self) -> npt.NDArray[np.uint8]:
        """The hypotheses: the cards on the trail and what slid off, where something unknown lies, then the place."""
        rows = self.known.rows
        return np.stack([*[cards for _, cards in rows.columns], rows.place], axis=1)

    @property
    def weights(self) -> npt.NDArray[np.float64]:
        """Of every row, if every legal card is equally likely whenever Dracula places one."""
        return self.known.rows.weights

    # what is known

    def possible(self) -> frozenset[str]:
        """Where Dracula can be."""
        rows, of = self.known.rows, self.known.chart
        return _names(of, rows.place) if len(rows) else frozenset(of.names)

    def probabilities(self) -> dict[str, float]:
        """The same with the likelihood of each, in the order of the names."""
        rows, of = self.known.rows, self.known.chart
        if not len(rows):
            return {name: 1 / len(of.names) for name in sorted(of.names)}
        sums = np.bincount(rows.place, rows.weights, len(of.names))
        return {name: float(sums[of.number[name]]) for name in sorted(_names(of, rows.place))}

    def sample(self, number: float) -> Hypothesis | None:
        """One of the hypotheses, each as often as it is likely for `number` from 0 up to 1; None if there is none."""
        rows, of = self.known.rows, self.known.chart
        if not len(rows):
            return None
        sums = np.cumsum(rows.weights)
        aim = number * sums[-1]
        row = min(int(np.searchsorted(sums, aim, side="right")), len(rows) - 1)
        within = 1 - (sums[row] - aim) / rows.weights[row] if rows.weights[row] else 0.0
        one = rows.taken(np.array([row]))
        cards: dict[int, str] = {}
        link = NONE
        for space, column in one.columns:
            code = int(column[0])
            cards[self.known.slots[space]] = _name(of, code)
            if code > HIDE:
                link = self.known.slots[space + code - HIDE]
        for lair, slot in enumerate(self.known.lairs):
            left = int(one.choices()[lair][0])
            cities = [city for city in range(of.cities) if left >> city & 1]
            within *= len(cities)
            city = cities[min(max(int(within), 0), len(cities) - 1)]
            within -= int(within)
            cards[slot] = of.names[city]
            one = one.with_lair(lair, of.bits[[city]])
        return Hypothesis(of.names[int(one.place[0])], cards, link)

    def holds(self, game: Dracula) -> bool:
        """Whether what is true is among what is possible: it must be, after every clue."""
        known, of = self.known, self.known.chart
        keep = known.rows.place == of.number.get(game.at, CODES)
        for space, cards in enumerate(known.rows.trail):
            lies = (*game.trail, game.slid)[space]
            if cards is None:
                keep &= lies is None or lies.card in NEVER_DOWN
            else:
                keep &= lies is not None and lies.slot == known.slots[space] and cards == _code(of, game, lies, space)
        rows = known.rows.where(keep)
        lairs = {lair.slot: lair.card for lair in game.lairs if lair is not None}
        if set(lairs) != set(known.lairs):
            return False
        for lair, slot in enumerate(known.lairs):
            rows = rows.with_lair(lair, rows.lairs[lair] & of.bits[of.number[lairs[slot]]])
        return len(rows.possible()) > 0


def _code(of: Chart, game: Dracula, lies: Hideout, space: int) -> int:
    """The number of a card that really lies there."""
    if lies.card != "hide":
        return of.number[lies.card]
    linked = game.space_of(lies.link)
    return HIDE + linked - 1 - space if linked else HIDE


def _name(of: Chart, code: int) -> str:
    return "hide" if code >= HIDE else of.names[code]


def _names(of: Chart, cards: Cards) -> frozenset[str]:
    found = np.flatnonzero(np.bincount(cards, minlength=CODES))
    return frozenset(_name(of, int(code)) for code in found)


# step by step


def nothing(variant: str) -> Belief:
    """Before the first clue."""
    return Belief(nothing_known(chart(variant)))


def after(belief: Belief, clue: Clue, strict: bool = False) -> Belief:
    """What is believed once this is known too; with `strict` a clue that leaves nothing possible is an error."""
    known = after_clue(belief.known, clue)
    if strict and not len(known.rows):
        raise ContradictionError(f"No trail agrees with {clue}.")
    return Belief(known)


_recent: list[tuple[str, tuple[Clue, ...], Belief]] = []
_lock = Lock()
RECENT = 500
"""So many answers are remembered at most,"""
ROOM = 1_000_000
"""and so many rows in all of them: some forty megabytes."""


def belief_of(clues: tuple[Clue, ...], variant: str) -> Belief:
    """What follows from these clues on this map.

    The last answers are remembered: a game asks again after every clue, and so do what is taken back and what forks
    off, so most of the clues are accounted for already."""
    found, done = nothing(variant), 0
    with _lock:
        if _recent and _recent[0][1] is clues and _recent[0][0] == variant:
            return _recent[0][2]
        for of, known, belief in _recent:
            size = len(known)
            if done < size <= len(clues) and of == variant and clues[size - 1] == known[-1] and clues[:size] == known:
                found, done = belief, size
    for clue in clues[done:]:
        found = after(found, clue)
    with _lock:
        _recent[:] = [(variant, clues, found), *[one for one in _recent if one[2] is not found]]
        _forget()
    return found


def misbelieved(game: Dracula) -> list[str]:
    """What is wrong with the belief, if anything: it must hold the truth, and nothing that everybody can rule out."""
    if not game.clues or game.finished:
        return []
    belief = belief_of(game.clues, game.map)
    wrong = [] if belief.holds(game) else [f"what is true ({game.at}) is not among what can be known"]
    return wrong if belief.exact else [*wrong, "the belief is no longer exact"]


def _forget() -> None:
    """Keep what was asked for last, as far as there is room for it."""
    rows = 0
    for number, (_, _, belief) in enumerate(_recent):
        rows += len(belief.weights)
        if number >= RECENT or (number and rows > ROOM):
            del _recent[number:]
            return


class Frame(msgspec.Struct, frozen=True):
    """The belief after one clue, for whoever looks back on the hunt."""

    number: int
    """So many clues were known."""
    night: int
    """So many nights Dracula had gone on."""
    size: int
    places: frozenset[str]


def film(clues: tuple[Clue, ...], variant: str) -> list[Frame]:
    """How the set of what is possible grew and shrank, clue by clue."""
    belief, frames, night = nothing(variant), [], 0
    for number, clue in enumerate(clues, 1):
        belief = after(belief, clue)
        night += isinstance(clue, Slides)
        frames.append(Frame(number, night, belief.size, belief.possible()))
    return frames
