"""The records that lie on the table."""

from __future__ import annotations

from nokturn.kernel import Leaf, Seat


class Vampire(Leaf, frozen=True):
    """A vampire in a bloodline, with the tokens on its card; HER-LINE-07."""

    owner: Seat
    sire: str = ""
    """Empty: on top of the bloodline."""
    potency: int = 0
    infamy: int = 0
    """Numbers: that tokens are worth 1 or 3 is only change, HER-STATUS-03."""
    boons: tuple[str, ...] = ()
    """By the clan whose boon it is; which one is spent makes no difference, HER-SCHEME-06: the last that came."""
    exhausted: bool = False
    """Until it is renewed; HER-EXH-02."""
    torpid: bool = False
    """Exhausted besides, or not; HER-TORPOR-10."""
    ankhs: tuple[str, ...] = ()
    """By city or track."""
    title: str = ""
    """Of the court."""
    monsters: tuple[str, ...] = ()
    """Cards tucked under it; HER-TZI-01."""


class Morality(Leaf, frozen=True):
    """A clan's morality marker: where it stands, and which side is up."""

    space: int
    facing: str


class Garrison(Leaf, frozen=True):
    """The ankhs on one court: all of one faction; HER-PRINCES-02."""

    faction: str
    ankhs: int


class Judge(Leaf, frozen=True):
    """A politics marker of the Inquisition: which class it shows, and whether it has left the Vatican."""

    facing: str
    seated: bool = False


class City(Leaf, frozen=True):
    """A city of the Anarch Revolt: ankhs in it, and ankhs of it that have burned."""

    ankhs: int
    burned: int = 0


class Track(Leaf, frozen=True):
    """A track of the Masquerade: how far its investigator is, and the ankhs on its last space."""

    step: int
    ankhs: int


class Votes(Leaf, frozen=True):
    """The Court: the classes of the markers inside the walls, and how many titles have been voted on."""

    inside: tuple[str, ...] = ()
    time: int = 0


class Token(Leaf, frozen=True):
    """A numbered token of the Sabbat Wars in a region, or discarded."""

    sect: str
    number: int
    up: bool = False
    known: bool = False
    """It has lain face up: everybody remembers what it is."""


class Edict(Leaf, frozen=True):
    """The edict in play: its card, the marked value, and who played it; HER-VEN-01."""

    scheme: str
    value: str
    leader: str


class Haven(Leaf, frozen=True):
    """What a player keeps between the chapters of a chronicle; in a single game, nothing; HER-CHRON-05."""

    servant: str = ""
    locked: bool = False
    """The servant may not be recruited this chapter."""
    resources: tuple[str, ...] = ()
    obligations: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()


NO_HAVEN = Haven()
