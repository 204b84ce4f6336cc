"""A chapter from set-up to its last round: turns, schemes, boons."""
