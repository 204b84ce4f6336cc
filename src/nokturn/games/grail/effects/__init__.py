"""The interpreter: effects, conditions and triggers of everything that is printed (catalogue, part C)."""
