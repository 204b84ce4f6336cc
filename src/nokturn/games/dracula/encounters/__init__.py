"""A hunter has come somewhere: discovery, ambush and search, and what encounters do."""
