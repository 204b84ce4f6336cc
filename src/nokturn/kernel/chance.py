"""Randomness: keyed, counted, recorded.

The generator is a key and a counter kept in the state.  Draw number `n` depends on
nothing but the key and `n`, so a replayed game draws the same and an undone draw
cannot be re-rolled.  BLAKE2b as the mixing function means that nobody can work out
the key, and with it what is still hidden, from the outcomes seen so far.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from secrets import token_hex
from struct import Struct
from typing import Any

from nokturn.kernel.plain import Leaf

KEY_BYTES = 16

_words = Struct(">8Q").unpack
"""Eight numbers come from one digest: draw `n` is word `n % 8` of digest `n // 8`."""


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
    if size < 1:
        raise ValueError("There is nothing to pick from: ask for chance only where there is something.")
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
        after, (number,) = numbers_below(dice, (request.size,))
        return after, number
    order = list(range(request.size))
    after, others = numbers_below(dice, range(request.size, 1, -1))
    for last, other in zip(range(request.size - 1, 0, -1), others, strict=True):
        order[last], order[other] = order[other], order[last]
    return after, tuple(order)


def numbers_below(dice: Dice, sizes: Iterable[int]) -> tuple[Dice, list[int]]:
    """For each of `sizes` a number below it, and the dice after them: as if each had been picked, only faster."""
    numbers: list[int] = []
    drawn, block = dice.drawn, -1
    words: tuple[int, ...] = ()
    for size in sizes:
        while True:
            if drawn // 8 != block:
                block = drawn // 8
                words = _words(blake2b(block.to_bytes(8, "big"), key=dice.key.encode(), digest_size=64).digest())
            word = words[drawn % 8]
            drawn += 1
            number = word % size
            # The last run of `size` words may be incomplete: a word in it would favour the low numbers.
            if word - number + size <= 1 << 64:
                break
        numbers.append(number)
    return Dice(dice.key, drawn), numbers
