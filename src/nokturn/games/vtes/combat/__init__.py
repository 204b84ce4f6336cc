"""Combat: rounds, range, strikes, damage and presses (VTES-COMBAT-01..09; catalogue, sections 9 and 14.6)."""
