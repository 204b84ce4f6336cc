"""Steps that rules set off and later chapters carry out."""

from __future__ import annotations

from typing import Literal

from nokturn.kernel import Step

Outcome = Literal["won", "retreated", "escaped", "bypassed", "failed", "ended"]
"""How an Encounter came to its end; everything but `won` is no victory, GRAIL-JOURNAL-09."""

face = Step("face")
"""Play out an Encounter: (card, members) -> Outcome.  The card is out of its deck and in `state.faced` until it is
over; then it lies where it belongs: under its deck, with the story cards, or on the map as a Guardian."""

settle_story = Step("settle-story")
"""A complete list of effects has been resolved: Quests and thresholds are tested; GRAIL-QUEST-04."""
