"""What lies on the table, and what everybody can conclude from it."""
