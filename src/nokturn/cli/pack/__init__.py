"""`nokturn pack`: content packs of Grail, for those who write them."""
