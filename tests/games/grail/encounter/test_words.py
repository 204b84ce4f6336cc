"""Every question, choice and event of Encounters can be said in both languages, and no two choices read alike."""

from __future__ import annotations

import random

import pytest
from tests.games.grail.encounter.fights import Fight
from tests.games.grail.encounter.test_random_play import MOST, any_answer, any_fight

from nokturn.games.grail.encounter.facing import face_encounter
from nokturn.games.grail.game import GAME
from nokturn.games.grail.seen.board.fight import encounter_lines
from nokturn.games.grail.seen.encounter_view import encounter_view
from nokturn.kernel import Option, Position
from nokturn.kernel.events import log_of
from nokturn.kernel.words import Words

REAL = GAME.start(1, {}, "5a" * 16).state.pack
PLAYERS = {"B": "Ala", "L": "Bo", "A": "Cyd", "M": "Dag"}
VOICES = [Words(GAME, lang, PLAYERS, packs={REAL.id: REAL.hash}) for lang in ("en", "pl")]


@pytest.mark.parametrize("seed", range(100, 130))
def test_what_is_asked_and_told_has_words(seed: int) -> None:
    rng = random.Random(seed)
    fight = any_fight(seed)
    fight.state.pack = REAL
    played = Position.start(fight.state, face_encounter, fight.card, fight.state.by_number())
    for _ in range(MOST):
        if played.over or played.state.finished:
            break
        question = rng.choice(played.asks())
        for words in VOICES:
            assert words.prompt(question)
            texts = [words.option(option) for option in question.options if isinstance(option, Option)]
            assert len(set(texts)) == len(texts), f"{question.prompt}: {sorted(texts)}"
        assert played.answer(question.seat, any_answer(rng, question)) is None
        for line in log_of(played.state.events or [], question.seat):
            for words in VOICES:
                assert words.line(line)
        played.state.events = []


def test_namesakes_are_told_apart_by_their_numbers() -> None:
    english, polish = VOICES
    assert [english.name("card", card) for card in ("beor_c01", "beor_c02", "beor_c04")] == [
        "Attack (1)", "Attack (2)", "Defence",
    ]  # fmt: skip
    assert polish.name("approach", "lost_pilgrims/0") == "Pociesz Ich"


@pytest.mark.rule("GRAIL-TRAIT-OPPORTUNIST")
@pytest.mark.parametrize(
    "lang, nothing, trait",
    [
        ("en", "Pool 0: nothing happens.", "Opportunist: With fewer than 2 cards played, the Opportunity Attack"),
        ("pl", "Pula 0: nic się nie dzieje.", "Oportunista: Przy mniej niż 2 zagranych kartach następuje też Atak"),
    ],
)
def test_the_text_table_says_what_a_trait_means_and_that_a_row_does_nothing(
    lang: str, nothing: str, trait: str
) -> None:
    fight = Fight("field_hare", beor={}).begins()
    fight.state.pack = REAL
    view = encounter_view(fight.state, "A")
    assert view is not None
    text = "\n".join(encounter_lines(view, VOICES[("en", "pl").index(lang)]))
    assert nothing in text
    assert trait in text
