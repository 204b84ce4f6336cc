"""The Reliquary among the games and campaigns of a process: the product has none of it."""

from __future__ import annotations

import sys

from tests.conformance.reliquary import campaign, reliquary

from nokturn import campaigns, games

NAME = reliquary.GAME.name


def offer() -> None:
    """For a process of its own, before the server or the terminal is loaded."""
    vars(games)["GAMES"] = (*games.GAMES, NAME)
    vars(campaigns)["CAMPAIGNS"] = (*campaigns.CAMPAIGNS, NAME)
    sys.modules[f"{games.__name__}.{NAME}"] = reliquary
    sys.modules[f"{campaigns.__name__}.{NAME}"] = campaign
