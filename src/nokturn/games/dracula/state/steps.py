"""Steps that one chapter sets off and a later one carries out, so that chapters import each other one way."""

from __future__ import annotations

from nokturn.kernel import Step

play = Step("play")
"""An event card is played: DRA-EVENT-03.

Windows, hands and encounters set it off, and what the card does can lead to all of them again.  It is carried out by
`play_event`, which takes (player, event, mode, hunter)."""
