"""Parties: who decides for them, who pays for whom, who gets what."""
