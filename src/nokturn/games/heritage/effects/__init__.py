"""What schemes, abilities and obligations do: one procedure for every word of the vocabulary."""
