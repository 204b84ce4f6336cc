"""The places of the map and the links between them; DRA-MAP-01."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from nokturn.kernel.plain import Leaf

Kind = Literal["city", "sea"]
Size = Literal["large", "small", "castle", "sea"]
LinkKind = Literal["road", "rail"]
Colour = Literal["white", "yellow"]
"""Of a railway; DRA-MAP-04."""
Back = Literal["city", "castle", "sea"]
"""What the back of a location card tells; DRA-DRAC-MOVE-05."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A city or a sea zone, and its location card."""

    id: str
    kind: Kind
    size: Size
    port: bool
    hospital: bool
    castle: bool
    region: str
    """Empty for a sea zone; DRA-MAP-05."""
    side: str
    """`east` or `west`, the colour of the railways; empty for a sea zone."""
    back: Back
    lon: float
    lat: float
    names: dict[str, str]
    numbers: dict[str, int]
    """The number on the location card, by language: cards are sorted by their names."""

    def name(self, lang: str) -> str:
        return self.names["pl" if lang == "pl" else "en"]


class Link(Leaf, frozen=True):
    """One road or one railway; what a roadblock lies on (DRA-TOKEN-ROADBLOCK-01)."""

    kind: LinkKind
    a: str
    b: str


@lru_cache(maxsize=1024)
def link(a: str, b: str, kind: LinkKind) -> Link:
    """The link between two cities, whichever of them is named first."""
    return Link(kind, min(a, b), max(a, b))
