"""In whose name an effect acts, where it stands, and what it leaves for whatever set it off."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from nokturn.games.grail.printed.language.scopes import Context as Setting
from nokturn.games.grail.printed.language.vocabulary import Attribute, Colour, EventKind, Resource
from nokturn.kernel import Leaf


class Tally(Leaf, frozen=True, kw_only=True):
    """What rules have said about something that is about to happen; whoever set them off reads it."""

    less_terror: int = 0
    less_health: int = 0
    taken_over: int = 0
    """Terror that another member takes over."""
    menhir_bonus: int = 0
    cheaper: tuple[tuple[str, int], ...] = ()
    """Changes of a cost: what, and by how much."""
    peeks: int = 0
    redraw: bool = False
    """Put it away and draw another."""
    moved_away: tuple[str, ...] = ()
    """Who has evaded the Guardian."""
    suffered: int = 0
    """Damage that was really taken."""
    sunk: tuple[str, ...] = ()
    """Whose Dying dial this effect has lowered already; GRAIL-DYING-07."""
    changed: bool = False
    """Something is different now; a limit is used up only then."""


class Context(Leaf, frozen=True, kw_only=True):
    """Where an effect stands (`setting` gives the scopes that are not written), whom and what it speaks of."""

    setting: Setting = "card"
    actor: str = ""
    """The single Character concerned; empty on Events, which concern each in turn."""
    party: tuple[str, ...] = ()
    """The members of the Party, the actor among them; on Events everybody."""
    guests: tuple[str, ...] = ()
    """Who joins nothing but an Encounter that this brings; GRAIL-LOC-INSTANT-03."""
    location: int = 0
    source: str = ""
    """What says it, for people: `item/cudgel:1`, `event/ch1_2`, `passage/101/square`, `location/104`."""
    alone: bool = False
    """`each` and `all` mean the actor only: every affected Character has chosen an alternative for itself."""
    chosen: str = ""
    """Whom `choose` means within this effect."""
    unavoidable: bool = False
    """All damage of it is; GRAIL-TRAIT-FEINT."""

    amount: int = 0
    colour: Colour | Literal[""] = ""
    event_kind: EventKind | Literal[""] = ""
    key: Attribute | Literal[""] = ""
    ate: bool = False
    gained: tuple[Resource, ...] = ()
    first_activation: bool = False

    within: tuple[str, ...] = ()
    """Rules that are being carried out: none sets itself off again."""
    tally: Tally = Tally()

    def by(self, hero: str) -> Context:
        """The same for one Character alone, whoever else there is."""
        return replace(self, actor=hero, party=(hero,), alone=True)

    def noting(self, **fields: object) -> Context:
        """With other numbers in the tally."""
        return replace(self, tally=replace(self.tally, **fields))
