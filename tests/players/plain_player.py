"""A sane but simple player of Vendetta: a better yardstick than chance, which drains its own allies.

It plays a random card face up anywhere, places what it can spare, always stays, never drains.
"""

from random import Random
from typing import Any

from nokturn.games.vendetta import choices as do
from nokturn.kernel.asks import Answer, Ask
from nokturn.kernel.events import Line
from nokturn.kernel.game import first_answer

SPARE = {1: 3, 2: 3, 3: 2}
"""Blood it keeps in the pool, by round."""


class PlainPlayer:
    def __init__(self, key: str) -> None:
        self._random = Random(key)

    def answer(self, view: Any, ask: Ask, log: tuple[Line, ...]) -> Answer:
        if ask.prompt == "turn":
            plays = [option for option in ask.options if isinstance(option, do.PlayCard)]
            return self._random.choice([play for play in plays if play.face_up] or plays)
        if ask.prompt == "after-card":
            most = view.players[ask.seat].blood - SPARE[view.round]
            places = [option for option in ask.options if isinstance(option, do.PlaceBlood) and option.amount <= most]
            return self._random.choice(places) if places else do.EndTurn()
        if ask.prompt in ("clan", "relic", "keep", "next-card"):
            return self._random.choice(ask.options)
        return first_answer(ask)
