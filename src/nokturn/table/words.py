"""What the table itself says, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from nokturn.games import GAMES, game_named
from nokturn.kernel.asks import Refusal, Seat
from nokturn.kernel.words import Words, bundle
from nokturn.table.store.models import SeatRow

FOLDER = Path(__file__).parent
_KERNEL = FOLDER.parent / "kernel"


def say(lang: str, key: str, facts: Mapping[str, Any] | None = None) -> str:
    """A message of the table; the key itself if there is none."""
    messages = bundle(lang, _KERNEL, FOLDER)
    pattern = messages.get_message(key).value if messages.has_message(key) else None
    if pattern is None:
        return key
    text, _ = messages.format_pattern(pattern, dict(facts or {}))
    return str(text)


def names(lang: str, seats: Mapping[Seat, SeatRow]) -> dict[Seat, str]:
    """What the seats are called: by who plays there; several of one name are told apart."""
    called = [row.name for row in seats.values()]
    found = {}
    for seat, row in seats.items():
        if row.name:
            found[seat] = row.name if called.count(row.name) == 1 else f"{row.name} ({seat})"
        else:
            found[seat] = say(lang, "seat-named-bot" if row.bot else "seat-named-open", {"seat": seat})
    return found


def game_title(lang: str, game: str) -> str:
    """What a game is called; one that is not here any more by its bare name."""
    return Words(game_named(game), lang, {}).title if game in GAMES else game


def why(
    lang: str, game: str, players: Mapping[str, str], refusal: Refusal, packs: Mapping[str, str] | None = None
) -> str:
    """Why an answer was not taken, in a sentence and the rule behind it."""
    return Words(game_named(game), lang, players, also=(FOLDER,), packs=packs).refusal(refusal)
