"""Worlds dealt anew in the middle of a question: whoever is asked can answer."""

from typing import Any, cast

from nokturn.kernel import Option, Position, Rule, Seat, State, ask, procedure
from nokturn.kernel.chance import Dice, draw, rekey, shuffle
from nokturn.kernel.game import Game

KEY = "5a" * 16
DECK = ("rose", "thorn", "thorn", "thorn", "thorn", "thorn")


class Give(Option, frozen=True):
    flower: str


class Garden(State):
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()


@procedure()
def give_a_rose(game: Garden) -> Rule:
    """Nobody begins this without a rose, so everybody knows that there is one in the hand."""
    yield ask("A", "give", [Give(flower) for flower in game.hand if flower == "rose"])


class Gardening:
    """All of a game that dealing anew needs."""

    def resample(self, state: Garden, seat: Seat | None, key: str) -> Garden:
        world = state.clone()
        world.dice, order = draw(Dice(key), shuffle(len(DECK)))
        world.hand, world.deck = (DECK[order[0]],), tuple([DECK[number] for number in order[1:]])
        return world


def test_a_world_in_which_somebody_has_no_answer_is_dealt_once_more() -> None:
    position = Position.start(Garden(dice=Dice(KEY), hand=("rose",), deck=DECK[1:]), give_a_rose)
    for number in range(40):
        world = position.resampled(cast("Game[Any]", Gardening()), "B", rekey(KEY, number))
        assert world.state.hand == ("rose",), "of six flowers one is a rose: a single deal would mostly miss it"
        assert world.answer("A", Give("rose")) is None
