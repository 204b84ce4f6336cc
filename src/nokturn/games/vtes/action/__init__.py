"""Actions, from the announcement to what comes of them."""
