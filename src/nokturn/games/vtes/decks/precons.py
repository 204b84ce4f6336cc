"""The preconstructed decks (`content/decks`), by the name of their file: `v5_ventrue`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

import msgspec

from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.importing import imported
from nokturn.kernel.content import read_csv
from nokturn.kernel.errors import SetupError

FOLDER = Path(__file__).parents[1] / "content" / "decks"
FIRST_POOL = ("v5_malkavian", "v5_nosferatu", "v5_toreador", "v5_tremere", "v5_ventrue")
"""The five decks of the Fifth Edition, playable whole: whoever brings no deck plays one of them."""


class Precon(msgspec.Struct, frozen=True):
    """One deck as it is sold."""

    id: str
    set: str
    code: str
    clan: str
    crypt_cards: int
    library_cards: int


def _listed() -> dict[str, Precon]:
    columns = ("set", "code", "clan", "file", "crypt_cards", "library_cards")
    return {
        (name := row.text("file").removesuffix(".txt")): Precon(
            name,
            row.text("set"),
            row.text("code"),
            row.text("clan"),
            row.whole("crypt_cards"),
            row.whole("library_cards"),
        )
        for row in read_csv(FOLDER / "index.csv", columns)
    }


PRECONS: Mapping[str, Precon] = MappingProxyType(_listed())


@cache
def precon(name: str) -> Deck:
    """The deck of that name."""
    if name not in PRECONS:
        raise SetupError(f"There is no preconstructed deck '{name}'. Choose one of: {', '.join(PRECONS)}.")
    return imported((FOLDER / f"{name}.txt").read_bytes())
