"""The table: everything that lies on it, and what can be asked of it."""
