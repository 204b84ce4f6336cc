"""`nokturn tournament`: a series of V:TES tables, from the list of players to the report."""
