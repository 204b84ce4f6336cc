"""The aftermath of a chapter, step by step; rulebook, "Aftermath"."""
