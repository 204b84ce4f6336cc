"""Those who see the same are told the same; where anybody may answer, each of the answers goes on."""

from __future__ import annotations

from tests.conformance.play import Table, answers_to, called, play

from nokturn.kernel.events import log_of


def test_an_audience_sees_and_is_told_the_same(table: Table) -> None:
    """`Manners.audience` names a seat: what is sent to that one is sent to all who share its eyes."""
    game, options = table.game, table.game.options(table.options)
    eyes = {viewer: game.manners.audience(table.players, options, viewer) for viewer in table.viewers}
    assert all(eyes[whose] == whose for whose in eyes.values()), "whoever lends their eyes uses them too"
    shared = [(viewer, whose) for viewer, whose in eyes.items() if viewer != whose]
    with play(table, 700) as played:
        for position in played.decisions():
            for viewer, whose in shared:
                assert game.view(position.state, viewer) == game.view(position.state, whose)
                assert log_of(played.told, viewer) == log_of(played.told, whose)


def test_where_anybody_may_answer_every_answer_goes_on_and_ends_the_asking(table: Table) -> None:
    met = 0
    with play(table, 701) as played:
        for position in played.decisions():
            if not position.any_of:
                continue
            met += 1
            before = played.digest()
            for question in position.asks():
                for answer in answers_to(question, most=3):
                    other = position.clone()
                    assert other.answer(question.seat, answer) is None
                    assert other.sealed == (), "nothing waits for the others"
                    assert other.stack != position.stack or other.state != position.state
            assert played.digest() == before
    if "ask_any" not in called(table.game) and "agree" not in called(table.game):
        assert met == 0
    elif table.players > 1:
        assert met, "the rules ask several of whom one answers (ask_any), and nobody ever was"
