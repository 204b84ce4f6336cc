"""A journal that is told what to keep before it takes it, and that can be put away and taken out again.

The log of a table only grows.  An entry is an answer, a fork's new dice, or `GO_BACK`: everything
after a step is taken back.  `TableHistory` folds the entries into the game as it stands; the number of
entries is the table's version, and it never runs backwards, even where the game does.
"""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, Self, TypeVar

import msgspec

from nokturn.kernel.asks import Answer, Ask, Refusal, Seat
from nokturn.kernel.chance import Dice
from nokturn.kernel.errors import SaveError
from nokturn.kernel.events import Event, Line, seen_by
from nokturn.kernel.game import Game
from nokturn.kernel.plain import check_plain, pack, unpack
from nokturn.kernel.position import Position
from nokturn.kernel.records import REKEY, Journal, Record
from nokturn.kernel.records import _Mark as Mark
from nokturn.kernel.snapshots import load, save
from nokturn.kernel.state import State

S = TypeVar("S", bound=State)

GO_BACK = "<"
"""In place of a seat: the game goes back to the step that the answer names."""
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


class Trial(NamedTuple):
    """An answer that would be taken: the position it leads to, before anybody is told."""

    position: Any
    seat: Seat
    packed: Any


class _Kept(msgspec.Struct, array_like=True):
    position: bytes
    events: list[Any]
    marks: list[Mark]
    asked: dict[Seat, int]


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

    def __init__(self, game: Game[S], record: Record) -> None:
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
        self.broken = False
        """An entry does not fit the rules any more; it and what follows count only from the next going back."""
        self.overtaken: dict[Seat, int] = {}
        """At which version a question to a seat went away without its answer: somebody else was quicker."""
        self.answered: dict[Seat, tuple[int, Ask]] = {}
        """Which question each seat answered last, and at which version it was answered."""
        self._questions: dict[Seat, Ask] = {}
        self._renewed = False
        """Whether what is asked next is asked anew, even if it is the same (`Position.renewed`)."""
        self._note_questions()

    def append(self, entry: Logged) -> None:
        """Fold one more entry in; entries come in order, without gaps."""
        if entry.number != self.version + 1:
            raise SaveError(f"The log has a gap: entry {entry.number} follows {self.version}.")
        if entry.seat == GO_BACK:
            self.broken = False
            self.journal.rewind(min(int(entry.answer), self.journal.length))
            self._questions, self.answered = {}, {}
        elif not self.broken:
            try:
                self.journal.step(entry.seat, entry.answer)
            except SaveError:
                self.broken = True
        self._noted(entry.seat, entry.nonce)

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
        """The game as it stands, for `take_out`."""
        journal = self.journal
        events = [pack(event) for event in journal.log]
        kept = _Kept(save(self.game, journal.position), events, journal._marks, self.asked)
        return msgspec.msgpack.encode(kept)

    @classmethod
    def take_out(cls, game: Game[S], record: Record, entries: list[Logged], data: bytes) -> Self:
        """The history after `entries`, from what `put_away` wrote then; a `SaveError` if it does not fit."""
        try:
            kept = msgspec.msgpack.decode(data, type=_Kept)
        except msgspec.MsgspecError as error:
            raise SaveError(f"The snapshot is damaged: {error}. Replay the record instead.") from None
        history = cls(game, record)
        journal = history.journal
        for entry in entries:
            if entry.seat == GO_BACK:
                del journal.record.steps[int(entry.answer) :]
            else:
                journal.record.steps.append((entry.seat, entry.answer))
            history._counted(entry.seat, entry.nonce)
        if len(kept.marks) != journal.length:
            raise SaveError("The snapshot is of another game. Replay the record instead.")
        journal.log = [_event(packed) for packed in kept.events]
        journal._marks = kept.marks
        journal.position = load(game, kept.position)
        journal._kept[journal.length] = journal.position.clone()
        history._questions = {question.seat: question for question in journal.position.asks()}
        history._renewed = journal.position.renewed
        history.asked = kept.asked
        return history


def _event(packed: Any) -> Event:
    event = unpack(packed)
    if not isinstance(event, Event):
        raise SaveError("The snapshot is damaged: its log holds something that did not happen.")
    return event
