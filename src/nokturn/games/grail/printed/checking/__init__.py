"""Whether a pack can be played through: everything that is wrong with it at once, with file, line and remedy."""
