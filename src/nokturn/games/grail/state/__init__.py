"""The table: everything there is, as plain records; what is printed is named by id."""
