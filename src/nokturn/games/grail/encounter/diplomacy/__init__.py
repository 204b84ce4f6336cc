"""Diplomacy: the Attitude track, stages and approaches, Responses, Bypass and Failure."""
