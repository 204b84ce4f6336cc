"""The table as lines of text that can be read aloud."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vendetta.view import VendettaView
from nokturn.kernel.words import Words


def board_lines(shown: VendettaView, words: Words) -> list[str]:
    return list(_lines(shown, words))


def _lines(shown: VendettaView, words: Words) -> Iterator[str]:
    yield words.say("board-round", [("round", shown.round), ("player", shown.ambition)])
