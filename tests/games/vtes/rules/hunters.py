"""Imbued, convictions and powers that exist for one test."""

from __future__ import annotations

from typing import Any

from tests.games.vtes.table import Table, crypt_entry, library_card


def hunter(name: str = "john", *parts: Any, life: int = 4, **printed: Any) -> str:
    """One of the Imbued: a judge with the virtue of justice."""
    printed = {"creed": "judge", "virtues": ("justice",), "clan": "", **printed}
    return crypt_entry(name, *parts, capacity=life, kind="imbued", **printed)


def conviction(name: str = "faith", *parts: Any) -> str:
    return library_card(name, *parts, types=("conviction",))


def imbued(table: Table, seat: str, name: str = "john", convictions: int = 0, **more: Any) -> str:
    """One of the Imbued in play, with so many convictions called faith."""
    ref = table.vampire(seat, name, **more)
    for _ in range(convictions):
        table.put(seat, "faith", host=ref)
    return ref


def faith(table: Table, ref: str) -> int:
    """How many convictions somebody has."""
    return sum(card.printed == "faith" for card in table.now.attached(ref))
