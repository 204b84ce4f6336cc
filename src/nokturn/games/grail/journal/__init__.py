"""The Exploration Journal; GRAIL-JOURNAL."""
