"""The texts of the cards, by section of the first pool."""
