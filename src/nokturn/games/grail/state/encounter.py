"""An Encounter that is being faced: the common Sequence, hands, Pool or Attitude, and the attack in progress."""

from __future__ import annotations

from typing import Literal

import msgspec

from nokturn.games.grail.printed.language.vocabulary import Attribute, Trait
from nokturn.kernel import Leaf

Outcome = Literal["", "won", "retreated", "escaped", "bypassed", "failed", "ended"]
"""How an Encounter ended; empty: it goes on."""


class Placed(Leaf, frozen=True):
    """A card of the Sequence."""

    card: str
    hero: str
    """Whose card it is; it stays though its owner may leave (GRAIL-COMBAT-RETREAT-03)."""
    joined: tuple[Attribute, ...] = ()
    """The attribute keys its bonuses joined: they are its own (GRAIL-COMBAT-KEY-07)."""
    charges: int = 0
    waiting: bool = False
    """A Time token lies on it: its delayed ability is still to come (GRAIL-COMBAT-ABILITY-02)."""
    rows: tuple[int, ...] = ()
    """Where its bonuses joined, in the magic and the free row too; 0 to 4 from the top."""


class Reduction(Leaf, frozen=True):
    """Less damage in this attack, and the use of a limited rule that is spent once it has mattered."""

    n: int
    least: int = 0
    """What it cannot bring the damage below."""
    hero: str = ""
    use: str = ""
    """The mark of the rule's limit; empty: it has none."""


class Attack(Leaf, frozen=True, kw_only=True):
    """An enemy attack or a Response in progress, and what abilities have done to it (GRAIL-COMBAT-ABILITY-10)."""

    row: int
    """Of the attack table, fixed when it began; of a Response, its stage."""
    reductions: tuple[Reduction, ...] = ()
    no_pool_loss: bool = False
    ignored: bool = False
    suffered: int = 0
    """Damage, so far."""
    markers_per_damage: int = 0
    softened: int = 0
    """How much less the marker still falls."""
    reversed: bool = False
    leaving: tuple[str, ...] = ()
    """Cards that are discarded when it is over (`tear_self`)."""


class Fray(msgspec.Struct, kw_only=True):
    """One Encounter, from its first card to its end."""

    card: str
    """The Encounter, a card of its own: `vagrant:2`."""
    place: int
    """The Location where it is faced."""
    members: tuple[str, ...]
    """The Characters who take part and have not left, by their numbers."""
    began: tuple[str, ...] = ()
    """Everybody who took part."""
    outcome: Outcome = ""

    sequence: tuple[Placed, ...] = ()
    """Left to right, from the Encounter card on; GRAIL-COMBAT-SEQ-01."""
    hands: dict[str, tuple[str, ...]] = {}
    discards: dict[str, tuple[str, ...]] = {}
    pool: int = 0
    attitude: int = 0
    """0 is the grey space; GRAIL-DIPLO-TRACK-01."""
    stage: int = 0

    activated: tuple[str, ...] = ()
    """The trays with a Time token: who has been activated this Turn; GRAIL-COMBAT-TURN-01."""
    active: str = ""
    """Whose Activation it is."""
    activations: int = 0
    """How many there have been."""
    cards_played: int = 0
    """In step 2 of this Activation."""
    frightened: bool = False
    """The Active Character Panicked when step 2 began: its first card is the top one of its deck."""
    chained: bool = False
    """The next card of this Activation counts as chained (`chain`)."""
    magic_free: bool = False
    """The next magic key of this Activation costs nothing (`magic_free`)."""
    withheld: bool = False
    """Defensive: the next marker that the card being played would add is not added (GRAIL-TRAIT-DEFENSIVE)."""
    retreat_tried: bool = False
    """GRAIL-CHALLENGE-03."""
    playing: str = ""
    """The card that is being played; it joins the Sequence after its keys (R-22)."""
    attack: Attack | None = None
    spent: int = 0
    """Charges just paid, for `attitude_per_charge`."""

    left_out: tuple[str, ...] = ()
    """Items not used in this Encounter: `beor/item/cudgel:1`; GRAIL-ITEM-04, GRAIL-ITEM-10."""
    ignored: frozenset[tuple[str, Trait]] = frozenset()
    """Traits that do not concern a Character (`ignore_trait`)."""
    fearless: tuple[str, ...] = ()
    """Who does not Panic in this Encounter (`panic_immune`)."""
    drawing_in_panic: bool = False
    """`allow_draw`, for the draw of phase III that is being made."""
    used_in_encounter: tuple[str, ...] = ()
    """Rules that were used up for this Encounter."""
    used_in_activation: tuple[str, ...] = ()
    """Rules that were used up for this Activation."""
    shielded_by: str = ""
    """Who suffers the Opportunity Attack of a Retreat instead (`redirect_opportunity`)."""

    @property
    def over(self) -> bool:
        return self.outcome != ""
