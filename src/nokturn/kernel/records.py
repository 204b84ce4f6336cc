"""The record of a game, and everything that follows from it.

    Record = game + rules version + options + players + key + what was handed down + packs + answers

The record is the truth.  A `Journal` folds it into the current position and keeps
the log; replay, undo, fork, saves and bug reports are all the same fold.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

import msgspec

from nokturn.kernel.asks import Answer, Refusal, Seat
from nokturn.kernel.chance import Dice
from nokturn.kernel.content import write_whole
from nokturn.kernel.errors import NokturnError, SaveError, SetupError
from nokturn.kernel.events import Event, Line, log_of
from nokturn.kernel.game import Game, Options, OptionValue
from nokturn.kernel.options import as_begun
from nokturn.kernel.packs.packs import Hashes
from nokturn.kernel.plain import check_plain, is_text, pack, unpack
from nokturn.kernel.position import Position
from nokturn.kernel.snapshots import digest
from nokturn.kernel.state import State

S = TypeVar("S", bound=State)

FORMAT = 1
REKEY = "*"
"""In place of a seat: from here on the dice have another key (a fork)."""
_LONGEST_KEY = 64
"""Bytes of UTF-8."""
_EVERY = 8
"""A copy of the position is kept at every so many steps, to undo without a full replay."""
_NEAR = 128
"""Of steps longer ago fewer copies are kept: half as many each time the distance doubles."""


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game as answers; `msgspec` writes it as JSON for people."""

    nokturn: int = FORMAT
    game: str
    rules: str
    options: dict[str, OptionValue]
    players: list[str]
    key: str
    handed_down: Any = msgspec.UNSET
    """What earlier games have left to this one (`Game.legacy`), packed; unset: nothing."""
    packs: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    """The packs it is played with, by id: the hash of each; unset: the game has none."""
    steps: list[tuple[Seat, Any]] = []
    digest: str = ""
    """Hash of the position after the last step."""
    check: str = ""
    """Hash of the record itself, set when it is written."""


class Journal(Generic[S]):
    """A game being played: its record so far, its position, its log."""

    def __init__(self, game: Game[S], record: Record) -> None:
        self.game = game
        self.record = record
        self.log: list[Event] = []
        self._marks: list[_Mark] = []
        self._kept: dict[int, Position[S]] = {}
        outcomes: list[Any] = []
        left = None if record.handed_down is msgspec.UNSET else unpack(record.handed_down)
        self.position = game.start(
            len(record.players),
            as_begun(game.table_options, record.options),
            record.key,
            handed_down=left,
            packs=None if record.packs is msgspec.UNSET else record.packs,
            outcomes=outcomes,
        )
        self._settle()
        self._kept[0] = self.position.clone()

    @classmethod
    def new(
        cls,
        game: Game[S],
        players: list[str],
        options: Mapping[str, OptionValue],
        key: str,
        handed_down: Any = None,
        packs: Hashes | None = None,
    ) -> Self:
        """Start a game.  Impossible tables, and what no save could hold, are a `SetupError`.

        `packs` are the versions it is played with; of those that are not named, the newest."""
        for name in players:
            if not is_text(name):
                raise SetupError.because("no-name", found=ascii(name))
        if not _is_key(key):
            raise SetupError.because("bad-key", found=ascii(key), most=str(_LONGEST_KEY))
        complete = game.options(options)
        record = Record(game=game.name, rules=game.rules_version, options=complete, players=list(players), key=key)
        if handed_down is not None:
            check_plain(handed_down, "What is handed down")
            record.handed_down = pack(handed_down)
        record.packs = hashes_of(game, complete, packs)
        return cls(game, record)

    def keep_packs(self) -> None:
        """Put the packs it is played with on the shelf: whatever becomes of the program, this game can go on."""
        hashes = None if self.record.packs is msgspec.UNSET else self.record.packs
        for opened in self.game.packs.opened(self.record.options, hashes):
            self.game.packs.keep(opened)

    # playing

    @property
    def length(self) -> int:
        """How many steps have been taken."""
        return len(self.record.steps)

    def answer(self, seat: Seat, answer: Answer) -> Refusal | None:
        """Take an answer, or say why not.  If a rule fails, nothing has changed."""
        check_plain(answer, "An answer")
        trial = self.position.clone()
        trial.outcomes = []
        refusal = trial.answer(seat, answer)
        if refusal is None:
            self._took(trial, seat, pack(answer))
        return refusal

    def _took(self, position: Position[S], seat: Seat, packed: Any) -> None:
        self.position = position
        drew = bool(position.outcomes)
        before = len(self.log)
        self._settle()
        revealed = any(event.reveals for event in self.log[before:])
        self._marks.append(_Mark(before, drew, revealed))
        self.record.steps.append((seat, packed))
        if self.length % _EVERY == 0:
            self._kept[self.length] = self.position.clone()
            self._kept = {step: kept for step, kept in self._kept.items() if step % _apart(self.length - step) == 0}

    def _settle(self) -> None:
        """Move what was just told from the state into the log."""
        state = self.position.state
        self.log.extend(state.events or ())
        state.events = []
        self.position.outcomes = None

    def lines(self, seat: Seat | None) -> tuple[Line, ...]:
        """The log as `seat` knows it."""
        return log_of(self.log, seat)

    # going back

    def may_undo(self, seat: Seat, consenting: Collection[Seat] = (), ordered: Collection[int] = ()) -> int | Refusal:
        """To which step `seat` may go back, or why not.

        Never past another player's move (unless that player consents), never past
        chance, never past something hidden that has come to light.  Steps in `ordered`
        were taken by standing orders, which would take them again: they go along."""
        step = self.length
        while step > 0:
            step -= 1
            mover = self.record.steps[step][0]
            if self._marks[step].drew:
                return Refusal("undo-chance")
            if self._marks[step].revealed:
                return Refusal("undo-revealed")
            if mover == seat and step not in ordered:
                return step
            if mover != seat and mover not in consenting:
                return Refusal("undo-other")
        return Refusal("undo-nothing")

    def undo(self, seat: Seat, consenting: Collection[Seat] = ()) -> Refusal | None:
        """Take back the last move of `seat`."""
        target = self.may_undo(seat, consenting)
        if isinstance(target, Refusal):
            return target
        self.rewind(target)
        return None

    def rewind(self, step: int) -> None:
        """Go back to where `step` steps had been taken, whatever they were."""
        steps = self.record.steps[:step]
        start = max(kept for kept in self._kept if kept <= step)
        self.position = self._kept[start].clone()
        self.record.steps = steps[:start]
        del self.log[self._marks[start].log_length if start < len(self._marks) else len(self.log) :]
        self._marks = self._marks[:start]
        self._kept = {kept: position for kept, position in self._kept.items() if kept <= start}
        for seat, packed in steps[start:]:
            self.step(seat, packed)

    def fork(self, step: int, key: str = "") -> Journal[S]:
        """Another game that is the same up to `step`; with a `key`, chance differs from there."""
        source = self.record
        record = Record(
            game=source.game,
            rules=source.rules,
            options=dict(source.options),
            players=list(source.players),
            key=source.key,
            handed_down=source.handed_down,
            packs=source.packs,
        )
        other = Journal(self.game, record)
        for seat, packed in source.steps[:step]:
            other.step(seat, packed)
        if key:
            other.step(REKEY, key)
        return other

    def step(self, seat: Seat, packed: Any) -> None:
        """Take one step of a record; a step that cannot be taken is a `SaveError`."""
        number = self.length + 1
        if seat == REKEY:
            trial = self.position.clone()
            trial.state.dice = Dice(_key(packed))
            self._took(trial, seat, packed)
            return
        refusal = self.answer(seat, unpack(packed))
        if refusal is not None:
            why = f"{refusal.reason} {refusal.rule}".strip()
            raise SaveError.because("step", step=str(number), seat=seat, answer=repr(packed), why=why)

    # saving

    def text(self) -> bytes:
        """The record as JSON, sealed with its hashes."""
        return sealed(msgspec.structs.replace(self.record, digest=digest(self.game, self.position)))

    def save(self, path: Path) -> None:
        """Write the record; the file is there whole or not at all."""
        write_whole(path, self.text())


def _apart(age: int) -> int:
    """How far copies lie apart that are so many steps old."""
    apart = _EVERY
    while age > _NEAR:
        age, apart = age // 2, apart * 2
    return apart


class _Mark(msgspec.Struct, frozen=True):
    """What one step did, as far as undo is concerned."""

    log_length: int
    drew: bool
    revealed: bool


def hashes_of(game: Game[Any], options: Options, named: Hashes | None = None) -> dict[str, str] | msgspec.UnsetType:
    """The versions of its packs that a new game is played with, as its record names them."""
    return {pack.id: pack.hash for pack in game.packs.opened(options, named)} or msgspec.UNSET


def repacked(game: Game[Any], record: Record) -> Record:
    """The same game with its packs as they are now: its steps may not fit any more."""
    return msgspec.structs.replace(record, packs=hashes_of(game, game.options(record.options)), digest="", check="")


def sealed(record: Record) -> bytes:
    """A record as JSON with the hash of itself, so that changes show."""
    return msgspec.json.format(msgspec.json.encode(msgspec.structs.replace(record, check=_hash(record))), indent=1)


def read_record(data: bytes, what: str = "The save") -> Record:
    """Decode a record; damaged, foreign and tampered ones are a `SaveError` saying what to do."""
    try:
        version = msgspec.json.decode(data, type=dict[str, Any]).get("nokturn")
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise SaveError.because("unreadable", what=what, why=str(error)) from None
    except RecursionError:
        raise SaveError.because("unreadable", what=what, why="it is nested without end") from None
    if version != FORMAT:
        raise SaveError.because("format", what=what, found=repr(version), read=str(FORMAT))
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.MsgspecError as error:
        raise SaveError.because("damaged", what=what, why=str(error)) from None
    if record.check != _hash(record):
        raise SaveError.because("changed", what=what)
    return record


def replay(game: Game[S], record: Record, steps: int | None = None) -> Journal[S]:
    """Fold a record (or its first `steps` steps) into a journal."""
    if record.game != game.name:
        raise SaveError.because("other-game", found=record.game, wanted=game.name)
    _key(record.key)
    empty = msgspec.structs.replace(record, steps=[], rules=game.rules_version, digest="", check="")
    try:
        journal = Journal(game, empty)
        for seat, packed in record.steps[:steps]:
            journal.step(seat, packed)
    except SaveError:
        raise
    except NokturnError as error:
        raise SaveError.because("unplayable", why=str(error)) from None
    except RecursionError:
        raise SaveError.because("unplayable", why="an answer is nested without end.") from None
    unchanged = record.rules == game.rules_version and steps is None and record.digest
    if unchanged and digest(game, journal.position) != record.digest:
        raise SaveError.because("other-position")
    return journal


def read_file(path: Path) -> Record:
    """The record in a file; every fault is a `SaveError` that names the file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SaveError.because("not-read", file=str(path), why=error.strerror) from None
    return read_record(data, str(path))


def load(game: Game[S], path: Path) -> Journal[S]:
    """Read and replay a saved game."""
    return replay(game, read_file(path))


def _key(text: Any) -> str:
    """A key for the dice from a record; what cannot be one is a `SaveError`."""
    if not _is_key(text):
        raise SaveError.because("no-key", found=ascii(text))
    return str(text)


def _is_key(text: Any) -> bool:
    return is_text(text) and 0 < len(text.encode()) <= _LONGEST_KEY


def _hash(record: Record) -> str:
    bare = msgspec.structs.replace(record, check="")
    return blake2b(msgspec.json.encode(bare), digest_size=16).hexdigest()
