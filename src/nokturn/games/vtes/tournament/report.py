"""What is handed on of an evening: results as CSV, the winner's deck as the archive of winning decks wants it."""

from __future__ import annotations

import csv
from datetime import date
from io import StringIO

import msgspec

from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.event import Event
from nokturn.games.vtes.decks.exporting import exported
from nokturn.games.vtes.tournament.evening import Evening, EveningError, final, preliminary, standings, winner
from nokturn.games.vtes.tournament.points import game_win, tournament_points

TABLES = ("round", "table", "seat", "player", "vp", "gw", "tp")
MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
ORDINALS = {1: "st", 2: "nd", 3: "rd"}
"""The archive is in English."""


def number(value: float) -> str:
    """`3`, `1.5`: as few digits as say it."""
    return f"{value:g}"


def standings_csv(evening: Evening) -> str:
    """A line for each player, as Archon lists them: place, game wins, victory and tournament points, round by round."""
    last = final(evening)
    rounds = [f"round {count + 1}" for count in range(len(preliminary(evening)))]
    rows: list[list[str]] = [["place", "player", "gw", "vp", "tp", *rounds, "final"]]
    for one in standings(evening):
        in_final = "" if last is None or last.points is None else last.points.get(one.player)
        told = ["" if points is None else number(points) for points in one.rounds]
        ended = "" if in_final in ("", None) else number(float(in_final))
        numbers = [str(one.wins), number(one.victory), number(one.tournament)]
        rows.append([str(one.place), one.player, *numbers, *told, ended])
    return _csv(rows)


def tables_csv(evening: Evening) -> str:
    """A line for each seat of each table, with what it was worth; the final is the last round."""
    rows: list[list[str]] = [list(TABLES)]
    for count, one in enumerate(evening.played, 1):
        for at, table in enumerate(one.tables, 1):
            points = table.points
            worth = tournament_points(points) if points is not None and not one.final else {}
            won = game_win(points) if points is not None else None
            for seat, player in enumerate(table.players, 1):
                told = "" if points is None else number(points[player])
                win = "" if points is None else str(int(won == player))
                kind = "final" if one.final else str(count)
                share = number(worth[player]) if player in worth else ""
                rows.append([kind, str(at), str(seat), player, told, win, share])
    return _csv(rows)


def _csv(rows: list[list[str]]) -> str:
    paper = StringIO()
    csv.writer(paper, lineterminator="\n").writerows([[_harmless(cell) for cell in row] for row in rows])
    return paper.getvalue()


def _harmless(cell: str) -> str:
    """A name that a spreadsheet would take for a formula is taken for a name."""
    return f"'{cell}" if cell[:1] in ("=", "+", "-", "@", "\t", "\r") else cell


def event(evening: Evening) -> Event:
    """The tournament as the archive words it."""
    won = winner(evening)
    last = final(evening)
    if won is None or last is None or last.points is None:
        raise EveningError("tournament-no-winner")
    own = next(one for one in standings(evening) if one.player == won)
    return Event(
        name=evening.name,
        place=evening.place,
        date=_dated(evening.date),
        rounds=f"{evening.rounds}R+F",
        players=f"{len(evening.players)} players",
        winner=won,
        link=evening.link,
        score=f"{own.wins}gw{number(own.victory)} + {number(last.points[won])}vp in final",
    )


def winning_deck(evening: Evening, deck: Deck) -> str:
    """The winner's deck with the tournament above it."""
    told = event(evening)
    return exported(msgspec.structs.replace(deck, event=told, author=deck.author or told.winner), "twd")


def _dated(text: str) -> str:
    """`2026-03-01` as `March 1st 2026`; what is written otherwise stays as it is."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return text
    last = day.day % 10 if day.day not in (11, 12, 13) else 0
    ordinal = ORDINALS.get(last, "th")
    return f"{MONTHS[day.month - 1]} {day.day}{ordinal} {day.year}"
