"""Combat: the Pool, enemy attacks, Opportunity Attacks, Retreat and Escape."""
