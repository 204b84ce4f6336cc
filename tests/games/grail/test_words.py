"""Every question, choice and event of random days can be said in both languages, with the names of the pack."""

import random

import pytest
from tests.games.grail.setup.test_modes import KEY, any_answer

from nokturn.games.grail.game import GAME
from nokturn.kernel.events import log_of
from nokturn.kernel.words import Words

LINES = 160


@pytest.mark.parametrize("players", [1, 3])
def test_what_is_asked_and_told_has_words(players):
    rng = random.Random(players)
    position = GAME.start(players, {}, KEY)
    packs = {position.state.pack.id: position.state.pack.hash}
    names = dict(zip("ABCD", ("Ala", "Bo", "Cyd", "Dag"), strict=True))
    voices = [Words(GAME, lang, names, packs=packs) for lang in ("en", "pl")]
    said = 0
    while not position.over and said < LINES:
        ask = rng.choice(position.asks())
        for words in voices:
            assert words.prompt(ask)
            texts = [words.option(option) for option in ask.options if not isinstance(option, int | bool)]
            assert len(set(texts)) == len(texts), f"{ask.prompt}: choices that read alike: {sorted(texts)}"
            assert all(words.tongue.board(position.state, "A", words))
        position.answer(ask.seat, any_answer(rng, ask))
        for line in log_of(position.state.events or [], "A"):
            said += 1
            for words in voices:
                assert words.line(line)
        position.state.events = []
