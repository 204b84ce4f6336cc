"""Cards that minions play: one module for each kind of thing they do."""
