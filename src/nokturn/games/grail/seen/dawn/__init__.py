"""What the next dawn brings, reckoned without anything that is left to chance."""
