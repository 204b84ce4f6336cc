"""The nine clans, each with the mechanic that only its schemes have."""
