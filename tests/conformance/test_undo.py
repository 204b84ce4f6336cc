"""Undo returns the exact earlier state; it never re-rolls and never un-reveals."""

from __future__ import annotations

from typing import Any

from tests.conformance.play import Table, answers_to, play
from tests.conformance.test_saves import journal_at

from nokturn.kernel import Refusal
from nokturn.kernel.records import Journal
from nokturn.kernel.snapshots import digest
from nokturn.kernel.words import LANGUAGES, Words


def test_undo_gives_the_exact_position_and_log_back_and_redo_leads_to_the_same(table: Table) -> None:
    """After every answer: undo where it is allowed, and answer again."""
    undone = innocent = 0
    with play(table, 500) as game:
        journal = journal_at(table, 500)
        for _ in game.decisions():
            before, log, dice = state_of(journal), list(journal.log), journal.position.state.dice
            assert journal.answer(game.seat, game.answer) is None
            revealed = any(event.reveals for event in journal.log[len(log) :])
            innocent += journal.position.state.dice == dice and not revealed
            after, full_log = state_of(journal), list(journal.log)
            if journal.undo(game.seat) is not None:
                assert (state_of(journal), journal.log) == (after, full_log), "a refused undo changes nothing"
                continue
            undone += 1
            assert (state_of(journal), journal.log) == (before, log)
            assert journal.answer(game.seat, game.answer) is None
            assert (state_of(journal), journal.log) == (after, full_log), "the same answer leads to the same game"
    assert undone == innocent, "whatever neither draws nor reveals anything can be taken back"


def test_undo_stops_at_chance_at_what_was_revealed_and_at_other_players_moves(table: Table) -> None:
    """`may_undo` agrees with what really happened in the last step: dice, events, who moved."""
    reasons = set()
    with play(table, 501) as game:
        journal = journal_at(table, 501)
        for position in game.decisions():
            dice, told = position.state.dice, len(journal.log)
            assert journal.answer(game.seat, game.answer) is None
            drew = journal.position.state.dice != dice
            revealed = any(event.reveals for event in journal.log[told:])
            verdict = journal.may_undo(game.seat)
            if drew:
                assert verdict == Refusal("undo-chance")
            elif revealed:
                assert verdict == Refusal("undo-revealed")
            else:
                assert verdict == journal.length - 1
            for other in set(table.seats) - {game.seat}:
                refusal = journal.may_undo(other)
                assert isinstance(refusal, Refusal), f"{other} may undo a move of {game.seat}"
                assert drew or revealed or refusal == Refusal("undo-other")
                reasons.add(refusal.reason)
            if isinstance(verdict, Refusal):
                reasons.add(verdict.reason)
        nothing = journal_at(table, 501).may_undo("A")
        assert nothing == Refusal("undo-nothing")
        for reason in {*reasons, "undo-nothing"}:
            for lang in LANGUAGES:
                assert Words(table.game, lang).refusal(Refusal(reason))


def test_going_back_any_distance_and_forward_again_is_the_same_game(table: Table) -> None:
    """Rewinding past chance and playing the same answers draws the same: nothing is rolled anew."""
    with play(table, 502) as game:
        journal = journal_at(table, 502)
        trail = [state_of(journal)]
        for _ in game.decisions():
            assert journal.answer(game.seat, game.answer) is None
            trail.append(state_of(journal))
        steps, log = list(journal.record.steps), list(journal.log)
        for target in sorted(game.dice.sample(range(len(steps)), min(6, len(steps))), reverse=True):
            journal.rewind(target)
            assert state_of(journal) == trail[target]
            for number, (seat, packed) in enumerate(steps[target:], target + 1):
                journal.step(seat, packed)
                assert state_of(journal) == trail[number]
            assert journal.log == log


def test_another_answer_after_undo_meets_the_same_dice(table: Table) -> None:
    """Taking back and answering otherwise cannot fish for better luck: the next draw is the one it was."""
    with play(table, 503) as game:
        journal = journal_at(table, 503)
        for position in game.decisions():
            question = position.ask_for(game.seat)
            assert question is not None
            dice = journal.position.state.dice
            for answer in answers_to(question)[:2]:
                assert journal.answer(game.seat, answer) is None
                if journal.undo(game.seat) is None:
                    assert journal.position.state.dice == dice
                else:
                    journal.rewind(journal.length - 1)
            assert journal.answer(game.seat, game.answer) is None
        assert journal.position.state == game.position.state


def state_of(journal: Journal[Any]) -> str:
    return digest(journal.game, journal.position)
