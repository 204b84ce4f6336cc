"""Politics: referendums, votes, diablerie and the blood hunt (VTES-REF-01..14, VTES-VOTE-01..13, VTES-DIAB-01..07)."""
