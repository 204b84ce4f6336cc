"""What a player of Vendetta can choose; one struct per verb of the rulebook."""

from __future__ import annotations

from nokturn.kernel import Option, Seat


class TakeClan(Option, frozen=True):
    clan: str


class TakeRelic(Option, frozen=True):
    relic: str


class Keep(Option, frozen=True):
    """Keep these of the drawn cards; the others go to the bottom of the deck."""

    cards: tuple[str, ...]


class KeepAll(Option, frozen=True):
    """Keep all drawn cards and put `card` from hand on the bottom instead (Roberta Urbani)."""

    card: str


class PlayCard(Option, frozen=True):
    card: str
    district: str
    face_up: bool


class PlaceBlood(Option, frozen=True):
    amount: int


class FlipTokens(Option, frozen=True):
    count: int


class Drain(Option, frozen=True):
    ally: str


class EndTurn(Option, frozen=True):
    pass


class Look(Option, frozen=True):
    """Look at one face-down card (Ambrus Maropis)."""

    district: str
    target: Seat
    handle: str


class DoneLooking(Option, frozen=True):
    pass


class Restore(Option, frozen=True):
    """Return a drained card to the alliance (The Sargon Apocrypha)."""

    ally: str


class GainBlood(Option, frozen=True):
    """Turn the Hourglass of Vitae."""


class LookAround(Option, frozen=True):
    """Look at all face-down cards of a district (Voyeur's Glass)."""

    district: str


class Stay(Option, frozen=True):
    pass


class Withdraw(Option, frozen=True):
    pass


class WithdrawTo(Option, frozen=True):
    """Move everything to the Cloak of Shadows instead of withdrawing in the normal way."""

    district: str


class ResolveCard(Option, frozen=True):
    """Let this card have its effect next."""

    card: str


class ThisCard(Option, frozen=True):
    """A card, by name, in somebody's area."""

    card: str
    target: Seat


class TurnUp(Option, frozen=True):
    """Lose blood and turn this card up (One Step Ahead)."""

    card: str


class LeaveDown(Option, frozen=True):
    pass


class ThisDistrict(Option, frozen=True):
    district: str


class ThisRival(Option, frozen=True):
    target: Seat


class Decline(Option, frozen=True):
    pass


class Pay(Option, frozen=True):
    """Accept the loss of blood."""

    amount: int


class TurnDown(Option, frozen=True):
    """Turn the card that asks face down."""


class Skip(Option, frozen=True):
    """None of your prepare and aftermath cards resolve here (Curfew)."""


class GiveBlood(Option, frozen=True):
    """Move that much deployed blood to the other area (Tyrant's Gaze)."""

    amount: int


class GiveInfluence(Option, frozen=True):
    amount: int
