"""What somebody's activation would do, played out by the rules themselves on a copy of the table.

What is drawn is told as to a spectator, so nothing hidden comes out; where a theatre asks for a choice, or its worth
hangs on tokens that lie face down, the answer says so instead of guessing."""

from __future__ import annotations

from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import Vampire
from nokturn.games.heritage.theatres.activation import update_of
from nokturn.games.heritage.theatres.theatre import THEATRES
from nokturn.kernel import Seat
from nokturn.kernel.events import Facts, Line, log_of
from nokturn.kernel.position import Position

Told = tuple[str, Facts]
"""A line of the log: its key and its facts."""
Would = tuple[str, tuple[Told, ...], str, tuple[tuple[Seat, int], ...]]
"""A theatre, what would be told of it, what it would ask first (or nothing), and what changes for whom in points."""


def forecast(game: Heritage, seat: Seat, card: str) -> tuple[Would, ...]:
    """The three theatres one after another, for whoever stands in the bloodline, or as if `card` had just been
    recruited; HER-ACT-02."""
    world = game.clone()
    if card not in world.vampires:
        world.vampires[card] = Vampire(owner=seat, sire=world.tops[seat])
        world.lines[seat] = (*world.lines[seat], card)
    acting, update = Acting(seat, card), update_of(card)
    found = []
    for name in game.theatres:
        before = _worth(world, name)
        if card not in game.vampires and seat in before:
            before[seat] -= THEATRES[name].score(world, seat) - THEATRES[name].score(
                game, seat
            )  # it counts from now on
        world.events = []
        position = Position.start(world, THEATRES[name].updates, acting, update)
        asked = "" if position.over else position.asks()[0].prompt
        told = tuple([_told(line) for line in log_of(world.events, None)])
        if name == "sabbat_wars" and (told or asked):
            told, asked = (), "sabbat-action"  # what would be turned up or discarded is still face down
        after = _worth(world, name)
        changed = tuple([(one, after[one] - was) for one, was in before.items() if after[one] != was])
        found.append((name, told, asked, () if asked else changed))
    return tuple(found)


def _told(line: Line) -> Told:
    return line.key, line.facts


def _worth(game: Heritage, name: str) -> dict[Seat, int]:
    """What the theatre is worth to everybody, tokens put on vampires included; not told of what lies face down."""
    if name == "sabbat_wars":
        return {}
    theatre = THEATRES[name]
    return {seat: theatre.score(game, seat) + _tokens(game, seat) for seat in game.seats}


def _tokens(game: Heritage, seat: Seat) -> int:
    on = [game.vampires[one] for one in game.lines[seat] if not game.vampires[one].torpid]
    return sum([one.potency + len(one.boons) - one.infamy for one in on])
