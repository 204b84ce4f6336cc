"""What is agreed on before the game: typed, listed, and told at the start."""

import pytest
from tests.cli.scripted import Script
from tests.conformance.wake.wake import GAME as WAKE
from tests.kernel.toy import GAME as TOY

from nokturn.cli.play import welcome
from nokturn.cli.seating import Chair
from nokturn.cli.session import Session
from nokturn.cli.table_options import chosen, listed
from nokturn.games.vendetta.game import GAME
from nokturn.kernel.records import Journal


@pytest.mark.parametrize(
    "game, typed, options",
    [
        (GAME, [], {}),
        (GAME, ["teams"], {"teams": True}),
        (GAME, ["teams=no", "relics = TRUE"], {"teams": False, "relics": True}),
        (GAME, ["teams", "teams=nie"], {"teams": False}),
        (TOY, ["heap=9"], {"heap": 9}),
        (TOY, ["heap=many"], {"heap": "many"}),
        (TOY, ["=", "nonsense=1=2"], {"": "", "nonsense": "1=2"}),
    ],
)
def test_options_are_typed_as_keys_or_with_values(game, typed, options):
    assert chosen(game, typed) == options


def test_every_option_is_listed_with_what_it_does():
    assert list(listed(WAKE)) == ["draught: a draught in the room: every hour somebody loses an ember"]
    assert list(listed(WAKE, "pl")) == ["draught: przeciąg w izbie: co godzinę ktoś traci żarnik"]


def test_a_table_says_what_was_agreed_on_and_who_plays_what():
    journal = Journal.new(WAKE, ["Ania", "Jan", "Ola"], {"draught": True}, "wake")
    screen = Script(())
    welcome(Session(journal, [Chair("Ania"), Chair("Jan"), Chair("Ola")], "en", screen), None)
    (said,) = screen.replies
    assert "a draught in the room" in said
    assert "Ania plays the next of kin." in said
    assert said.count("plays a watcher.") == 2
