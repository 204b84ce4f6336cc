"""The Encounter that is going on."""

from __future__ import annotations

from nokturn.kernel import Leaf


class Fray(Leaf, frozen=True, kw_only=True):
    """A Combat or a Diplomacy in progress."""

    card: str
    """The Encounter: `vagrant:2`."""
    members: tuple[str, ...]
    """Who takes part and has not left."""
    used_in_encounter: frozenset[str] = frozenset()
    """Rules that were used up for this Encounter."""
    used_in_activation: frozenset[str] = frozenset()
    """Rules that were used up for this Activation."""
    left_out: frozenset[str] = frozenset()
    """Items and Secrets that their owners leave unused: `beor/item/mule:1`; GRAIL-ITEM-04."""
