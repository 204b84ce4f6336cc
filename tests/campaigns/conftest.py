"""What the tests of campaigns share."""

from tests.campaigns.nights import newer_rules, nights

__all__ = ["newer_rules", "nights"]
