"""Combat, between the Count or his vampires and hunters."""
