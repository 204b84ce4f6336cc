"""The end of a chapter: missions, scores, ties, the Primogen."""
