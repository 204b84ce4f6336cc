"""What there is on the table, hidden things included."""
