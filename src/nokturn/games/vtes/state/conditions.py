"""Conditions that card texts name by a word: `bleed`, `directed`, `clan:toreador`.

Each word is a function, in `condition_words.py` or beside the card that needs it; it may carry an argument after a
colon, and `not-` before it turns it round.  They look only at what everybody can see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from nokturn.games.vtes.state import vocabulary
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.kernel.asks import Seat


class About(NamedTuple):
    """What a condition is asked about."""

    minion: Card | None
    """The minion that plays, acts, blocks, or whose number is changed."""
    source: Card | None
    """The card in play whose text asks."""
    seat: Seat
    """The Methuselah who plays or uses."""
    word: str
    """The argument after the colon."""
    card: str = ""
    """The printed card whose effect asks, of one that was played; of cards in play `source` (VTES-ALLY-07)."""
    play: Play | None = None
    """How a card is played, of a condition on its cost."""


Condition = Callable[[Vtes, About], bool]
CONDITIONS: dict[str, Condition] = {}


def condition(form: str) -> Callable[[Condition], Condition]:
    """Give a condition its word, with what it asks for: `clan:CLAN`."""

    def declare(function: Condition) -> Condition:
        CONDITIONS[vocabulary.means(vocabulary.CONDITIONS, form, function.__doc__)] = function
        return function

    return declare


def holds(
    game: Vtes,
    word: str,
    minion: Card | None,
    source: Card | None = None,
    seat: Seat = "",
    card: str = "",
    play: Play | None = None,
) -> bool:
    """Whether a condition is met now."""
    name, _, argument = word.partition(":")
    wanted = True
    if name.startswith("not-"):
        name, wanted = name[4:], False
    whose = seat or (minion.controller if minion else source.controller if source else "")
    return CONDITIONS[name](game, About(minion, source, whose, argument, card, play)) is wanted


def unmet(game: Vtes, words: tuple[str, ...], minion: Card | None, source: Card | None, seat: Seat) -> str:
    """The first of these conditions that is not met, by its word; empty if all are.  `level`: of a Discipline that is
    there, but only at the inferior level (VTES-DISC-02)."""
    missing = [word for word in words if not holds(game, word, minion, source, seat)]
    if not missing:
        return ""
    name = missing[0].partition(":")[0]
    return "level" if name == "disc" and holds(game, missing[0].lower(), minion, source, seat) else name
