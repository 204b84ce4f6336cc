"""What a bot is: somebody who answers questions, knowing what their seat knows and nothing else.

The protocol lies in the kernel so that a game can bring its own bot
(`nokturn.games.<game>.bot`, with `make_bot(key)`) without knowing the players' layer.
"""

from __future__ import annotations

from typing import Any, Protocol

from nokturn.kernel.asks import Answer, Ask
from nokturn.kernel.events import Line


class Bot(Protocol):
    """Plays one seat."""

    def answer(self, view: Any, ask: Ask, log: tuple[Line, ...]) -> Answer:
        """A legal answer to `ask`.

        `view` is `game.view(state, seat)` for the bot's own seat, `log` the lines of that
        seat so far.  A bot is never handed the state: what it cannot see it cannot use."""
