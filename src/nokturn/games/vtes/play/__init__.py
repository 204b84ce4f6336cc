"""Entering and leaving play, and everything that befalls cards there."""
