"""Randomness: keyed, counted, recorded.

The generator is a key and a counter kept in the state.  Draw number `n` depends on
nothing but the key and `n`, so a replayed game draws the same and an undone draw
cannot be re-rolled.  BLAKE2b as the mixing function means that nobody can work out
the key, and with it what is still hidden, from the outcomes seen so far.
"""

from __future__ import annotations

from hashlib import blake2b
from secrets import token_hex
from typing import Any

from nokturn.kernel.plain import Leaf

KEY_BYTES = 16


class Dice(Leaf, frozen=True):
    """The state of the generator."""

    key: str
    """32 hexadecimal digits, secret while the game lasts."""
    drawn: int = 0
    """How many numbers have been drawn."""


class Chance(Leaf, frozen=True):
    """A request for an outcome: `pick` one of `size` equally likely numbers, or `shuffle` them."""

    kind: str
    size: int


def pick(size: int) -> Chance:
    """One of the numbers 0 … size − 1."""
    return Chance("pick", size)


def shuffle(size: int) -> Chance:
    """The numbers 0 … size − 1 in random order."""
    return Chance("shuffle", size)


def chance(request: Chance) -> Chance:
    """`yield chance(pick(6))` reads as what it is; the request itself is the effect."""
    return request


def new_key() -> str:
    """A fresh key from the operating system."""
    return token_hex(KEY_BYTES)


def rekey(key: str, *salt: int | str) -> str:
    """Another key that follows from `key` and `salt` (for search and for simulated games)."""
    text = "/".join([key, *map(str, salt)])
    return blake2b(text.encode(), digest_size=KEY_BYTES).hexdigest()


def draw(dice: Dice, request: Chance) -> tuple[Dice, Any]:
    """The outcome of `request`, and the dice after it."""
    if request.kind == "pick":
        number, drawn = _below(dice.key, dice.drawn, request.size)
        return Dice(dice.key, drawn), number
    order = list(range(request.size))
    drawn = dice.drawn
    for last in range(request.size - 1, 0, -1):
        other, drawn = _below(dice.key, drawn, last + 1)
        order[last], order[other] = order[other], order[last]
    return Dice(dice.key, drawn), tuple(order)


def _below(key: str, drawn: int, size: int) -> tuple[int, int]:
    """A number below `size` without modulo bias, and the counter after it."""
    limit = (1 << 64) // size * size
    while True:
        digest = blake2b(drawn.to_bytes(8, "big"), key=key.encode(), digest_size=8).digest()
        drawn += 1
        number = int.from_bytes(digest, "big")
        if number < limit:
            return number % size, drawn
