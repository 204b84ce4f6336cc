"""Every offered answer applies; anything else is refused with a known rule or reason, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.conformance.play import Play, Table, answers_to, called, play

from nokturn.kernel import Answer, Ask, Option, Position, Refusal
from nokturn.kernel.snapshots import digest
from nokturn.kernel.words import LANGUAGES, Words

WITHOUT_A_RULE = {"not-asked", "over"}
"""Reasons that no rule of a game is behind."""
ENOUGH = 200
"""Forbidden options to meet before no other game is played for more."""


class NeverOffered(Option, frozen=True):
    """An answer to no question."""

    card: str = ""


def test_everything_offered_can_be_taken(table: Table) -> None:
    """At every few decisions each possible answer of each open question is tried on a clone."""
    with play(table, 300) as game:
        for position in game.decisions():
            if game.step % 4:
                continue
            for question in position.asks():
                for answer in answers_to(question):
                    trial = position.clone()
                    refusal = trial.answer(question.seat, answer)
                    assert refusal is None, f"{answer} is offered and refused: {refusal}"
                    assert trial.over or trial.asks(), f"after {answer} the game is stuck"


def test_nothing_else_can_be_taken(table: Table) -> None:
    """Forbidden options, options of other questions, wrong seats, numbers out of range, things of a wrong kind."""
    with play(table, 301) as game:
        foreign: dict[Any, None] = {NeverOffered(): None}
        for position in game.decisions():
            for question in position.asks():
                for option in (*question.options, *[refused.option for refused in question.refused]):
                    foreign[option] = None
            if game.step % 5:
                continue
            for question in position.asks():
                for answer in wrong_answers(question, foreign, game):
                    assert_refused(table, position, question.seat, answer)
            asked = {question.seat for question in position.asks()}
            for seat in {*table.seats, "Z", ""} - asked:
                refusal = assert_refused(table, position, seat, game.answer)
                assert refusal.reason == "not-asked"
        refusal = assert_refused(table, game.position, "A", game.answer)
        assert refusal.reason == "over"


def test_a_forbidden_option_is_refused_by_the_rule_that_forbids_it(table: Table) -> None:
    """Refused(option, rule) and the refusal of that option name the same rule, with the same facts.

    A game whose sources never forbid anything (`Refused`, `refusing`) offers all there is to choose."""
    met = 0
    for seed in range(302, 306):
        if met > ENOUGH:
            return
        with play(table, seed) as game:
            for position in game.decisions():
                for question in position.asks():
                    several = question.kind in ("some", "order")
                    for refused in question.refused:
                        assert refused.option not in question.options, f"{refused.option} is offered and forbidden"
                        refusal = question.check((refused.option,) if several else refused.option)
                        first = next(r for r in question.refused if r.option == refused.option)
                        assert refusal == Refusal("forbidden", first.rule, first.args)
                        assert first.rule in table.game.rulebook.rules
                        met += 1
    forbids = not called(table.game).isdisjoint({"Refused", "refusing"})
    assert (met > 0) == forbids, "the rules forbid something, and no question ever says so"


def test_questions_name_rules_that_exist(table: Table) -> None:
    with play(table, 307) as game:
        for position in game.decisions():
            for question in position.asks():
                assert question.rule in table.game.rulebook.rules, question
                assert question.flaw() == ""
                assert question.forced() is None, "a question with one answer would have answered itself"


def wrong_answers(question: Ask, foreign: dict[Any, None], game: Play) -> Iterator[Answer]:
    """Answers that the question does not offer, of every kind there is."""
    known = set(question.options)
    strangers = [option for option in foreign if option not in known]
    strangers = [*game.dice.sample(strangers, min(6, len(strangers))), NeverOffered("XX99")]
    match question.kind:
        case "one":
            yield from (refused.option for refused in question.refused)
            yield from strangers
            yield (question.options[0],)
            yield from (True, 0, "", "XX99", None, (), [], {}, 1.5)
        case "number":
            yield from (question.low - 1, question.high + 1, -(10**9), 10**9)
            yield from (True, False, "1", None, (), (question.low,), float(question.low), strangers[0])
        case "confirm":
            yield from (1, 0, "yes", None, (), (True,), strangers[0])
        case "some" | "order":
            yield from ((stranger,) for stranger in strangers)
            yield from ((refused.option,) for refused in question.refused)
            yield from (True, 1, "", None, list(question.options), (None,), ([],), (*question.options, strangers[0]))
            if question.options:
                yield question.options[0]
                yield (question.options[0], question.options[0])
            if question.kind == "order" or question.low > 0:
                yield question.options[:-1] if question.kind == "order" else question.options[: question.low - 1]
            if question.kind == "some" and question.high < len(question.options):
                yield question.options[: question.high + 1]


def assert_refused(table: Table, position: Position[Any], seat: str, answer: Answer) -> Refusal:
    """The answer is not taken, the reason is known and has words, and the game is where it was."""
    before, asked = digest(table.game, position), position.asks()
    refusal = position.answer(seat, answer)
    assert refusal is not None, f"{seat} answers {answer!r}, which was not offered, and it is taken"
    assert digest(table.game, position) == before, f"refusing {answer!r} has changed the game"
    assert position.asks() == asked
    assert position.state.events == []
    rulebook = table.game.rulebook.rules
    assert refusal.rule in rulebook or (refusal.rule == "" and refusal.reason != "forbidden"), refusal
    assert refusal.rule == "" or refusal.reason not in WITHOUT_A_RULE
    for lang in LANGUAGES:
        assert Words(table.game, lang).refusal(refusal)
    return refusal
