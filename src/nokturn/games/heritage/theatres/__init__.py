"""The nine theatres of war: how each is set up, updated by an activation, and scored."""
