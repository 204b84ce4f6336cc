"""The cards of an Encounter: keys, bonuses, the Sequence, hands, abilities and Charges."""
