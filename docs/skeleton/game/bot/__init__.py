"""A player with a plan: lay the best bone there is, curse whoever is ahead, otherwise dig."""

from __future__ import annotations

from nokturn.games.skeleton.choices import Curse, Dig, Lay, SendCrow
from nokturn.games.skeleton.content import CARDS
from nokturn.games.skeleton.view import SkeletonView
from nokturn.kernel import Answer, Ask, Option
from nokturn.kernel.events import Line
from nokturn.kernel.game import first_answer


class Gravedigger:
    """It knows what its seat knows: the view, the question and its own lines of the log."""

    def answer(self, view: SkeletonView, ask: Ask, log: tuple[Line, ...]) -> Answer:
        return max(ask.options, key=lambda option: worth(view, option)) if ask.kind == "one" else first_answer(ask)


def worth(view: SkeletonView, option: Option) -> float:
    """How much a choice is worth, in points."""
    match option:
        case Lay(card):
            return CARDS[card].points
        case SendCrow():
            return 3
        case Curse(target):
            return 0.4 * len(view.laid[target])
        case Dig():
            return 1
        case _:
            return 0


def make_bot(key: str) -> Gravedigger:
    """A player whose whims would follow from `key`, if it had any."""
    return Gravedigger()
