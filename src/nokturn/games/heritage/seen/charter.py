"""A scheme laid out before it is played: who could lead it, what the coterie gives, which boons would cover the rest
and whom they would make stronger, and what it would do, played out by the rules on a copy of the table.

The copy is dealt from what the player knows alone, so nothing hidden can come out of it; and where something hidden
would come to light or somebody else would decide, the answer says so instead of guessing."""

from __future__ import annotations

from typing import Any

from nokturn.games.heritage.bloodline.line import coterie
from nokturn.games.heritage.bloodline.renewal import exhaust
from nokturn.games.heritage.chapter.coteries import Means, creditors, missing
from nokturn.games.heritage.effects.ops import resolve
from nokturn.games.heritage.ending.scoring import score
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.seen.forecast import Told
from nokturn.games.heritage.seen.resample import veiled
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import Target
from nokturn.games.heritage.state.hand import drop_scheme
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Seat
from nokturn.kernel.events import Event, Facts, seen_by
from nokturn.kernel.position import Position

Changes = tuple[tuple[Seat, int], ...]
"""For whom it changes by how many points."""
Slots = tuple[tuple[str, str], ...]
"""Every archetype that is required, and who of the coterie has it; nobody: a boon has to cover it."""
MORE = 4
"""Leave to do something that may be left out is taken so often."""


def laid_out(game: Heritage, seat: Seat, scheme: str) -> Facts:
    """Those who lack least stand first; HER-SCHEME-03, HER-SCHEME-04."""
    able = Means(game, seat).who_leads(scheme)
    leaders = sorted([(one, tuple(missing(game, scheme, one))) for one in able], key=lambda found: len(found[1]))
    best = leaders[0] if leaders else ("", ())
    lacking = dict.fromkeys([archetype for _, lacks in leaders for archetype in lacks])
    return (
        ("vampire", best[0]),
        ("lacking", best[1]),
        ("count", len(best[1])),
        ("others", sum([len(lacks) == len(best[1]) for _, lacks in leaders[1:]])),
        ("leaders", tuple(leaders)),
        ("slots", tuple([(one, slots(game, scheme, one)) for one, _ in leaders])),
        ("would", tuple([(one, *would(game, seat, scheme, one)) for one, _ in leaders])),
        ("creditors", tuple([(archetype, _owed(game, seat, archetype)) for archetype in lacking])),
    )


def _owed(game: Heritage, seat: Seat, archetype: str) -> tuple[tuple[str, Seat], ...]:
    able = [one for one in creditors(game, seat) if PEOPLE[one].archetype == archetype]
    return tuple([(one, game.vampires[one].owner) for one in able])


def slots(game: Heritage, scheme: str, leader: str) -> Slots:
    """HER-SCHEME-02, HER-SCHEME-03."""
    there = coterie(game, leader)
    found: list[tuple[str, str]] = []
    for archetype, count in SCHEMES[scheme].requires:
        having = [one for one in there if PEOPLE[one].archetype == archetype][:count]
        found += [(archetype, one) for one in having] + [(archetype, "")] * (count - len(having))
    return tuple(found)


def would(game: Heritage, seat: Seat, scheme: str, leader: str) -> tuple[Any, ...]:
    """What would be told, whether something unknown comes after it, what is asked first and of whom, what changes in
    points, and the same for each of one's own answers, if it asks for a vampire.  The boons come on top."""
    world = veiled(game, seat)
    drop_scheme(world, seat, scheme)
    world.playing = scheme
    exhaust(world, leader)
    before = _points(world)
    world.events = []
    acting = Acting(seat, leader, source=scheme)
    position = Position.start(world, resolve, SCHEMES[scheme].effects, acting)
    for _ in range(MORE):
        if position.over or position.asks()[0].kind != "confirm" or position.asks()[0].seat != seat:
            break
        position.answer(seat, True)
    told, unknown = _known(world.events)
    if unknown or position.over:
        return (told, unknown, "", "", () if unknown else _changes(world, before), ())
    asked = position.asks()[0]
    picks = []
    if asked.seat == seat and asked.kind == "one" and all(isinstance(option, Target) for option in asked.options):
        picks = [(option.vampire, *_picked(position, seat, option, before)) for option in asked.options]
    return (told, False, asked.prompt, asked.seat, (), tuple(picks))


def _picked(position: Position[Heritage], seat: Seat, option: Target, before: dict[Seat, int]) -> tuple[Changes, bool]:
    """What it changes to answer so, and whether that is not all."""
    further = position.clone()
    further.state.events = []
    further.answer(seat, option)
    _, unknown = _known(further.state.events)
    return _changes(further.state, before), unknown or not further.over


def _known(events: list[Event]) -> tuple[tuple[Told, ...], bool]:
    """What is told to everybody, up to where something hidden would come to light, and whether it would."""
    told: list[Told] = []
    for event in events:
        if event.reveals and not event.privy:
            return tuple(told), True
        line = seen_by(event, None)
        if line is not None:
            told.append((line.key, line.facts))
    return tuple(told), False


def _points(game: Heritage) -> dict[Seat, int]:
    """Not told of what lies face down."""
    return {} if game.sects else {seat: score(game, seat) for seat in game.seats}


def _changes(game: Heritage, before: dict[Seat, int]) -> Changes:
    after = _points(game)
    return tuple([(seat, after[seat] - was) for seat, was in before.items() if after[seat] != was])
