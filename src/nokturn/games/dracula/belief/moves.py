"""Dracula places a card: every hypothesis becomes one for each card it could be (DRA-DRAC-MOVE)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from nokturn.games.dracula.belief.charts import HIDE, NOWHERE, Cards, Chart, Flags
from nokturn.games.dracula.belief.hypotheses import SPACES, Hypotheses
from nokturn.games.dracula.belief.knowledge import NONE, Known
from nokturn.games.dracula.state import clues


def began(known: Known, clue: clues.Began) -> Known:
    """Any city but the Castle and those of the hunters; DRA-SETUP-10."""
    allowed = known.chart.backs("city") & ~known.chart.flags(clue.barred)
    place = np.flatnonzero(allowed).astype(np.uint8)
    rows = Hypotheses((place, *(None,) * SPACES), (), place, np.ones(len(place)))
    return replace(known, rows=rows, slots=(clue.slot, *(NONE,) * SPACES))


def may_move(known: Known, clue: clues.MayMove) -> Known:
    """A place he could go to that is not on the trail is in the deck or a lair: both may be entered.  If Hide could
    be in the deck it is, where it does not lie on the trail; DRA-DRAC-MOVE-09."""
    chart, rows, holy = known.chart, known.rows, frozenset(clue.barred)
    free = ~chart.flags(holy)[rows.place]
    able = np.zeros(len(rows), np.bool_)
    if "feed" in clue.powers or "dark_call" in clue.powers:
        able |= free
    if "hide" in clue.powers:
        able |= free & _may_hide(chart, rows)
    ways = [chart.moves(holy), *([chart.runs(holy)] if "wolf_form" in clue.powers else [])]
    for targets in (column[rows.place] for table in ways for column in table):
        able |= (targets != NOWHERE) & ~rows.on_trail(targets)
    return known.only(able == clue.able)


def placed(known: Known, clue: clues.Placed) -> Known:
    """One step, or two roads with Wolf Form, to a location whose card is in the deck; or Hide; DRA-DRAC-MOVE-03."""
    if clue.seen == "hide":
        return _hidden(known, clue.slot)
    chart, holy = known.chart, frozenset(clue.holy)
    hide = clue.hide and not clue.wolf
    allowed = chart.flags([clue.seen]) if clue.seen else chart.backs(clue.back)
    if clue.back != "sea":
        allowed &= ~chart.flags(clue.barred)
    table = chart.runs(holy) if clue.wolf else chart.moves(holy)
    found = _gone(known, clue.slot, table, allowed, holy if hide else None)
    return replace(found, face_up=found.face_up | {clue.slot}) if clue.seen else found


def flew(known: Known, clue: clues.Flew) -> Known:
    """Two roads, unseen; DRA-COMBAT-25."""
    chart = known.chart
    allowed = chart.backs("castle" if clue.castle else "city") & ~chart.flags(clue.barred)
    return _gone(known, clue.slot, chart.flights(frozenset(clue.holy)), allowed)


def from_lair(known: Known, clue: clues.FromLair) -> Known:
    """To the city of a lair, where he could go if its card were in the deck; DRA-LAIR-04."""
    if clue.slot not in known.lairs:
        return known
    chart, rows, holy = known.chart, known.rows, frozenset(clue.holy)
    lair = known.lairs.index(clue.slot)
    allowed = chart.flags([clue.seen]) if clue.seen else chart.backs("city") | chart.backs("castle")
    allowed &= ~chart.flags(clue.barred)
    table = chart.runs(holy) if clue.wolf else chart.moves(holy)
    inside = rows.lairs[lair]
    parent, cards, options = _goes(rows, table, lambda target: allowed[target] & ((inside & chart.bits[target]) > 0))
    found = rows.taken(parent)
    weights = found.weights / np.maximum(np.bitwise_count(found.lairs[lair]), 1) / np.maximum(options[parent], 1)
    found = replace(found, lairs=(*found.lairs[:lair], *found.lairs[lair + 1 :]), weights=weights)
    found = _laid(chart, found, cards, cards)
    return replace(
        known,
        rows=found,
        slots=(clue.slot, *known.slots[1:]),
        lairs=tuple(slot for slot in known.lairs if slot != clue.slot),
        face_up=known.face_up | {clue.slot} if clue.seen else known.face_up,
    )


def stays(known: Known, clue: clues.Stays) -> Known:
    """No power keeps him in a holy place; DRA-TOKEN-HOLY-03."""
    return known.at(~known.chart.flags(clue.holy))


def _gone(known: Known, slot: int, table: Cards, allowed: Flags, hide: frozenset[str] | None = None) -> Known:
    """Every row becomes one for each place he could have gone to; with `hide` (the holy cities) also one where he
    has stayed and put down Hide."""
    chart, rows = known.chart, known.rows
    parent, cards, options = _goes(rows, table, lambda target: allowed[target])
    places = cards
    if hide is not None:
        stay = _may_hide(chart, rows) & ~chart.flags(hide)[rows.place]
        options += stay
        goes = np.flatnonzero(stay)
        parent = np.concatenate([parent, goes])
        cards = np.concatenate([cards, _link(rows)[goes]])
        places = np.concatenate([places, rows.place[goes]])
    found = rows.taken(parent)
    found = replace(found, weights=found.weights / np.maximum(options[parent], 1))
    found = _laid(chart, found, cards, places)
    after = replace(known, rows=found, slots=(slot, *known.slots[1:]))
    astray = not rows.on_trail(rows.place).all()
    return after.merged() if astray else after


def _goes(
    rows: Hypotheses, table: Cards, allowed: Callable[[Cards], Flags]
) -> tuple[npt.NDArray[np.intp], Cards, npt.NDArray[np.uint8]]:
    """Row by row every place he could have gone to, if it is allowed: the row, the place; and of every row in how
    many places he could be now.  A place that is not on the trail is in the deck or a lair: both may be entered."""
    options = np.zeros(len(rows), np.uint8)
    parents, targets = [], []
    for column in table:
        target = column[rows.place]
        free = (target != NOWHERE) & ~rows.on_trail(target)
        options += free
        goes = np.flatnonzero(free & allowed(target))
        parents.append(goes)
        targets.append(target[goes])
    return np.concatenate(parents), np.concatenate(targets), options


def _laid(chart: Chart, rows: Hypotheses, cards: Cards, places: Cards) -> Hypotheses:
    """This card lies on space 1, so it is in no lair, and he is in this place."""
    return replace(rows.with_card(0, cards), place=places).without_bits(chart.bits[cards]).possible()


def _hidden(known: Known, slot: int) -> Known:
    """Hide, face up: he stays."""
    known = known.only(_may_hide(known.chart, known.rows))
    rows = known.rows.with_card(0, _link(known.rows))
    return replace(known, rows=rows, slots=(slot, *known.slots[1:]), face_up=known.face_up | {slot})


def _may_hide(chart: Chart, rows: Hypotheses) -> Flags:
    """Hide is in the deck, and the card of his current location on the trail and a city; DRA-POWER-HIDE-06."""
    return ~rows.hide_lies() & rows.on_trail(rows.place) & (rows.place < chart.cities)


def _link(rows: Hypotheses) -> Cards:
    """Hide on space 1, linked to the card of his current location; DRA-POWER-HIDE-02."""
    code = np.full(len(rows), HIDE, np.uint8)
    for space, cards in rows.columns:
        code[cards == rows.place] = HIDE + space
    return code
