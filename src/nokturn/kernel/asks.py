"""Questions to players, the options they are offered, and refusals.

An `Ask` is one question to one seat.  Clients can render every kind without
knowing the game: one of, some of, order these, a number, confirm.

The rules describe what a seat may do by yielding options — `Option` structs for
what is allowed, `Refused(option, rule)` for what a player might well want but the
rules forbid.  The same stream answers "what may I do?", "may I do this?" and
"why not?".  Where a name can be given, any text is an answer too (`own_words`).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypeAlias

from nokturn.kernel.plain import Leaf, is_whole

Seat: TypeAlias = str
Answer: TypeAlias = Any
"""What a seat answers: an `Option` (one), a tuple of options (some, order), an int, or a bool."""

Otherwise: TypeAlias = tuple[tuple[str, str], ...]
"""(kind of option, rule): why nothing of that kind is possible now."""

Kind = Literal["one", "some", "order", "number", "confirm"]


class Option(Leaf, frozen=True):
    """Something a player may do.  Subclasses are named with the rulebook's verbs."""


class Refused(Leaf, frozen=True):
    """Something a player might want to do and the rule that forbids it."""

    option: Option
    rule: str
    args: tuple[tuple[str, Any], ...] = ()
    """What the explanation needs to say, e.g. `(("cost", 1), ("blood", 1))`."""


class Refusal(Leaf, frozen=True):
    """The answer to an answer that cannot be taken: why, and by which rule.

    `reason` is a message key: the rule's own text explains a `forbidden` option, the
    others (`not-asked`, `not-offered`, `wrong-kind`, ...) say what would be accepted.
    """

    reason: str
    rule: str = ""
    args: tuple[tuple[str, Any], ...] = ()


class OwnWords(Leaf, frozen=True):
    """A question is open to an answer in one's own words: beside the options it lists, any option of one kind is taken
    whose only field is a line of text.  It is written down as it was typed, without the blanks around it."""

    option: str
    """The kind, as it is saved: `heritage.GiveName`."""
    longest: int
    """In characters."""
    taken: tuple[str, ...] = ()
    """What may not be written again, folded: how it is capitalised makes no difference."""

    def text_of(self, answer: Any) -> str | None:
        """What was written; None: it is another kind of answer."""
        if not isinstance(answer, Leaf) or answer.plain_name != self.option or len(answer.__struct_fields__) != 1:
            return None
        text = getattr(answer, answer.__struct_fields__[0])
        return unicodedata.normalize("NFC", text).strip() if isinstance(text, str) else None

    def flaw(self, text: str) -> str:
        """Why it cannot be taken: `length`, `signs` or `taken`; empty: it can."""
        if not is_whole(text):
            return "signs"
        if not 0 < len(text) <= self.longest:
            return "length"
        return "taken" if text.casefold() in self.taken else ""


class Ask(Leaf, frozen=True):
    """One question to one seat."""

    seat: Seat
    prompt: str
    """Message key of the sentence that says what is decided, and why now."""
    kind: Kind
    options: tuple[Any, ...] = ()
    refused: tuple[Refused, ...] = ()
    low: int = 0
    high: int = 0
    rule: str = ""
    """The rule that makes the game ask this."""
    args: tuple[tuple[str, Any], ...] = ()
    auto: bool = False
    """Answer without asking when there is only one option.  Never where that would tell
    the others something they cannot know."""
    otherwise: Otherwise = ()
    """The rule against every option of a kind that is not offered (see `refusing`)."""
    own_words: OwnWords | None = None
    """Of one option: beside those listed, one of this kind in the player's own words."""

    def forced(self) -> tuple[Answer] | None:
        """The only possible answer, in a tuple, if the question may be answered by itself."""
        if not self.auto or self.own_words is not None:
            return None
        if self.kind == "one" and len(self.options) == 1:
            return (self.options[0],)
        if self.kind == "number" and self.low == self.high:
            return (self.low,)
        if self.kind == "order" and len(self.options) <= 1:
            return (self.options,)
        if self.kind == "some" and self.low == len(self.options):
            return (self.options,)
        return None

    def goes_without_saying(self) -> bool:
        """Only to pass, to keep it, to do nothing more is possible.

        Games ask this all the same, lest the others learn something from silence; where nobody else sits, nobody needs
        to be asked."""
        return self.kind == "one" and len(self.options) == 1 and not self.options[0].__struct_fields__

    def flaw(self) -> str:
        """What makes the question impossible to answer; empty if it can be answered."""
        if self.kind == "number" and self.low > self.high:
            return f"for a number from {self.low} to {self.high}"
        if self.kind == "one" and not self.options and self.own_words is None:
            return "with nothing to choose from"
        if self.kind in ("some", "order") and len(set(self.options)) < len(self.options):
            return "offering the same option twice"
        return ""

    def settle(self, answer: Answer) -> Answer:
        """A legal answer in the words of the question: Python holds `True` for `1`, a saved game does not."""
        if self.kind == "one":
            try:
                return self.options[self.options.index(answer)]
            except ValueError:
                return self._written(answer)
        if self.kind in ("some", "order"):
            return tuple([self.options[self.options.index(item)] for item in answer])
        return answer

    def check(self, answer: Answer) -> Refusal | None:
        """None if `answer` is one that the rules offer, else why not."""
        if self.kind == "one":
            return None if answer in self.options else self._check_words(answer)
        if self.kind == "confirm":
            return None if isinstance(answer, bool) else self._refuse("wrong-kind-confirm")
        if self.kind == "number":
            if isinstance(answer, bool) or not isinstance(answer, int):
                return self._refuse("wrong-kind-number", low=self.low, high=self.high)
            if self.low <= answer <= self.high:
                return None
            return self._refuse("out-of-range", low=self.low, high=self.high, answer=answer)
        return self._check_several(answer)

    def _check_words(self, answer: Answer) -> Refusal | None:
        own = self.own_words
        text = own.text_of(answer) if own is not None else None
        if own is None or text is None:
            return self._why_not(answer)
        flaw = own.flaw(text)
        if flaw == "taken":
            return self._refuse("forbidden")
        return self._refuse(f"own-words-{flaw}", high=own.longest, count=len(text)) if flaw else None

    def _written(self, answer: Answer) -> Answer:
        """What was written, without blanks around it: an option that is listed, or one of its own."""
        assert self.own_words is not None, "only a legal answer can be settled"
        written = type(answer)(self.own_words.text_of(answer))
        return self.options[self.options.index(written)] if written in self.options else written

    def _check_several(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, tuple):
            return self._refuse(f"wrong-kind-{self.kind}", low=self.low, high=self.high)
        for item in answer:
            if item not in self.options:
                return self._why_not(item)
        if len(set(answer)) != len(answer):
            return self._refuse("twice-the-same")
        if self.kind == "order":
            return None if len(answer) == len(self.options) else self._refuse("order-all", count=len(self.options))
        if self.low <= len(answer) <= self.high:
            return None
        exactly = self.low == self.high
        return self._refuse("wrong-count", low=self.low, high=self.high, exactly=exactly, count=len(answer))

    def _why_not(self, option: Answer) -> Refusal:
        for refused in self.refused:
            if refused.option == option:
                return Refusal("forbidden", refused.rule, refused.args)
        for kind, rule in self.otherwise:
            if isinstance(option, Option) and option.plain_name == kind:
                return Refusal("forbidden", rule)
        return self._refuse("not-offered")

    def _refuse(self, reason: str, **args: Any) -> Refusal:
        return Refusal(reason, self.rule, tuple(args.items()))


class AskAll(Leaf, frozen=True):
    """Questions to several seats at once; nobody sees an answer before all are in."""

    asks: tuple[Ask, ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who is asked, in this order."""
        return tuple([question.seat for question in self.asks])


class AskAny(Leaf, frozen=True):
    """Questions to several seats at once; the first answer goes on, and the other questions are gone with it."""

    asks: tuple[Ask, ...]
    apart: bool = False
    """The questions have nothing to do with each other: one that is asked again as it was is still the same, and an
    answer that somebody is about to give to it still counts.  Otherwise an answer to any of them ends them all."""


def refusing(rules: Mapping[type[Option], str]) -> Otherwise:
    """For an ask's `otherwise`: the rule that forbids all options of a kind, unless one is offered."""
    return tuple([(kind.plain_name, rule) for kind, rule in rules.items()])


def ask(
    seat: Seat,
    prompt: str,
    options: Iterable[Any],
    *,
    rule: str = "",
    auto: bool = False,
    otherwise: Otherwise = (),
    own_words: OwnWords | None = None,
    **args: Any,
) -> Ask:
    """Choose exactly one of the options, or write one."""
    offered, refused = _split(options)
    facts = tuple(args.items()) if args else ()
    return Ask(seat, prompt, "one", offered, refused, 1, 1, rule, facts, auto, otherwise, own_words)


def ask_some(
    seat: Seat,
    prompt: str,
    options: Iterable[Any],
    low: int,
    high: int,
    *,
    rule: str = "",
    auto: bool = False,
    **args: Any,
) -> Ask:
    """Choose from `low` to `high` of the options; the answer is a tuple."""
    offered, refused = _split(options)
    high = min(high, len(offered))
    return Ask(seat, prompt, "some", offered, refused, min(low, high), high, rule, tuple(args.items()), auto)


def ask_order(
    seat: Seat, prompt: str, options: Iterable[Any], *, rule: str = "", auto: bool = False, **args: Any
) -> Ask:
    """Put the options in order; the answer is a tuple of all of them."""
    offered, refused = _split(options)
    return Ask(seat, prompt, "order", offered, refused, len(offered), len(offered), rule, tuple(args.items()), auto)


def ask_number(seat: Seat, prompt: str, low: int, high: int, *, rule: str = "", auto: bool = False, **args: Any) -> Ask:
    """Name a number from `low` to `high`."""
    return Ask(seat, prompt, "number", (), (), low, high, rule, tuple(args.items()), auto)


def ask_confirm(seat: Seat, prompt: str, *, rule: str = "", **args: Any) -> Ask:
    """Yes or no."""
    return Ask(seat, prompt, "confirm", (), (), 0, 1, rule, tuple(args.items()))


def ask_all(asks: Mapping[Seat, Ask] | Iterable[Ask]) -> AskAll:
    """Ask several seats at once; the answers come back as `((seat, answer), ...)` in this order."""
    return AskAll(_each_once("ask_all", asks))


def ask_any(asks: Mapping[Seat, Ask] | Iterable[Ask], *, apart: bool = False) -> AskAny:
    """Ask several seats at once and go on with the first answer, which comes back as `(seat, answer)`.

    `apart` where people play beside each other: see `AskAny.apart`."""
    questions = _each_once("ask_any", asks)
    if not questions:
        raise ValueError("ask_any asks nobody: the game could never go on. Ask only while somebody can answer.")
    return AskAny(questions, apart)


def _each_once(which: str, asks: Mapping[Seat, Ask] | Iterable[Ask]) -> tuple[Ask, ...]:
    questions = tuple(asks.values() if isinstance(asks, Mapping) else asks)
    if len({question.seat for question in questions}) < len(questions):
        raise ValueError(f"{which} asks a seat twice: put both into one question, or ask one after the other.")
    return questions


def _split(stream: Iterable[Any]) -> tuple[tuple[Any, ...], tuple[Refused, ...]]:
    offered: list[Any] = []
    refused: list[Refused] = []
    for item in stream:
        if type(item) is Refused:
            refused.append(item)
        else:
            offered.append(item)
    return tuple(offered), tuple(refused)
