"""What goes to a person: all there is to see, and no more than that."""

import msgspec
import pytest

from nokturn.games.dracula.game import GAME
from nokturn.games.vendetta.game import GAME as VENDETTA
from nokturn.players import RandomBot
from nokturn.table.live.sight import build

LARGEST = 8_000
"""Bytes of a view, with a hand, a trail and all discard piles."""


@pytest.mark.parametrize("key", ["00" * 16, "11" * 16])
def test_what_a_person_is_sent_of_dracula_does_not_grow_with_the_hunt(key):
    """Bots get every clue of the hunt; what follows from them is all that a person is shown."""
    position, bot = GAME.start(5, {}, key), RandomBot(key)
    largest = 0
    while not position.over:
        ask = position.asks()[0]
        assert position.answer(ask.seat, bot.answer(None, ask, ())) is None
        for seat in (ask.seat, None):
            sent = build(GAME, position, seat, version=1, step=1, kept=0, lines=[]).view
            largest = max(largest, len(msgspec.json.encode(sent)))
            assert sent.clues == ()
    whole = GAME.view(position.state, "B")
    assert len(whole.clues) > 100, "a long hunt"
    assert len(msgspec.json.encode(whole)) > LARGEST
    assert largest < LARGEST
    sent = GAME.for_people(whole)
    assert [name for name in whole.__struct_fields__ if getattr(whole, name) != getattr(sent, name)] == ["clues"]


def test_what_has_nothing_for_bots_alone_goes_as_it_is():
    view = VENDETTA.view(VENDETTA.start(3, {}, "33" * 16).state, "B")
    assert VENDETTA.for_people(view) is view
