"""What an effect can do within a Combat or a Diplomacy, a record for each op (catalogue, C.1)."""

from __future__ import annotations

from typing import Literal

from nokturn.games.grail.printed.language.amounts import Amount
from nokturn.games.grail.printed.language.effects_of_world import Do
from nokturn.games.grail.printed.language.vocabulary import Attribute, ItemFilter, Trait


class Pool(Do, frozen=True, tag="pool"):
    n: Amount


class PoolPer(Do, frozen=True, tag="pool_per"):
    attribute: Attribute
    n: Amount


class PoolPerDamage(Do, frozen=True, tag="pool_per_damage"):
    n: Amount


class PoolPerCharge(Do, frozen=True, tag="pool_per_charge"):
    n: Amount


class Reduce(Do, frozen=True, tag="reduce"):
    n: Amount


class ReduceToOne(Do, frozen=True, tag="reduce_min1"):
    """Less damage, but not below 1."""

    n: Amount


class NoPoolLoss(Do, frozen=True, tag="no_pool_loss"):
    pass


class IgnoreAttack(Do, frozen=True, tag="ignore_attack"):
    pass


class Shift(Do, frozen=True, tag="shift"):
    """The row one lower, or a neighbour of the player's choice."""

    by: Literal["-1", "any"]


class Draw(Do, frozen=True, tag="draw"):
    n: Amount


class Discard(Do, frozen=True, tag="discard"):
    n: Amount


class Mill(Do, frozen=True, tag="mill"):
    n: Amount


class Tear(Do, frozen=True, tag="tear"):
    pass


class TearSelf(Do, frozen=True, tag="tear_self"):
    pass


class AddCharge(Do, frozen=True, tag="charge"):
    n: Amount


class AddChargeAnywhere(Do, frozen=True, tag="charge_any"):
    n: Amount


class ChargeByLevel(Do, frozen=True, tag="charge_level"):
    attribute: Attribute


class Chain(Do, frozen=True, tag="chain"):
    pass


class MagicFree(Do, frozen=True, tag="magic_free"):
    pass


class Attitude(Do, frozen=True, tag="attitude"):
    n: Amount


class AttitudePer(Do, frozen=True, tag="attitude_per"):
    attribute: Attribute
    n: Amount


class AttitudePerCharge(Do, frozen=True, tag="attitude_per_charge"):
    n: Amount


class Soften(Do, frozen=True, tag="soften"):
    n: Amount


class IgnoreResponse(Do, frozen=True, tag="ignore_response"):
    pass


class ReverseResponse(Do, frozen=True, tag="reverse_response"):
    pass


class Flee(Do, frozen=True, tag="flee"):
    pass


class PanicThreshold(Do, frozen=True, tag="panic_threshold"):
    n: Amount


class PanicImmune(Do, frozen=True, tag="panic_immune"):
    pass


class AllowDraw(Do, frozen=True, tag="allow_draw"):
    pass


class HandLimit(Do, frozen=True, tag="hand_limit"):
    n: Amount


class ExtraSlot(Do, frozen=True, tag="extra_slot"):
    which: ItemFilter


class FreeMulligan(Do, frozen=True, tag="free_mulligan"):
    pass


class IgnoreTrait(Do, frozen=True, tag="ignore_trait"):
    trait: Trait


class RedirectOpportunity(Do, frozen=True, tag="redirect_opportunity"):
    pass
