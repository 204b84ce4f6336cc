"""Setting up Characters, world and chapters; players who join and leave; GRAIL-SETUP, GRAIL-PLAYERS, GRAIL-GRACE."""
