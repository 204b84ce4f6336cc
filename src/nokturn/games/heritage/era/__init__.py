"""The end of an era, and of the chronicle; rulebook, "End of an era", "End of the chronicle"."""
