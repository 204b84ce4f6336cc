"""Content that a game plays and does not contain."""
