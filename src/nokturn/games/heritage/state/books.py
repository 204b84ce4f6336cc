"""What outlives a chapter; HER-CHRON-05.  The stock of stickers, the values of traits, the stack of obligations and the
research decks are not kept: they follow from this."""

from __future__ import annotations

from nokturn.games.heritage.printed.people import Character
from nokturn.games.heritage.state.vampires import Haven
from nokturn.kernel import Leaf, Seat


class Sheet(Leaf, frozen=True):
    """A player sheet."""

    name: str
    dots: tuple[tuple[str, int], ...] = ()
    """By trait; a trait without a dot is not there."""
    titles: tuple[str, ...] = ()
    """In the order in which they were won."""
    mark: str = ""
    """Of the house; empty: that of the seat."""


class Entry(Leaf, frozen=True):
    """What the chronicle log says of a chapter; HER-AFTER-03."""

    clans: tuple[str, ...]
    """Seat by seat."""
    places: tuple[Seat, ...]
    """First to last."""
    earned: tuple[Seat, ...]
    """Who earned each of the five missions."""
    decisions: tuple[str, ...] = ()
    """How they decided: `a` or `b`."""


class Books(Leaf, frozen=True):
    """The chronicle book, the player sheets and the scoring sheet; open to everybody, HER-CHRON-07, HER-R-60."""

    chapter: int
    """The one that is being played, or comes next; HER-CHRON-01."""
    ages: tuple[Seat, ...]
    """Youngest to oldest; HER-R-56."""
    sheets: tuple[Sheet, ...]
    """Seat by seat, also of whoever is away and played by another; HER-R-63."""
    log: tuple[Entry, ...] = ()
    """Chapter by chapter."""
    era_cards: tuple[str, ...] = ()
    """The scoring cards that were picked, era by era; HER-ERA-05."""
    dominant: tuple[Seat, ...] = ()
    """Who dominated each era; HER-ERA-02."""
    open_backs: bool = False
    """The table may look at the covered sides of cards; HER-CHRON-08."""
    house_marks: bool = False
    """Marks are chosen in the prologue; a chronicle that began before they were goes on with those of the seats."""
    last_card: Seat = ""
    """Who has won the chronicle; HER-END-05."""


class Chronicle(Leaf, frozen=True):
    """All that one chapter hands down to the next; HER-CHRON-05."""

    books: Books
    havens: tuple[Haven, ...]
    """Seat by seat."""
    cards: tuple[tuple[str, Character], ...] = ()
    """Cards that are no longer as printed, by id; what is on them follows them for ever, HER-AFTER-19."""
    unlocked: tuple[str, ...] = ()
    """Schemes that have left the research decks; HER-AFTER-07."""
