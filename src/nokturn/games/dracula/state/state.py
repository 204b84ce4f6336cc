"""The map, the trail, the hands: what lies where.

Everything hidden that lies on the table has a slot, the public name of the physical card.
Where Dracula is, is kept as the slot of a card and never as a name of its own: so the
name of every location is in the state exactly once, face down or in the location deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from nokturn.games.dracula.map.atlas import Atlas, Link, atlas
from nokturn.games.dracula.printed.content import HUNTERS
from nokturn.games.dracula.state.clues import Clue
from nokturn.kernel import Leaf, Seat, State

TURN_ORDER: tuple[str, ...] = tuple(sorted(HUNTERS, key=lambda hunter: HUNTERS[hunter].turn_order))
"""Godalming, Seward, Van Helsing, Mina; DRA-ROUND-02."""


class Hunter(Leaf, frozen=True):
    """A hunter's sheet, figure and hand; DRA-PLAYERS-02."""

    place: str = ""
    """City or sea zone; in a hospital its city; defeated: where he fell."""
    hospital: bool = False
    """On the hospital part, not in the city below it; DRA-PLACE-HOSP-04."""
    damage: int = 0
    bites: int = 0
    """Bite tokens.  Mina's printed bite is none; DRA-BITE-01."""
    delayed: bool = False
    bats: bool = False
    defeated: bool = False
    """Out of play until the next hospital placement; DRA-DEFEAT-04."""
    items: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    tickets: tuple[str, ...] = ()
    open_item: str = ""
    """Bite-frail: this item of the hand lies open; DRA-BITE-04."""
    open_event: str = ""
    shown: tuple[str, ...] = ()
    """Items of the hand that lie open for a moment: Stake and Dogs declared for the search under way, weapons shown to
    the Wolves; DRA-SEARCH-03, DRA-CARD-21."""


class Laid(Leaf, frozen=True):
    """An encounter card in a hideout."""

    card: str
    slot: int
    face_up: bool = False
    damage: int = 0
    """On a vampire that was fought and not defeated; DRA-VFIGHT-04."""


class Hideout(Leaf, frozen=True):
    """Everything on one trail space, or on one lair space; DRA-TRAIL-02."""

    card: str
    """A location, or the power that lies there without one: `hide`, `feed`, `dark_call`, `misdirect`."""
    slot: int
    back: str
    """What everybody sees of the card face down: `city`, `sea` or `castle`; `power` never lies so; DRA-DRAC-MOVE-05."""
    face_up: bool = False
    wolf: bool = False
    """Wolf Form lies with it."""
    bat: bool = False
    """Escape as Bat lies with it; DRA-COMBAT-25."""
    encounters: tuple[Laid, ...] = ()
    rumor: bool = False
    link: int = -1
    """Hide: the slot of the location it is linked to; DRA-POWER-HIDE-02."""


class Discarded(Leaf, frozen=True):
    """A card of the event discard pile; face down it stays unread; DRA-SUPPLY-03, DRA-HAND-04."""

    card: str
    face_up: bool = True


class Offer(Leaf, frozen=True):
    """What the two partners of a Trade have laid out for each other; nobody else sees it; DRA-TRADE-01."""

    giver: str
    taker: str
    items: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    tickets: tuple[str, ...] = ()
    open_item: str = ""
    """The giver's open item, if it is among them: everybody knows that card; DRA-BITE-04."""
    open_event: str = ""


class Combat(Leaf, frozen=True):
    """The combat being fought; DRA-COMBAT."""

    hunters: tuple[str, ...]
    """Still in the combat, in turn order."""
    night: bool
    vampire: int = -1
    """Slot of the vampire encounter fought; -1: Dracula himself; DRA-VFIGHT-01."""
    ambush: bool = False
    """The fight with the vampire came from an ambush; DRA-VFIGHT-06."""
    round: int = 0
    hand: tuple[str, ...] = ()
    """Dracula's combat hand."""
    choosing: tuple[str, ...] = ()
    """Whose card is being chosen right now: hunters, and Dracula."""
    choice: str = ""
    """Dracula's card of this round, secret until revealed."""
    sealed: tuple[tuple[str, int], ...] = ()
    """(hunter, number of his card among those he can pick) of this round, until they are revealed."""
    picked: tuple[tuple[str, str], ...] = ()
    """(hunter, card) of this round, once they are revealed; in turn order."""
    shown: bool = False
    """The cards of this round are revealed; DRA-COMBAT-07."""
    engaged: str = ""
    resting: tuple[tuple[str, str], ...] = ()
    """(hunter, card) of the previous round: not to be chosen in this one; DRA-COMBAT-14."""
    played: tuple[str, ...] = ()
    """Dracula's cards of the earlier rounds, cancelled or not; DRA-COMBAT-18."""
    plotting: int = 0
    """Plottings of earlier rounds still face up."""
    mesmerized: tuple[str, ...] = ()
    cancelled: bool = False
    """Dracula's card of this round is cancelled."""
    cancelled_hunters: tuple[str, ...] = ()
    """Hunters whose card of this round is cancelled; DRA-COMBAT-08, DRA-COMBAT-12."""
    enraged: bool = False
    """No more escapes for Dracula."""
    bullets: bool = False
    """Holy Bullets were used in this combat."""
    wreaths: tuple[str, ...] = ()
    """Hunters with an open Garlic Wreath."""
    planned: str = ""
    """Hunter with an open Planned Ambush."""
    revenge: bool = False
    """Lucy's Revenge lies open before Lord Godalming."""
    over: bool = False
    """The combat has ended: the vampire is defeated, Dracula has escaped, or it is not fought (Heroic Leap)."""


class Dracula(State):
    """Everything on the board and in the hands."""

    seats: tuple[Seat, ...]
    """The first is Dracula's, the others the hunters' players'; DRA-PLAYERS-01."""
    players: dict[str, Seat] = {}
    """Which seat runs which hunter."""

    # table options
    advanced: bool = True
    feed_amount: str = "by_location"
    no_legal_move: str = "clear_and_bleed"
    first_dawn: str = "skip"
    fangs_needs_night: bool = True
    bats_delay_after_move: bool = True
    map: str = "third_edition_reconstruction"
    top_event_back_public: bool = True
    deduction: str = "off"
    """What the hunters are shown of the exact belief: `off`, `cities` or `probabilities`."""

    # time and tracks
    round: int = 0
    phase: str = ""
    """`setup`, `dawn`, `day`, `dusk`, `night`, `dracula` or `over`."""
    day: int = 0
    """0 Monday … 6 Sunday."""
    influence: int = 0
    despair: int = 0
    winner: str = ""
    """`dracula` or `hunters` once the game is won."""

    # hunters
    hunters: dict[str, Hunter] = {}
    acting: str = ""
    """Whose action it is."""
    acted: tuple[str, ...] = ()
    """Who has had his action of this day or night."""
    hunter_ally: str = ""
    offer: tuple[Offer, ...] = ()
    """The Trade under way: the giver's offer, then the partner's."""

    # Dracula
    damage: int = 0
    revealed: bool = False
    lies: int = -1
    """Slot of the card of his current location."""
    astray: int = -1
    """Number of his current location in the atlas, if its card lies nowhere; DRA-DRAC-MOVE-10."""
    trail: tuple[Hideout | None, ...] = (None,) * 6
    slid: Hideout | None = None
    """What slid off space 6 and is being resolved; DRA-MATURE-01."""
    lairs: tuple[Hideout | None, ...] = (None,) * 3
    location_deck: tuple[str, ...] = ()
    """Location and power cards Dracula may choose from, in the order of their names."""
    encounters: tuple[str, ...] = ()
    dracula_events: tuple[str, ...] = ()
    dracula_ally: str = ""
    rumors: int = 0
    """Rumor tokens Dracula holds; DRA-RUMOR-01."""
    guards: tuple[str, ...] = ()
    """Szgany Bodyguards kept face up before Dracula."""
    combat_deck: tuple[str, ...] = ()

    # decks and pools
    item_deck: tuple[str, ...] = ()
    item_discard: tuple[str, ...] = ()
    event_deck: tuple[str, ...] = ()
    """Top card first."""
    event_discard: tuple[Discarded, ...] = ()
    drawn: tuple[str, ...] = ()
    """Cards just taken up and not yet in a hand, or looked at."""
    drawn_by: str = ""
    """Who took them up and sees them: a hunter, or `dracula`."""
    playing: tuple[str, ...] = ()
    """Event cards announced and not yet resolved, in the order of the announcements; DRA-EVENT-03."""
    turned_up: tuple[str, ...] = ()
    """Event cards turned up for all to see and not yet received (Immanuel Hildesheim); DRA-CARD-28."""
    bared: str = ""
    """The hunter who has laid open all his items and events (Vampiric Influence)."""
    unveiled: str = ""
    """The hunter who is looking at Dracula's events and encounters (Behind the Veil)."""
    encounter_deck: tuple[str, ...] = ()
    encounter_discard: tuple[str, ...] = ()
    tickets: tuple[str, ...] = ()
    """The pool."""
    spent: str = ""
    """The ticket shown for a rail move under way; DRA-RAIL-01."""

    # tokens on the map
    fog: dict[str, int] = {}
    roadblocks: tuple[Link, ...] = ()
    storms: tuple[str, ...] = ()
    consecrated: str = ""
    hosts: tuple[str, ...] = ()
    """Cities with a heavenly host token."""

    # lasting effects of events
    long_night: bool = False
    vigor: bool = False
    """Renewed Vigor this day."""
    telegraph: str = ""
    """Who played Speedy Telegraph, this day and night."""
    no_day: bool = False
    """Darkness Returns: the next hunter phase has no day."""
    starved: bool = False
    """Devilish Power: no Supply in the next hunter phase."""
    visited: bool = False
    """Nocturnal Visit: the next dawn's and day's combats are at night."""
    swift: int = 0
    """Unearthly Swiftness: Dracula phases still to come after this one."""

    combat: Combat | None = None
    slots: int = 0
    clues: tuple[Clue, ...] = ()
    """What everybody has learned of the trail, in order: what the belief is computed from (`belief`)."""

    # who

    @property
    def dracula(self) -> Seat:
        return self.seats[0]

    def active(self, hunter: str) -> bool:
        """Not defeated; DRA-DEFEAT-04."""
        return not self.hunters[hunter].defeated

    def bitten(self, hunter: str) -> bool:
        """With a bite token or a printed bite, and so bite-frail; DRA-BITE-01, DRA-BITE-04."""
        return self.hunters[hunter].bites + HUNTERS[hunter].permanent_bites > 0

    @property
    def active_hunters(self) -> tuple[str, ...]:
        """In turn order."""
        return tuple([hunter for hunter in TURN_ORDER if not self.hunters[hunter].defeated])

    def seat_of(self, hunter: str) -> Seat:
        return self.players[hunter]

    @property
    def hunter_seats(self) -> tuple[Seat, ...]:
        return self.seats[1:]

    # where

    @property
    def atlas(self) -> Atlas:
        return atlas(self.map)

    def hunters_in(self, place: str) -> tuple[str, ...]:
        """Active hunters in the city or sea zone itself, never those in its hospital; in turn order."""
        return tuple(
            [
                name
                for name in TURN_ORDER
                if (who := self.hunters[name]).place == place and not who.hospital and not who.defeated
            ]
        )

    def with_hunter(self, hunter: str) -> tuple[str, ...]:
        """Other active hunters in the same location: the same city, or the same hospital; DRA-PLACE-HOSP-05."""
        mine = self.hunters[hunter]
        return tuple(
            [
                name
                for name in TURN_ORDER
                if name != hunter
                and (who := self.hunters[name]).place == mine.place
                and who.hospital == mine.hospital
                and not who.defeated
            ]
        )

    @property
    def at(self) -> str:
        """Dracula's current location; '' before he has chosen one."""
        if self.lies < 0:
            return self.atlas.order[self.astray] if self.astray >= 0 else ""
        found = self.hideout(self.lies)
        return found.card if found else ""

    def hideouts(self) -> Iterator[Hideout]:
        """Trail from space 1 to 6, what has just slid off it, then the lairs."""
        for hideout in (*self.trail, self.slid, *self.lairs):
            if hideout is not None:
                yield hideout

    def hideout(self, slot: int) -> Hideout | None:
        """The hideout or lair of this slot."""
        for hideout in self.hideouts():
            if hideout.slot == slot:
                return hideout
        return None

    def space_of(self, slot: int) -> int:
        """The trail space 1–6 of this slot, or 0."""
        for number, hideout in enumerate(self.trail, 1):
            if hideout is not None and hideout.slot == slot:
                return number
        return 0

    def linked_hide(self, slot: int) -> Hideout | None:
        """The Hide linked to the location card of this slot, while that lies on the trail; DRA-POWER-HIDE-02."""
        if self.space_of(slot):
            for hideout in self.trail:
                if hideout is not None and hideout.card == "hide" and hideout.link == slot:
                    return hideout
        return None

    # changing

    def change(self, hunter: str, **facts: Any) -> None:
        """Replace facts of a hunter's sheet."""
        self.hunters[hunter] = replace(self.hunters[hunter], **facts)

    def put(self, hideout: Hideout) -> None:
        """The hideout or lair of this slot is now like this."""
        self.trail = tuple([hideout if old is not None and old.slot == hideout.slot else old for old in self.trail])
        self.lairs = tuple([hideout if old is not None and old.slot == hideout.slot else old for old in self.lairs])
        if self.slid is not None and self.slid.slot == hideout.slot:
            self.slid = hideout

    def fight(self, **facts: Any) -> None:
        """Replace facts of the combat under way."""
        assert self.combat is not None
        self.combat = replace(self.combat, **facts)

    def new_slot(self) -> int:
        self.slots += 1
        return self.slots

    def learn(self, clue: Clue) -> None:
        """Everybody has learned this of the trail."""
        self.clues = (*self.clues, clue)
