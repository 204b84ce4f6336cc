"""The four groups of attributes, thirteen values in all; HER-ATTR-01."""

from __future__ import annotations

from typing import Literal

Group = Literal["class", "temperament", "geography", "archetype"]

CLASSES = ("elitist", "egalitarian")
TEMPERAMENTS = ("calm", "cruel")
COMPASS = ("north", "south", "east", "west")
WANDERER = "wanderer"
ARCHETYPES = ("martial", "scholarly", "wealthy", "covert")

GROUPS: dict[Group, tuple[str, ...]] = {
    "class": CLASSES,
    "temperament": TEMPERAMENTS,
    "geography": (*COMPASS, WANDERER),
    "archetype": ARCHETYPES,
}
GROUP_OF: dict[str, Group] = {value: group for group, values in GROUPS.items() for value in values}
ATTRIBUTES = tuple(GROUP_OF)
"""What may be meant where an attribute is named without its group; HER-ATTR-02."""


def other_class(value: str) -> str:
    """High for Low and Low for High."""
    return CLASSES[1 - CLASSES.index(value)]


def other_temperament(value: str) -> str:
    """The other side of a morality marker."""
    return TEMPERAMENTS[1 - TEMPERAMENTS.index(value)]
