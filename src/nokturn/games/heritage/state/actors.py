"""Who acts: the player who makes the choices, and the vampire to whom things happen (catalogue, section 3)."""

from __future__ import annotations

from nokturn.kernel import Leaf, Seat


class Acting(Leaf, frozen=True):
    """The innermost effect that is being resolved."""

    player: Seat
    vampire: str
    """Empty: nobody can act; parts that need an acting vampire are skipped (HER-VEN-05)."""
    source: str = ""
    """The scheme, ability or obligation: what the questions name."""
    that: str = ""
    """The vampire chosen or produced by the latest earlier effect of the same list."""
    recruited: str = ""
    """The recruit of this scheme, or the one that set off an edict."""
    short: bool = False
    """The last effect found no legal target, or moved fewer than it should: what needs it, ends here."""
    blamed: Seat = ""
    """Who has caused what happens, if not the acting player: the Lasombra player in a penalty; HER-LAS-05."""

    @property
    def culprit(self) -> Seat:
        return self.blamed or self.player


class Update(Leaf, frozen=True):
    """What an activation brings to the theatres: the vampire, and the values it is activated with."""

    vampire: str
    """The activated vampire: things are put on it."""
    class_: str
    temperament: str
    geography: str
    archetype: str
