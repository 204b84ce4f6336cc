"""What is turned up, and what Dracula has to answer: hypotheses that do not agree with it go."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from nokturn.games.dracula.belief.charts import HIDE
from nokturn.games.dracula.belief.hideouts import links_to
from nokturn.games.dracula.belief.hypotheses import SLID
from nokturn.games.dracula.belief.knowledge import Known
from nokturn.games.dracula.state import clues


def seen(known: Known, clue: clues.Seen) -> Known:
    """DRA-TRAIL-04."""
    chart, rows = known.chart, known.rows
    known = replace(known, face_up=known.face_up | {clue.slot})
    if clue.slot in known.lairs:
        bit = chart.bits[chart.number[clue.card]]
        lair = known.lairs.index(clue.slot)
        shown = rows.with_lair(lair, rows.lairs[lair] & bit)
        for other in range(len(known.lairs)):
            if other != lair:
                shown = shown.with_lair(other, shown.lairs[other] & ~bit)
        return replace(known, rows=shown.possible())
    cards = known.cards(clue.slot)
    if cards is None:
        return known
    return known.only(cards >= HIDE if clue.card == "hide" else cards == chart.number[clue.card])


def not_there(known: Known, clue: clues.NotThere) -> Known:
    """DRA-DISC-01."""
    chart, rows = known.chart, known.rows
    places = chart.flags(clue.places)
    keep = np.ones(len(rows), np.bool_)
    for space, cards in rows.columns:
        if space != SLID:
            keep &= ~places[cards]
    if clue.figure:
        keep &= ~places[rows.place]
    rows = rows.where(keep)
    if clue.lairs and rows.lairs:
        rows = rows.without_bits(chart.bits[places].sum(dtype=np.uint64)).possible()
    return replace(known, rows=rows)


def trail_beside(known: Known, clue: clues.TrailBeside) -> Known:
    """DRA-CARD-01, DRA-CARD-02."""
    near = known.chart.beside(clue.place)
    keep = np.ones(len(known.rows), np.bool_)
    for space, cards in known.rows.columns:
        if space != SLID and known.slots[space] not in known.face_up:
            keep &= ~near[cards]
    return known.only(keep)


def adjacent_to(known: Known, clue: clues.AdjacentTo) -> Known:
    """DRA-CARD-02."""
    chart = known.chart
    for place in clue.near:
        known = known.at(chart.beside(place))
    for place in clue.far:
        known = known.at(~chart.beside(place))
    return known


def in_region(known: Known, clue: clues.InRegion) -> Known:
    """DRA-SPECIAL-02, DRA-SPECIAL-03."""
    there = known.chart.region(clue.region)
    return known.at(there if clue.there else ~there)


def fed(known: Known, clue: clues.Fed) -> Known:
    """DRA-POWER-FEED-02."""
    return known.at(known.chart.sizes(clue.sizes))


def here(known: Known, clue: clues.Here) -> Known:
    return known.at(known.chart.flags([clue.place]))


def elsewhere(known: Known, clue: clues.Elsewhere) -> Known:
    return known.at(~known.chart.flags([clue.place]))


def not_hiding(known: Known, clue: clues.NotHiding) -> Known:
    """DRA-POWER-HIDE-04."""
    return known.only(~links_to(known.rows, known.space(clue.slot)))


def hide_in_deck(known: Known, clue: clues.HideInDeck) -> Known:
    return known.only(~known.rows.hide_lies())
