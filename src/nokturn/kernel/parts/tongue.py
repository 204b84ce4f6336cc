"""How a game speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from nokturn.kernel.asks import Ask, Option, Seat
from nokturn.kernel.events import Line
from nokturn.kernel.parts.foresight import Outcome, Shortcut
from nokturn.kernel.state import State

if TYPE_CHECKING:
    from nokturn.kernel.words import Words

S = TypeVar("S", bound=State)


class Tongue(Generic[S]):
    """How a game speaks: names, the table as text, the story.  Sentences are in its `locale/{en,pl}.ftl`."""

    seats: ClassVar[frozenset[str]] = frozenset({"player", "target"})
    """Facts of messages that are seats, and are said by the name of whoever sits there."""
    chapters: ClassVar[frozenset[str]] = frozenset()
    """Keys of the events that open a new part of the story: a written log leaves a line free before them."""
    headings: ClassVar[frozenset[str]] = frozenset()
    """Keys of the lines that only say what comes next: where nothing comes, the story does without them."""
    renewing: ClassVar[frozenset[str]] = frozenset()
    """Keys of the events after which a player sees anew what lies in front of them (`scene`), though the same question
    follows on an answer of their own."""
    with_refused: ClassVar[frozenset[str]] = frozenset()
    """Questions whose refused choices a text lists too, after the others, with what stands beside them."""

    def name_of(self, kind: str, value: Any, lang: str) -> str | None:
        """The name of a thing in a message, e.g. `("card", "BR04", "pl")`; None: as it is."""
        return None

    def board(self, state: S, seat: Seat | None, words: Words) -> Sequence[str]:
        """The view of `seat` as lines of text that can be read aloud.

        By itself: every field of the view for which there is a message `board-<field>`, in their order.  What is kept
        by seat (a mapping) is said for one `$player` after another, and what is None is not said."""
        view = words.game.view(state, seat)
        lines: list[str] = []
        for field in view.__struct_fields__:
            value, key = getattr(view, field), f"board-{field.replace('_', '-')}"
            if value is None or not words.has(key):
                continue
            held = list(value.items()) if isinstance(value, Mapping) else [(seat, value)]
            lines += [words.say(key, [("player", whose), (field, what)]) for whose, what in held]
        return lines

    def scene(self, state: S, seat: Seat, ask: Ask, words: Words) -> Sequence[str]:
        """What `seat` wants to have in front of it when asked this: the board, a part of it, or nothing."""
        return ()

    def aside(self, state: S, option: Option) -> Line | None:
        """What one wants to see beside a choice of one's own, as a message and its facts: whose card it is, how much it
        counts.  Whoever is asked may know it."""
        return None

    def aside_for(self, state: S, seat: Seat, option: Option) -> Line | None:
        """The same for a choice of `seat`, where it differs between those who are asked."""
        return self.aside(state, option)

    def held(self, state: S, seat: Seat) -> tuple[str, ...]:
        """What `seat` holds, each thing once: a text says what is printed on it when it is asked for."""
        return ()

    def outcomes(self, state: S, seat: Seat, option: Option) -> tuple[Outcome, ...]:
        """What a choice of `seat` comes to if nothing else happens, in numbers; whoever is asked may know it."""
        return ()

    def caution(self, state: S, seat: Seat, option: Option) -> Line | None:
        """Why nobody would choose this by intent, as a message and its facts: it is never the first choice, and asks
        once more.  None: there is nothing to warn of."""
        return None

    def shortcuts(self, state: S, ask: Ask) -> tuple[Shortcut, ...]:
        """Answers to this question and those that follow on it, as one choice: as many as possible, all of them."""
        return ()

    def story(self, lines: Sequence[Line]) -> list[Line]:
        """The lines without headings under which nothing happens; the last one may still have something coming."""
        announces = self.headings | self.chapters
        keys = [*[line.key for line in lines], ""]
        pairs = zip(lines, keys[1:], strict=True)
        return [line for line, after in pairs if line.key not in self.headings or after not in announces]
