"""What is written so often that it has its own words for the database."""
