"""V:TES: Methuselahs hidden behind their vampires, each out for the pool of the next."""
