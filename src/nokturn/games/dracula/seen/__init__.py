"""What each seat sees of it."""
