"""Who sits at the table: `me`, `me:Ania`, `bot`, `bot:random`."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from nokturn.kernel.asks import Seat
from nokturn.kernel.bots import Bot
from nokturn.kernel.chance import rekey
from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import SEATS, Game
from nokturn.kernel.plain import Leaf
from nokturn.kernel.words import LANGUAGES, Words
from nokturn.players import bot_for

USUAL = "me,bot,bot,bot"
ME = ("me", "ja")
BOTS = ("Vera", "Bruno", "Ines", "Milo", "Dora", "Hugo", "Nadia", "Leon")
"""What the bots are called.  Nobody else is, so a saved game knows who they are."""


class Chair(Leaf, frozen=True):
    """One seat and who takes it; no level: a person."""

    name: str
    level: str = ""


def language(chosen: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of the system, else English."""
    if chosen:
        if chosen not in LANGUAGES:
            raise SetupError.because("no-language", lang=chosen, languages=", ".join(LANGUAGES))
        return chosen
    system = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return "pl" if system.startswith("pl") else "en"


def seated(seats: str, level: str, words: Words, known: Sequence[str] = ()) -> list[Chair]:
    """The chairs that `--seats` describes; people without a name are just players, numbered if there are several.  A
    bot is called what the bot of its place is `known` as, and never like that of another."""
    places = [place.strip() for place in seats.split(",")]
    people = sum(_kind(place, words) == "me" for place in places)
    person = words.say("person")
    chairs: list[Chair] = []
    bots = iter([name for name in BOTS if name not in known])
    for at, place in enumerate(places):
        _, _, detail = place.partition(":")
        if _kind(place, words) == "bot":
            own = known[at] if at < len(known) and known[at] in BOTS else ""
            chairs.append(Chair(own or next(bots, f"Bot {at + 1}"), detail or level))
        else:
            number = sum(not chair.level for chair in chairs) + 1
            chairs.append(Chair(detail.strip() or (f"{person} {number}" if people > 1 else person)))
    names = [chair.name for chair in chairs]
    for chair in chairs:
        if names.count(chair.name) > 1 or (not chair.level and chair.name in BOTS):
            raise SetupError(words.say("seat-taken", [("name", chair.name)]))
    return chairs


def _kind(place: str, words: Words) -> str:
    kind = place.partition(":")[0].strip().casefold()
    if kind in ME:
        return "me"
    if kind == "bot":
        return "bot"
    raise SetupError(words.say("seat-nobody", [("word", place)]))


def seated_again(names: list[str], level: str) -> list[Chair]:
    """The chairs of a saved game: whoever has a bot's name is a bot."""
    return [Chair(name, level if name in BOTS or name.startswith("Bot ") else "") for name in names]


def bots_of(game: Game[Any], chairs: list[Chair], key: str) -> dict[Seat, Bot]:
    """The bots, by seat."""
    taken = [(seat, chair) for seat, chair in zip(SEATS, chairs, strict=False) if chair.level]
    return {seat: bot_for(game, chair.level, rekey(key, "bot", seat)) for seat, chair in taken}
