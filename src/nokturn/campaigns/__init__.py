"""The campaigns, by name.  A campaign is a folder here with a `campaign.py`; it is imported only when somebody asks
for it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from nokturn.campaigns.campaign import Campaign
from nokturn.campaigns.words import setup_error

CAMPAIGNS = tuple(sorted(module.parent.name for module in Path(__file__).parent.glob("*/campaign.py")))


def campaign_named(name: str) -> Campaign[Any]:
    """The campaign called `name`; an unknown one is a `SetupError` that lists them all."""
    if name not in CAMPAIGNS:
        raise setup_error("no-campaign", name=name, campaigns=", ".join(CAMPAIGNS) or "–")
    campaign: Campaign[Any] = import_module(f"{__name__}.{name}").CAMPAIGN
    return campaign
