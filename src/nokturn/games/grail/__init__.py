"""Tainted Grail: The Fall of Avalon, alone or together: what is printed so far; the rules stand on it."""
