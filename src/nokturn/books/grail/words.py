"""The words of the book itself; everything else in it is said by the game and its pack."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nokturn.kernel.words import kernel_says

FOLDER = Path(__file__).parent


class Says:
    """Messages of the book in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **facts: Any) -> str:
        return kernel_says(self.lang, key, facts, FOLDER)
