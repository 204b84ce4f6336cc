"""The words of the book itself; everything else in it is named by the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nokturn.books.heritage.volume import Volume
from nokturn.kernel.words import kernel_says

FOLDER = Path(__file__).parent


class Says:
    """Messages of the book in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **facts: Any) -> str:
        return kernel_says(self.lang, key, facts, FOLDER)


def subtitle(volume: Volume) -> str:
    """How many chapters, from when to when."""
    says, chapters = Says(volume.lang), volume.chapters
    if not chapters:
        return says("book-empty")
    return says("book-subtitle", count=len(chapters), first=chapters[0].year, last=chapters[-1].year)
