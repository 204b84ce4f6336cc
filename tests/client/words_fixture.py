"""Sentences of the engine's own `Words`, which the client's words have to say alike.

`python -m tests.client.words_fixture` prints the fixture that the client's tests read.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from msgspec.structs import astuple

from nokturn.games import GAMES, game_named
from nokturn.kernel.events import Line, log_of
from nokturn.kernel.game import Game
from nokturn.kernel.plain import pack, unpack
from nokturn.kernel.words import LANGUAGES, Words
from nokturn.players import RandomBot

PLAYERS = {"A": "Ola", "B": "Kazimierz", "C": "Żaneta", "D": "Bot D", "E": "Ewa"}
PLAYED = 8
"""Games of each, at as many tables as it has."""
ANSWERS = 1000
"""In each of them, at most."""
EACH = 2
"""Sentences of each kind."""


class Heard:
    """Of every kind a few things that are said in different words."""

    def __init__(self, game: Game[Any], how: str) -> None:
        self.speakers = speakers_of(game)
        self.how = how
        self.found: dict[str, dict[str, tuple[Any, dict[str, str]]]] = {}

    def hear(self, kind: str, thing: Any) -> None:
        few = self.found.setdefault(kind, {})
        if len(few) < EACH:
            said = {words.lang: getattr(words, self.how)(thing) for words in self.speakers}
            few.setdefault(said["en"], (thing, said))

    def __iter__(self) -> Iterator[tuple[Any, dict[str, str]]]:
        for _, few in sorted(self.found.items()):
            yield from few.values()


def has_packs(game: Game[Any]) -> bool:
    return bool(game.packs.wanted(game.options({})))


def speakers_of(game: Game[Any]) -> list[Words]:
    """Who call things of a pack as the newest one does."""
    packs = {pack.id: pack.hash for pack in game.packs.opened(game.options({}))}
    return [Words(game, lang, PLAYERS, packs=packs) for lang in LANGUAGES]


def facts(pairs: Any) -> dict[str, Any]:
    return {name: pack(value) for name, value in pairs}


def fixture(name: str) -> dict[str, Any]:
    """Sentences of each kind that came up in some random games, in both languages."""
    game = game_named(name)
    asks, options, lines = Heard(game, "prompt"), Heard(game, "option"), Heard(game, "line")
    for number in range(PLAYED):
        _play(game, number, asks, options, lines)
    told = [*[ask.args for ask, _ in asks], *[line.facts for line, _ in lines]]
    named = {*_values(told), *_values([astuple(option) for option, _ in options])}
    return {
        "printed": [entry for entry in _printed(game) if not has_packs(game) or _is_named(entry, named)],
        "seats": sorted(game.tongue.seats),
        "asks": [
            {"ask": {"seat": ask.seat, "prompt": ask.prompt, "args": facts(ask.args)}, **said} for ask, said in asks
        ],
        "options": [{"option": pack(option), **said} for option, said in options],
        "lines": [{"line": {"key": line.key, "facts": facts(line.facts)}, **said} for line, said in lines],
    }


def _play(game: Game[Any], number: int, asks: Heard, options: Heard, lines: Heard) -> None:
    """The beginning of a random game, with whatever can be on the table."""
    tables = [(players, rules) for players, rules in game.tables() if players <= len(PLAYERS)]
    players, rules = tables[number * len(tables) // PLAYED]
    position = game.start(players, rules, f"{number:032x}")
    bot = RandomBot(f"words-{number}")
    for _ in range(ANSWERS):
        for event in position.state.events or ():
            for seat in (None, *list(PLAYERS)[:players]):
                for line in log_of([event], seat):
                    lines.hear(line.key, line)
        position.state.events = []
        if position.over:
            return
        ask = position.asks()[0]
        asks.hear(ask.prompt, ask)
        for option in ask.options:
            options.hear(type(option).__name__, option)
        position.answer(ask.seat, bot.answer(None, ask, ()))


def said_again(name: str, told: dict[str, Any]) -> dict[str, Any]:
    """The same things as the engine says them now, and as they are printed now: the games that were played may go
    otherwise by now, their sentences may not.  What has been added since is not spoken of."""
    game = game_named(name)
    known = {(entry["kind"], entry["id"]) for entry in told["printed"]}
    speakers = speakers_of(game)

    def say(key: str, facts: dict[str, Any]) -> dict[str, str]:
        return {
            words.lang: words.say(key, [(fact, unpack(value)) for fact, value in facts.items()]) for words in speakers
        }

    return {
        "printed": [entry for entry in _printed(game) if (entry["kind"], entry["id"]) in known],
        "seats": sorted(game.tongue.seats),
        "asks": [
            {"ask": ask, **say(f"ask-{ask['prompt']}", {"player": ask["seat"], **ask["args"]})}
            for ask in [entry["ask"] for entry in told["asks"]]
        ],
        "options": [
            {"option": option, **{words.lang: words.option(unpack(option)) for words in speakers}}
            for option in [entry["option"] for entry in told["options"]]
        ],
        "lines": [
            {"line": line, **{words.lang: words.line(_line(line)) for words in speakers}}
            for line in [entry["line"] for entry in told["lines"]]
        ],
    }


def _line(told: dict[str, Any]) -> Line:
    return Line(told["key"], tuple([(fact, unpack(value)) for fact, value in told["facts"].items()]))


def _printed(game: Game[Any]) -> list[dict[str, Any]]:
    """Of a game with packs also what only its story brings to light."""
    told = game.printed.sealed() if has_packs(game) else ()
    return [{"id": entry.id, "kind": entry.kind, "name": entry.name} for entry in (*game.printed.gallery(), *told)]


def _values(facts: Any) -> Iterator[str]:
    """Everything that is named in facts, a copy by what is printed on it."""
    if isinstance(facts, tuple | list):
        for one in facts:
            yield from _values(one)
    elif isinstance(facts, str | int):
        plain = str(facts).partition(":")[0]
        yield from (str(facts), plain, plain.replace("/", ":", 1))


def _is_named(entry: dict[str, Any], named: set[str]) -> bool:
    tail = entry["id"].replace("/", ":").partition(":")[2]
    places = {f"{one.partition('/')[2]}" for one in named if one.partition("/")[2].isdecimal()}
    return (
        entry["id"] in named
        or entry["id"].partition(":")[2] in named
        or tail in named
        or (entry["kind"] == "location" and tail in places)
    )


def text() -> str:
    found = {"players": PLAYERS, "games": {name: fixture(name) for name in GAMES}}
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    print(text(), end="")
