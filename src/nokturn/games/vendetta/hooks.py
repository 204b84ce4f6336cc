"""Hooks: what a chapter asks of the cards.

A chapter of the rulebook names no card by its id.  It declares a hook, a table from card to answer,
and asks it; each card with something to say declares it beside its siblings in `cards/`:

    strengthens = Hook[Modifier]("adds to its own strength", "game, district, seat, card")     # clash.py

    @strengthens("XX02")                                                                       # cards/brujah.py
    def punks_posse(game, district, seat, card): ...

The cards are asked in the order in which `cards/` declares them.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Generic, TypeVar

from nokturn.games.vendetta.content import PRINTED
from nokturn.kernel.errors import ContentError

T = TypeVar("T")
HOOKS: list[Hook[object]] = []
"""All of them, as the chapters declare them."""


class Hook(dict[str, T], Generic[T]):
    """A table from card to answer that fills itself by decorators."""

    def __init__(self, asks: str, takes: str = "game, source") -> None:
        super().__init__()
        self.asks = asks
        """What a card declares here, as the end of the sentence "a card that …"."""
        self.takes = takes
        """The parameters of what is decorated: a procedure if the first of them is followed by `source`."""
        HOOKS.append(self)  # type: ignore[arg-type]  # of any answer

    def __call__(self, card: str) -> Callable[[T], T]:
        """Declare this card's answer."""
        if card not in PRINTED:
            near = get_close_matches(card, PRINTED, 1)
            hint = f" Do you mean {near[0]}?" if near else " Give it an entry in content/ first."
            raise ContentError(f"There is no card {card!r} that {self.asks}.{hint}")
        if card in self:
            raise ContentError(f"{card} says twice that it {self.asks}. Keep one of the two.")

        def declare(answer: T) -> T:
            self[card] = answer
            return answer

        return declare
