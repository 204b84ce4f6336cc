"""The queue, and how a character becomes a vampire of a bloodline."""
