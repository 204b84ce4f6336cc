"""Vampires with a text of their own, by what it is about."""
