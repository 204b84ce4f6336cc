"""What is hidden from a seat, said a second time.

The view and the resampling of a game are written by the same hand and could share a mistake.
So every game that hides anything states in `secrets.py` of its tests, in a few lines, which names a
seat may not come across: groups of things that, for all the seat knows, could lie in each other's place.

    def hidden(state, seat) -> Groups       seat None is a spectator
    SHOWN = frozenset({…})                  events that show something which is then hidden again
    SEARCHED = {prompt: names(state, seat)} questions that show something hidden to whom they are put
"""

from __future__ import annotations

import re
import sys
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import msgspec
from tests.conformance.play import Table

from nokturn.kernel import Ask, Position, Refusal, Seat, State
from nokturn.kernel.events import Event, log_of
from nokturn.kernel.game import Game
from nokturn.kernel.plain import pack

Groups = tuple[frozenset[str], ...]


def said_by(game: Game[Any]) -> ModuleType:
    """Where a game says what it hides: in `secrets.py` of its tests."""
    home = type(game).__module__.rpartition(".")[0].replace("nokturn.games.", "tests.games.")
    if find_spec(home) is None or find_spec(f"{home}.secrets") is None:
        raise AssertionError(
            f"{game.name}: write {home.replace('.', '/')}/secrets.py with hidden(state, seat), the names that must not "
            "reach a seat; or, if everybody sees everything, say so: open_information = True."
        )
    return import_module(f"{home}.secrets")


def searched(table: Table, state: State, question: Ask) -> frozenset[str]:
    """Every name that this question alone shows to whom it is put (`SEARCHED`): a search through one's own deck."""
    if table.game.open_information:
        return frozenset()
    search = getattr(said_by(table.game), "SEARCHED", {}).get(question.prompt)
    return frozenset(search(state, question.seat)) if search else frozenset()


def shown(table: Table) -> frozenset[str]:
    """Events by which something is shown and then goes (back) to where it is hidden (`SHOWN`)."""
    if table.game.open_information:
        return frozenset()
    keys: frozenset[str] = getattr(said_by(table.game), "SHOWN", frozenset())
    return keys


def groups_hidden(table: Table, state: State, seat: Seat | None) -> Groups:
    if table.game.open_information:
        return ()
    groups: Groups = said_by(table.game).hidden(state, seat)
    return groups


def hidden(table: Table, state: State, seat: Seat | None) -> frozenset[str]:
    """Every name that must not reach `seat`: hidden things, and the keys of dice and handles."""
    return frozenset({state.dice.key, state.veil}).union(*groups_hidden(table, state, seat))


_JOINED = re.compile(r"[\w-]+").findall
"""Words, and words joined by hyphens."""


def names_in(value: Any) -> frozenset[str]:
    """Every word in plain data, a view, a question, a refusal: as it would go over the wire, in JSON."""
    if isinstance(value, (tuple, Ask, Refusal)):
        value = pack(value)
    said = set(msgspec.json.encode(value).decode().split('"'))
    return frozenset().union(*map(_names_said, said))


@lru_cache(maxsize=100_000)
def _names_said(text: str) -> frozenset[str]:
    """Views say the same over and over: what stands between two quotation marks is taken apart once."""
    joined = _JOINED(text)
    return frozenset(joined).union(*[words.split("-") for words in joined])


def names_told(events: list[Event], seat: Seat | None) -> frozenset[str]:
    """Every word in what `seat` is told."""
    return names_in(log_of(events, seat))


def names_resting(position: Position[Any]) -> dict[str, frozenset[str]]:
    """Every word in the variables of the frames, by procedure and variable.

    A loop over a constant of the rulebook holds the whole constant: names, but no secret."""
    return {
        f"{frame.procedure.name}, variable '{name}'": names_in((value,))
        for frame in position.stack
        for name, value in zip(frame.procedure.variables, frame.variables, strict=True)
        if value not in _constants(frame.procedure.native.__module__)
    }


@cache
def _constants(module: str) -> list[Any]:
    return [value for name, value in vars(sys.modules[module]).items() if name.isupper() and isinstance(value, tuple)]
