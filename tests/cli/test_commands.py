"""Everything that can be typed at the table besides an answer."""

import pytest
from tests.cli.scripted import first_turn, table

from nokturn.cli.seating import Chair
from nokturn.games.vendetta.game import GAME
from nokturn.games.vendetta.resolution import resolution
from nokturn.games.vendetta.reveal import reveal
from nokturn.games.vendetta.state import Deployed
from nokturn.kernel import Position
from nokturn.kernel.errors import NokturnError
from nokturn.kernel.records import load
from nokturn.players import RandomBot


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NOKTURN_SAVES", str(tmp_path / "left"))


def own_card(journal):
    return journal.position.state.hands["A"][0].lower()


def test_the_question_comes_with_the_board_and_numbered_choices():
    journal = first_turn()
    start, *_ = table(journal)
    assert "Ania (you): " in start
    assert "Your hand:" in start
    assert "Ania, your Planning turn" in start
    assert "\n  1. Play " in start


def test_why_names_the_rule_behind_the_question():
    assert "[VEN-PLAN-02]" in table(first_turn(), "why")[1]


@pytest.mark.parametrize(
    "typed, rule",
    [
        ("why end turn", "VEN-PLAN-17"),
        ("why zakończ turę", "VEN-PLAN-17"),
        ("czemu place 2 blood", "VEN-PLAN-09"),
        ("why drain the prince", "VEN-DRAIN-01"),
        ("why use 2 diablerie tokens", "VEN-DIAB-04"),
        ("why ven-frenzy-01", "VEN-FRENZY-01"),
        ("end turn", "VEN-PLAN-17"),
    ],
)
def test_what_cannot_be_done_is_answered_with_rule_id_and_text(typed, rule):
    journal = first_turn()
    steps = journal.length
    reply = table(journal, typed)[1]
    assert f"[{rule}] {GAME.rulebook.text(rule, 'en')}" in reply
    assert journal.length == steps


def test_why_a_face_down_card_costs_too_much_says_how_much():
    journal = first_turn()
    journal.position.state.blood["A"] = 1
    journal.position.forget()
    reply = table(journal, f"why {own_card(journal)} d1 down", lang="pl")[1]
    assert "Zakryta karta kosztuje tu 1 żeton krwi, w puli masz 1 żeton" in reply
    assert "[VEN-PLAN-07]" in reply


def test_why_says_what_can_be_done_after_all():
    journal = first_turn()
    assert "You can do that now: Play" in table(journal, f"why {own_card(journal)} d1 up")[1]


def test_why_not_something_unheard_of():
    assert "rules marry the prince" in table(first_turn(), "why marry the prince")[1]


def test_a_card_is_played_at_once_by_words_and_taken_back():
    journal = first_turn()
    card = own_card(journal)
    replies = table(journal, f"{card} d1 down", "undo", f"play {card} asylum up")
    assert "face down at the Rack" in replies[1]
    assert replies[2].startswith("Taken back.")
    assert "face up at the Asylum" in replies[3]
    assert journal.record.steps[-1][1]["face_up"] is True


def test_a_card_is_played_in_two_steps_with_a_way_back():
    journal = first_turn()
    replies = table(journal, "1", "back", "1", "2")
    assert replies[1].startswith("Which one?\n  1. Play")
    assert "your Planning turn" in replies[2]
    assert "Ania plays" in replies[4]


def test_undo_takes_the_bots_moves_back_as_well():
    """In the first deal in which the bots show nothing new after Ania's turn."""
    for deal in range(40):
        journal = first_turn(f"deal {deal}")
        steps = journal.length
        replies = table(journal, f"{own_card(journal)} d1 down", "end turn", "undo", "undo")
        if replies[3].startswith("Taken back."):
            assert journal.length == steps
            return
        assert "cannot be taken back" in replies[3]
    raise AssertionError("the bots always show something")


def test_undo_stops_at_chance_and_at_what_has_come_to_light():
    replies = table(first_turn(), "undo", "undo", "undo")
    assert "cannot be taken back" in replies[-1]


def test_nonsense_loses_nothing_and_says_what_is_possible():
    journal = first_turn()
    steps = journal.length
    for reply in table(journal, "xyzzy", "99", "-1", "1 2 3", "@#!", "łóżko", "  ?  ")[1:]:
        assert "umber" in reply, reply
    assert journal.length == steps


def test_an_empty_line_shows_the_question_again():
    assert "your Planning turn" in table(first_turn(), "")[1]


def test_log_card_rules_and_help():
    replies = table(
        first_turn(), "log 60", "log 3", "card fist of caine", "karta BR04", "card of nowhere", "rules frenzy",
        "zasady zzzz", "help", "card", "rules", "log",
    )  # fmt: skip
    assert "leads the" in replies[1]
    assert len(replies[2].splitlines()) == 3
    assert "(br04)" in replies[3]
    assert replies[4] == replies[3]
    assert "Nothing printed is called" in replies[5]
    assert replies[6].startswith("Frenzy: ")
    assert "[VEN-FRENZY-01]" in replies[6]
    assert "No rule speaks of" in replies[7]
    assert "standing orders" in replies[8]
    assert "name" in replies[9]
    assert "words" in replies[10]
    assert replies[11].strip()


def test_the_log_tells_only_what_the_player_knows():
    journal = first_turn()
    log = table(journal, "log 200")[1]
    others = [card for seat in "BC" for card in journal.position.state.hands[seat] if not card.endswith(("08", "09"))]
    for card in others:
        assert str(GAME.tongue.name_of("card", card, "en")) not in log


def test_hint_names_a_choice_that_can_be_taken():
    journal = first_turn()
    reply = table(journal, "hint")[1]
    assert reply.startswith("A clever bot would answer: ")
    advice = reply.splitlines()[0].removeprefix("A clever bot would answer: ").removesuffix(".")
    steps = journal.length
    table(journal, advice)
    assert journal.length > steps


def test_a_standing_order_answers_and_is_withdrawn():
    journal = first_turn()
    first, second = (card.lower() for card in journal.position.state.hands["A"][:2])
    replies = table(
        journal, f"{first} d1 up", "order end turn", "orders", f"{second} d2 up", "orders off", "orders", "order"
    )
    assert "whenever you are asked this: End your turn" in replies[2]
    assert "1. Ania, your card lies" in replies[3]
    assert "Standing order: End your turn." in replies[4]
    assert "Withdrawn." in replies[5]
    assert "no standing orders" in replies[6]
    assert "Type `order`" in replies[7]


def test_undo_withdraws_the_order_that_would_answer_at_once():
    journal = first_turn()
    first, second = (card.lower() for card in journal.position.state.hands["A"][:2])
    replies = table(journal, f"{first} d1 down", "order end turn", f"{second} d2 down", "undo", "orders")
    assert replies[4].startswith("Taken back.")
    assert "End your turn" not in replies[5]


def test_save_and_load(tmp_path):
    journal = first_turn()
    card = own_card(journal)
    replies = table(journal, "save one.json", f"{card} d1 up", "save two.json", "load one.json", "save two.json", "no")
    assert "play --load one.json" in replies[1]
    assert "one.json is loaded" in replies[4]
    assert card in replies[4]
    assert "Overwrite it?" in replies[5]
    assert "Nothing was saved." in replies[6]
    assert load(GAME, tmp_path / "two.json").length == load(GAME, tmp_path / "one.json").length + 1


def test_a_loaded_game_knows_its_bots(tmp_path):
    journal = first_turn()
    card = own_card(journal)
    replies = table(journal, "save one.json", "load one.json", f"{card} d1 up", "end turn")
    assert "Vera plays" in replies[4]


def test_a_bad_file_is_explained_in_the_language_of_the_table(tmp_path):
    (tmp_path / "zly.json").write_text("{")
    replies = table(first_turn(), "wczytaj zly.json", "wczytaj nigdzie.json", "zapisz zly.json/w.json", lang="pl")
    assert "zly.json: to nie jest czytelny zapis Nokturnu" in replies[1]
    assert "Weź nieuszkodzoną kopię" in replies[1]
    assert "nie da się odczytać" in replies[2]
    assert "nie da się zapisać" in replies[3]


def test_a_bad_file_leaves_the_game_as_it_is(tmp_path):
    (tmp_path / "bad.json").write_text("{")
    journal = first_turn()
    steps = journal.length
    replies = table(journal, "load bad.json", "load nowhere.json", "save bad.json/inside.json", "load", "save")
    assert "bad.json is not a readable Nokturn record" in replies[1]
    assert "cannot be read" in replies[2]
    assert "cannot be written" in replies[3]
    assert "Name a saved game" in replies[4]
    assert "Name a file" in replies[5]
    assert journal.length == steps
    assert (tmp_path / "bad.json").read_text() == "{"


def test_quit_offers_to_save(tmp_path):
    replies = table(first_turn(), "quit", "back", "koniec", "mine.json")
    assert "Leave the game?" in replies[1]
    assert "your Planning turn" in replies[2]
    assert "play --load mine.json" in replies[4]
    assert load(GAME, tmp_path / "mine.json").length > 0
    assert not (tmp_path / "left").exists()


def test_quit_without_saving(tmp_path):
    assert "thrown away" in table(first_turn(), "quit", "no")[2]
    assert not (tmp_path / "left").exists()


def test_without_a_keyboard_the_game_is_kept(tmp_path):
    assert "play --load" in table(first_turn())[0]
    (left,) = (tmp_path / "left").iterdir()
    assert load(GAME, left).length > 0


def test_a_fault_in_a_bot_does_not_lose_the_game(tmp_path, monkeypatch):
    journal = first_turn()
    card = own_card(journal)
    monkeypatch.setattr(RandomBot, "answer", lambda bot, view, ask, lines: "nonsense")
    with pytest.raises(NokturnError, match="fault in the bot"):
        table(journal, f"{card} d1 up", "end turn")
    (left,) = (tmp_path / "left").iterdir()
    assert load(GAME, left).length == journal.length


def test_two_at_one_keyboard_never_see_each_others_hand():
    journal = first_turn()
    jan = [Chair("Ania"), Chair("Jan"), Chair("Bruno", "random")]
    replies = table(journal, "", "1", "1", "end turn", "", chairs=jan)
    assert "Pass the keyboard to Ania." in replies[0]
    assert "Your hand" not in replies[0]
    handed_over = next(reply for reply in replies if "Pass the keyboard to Vera." in reply)
    assert handed_over.rstrip().endswith("Pass the keyboard to Vera.")
    assert "(the screen is cleared)" in replies[-1]
    assert "Vera (you)" in replies[-1]
    hidden = journal.position.state.hands["A"]
    assert not any(f"({card.lower()})" in replies[-1] for card in hidden)


def test_a_choice_of_several_is_answered_with_a_list():
    """The Isaac Chalice with blood for two districts only: name them."""
    journal = first_turn()
    state = journal.position.state
    state.relics["A"], state.blood["A"] = "RE01", 3
    journal.position = Position.start(state, resolution)
    replies = table(journal, "maybe", "yes", "1 1", "1 2 3", "the moon", "haven, rack")
    assert "Answer yes or no." in replies[1]
    assert "Name 2, for example 1 3." in replies[2]
    assert "The same choice cannot be taken twice." in replies[3]
    assert "You chose 3" in replies[4]
    assert "not among the choices" in replies[5]
    assert "Ania places 1 blood at the Prince's Haven." in replies[6]
    assert "Ania places 1 blood at the Rack." in replies[6]


def test_a_number_is_asked_for_until_it_fits():
    """Friends in High Places: up to as much blood as there are cards in the alliance."""
    journal = first_turn()
    state = journal.position.state
    state.clans["A"] = "toreador"
    state.blood["A"], state.alliances["A"] = 6, ("VI01", "VI02")
    state.lay("D1", "A", (Deployed("TO07", "A", 99, True),))
    journal.position = Position.start(state, reveal, "D1")
    replies = table(journal, "two", "9", "2")
    assert "Answer with a number from 0 to 2." in replies[1]
    assert "9 is not possible" in replies[2]
    assert "Ania places 2 blood at the Rack." in replies[3]
