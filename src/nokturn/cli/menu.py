"""One question as a numbered list, and a typed line as an answer to it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from nokturn.cli.typed import EVERYTHING, NOTHING, Vocabulary, numbers, tokens, whole_number, yes_or_no
from nokturn.kernel.asks import Answer, Ask, OwnWords, Refusal
from nokturn.kernel.finder.concordance import fold
from nokturn.kernel.plain import leaf_named
from nokturn.kernel.words import Words, kebab

QUOTED = re.compile(r"[\"„“](.*)[\"”“]")
GROUP_FROM = 5
"""From so many options of one kind on, they share a line for each value of their first field."""


class Entry(NamedTuple):
    """A numbered line: one option, or several that are told apart in a second step."""

    label: str
    options: tuple[Any, ...]


class Given(NamedTuple):
    """An answer; the rules still have to accept it."""

    answer: Answer


class Narrowed(NamedTuple):
    """Several options fit: choose among these."""

    options: tuple[Any, ...]


class Unclear(NamedTuple):
    """Not an answer: what to tell the player."""

    text: str


def entries(options: Iterable[Any], words: Words) -> list[Entry]:
    """The options as lines, in their order; cards times places become one line per card, and a long list of one kind
    a single line, where the game has words for it (`group-…`, `fold-…`)."""
    listed = list(options)
    lines: dict[Any, list[Any]] = {}
    for option in listed:
        kind = type(option)
        many = sum(type(other) is kind for other in listed) >= GROUP_FROM
        name = kebab(kind.__name__)
        line: Any = option
        if many and words.has(f"fold-{name}"):
            line = kind
        elif many and words.has(f"group-{name}"):
            line = (kind, getattr(option, kind.__struct_fields__[0]))
        lines.setdefault(line, []).append(option)
    if len(lines) == 1:
        return [Entry(words.option(option), (option,)) for option in listed]
    return [Entry(_label(group, words), tuple(group)) for group in lines.values()]


def _label(group: list[Any], words: Words) -> str:
    first = group[0]
    if len(group) == 1:
        return words.option(first)
    if words.has(fold_name := f"fold-{kebab(type(first).__name__)}"):
        return words.say(fold_name, [("count", len(group))])
    field = type(first).__struct_fields__[0]
    return words.say(f"group-{kebab(type(first).__name__)}", [(field, getattr(first, field))])


def how_to_answer(ask: Ask, words: Words) -> str:
    """What an answer looks like; empty where the numbered list says it all."""
    if ask.kind == "one":
        return words.say("answer-own-words", [("high", ask.own_words.longest)]) if ask.own_words else ""
    exactly = ask.kind == "some" and ask.low == ask.high
    facts: list[tuple[str, Any]] = [("low", ask.low), ("high", ask.high)]
    facts.append(("example", " ".join([str(number) for number in (2, 1, 3)[: len(ask.options)]])))
    return words.say("answer-exactly" if exactly else f"answer-{ask.kind}", facts)


def read(text: str, ask: Ask, lines: list[Entry], vocabulary: Vocabulary, words: Words) -> Given | Narrowed | Unclear:
    """What the typed line means as an answer to `ask`, whose choices are listed as `lines`."""
    if ask.kind == "confirm":
        answer = yes_or_no(text)
        return Unclear(how_to_answer(ask, words)) if answer is None else Given(answer)
    if ask.kind == "number":
        number = whole_number(text)
        return Unclear(how_to_answer(ask, words)) if number is None else Given(number)
    if ask.own_words is not None:
        return _own_words(text, ask.own_words, lines, vocabulary, words)
    if ask.kind == "one":
        return _one(text, ask, lines, vocabulary, words)
    return _several(text, ask, lines, vocabulary, words)


def _one(text: str, ask: Ask, lines: list[Entry], vocabulary: Vocabulary, words: Words) -> Given | Narrowed | Unclear:
    number = whole_number(text)
    if number is not None:
        if not 1 <= number <= len(lines):
            return Unclear(words.say("no-such-number", [("high", len(lines))]))
        found = lines[number - 1].options
    else:
        listed = [option for line in lines for option in line.options]
        found = tuple(vocabulary.fitting(text, listed) or vocabulary.fitting(text, ask.options))
    if len(found) == 1:
        return Given(found[0])
    return Narrowed(found) if found else Unclear(_why_not(text, ask, vocabulary, words))


def _own_words(
    text: str, own: OwnWords, lines: list[Entry], vocabulary: Vocabulary, words: Words
) -> Given | Narrowed | Unclear:
    """A number of the list, or a choice called exactly that; anything else is what it says, and so is whatever stands
    in quotation marks."""
    number, quoted = whole_number(text), QUOTED.fullmatch(text.strip())
    listed = [option for line in lines for option in line.options]
    if number is not None:
        if 1 <= number <= len(listed):
            return Given(listed[number - 1])
        return Unclear(words.say("no-such-number", [("high", len(listed))]))
    called = [] if quoted else vocabulary.called(text, listed)
    kind = leaf_named(own.option)
    assert kind is not None, f"{own.option} is no option"
    return Given(called[0] if called else kind(quoted[1] if quoted else text))


def _several(text: str, ask: Ask, lines: list[Entry], vocabulary: Vocabulary, words: Words) -> Given | Unclear:
    if fold(text) in NOTHING or (not tokens(text) and ask.low == 0) or text.strip() == "0":
        return Given(())
    if fold(text) in EVERYTHING:
        return Given(ask.options)
    listed = numbers(text)
    if listed is not None:
        wrong = [number for number in listed if not 1 <= number <= len(lines)]
        if wrong:
            return Unclear(words.say("no-such-number", [("high", len(lines))]))
        return Given(tuple(lines[number - 1].options[0] for number in listed))
    chosen = []
    for part in text.split(","):
        found = vocabulary.fitting(part, ask.options)
        if len(found) != 1:
            return Unclear(_why_not(part, ask, vocabulary, words) if not found else how_to_answer(ask, words))
        chosen.append(found[0])
    return Given(tuple(chosen))


def _why_not(text: str, ask: Ask, vocabulary: Vocabulary, words: Words) -> str:
    """The rule against what was typed, if it is something the rules forbid here; else what is possible."""
    reasons = refusals(text, ask, vocabulary, words)
    return reasons[0] if reasons else words.say("not-understood", [("text", text.strip())])


def why_nothing(ask: Ask, words: Words) -> list[str]:
    """Why there is nothing to choose of whole kinds; for whoever names a thing that is not among the choices at all."""
    there = {type(option).plain_name for option in (*ask.options, *[refused.option for refused in ask.refused])}
    rules = dict.fromkeys([rule for kind, rule in ask.otherwise if kind not in there])
    return [words.refusal(Refusal("forbidden", rule)) for rule in rules]


def refusals(text: str, ask: Ask, vocabulary: Vocabulary, words: Words) -> list[str]:
    """Why what was typed cannot be done now: one sentence for every rule that is in the way."""
    found = vocabulary.fitting(text, [refused.option for refused in ask.refused])
    told: dict[str, str] = {}
    for refused in ask.refused:
        if refused.option in found and refused.rule not in told:
            refusal = Refusal("forbidden", refused.rule, refused.args)
            told[refused.rule] = f"{words.option(refused.option)}: {words.refusal(refusal)}"
    if told:
        return list(told.values())
    offered = {type(option).plain_name for option in vocabulary.fitting(text, ask.options)}
    kinds = [kind for kind, _ in ask.otherwise if kind not in offered]
    meant = vocabulary.kinds_meant(text, kinds)
    return [words.refusal(Refusal("forbidden", rule)) for kind, rule in ask.otherwise if kind in meant]
