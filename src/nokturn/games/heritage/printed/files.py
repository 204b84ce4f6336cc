"""Where the data lies, and what every reader of it needs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from nokturn.games.heritage.printed.attributes import GROUPS
from nokturn.kernel.content import Row, read_csv

FOLDER = Path(__file__).parent.parent / "content"

Names = dict[str, str]
"""A name by language."""


def rows(file: str, *columns: str) -> list[Row]:
    """The rows of a table that has at least these columns."""
    return read_csv(FOLDER / file, columns)


def names(row: Row, column: str = "name") -> Names:
    return {"en": row.text(column), "pl": row.text(f"{column}_pl")}


def listed(row: Row, column: str, known: Sequence[str] | None = None) -> tuple[str, ...]:
    """A cell that lists words, divided by `|`; empty: none."""
    words = tuple([word for word in row.maybe(column).split("|") if word])
    for word in words:
        if known is not None and word not in known:
            unknown(row, column, word, known)
    return words


def unknown(row: Row, column: str, word: str, known: Sequence[str]) -> NoReturn:
    row.wrong(f"column '{column}' says '{word}'. Write one of: {', '.join(known)}.")


def attributes(row: Row) -> dict[str, str]:
    """One value of each group; HER-ATTR-01."""
    return {group: row.one_of(group, values) for group, values in GROUPS.items()}
