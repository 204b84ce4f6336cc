"""Numbers as cards print them: `2`, `-1`, `2*players`, `13-players`, `all`."""

from __future__ import annotations

import re

from nokturn.kernel import Leaf

_PLAIN = re.compile(r"[+-]?\d{1,3}")
_FORMULA = re.compile(r"(\d{1,3})([*+-])players")


class Amount(Leaf, frozen=True):
    """How much: a number, one that counts the players in the game (GRAIL-MENHIR-05), or everything there is."""

    fixed: int = 0
    per_player: int = 0
    everything: bool = False

    def of(self, players: int) -> int:
        """The number, with so many players in the game; everything is no number."""
        return self.fixed + self.per_player * players


def amount_of(word: str) -> Amount | None:
    """What a word says as a number; None: it is none."""
    if word == "all":
        return Amount(everything=True)
    if _PLAIN.fullmatch(word):
        return Amount(int(word))
    if formula := _FORMULA.fullmatch(word):
        number = int(formula[1])
        return Amount(0, number) if formula[2] == "*" else Amount(number, 1 if formula[2] == "+" else -1)
    return None
