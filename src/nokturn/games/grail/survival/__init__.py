"""The three survival tracks, and what becomes of whoever comes to their ends."""
