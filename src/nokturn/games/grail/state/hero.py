"""A Character in play: everything on its tray, its tile and beside them."""

from __future__ import annotations

from nokturn.games.grail.printed.language.vocabulary import ATTRIBUTES, Attribute, Paid
from nokturn.kernel import Leaf, Seat


class Hero(Leaf, frozen=True, kw_only=True):
    """A Character; called by the id of its tile.  In free play tray and cards may be those of another."""

    id: str
    seat: Seat
    number: int
    """Breaks ties, lowest first; GRAIL-SETUP-CHAR-10."""
    tray: str
    """Whose tray it is: start spaces and tops of the tracks."""
    colour: str
    """Whose Combat and Diplomacy cards these are."""
    location: int = 0

    energy: int
    health: int
    """Where the limiter stands; it caps Energy, GRAIL-TRACK-03."""
    terror: int
    attributes: tuple[int, int, int, int, int, int]
    """In the order of `ATTRIBUTES`: points, whether markers on the tray or Skill cards; GRAIL-ATTR-03."""
    food: int = 0
    wealth: int = 0
    rep: int = 0
    magic: int = 0
    xp: int = 0

    combat_deck: tuple[str, ...] = ()
    """Hidden from everybody, top first; the other piles likewise."""
    diplomacy_deck: tuple[str, ...] = ()
    combat_pool: tuple[str, ...] = ()
    """The Advancement Pool; GRAIL-SETUP-CHAR-08."""
    diplomacy_pool: tuple[str, ...] = ()
    combat_aside: tuple[str, ...] = ()
    """Owned and left out of the deck; GRAIL-XP-DECK-02."""
    diplomacy_aside: tuple[str, ...] = ()

    items: tuple[str, ...] = ()
    """Each a card of its own: `cudgel:2`."""
    secrets: tuple[str, ...] = ()
    skills: tuple[int, ...] = ()
    """The sides taken, by their numbers."""
    idle: tuple[str, ...] = ()
    """Items and Secrets that lie face down because another of their keyword is in use; GRAIL-ITEM-02."""

    dying: int = 0
    """The dial on the Dying card; 0: there is no such card."""
    stricken: bool = False
    """The Dying card was attached during the current Action, which ends for the Character; R-57, GRAIL-JOURNAL-12."""
    acted: bool = False
    """In this round; GRAIL-DAY-DURING-01."""
    passed: bool = False
    """Until the next Day; GRAIL-ACT-PASS-01."""
    without: tuple[str, ...] = ()
    """Whom this one does not want along today; GRAIL-PARTY-01."""
    travelled: bool = False
    """Today, by the Action: a special move is none, GRAIL-MOVE-03."""
    explored: bool = False
    """Today."""

    def attribute(self, which: Attribute) -> int:
        """GRAIL-ATTR-03."""
        return self.attributes[ATTRIBUTES.index(which)]

    def has(self, what: Paid) -> int:
        """How much of a resource, or how high a track stands; cards and Charges are no things of a tray."""
        amount: int = getattr(self, what, 0)
        return amount
