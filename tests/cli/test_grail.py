"""The Fall of Avalon at the text table: what a newcomer has to see without asking for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.scripted import Script

from nokturn.cli.menu import entries
from nokturn.cli.seating import Chair
from nokturn.cli.session import RECENT, Session
from nokturn.games.grail import GAME
from nokturn.games.grail.state.choices import Done, TakeOut
from nokturn.games.grail.state.state import Grail
from nokturn.kernel.records import Journal
from nokturn.kernel.words import Words


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NOKTURN_SAVES", str(tmp_path))


def said(journal: Journal[Grail], *typed: str, lang: str = "en") -> list[str]:
    screen = Script(typed)
    Session(journal, [Chair("Ada")], lang, screen).run()
    assert not screen.typed, f"nobody read {screen.typed}"
    return screen.replies


def alone(key: str = "alone") -> Journal[Grail]:
    return Journal.new(GAME, ["Ada"], {}, key)


@pytest.mark.rule("GRAIL-JOURNAL-04")
@pytest.mark.parametrize(
    "lang, hero, explore, locked",
    [
        ("en", "Beor", "Explore", "  –  Sit with Brannoc for a while. (not yet: it takes the Status “General Hints”)"),
        (
            "pl",
            "Beor",
            "Eksploracja",
            "  –  Posiedź chwilę z Brannokiem. (jeszcze nie, potrzeba: Status „Ogólne Wskazówki”)",
        ),
    ],
)
def test_what_cannot_be_chosen_stands_last_with_what_it_takes(lang: str, hero: str, explore: str, locked: str) -> None:
    page = said(alone(), hero, explore, lang=lang)[-1]
    assert locked in page
    assert page.index("  7. ") < page.index(locked)


def test_a_deck_is_one_line_that_opens() -> None:
    deck = tuple([TakeOut(f"beor_c{number:02}") for number in range(1, 17)])
    words = Words(GAME, "en", {"A": "Ada"})
    folded, done = entries((*deck, Done()), words)
    assert (folded.label, folded.options) == ("Take a card out (16 to choose from)", deck)
    assert done.label == "Done"
    assert len(entries(deck, words)) == len(deck), "opened, each card is a line"
    assert len(entries((*deck[:3], Done()), words)) == 4, "a few stand there at once"


def test_a_new_activation_shows_the_chain_and_the_cards_again() -> None:
    replies = said(alone("ribbon"), "Beor", "Travel Charred Conclave", "Keep", "1", "No more cards")
    assert "Open for the next card" in replies[-3], "at first"
    assert "Open for the next card" not in replies[-2], "not after every card"
    assert "Beor is active." in replies[-1]
    assert "Open for the next card" in replies[-1], "the next time"


def test_a_game_taken_up_again_tells_its_last_lines(tmp_path: Path) -> None:
    journal = alone()
    told = "".join(said(journal, "Beor", "Explore", "Ask Brannoc", "Travel Hunters"))
    saved = tmp_path / "saved.json"
    journal.save(saved)
    again = said(alone(), f"load {saved}")[1]
    assert "comes out of the fog" in told
    assert "A letter." in told
    assert len(journal.lines("A")) > RECENT
    assert "A letter." not in again
    assert "Beor: on the road to Hunters' Grove" in again


@pytest.mark.parametrize("lang, other, command", [("en", "pl", "lang pl"), ("pl", "en", "język en")])
def test_another_language_in_the_middle_of_a_page_keeps_the_place(lang: str, other: str, command: str) -> None:
    """The same page, the same numbers, and the game goes on from there."""
    journal = alone()
    explore = {"en": "Explore", "pl": "Eksploracja"}
    replies = said(journal, "Beor", explore[lang], command, "1", lang=lang)
    words = {one: Words(GAME, one, {"A": "Ada"}, packs=journal.record.packs or None) for one in ("en", "pl")}
    first = "101/square/0"
    assert str(words[lang].name("choice", first)) in replies[-3]
    assert f"  1. {words[other].name('choice', first)}" in replies[-2]
    assert str(words[other].name("passage", "101/elder"))[:40] in replies[-1]
    assert journal.length == 3, "to change the language is no answer"
