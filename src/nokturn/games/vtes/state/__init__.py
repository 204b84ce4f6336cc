"""What lies on the table, and the numbers that follow from it."""
