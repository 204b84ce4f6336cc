"""Event cards and the moments at which they are played."""
