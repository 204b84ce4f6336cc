"""The trail, the lairs and what the Count does along it."""
