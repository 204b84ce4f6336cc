"""Names for things whose face a viewer may not see.

A hidden card that lies on the table is a physical thing: everybody can point at it
and follow it when it moves, without knowing what it is.  The state numbers such
things (`slot`); a viewer gets an opaque handle made from the slot and the viewer's
own seat, so that two viewers cannot compare notes through the software and nothing
can be read off a number.  `redraw` changes all handles, as a shuffle does.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from nokturn.kernel.asks import Seat
from nokturn.kernel.chance import rekey
from nokturn.kernel.state import State

_LETTERS = "abcdefghjkmnpqrstuvwxyz023456789"
_HALF = len(_LETTERS) ** 2


def handle(state: State, viewer: Seat | None, slot: int) -> str:
    """The name under which `viewer` knows the thing in `slot`: four characters.

    A Feistel network shuffles the slot numbers among themselves, so that no two things
    ever share a name, as two hashes might."""
    return _name(state.veil, viewer, slot)


@lru_cache(8192)
def _name(veil: str, viewer: Seat | None, slot: int) -> str:
    """Asked for again in every view: worth remembering."""
    left, right = divmod(slot, _HALF)
    for turn in range(4):
        text = f"{viewer}/{turn}/{right}"
        mixed = blake2b(text.encode(), key=veil.encode(), digest_size=2).digest()
        left, right = right, left ^ (int.from_bytes(mixed, "big") % _HALF)
    return "".join(_LETTERS[half // len(_LETTERS)] + _LETTERS[half % len(_LETTERS)] for half in (left, right))


def redraw(state: State) -> None:
    """After a shuffle nothing can be told from the old handles."""
    state.veil = rekey(state.veil, "redraw")
