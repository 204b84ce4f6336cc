"""The map of Europe."""
