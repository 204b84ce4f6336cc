"""A campaign of Grail: Day after Day until the island stands or falls, in as many sittings as it takes."""

from nokturn.campaigns.grail.campaign import CAMPAIGN

__all__ = ["CAMPAIGN"]
