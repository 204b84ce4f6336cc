"""The guided first game as it is told: lesson after lesson, and nobody is held up who does something else."""

from __future__ import annotations

import pytest
from tests.games.grail.table import CAMPAIGN, Table, do

from nokturn.games.grail.game import GAME
from nokturn.games.grail.state.lessons import lessons_of
from nokturn.games.grail.state.state import Grail
from nokturn.kernel.words import Words

assert CAMPAIGN.tutorial is not None
GUIDE = CAMPAIGN.tutorial


def shown(state: Grail) -> list[str]:
    return [step.lesson for step in GAME.view(state, "A").lesson]


@pytest.mark.rule("GRAIL-TUTORIAL-01")
def test_every_step_is_told_once_and_each_lesson_ends_with_something_to_do():
    lessons = lessons_of(GUIDE)
    assert [step.id for lesson in lessons for step in lesson] == [step.id for step in GUIDE.step]
    todo = [lesson[-1].expect.partition(" ")[0] for lesson in lessons[:-1]]
    assert set(todo) == {"explore", "travel", "play", "pass"}


@pytest.mark.rule("GRAIL-TUTORIAL-01")
def test_what_is_done_brings_the_next_lesson():
    table = Table.boxed(1, tutorial=True).begins()
    assert shown(table.state) == ["t01_tracks", "t02_attributes", "t03_start_of_day", "t04_explore"]
    table.of("beor").answers(do.Explore())
    assert shown(table.state)[-1] == "t04_explore", "something has to be chosen"
    page = GAME.view(table.state, "A").journal
    assert page is not None
    table.of("beor").answers(do.TakeChoice(page.choices[0].choice))
    assert shown(table.state) == ["t05_travel"]
    table.of("beor").answers(do.Travel(104))
    assert shown(table.state) == ["t06_instant", "t07_first_card"]
    assert [facts["lesson"] for facts in table.told("lesson")] == [step.id for step in GUIDE.step[:7]]


@pytest.mark.rule("GRAIL-TUTORIAL-01")
def test_whoever_passes_at_once_comes_to_the_end():
    table = Table.boxed(1, tutorial=True).begins()
    table.of("beor").answers(do.PassDay())
    assert shown(table.state) == ["t14_dream"]


def test_lessons_are_said_in_both_languages():
    packs = {pack.id: pack.hash for pack in GAME.packs.opened(GAME.options({}))}
    for lang in ("en", "pl"):
        words = Words(GAME, lang, packs=packs)
        for step in GUIDE.step:
            assert step.text[lang] in words.say("event-lesson", [("lesson", step.id)])


def test_a_usual_table_has_no_lessons():
    assert shown(Table("beor").state) == []
