"""The language in which cards and passages are written: effects, conditions and triggers (catalogue, part C)."""
