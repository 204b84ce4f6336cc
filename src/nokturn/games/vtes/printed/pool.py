"""Which cards can be played here: those whose effect is written down whole, in `content/{crypt,library}.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from nokturn.games.vtes.printed.content import CARDS
from nokturn.games.vtes.printed.waves import ALL, among

SLUGS: Mapping[int, str] = MappingProxyType({card.vekn: card.id for card in CARDS.values()})
"""VEKN number -> the card's id in the rules (`govern-the-unaligned`), for every playable card."""
POOL: frozenset[int] = frozenset(SLUGS)
"""The VEKN numbers of every playable card."""


POOLS = {wave: frozenset([vekn for vekn, card in SLUGS.items() if among(card, wave)]) for wave in ALL}


def pool_of(wave: int) -> frozenset[int]:
    """The VEKN numbers of the cards of a table with this wave."""
    return POOLS[wave]


def playable(vekn: int) -> bool:
    """Is the card in the pool?"""
    return vekn in POOL
