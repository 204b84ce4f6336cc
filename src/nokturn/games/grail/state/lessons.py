"""The guided first game, step by step: what is explained now, and what has to be done to go on; GRAIL-TUTORIAL-01.

Steps that ask the player for nothing are told with the next one that does."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from nokturn.games.grail.printed.special import Tutorial, TutorialStep

DEEDS: Mapping[str, tuple[str, str]] = {
    "explore": ("choice", "choice"),
    "travel": ("travels", "location"),
    "play": ("plays", "card"),
    "pass": ("passes", "hero"),
}
"""What a step can ask for: the event that says it was done, and the fact that has to fit.  An Exploration is one when
something was chosen in it."""
Lesson = tuple[TutorialStep, ...]


@cache
def lessons_of(guide: Tutorial) -> tuple[Lesson, ...]:
    """The steps, each lesson ending with something to do but for the last."""
    found: list[Lesson] = []
    waiting: Lesson = ()
    for step in guide.step:
        waiting = (*waiting, step)
        if step.expect.partition(" ")[0] in DEEDS:
            found.append(waiting)
            waiting = ()
    return (*found, waiting) if waiting else tuple(found)


def after(guide: Tutorial, now: int, key: str, facts: Mapping[str, Any]) -> int:
    """The lesson that follows what has just happened; the same one, if it was something else.

    Whoever does things otherwise is not held up: a fight that is over needs no more cards, and the evening ends it."""
    lessons = lessons_of(guide)
    if key == "end-of-day":
        return len(lessons) - 1
    while key == "encounter-over" and now < len(lessons) - 1 and _wants(lessons[now])[0] == "play":
        now += 1
    if now < len(lessons) - 1 and _done(_wants(lessons[now]), key, facts):
        return now + 1
    return now


def _wants(lesson: Lesson) -> tuple[str, str]:
    verb, _, what = lesson[-1].expect.partition(" ")
    return verb, what.partition(" ")[0]


def _done(wanted: tuple[str, str], key: str, facts: Mapping[str, Any]) -> bool:
    verb, what = wanted
    event, fact = DEEDS.get(verb, ("", ""))
    told = str(facts.get(fact))
    return key == event and (not what or told == what or told.startswith(f"{what}/"))
