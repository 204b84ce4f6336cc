"""Putting decks together: by hand in the builder, or by chance."""
