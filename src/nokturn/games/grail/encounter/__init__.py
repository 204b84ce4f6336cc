"""Encounters: drawing and facing them, the common Sequence, Combat, Diplomacy and the traits."""
