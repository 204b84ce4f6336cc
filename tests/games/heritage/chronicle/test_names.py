"""Name stickers: the players write what they like on them; HER-STICK-01, HER-R-64."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.heritage.chronicle.chapter import begun, start
from tests.games.heritage.chronicle.test_handed_down import refused, with_card
from tests.games.heritage.chronicle.test_prologue import FIRST, take
from tests.games.heritage.chronicle.test_whole_chronicle import with_chapter

from nokturn.books.heritage import as_html, as_pdf, as_poster
from nokturn.campaigns import files
from nokturn.campaigns.heritage.campaign import CAMPAIGN, BookView
from nokturn.campaigns.ledger import begin
from nokturn.campaigns.ledger import start as sit_down
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.people import Character
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Position, Refusal
from nokturn.kernel.words import Words
from nokturn.players import RandomBot

WORDS = {lang: Words(GAME, lang, {"A": "Ada", "B": "Bob"}) for lang in ("en", "pl")}
NASTY = "Ąda <b>#[$x$] & {“*_\\"
DOTS = (do.MarkDot("kindred"), do.MarkDot("combat"), do.MarkDot("mercy"))


def before_the_name(position: Position[Heritage], title: str = "title_ash_prophet") -> Position[Heritage]:
    take(position, *DOTS, do.TakeTitle(title), FIRST, FIRST, do.PutClan("thin_blood"), True)
    assert position.asks()[0].prompt == "which-name"
    return position


def named(text: str) -> Position[Heritage]:
    position = before_the_name(start(begun("Ada", "Bob")))
    take(position, do.GiveName(text))
    return position


def said(refusal: Refusal | None, lang: str = "en") -> str:
    assert refusal is not None
    assert refusal.rule == "HER-R-64"
    return WORDS[lang].refusal(refusal)


@pytest.mark.rule("HER-STICK-01", "HER-R-64", "HER-PROL-04")
@pytest.mark.parametrize("name", ["Jadwiga z Krakowa", "x", "x" * 40, NASTY, "north", "A", "brujah"])
def test_a_player_writes_any_name_and_it_is_told_and_seen_as_it_was_written(name: str) -> None:
    """Also one that the program knows as the id of something else."""
    state = (position := named(f"  {name} ")).state
    servant = state.havens["A"].servant
    assert state.cards[servant].name == name
    (told,) = [event for event in state.events or [] if event.key == "name-sticker"]
    for lang, words in WORDS.items():
        assert f"{name}”" in words.say("event-name-sticker", told.facts), lang
        assert any(f"{name}”" in line for line in GAME.tongue.board(position.state, "B", words)), lang
    for viewer in ("A", "B", None):
        seen = GAME.view(state, viewer).chronicle
        assert seen is not None
        assert seen.named == {servant: name}


@pytest.mark.rule("HER-R-64")
@pytest.mark.parametrize(
    "name, english, polish",
    [
        ("", "these are 0", "jest ich 0"),
        (" \t ", "these are 0", "jest ich 0"),
        ("x" * 41, "from 1 to 40 characters; these are 41", "od 1 do 40 znaków"),
        ("two\nlines", "no line breaks", "bez łamania wierszy"),
        ("bell\a", "no control signs", "znaków sterujących"),
        ("back\u202ewards", "no control signs", "znaków sterujących"),
        ("half \ud800", "no broken characters", "uszkodzonych liter"),
    ],
)
def test_a_name_too_long_empty_or_with_control_signs_is_refused(name: str, english: str, polish: str) -> None:
    position = before_the_name(start(begun("Ada", "Bob")))
    refusal = position.answer("A", do.GiveName(name))
    assert english in said(refusal)
    assert polish in said(refusal, "pl")
    assert position.asks()[0].prompt == "which-name", "and the question stays open"


@pytest.mark.rule("HER-R-64")
@pytest.mark.parametrize(
    "first, again", [("Ula", "uLa"), ("Raven", "Kruk"), ("nm_raven", "RAVEN"), ("ŻAR", "nm_ember")]
)
def test_nobody_is_called_like_somebody_else(first: str, again: str) -> None:
    """The raven of the list is one and the same in both languages."""
    position = before_the_name(named(first), "title_red_pilgrim")
    refusal = position.answer("B", do.GiveName(again))
    assert "Somebody is called that already" in said(refusal)
    assert "Ktoś już się tak nazywa" in said(refusal, "pl")
    offered = {option.name for option in position.asks()[0].options}
    assert len(offered) == 60 - (first != "Ula"), "what is taken is not offered either"
    take(position, do.GiveName("Ola"))


@pytest.mark.rule("HER-R-64")
def test_a_name_of_the_list_that_was_written_is_that_of_the_list() -> None:
    state = named("kruk").state
    assert state.cards[state.havens["A"].servant].name == "nm_raven"


@pytest.mark.rule("HER-R-64")
def test_a_bot_takes_a_name_of_the_list() -> None:
    question = before_the_name(start(begun("Ada", "Bob"))).asks()[0]
    for number in range(20):
        assert RandomBot(str(number)).answer(None, question, ()) in question.options


@pytest.mark.rule("HER-R-64", "HER-CHRON-05")
def test_a_written_name_goes_through_a_whole_chapter_its_file_and_its_books() -> None:
    ledger = begin(CAMPAIGN, ["Ada", "Bob"], {"ages": "youngest_first"}, "names")
    journal = sit_down(CAMPAIGN, ledger, ["Ada", "Bob"], "a key")
    bot = RandomBot("names")
    while not journal.position.over:
        question = journal.position.asks()[0]
        answer = bot.answer(None, question, ())
        if question.prompt == "give-name":
            answer = True
        elif question.prompt == "which-name" and not journal.position.state.round:
            answer = do.GiveName(f"{NASTY} {question.seat}")
        elif do.KeepAsIs() in question.options:
            answer = do.KeepAsIs()
        assert journal.answer(question.seat, answer) is None
    assert GAME.faults(journal.position.state) == []
    ledger = with_chapter(ledger, journal)
    again = files.read(files.written(ledger), "the file")
    assert again == ledger
    assert files.taken_in(CAMPAIGN, None, again).on_trust == []
    assert {f"{NASTY} A", f"{NASTY} B"} <= {now.name for _, now in again.state(CAMPAIGN).cards}
    assert start(again.state(CAMPAIGN)).asks(), "and the next chapter takes it"
    book = CAMPAIGN.view(again.state(CAMPAIGN), "B")
    assert isinstance(book, BookView)
    assert f"{NASTY} A" in book.named.values()
    for lang in ("en", "pl"):
        told = CAMPAIGN.told(again.state(CAMPAIGN), "A", lang, {"A": "Ada", "B": "Bob"})
        assert any(f"{NASTY} A”" in line for line in told)
    assert CAMPAIGN.told(again.state(CAMPAIGN), None, "en", {}) == [], "not to a stranger"
    for lang in ("en", "pl"):
        page = as_html(again, "Names", lang).decode()
        assert "<b>#" not in page
        assert "&lt;b&gt;#[$x$] &amp; {" in page
    assert as_pdf(again, "Names", "pl").startswith(b"%PDF")
    assert b"<svg" in as_poster(again, "Names", "pl")


@pytest.mark.rule("HER-R-64")
@pytest.mark.parametrize("name", ["x" * 41, "a\nb", " Ada", "\ud800", "Kruk", "RAVEN"])
def test_a_name_that_nobody_could_have_written_does_not_come_in(name: str) -> None:
    """One of the list lies in a file as that of the list."""
    assert "bc_001" in refused(with_card("bc_001", Character("ancilla", "ventrue", (), name)))


@pytest.mark.rule("HER-R-64")
def test_two_of_the_same_name_do_not_come_in() -> None:
    one = Character("ancilla", "ventrue", (), "Ula")
    assert "'ula'" in refused(with_card("bc_001", one, bc_002=replace(one, name="ULA")))
