"""What is printed on cards, tokens and sheets."""
