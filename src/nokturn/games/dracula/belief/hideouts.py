"""Hideouts slide, go, and become lairs: what can be told of them is forgotten with them (DRA-TRAIL, DRA-LAIR)."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from nokturn.games.dracula.belief.charts import HIDE, Flags
from nokturn.games.dracula.belief.hypotheses import SLID, SPACES, Hypotheses
from nokturn.games.dracula.belief.knowledge import NONE, Known
from nokturn.games.dracula.state import clues


def slides(known: Known, clue: clues.Slides) -> Known:
    """One space on; what Hide was linked to is on the trail no more; DRA-POWER-HIDE-07."""
    rows = replace(known.rows, trail=(None, *known.rows.trail[:SPACES]))
    return replace(known, rows=_unlinked(rows, SLID), slots=(NONE, *known.slots[:SPACES]))


def cleared(known: Known, clue: clues.Cleared) -> Known:
    """Nobody can tell any more what lay there, unless it was seen; DRA-TRAIL-05."""
    rows, slot = known.rows, clue.slot
    if slot in known.lairs:
        lair = known.lairs.index(slot)
        lairs = (*known.lairs[:lair], *known.lairs[lair + 1 :])
        return replace(known, rows=rows.without_lair(lair), lairs=lairs).merged()
    space = known.space(slot)
    if space == NONE:
        return known  # Feed, Dark Call or Misdirect
    rows = _unlinked(rows, space).with_card(space, None)
    return replace(known, rows=rows, slots=_emptied(known.slots, space)).merged()


def made_lair(known: Known, clue: clues.MadeLair) -> Known:
    """It is a location; DRA-LAIR-02."""
    space = known.space(clue.slot)
    known = matured(known, clue)
    cards = known.cards(clue.slot)
    if cards is None:
        return known
    bits = known.chart.bits[cards]
    rows = _unlinked(known.rows, space).with_card(space, None)
    rows = replace(rows, lairs=(*rows.lairs, bits))
    lairs = (*known.lairs, clue.slot)
    return replace(known, rows=rows, slots=_emptied(known.slots, space), lairs=lairs).merged()


def matured(known: Known, clue: clues.Matured | clues.MadeLair) -> Known:
    """It is not Hide; DRA-POWER-HIDE-05, DRA-LAIR-02."""
    cards = known.cards(clue.slot)
    return known if cards is None else known.only(cards < HIDE)


def misdirected(known: Known, clue: clues.Misdirected) -> Known:
    """What Misdirect cleared away was not his location, not Hide and not linked to it; DRA-POWER-MISDIRECT-02."""
    cards = known.cards(clue.gone)
    if cards is None:
        return known
    return known.only((cards < HIDE) & (cards != known.rows.place) & ~links_to(known.rows, known.space(clue.gone)))


def lies_on(known: Known, clue: clues.LiesOn) -> Known:
    """DRA-DRAC-MOVE-09."""
    rows = known.rows
    cards = known.cards(clue.slot)
    return known.only(~rows.on_trail(rows.place) if cards is None else cards == rows.place)


def _emptied(slots: tuple[int, ...], space: int) -> tuple[int, ...]:
    return (*slots[:space], NONE, *slots[space + 1 :])


def links_to(rows: Hypotheses, space: int) -> Flags:
    found = np.zeros(len(rows), np.bool_)
    for other, cards in rows.columns:
        if other < space:
            found |= cards == HIDE + space - other
    return found


def _unlinked(rows: Hypotheses, space: int) -> Hypotheses:
    """What lies here leaves the trail: the Hide linked to it is linked to nothing; DRA-POWER-HIDE-07."""
    for other, cards in rows.columns:
        linked = cards == HIDE + space - other if other < space else None
        if linked is not None and linked.any():
            rows = rows.with_card(other, np.where(linked, np.uint8(HIDE), cards))
    return rows
