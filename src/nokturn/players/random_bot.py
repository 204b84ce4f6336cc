"""The bot that leaves everything to chance: a measure for the others, and a tireless tester."""

from __future__ import annotations

from math import comb
from random import Random
from typing import Any

from nokturn.kernel.asks import Answer, Ask
from nokturn.kernel.events import Line


class RandomBot:
    """Any legal answer, each as likely as the others; the same key gives the same answers."""

    def __init__(self, key: str) -> None:
        self._random = Random(key)

    def answer(self, view: Any, ask: Ask, log: tuple[Line, ...]) -> Answer:
        """Looks at nothing but the question."""
        match ask.kind:
            case "one":
                return self._random.choice(ask.options)
            case "some":
                return self._some(ask)
            case "order":
                return tuple(self._random.sample(ask.options, len(ask.options)))
            case "number":
                return self._random.randint(ask.low, ask.high)
            case "confirm":
                return self._random.random() < 0.5

    def _some(self, ask: Ask) -> tuple[Any, ...]:
        """Every legal set of options is equally likely: there are more sets of some sizes than of others."""
        sizes = range(ask.low, ask.high + 1)
        weights = [comb(len(ask.options), size) for size in sizes]
        (size,) = self._random.choices(sizes, weights)
        return tuple(self._random.sample(ask.options, size))
