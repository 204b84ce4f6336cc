"""`nokturn chronicle`: campaigns in the terminal."""
