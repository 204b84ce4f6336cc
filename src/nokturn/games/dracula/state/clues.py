"""What everybody learns of Dracula's trail, as data: the input of the exact belief (`belief`).

The rules note a clue whenever anything becomes publicly known of where Dracula is, was or is
not.  Clues hold public facts only, so they are part of every view.
"""

from __future__ import annotations

from typing import TypeAlias

from nokturn.kernel import Leaf


class _Clue(Leaf, frozen=True, tag=True):
    """Something public about the trail; the tag says in a saved game which kind it is."""


class Began(_Clue, frozen=True):
    """Dracula has put his first card on space 1; not any of these; DRA-SETUP-10."""

    slot: int
    barred: tuple[str, ...]


class Slides(_Clue, frozen=True):
    """Every hideout has gone one space on; what slid off space 6 awaits its fate; DRA-DRAC-MOVE-01."""


class MayMove(_Clue, frozen=True):
    """Dracula has something legal to place (True), or nothing at all (False); DRA-DRAC-MOVE-09.

    False is noted when he says so, after the slide and what came of it; whether Misdirect would have helped does not
    count.  What he can place after all is seen when he places it, so True need not be noted.
    `barred` are the cities with a holy token: he may not enter them, and in one no power keeps him."""

    able: bool
    barred: tuple[str, ...]
    powers: tuple[str, ...]
    """Powers that could be in the location deck as far as everybody knows; `hide` could unless it lies face up."""


class Placed(_Clue, frozen=True):
    """A card lies on space 1, and Dracula has gone where it says (or stays: Hide).

    `seen` is the card if it lies face up or he is revealed there, else ''."""

    slot: int
    back: str
    """`city` (which may be Hide in the advanced game), `sea` or `castle`."""
    barred: tuple[str, ...]
    """Cities that it cannot be: those with holy tokens, and unless `seen`, those with active hunters."""
    holy: tuple[str, ...] = ()
    """Cities with holy tokens: no step leads through them; DRA-TOKEN-HOLY-02.  No Hide in one of them; -03."""
    wolf: bool = False
    """With Wolf Form: up to two roads away."""
    seen: str = ""
    hide: bool = False
    """Face down and as far as everybody knows it could be Hide: advanced game, no Wolf Form, a city's back, Hide not
    face up on the trail, and he was not revealed (a revealed Dracula's Hide lies face up: `seen` is `hide`)."""


class FromLair(_Clue, frozen=True):
    """Dracula has gone to this lair: it is the hideout on space 1 now, with its slot; DRA-LAIR-04."""

    slot: int
    wolf: bool = False
    holy: tuple[str, ...] = ()
    seen: str = ""
    barred: tuple[str, ...] = ()


class Stays(_Clue, frozen=True):
    """Feed or Dark Call lies on space 1, face up; he is where he was; DRA-POWER-02."""

    slot: int
    power: str
    holy: tuple[str, ...] = ()
    """Cities with holy tokens: he is in none of them; DRA-TOKEN-HOLY-03."""


class Fed(_Clue, frozen=True):
    """He could have healed so much where he is: what the amount tells of the size of the place; DRA-POWER-FEED-02.

    `sizes` are the sizes of place at which this many would have been healed."""

    sizes: tuple[str, ...]


class Misdirected(_Clue, frozen=True):
    """The hideout of slot `gone` is about to be cleared (a `Cleared` follows), and Misdirect to lie there as `slot`:
    it is not his current location, not Hide and no location that Hide is linked to; DRA-POWER-MISDIRECT-01, -02."""

    gone: int
    slot: int


class Cleared(_Clue, frozen=True):
    """The hideout or lair of this slot is gone, its cards back in the location deck."""

    slot: int


class MadeLair(_Clue, frozen=True):
    """What slid off, or the hideout of this slot, is a lair now, so it is not Hide; DRA-LAIR-01, DRA-LAIR-02."""

    slot: int


class Matured(_Clue, frozen=True):
    """An encounter of this slot, which has slid off, matured, so the card is not Hide; DRA-POWER-HIDE-05."""

    slot: int


class LiesOn(_Clue, frozen=True):
    """Of all hideouts on the trail only this one is not about to be cleared: it is that of his current location.

    -1: none will be left, so his current location has no card on the trail; DRA-DRAC-MOVE-09."""

    slot: int


class Flew(_Clue, frozen=True):
    """Escape as Bat: from the city he was in to a hidden one up to two roads away, on space 1; DRA-COMBAT-25."""

    slot: int
    barred: tuple[str, ...]
    holy: tuple[str, ...] = ()
    castle: bool = False


class Seen(_Clue, frozen=True):
    """The card of this slot is this one (a location, or `hide`)."""

    slot: int
    card: str


class NotThere(_Clue, frozen=True):
    """No location card of these lies on the trail, nor (if `lairs`) in a lair, nor (if `figure`) is Dracula there."""

    places: tuple[str, ...]
    lairs: bool = True
    figure: bool = True


class Elsewhere(_Clue, frozen=True):
    """Dracula is not in this city: its card was turned up and he was not revealed; DRA-REVEAL-03."""

    place: str


class NotHiding(_Clue, frozen=True):
    """Hide is not linked to the location of this slot, or it would have been turned up; DRA-POWER-HIDE-04."""

    slot: int


class HideInDeck(_Clue, frozen=True):
    """Dracula has shown that Hide is in his location deck (Wax Cylinders)."""


class AdjacentTo(_Clue, frozen=True):
    """His current location is adjacent to all of `near` and to none of `far` (Evil Presence)."""

    near: tuple[str, ...]
    far: tuple[str, ...]


class TrailBeside(_Clue, frozen=True):
    """Face-down trail cards left unturned are not adjacent to this place (Local Rumours)."""

    place: str


class InRegion(_Clue, frozen=True):
    """Whether he is in this region; `sea` for 'at sea' (Psychic Bond, Hypnosis)."""

    region: str
    there: bool


class Here(_Clue, frozen=True):
    """He is revealed in this city, whatever card lies there."""

    place: str


Clue: TypeAlias = (
    Began
    | Slides
    | MayMove
    | Placed
    | FromLair
    | Stays
    | Fed
    | Misdirected
    | Cleared
    | MadeLair
    | Matured
    | LiesOn
    | Flew
    | Seen
    | NotThere
    | Elsewhere
    | NotHiding
    | HideInDeck
    | AdjacentTo
    | TrailBeside
    | InRegion
    | Here
)
"""Any of them."""
