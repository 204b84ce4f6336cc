"""The Beacon among the games and campaigns of a process: the product has none of it."""

from __future__ import annotations

import sys

import pytest
from tests.conformance.beacon import beacon, campaign

from nokturn import campaigns, games

NAME = beacon.GAME.name


def offer() -> None:
    """For a process of its own, before the server or the terminal is loaded."""
    vars(games)["GAMES"] = (*games.GAMES, NAME)
    vars(campaigns)["CAMPAIGNS"] = (*campaigns.CAMPAIGNS, NAME)
    sys.modules[f"{games.__name__}.{NAME}"] = beacon
    sys.modules[f"{campaigns.__name__}.{NAME}"] = campaign


def offered(monkeypatch: pytest.MonkeyPatch, shelf: str) -> None:
    """For one test; packs are kept on a shelf of its own."""
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, NAME))
    monkeypatch.setattr(campaigns, "CAMPAIGNS", (*campaigns.CAMPAIGNS, NAME))
    monkeypatch.setitem(sys.modules, f"{games.__name__}.{NAME}", beacon)
    monkeypatch.setitem(sys.modules, f"{campaigns.__name__}.{NAME}", campaign)
    monkeypatch.setenv("NOKTURN_PACKS", shelf)
