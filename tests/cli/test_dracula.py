"""Dracula at the terminal: what goes without saying, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.cli.scripted import Script

from nokturn.cli.seating import Chair
from nokturn.cli.session import Session
from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.state.choices import Pass
from nokturn.kernel import Ask
from nokturn.kernel.records import Journal
from nokturn.players import RandomBot

DRACULA, HUNTERS = Chair("Vera", "random"), Chair("Ania")


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("NOKTURN_SAVES", str(tmp_path / "left"))


def played_until(wanted: Callable[[Journal[Any]], bool]) -> Journal[Any]:
    """A game of two in which this is so, played by chance until then."""
    journal = Journal.new(GAME, ["Vera", "Ania"], {"mode": "basic"}, "hunt")
    bot = RandomBot("hunt")
    while not wanted(journal):
        ask = journal.position.asks()[0]
        assert journal.answer(ask.seat, bot.answer(None, ask, ())) is None
    return journal


def only_passes(journal: Journal[Any]) -> bool:
    """The hunters' player is asked at dusk and has nothing to play."""
    ask = journal.position.asks()[0]
    return ask.seat == "B" and ask.prompt == "dusk-event" and len(ask.options) == 1


def asked_at(journal: Journal[Any]) -> Ask:
    return journal.position.asks()[0]


def test_whoever_is_alone_with_bots_is_not_asked_what_has_one_answer():
    """The rules ask him, lest the others learn from silence what he holds: there are no others here."""
    journal = played_until(only_passes)
    steps = journal.length
    screen = Script(())
    Session(journal, [DRACULA, HUNTERS], "en", screen).run()
    assert journal.length > steps
    assert asked_at(journal).prompt != "dusk-event"
    assert "dusk: does" not in screen.replies[0]


def test_at_a_keyboard_with_other_people_everybody_is_asked():
    journal = played_until(only_passes)
    steps = journal.length
    screen = Script(("",))
    Session(journal, [Chair("Vera"), HUNTERS], "en", screen).run()
    assert journal.length == steps
    assert "dusk: does" in screen.replies[1]


def before_a_silent_dusk(journal: Journal[Any]) -> bool:
    """Whoever passes now is asked at dusk, with nothing to play."""
    after = journal.fork(journal.length)
    return after.answer("B", Pass()) is None and only_passes(after)


def test_undo_goes_back_to_the_last_choice():
    """And not to a question of dusk that answers itself at once."""
    journal = played_until(before_a_silent_dusk)
    question, steps = asked_at(journal), journal.length
    screen = Script(("pass", "undo"))
    Session(journal, [DRACULA, HUNTERS], "en", screen).run()
    assert "Dusk of" in screen.replies[1]
    assert "dusk: does" not in screen.replies[1]
    assert "Taken back." in screen.replies[2]
    assert journal.length == steps
    assert asked_at(journal) == question


@pytest.mark.parametrize("lang, result", [("en", "Final result:"), ("pl", "Wynik końcowy:")])
def test_the_sides_are_named_in_the_order_in_which_they_ended(lang, result):
    """Nobody has a score, and nobody is out of the game."""
    journal = played_until(lambda journal: journal.position.over)
    screen = Script(())
    Session(journal, [DRACULA, Chair("Ania", "random")], lang, screen).run()
    winner = {"dracula": "Vera", "hunters": "Ania"}[journal.position.state.winner]
    loser = ({"Vera", "Ania"} - {winner}).pop()
    assert f"{result}\n1. {winner}\n2. {loser}\n" in screen.replies[0]
