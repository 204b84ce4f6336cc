"""Encounters: Combat and Diplomacy; GRAIL-ENC, GRAIL-COMBAT, GRAIL-DIPLO."""
