"""What one seat sees of a table: the shapes that go to clients, and how they are built."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, cast

import msgspec

from nokturn.kernel.asks import Ask, Refusal, Refused, Seat
from nokturn.kernel.events import Line
from nokturn.kernel.game import Game, Printed
from nokturn.kernel.parts.foresight import Shortcut
from nokturn.kernel.plain import pack
from nokturn.kernel.position import Position
from nokturn.kernel.state import State
from nokturn.table.store.results import Earned, Place, Tie, ledger, lit, places, ties

Status = Literal["lobby", "live", "over"]


class RefusedOption(msgspec.Struct):
    """Something the seat might want, and the rule that forbids it."""

    option: Any
    rule: str
    args: dict[str, Any]


class Aside(msgspec.Struct):
    """A message beside a choice."""

    key: str
    facts: dict[str, Any]


class OutcomeSight(msgspec.Struct):
    """A number that a choice changes, if nothing else happens: `of` a seat, a thing, or the whole table."""

    what: str
    of: str
    before: int | None
    after: int


class PlannedAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to the question after this one, if it is `prompt` and says what is in `when`."""

    prompt: str
    answer: Any
    when: dict[str, Any] = {}


class ShortcutSight(msgspec.Struct):
    """Several answers as one choice: the first is given now, the others follow on it."""

    key: str
    facts: dict[str, Any]
    answer: Any
    then: list[PlannedAnswer]


class Writing(msgspec.Struct):
    """An option of this kind may be written: its only field is one line, so many characters long at most."""

    option: str
    longest: int


class Question(msgspec.Struct):
    """An open question to the seat; `options` are packed, and go back packed as the answer."""

    seat: Seat
    prompt: str
    args: dict[str, Any]
    kind: Literal["one", "some", "order", "number", "confirm"]
    options: list[Any]
    asides: list[Aside | None]
    """What is said beside each of the options."""
    outcomes: list[list[OutcomeSight]]
    """What each of the options comes to."""
    cautions: list[Aside | None]
    """Why an option is to be asked for once more; those of which this is said come last."""
    refused: list[RefusedOption]
    low: int
    high: int
    rule: str
    otherwise: dict[str, str]
    """Kind of option -> the rule against all of that kind."""
    own_words: Writing | None = None
    """Beside the options: what may be answered in one's own words."""
    shortcuts: list[ShortcutSight] = []


class LogLine(msgspec.Struct):
    """Something the seat was told, and after which step (0: while setting up)."""

    at: int
    key: str
    facts: dict[str, Any]


class SeatClock(msgspec.Struct):
    """A seat's clock; times are Unix seconds of the server, whose time the pong tells."""

    bank: float
    since: float | None
    deadline: float | None


class UndoSight(msgspec.Struct):
    """Whether the seat may take back its last move: at once, or if all in `needs` agree."""

    possible: bool
    why: str = ""
    needs: list[Seat] = []


class UndoRequest(msgspec.Struct):
    """Somebody asks to take a move back; all in `needs` have to agree."""

    by: Seat
    needs: list[Seat]
    agreed: list[Seat]
    version: int
    rules: bool = False
    """Not a move: the host would go on from the last step that fits the rules of the day."""


class PartedSight(msgspec.Struct):
    """What was played and the rules of the day have parted: the first step that they see otherwise."""

    step: int
    """Steps that still fit."""
    steps: int
    """Steps that were played."""
    why: Literal["told", "refused", "damaged"]
    was: list[LogLine]
    now: list[LogLine]
    """What the seat was told of it then, and what it would be told today."""
    needs: list[Seat] = []
    """The host would go on from the last step that fits, and these have not agreed yet."""


class Sight(msgspec.Struct, tag_field="is", tag="sight", kw_only=True):
    """All one seat (None: a spectator) sees at one version of the table."""

    version: int
    step: int
    """Steps taken; less than before after an undo."""
    seat: Seat | None
    status: Status
    view: Any
    """The game's own view; None before the game starts."""
    asks: list[Question]
    beside: list[Question]
    """Questions to other seats that whoever looks may answer too."""
    waiting_for: list[Seat]
    kept: int
    """Lines up to this step are the same as at the version asked from; later ones are gone and told anew."""
    lines: list[LogLine]
    clocks: dict[Seat, SeatClock]
    undo: UndoSight
    request: UndoRequest | None
    whisper: list[Seat]
    """Whom this seat may whisper to now, itself included; empty: all hear what it says."""
    standings: list[Place]
    ledger: list[Earned] = []
    """Where every point came from, once it is over."""
    ties: list[Tie] = []
    opened: list[Printed] = []
    """What has come to light at this table and is in no gallery."""
    parted: PartedSight | None = None
    """The rules have changed under the game."""
    closed: bool = False
    """It ended without a result, because they had."""


class RefusalSight(msgspec.Struct):
    """Why an answer was not taken."""

    reason: str
    rule: str
    args: dict[str, Any]
    text: str


def facts(pairs: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    return {name: pack(value) for name, value in pairs}


def question(game: Game[Any], state: State, ask: Ask) -> Question:
    warned = [(option, game.tongue.caution(state, ask.seat, option)) for option in ask.options]
    warned.sort(key=lambda one: one[1] is not None)
    options = [option for option, _ in warned]
    asides = [game.tongue.aside_for(state, ask.seat, option) for option in options]
    outcomes = [game.tongue.outcomes(state, ask.seat, option) for option in options]
    return Question(
        ask.seat,
        ask.prompt,
        facts(ask.args),
        ask.kind,
        [pack(option) for option in options],
        [_beside(line) for line in asides],
        [[OutcomeSight(one.what, one.of, one.before, one.after) for one in numbers] for numbers in outcomes],
        [_beside(line) for _, line in warned],
        [_refused(refused) for refused in ask.refused],
        ask.low,
        ask.high,
        ask.rule,
        dict(ask.otherwise),
        Writing(ask.own_words.option, ask.own_words.longest) if ask.own_words else None,
        [_shortcut(one) for one in game.tongue.shortcuts(state, ask)],
    )


def _shortcut(shortcut: Shortcut) -> ShortcutSight:
    then = [PlannedAnswer(one.prompt, pack(one.answer), facts(one.when)) for one in shortcut.plan[1:]]
    return ShortcutSight(shortcut.key, facts(shortcut.facts), pack(shortcut.plan[0].answer), then)


def _beside(line: Line | None) -> Aside | None:
    return Aside(line.key, facts(line.facts)) if line else None


def _refused(refused: Refused) -> RefusedOption:
    return RefusedOption(pack(refused.option), refused.rule, facts(refused.args))


def log_line(at: int, line: Line) -> LogLine:
    return LogLine(at, line.key, facts(line.facts))


def log_lines(lines: list[tuple[int, Line]]) -> list[LogLine]:
    return [log_line(at, line) for at, line in lines]


def refusal_sight(refusal: Refusal, text: str) -> RefusalSight:
    return RefusalSight(refusal.reason, refusal.rule, facts(refusal.args), text)


def build(
    game: Game[Any],
    position: Position[Any],
    seat: Seat | None,
    *,
    version: int,
    step: int,
    kept: int,
    lines: list[tuple[int, Line]] | msgspec.Raw,
    view: Any = None,
    opened: Any = None,
    beside: Sequence[Seat] = (),
    clocks: Mapping[Seat, SeatClock] | None = None,
    undo: UndoSight | None = None,
    request: UndoRequest | None = None,
    story: Callable[[], Sequence[Line]] = tuple,
) -> Sight:
    """The sight of `seat` on a position, past or present; `story`: what everybody was told, wanted once it is over.

    `view`, `opened` and `lines` may be encoded already; `beside` are other seats whose questions are shown as well."""
    asks = position.asks()
    own = position.ask_for(seat) if seat is not None else None
    decided = position.over and not game.undecided(position.state)
    return Sight(
        version=version,
        step=step,
        seat=seat,
        status="over" if position.over else "live",
        view=game.for_people(game.view(position.state, seat)) if view is None else view,
        opened=lit(game, position.state, [line for _, line in lines]) if isinstance(lines, list) else opened,
        asks=[question(game, position.state, own)] if own else [],
        beside=[question(game, position.state, ask) for ask in asks if ask.seat in beside],
        waiting_for=[ask.seat for ask in asks],
        kept=kept,
        lines=log_lines(lines) if isinstance(lines, list) else cast("list[LogLine]", lines),
        clocks=dict(clocks or {}),
        undo=undo or UndoSight(False),
        request=request,
        whisper=[other for seats in game.manners.whispers(position.state) if seat in seats for other in seats],
        standings=places(game.standings(position.state)) if decided else [],
        ledger=ledger(game, position.state, story()) if position.over else [],
        ties=ties(game, position.state) if position.over else [],
    )
