"""Which cards can be played here: those whose effect is written down whole, in `content/{crypt,library}.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

FOLDER = Path(__file__).parent / "content"
FILES = (("crypt.toml", "vampire"), ("library.toml", "card"))


@cache
def slugs() -> Mapping[int, str]:
    """VEKN number -> the card's id in the rules (`govern-the-unaligned`), for every playable card."""
    return MappingProxyType(
        {
            entry["vekn"]: entry["id"]
            for name, key in FILES
            if (FOLDER / name).exists()
            for entry in tomllib.loads((FOLDER / name).read_text("utf-8")).get(key, [])
        }
    )


POOL: frozenset[int] = frozenset(slugs())
"""The VEKN numbers of every playable card."""


def playable(vekn: int) -> bool:
    """Is the card in the pool?"""
    return vekn in POOL
