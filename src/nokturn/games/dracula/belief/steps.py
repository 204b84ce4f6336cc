"""What each clue makes of the hypotheses: those it rules out go, those Dracula's next card could make come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from nokturn.games.dracula import clues
from nokturn.games.dracula.belief.charts import HIDE, NOWHERE, Cards, Chart, Flags
from nokturn.games.dracula.belief.hypotheses import SLID, SPACES, Hypotheses
from nokturn.games.dracula.clues import Clue

NONE = -1


@dataclass(frozen=True, slots=True, eq=False)
class Known:
    """The hypotheses, and beside them what everybody sees: which slot lies where."""

    chart: Chart
    rows: Hypotheses
    slots: tuple[int, ...]
    """Of every trail space, and of what slid off, the slot of its location card or Hide; -1 where there is none."""
    lairs: tuple[int, ...]
    """Slots, in the order of the sets in the rows."""
    face_up: frozenset[int]
    exact: bool = True
    """No hypothesis too many.  There is never one too few."""

    def space(self, slot: int) -> int:
        """The trail space of this slot, numbered from 0, or -1."""
        return self.slots.index(slot) if slot in self.slots else NONE

    def cards(self, slot: int) -> Cards | None:
        """What the rows say of this slot; None if everybody has always known what it is."""
        space = self.space(slot)
        return None if space == NONE else self.rows.trail[space]

    def only(self, keep: Flags) -> Known:
        return replace(self, rows=self.rows.where(keep))

    def at(self, places: Flags) -> Known:
        """He is in one of these places."""
        return self.only(places[self.rows.place])

    def merged(self) -> Known:
        rows, exact = self.rows.merged()
        return replace(self, rows=rows, exact=self.exact and exact)


def nothing_known(chart: Chart) -> Known:
    """Before Dracula has chosen where to start."""
    empty = np.zeros(0, np.uint8)
    rows = Hypotheses((None,) * (SPACES + 1), (), empty, np.zeros(0))
    return Known(chart, rows, (NONE,) * (SPACES + 1), (), frozenset())


# Dracula's moves


def began(known: Known, clue: clues.Began) -> Known:
    """Any city but the Castle and those of the hunters; DRA-SETUP-10."""
    allowed = known.chart.backs("city") & ~known.chart.flags(clue.barred)
    place = np.flatnonzero(allowed).astype(np.uint8)
    rows = Hypotheses((place, *(None,) * SPACES), (), place, np.ones(len(place)))
    return replace(known, rows=rows, slots=(clue.slot, *(NONE,) * SPACES))


def slides(known: Known, clue: clues.Slides) -> Known:
    """One space on; what Hide was linked to is on the trail no more; DRA-POWER-HIDE-07."""
    rows = replace(known.rows, trail=(None, *known.rows.trail[:SPACES]))
    return replace(known, rows=_unlinked(rows, SLID), slots=(NONE, *known.slots[:SPACES]))


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
    chart, rows, holy = known.chart, known.rows, frozenset(clue.holy)
    lair = known.lairs.index(clue.slot)
    allowed = chart.flags([clue.seen]) if clue.seen else chart.backs("city") | chart.backs("castle")
    allowed &= ~chart.flags(clue.barred)
    table = chart.runs(holy) if clue.wolf else chart.moves(holy)
    options = np.zeros(len(rows), np.uint8)
    parents, targets = [], []
    for column in table:
        target = column[rows.place]
        free = (target != NOWHERE) & ~rows.on_trail(target)
        options += free
        goes = np.flatnonzero(free & allowed[target] & ((rows.lairs[lair] & chart.bits[target]) > 0))
        parents.append(goes)
        targets.append(target[goes])
    cards, parent = np.concatenate(targets), np.concatenate(parents)
    found = rows.taken(parent)
    weights = found.weights / np.maximum(np.bitwise_count(found.lairs[lair]) * options[parent], 1)
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
    options = np.zeros(len(rows), np.uint8)
    parents, targets = [], []
    for column in table:
        target = column[rows.place]
        free = (target != NOWHERE) & ~rows.on_trail(target)
        options += free
        goes = np.flatnonzero(free & allowed[target])
        parents.append(goes)
        targets.append(target[goes])
    places = targets.copy()
    if hide is not None:
        stay = _may_hide(chart, rows) & ~chart.flags(hide)[rows.place]
        options += stay
        goes = np.flatnonzero(stay)
        parents.append(goes)
        targets.append(_link(rows)[goes])
        places.append(rows.place[goes])
    parent = np.concatenate(parents)
    found = rows.taken(parent)
    found = replace(found, weights=found.weights / np.maximum(options[parent], 1))
    found = _laid(chart, found, np.concatenate(targets), np.concatenate(places))
    after = replace(known, rows=found, slots=(slot, *known.slots[1:]))
    astray = not rows.on_trail(rows.place).all()
    return after.merged() if astray else after


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


def _unlinked(rows: Hypotheses, space: int) -> Hypotheses:
    """What lies here leaves the trail: the Hide linked to it is linked to nothing; DRA-POWER-HIDE-07."""
    for other, cards in rows.columns:
        linked = cards == HIDE + space - other if other < space else None
        if linked is not None and linked.any():
            rows = rows.with_card(other, np.where(linked, np.uint8(HIDE), cards))
    return rows


# hideouts come and go


def cleared(known: Known, clue: clues.Cleared) -> Known:
    """Nobody can tell any more what lay there, unless it was seen; DRA-TRAIL-05."""
    rows, slot = known.rows, clue.slot
    if slot in known.lairs:
        lair = known.lairs.index(slot)
        rows = replace(rows, lairs=(*rows.lairs[:lair], *rows.lairs[lair + 1 :]))
        return replace(known, rows=rows, lairs=(*known.lairs[:lair], *known.lairs[lair + 1 :])).merged()
    space = known.space(slot)
    if space == NONE:
        return known  # Feed, Dark Call or Misdirect
    rows = _unlinked(rows, space).with_card(space, None)
    return replace(known, rows=rows, slots=_emptied(known.slots, space)).merged()


def made_lair(known: Known, clue: clues.MadeLair) -> Known:
    """It is a location; DRA-LAIR-02.  As a lair it is the only choice of its row, so the other lairs may as well have
    it in their sets: then more rows are equal."""
    space = known.space(clue.slot)
    known = matured(known, clue)
    cards = known.cards(clue.slot)
    if cards is None:
        return known
    bits = known.chart.bits[cards]
    rows = _unlinked(known.rows, space).with_card(space, None)
    rows = replace(rows, lairs=(*[cities | bits for cities in rows.lairs], bits))
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
    return known.only((cards < HIDE) & (cards != known.rows.place) & ~_links_to(known.rows, known.space(clue.gone)))


def lies_on(known: Known, clue: clues.LiesOn) -> Known:
    """DRA-DRAC-MOVE-09."""
    rows = known.rows
    cards = known.cards(clue.slot)
    return known.only(~rows.on_trail(rows.place) if cards is None else cards == rows.place)


def _emptied(slots: tuple[int, ...], space: int) -> tuple[int, ...]:
    return (*slots[:space], NONE, *slots[space + 1 :])


def _links_to(rows: Hypotheses, space: int) -> Flags:
    found = np.zeros(len(rows), np.bool_)
    for other, cards in rows.columns:
        if other < space:
            found |= cards == HIDE + space - other
    return found


# what is seen and told


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
    return known.only(~_links_to(known.rows, known.space(clue.slot)))


def hide_in_deck(known: Known, clue: clues.HideInDeck) -> Known:
    return known.only(~known.rows.hide_lies())


STEPS: dict[type[Clue], Callable[[Known, Any], Known]] = {
    clues.Began: began,
    clues.Slides: slides,
    clues.MayMove: may_move,
    clues.Placed: placed,
    clues.FromLair: from_lair,
    clues.Stays: stays,
    clues.Fed: fed,
    clues.Misdirected: misdirected,
    clues.Cleared: cleared,
    clues.MadeLair: made_lair,
    clues.Matured: matured,
    clues.LiesOn: lies_on,
    clues.Flew: flew,
    clues.Seen: seen,
    clues.NotThere: not_there,
    clues.Elsewhere: elsewhere,
    clues.NotHiding: not_hiding,
    clues.HideInDeck: hide_in_deck,
    clues.AdjacentTo: adjacent_to,
    clues.TrailBeside: trail_beside,
    clues.InRegion: in_region,
    clues.Here: here,
}


def after_clue(known: Known, clue: Clue) -> Known:
    """What everybody knows once this is known too."""
    step = STEPS[type(clue)](known, clue)
    return replace(step, rows=step.rows.balanced())
