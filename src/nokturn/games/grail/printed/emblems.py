"""What is engraved on cards and places: names in the set of game-icons.net, by what they stand on."""

from __future__ import annotations

from typing import Annotated

import msgspec

from nokturn.games.grail.printed.language.rules import Printed

Emblem = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]


class Emblems(Printed, frozen=True, kw_only=True):
    """Whatever is not named here gets one by its kind."""

    hero: dict[str, Emblem] = {}
    card: dict[str, Emblem] = {}
    encounter: dict[str, Emblem] = {}
    item: dict[str, Emblem] = {}
    secret: dict[str, Emblem] = {}
    event: dict[str, Emblem] = {}
    location: dict[str, Emblem] = {}
    """By its number."""

    def of(self, kind: str, thing: str) -> str:
        """Empty: none is named."""
        named: dict[str, str] = getattr(self, kind, {})
        return named.get(thing, "")
