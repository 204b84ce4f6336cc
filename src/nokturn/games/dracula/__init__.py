"""Dracula: one hides, four hunt, across the Europe of 1898."""
