"""Every question, choice and event of random days can be said in both languages, with the names of the pack."""

import random
import re
from pathlib import Path

import pytest
from tests.games.grail.setup.test_modes import KEY, any_answer

from nokturn.games.grail.game import GAME
from nokturn.kernel.events import log_of
from nokturn.kernel.words import LANGUAGES, Words

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


CLIENT = Path(__file__).parents[3] / "client" / "src" / "games" / "grail" / "locale"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_read_large_says_what_it_is(lang):
    """Cards, Items, Locations, …: below its name the page says the kind of each, never the program's word for it."""
    drawn = {one.kind for one in (*GAME.printed.gallery(), *GAME.printed.sealed()) if one.sheet is not None}
    assert {"location", "encounter", "item"} <= drawn
    text = (CLIENT / f"{lang}.ftl").read_text("utf-8")
    named = set(re.findall(r"^kind-([a-z]+) = \S", text, re.MULTILINE))
    assert (drawn - {"card"}) | {"combat", "diplomacy"} <= named
