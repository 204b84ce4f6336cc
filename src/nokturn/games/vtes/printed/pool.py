"""Which cards can be played here: those whose effect is written down whole, in `content/{crypt,library}.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from nokturn.games.vtes.printed.content import CARDS

SLUGS: Mapping[int, str] = MappingProxyType({card.vekn: card.id for card in CARDS.values()})
"""VEKN number -> the card's id in the rules (`govern-the-unaligned`), for every playable card."""
POOL: frozenset[int] = frozenset(SLUGS)
"""The VEKN numbers of every playable card."""


def playable(vekn: int) -> bool:
    """Is the card in the pool?"""
    return vekn in POOL
