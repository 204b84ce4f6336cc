"""A table in the middle of a game: played so far in this very process, then written into the server's database.

The same table, key and wish lead to the same position every time."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import Connection, create_engine, insert, update
from tests.browser.table_page import TablePage
from tests.server.process import ServerProcess

from nokturn.games import game_named
from nokturn.kernel.asks import Ask, Seat
from nokturn.kernel.game import SEATS
from nokturn.kernel.plain import pack
from nokturn.players import RandomBot
from nokturn.table.store.models import Entry, GameTable

Wish = Callable[[Ask, Any], bool]
"""Whether this is the question, and the state of the table, that is looked for."""


MOST = 150
"""Answers after which another shuffle is tried."""


class Played(NamedTuple):
    """A game so far: its secret, who answered what, and who is asked now."""

    key: str
    steps: list[tuple[Seat, Any]]
    asked: list[Seat]


@cache
def played(game: str, players: int, options: tuple[tuple[str, Any], ...], first: int, seat: Seat, wish: Wish) -> Played:
    """A game of chance, up to a question to `seat` that is wished for; the first shuffle that comes to it soon."""
    for number in itertools.count(first):
        if found := shuffled(game, players, options, f"{number:032x}", seat, wish):
            return found
    raise AssertionError


def shuffled(
    game: str, players: int, options: tuple[tuple[str, Any], ...], key: str, seat: Seat, wish: Wish
) -> Played | None:
    position = game_named(game).start(players, dict(options), key)
    bots = {place: RandomBot(f"{key} {place}") for place in SEATS[:players]}
    steps: list[tuple[Seat, Any]] = []
    while not position.over and len(steps) < MOST:
        position.state.events = []
        asks = position.asks()
        if any(ask.seat == seat and wish(ask, position.state) for ask in asks):
            return Played(key, steps, [ask.seat for ask in asks])
        answer = bots[asks[0].seat].answer(None, asks[0], ())
        refusal = position.answer(asks[0].seat, answer)
        assert refusal is None, f"{asks[0].prompt}: {refusal}"
        steps.append((asks[0].seat, pack(answer)))
    return None


def lay(
    server: ServerProcess,
    page: TablePage,
    wish: Wish,
    *seats: str,
    game: str = "vendetta",
    first: int = 0,
    title: str = "",
    guests: Sequence[TablePage] = (),
    **options: Any,
) -> str:
    """A table of this person's (`me` among the seats), played until their seat is asked what is wished for; guests take
    the open seats."""
    own = SEATS[seats.index("me")]
    so_far = played(game, len(seats), tuple(sorted(options.items())), first, own, wish)
    table = page.new_table(*seats, game=game, start=False, options=options, title=title, public=bool(guests))
    free = [seat for seat, who in zip(SEATS, seats, strict=False) if who == "open"]
    for seat, guest in zip(free, guests, strict=True):
        guest.api("POST", f"/tables/{table}/sit", {"seat": seat})
    write(server, table, so_far.key, so_far.steps)
    page.api("POST", f"/tables/{table}/start")
    waiting = {seat: [len(so_far.steps), time.time()] for seat in so_far.asked}
    with database_of(server) as database:
        database.execute(update(GameTable).where(GameTable.id == UUID(table)).values(waiting=waiting))
    return table


def write(server: ServerProcess, table: str, key: str, steps: Iterable[tuple[Seat, Any]]) -> None:
    """The cards of a table that has not begun are shuffled with this key, and so much of it has been played."""
    rows = [
        {
            "table_id": UUID(table),
            "number": number,
            "seat": who,
            "answer": json.dumps(answer),
            "nonce": f"laid-{number}",
            "at": datetime.now(UTC),
        }
        for number, (who, answer) in enumerate(steps, 1)
    ]
    with database_of(server) as database:
        database.execute(update(GameTable).where(GameTable.id == UUID(table)).values(key=key))
        if rows:
            database.execute(insert(Entry), rows)


@contextmanager
def database_of(server: ServerProcess) -> Iterator[Connection]:
    engine = create_engine(server.database_url)
    with engine.begin() as database:
        yield database
    engine.dispose()
