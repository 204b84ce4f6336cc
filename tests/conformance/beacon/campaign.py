"""Three sittings at the beacon: people come and go between them, and the tale stays the one it began with."""

from __future__ import annotations

from typing import ClassVar

import msgspec
from msgspec.structs import replace
from tests.conformance.beacon.beacon import Handed, Left

from nokturn.campaigns.campaign import Campaign, Closed, Company, Sitting
from nokturn.kernel import Leaf, Seat
from nokturn.kernel.game import SEATS, Options
from nokturn.kernel.packs.pack import PackRef

SITTINGS = 3


class Watcher(Leaf, frozen=True):
    """Somebody who has ever kept watch."""

    place: Seat
    name: str
    sittings: int = 0


class Coast(Leaf, frozen=True):
    watchers: tuple[Watcher, ...]
    present: tuple[Seat, ...]
    light: int = 0
    played: int = 0
    pack: PackRef | None = None


class CoastView(msgspec.Struct, frozen=True):
    light: int
    watchers: dict[Seat, int]


class Watches(Campaign[Coast]):
    name: ClassVar[str] = "beacon"
    game: ClassVar[str] = "beacon"
    counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    sittings: ClassVar[int] = SITTINGS
    comings: ClassVar[bool] = True

    def begin(self, people: tuple[str, ...], options: Options, key: str) -> Coast:
        watchers = tuple([Watcher(place, name) for place, name in zip(SEATS, people, strict=False)])
        return Coast(watchers, tuple([one.place for one in watchers]))

    def seated(self, state: Coast, company: Company) -> Coast:
        known = {one.place: one for one in state.watchers}
        for place in company:
            known[place.seat] = replace(known.get(place.seat, Watcher(place.seat, "")), name=place.name)
        return replace(state, watchers=tuple(known.values()), present=tuple([place.seat for place in company]))

    def next(self, state: Coast) -> Sitting | None:
        if state.played == SITTINGS:
            return None
        packs = {} if state.pack is None else {state.pack.id: state.pack.hash}
        return Sitting(game="beacon", handed_down=Handed(state.light, state.present), packs=packs)

    def after(self, state: Coast, legacy: Left) -> Coast:
        there = [replace(one, sittings=one.sittings + (one.place in legacy.places)) for one in state.watchers]
        return replace(state, watchers=tuple(there), light=legacy.light, played=state.played + 1, pack=legacy.pack)

    def view(self, state: Coast, seat: Seat | None) -> msgspec.Struct:
        if seat is None:
            return Closed()
        return CoastView(state.light, {one.place: one.sittings for one in state.watchers})


CAMPAIGN = Watches()
