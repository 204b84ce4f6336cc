"""Every world that agrees with the clues, one by one, in plain Python: slow, and with nothing in common with
`nokturn.games.dracula.belief` but the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from nokturn.games.dracula.belief import Belief
from nokturn.games.dracula.map.atlas import Atlas, atlas
from nokturn.games.dracula.state import clues as c

Lying = tuple[int, str] | None
"""Slot and card."""
OPEN = ("feed", "dark_call", "misdirect")


class World(NamedTuple):
    trail: tuple[Lying, ...]
    slid: Lying
    lairs: frozenset[tuple[int, str]]
    at: str
    link: int = -1
    """The slot Hide is linked to."""

    def lying(self) -> list[tuple[int, str]]:
        return [one for one in (*self.trail, self.slid, *self.lairs) if one is not None]

    def card(self, slot: int) -> str:
        return dict(self.lying()).get(slot, "")

    def space(self, card: str) -> int:
        return next((n for n, one in enumerate(self.trail, 1) if one is not None and one[1] == card), 0)

    def slot_of(self, card: str) -> int:
        return next((slot for slot, lies in self.lying() if lies == card), -1)

    def in_deck(self, card: str) -> bool:
        return all(lies != card for _, lies in self.lying())

    def on_trail(self, slot: int) -> bool:
        return any(one is not None and one[0] == slot for one in self.trail)

    def lay(self, slot: int, card: str, at: str) -> World:
        assert self.trail[0] is None
        return self._replace(trail=((slot, card), *self.trail[1:]), at=at)

    def without(self, slot: int) -> World:
        keep = [None if one is not None and one[0] == slot else one for one in self.trail]
        slid = None if self.slid is not None and self.slid[0] == slot else self.slid
        lairs = frozenset(one for one in self.lairs if one[0] != slot)
        gone_hide = self.card(slot) == "hide"
        link = -1 if gone_hide or self.link == slot else self.link
        return World(tuple(keep), slid, lairs, self.at, link)


class EveryTrail:
    """All worlds, clue after clue."""

    def __init__(self, variant: str) -> None:
        self.map: Atlas = atlas(variant)
        self.worlds: set[World] = set()
        self.shown: set[int] = set()

    def after(self, clue: c.Clue) -> None:
        if isinstance(clue, c.Began):
            starts = [p.id for p in self.map.places.values() if p.kind == "city" and not p.castle]
            self.worlds = {
                World(((clue.slot, start), *[None] * 5), None, frozenset(), start)
                for start in starts
                if start not in clue.barred
            }
            return
        if isinstance(clue, c.Seen) or (isinstance(clue, c.Placed | c.FromLair) and clue.seen):
            self.shown.add(clue.slot)
        self.worlds = {new for old in self.worlds for new in self.next(old, clue)}

    def next(self, w: World, clue: c.Clue) -> Iterator[World]:
        match clue:
            case c.Slides():
                slid = w.trail[-1]
                link = -1 if slid is not None and slid[0] == w.link else w.link
                yield World((None, *w.trail[:-1]), slid, w.lairs, w.at, link)
            case c.Placed():
                yield from self.placed(w, clue)
            case c.FromLair():
                card = w.card(clue.slot)
                allowed = card == clue.seen if clue.seen else card not in clue.barred
                if allowed and card in self.reach(w, clue.wolf, clue.holy):
                    yield w.without(clue.slot).lay(clue.slot, card, card)
            case c.Flew():
                for place in self.roads(w.at, clue.holy):
                    castle = self.map.places[place].castle
                    if w.in_deck(place) and place not in clue.barred and castle == clue.castle:
                        yield w.lay(clue.slot, place, place)
            case c.Stays():
                if w.at not in clue.holy:
                    yield w.lay(clue.slot, clue.power, w.at)
            case c.Misdirected():
                card = w.card(clue.gone)
                if card not in ("hide", w.at) and w.link != clue.gone:
                    yield w
            case c.MadeLair():
                card = w.card(clue.slot)
                if card != "hide":
                    yield w.without(clue.slot)._replace(lairs=w.lairs | {(clue.slot, card)})
            case c.Cleared():
                yield w.without(clue.slot)
            case _:
                if self.agrees(w, clue):
                    yield w

    def placed(self, w: World, clue: c.Placed) -> Iterator[World]:
        may_hide = w.in_deck("hide") and w.space(w.at) > 0 and self.map.places[w.at].kind == "city"
        if (clue.hide or clue.seen == "hide") and may_hide and w.at not in clue.holy:
            yield w.lay(clue.slot, "hide", w.at)._replace(link=w.slot_of(w.at))
        for place in self.reach(w, clue.wolf, clue.holy):
            back = self.map.places[place].back
            allowed = (back == "sea" or place not in clue.barred) and clue.seen in ("", place)
            if allowed and back == clue.back and w.in_deck(place):
                yield w.lay(clue.slot, place, place)

    def reach(self, w: World, wolf: bool, holy: Iterable[str]) -> set[str]:
        return self.roads(w.at, holy) if wolf else set(self.map.neighbours(w.at)) - set(holy)

    def roads(self, start: str, holy: Iterable[str]) -> set[str]:
        """One or two roads away, never into a holy city."""
        near = set(self.map.roads[start]) - set(holy)
        far = {to for city in near for to in self.map.roads[city]} - set(holy)
        return (near | far) - {start}

    def agrees(self, w: World, clue: c.Clue) -> bool:
        match clue:
            case c.MayMove():
                return self.able(w, clue) == clue.able
            case c.Fed():
                return self.map.places[w.at].size in clue.sizes
            case c.Matured():
                return w.card(clue.slot) != "hide"
            case c.LiesOn():
                return w.space(w.at) == 0 if clue.slot < 0 else w.card(clue.slot) == w.at
            case c.Seen():
                return w.card(clue.slot) == clue.card
            case c.NotThere():
                return not any(
                    w.space(place)
                    or (clue.lairs and place in dict(w.lairs).values())
                    or (clue.figure and place == w.at)
                    for place in clue.places
                )
            case c.Elsewhere():
                return w.at != clue.place
            case c.NotHiding():
                return w.link != clue.slot
            case c.HideInDeck():
                return w.in_deck("hide")
            case c.AdjacentTo():
                near = self.map.neighbours(w.at)
                return all(place in near for place in clue.near) and not any(place in near for place in clue.far)
            case c.TrailBeside():
                beside = self.map.neighbours(clue.place)
                return not any(one and one[1] in beside and one[0] not in self.shown for one in w.trail)
            case c.InRegion():
                place = self.map.places[w.at]
                return (clue.region == ("sea" if place.kind == "sea" else place.region)) == clue.there
            case c.Here():
                return w.at == clue.place
        raise AssertionError(f"the reference does not know {clue}")

    def able(self, w: World, clue: c.MayMove) -> bool:
        """A card in the deck or a lair to go to, or a power to stay with; DRA-DRAC-MOVE-09."""
        ways = self.reach(w, False, clue.barred)
        if "wolf_form" in clue.powers:
            ways |= self.roads(w.at, clue.barred)
        if any(w.in_deck(place) or place in dict(w.lairs).values() for place in ways):
            return True
        if w.at in clue.barred:
            return False
        hides = w.in_deck("hide") and w.space(w.at) > 0 and self.map.places[w.at].kind == "city"
        return "feed" in clue.powers or "dark_call" in clue.powers or ("hide" in clue.powers and hides)


Fact = tuple[str, frozenset[tuple[int, str]], int]
"""Where he is, what lies where, and what Hide is linked to."""


def facts(worlds: Iterable[World]) -> set[Fact]:
    return {(w.at, frozenset((slot, card) for slot, card in w.lying() if card not in OPEN), w.link) for w in worlds}


def believed(belief: Belief) -> set[Fact]:
    """Everything the belief holds possible, written out."""
    known, found = belief.known, set()
    names = known.chart.names
    columns = known.rows.columns
    for row in range(len(known.rows)):
        cards, link = {}, -1
        for space, column in columns:
            code = int(column[row])
            cards[known.slots[space]] = "hide" if code >= 100 else names[code]
            link = known.slots[space + code - 100] if code > 100 else link
        lairs = [[name for n, name in enumerate(names[:60]) if int(lair[row]) >> n & 1] for lair in known.rows.lairs]
        for choice in product(*lairs):
            everything = [*cards.items(), *zip(known.lairs, choice, strict=True)]
            if len({card for _, card in everything}) == len(everything):
                found.add((names[int(known.rows.place[row])], frozenset(everything), link))
    return found
