"""A game that plays from packs (`packs.py`).

    class Tale(State, kw_only=True):
        seats: tuple[Seat, ...]
        pack: Pack[Story]                      # shared by reference, named in saves

    class TalePacks(Packs[Story]):
        def wanted(self, options): return (str(options["pack"]),)
        def read(self, folder): return read_story(folder)

    class TaleGame(PackGame[Tale]):
        table_options = (TableOption("pack", "winter", ()),)
        packs = TalePacks("tale", Path(__file__).parent / "packs")

        def state_from(self, packs, seats, options, key):
            return Tale(dice=Dice(key), veil=key, seats=seats, pack=packs[0])

Rules read `state.pack.content`; they never keep any of it elsewhere.  What has a name in the pack is called so by the
tongue that the packs speak (`tongue_with`).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, TypeVar

from nokturn.kernel.asks import Seat
from nokturn.kernel.game import Game, Tongue
from nokturn.kernel.options import Options
from nokturn.kernel.packs.pack import Pack
from nokturn.kernel.packs.packs import Hashes, Packs
from nokturn.kernel.state import State

S = TypeVar("S", bound=State)
Opened = tuple[Pack[Any], ...]
"""The packs of a table, in the order of `Packs.wanted`."""


class PackGame(Game[S]):
    """What a game with packs has to say beside the rest of the contract."""

    packs: Packs[Any]

    @abstractmethod
    def state_from(self, packs: Opened, seats: tuple[Seat, ...], options: Options, key: str) -> S:
        """The state before anything has happened."""

    def new_state(self, seats: tuple[Seat, ...], options: Options, key: str) -> S:
        """With the newest packs."""
        return self.state_from(self.packs.opened(options), seats, options, key)

    def state_with(self, hashes: Hashes | None, seats: tuple[Seat, ...], options: Options, key: str) -> S:
        return self.state_from(self.packs.opened(options, hashes), seats, options, key)

    def tongue_with(self, hashes: Hashes | None) -> Tongue[S]:
        """How a table with these packs is spoken of; what it says comes from the packs themselves."""
        if not hashes:
            return self.tongue
        return self.tongue_of(tuple([self.packs.find(*named) for named in hashes.items()]))

    def tongue_of(self, packs: Opened) -> Tongue[S]:
        """The tongue of these packs; a game whose packs have names of their own makes one with them."""
        return self.tongue
