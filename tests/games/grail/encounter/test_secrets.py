"""What nobody may know in an Encounter: decks always, other hands where the table plays them closed."""

from __future__ import annotations

import random

import pytest
from tests.games.grail.encounter.test_random_play import MOST, any_answer, any_fight
from tests.games.grail.encounter.test_words import REAL

from nokturn.games.grail.encounter.course import face_encounter
from nokturn.games.grail.encounter.preview import previews
from nokturn.games.grail.game import GAME
from nokturn.kernel import Position
from nokturn.kernel.chance import rekey
from nokturn.kernel.snapshots import load, save


@pytest.mark.parametrize("seed", range(200, 224))
def test_another_world_looks_the_same_and_a_saved_one_is_the_same(seed: int) -> None:
    """Decks and closed hands are imagined anew: view and questions of a seat stay exactly what they were."""
    rng = random.Random(seed)
    fight = any_fight(seed)
    fight.state.pack, fight.state.open_hands = REAL, bool(seed % 2)
    played = Position.start(fight.state, face_encounter, fight.card, fight.state.by_number())
    for step in range(MOST):
        if played.over or played.state.finished:
            break
        question = rng.choice(played.asks())
        if step % 5 == 0:
            seat = rng.choice(played.state.seats)
            other = played.resampled(GAME, seat, rekey("7b" * 16, seed, step))
            assert GAME.view(other.state, seat) == GAME.view(played.state, seat)
            assert [one for one in other.asks() if one.seat == seat] == [
                one for one in played.asks() if one.seat == seat
            ]
            for hero in played.state.fray.members if played.state.fray is not None else ():
                if hero in played.state.heroes and played.state.seat_of(hero) == seat:
                    assert previews(other.state, hero) == previews(played.state, hero)
            again = load(GAME, save(GAME, played))
            assert again.asks() == played.asks()
            assert again.state.fray == played.state.fray
        assert played.answer(question.seat, any_answer(rng, question)) is None
