"""What is printed on the cards, and who says so."""
