"""A live table: one actor that owns the game and is the only way to change it.

An answer is tried on a copy, written, committed — and only then taken and told.  Whoever waits for
the outcome may go away meanwhile: what was begun is finished.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, NamedTuple, TypeVar
from uuid import UUID

import msgspec
from sqlalchemy import update

from nokturn.games import game_named
from nokturn.kernel.asks import Refusal, Seat
from nokturn.kernel.errors import NokturnError, SaveError
from nokturn.kernel.events import Event
from nokturn.kernel.game import SEATS
from nokturn.kernel.plain import unpack
from nokturn.kernel.position import Position
from nokturn.kernel.records import Record
from nokturn.kernel.words import LANGUAGES
from nokturn.table.errors import TurnedDownError
from nokturn.table.live.listeners import Listener
from nokturn.table.live.sittings import NOTHING_ENDS, end_sitting, who_answers
from nokturn.table.store.clocks import CLOCKS, GRACE, Waiting, deadline, due, go_on, moment
from nokturn.table.store.history import GO_BACK, Logged, TableHistory, Trial
from nokturn.table.store.kept_game import KeptGame
from nokturn.table.store.log.entries import Change, Statement
from nokturn.table.store.models import Bar, GameTable, SeatRow
from nokturn.table.store.results import How, ended, result_as_far_as_it_is_legible
from nokturn.table.store.seats import bars_at, read_table
from nokturn.table.store.store import ConflictError, Store, now
from nokturn.table.store.told import written as written_told
from nokturn.table.words import names

SNAPSHOT_EVERY = 25
T = TypeVar("T")


class Taken(NamedTuple):
    """The answer is part of the game since this version."""

    version: int


class LiveTable:
    """One table in this process."""

    def __init__(self, store: Store, row: GameTable, seats: dict[Seat, SeatRow]) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.game = game_named(row.game)
        self.clock = CLOCKS[row.clock]
        self.history: TableHistory[Any] | None = None
        self.kept: KeptGame | None = None
        """A game that is over as it was played, where the rules of the day would play it otherwise."""
        self.bars: dict[UUID, Bar] = {}
        """Whom the host has silenced or sent away."""
        self.listeners: set[Listener] = set()
        self.news = 0
        """Goes up with everything that a sight may show."""
        self.sights: dict[tuple[Seat | None, int, tuple[Seat, ...]], bytes] = {}
        """Sights already encoded, when `news` stood at `sights_of`."""
        self.shared: dict[tuple[Seat | None, int], Any] = {}
        """What those who see the same share of them, encoded once."""
        self.sights_of = 0
        self.people = 0
        """Goes up when somebody comes, goes or changes places."""
        self.messages = 0
        """Goes up with the chat."""
        self.changed: list[Callable[[], None]] = []
        """Called after every change: the keeper of the table."""
        self.used = time.monotonic()
        self._not_before = moment() + GRACE
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._behind = False

    # reading it from the database

    @classmethod
    async def load(cls, store: Store, table_id: UUID) -> LiveTable:
        """The table as the database has it; `GoneError` if it has none."""
        row, seats = await read_table(store, table_id)
        table = cls(store, row, seats)
        table.bars = await bars_at(store, table_id)
        if row.status != "lobby":
            try:
                await table._read_history()
            except SaveError as error:  # what was played fits, or has parted: only a pack can be missing
                raise TurnedDownError("pack-gone", why=error) from None
        return table

    async def _read_history(self) -> None:
        entries = await self.store.entries(self.row.id, 0)
        result, noted = await result_as_far_as_it_is_legible(self.store, self.row)
        try:
            self.history = await self.fold(entries)
        except NokturnError:
            if result is None:
                raise
            self.history = None  # it could not even begin today: what was kept of it is all there is
        if result is not None and (self.history is None or self.history.broken or result.how == "closed"):
            self.kept = KeptGame(result, self.row.opening, entries)
        elif self.history is not None and not self.history.broken:
            await self._make_up(self.history, noted=noted)

    async def fold(self, entries: list[Logged], *, snapshots: bool = True) -> TableHistory[Any]:
        """The game that these entries lead to, by the latest snapshot if there is one."""
        kept = await self.store.snapshot(self.row.id, self.game.rules_version) if snapshots else None
        snapshot = None if kept is None else (kept.number, kept.data)
        return TableHistory.read(self.game, self.record(), entries, self.row.opening, snapshot)

    async def _make_up(self, history: TableHistory[Any], *, noted: bool) -> None:
        """Note for good what tables of earlier days do not say yet: what steps told, and how they ended."""
        if history.unnoted:
            await self.store.note_told(self.row.id, history.unnoted)
            self.row.opening = history.unnoted.get(0, self.row.opening)
            history.unnoted = {}
        if self.row.status == "over" and history.journal.position.over and not noted:
            position, steps = history.journal.position, history.journal.length
            await self.store.write(self._result(position, history.journal.log, "played", steps))

    def record(self) -> Record:
        """The record of a game like this one, without steps."""
        row = self.row
        names = [self.seats[seat].name or seat for seat in SEATS[: row.players]]
        return Record(
            game=row.game,
            rules=self.game.rules_version,
            options=dict(row.options),
            players=names,
            key=row.key,
            handed_down=msgspec.UNSET if row.handed_down is None else msgspec.json.decode(row.handed_down),
            packs=row.packs or msgspec.UNSET,
        )

    async def catch_up(self) -> None:
        """Read what others have written since: another process, or a change of people in this one."""
        await self._run(self._catch_up)

    def catch_up_soon(self) -> None:
        """The same without waiting; calls that come before it has begun count as one."""
        if not self._behind:
            self._behind = True
            self.in_background(self.catch_up())

    async def _catch_up(self) -> None:
        self._behind = False
        self.row, self.seats = await read_table(self.store, self.row.id)
        self.bars = await bars_at(self.store, self.row.id)
        if self.row.status != "lobby":
            if self.history is None or self.history.journal.record.packs != (self.row.packs or msgspec.UNSET):
                await self._read_history()
            else:
                for entry in await self.store.entries(self.row.id, self.history.version):
                    self.history.append(entry)
        self.people += 1
        self.messages += 1
        self.tell()

    # looking

    @property
    def id(self) -> UUID:
        return self.row.id

    @property
    def version(self) -> int:
        game = self.history or self.kept
        return game.version if game else 0

    @property
    def position(self) -> Position[Any]:
        return self.game_history.journal.position

    @property
    def game_history(self) -> TableHistory[Any]:
        if self.history is None:
            raise NokturnError("The game has not started yet.")
        return self.history

    @property
    def waiting(self) -> dict[Seat, Waiting]:
        return {seat: Waiting(*entry) for seat, entry in self.row.waiting.items()}

    def deadline_of(self, seat: Seat) -> float | None:
        waiting = self.waiting.get(seat)
        if waiting is None or self.seats[seat].bot:
            return None
        end = deadline(self.clock, self.row.banks, seat, waiting)
        return None if end is None else max(end, self._not_before)

    def seats_of(self, person: UUID | None) -> list[Seat]:
        """The seats this person holds, also while a bot stands in."""
        return [seat for seat, row in self.seats.items() if person is not None and row.person == person]

    def banned(self, person: UUID | None) -> bool:
        """Whether somebody was sent away from here."""
        return person is not None and person in self.bars and self.bars[person].banned

    # changing

    async def _run(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """One thing at a time, and to its end even if the caller goes away."""
        task = asyncio.create_task(self._alone(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _alone(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        async with self._lock:
            self.used = time.monotonic()
            return await work()

    async def answer(
        self,
        seat: Seat,
        version: int,
        nonce: str,
        packed: Any,
        columns: Mapping[str, Any] | None = None,
        by: str = "",
    ) -> Taken | Refusal:
        """Take an answer to the question that `seat` saw at `version`; the same nonce is taken once.

        `columns` of the seat's row change with it; `by` is the name of whoever gives it, where that is not the person
        of the seat."""
        return await self._run(lambda: self._answer(seat, version, nonce, packed, dict(columns or {}), by))

    async def _answer(
        self, seat: Seat, version: int, nonce: str, packed: Any, columns: dict[str, Any], by: str
    ) -> Taken | Refusal:
        if version > self.version and await self.store.entries(self.row.id, self.version):
            await self._catch_up()  # another process asked, which is ahead of us
        while True:
            if self.history is None:
                return Refusal("not-started")
            taken = self.history.nonces.get((seat, nonce))
            if taken is not None:
                return Taken(taken)
            if self.history.broken:
                return Refusal("rules-changed")
            asked = self.history.asked.get(seat)
            if asked is not None and not asked <= version <= self.history.version:
                return Refusal("stale")
            if asked is None and version < self.history.overtaken.get(seat, 0):
                return Refusal("stale")
            try:
                given = unpack(packed)
            except (NokturnError, TypeError, RecursionError):
                return Refusal("not-offered")
            trial = self.history.journal.trial(seat, given)
            if isinstance(trial, Refusal):
                return trial
            try:
                await self._commit(trial, nonce, {seat: columns} if columns else {}, by)
            except ConflictError:
                await self._catch_up()
                continue
            return Taken(self.version)

    async def _commit(self, trial: Trial, nonce: str, seats: dict[Seat, dict[str, Any]], name: str) -> None:
        history = self.game_history
        row = self._after(history.asked_after(trial.position), over=trial.position.over)
        by = who_answers(nonce, name or self.seats[trial.seat].name, self.seats[trial.seat].bot)
        told = trial.position.state.events or []
        written = written_told(told, drew=bool(trial.position.outcomes))
        ends, also = NOTHING_ENDS, []
        if trial.position.over:
            also = self._result(trial.position, [*history.journal.log, *told], "played", history.journal.length + 1)
            if self.row.campaign is not None:
                ends = await end_sitting(self.store, self.row, history, trial, by)
        await self._write(trial.seat, trial.packed, nonce, row, seats, by, [*also, *ends.statements], written)
        if ends.next_table is not None:
            self.row.rematch = ends.next_table
            self.people += 1  # who listens learns where it goes on
        history.take(trial, nonce)
        self._took(row, seats)

    async def go_back(self, step: int, version: int, nonce: str) -> Taken | Refusal:
        """Take everything after `step` back; the policy (`undo.py`) was asked at `version`."""
        return await self._run(lambda: self._go_back(step, version, nonce))

    async def _go_back(self, step: int, version: int, nonce: str) -> Taken | Refusal:
        history = self.game_history
        if history.version != version:
            return Refusal("stale")
        position = history.journal.at(step)
        asked = {ask.seat: history.version + 1 for ask in position.asks()}
        row = self._after(asked, over=position.over)
        try:
            await self._write(GO_BACK, step, nonce, row, {})
        except ConflictError:
            await self._catch_up()
            return Refusal("stale")
        history.append(Logged(version + 1, GO_BACK, step, nonce))
        self._took(row, {})
        return Taken(self.version)

    async def close_as_it_is(self) -> None:
        """End the game without a result: what was played and told is kept, as far as it fits the position too."""
        await self._run(self._close_as_it_is)

    async def _close_as_it_is(self) -> None:
        if self.row.status != "live":
            return
        history = self.game_history
        row: dict[str, Any] = {"waiting": {}, "due": None, "status": "over", "ended": now(), "request": None}
        rows = self._result(history.journal.position, history.journal.log, "closed", history.played)
        values = update(GameTable).where(GameTable.id == self.row.id, GameTable.status == "live").values(**row)
        await self.store.write([(values, None), *rows, *self.store.notices(self.row.id)])
        self.row, self.seats = await read_table(self.store, self.row.id)
        await self._read_history()
        self.people += 1
        self.tell()

    async def _write(
        self,
        seat: Seat,
        answer: Any,
        nonce: str,
        row: dict[str, Any],
        seats: dict[Seat, dict[str, Any]],
        by: str = "",
        also: list[Statement] | None = None,
        told: bytes | None = None,
    ) -> None:
        number = self.game_history.version + 1
        change = Change(self.row.id, number, seat, answer, nonce, now(), row, seats, by, told, also or [])
        await self.store.commit(change)

    def _result(self, position: Position[Any], log: list[Event], how: How, steps: int) -> list[Statement]:
        """How the game ended, for the same transaction as what ended it."""
        called = {lang: names(lang, self.seats) for lang in LANGUAGES}
        return ended(self.row, self.seats, position, called, log, how, steps)

    def _after(self, asked: dict[Seat, int], *, over: bool) -> dict[str, Any]:
        """The columns of the table's row once these seats are asked."""
        banks, waits = go_on(self.clock, self.row.banks, self.waiting, asked, moment())
        at_once = [seat for seat in waits if self.seats[seat].bot or self.seats[seat].orders]
        return {
            "waiting": {seat: list(waiting) for seat, waiting in waits.items()},
            "banks": banks,
            "due": None if over else due(self.clock, banks, waits, at_once),
            "status": "over" if over else "live",
            "ended": now() if over else None,
            "request": None,
        }

    def _took(self, row: dict[str, Any], seats: dict[Seat, dict[str, Any]]) -> None:
        for column, value in row.items():
            setattr(self.row, column, value)
        for seat, columns in seats.items():
            for column, value in columns.items():
                setattr(self.seats[seat], column, value)
        self.tell()
        if self.version % SNAPSHOT_EVERY == 0:
            self.in_background(self.keep_snapshot())

    async def keep_snapshot(self) -> None:
        """Spare whoever opens the table next the replay of what was played so far."""
        history = self.game_history
        await self.store.keep(self.row.id, history.version, self.game.rules_version, history.put_away())

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that is finished even if nobody waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # telling

    def tell(self) -> None:
        """Something changed: everybody who listens may come and look."""
        self.news += 1
        self.wake_ears()
        for call in self.changed:
            call()

    def wake_ears(self) -> None:
        for listener in self.listeners:
            listener.wake()

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    async def settle(self) -> None:
        """Wait until nothing is under way."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
            # A task leaves the set by a callback, and gathering what is done already gives the loop no turn to call it.
            await asyncio.sleep(0)
