"""What a player of Dracula can choose; one struct per verb of the rulebook."""

from __future__ import annotations

from nokturn.games.dracula.map.atlas import Link
from nokturn.kernel import Option

# general


class Pass(Option, frozen=True):
    """Do nothing (an action), play nothing (a window)."""


class Decline(Option, frozen=True):
    """Not this time."""


class Done(Option, frozen=True):
    """No more of these."""


class ThisHunter(Option, frozen=True):
    hunter: str


class ThisPlace(Option, frozen=True):
    """A city or a sea zone."""

    place: str


class ThisHideout(Option, frozen=True):
    """A hideout on the trail, by its space."""

    space: int


class ThisEncounter(Option, frozen=True):
    """An encounter lying in a hideout or lair: which card it is, and which one of those alike."""

    handle: str
    laid: str
    copy: int = 1


class ThisLink(Option, frozen=True):
    """A road or a railway."""

    link: Link


class ThisAlly(Option, frozen=True):
    """An ally of the event discard pile (Surprising Return)."""

    event: str


# setup


class TakeHunter(Option, frozen=True):
    hunter: str


class StartAt(Option, frozen=True):
    place: str


# a hunter's actions


class MoveByRoad(Option, frozen=True):
    to: str


class MoveByRail(Option, frozen=True):
    """Spend this ticket; where to is said after Dracula had his chance to answer; DRA-RAIL-08."""

    ticket: str


class MoveByCarriage(Option, frozen=True):
    """Spend this ticket with Chartered Carriage."""

    ticket: str


class MoveBySea(Option, frozen=True):
    to: str


class LeaveHospital(Option, frozen=True):
    pass


class Supply(Option, frozen=True):
    pass


class Trade(Option, frozen=True):
    """Items and tickets with a hunter in the same location."""

    partner: str


class TradeEvents(Option, frozen=True):
    """Van Helsing: events with a hunter in any city; DRA-TRADE-02."""

    partner: str


class ReserveTicket(Option, frozen=True):
    pass


class Rest(Option, frozen=True):
    pass


class Search(Option, frozen=True):
    """Search, declaring some of Stake and Dogs; DRA-SEARCH-03."""

    declared: tuple[str, ...] = ()


class PsychicBond(Option, frozen=True):
    """Mina asks whether Dracula is in her region; DRA-SPECIAL-02."""


class UseItem(Option, frozen=True):
    """An item with an action, or shown at its moment (Fast Horses, Garlic Wreath, Holy Bullets, Dogs)."""

    item: str


class Act(Option, frozen=True):
    """Speedy Telegraph: this hunter acts next; DRA-CARD-17."""

    hunter: str


# cards


class PlayEvent(Option, frozen=True):
    """Play this event, in this mode if it has several."""

    event: str
    mode: str = ""


class Keep(Option, frozen=True):
    """Keep what was drawn."""


class TakeCard(Option, frozen=True):
    """Keep this card of those looked at (Lucky Find, Hoax, Behind the Veil)."""

    card: str


class DiscardItem(Option, frozen=True):
    item: str


class DiscardEvent(Option, frozen=True):
    event: str


class DiscardEncounter(Option, frozen=True):
    encounter: str


class DiscardAll(Option, frozen=True):
    """Customs Search: all items."""


class SufferDamage(Option, frozen=True):
    """Customs Search: the damage."""


class ReturnTicket(Option, frozen=True):
    ticket: str


class ShowItem(Option, frozen=True):
    """Reveal this item: it stays in hand; DRA-ITEM-03."""

    item: str


class OpenItem(Option, frozen=True):
    """Bite-frail: this item lies open; DRA-BITE-04."""

    item: str


class OpenEvent(Option, frozen=True):
    event: str


# trade


class HandOver(Option, frozen=True):
    """Give this card or ticket; `copy` tells two of a kind apart."""

    card: str
    copy: int = 1


class ShowHand(Option, frozen=True):
    """Show the partner all that is traded in, without giving it away; DRA-TRADE-01."""


class Accept(Option, frozen=True):
    pass


class Refuse(Option, frozen=True):
    pass


# Dracula's phase


class MoveTo(Option, frozen=True):
    """Put this location card on space 1."""

    place: str


class MoveToLair(Option, frozen=True):
    """Go to this lair; DRA-LAIR-04."""

    space: int


class Feed(Option, frozen=True):
    pass


class DarkCall(Option, frozen=True):
    pass


class Hide(Option, frozen=True):
    pass


class WolfForm(Option, frozen=True):
    place: str


class WolfFormToLair(Option, frozen=True):
    space: int


class Misdirect(Option, frozen=True):
    """Clear the hideout on this space and put Misdirect there."""

    space: int


class NoLegalMove(Option, frozen=True):
    """Say that nothing at all may be placed; DRA-DRAC-MOVE-09."""


class PlaceEncounter(Option, frozen=True):
    encounter: str


class PlaceRumor(Option, frozen=True):
    space: int


class ClearLair(Option, frozen=True):
    """DRA-LAIR-05."""

    space: int


class MakeLair(Option, frozen=True):
    """What slid off becomes the lair of this lair space."""

    space: int


class Mature(Option, frozen=True):
    """This encounter of the hideout that slid off has its matured effect; then the next is asked for."""

    handle: str
    laid: str
    copy: int = 1


class LetGo(Option, frozen=True):
    """What is left of the hideout that slid off is discarded without effect."""


# encounters


class Ambush(Option, frozen=True):
    handle: str
    laid: str
    copy: int = 1


class Resolve(Option, frozen=True):
    """This encounter of the searched place is next; DRA-SEARCH-02."""

    handle: str
    laid: str
    copy: int = 1


# combat


class Fight(Option, frozen=True):
    pass


class Stand(Option, frozen=True):
    """Decline the combat: the city is fogged; DRA-COMBAT-02."""


class Pick(Option, frozen=True):
    """This combat card, in secret."""

    card: str


class Engage(Option, frozen=True):
    hunter: str


class CancelByPlotting(Option, frozen=True):
    pass


class Swap(Option, frozen=True):
    """Planned Ambush: play this card instead."""

    card: str


class FlyTo(Option, frozen=True):
    """Escape as Bat: to this city."""

    place: str
