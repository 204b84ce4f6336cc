"""The Day and its Actions; GRAIL-DAY, GRAIL-ACT, GRAIL-TRAVEL."""
