"""The parts of a game beside its rules that most games leave as they are (`kernel/game.py` has the list)."""
