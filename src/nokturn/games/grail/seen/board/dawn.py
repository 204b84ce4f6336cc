"""The next dawn as text."""

from __future__ import annotations

from nokturn.games.grail.seen.dawn.evening import Foretold
from nokturn.games.grail.seen.dawn.forecast import Forecast
from nokturn.games.grail.seen.dawn.ways import Way
from nokturn.kernel.words import Words

DANGERS = (
    "menhir-last", "menhir-out", "no-menhir", "falls", "caught", "touched", "panics", "insane", "dying", "dies",
    "hungry", "dying-dial", "guardian",
)  # fmt: skip
"""What has to be known even by somebody who only glances."""


def dawn_lines(seen: Forecast, words: Words) -> list[str]:
    """The whole forecast, with what would change it."""
    way = way_lines(seen.way, words) if seen.way is not None else [words.say("forecast-no-way")]
    return [
        words.say("forecast-title"),
        *[f"  {said(line, words)}" for line in seen.lines],
        *[f"  {one}" for one in way],
    ]


def danger_lines(seen: Forecast, words: Words) -> list[str]:
    """Only what threatens."""
    threats = [line for line in seen.lines if line.key.removeprefix("forecast-") in DANGERS]
    lines = [said(line, words) for line in threats]
    if any(line.key in ("forecast-menhir-last", "forecast-menhir-out", "forecast-no-menhir") for line in threats):
        lines += way_lines(seen.way, words) if seen.way is not None else []
    return lines


def said(line: Foretold, words: Words) -> str:
    return words.say(line.key, [*line.facts.items()])


def way_lines(way: Way, words: Words) -> list[str]:
    where = [("location", way.location), ("n", way.dial), ("hero", way.hero), ("steps", way.steps)]
    missing = [words.say("forecast-lacking", [("needs", way.lacking)])] if way.lacking else []
    return [words.say("forecast-way", [*where, ("costs", way.costs)]), *missing]
