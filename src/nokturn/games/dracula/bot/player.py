"""The clever player: looks at the table, finds the question, answers it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from nokturn.games.dracula.bot import hands, hunt, prowl
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.choices import (
    Accept,
    Decline,
    Done,
    LetGo,
    Mature,
    Pass,
    PlayEvent,
    ShowItem,
    UseItem,
)
from nokturn.games.dracula.view import DraculaView
from nokturn.kernel import Answer, Ask
from nokturn.kernel.events import Line
from nokturn.kernel.game import first_answer

Thought = Callable[[Scene, Ask], Answer]


def readily(scene: Scene, ask: Ask) -> Answer:
    """Use what there is: a card for this very moment, an item that helps."""
    for kind in (PlayEvent, UseItem, ShowItem, Accept, Mature):
        for option in ask.options:
            if isinstance(option, kind):
                return option
    return sparingly(scene, ask)


def sparingly(scene: Scene, ask: Ask) -> Answer:
    """Nothing, if nothing is possible; else the first thing."""
    for kind in (Pass, Decline, Done, LetGo):
        for option in ask.options:
            if isinstance(option, kind):
                return option
    return first_answer(ask)


THOUGHTS: dict[str, Thought] = {
    "hunter-action": hunt.act,
    "second-action": hunt.act,
    "rail-destination": hunt.go_where,
    "ride-where": hunt.go_where,
    "sail-where": hunt.go_where,
    "too-many-items": hands.discard,
    "too-many-events": hands.discard,
    "too-many-tickets": hands.discard,
    "trade-accept": hands.accept,
    "dracula-start": prowl.start,
    "dracula-moves": prowl.move,
    "slid-off": prowl.slid_off,
    "event-received": readily,
    "dracula-event-received": readily,
    "answer-ambush": readily,
    "show-item-against": readily,
    "show-weapons": readily,
    "prevent-bite": readily,
    "prevent-damage": readily,
    "card-cancelled": readily,
    "information-sought": readily,
    "hunter-searches": readily,
    "hunter-crossed-region": readily,
    "combat-starts": sparingly,
}
"""By the prompt of the question."""


class CleverBot:
    """Plays Dracula, or some of the hunters, by rules of thumb and a little arithmetic.

    It keeps no memory of its own: an answer follows from the key, the view, the question and the log, so that a game
    taken up again goes on as it would have."""

    def __init__(self, key: str) -> None:
        self._key = key

    def answer(self, view: DraculaView, ask: Ask, log: tuple[Line, ...]) -> Answer:
        """What it thinks best; a question it has no thoughts on gets the most reserved answer there is."""
        dice = Random(f"{self._key}/{len(log)}/{ask.prompt}")
        answer = THOUGHTS.get(ask.prompt, sparingly)(Scene(view, ask, dice), ask)
        return answer if ask.check(answer) is None else first_answer(ask)
