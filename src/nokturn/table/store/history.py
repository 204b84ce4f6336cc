"""A journal that is told what to keep before it takes it, and that can be put away and taken out again.

The log of a table only grows.  An entry is an answer, a fork's new dice, or `GO_BACK`: everything
after a step is taken back.  `TableHistory` folds the entries into the game as it stands; the number of
the last entry is the table's version, and it never runs backwards, even where the game does.

An entry says what it told when it was given.  Where the rules of the day would refuse it, or tell something
else, the game has `parted` from what was played: it rests at the last step that fits, and somebody decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Generic, Literal, NamedTuple, Self, TypeVar

import msgspec
from msgspec import structs

from nokturn.kernel.asks import Answer, Ask, Refusal, Seat
from nokturn.kernel.chance import Dice
from nokturn.kernel.errors import SaveError
from nokturn.kernel.events import Line, seen_by
from nokturn.kernel.game import Game
from nokturn.kernel.plain import check_plain, pack, unpack
from nokturn.kernel.position import Position
from nokturn.kernel.records import REKEY, Journal, Record
from nokturn.kernel.records import _Mark as Mark
from nokturn.kernel.snapshots import load, save
from nokturn.kernel.state import State
from nokturn.table.store import told
from nokturn.table.store.told import Told

S = TypeVar("S", bound=State)

GO_BACK = "<"
"""In place of a seat: the game goes back to the step that the answer names."""
DAMAGED: Any = object()
"""In place of an answer that cannot be read."""
BY_ORDER = "order-"
"""How the nonce of an answer begins that a standing order gave."""
BY_ITSELF = "itself-"
"""How the nonce of an answer begins that went without saying."""


class Logged(NamedTuple):
    """An entry of the log, as read from the database."""

    number: int
    seat: Seat
    answer: Any
    nonce: str
    by: str = ""
    """Who gave it, as `Entry.by` has it."""
    told: bytes | None = None
    """What it told, as `told.py` writes it; None: nobody noted it."""


class Parted(NamedTuple):
    """Where what was played and the rules of the day part."""

    step: int
    """Steps that still fit."""
    why: Literal["told", "refused", "damaged"]
    """The next one would tell something else, is refused, or cannot be read."""
    was: Told
    now: Told
    """What it told then, and what it would tell now."""


class Trial(NamedTuple):
    """An answer that would be taken: the position it leads to, before anybody is told."""

    position: Any
    seat: Seat
    packed: Any


class _Kept(msgspec.Struct, array_like=True):
    position: bytes
    asked: dict[Seat, int]


_SUM = 16
"""Bytes of the checksum before a snapshot."""


class TableJournal(Journal[S]):
    """A journal for a table with several people at it."""

    def trial(self, seat: Seat, answer: Answer) -> Trial | Refusal:
        """What would happen; nothing has changed until `take`."""
        check_plain(answer, "An answer")
        position = self.position.clone()
        position.outcomes = []
        refusal = position.answer(seat, answer)
        return refusal or Trial(position, seat, pack(answer))

    def take(self, trial: Trial) -> None:
        """The trial was committed: it is what happened."""
        self._took(trial.position, trial.seat, trial.packed)

    def written(self, step: int) -> bytes:
        """What step `step` told (0: before the first), for the database."""
        events = self.log[self._log_length(step - 1) if step else 0 : self._log_length(step)]
        return told.written(events, drew=bool(step) and self._marks[step - 1].drew)

    def told(self, seat: Seat | None, after: int) -> list[tuple[int, Line]]:
        """What `seat` learnt after step `after` (−1: everything), each line with the step that told it."""
        step = max(after, 0)
        start = 0 if after < 0 else self._log_length(after)
        lines = []
        for number in range(start, len(self.log)):
            while step < self.length and number >= self._marks[step].log_length:
                step += 1
            line = seen_by(self.log[number], seat)
            if line is not None:
                lines.append((step, line))
        return lines

    def _log_length(self, step: int) -> int:
        """How long the log was when `step` steps had been taken."""
        return self._marks[step].log_length if step < len(self._marks) else len(self.log)

    def remember(self, seat: Seat, packed: Any, step: Told) -> None:
        """A step that is not played again: the position comes from elsewhere."""
        before = len(self.log)
        self.log.extend(told.events_of(step))
        self._marks.append(Mark(before, step.drew, any(event.reveals for event in step.events)))
        self.record.steps.append((seat, packed))

    def forget(self, step: int) -> None:
        """Steps after `step` were taken back; the position comes from elsewhere."""
        del self.log[self._log_length(step) :]
        del self._marks[step:]
        del self.record.steps[step:]

    def at(self, step: int) -> Position[S]:
        """The position when `step` steps had been taken, as a copy."""
        start = max(kept for kept in self._kept if kept <= step)
        position = self._kept[start].clone()
        for number in range(start, step):
            seat, packed = self.record.steps[number]
            self._replay(position, seat, packed)
            position.state.events = []
        return position

    def _replay(self, position: Position[S], seat: Seat, packed: Any) -> None:
        if seat == REKEY:
            position.state.dice = Dice(packed)
        elif refusal := position.answer(seat, unpack(packed)):
            raise SaveError(f"The record cannot be replayed: {refusal.reason}. The rules have changed under the game.")


class TableHistory(Generic[S]):
    """The entries of one table and the game they lead to."""

    def __init__(self, game: Game[S], record: Record, opening: bytes | None = None) -> None:
        self.game = game
        self.journal: TableJournal[S] = TableJournal(game, record)
        self.version = 0
        self.lengths = [0]
        """Steps taken at each version."""
        self.nonces: dict[tuple[Seat, str], int] = {}
        self.ordered: set[int] = set()
        """The steps that nobody took: standing orders did, or they went without saying."""
        self.asked: dict[Seat, int] = {}
        """At which version each open question came up as it is now."""
        self.parted: Parted | None = None
        """An entry does not fit the rules any more; it and what follows count only from the next going back."""
        self.unfit = 0
        """Steps that were played and do not count any more."""
        self.unnoted: dict[int, bytes] = {}
        """Version -> what the entry told, of those that do not say so themselves (0: before the first)."""
        self.overtaken: dict[Seat, int] = {}
        """At which version a question to a seat went away without its answer: somebody else was quicker."""
        self.answered: dict[Seat, tuple[int, Ask]] = {}
        """Which question each seat answered last, and at which version it was answered."""
        self._questions: dict[Seat, Ask] = {}
        self._renewed = False
        """Whether what is asked next is asked anew, even if it is the same (`Position.renewed`)."""
        self._note_questions()
        self._compare(0, opening)

    @property
    def played(self) -> int:
        """Steps that were played, whether they still fit or not."""
        return self.journal.length + self.unfit

    @property
    def broken(self) -> bool:
        """Whether what was played and the rules have parted."""
        return self.parted is not None

    def append(self, entry: Logged) -> None:
        """Fold one more entry in; entries come in order, and where one is missing the game has parted from them."""
        while self.version + 1 < entry.number:
            self._part("damaged")
            self._counted("", f"missing-{self.version + 1}")
            self.unfit += 1
        if entry.seat == GO_BACK:
            self.parted, self.unfit = None, 0
            self.journal.rewind(min(int(entry.answer), self.journal.length))
            self._questions, self.answered = {}, {}
        elif entry.answer is DAMAGED:
            self._part("damaged")
        elif not self.broken:
            try:
                self.journal.step(entry.seat, entry.answer)
            except Exception:  # whatever the rules have become: what they make of this step is not what was played
                self._part("refused", entry.told)
            else:
                self._compare(entry.number, entry.told)
        self.unfit += self.broken
        self._noted(entry.seat, entry.nonce)

    def _compare(self, number: int, was: bytes | None) -> None:
        """Whether the last step told what its entry says it did."""
        step = self.journal.length
        now = self.journal.written(step)
        if was is None:
            self.unnoted[number] = now
        elif was != now:
            if step:
                self.journal.rewind(step - 1)
            self._part("told", was, now)

    def _part(self, why: Literal["told", "refused", "damaged"], was: bytes | None = None, now: bytes = b"") -> None:
        if self.parted is not None:
            return
        try:
            then, today = [told.read(data) if data else told.NOTHING for data in (was, now)]
        except SaveError:  # nobody can say any more what it told
            why, then, today = "damaged", told.NOTHING, told.NOTHING
        self.parted = Parted(self.journal.length, why, then, today)

    def take(self, trial: Trial, nonce: str) -> None:
        """The trial was committed as the next entry."""
        self.journal.take(trial)
        self._noted(trial.seat, nonce)

    def _noted(self, seat: Seat, nonce: str) -> None:
        self._counted(seat, nonce)
        if seat in self._questions:
            self.answered[seat] = (self.version, self._questions[seat])
        before = self._questions.keys() - {seat}
        self._note_questions()
        self.overtaken.update(dict.fromkeys(before - self.asked.keys(), self.version))

    def _counted(self, seat: Seat, nonce: str) -> None:
        self.version += 1
        before, length = self.lengths[-1], self.journal.length
        self.lengths.append(length)
        self.nonces[seat, nonce] = self.version
        if length < before:
            self.ordered = {step for step in self.ordered if step < length}
        elif length > before and nonce.startswith((BY_ORDER, BY_ITSELF)):
            self.ordered.add(before)

    def _note_questions(self) -> None:
        position = self.journal.position
        self.asked = self._asked_at(position, self.version)
        self._questions = {question.seat: question for question in position.asks()}
        self._renewed = position.renewed

    def asked_after(self, position: Position[S]) -> dict[Seat, int]:
        """What `asked` will be if `position` comes next."""
        return self._asked_at(position, self.version + 1)

    def _asked_at(self, position: Position[S], version: int) -> dict[Seat, int]:
        """A question that was open before and is still the same came up when it did; any other comes up now."""
        before = {} if self._renewed else self._questions
        return {
            question.seat: self.asked[question.seat] if before.get(question.seat) == question else version
            for question in position.asks()
        }

    def kept_since(self, version: int) -> int:
        """Up to which step somebody who last saw `version` still has it right."""
        return min(self.lengths[version:])

    # putting away

    def put_away(self) -> bytes:
        """The game as it stands, for `take_out`; what was told so far is in the entries."""
        data = msgspec.msgpack.encode(_Kept(save(self.game, self.journal.position), self.asked))
        return _sum(data) + data

    @classmethod
    def read(
        cls,
        game: Game[S],
        record: Record,
        entries: Sequence[Logged],
        opening: bytes | None,
        snapshot: tuple[int, bytes] | None,
    ) -> Self:
        """The game that all these entries lead to; a snapshot (of how many of them) that does not fit is left alone."""
        history: Self | None = None
        if snapshot is not None and snapshot[0] <= len(entries):
            with suppress(SaveError):
                history = cls.take_out(game, record, entries[: snapshot[0]], snapshot[1], opening)
        if history is None:
            history = cls(game, structs.replace(record, steps=[]), opening)
        for entry in entries[history.version :]:
            history.append(entry)
        return history

    @classmethod
    def take_out(
        cls, game: Game[S], record: Record, entries: Sequence[Logged], data: bytes, opening: bytes | None
    ) -> Self:
        """The history after `entries`, from what `put_away` wrote then; a `SaveError` if it does not fit."""
        if not is_whole(data):
            raise SaveError("The snapshot is damaged. Replay the record instead.")
        kept = msgspec.msgpack.decode(data[_SUM:], type=_Kept)
        history = cls(game, record, opening)
        if history.broken or opening is None:
            raise SaveError("The game would begin otherwise. Replay the record instead.")
        journal = history.journal
        for number, entry in enumerate(entries, 1):
            if entry.number != number or entry.answer is DAMAGED:
                raise SaveError("The log has a gap. Replay the record instead.")
            if entry.seat == GO_BACK:
                journal.forget(min(int(entry.answer), journal.length))
            elif entry.told is None:
                raise SaveError("Nobody noted what was told. Replay the record instead.")
            else:
                journal.remember(entry.seat, entry.answer, told.read(entry.told))
            history._counted(entry.seat, entry.nonce)
        journal.position = load(game, kept.position)
        journal._kept[journal.length] = journal.position.clone()
        history._questions = {question.seat: question for question in journal.position.asks()}
        history._renewed = journal.position.renewed
        history.asked = kept.asked
        return history


def is_whole(snapshot: bytes) -> bool:
    """Whether a snapshot is as it was written."""
    return _sum(snapshot[_SUM:]) == snapshot[:_SUM]


def _sum(data: bytes) -> bytes:
    return blake2b(data, digest_size=_SUM).digest()
