"""The table: everything there is, hidden things included.  What is printed is named by id."""

from __future__ import annotations

from nokturn.games.heritage.printed.people import Character
from nokturn.games.heritage.state.books import Books
from nokturn.games.heritage.state.vampires import (
    City,
    Edict,
    Garrison,
    Haven,
    Judge,
    Morality,
    Token,
    Track,
    Vampire,
    Votes,
)
from nokturn.kernel import Seat, State


class Heritage(State):
    """One chapter.  A single game is a chapter of an empty chronicle: no haven holds anything, no card is marked."""

    seats: tuple[Seat, ...]
    theatres: tuple[str, str, str]
    """Class, temperament, geography: the order in which they are updated; HER-ACT-02."""
    mission_count: int
    rounds: int
    """HER-ROUND-01."""
    round: int = 0
    first: Seat = ""
    """Who has the first-player marker."""
    active: Seat = ""
    """Whose turn it is."""
    recruited: bool = False
    """The turn's recruit is used; HER-TURN-03."""
    schemed: bool = False
    """The turn's scheme is used; HER-TURN-04."""
    resourced: bool = False
    """The turn's resource is used; HER-RES-01."""

    clans: dict[Seat, str] = {}
    tops: dict[Seat, str] = {}
    """Whoever stands on top of each bloodline: the clan leader; HER-TRE-06."""
    lines: dict[Seat, tuple[str, ...]] = {}
    """The vampires of each bloodline, as they came."""
    vampires: dict[str, Vampire] = {}

    queue: tuple[str, ...] = ()
    """Left to right; with fewer than five, the slots on the left are empty."""
    deck: tuple[str, ...] = ()
    """Hidden from everybody, top first."""
    discard: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    """Leaders' cards that have left the chapter; HER-TRE-06."""
    arriving: str = ""
    """A character from the deck or a haven that is being recruited and has no place yet."""
    reserved: dict[Seat, str] = {}
    """Where each clan marker lies, if on a queue character; HER-RESERVE-01."""

    hands: dict[Seat, tuple[str, ...]] = {}
    """Hidden from everybody else; HER-SETUP-21."""
    scheme_decks: dict[Seat, tuple[str, ...]] = {}
    """Hidden from everybody, top first."""
    scheme_discards: dict[Seat, tuple[str, ...]] = {}
    playing: str = ""
    """The scheme that is being resolved."""
    enemies: dict[str, str] = {}
    """Brujah schemes and the vampires on which they lie; HER-BRU-01."""
    markets: dict[str, str] = {}
    """Nosferatu schemes in play, each with the boon that closes it this round (or none); HER-NOS-01."""
    edict: Edict | None = None

    missions: tuple[str, ...] = ()
    earned: dict[str, Seat] = {}
    """Who has earned each mission; HER-MISSION-01."""
    places: tuple[Seat, ...] = ()
    """First to last, once the chapter is over."""

    politics: int = 0
    """High and Low Clans: where the marker stands."""
    morality: dict[Seat, Morality] = {}
    """Inner Beast or Rise of Humanity."""
    courts: dict[str, Garrison] = {}
    """War of Princes: the courts that hold ankhs."""
    judges: dict[str, Judge] = {}
    """Inquisition, by archetype."""
    cities: dict[str, City] = {}
    """Anarch Revolt, by compass."""
    tracks: dict[str, Track] = {}
    """Masquerade, by compass."""
    votes: Votes = Votes()
    """Court."""
    regions: dict[str, tuple[Token, ...]] = {}
    """Sabbat Wars, by geography."""
    sects: dict[str, tuple[int, ...]] = {}
    """Sabbat Wars: the tokens on each start area, in no order; hidden from everybody."""
    sect_discards: tuple[Token, ...] = ()
    affiliations: dict[Seat, str] = {}

    cards: dict[str, Character] = {}
    """Characters that are no longer as printed: turned over, stickered, renamed; HER-CHRON-05."""
    unlocked: tuple[str, ...] = ()
    """Schemes that have left the research decks; HER-AFTER-07."""
    havens: dict[Seat, Haven] = {}
    books: Books | None = None
    """The chronicle of which this is a chapter; None: a single game."""
    step: int = 0
    """Of the aftermath, 1 to 6; HER-AFTER-01."""
    drawn: tuple[str, ...] = ()
    """Prologue: the characters among whom somebody picks a servant; HER-PROL-04."""
    beside: dict[Seat, str] = {}
    """The unlocked character that waits beside a haven; HER-AFTER-23."""

    @property
    def chapter(self) -> int:
        """Of the chronicle; 0: a single game."""
        return self.books.chapter if self.books is not None else 0

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats, clockwise."""
        at = self.seats.index(seat)
        return self.seats[at + 1 :] + self.seats[:at]

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats, clockwise from this one."""
        at = self.seats.index(seat)
        return self.seats[at:] + self.seats[:at]
