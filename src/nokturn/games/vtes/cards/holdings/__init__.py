"""Masters that stay in play, by what they are about."""
