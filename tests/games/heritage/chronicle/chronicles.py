"""Chronicles played by chance up to a chapter: the same for every test of a run."""

from __future__ import annotations

from functools import cache

from tests.games.heritage.chronicle.chapter import begun, play_out, start

from nokturn.games.heritage.state.books import Chronicle
from nokturn.kernel.chance import rekey

NAMES = ("Ada", "Bogdan", "Celina", "Dezydery")


@cache
def before(chapter: int, players: int = 2, seed: str = "chronicle") -> Chronicle:
    """What chapter number `chapter` begins from."""
    if chapter == 1:
        return begun(*NAMES[:players])
    earlier = before(chapter - 1, players, seed)
    return play_out(start(earlier, key_of(chapter - 1, players, seed)), f"{seed} {players} {chapter - 1}")


def key_of(chapter: int, players: int, seed: str) -> str:
    """The key of a chapter."""
    return rekey(seed, "chapter", chapter, players)
