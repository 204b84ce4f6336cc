"""What a game of V:TES consists of: Methuselahs, their cards, and what is under way.

A card in hand, library, crypt or ash heap is only its printed id: copies are alike.  A card that comes into play gets
a name of its own, the printed id and a number (`raven-spy:2`), and a crypt card that lies face down in an uncontrolled
region a slot, by which everybody can follow it without knowing it.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import field
from msgspec.structs import replace

from nokturn.games.vtes.printed.waves import NEWEST
from nokturn.games.vtes.state.underway_records import Action, Combat, InForce, Later, Owed, Play, Referendum, Wound
from nokturn.games.vtes.state.vocabulary import Scope
from nokturn.kernel import Leaf, State
from nokturn.kernel.asks import Seat

READY, TORPOR, INCAPACITATED = "ready", "torpor", "incapacitated"
IN_PLAY, ATTACHED, CONTESTED, LIMBO = "in_play", "attached", "contested", "limbo"
UNCONTROLLED = "uncontrolled"
OUT_OF_PLAY = frozenset({CONTESTED, LIMBO, UNCONTROLLED})
"""Where cards on the table are of no effect, and those on them with them (VTES-R-37)."""
REGIONS = (READY, TORPOR, INCAPACITATED)
"""Where controlled minions are."""


class Token(Leaf, frozen=True):
    """Counters of a kind that lie on a card besides its blood or life."""

    kind: str
    seat: Seat
    """Whose they are; empty: nobody's in particular."""
    amount: int


class Card(Leaf, frozen=True, kw_only=True):
    """A card on the table, face up (or contested)."""

    ref: str
    """Printed id and number: `raven-spy:2`."""
    printed: str
    """The id of what is printed on it."""
    owner: Seat
    controller: Seat
    region: str
    host: str = ""
    """The card it is attached to."""
    locked: bool = False
    counters: int = 0
    """Blood, life, or counters of its own (VTES-CTR-01)."""
    level: int = 0
    """In which version it came into play: 0 basic, 1 inferior, 2 superior (VTES-DISC-05)."""
    recruited: int = 0
    """The turn in which it was recruited: it cannot act in it (VTES-ACT-14)."""
    clan: str = ""
    sect: str = ""
    title: str = ""
    """`prince:Melbourne`, `justicar:toreador`, `primogen`, `votes:2`; empty: untitled."""
    contesting: bool = False
    """Its title is contested (VTES-TITLECON-02)."""
    came_from: str = ""
    """Contested: the region to which it returns (VTES-CONTEST-06)."""
    merged: str = ""
    """The printed id of the base card under an advanced one (VTES-ADV-04)."""
    merged_owner: Seat = ""
    """Whose that card is."""
    chosen: tuple[str, ...] = ()
    """What it remembers: Methuselahs and cards chosen as it was played."""
    tokens: tuple[Token, ...] = ()
    kept: tuple[tuple[Seat, str], ...] = ()
    """(owner, printed card) of what lies on it out of play, face up or down as its text says."""
    doomed: bool = False
    """Where it would be burned it leaves the game."""


class Hidden(Leaf, frozen=True):
    """A crypt card face down in an uncontrolled region."""

    slot: int
    card: str
    counters: int = 0
    ref: str = ""
    """Of one that has been in play its name on the table: what is on it stays with it (VTES-R-37, VTES-ADV-05)."""


class Vtes(State, kw_only=True):
    """The whole table."""

    seats: tuple[Seat, ...]
    """Clockwise, the ousted included; the next one is one's prey."""
    first: Seat = ""
    wave: int = NEWEST
    """The decks hold cards of this wave and those before it, as everybody knows."""
    open_decks: bool = False
    """Everybody knows everybody's deck list."""
    turn_limit: int = 0
    """So many turns at most (VTES-R-32); 0: as many as it takes."""
    time_limit: int = 0
    """So many minutes at most (VTES-R-32), by the clock of the table; 0: as long as it takes."""

    # Methuselahs
    decks: dict[Seat, tuple[str, ...]]
    """Every card each of them brought."""
    pool: dict[Seat, int]
    points: dict[Seat, int]
    """Victory points, in halves (VTES-R-32)."""
    gone: tuple[Seat, ...] = ()
    """Ousted or withdrawn, in this order."""
    edge: Seat = ""
    hands: dict[Seat, tuple[str, ...]]
    library: dict[Seat, tuple[str, ...]]
    """The top card is the last one."""
    crypt: dict[Seat, tuple[str, ...]]
    ash: dict[Seat, tuple[str, ...]]
    uncontrolled: dict[Seat, tuple[Hidden, ...]]
    removed: tuple[tuple[Seat, str], ...] = ()
    """(owner, printed card) of what is out of the game."""
    left: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    """What somebody who has left the game took along unseen: hand, library, crypt and uncontrolled cards."""

    # cards on the table
    cards: dict[str, Card] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    """How many of a printed card have come onto the table so far: what is not named here is not in play."""
    slots: int = 0
    revealed: tuple[tuple[Seat, Seat], ...] = ()
    """(whose hand, who sees it): hands that lie open to somebody."""

    # the turn
    turn: int = 0
    active: Seat = ""
    phase: str = ""
    turn_over: bool = False
    """The Methuselah whose turn it was has left the game (VTES-END-08)."""
    actions_left: int = 0
    """Master phase actions or discard phase actions."""
    transfers: int = 0
    trifle: bool = False
    """A trifle has given its action this phase (VTES-MCARD-07)."""
    in_advance: tuple[Seat, ...] = ()
    """Who has played an out-of-turn master since the last master phase (VTES-MCARD-02)."""
    extra_masters: tuple[Seat, ...] = ()
    """Who has an action more in the next master phase, from an out-of-turn trifle."""
    granted_masters: tuple[Seat, ...] = ()
    """Who has an action more in the next master phase, from somebody who has cancelled a card of theirs."""
    used: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By scope (`turn`, `phase`, `action`, `combat`, `round`, `referendum`, `cycle`, `game`): what has been used up."""
    events_played: tuple[str, ...] = ()
    marked: tuple[tuple[Seat, str], ...] = ()
    """Red List minions marked this turn, by whom (VTES-TRAIT-05)."""
    withdrawing: tuple[Seat, ...] = ()
    """Who has announced to withdraw and has kept to it so far (VTES-WITHDRAW-02)."""

    as_vampires: tuple[tuple[str, str], ...] = ()
    """(ally, printed card) of what allies have played as vampires (VTES-ALLY-02)."""
    borrowed: tuple[tuple[str, Seat], ...] = ()
    """Cards under somebody's control for a while, and to whom they return (VTES-R-33)."""

    # under way
    impulse: str = ""
    """The window that is open; empty: none."""
    passed: tuple[Seat, ...] = ()
    """Who has passed in it since the impulse was last with the first one."""
    plays: tuple[Play, ...] = ()
    """Cards being played, the innermost last: an as-played window is open for each."""
    waiting: tuple[Seat, ...] = ()
    """Replacements to be drawn when the outermost as-played window has closed (VTES-PLAY-04)."""
    short: dict[Seat, int] = field(default_factory=dict)
    """How much pool somebody who has none left should have burned besides."""
    losses: dict[Seat, int] = field(default_factory=dict)
    """The pool that everybody has lost since the effects of a referendum began."""
    reclaiming: tuple[tuple[Seat, str], ...] = ()
    """Who is about to draw a card for one that may be taken back from the ash heap instead."""
    drawing: tuple[Seat, ...] = ()
    """Who is about to draw a card, and may draw another one instead."""
    owed: tuple[Owed, ...] = ()
    in_force: tuple[InForce, ...] = ()
    later: tuple[Later, ...] = ()
    """Delayed effects of the current action, in the order in which they were set up."""
    action: Action | None = None
    combat: Combat | None = None
    wounds: tuple[Wound, ...] = ()
    """Damage being resolved."""
    preventing: Seat = ""
    """Whose damage can be prevented right now (VTES-R-26)."""
    wounded: tuple[str, ...] = ()
    """Vampires on their way to torpor (VTES-AGG-02)."""
    falling: str = ""
    """The one of them whose going to torpor can be answered right now."""
    referendum: Referendum | None = None

    # seats

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Who is still in the game, clockwise."""
        return tuple([seat for seat in self.seats if seat not in self.gone])

    def clockwise(self, start: Seat) -> tuple[Seat, ...]:
        """Everybody still in the game, clockwise from `start` (who may have left)."""
        at = self.seats.index(start)
        return tuple([seat for seat in (*self.seats[at:], *self.seats[:at]) if seat not in self.gone])

    def prey(self, seat: Seat) -> Seat:
        """The next Methuselah to the left who is still in the game (VTES-SETUP-02, VTES-SETUP-08, VTES-END-07); of two
        players each is both to the other (VTES-R-36); empty when nobody is left."""
        others = [other for other in self.clockwise(seat) if other != seat]
        return others[0] if others else ""

    def predator(self, seat: Seat) -> Seat:
        """The next Methuselah to the right who is still in the game (VTES-SETUP-02, VTES-END-07)."""
        others = [other for other in self.clockwise(seat) if other != seat]
        return others[-1] if others else ""

    # cards

    def minions(self, seat: Seat) -> Iterator[Card]:
        """All minions that `seat` controls, ready or not."""
        return (card for card in self.cards.values() if card.controller == seat and card.region in REGIONS)

    def ready(self, seat: Seat) -> Iterator[Card]:
        """The ready minions of `seat`."""
        return (card for card in self.cards.values() if card.controller == seat and card.region == READY)

    def attached(self, host: str) -> Iterator[Card]:
        """What is attached to a card."""
        return (card for card in self.cards.values() if card.host == host)

    def is_ready(self, ref: str) -> bool:
        """Whether there is such a minion and it is ready."""
        card = self.cards.get(ref)
        return card is not None and card.region == READY

    def change(self, ref: str, **changes: object) -> Card:
        """Another state of a card on the table."""
        card = self.cards[ref] = replace(self.cards[ref], **changes)
        return card

    def hidden(self, slot: int) -> tuple[Seat, Hidden] | None:
        """The crypt card face down in this slot, and whose it is."""
        for seat, cards in self.uncontrolled.items():
            for card in cards:
                if card.slot == slot:
                    return seat, card
        return None

    # limits

    def spend(self, scope: Scope, key: str) -> None:
        """From now on this is used up until the scope ends."""
        self.used[scope] = (*self.used.get(scope, ()), key)

    def take_back(self, scope: Scope, key: str) -> None:
        """It has not been used after all (VTES-CANCEL-02)."""
        left = list(self.used.get(scope, ()))
        if key in left:
            left.remove(key)
            self.used[scope] = tuple(left)

    def spent(self, scope: Scope, key: str) -> bool:
        """Whether this has been used in the scope."""
        return key in self.used.get(scope, ())

    def remember(self, moment: str, what: str) -> None:
        """Everybody still in the game knows that this has happened since some moment of their own (`since-turn`), until
        that moment comes again and closes `since-turn:A`."""
        for seat in self.playing:
            scope = f"{moment}:{seat}"
            self.used[scope] = (*self.used.get(scope, ()), what)

    def close(self, *scopes: str) -> None:
        """A scope ends: what it had used up can be used again, what lasted for it is over."""
        for scope in scopes:
            self.used.pop(scope, None)
        if any(effect.lasts in scopes for effect in self.in_force):
            self.in_force = tuple([effect for effect in self.in_force if effect.lasts not in scopes])
