"""The round, from the set-up to the end."""
