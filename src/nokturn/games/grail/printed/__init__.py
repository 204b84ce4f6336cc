"""What is printed: the cards, the journal and the map of a campaign, as a content pack."""
