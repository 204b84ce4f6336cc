"""The queue with its five slots, the deck that fills it, and the markers that reserve; rulebook, "Queue"."""
