"""Words: right in both languages, and an error that names the message when they are not."""

import ast
import re
from pathlib import Path

import pytest
from tests.kernel.harness import ToyGame
from tests.kernel.toy import GAME, Look, Stones, Take

import nokturn.kernel
from nokturn.kernel import Refusal, ask
from nokturn.kernel.errors import ContentError
from nokturn.kernel.events import Event, Line, seen_by
from nokturn.kernel.words import LANGUAGES, Words, bundle, kebab

EN, PL = (Words(GAME, lang, {"A": "Ada", "B": "Bolek"}) for lang in LANGUAGES)


def test_a_prompt_names_the_player_and_counts_rightly():
    question = ask("A", "turn", [Take(1)], heap=5)
    assert EN.prompt(question) == "Ada: it is your turn. The heap holds 5 stones."
    assert PL.prompt(question) == "Ada, twoja tura. Na stosie jest 5 kamieni."
    assert PL.prompt(ask("B", "turn", [], heap=3)) == "Bolek, twoja tura. Na stosie są 3 kamienie."


@pytest.mark.parametrize(
    "stones, english, polish",
    [(1, "Take one stone", "Weź jeden kamień"), (3, "Take 3 stones", "Weź 3 kamienie"), (12, None, "Weź 12 kamieni")],
)
def test_an_option_is_said_with_the_right_plural(stones, english, polish):
    assert PL.option(Take(stones)) == polish
    assert english is None or EN.option(Take(stones)) == english


def test_an_option_without_facts():
    assert (EN.option(Look()), PL.option(Look())) == ("Look at your card", "Obejrzyj swoją kartę")


def test_a_line_of_the_log_says_only_what_its_reader_knows():
    looked = Event("looked", (("player", "A"),), privy=("A",), secret=(("card", 2),))
    mine, theirs = seen_by(looked, "A"), seen_by(looked, "B")
    assert mine is not None
    assert theirs is not None
    assert (EN.line(mine), PL.line(mine)) == ("Ada looks at card 2.", "Ada ogląda: karta 2.")
    assert EN.line(theirs) == "Ada looks at a card."


def test_without_words_for_the_privy_the_common_ones_are_used():
    assert EN.line(Line("bid-privy", (("player", "B"), ("stones", 2)))) == "Bolek bids 2."


def test_a_refusal_says_why_and_quotes_the_rule():
    refusal = Refusal("forbidden", "TOY-TAKE-01", (("heap", 2),))
    assert EN.refusal(refusal) == (
        "There are only 2 stones. [TOY-TAKE-01] Nobody takes more stones than the heap holds."
    )
    assert PL.refusal(refusal).startswith("Na stosie jest tylko 2. [TOY-TAKE-01] Nikt nie bierze")
    assert EN.refusal(Refusal("not-asked")).startswith("It is not up to you")


def test_every_refusal_of_the_kernel_has_words_in_both_languages():
    reasons = {
        "forbidden", "not-offered", "not-asked", "over", "wrong-kind-confirm", "wrong-kind-number", "wrong-kind-some",
        "wrong-kind-order", "out-of-range", "twice-the-same", "order-all", "wrong-count", "undo-nothing", "undo-other",
        "undo-chance", "undo-revealed", "own-words-length", "own-words-signs",
    }  # fmt: skip
    args = (("low", 1), ("high", 2), ("count", 3), ("answer", 4), ("exactly", True))
    for words in (EN, PL):
        for reason in reasons:
            assert words.refusal(Refusal(reason, args=args))


def test_lists_and_unknown_names():
    assert EN.name("cards", (1, 2, 3)) == "card 1, card 2 and card 3"
    assert PL.name("cards", (1, 2)) == "karta 1 i karta 2"
    assert EN.name("cards", ()) == "nothing"
    assert EN.name("player", "Z") == "Z"
    assert EN.name("stones", 4) == 4


def test_a_missing_message_is_an_error_that_names_it():
    with pytest.raises(ContentError, match=r"toy: there is no message 'ask-nothing' in pl\.ftl"):
        PL.prompt(ask("A", "nothing", []))


def test_a_message_that_lacks_a_fact_is_an_error_that_names_it():
    with pytest.raises(ContentError, match=r"toy: message 'event-took' in en\.ftl"):
        EN.line(Line("took", (("player", "A"),)))


def test_an_unknown_language_is_refused():
    with pytest.raises(ContentError, match=r"no language 'de'\. Languages: en, pl"):
        Words(GAME, "de")


def test_a_game_may_say_a_kernel_message_in_its_own_way(tmp_path):
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("and = as well as\n", encoding="utf-8")

    class Elsewhere(ToyGame):
        name = "elsewhere"
        state_type = Stones
        folder = tmp_path

    assert Words(Elsewhere(), "en").list([1, 2]) == "1 as well as 2"
    assert bundle("en").has_message("and") is False


@pytest.mark.parametrize("name, key", [("Take", "take"), ("PlayCard", "play-card"), ("Draw2Cards", "draw2-cards")])
def test_option_classes_become_message_keys(name, key):
    assert kebab(name) == key


def reasons() -> dict[str, set[str]]:
    """Key -> facts of every exception raised `because` of something, read off the sources."""
    found = {}
    for file in Path(nokturn.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "because":
                key = node.args[0]
                assert isinstance(key, ast.Constant)
                found[str(key.value)] = {str(fact.arg) for fact in node.keywords}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_exception_people_meet_has_words_and_none_are_there_in_vain(lang):
    text = (Path(nokturn.kernel.__file__).parent / "locale" / f"{lang}.ftl").read_text("utf-8")
    lines = dict(line.split(" = ", 1) for line in text.splitlines() if line.startswith("error-"))
    assert {key: set(re.findall(r"\$(\w+)", line)) for key, line in lines.items()} == {
        f"error-{key}": facts for key, facts in reasons().items()
    }


def test_a_copy_is_told_apart_by_what_is_printed_on_it(tmp_path):
    """`$card-id` of a copy has no number; of nothing it is `none`."""
    (tmp_path / "locale").mkdir()
    text = "seen = { $card-id ->\n    [spy] a spy\n    [none] nothing\n   *[other] something\n}\n"
    (tmp_path / "locale" / "en.ftl").write_text(text, encoding="utf-8")
    words = Words(GAME, "en", also=(tmp_path,))
    assert [words.say("seen", [("card", card)]) for card in ("spy:2", "spy", "", "x:1")] == [
        "a spy",
        "a spy",
        "nothing",
        "something",
    ]
