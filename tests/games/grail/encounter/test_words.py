"""Every question, choice and event of Encounters can be said in both languages, and no two choices read alike."""

from __future__ import annotations

import random

import pytest
from tests.games.grail.encounter.fights import Fight, do
from tests.games.grail.encounter.test_random_play import MOST, any_answer, any_fight

from nokturn.games.grail.encounter.course import face_encounter
from nokturn.games.grail.game import GAME
from nokturn.games.grail.seen.asides import aside_for
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


@pytest.mark.rule("GRAIL-COMBAT-SEQ-02")
def test_the_text_table_tells_the_left_edge_of_a_card_from_its_right_one() -> None:
    """Thrust of Arev: markers on rows 1 and 5 to the left; Courage, Practicality, a doubled free key to the right."""
    said = [words.name("edge", "card/arev_c02") for words in VOICES]
    assert said == [
        "1: 1 marker; 2: → Courage 1; 3: → Practicality 1; 5: 1 marker → free ×2",
        "1: 1 znacznik; 2: → Odwaga 1; 3: → Praktyczność 1; 5: 1 znacznik → darmowy ×2",
    ]


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-01")
@pytest.mark.parametrize("lang, said", [("en", "Terror 2 → 3"), ("pl", "Groza 2 → 3")])
def test_beside_a_card_stands_what_it_takes_from_its_player(lang: str, said: str) -> None:
    """Fever Dance of Maggot gives its player 1 Terror."""
    dance = next(card.id for card in REAL.content.cards.values() if card.name.en == "Fever Dance")
    fight = Fight("field_hare", maggot={"terror": 2}).lay(maggot=(dance,)).activate("maggot")
    fight.state.pack = REAL
    beside = aside_for(fight.state, "M", do.PlayCard(dance, False))
    assert beside is not None
    assert said in VOICES[("en", "pl").index(lang)].say(beside.key, beside.facts)
