"""Sentences of the engine's own `Words`, which the client's words have to say alike.

`python -m tests.client.words_fixture` prints the fixture that the client's tests read.
"""

from __future__ import annotations

import json
from typing import Any

from nokturn.games import game_named
from nokturn.kernel.events import Line, log_of
from nokturn.kernel.plain import pack
from nokturn.kernel.words import LANGUAGES, Words
from nokturn.players import RandomBot

GAME = game_named("vendetta")
PLAYERS = {"A": "Ola", "B": "Kazimierz", "C": "Żaneta", "D": "Bot D"}
GAMES_PLAYED = 12


def facts(pairs: Any) -> dict[str, Any]:
    return {name: pack(value) for name, value in pairs}


def fixture() -> dict[str, Any]:
    """One sentence of each kind that came up in some random games, in both languages."""
    asks: dict[str, Any] = {}
    options: dict[str, Any] = {}
    lines: dict[str, Line] = {}
    for number in range(GAMES_PLAYED):
        _play(number, asks, options, lines)
    return {
        "players": PLAYERS,
        "names": {lang: {entry.id: entry.name[lang] for entry in GAME.gallery()} for lang in LANGUAGES},
        "asks": [
            {"ask": {"seat": ask.seat, "prompt": ask.prompt, "args": facts(ask.args)}, **_said("prompt", ask)}
            for _, ask in sorted(asks.items())
        ],
        "options": [{"option": pack(option), **_said("option", option)} for _, option in sorted(options.items())],
        "lines": [
            {"line": {"key": line.key, "facts": facts(line.facts)}, **_said("line", line)}
            for _, line in sorted(lines.items())
        ],
    }


def _said(how: str, thing: Any) -> dict[str, str]:
    return {lang: getattr(Words(GAME, lang, PLAYERS), how)(thing) for lang in LANGUAGES}


def _play(number: int, asks: dict[str, Any], options: dict[str, Any], lines: dict[str, Line]) -> None:
    """One random game, with everything that can be on the table."""
    rules = {"locations": True, "relics": True, "teams": number % 3 == 0}
    position = GAME.start(len(PLAYERS), rules, f"{number:032x}")
    bot = RandomBot(f"words-{number}")
    while not position.over:
        for event in position.state.events or ():
            for seat in (None, *PLAYERS):
                for line in log_of([event], seat):
                    lines.setdefault(line.key, line)
        position.state.events = []
        ask = position.asks()[0]
        asks.setdefault(ask.prompt, ask)
        for option in ask.options:
            options.setdefault(type(option).__name__, option)
        position.answer(ask.seat, bot.answer(None, ask, ()))


def text() -> str:
    return json.dumps(fixture(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    print(text(), end="")
