"""Steps of the rules that go round: a lower room sets them off, a higher one carries them out.

Everything else is called where it is written.
"""

from __future__ import annotations

from nokturn.kernel.procedures import Step

settle = Step("settle")
"""After every use of a card or effect the state of the game is put right (VTES-R-18): windows do that, and what is put
right opens windows of its own (`play/state_checks.py`)."""
burn_card = Step("burn_card")
"""To use an ability or to pay with convictions may burn a card (VTES-REQ-05, VTES-IMB-06), and what follows from that
is again cards and effects (`play/leaving_play.py`)."""
draw_or_take = Step("draw_or_take")
"""Who draws may be able to take a card that lies on another instead (VTES-PLAY-06); that is asked as the state of the
game is put right, and where a card's effect goes on with the hand (`play/state_checks.py`)."""
