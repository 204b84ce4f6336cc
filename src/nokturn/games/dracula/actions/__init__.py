"""A hunter's action, by day and by night: what he may choose and what he does."""
