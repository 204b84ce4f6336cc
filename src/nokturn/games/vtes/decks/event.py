"""The tournament a deck has won: the lines that open a list in the winning decks archive.

Some Evening            name
Gdańsk, Poland          place
March 1st 2024          date
3R+F                    rounds
21 players              players
Jan Kowalski            winner
https://example.com/1   link

-- 2gw9 + 3vp in final  score
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from nokturn.games.vtes.decks.paper import one_line

_DATE = re.compile(r"^\s*[A-Za-z]+ \d{1,2}(?:st|nd|rd|th)?,? \d{4}\b")
_ROUNDS = re.compile(r"^\s*\d+\s*R\b", re.IGNORECASE)
_PLAYERS = re.compile(r"^\s*(?:\d+|\?+)\s*players?\b", re.IGNORECASE)
_LINK = re.compile(r"^\s*https?://\S+\s*$", re.IGNORECASE)
_SCORE = re.compile(r"^\s*(?:-{2,}\s*)?(?P<said>\d[^\n]{0,60}?(?:gw|vp)\b.*)$", re.IGNORECASE)
_LATEST_DATE = 4
"""Lines above which the date stands: below the name and at most two lines on the place."""


class Event(msgspec.Struct, frozen=True):
    """As the archive words it; what it does not say is empty."""

    name: str
    date: str
    players: str
    winner: str
    place: str = ""
    rounds: str = ""
    link: str = ""
    score: str = ""


def opening(lines: Sequence[str]) -> tuple[Event | None, list[str]]:
    """The tournament that the lines open with, and the lines without it."""
    head = list(lines[: next((at for at, line in enumerate(lines) if not line.strip()), len(lines))])
    dated = next((at for at, line in enumerate(head[:_LATEST_DATE]) if at and _DATE.match(line)), 0)
    if not dated:
        return None, list(lines)
    said = {"name": head[0], "place": ", ".join(line.strip() for line in head[1:dated]), "date": head[dated]}
    rest: list[str] = []
    for line in head[dated + 1 :]:
        fact = _fact(line)
        if fact in said or ("players" not in said and fact == "winner"):
            rest.append(line)
        else:
            said[fact] = line
    if not {"players", "winner"} <= said.keys():
        return None, list(lines)
    below = list(lines[len(head) :])
    first = next((at for at, line in enumerate(below) if line.strip()), 0)
    if below and (match := _SCORE.match(below[first])):
        said["score"] = match["said"]
        del below[first]
    return Event(**{fact: one_line(line) for fact, line in said.items()}), [*rest, *below]


def as_opened(event: Event) -> list[str]:
    """The lines again."""
    head = (event.name, event.place, event.date, event.rounds, event.players, event.winner, event.link)
    return [*filter(None, head), "", *([f"-- {event.score}", ""] if event.score else [])]


def _fact(line: str) -> str:
    """What a line below the date says."""
    if _ROUNDS.match(line):
        return "rounds"
    if _PLAYERS.match(line):
        return "players"
    return "link" if _LINK.match(line) else "winner"
