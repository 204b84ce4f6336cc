"""Action cards and political actions, by what they bring about."""
