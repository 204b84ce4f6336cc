"""The formats in which deck lists come: how each is recognised, read and written."""
