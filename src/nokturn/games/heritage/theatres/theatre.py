"""What every theatre of war says: how it is set up, what an activation does, how it scores.

    @theatre("high_low_clans")
    class HighLowClans(Theatre): ...

The procedures that an activation sets off are registered by name: `updates("high_low_clans")`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, TypeVar

from nokturn.games.heritage.state.actors import Acting, Update
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, Seat, call, procedure
from nokturn.kernel.procedures import Procedure


class Theatre(ABC):
    """One theatre of war.  Most need little of this."""

    updates: ClassVar[Procedure]
    """`(acting, update)`: what an activation does; HER-ACT-03."""
    sets_up: ClassVar[Procedure]
    """Lays out the board; HER-SETUP-20."""

    def changes(self, game: Heritage, acting: Acting, update: Update) -> bool:
        """Whether an update with these values does anything here; where one may name the value, HER-ACT-09 asks."""
        return True

    @abstractmethod
    def score(self, game: Heritage, seat: Seat) -> int:
        """Victory points of a bloodline at the end."""

    def scoring(self, game: Heritage, seat: Seat) -> tuple[str, ...]:
        """The vampires these points come from, for those who want to see them."""
        return ()

    def reveal(self, game: Heritage) -> None:
        """What is turned up when the theatres are resolved."""
        return

    def first_player(self, game: Heritage) -> Seat:
        """Who takes the first-player marker at the end of a round; empty: it stays."""
        return ""


THEATRES: dict[str, Theatre] = {}
T = TypeVar("T", bound=type[Theatre])


def theatre(name: str) -> Callable[[T], T]:
    """Declare a theatre of war."""

    def declare(kind: T) -> T:
        THEATRES[name] = kind()
        return kind

    return declare


@procedure(rule="HER-SETUP-20")
def set_up_theatres(game: Heritage) -> Rule:
    for name in game.theatres:
        yield call(THEATRES[name].sets_up)
