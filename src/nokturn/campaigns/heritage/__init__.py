"""The chronicle of Heritage: 21 chapters in seven eras."""

from nokturn.campaigns.heritage.campaign import CAMPAIGN

__all__ = ["CAMPAIGN"]
