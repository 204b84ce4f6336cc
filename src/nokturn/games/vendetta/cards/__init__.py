"""The cards that need code: a module for each clan, one for allies, relics and locations each.

A card that only combines common effects is data (`effect`, `when_gained`, `amounts` in `content/`).
Where several cards answer the same question they are asked in the order of these modules.
"""

from nokturn.games.vendetta.cards import (
    allies,
    brujah,
    gangrel,
    locations,
    malkavian,
    nosferatu,
    relics,
    toreador,
    tremere,
    ventrue,
)

__all__ = [
    "allies",
    "brujah",
    "gangrel",
    "locations",
    "malkavian",
    "nosferatu",
    "relics",
    "toreador",
    "tremere",
    "ventrue",
]
