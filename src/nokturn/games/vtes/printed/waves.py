"""With which wave each card came, and with which cards a table is played (decision 39)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from nokturn.games.vtes.printed.content import CARDS, FOLDER
from nokturn.kernel.content import read_toml


class Wave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that came together."""

    cards: tuple[str, ...]


class Waves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    wave: tuple[Wave, ...]


LISTED: Mapping[str, int] = MappingProxyType(
    {card: number for number, wave in enumerate(read_toml(FOLDER / "waves.toml", Waves).wave, 1) for card in wave.cards}
)
"""By printed id: the number of its wave, of every card whose wave is whole."""
FIRST = 1
"""Games that were begun before tables chose their cards are played with these."""
NEWEST: int = max(LISTED.values()) + any(card not in LISTED for card in CARDS)
"""New tables are played with all there is."""
ALL = tuple(range(FIRST, NEWEST + 1))


def among(card: str, wave: int) -> bool:
    """Whether a card is among those of a table that is played up to this wave."""
    return LISTED.get(card, NEWEST) <= wave
