"""A deck of one's own at the terminal, and the orders that everybody has to begin with."""

import pytest
from msgspec.structs import replace
from tests.cli.scripted import Script
from tests.server.vtes_house import NAME, TREMERE, VENTRUE, deck_list, offer_vtes

from nokturn.cli.commands import order
from nokturn.cli.play import play, welcome
from nokturn.cli.question import Question
from nokturn.cli.seating import Chair
from nokturn.cli.session import Session
from nokturn.cli.table_options import chosen, listed
from nokturn.games.vendetta.game import GAME as VENDETTA
from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.state.choices import Pass
from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import first_answer
from nokturn.kernel.orders import StandingOrder
from nokturn.kernel.records import Journal

CHAIRS = [Chair("Ania"), Chair("Vera", "random"), Chair("Bruno", "random")]


def session(*lines: str, lang: str = "en", chairs: list[Chair] = CHAIRS, **decks: str) -> tuple[Session, Script]:
    screen = Script(lines)
    given = {f"deck:{seat}": deck for seat, deck in decks.items()}
    journal = Journal.new(GAME, [chair.name for chair in chairs], given, "a night")
    return Session(journal, chairs, lang, screen), screen


def test_a_deck_is_given_by_its_name_or_as_a_file(tmp_path):
    mine = tmp_path / "mine.txt"
    mine.write_text(deck_list(TREMERE), "utf-8")
    assert chosen(GAME, [f"deck:B={VENTRUE}", f"deck:A={mine}"]) == {
        "deck:B": VENTRUE,
        "deck:A": deck_list(TREMERE),
    }


def test_a_file_of_old_is_read_too(tmp_path):
    mine = tmp_path / "mine.txt"
    mine.write_bytes("2 Gáspár\n".encode("cp1252"))
    assert chosen(GAME, [f"deck:A={mine}"]) == {"deck:A": "2 Gáspár\n"}


@pytest.mark.parametrize("name", ["mydeck.txt", "v5_nobody", ".", "\0"])
def test_what_is_neither_a_deck_nor_a_file_is_refused_with_what_there_is(name):
    with pytest.raises(SetupError, match=f"Give a file, or one of: .*{VENTRUE}"):
        chosen(GAME, [f"deck:A={name}"])


@pytest.mark.parametrize(
    "game, arguments, message",
    [
        (NAME, {"deck": "nowhere.txt"}, "neither a file 'nowhere.txt'"),
        (NAME, {"deck": VENTRUE, "seats": "bot,bot"}, "--deck is for your own seat"),
        (NAME, {"option": [f"deck:E={VENTRUE}"], "seats": "me,bot"}, "no such seat at this table"),
        ("vendetta", {"deck": VENTRUE}, "vendetta has no option 'deck:A'"),
    ],
)
def test_a_deck_that_cannot_be_is_refused_before_the_game(monkeypatch, game, arguments, message):
    offer_vtes(monkeypatch)
    with pytest.raises(SetupError, match=message):
        play(game, lang="en", **arguments)


def test_the_lines_of_a_deck_that_cannot_be_read_are_named_in_the_readers_language(monkeypatch, tmp_path):
    offer_vtes(monkeypatch)
    mine = tmp_path / "mine.txt"
    mine.write_text("Crypt:\n4x Gilbert Duane\n\nLibrary:\n4x Govern the Unalined\n")
    with pytest.raises(SetupError, match=r"Line 5: .*Govern the Unaligned"):
        play(NAME, lang="en", deck=str(mine))
    with pytest.raises(SetupError, match=r"5: .*Govern the Unaligned") as raised:
        play(NAME, lang="pl", deck=str(mine))
    assert "Line" not in str(raised.value)


def test_nobody_at_the_keyboard_is_told_who_brought_what():
    game, screen = session(A=VENTRUE, B=TREMERE)
    welcome(game, None)
    assert VENTRUE not in screen.replies[0]
    assert TREMERE not in screen.replies[0]


def test_what_can_be_brought_is_listed_with_the_options():
    assert any(line.startswith("deck:SEAT=") and VENTRUE in line for line in listed(GAME))


@pytest.mark.parametrize(
    "lang, group, own",
    [
        ("en", "{} questions, where you are only a bystander: Pass", "… plays …. Do you respond as it is played? Pass"),
        ("pl", "Pytania ({}), gdy tylko się przyglądasz: Pas", "… zagrywa …. Odpowiadasz na to? Pas"),
    ],
)
def test_the_usual_orders_are_there_from_the_start_and_can_be_withdrawn(lang, group, own):
    game, screen = session("orders", "orders off 1", "orders off 1", "orders", lang=lang)
    bystander = [order for order in GAME.manners.usual_orders() if order.when == (("part", "bystander"),)]
    assert set(game.orders.of("A")) == {*bystander, StandingOrder("as-played", Pass(), when=(("own", True),))}
    game.run()
    assert f"1. {group.format(len(bystander))}\n2. {own} (" in screen.replies[1]
    assert {"en": "when the card is your own", "pl": "gdy to twoja własna karta"}[lang] in screen.replies[1]
    assert game.orders.of("A") == ()


def test_how_many_questions_the_orders_have_answered_is_said():
    """Two at one keyboard: both are asked even where they can only pass, lest the other learns something."""
    game, screen = session("", "orders", chairs=[Chair("Ania"), Chair("Jan"), *CHAIRS[1:]])
    while not game.ordered["A"]:
        ask = game.journal.position.asks()[0]
        if ask.seat in game.people and game.orders.applying(ask) is None:
            game.give(ask, first_answer(ask))
        else:
            game.one_answer()
    assert "Standing order: " not in screen.replies[0], "the usual ones are carried out in silence"
    while game.orders.applying(ask := game.journal.position.asks()[0]) or ask.seat != "A":
        game.give(ask, first_answer(ask))
    game.run()
    assert "Standing orders have answered 1 question so far." in screen.replies[2]


@pytest.mark.parametrize("typed, always", [("1", False), ("always 1", True), ("zawsze 1", True)])
def test_an_order_is_for_the_card_in_question_or_always(typed, always):
    game, screen = session()
    ask = game.journal.position.asks()[0]
    about = replace(ask, args=(*ask.args, ("source", "conditioning")))
    order(Question(game, about), typed)
    given = game.orders.of(ask.seat)[-1]
    assert (given.prompt, given.answer, given.source) == (ask.prompt, ask.options[0], "" if always else "conditioning")
    assert ("about Conditioning" in screen.replies[0]) is not always
    assert game.journal.length == 1, "and it is given now"


def test_a_card_that_cannot_be_played_yet_says_so_where_it_is_looked_up():
    game, screen = session("card liquidation", "card govern the unalined", "card of nowhere", lang="pl")
    game.run()
    assert "Liquidation: tą kartą nie można tu jeszcze grać." in screen.replies[1]
    assert "Govern the Unaligned: " in screen.replies[2]
    assert "of nowhere" in screen.replies[3]


def test_a_game_without_usual_orders_has_none():
    journal = Journal.new(VENDETTA, [chair.name for chair in CHAIRS], {}, "a night")
    assert Session(journal, CHAIRS, "en", Script(())).orders.of("A") == ()
