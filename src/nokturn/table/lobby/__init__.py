"""Who sits down with what, and what comes after a game."""
