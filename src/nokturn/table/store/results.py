"""How games ended: rows that are written with the last answer and never again, whatever becomes of the rules.

result        when, under which rules, and the last position as everybody saw it
result_seat   who sat where, and how they came out
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal
from uuid import UUID

import msgspec
from sqlalchemy import insert, select

from nokturn.games import game_named
from nokturn.kernel.asks import Seat
from nokturn.kernel.errors import SaveError
from nokturn.kernel.events import Event, Line, log_of
from nokturn.kernel.game import Game, Printed, Standing
from nokturn.kernel.plain import pack
from nokturn.kernel.position import Position
from nokturn.kernel.state import State
from nokturn.kernel.words import LANGUAGES, Words
from nokturn.table.store.log.entries import Statement
from nokturn.table.store.models import GameTable, ResultRow, ResultSeat, SeatRow
from nokturn.table.store.store import Store, now

How = Literal["played", "closed"]
SPECTATOR = "-"
"""In place of a seat: somebody who only watches."""


class Earned(msgspec.Struct):
    """One source of points of one seat; those of a side add up to its score."""

    seat: Seat
    source: str
    amount: float
    rule: str
    things: list[str]
    track: str


class Tie(msgspec.Struct):
    """What put one side before another that was equal."""

    key: str
    rule: str
    facts: dict[str, Any]


class Place(msgspec.Struct):
    """One line of the final result."""

    place: int
    seats: list[Seat]
    score: float | None


class Final(msgspec.Struct):
    """The last position as everybody saw it, in what clients read."""

    views: dict[str, msgspec.Raw]
    """Seat, or `SPECTATOR` -> the game's view as JSON."""
    boards: dict[str, dict[str, list[str]]]
    """Seat -> language -> the same as lines of text."""
    opened: msgspec.Raw
    places: list[Place]
    ledger: list[Earned]
    ties: list[Tie]


class Result(msgspec.Struct):
    """A game that is over, as it was kept."""

    how: str
    rules: str
    steps: int
    final: Final


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Final).decode


def places(standings: Iterable[Standing]) -> list[Place]:
    return [Place(standing.place, list(standing.seats), standing.score) for standing in standings]


def ledger(game: Game[Any], state: Any, story: Sequence[Line]) -> list[Earned]:
    return [Earned(c.seat, c.source, c.amount, c.rule, list(c.things), c.track) for c in game.ledger(state, story)]


def ties(game: Game[Any], state: Any) -> list[Tie]:
    breaks = game.tie_breaks(state)
    return [Tie(one.key, one.rule, {name: pack(value) for name, value in one.facts}) for one in breaks]


def lit(game: Game[Any], state: State, told: Sequence[Line]) -> list[Printed]:
    """What has come to light: what lies open, and whatever these lines speak of."""
    return list({one.id: one for one in (*game.recalled(state, told), *game.opened(state))}.values())


def final_of(
    game: Game[Any],
    position: Position[Any],
    seats: Mapping[Seat, SeatRow],
    packs: dict[str, str] | None,
    names: Mapping[str, Mapping[Seat, str]],
    story: Sequence[Line],
) -> Final:
    """`names` are the players' by language; a game that is closed before its end has no places."""
    eyes: dict[str, Seat | None] = {SPECTATOR: None, **{seat: seat for seat in seats}}
    state = position.state
    tongues = {lang: Words(game, lang, names[lang], packs=packs) for lang in LANGUAGES}
    return Final(
        views={who: msgspec.Raw(_encode(game.for_people(game.view(state, seat)))) for who, seat in eyes.items()},
        boards={
            who: {lang: list(words.tongue.board(state, seat, words)) for lang, words in tongues.items()}
            for who, seat in eyes.items()
        },
        opened=msgspec.Raw(_encode(lit(game, state, story))),
        places=places(game.standings(state)) if position.over and not game.undecided(state) else [],
        ledger=ledger(game, state, story) if position.over else [],
        ties=ties(game, state) if position.over else [],
    )


def result_rows(
    row: GameTable, seats: Mapping[Seat, SeatRow], final: Final, *, how: str, rules: str, steps: int
) -> list[Statement]:
    """What is written when a game ends."""
    result = {
        "table_id": row.id,
        "game": row.game,
        "players": row.players,
        "how": how,
        "rules": rules,
        "packs": row.packs,
        "steps": steps,
        "started": row.started,
        "ended": row.ended or now(),
        "final": zlib.compress(_encode(final), 6),
    }
    came_out = {seat: place for place in final.places for seat in place.seats}
    rows = [
        {
            "table_id": row.id,
            "seat": seat,
            "person": place.person,
            "name": place.name,
            "bot": place.bot,
            "place": came_out[seat].place if seat in came_out else None,
            "score": came_out[seat].score if seat in came_out else None,
        }
        for seat, place in seats.items()
    ]
    return [(insert(ResultRow), result), (insert(ResultSeat), rows)]


def ended(
    row: GameTable,
    seats: Mapping[Seat, SeatRow],
    position: Position[Any],
    names: Mapping[str, Mapping[Seat, str]],
    log: Sequence[Event],
    how: How,
    steps: int,
) -> list[Statement]:
    """The rows of a game that ends in this position, under the rules of the day unless they had changed under it."""
    game = game_named(row.game)
    final = final_of(game, position, seats, row.packs, names, log_of(list(log), None))
    return result_rows(
        row, seats, final, how=how, rules=game.rules_version if how == "played" else row.rules, steps=steps
    )


def called_otherwise(final: bytes, name: str, other: str) -> bytes:
    """The last position as it was kept, with another name for somebody; what cannot be read stays as it is."""
    try:
        read = _decode(zlib.decompress(final))
    except (zlib.error, msgspec.MsgspecError):
        return final
    word = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
    for tongues in read.boards.values():
        for lang, lines in tongues.items():
            tongues[lang] = [word.sub(other, line) for line in lines]
    return zlib.compress(_encode(read), 6)


async def result_of(store: Store, table_id: UUID) -> Result | None:
    """How a game ended; None: nobody noted it.  A damaged row is a `SaveError`."""
    async with store.session() as session:
        row = await session.scalar(select(ResultRow).where(ResultRow.table_id == table_id))
    if row is None:
        return None
    try:
        return Result(row.how, row.rules, row.steps, _decode(zlib.decompress(row.final)))
    except (zlib.error, msgspec.MsgspecError) as error:
        raise SaveError(f"The result is damaged: {error}.") from None


async def result_as_far_as_it_is_legible(store: Store, row: GameTable) -> tuple[Result | None, bool]:
    """The same of a table, and whether there is a row at all: a game that still fits needs none to be shown."""
    if row.status != "over":
        return None, False
    try:
        found = await result_of(store, row.id)
    except SaveError:
        return None, True
    return found, found is not None
