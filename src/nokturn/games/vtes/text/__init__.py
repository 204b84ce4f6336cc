"""What card texts can say, word by word."""
