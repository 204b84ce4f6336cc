"""What people tell each other and are told."""
