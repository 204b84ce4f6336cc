"""The verbs of Encounters: what a player can answer in a Combat or a Diplomacy."""

from __future__ import annotations

from nokturn.kernel import Option


class LeaveOut(Option, frozen=True):
    """This Item is not used in this Encounter; GRAIL-ITEM-04."""

    item: str


class KeepHand(Option, frozen=True):
    """GRAIL-COMBAT-SETUP-04."""


class Mulligan(Option, frozen=True):
    """Discard the whole hand and draw one card fewer; GRAIL-COMBAT-SETUP-04."""


class FreeMulligan(Option, frozen=True):
    """The same without losing a card (`free_mulligan`)."""


class ActivateHero(Option, frozen=True):
    """GRAIL-COMBAT-TURN-01."""

    hero: str


class PlayCard(Option, frozen=True):
    """Put a card to the end of the Sequence, with or without the magic key; GRAIL-COMBAT-PLAY-02."""

    card: str
    magic: bool = False


class PlayTop(Option, frozen=True):
    """In Panic the first card is the top one of the deck; GRAIL-COMBAT-PANIC-01."""


class JoinMagic(Option, frozen=True):
    """The magic key of the card that is turned up in Panic; GRAIL-COMBAT-KEY-04."""


class LeaveMagic(Option, frozen=True):
    """It is not joined."""


class SpendCharges(Option, frozen=True):
    """An ability of a card that is paid with Charges, by its place on the card; GRAIL-COMBAT-ABILITY-06."""

    card: str
    ability: int


class KeepCharges(Option, frozen=True):
    """Spend no more of them now; GRAIL-COMBAT-ABILITY-11."""


class EndPlaying(Option, frozen=True):
    """No further card in this Activation; GRAIL-COMBAT-PLAY-05."""


class Retreat(Option, frozen=True):
    """GRAIL-COMBAT-RETREAT-01."""


class GiveUp(Option, frozen=True):
    """The Party suffers the Failure, if all agree; GRAIL-DIPLO-RETREAT-01."""


class DiscardCard(Option, frozen=True):
    card: str


class ChargeCard(Option, frozen=True):
    """This passive card receives the Charges (`charge_any`)."""

    card: str


class AttackRow(Option, frozen=True):
    """The attack moves to this row of the table (`shift`)."""

    encounter: str
    row: int


class UseBypass(Option, frozen=True):
    """GRAIL-DIPLO-BYPASS-01."""


class Negotiate(Option, frozen=True):
    """Begin the Diplomacy; GRAIL-DIPLO-BYPASS-03."""


class TakeApproach(Option, frozen=True):
    """One of alternative approaches, by the Encounter and its place there: `lost_pilgrims/0`; GRAIL-DIPLO-STAGE-02."""

    approach: str
