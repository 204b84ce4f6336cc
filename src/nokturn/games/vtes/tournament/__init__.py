"""A tournament evening: who has won a table, who sits where in the next round, how everybody stands."""
