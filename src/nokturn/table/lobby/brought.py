"""What somebody brings to a table and shows nobody: a deck.

It is kept with the table's options (`deck:B`), because the record needs it; whatever is shown of a table goes through
`Brings.public`.  Everybody may know that there is something, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from uuid import UUID

from nokturn.games import game_named
from nokturn.kernel.asks import Seat
from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import SEATS, Game, Options, OptionValue
from nokturn.table.errors import NotAllowedError, TurnedDownError
from nokturn.table.lobby.examiner import Brought, examiner_of
from nokturn.table.store.models import GameTable, SeatRow
from nokturn.table.store.store import Store

LENGTH = 32_000
"""Characters.  A list of cards has a tenth of it; stories around it can be long."""
_QUICK = 200
"""Characters that are read in no time: the name of a deck."""


def brought_by(game: Game[Any], options: Mapping[str, OptionValue], seat: Seat) -> dict[str, str]:
    """What `seat` has brought, by key."""
    return {
        key.partition(":")[0]: str(value)
        for key, value in options.items()
        if value and game.brings.is_brought(key) and key.endswith(f":{seat}")
    }


def check_brought(game: Game[Any], players: int, options: Options) -> None:
    """Look at everything that is brought, each by itself: nobody is told what is wrong with another's."""
    public = game.brings.public(options)
    for key, value in _brought(game, options):
        check_one(game, players, public, key, value)


def _brought(game: Game[Any], options: Options) -> Iterator[tuple[str, str]]:
    for key, value in options.items():
        if not game.brings.is_brought(key):
            continue
        if not isinstance(value, str):
            raise TurnedDownError("bad-request", why=key)
        if len(value) > LENGTH:
            raise TurnedDownError("too-long", length=LENGTH)
        yield key, value


def check_one(game: Game[Any], players: int, public: Options, key: str, value: str) -> None:
    try:
        game.check_table(players, game.options({**public, key: value}))
    except SetupError as error:
        raise TurnedDownError("bad-brought", error.rule, lines=error, seat=key.partition(":")[2]) from None


async def examine_brought(store: Store, game: Game[Any], players: int, options: Options) -> None:
    """The same while others go on: a long text, which may take its time, is looked at by a process that has an end."""
    public = game.brings.public(options)
    for key, value in _brought(game, options):
        if len(value) <= _QUICK:
            check_one(game, players, public, key, value)
        else:
            await examiner_of(store).examine(Brought(game.name, players, dict(public), key, value))


def check_still_fits(game: Game[Any], players: int, options: Options) -> None:
    """The rules may be newer than the table; the others learn whose deck it is, and nothing of what is in it."""
    try:
        check_brought(game, players, options)
    except TurnedDownError as error:
        raise TurnedDownError("outdated", seat=error.args_of_text.get("seat", "")) from None


def only_own(game: str, seats: Sequence[str], options: Mapping[str, OptionValue]) -> None:
    """Whoever sets up a table brings something for the own seats and for bots; friends bring theirs themselves."""
    try:
        rules = game_named(game)
    except SetupError as error:
        raise TurnedDownError("bad-table", error.rule, why=error) from None
    for key in filter(rules.brings.is_brought, options):
        place = SEATS.index(key.partition(":")[2])
        if place >= len(seats):
            raise TurnedDownError("no-such-seat")
        if seats[place] == "open":
            raise NotAllowedError("not-your-seat")


async def bring(store: Store, row: GameTable, person: UUID, place: Seat, key: str, value: str) -> None:
    """Bring something for the own seat, or as the host for a bot's, in place of what was there; empty: nothing."""
    game = game_named(row.game)
    name = f"{key}:{place}"
    if not game.brings.is_brought(name):
        raise TurnedDownError("nothing-to-bring")
    await examine_brought(store, game, row.players, {**game.brings.public(row.options), name: value})
    async with store.changing.begin() as session:
        table = await session.get_one(GameTable, row.id, with_for_update=True)
        if table.status != "lobby":
            raise TurnedDownError("already-started")
        seat = await session.get(SeatRow, (row.id, place), with_for_update=True)
        if seat is None:
            raise TurnedDownError("no-such-seat")
        if not may_bring(table, seat, person):
            raise NotAllowedError("not-your-seat")
        others = {other: kept for other, kept in table.options.items() if other != name}
        table.options = {**others, name: value} if value else others
        await store.tell(session, row.id)


def may_bring(row: GameTable, seat: SeatRow, person: UUID) -> bool:
    """One's own seat, or the host a bot's."""
    return seat.person == person or (seat.person is None and bool(seat.bot) and row.host == person)


def take_away(table: GameTable, place: Seat) -> None:
    """Somebody else sits there from now on: what was brought goes with whoever brought it."""
    game = game_named(table.game)
    table.options = {
        key: value
        for key, value in table.options.items()
        if not (game.brings.is_brought(key) and key.partition(":")[2] == place)
    }
