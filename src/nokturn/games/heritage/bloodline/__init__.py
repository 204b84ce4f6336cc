"""What befalls vampires: tokens, torpor and sacrifice, renewal."""
