"""Allies and retainers, by what they are."""
