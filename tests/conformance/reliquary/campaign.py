"""Three nights of the Reliquary: the smallest campaign there can be.

Which envelope belongs to which of the later nights is decided when it begins, and sealed until then.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec
from msgspec.structs import replace
from tests.conformance.reliquary.reliquary import FIRST, NAMES, SEALED, Handed, Left

from nokturn.campaigns.campaign import Campaign, Closed, Sitting
from nokturn.kernel import Leaf, Seat
from nokturn.kernel.chance import Dice, draw, shuffle
from nokturn.kernel.game import SEATS, Options
from nokturn.kernel.options import TableOption

NIGHTS = 3


class Nights(Leaf, frozen=True):
    """What three nights have come to so far."""

    people: tuple[str, ...]
    played: int
    envelopes: tuple[str, ...]
    """All three, the sealed ones too."""
    relics: tuple[int, ...]
    stickers: tuple[tuple[str, ...], ...]


class NightsView(msgspec.Struct, frozen=True):
    opened: tuple[str, ...]
    relics: dict[Seat, int]
    stickers: dict[Seat, tuple[str, ...]]
    yours: Seat


class ThreeNights(Campaign[Nights]):
    name: ClassVar[str] = "reliquary"
    game: ClassVar[str] = "reliquary"
    counts: ClassVar[tuple[int, ...]] = (2, 3)
    table_options: ClassVar[tuple[TableOption, ...]] = (TableOption("nights", NIGHTS, (2, NIGHTS)),)

    def begin(self, people: tuple[str, ...], options: Options, key: str) -> Nights:
        _, order = draw(Dice(key), shuffle(len(SEALED)))
        envelopes = (FIRST, *[SEALED[place] for place in order])[: int(options["nights"])]
        return Nights(people, 0, envelopes, tuple([0] * len(people)), tuple([()] * len(people)))

    def next(self, state: Nights) -> Sitting | None:
        if state.played == len(state.envelopes):
            return None
        tonight = Handed(state.played + 1, state.envelopes[state.played], state.stickers)
        return Sitting(game="reliquary", handed_down=tonight)

    def after(self, state: Nights, legacy: Left) -> Nights:
        relics = tuple([old + new for old, new in zip(state.relics, legacy.found, strict=True)])
        return replace(state, played=legacy.night, relics=relics, stickers=legacy.stickers)

    def view(self, state: Nights, seat: Seat | None) -> msgspec.Struct:
        if seat is None:
            return Closed()
        return NightsView(
            state.envelopes[: state.played],
            dict(zip(SEATS, state.relics, strict=False)),
            dict(zip(SEATS, state.stickers, strict=False)),
            seat,
        )

    def name_of(self, value: str, lang: str) -> str:
        return NAMES[value][lang == "pl"] if value in NAMES else value


CAMPAIGN = ThreeNights()
