"""The printed things: bones and crows, read once from `content/` and never changed.  The state names them by id."""

from __future__ import annotations

from pathlib import Path

import msgspec

from nokturn.kernel.content import by_id, read_toml
from nokturn.kernel.game import Printed

FILE = Path(__file__).parent / "content" / "bones.toml"
CROW = "crow"


class Bone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card; a crow is a card too."""

    id: str
    count: int
    points: int
    name_en: str
    name_pl: str
    text_en: str
    text_pl: str

    def name(self, lang: str) -> str:
        return self.name_pl if lang == "pl" else self.name_en

    def text(self, lang: str) -> str:
        return self.text_pl if lang == "pl" else self.text_en


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bone: list[Bone]


CARDS = by_id(FILE, "bone", read_toml(FILE, _File).bone)
BONES = tuple(card for card in CARDS if card != CROW)
"""What a whole body has one of each of; SKE-07."""
DECK = tuple(card.id for card in CARDS.values() for _ in range(card.count))

GALLERY = tuple(
    Printed(
        id=card.id,
        kind="card",
        group="",
        name={lang: card.name(lang) for lang in ("en", "pl")},
        text={lang: card.text(lang) for lang in ("en", "pl")},
        flavour={},
        numbers={"count": card.count, "points": card.points},
    )
    for card in CARDS.values()
)
