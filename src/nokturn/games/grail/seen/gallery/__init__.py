"""What is printed: cards, tiles and places with their texts and records; what is sealed, and what has come to light."""
