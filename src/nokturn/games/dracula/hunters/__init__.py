"""What a hunter holds and suffers: hand, supply, trade, damage and bites."""
