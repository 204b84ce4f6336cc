"""The map: Locations, Menhirs, Guardians, dials; GRAIL-LOC, GRAIL-MENHIR, GRAIL-GUARD."""
