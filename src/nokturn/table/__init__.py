"""The table: who sits where, what was answered, whose move it is.  It knows nothing of HTTP."""
