"""People who play together at one keyboard: all questions at once, nothing to pass on, one voice, one ending."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.scripted import Script
from tests.conformance.beacon.beacon import GAME
from tests.conformance.beacon.offered import offered

from nokturn.cli.seating import Chair
from nokturn.cli.session import Session
from nokturn.games import grail
from nokturn.kernel.records import Journal

PEOPLE = ["Ada", "Jan", "Ewa"]


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    offered(monkeypatch, str(tmp_path / "packs"))
    monkeypatch.setenv("NOKTURN_SAVES", str(tmp_path / "saves"))


def said(*typed: str, lang: str = "en", **options: str) -> list[str]:
    """What is said at first, and to each line that is typed."""
    journal = Journal.new(GAME, PEOPLE, options, "beacon")
    screen = Script(typed)
    Session(journal, [Chair(name) for name in PEOPLE], lang, screen).run()
    assert not screen.typed, f"nobody read {screen.typed}"
    return screen.replies


def test_all_questions_stand_there_at_once_and_any_may_be_answered() -> None:
    first, second, third = said("B 3", "1")
    assert "Ada, night 1 is falling." in first
    assert "B – Jan, night 1 is falling." in first
    assert "  C 1. Burn" in first
    assert "Jan fetches" in second
    assert "B – Jan" not in second, "whoever has acted is asked no more"
    assert "Ada burns" in third
    assert "Pass the keyboard" not in first + second + third


def test_whoever_is_asked_first_may_be_named_too() -> None:
    assert "Ada burns" in said("A 1")[1]
    assert "Ada burns" in said("a burn ash-3")[1]


def test_a_seat_alone_shows_its_question_and_what_is_not_asked_is_no_answer() -> None:
    assert "Jan, night 1 is falling. What do you do?\n  1. " in said("b")[1]
    assert "not among the choices" in said("D 1")[1]


def test_why_works_for_a_question_of_which_any_may_be_answered() -> None:
    assert "[BEA-02]" in said("why rest")[1]


def test_taking_back_takes_back_whoever_moved_last() -> None:
    _, burnt, again = said("B 1", "undo")
    assert "Jan burns" in burnt
    assert "B – Jan, night 1 is falling." in again


def test_where_hands_are_hidden_the_keyboard_is_passed_on() -> None:
    replies = said("", "1", logs="own")
    assert "Pass the keyboard to Ada" in replies[0]
    assert "B – Jan" not in "".join(replies)


def test_they_have_one_voice_and_win_or_lose_together() -> None:
    night = ["1", "1", "1", "1", "yes", "1", "yes", "1", "yes", "1"]
    for lang, ends in (
        ("en", ("Won: Ada, Jan and Ewa", "Lost: Ada, Jan and Ewa")),
        ("pl", ("Zwycięstwo: Ada, Jan i Ewa", "Porażka: Ada, Jan i Ewa")),
    ):
        text = "".join(said(*night, *night, "", lang=lang))
        assert sum(end in text for end in ends) == 1
        assert text.count("leaves it to the others" if lang == "en" else "zostawia to innym") == 4


def test_the_same_decision_twice_is_asked_twice_and_each_time_once() -> None:
    """What lies in the mentor's house: Wealth for one of them, then Food for one of them."""
    journal = Journal.new(grail.GAME, ["Ada", "Jan"], {}, "house")
    screen = Script(("Beor", "Ailei", "Explore", "Join", "shutters", "Beor", "Ailei"))
    Session(journal, [Chair("Ada"), Chair("Jan")], "en", screen).run()
    wealth, food, after = screen.replies[-3:]
    assert "gains 1 Wealth." in wealth
    assert "A – Ada" not in wealth, "one decision of all stands there once"
    assert "who is it to be? One" in food
    assert "gains 1 Food." in food
    assert "No agreement" not in food + after
    assert "Ailei gains 1 Food" in after
