"""Playing cards and using abilities: the impulse."""
