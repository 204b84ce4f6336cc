"""The contract: tables that can be, tables that cannot, and the exported names."""

import re
from typing import Any

import msgspec
import pytest
from tests.kernel.harness import KEY
from tests.kernel.toy import GAME, Take, ToyStones

import nokturn.kernel
from nokturn.kernel.errors import SetupError
from nokturn.kernel.events import Line
from nokturn.kernel.game import Brings, TableOption, Tongue, first_answer
from nokturn.kernel.words import Words, explain


def test_options_are_completed_with_the_defaults():
    assert GAME.options({}) == {"heap": 5, "fast": False}
    assert GAME.options({"heap": 9}) == {"heap": 9, "fast": False}


@pytest.mark.parametrize(
    "chosen, message",
    [
        ({"hep": 5}, "toy has no option 'hep'. Options: fast, heap."),
        ({"heap": 6}, "Option 'heap' cannot be 6. Choose one of: 5, 9."),
        ({"heap": "5"}, "Option 'heap' cannot be '5'. Choose one of: 5, 9."),
        ({"fast": 1}, "Option 'fast' cannot be 1. Choose one of: false, true."),
    ],
)
def test_options_that_do_not_exist_are_refused_with_what_does(chosen, message):
    with pytest.raises(SetupError) as raised:
        GAME.start(2, chosen, KEY)
    assert str(raised.value) == message


@pytest.mark.parametrize("players", [0, 1, 4, -1])
def test_a_table_of_the_wrong_size_is_refused(players):
    with pytest.raises(SetupError, match=f"toy cannot be played by {players}. Possible: 2, 3."):
        GAME.start(players, {}, KEY)


class Charms(Brings):
    options = (TableOption("charm", "", ("rowan", "iron")),)


class Bringing(ToyStones):
    brings = Charms()


def test_what_a_seat_brings_is_an_option_of_its_own_that_is_not_public():
    options = Bringing().options({"charm:B": "rowan", "heap": 9})
    assert options == {"heap": 9, "fast": False, "charm:B": "rowan"}
    assert Bringing().brings.public(options) == {"heap": 9, "fast": False}
    assert Bringing().start(2, {"charm:B": "a text of one's own"}, KEY).state.seats == ("A", "B")


@pytest.mark.parametrize(
    "chosen, message",
    [
        ({"charm": "rowan"}, "no option 'charm'"),
        ({"charm:I": "rowan"}, "no option 'charm:I'"),
        ({"sofa:A": "red"}, "no option 'sofa:A'"),
        ({"charm:A": 7}, "Give it a value of type str"),
        ({"charm:A": "row\ud800an"}, "option 'charm:A' has half a letter in it and cannot be saved. Type it again."),
        ({"charm:C": "rowan"}, "no such seat at this table. Seats: A, B."),
    ],
)
def test_what_nobody_can_bring_is_refused(chosen, message):
    with pytest.raises(SetupError, match=re.escape(message)):
        Bringing().start(2, chosen, KEY)


def test_a_game_may_word_its_own_errors():
    error = SetupError.worded({"en": "Line 1: no.", "pl": "Wiersz 1: nie."}).under("TOY-PLAY-01")
    assert (str(error), error.rule) == ("Line 1: no.", "TOY-PLAY-01")
    assert explain(error, "pl") == "Wiersz 1: nie."
    assert explain(error, "en") == "Line 1: no."


def test_all_tables_can_be_started():
    tables = GAME.tables()
    assert len(tables) == 8
    for players, options in tables:
        assert GAME.start(players, options, KEY).state.seats == ("A", "B", "C")[:players]


@pytest.mark.parametrize("players, options", GAME.tables())
def test_a_game_runs_to_its_end_and_has_a_result(players, options):
    position = GAME.start(players, options, KEY)
    while not position.over:
        question = position.asks()[0]
        assert position.answer(question.seat, first_answer(question)) is None
    standings = GAME.standings(position.state)
    assert [line.place for line in standings] == list(range(1, players + 1))
    assert sum(line.score or 0 for line in standings) == options["heap"]


def test_finished_ends_the_game_however_deep_the_rules_are():
    position = GAME.start(2, {}, KEY)
    for seat, answer in [("A", Take(3)), ("B", Take(2)), ("A", 0), ("B", 0)]:
        assert position.answer(seat, answer) is None
    assert position.over
    assert position.stack == []


def test_the_public_names_are_these():
    assert sorted(nokturn.kernel.__all__) == [
        "Answer", "Ask", "Leaf", "Option", "OwnWords", "Position", "Refusal", "Refused", "Rule", "Seat", "State",
        "Step",
        "ask", "ask_all", "ask_any", "ask_confirm", "ask_number", "ask_order", "ask_some",
        "call", "carries_out", "chance", "pick", "procedure", "refusing", "shuffle",
    ]  # fmt: skip
    assert all(hasattr(nokturn.kernel, name) for name in nokturn.kernel.__all__)


class Sight(msgspec.Struct, frozen=True):
    heap: int
    taken: dict[str, int]
    bids: int | None
    secret: int = 7


class Plain(ToyStones):
    """Its words are those of Stones, its board the usual one."""

    __module__ = ToyStones.__module__

    def view(self, state: Any, seat: str | None) -> Any:
        return Sight(state.heap, dict(state.taken), None)


def test_by_itself_the_board_says_what_the_view_has_and_the_game_has_words_for():
    """By seat what is kept by seat; neither what is None nor what has no message `board-…`."""
    words = Words(Plain(), "en", {"A": "Ada"})
    lines = Plain().tongue.board(Plain().start(2, {}, KEY).state, "A", words)
    assert list(lines) == ["Stones in the heap: 5.", "Ada has taken 0.", "B has taken 0."]


def test_a_game_that_overrides_no_part_prints_and_brings_nothing_and_has_no_manners():
    game, state = GAME, GAME.start(2, {}, KEY).state
    assert (game.printed.things(), game.printed.gallery(), game.printed.search("x")) == ((), (), ())
    assert (game.printed.about("x", Words(game, "en")), game.printed.published("x")) == ("", None)
    assert game.printed.coverage("en") is None
    assert (game.brings.options, game.brings.for_game(2, 5)) == ((), {})
    assert (game.manners.role(2, {}, "A"), game.manners.teams(2, {}), game.manners.whispers(state)) == ("", (), ())
    assert (game.manners.own_turn, game.manners.turn_of(state, "A"), game.manners.usual_orders()) == ("", 0, ())
    assert (game.tongue.scene(state, "A", GAME.start(2, {}, KEY).asks()[0], Words(game, "en"))) == ()
    assert game.tongue.aside(state, Take(1)) is None


class Phased(Tongue[Any]):
    chapters, headings = frozenset({"night"}), frozenset({"phase"})


@pytest.mark.parametrize(
    "told, story",
    [
        ("night phase phase take phase night phase", "night phase take night phase"),
        ("phase take phase", "phase take phase"),
        ("night take", "night take"),
        ("", ""),
    ],
)
def test_a_heading_under_which_nothing_happens_is_no_part_of_the_story(told, story):
    lines = [Line(key, ()) for key in told.split()]
    assert [line.key for line in Phased().story(lines)] == story.split()
    assert GAME.tongue.story(lines) == lines
