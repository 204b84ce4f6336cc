"""A text looked over while it is written: marks, problems, and mends that mend."""

from typing import Any

import pytest
from tests.games.vtes.decks.lists import deck

from nokturn.games.vtes.decks.building.checking import check
from nokturn.games.vtes.decks.building.mending import Mend
from nokturn.games.vtes.decks.exporting import exported
from nokturn.games.vtes.decks.importing import imported, read_deck
from nokturn.games.vtes.decks.precons import precon

CRYPT = "Crypt (12 cards)\n12x Alexa Draper\n"
FULL = f"{CRYPT}\nLibrary\n30x Vessel\n30x Govern the Unaligned\n"


def mended(text: str, mend: Mend) -> str:
    """As the page does it."""
    if mend.edits[0].line == 0:
        return mend.edits[0].text or ""
    lines: list[str | None] = [*text.split("\n")]
    more = []
    for edit in mend.edits:
        if edit.line <= len(lines):
            lines[edit.line - 1] = edit.text
        elif edit.text:
            more.append(edit.text)
    return "\n".join([line for line in lines if line is not None] + more)


def problems(text: str, kind: str, **more: Any):
    return [problem for problem in check(text, "en", **more).problems if problem.kind == kind]


def test_all_problems_are_told_at_once():
    found = check(f"{CRYPT}Library\n5x Deflecton\n59x Govern the Unaligned\n2x Liquidation", "en")
    assert [(problem.kind, problem.line) for problem in found.problems] == [("unread", 4), ("unplayable", 0)]
    small = check("2x Alexa Draper\n4x Govern the Unalined\n2x Liquidation", "en")
    assert [problem.kind for problem in small.problems] == ["unread", "legality", "legality", "unplayable"]
    assert [problem.rule for problem in small.problems if problem.rule] == ["VTES-DECK-01", "VTES-DECK-02"]
    assert not small.whole
    assert small.kept is None, "what was not read whole is not kept"


def test_every_line_says_what_it_is():
    found = check(f"{CRYPT}Library\n5x Deflecton\n2x Liquidation\n1x Memories of Mortality\n", "en")
    assert {(mark.line, mark.state) for mark in found.marks} == {
        (1, "heading"),
        (2, "card"),
        (3, "heading"),
        (4, "unread"),
        (5, "missing"),
        (6, "banned"),
    }


def test_an_unreadable_name_is_mended_by_the_nearest():
    text = f"{CRYPT}Library\n5x Deflecton  # bounce\n55x Govern the Unaligned"
    (problem,) = problems(text, "unread")
    assert [mend.label for mend in problem.mends] == ["Deflection", "Set aside"]
    assert "5x Deflection  # bounce" in mended(text, problem.mends[0])
    assert check(mended(text, problem.mends[0]), "en").problems == ()
    aside = mended(text, problem.mends[1])
    assert "# 5x Deflecton" in aside, "nothing that was written gets lost"
    assert not problems(aside, "unread")


def test_what_is_not_playable_is_replaced_by_its_kind_where_it_stood():
    text = f"{CRYPT}Library\n3x Obedience\n57x Govern the Unaligned\n"
    (problem,) = problems(text, "unplayable")
    (card,) = problem.replace
    assert (card.name, card.count) == ("Obedience", 3)
    assert card.winners > 250, "of the 4,668 archived decks"
    assert card.mends
    for mend in card.mends:
        after = mended(text, mend)
        assert after.split("\n")[3] == f"3x {mend.label}"
        assert check(after, "en").problems == ()
        (reaction,) = [one for one, count in imported(after).library_list() if count == 3]
        assert "reaction" in reaction.types, "of the same type"


@pytest.mark.rule("VTES-DECK-04")
def test_groups_are_mended_by_taking_out_the_others():
    text = "10x Alexa Draper\n1x Nassir\n3x Gilbert Duane (G1)\n" + FULL.partition("Library")[2]
    (problem,) = problems(text, "legality")
    assert problem.rule == "VTES-DECK-04"
    after = mended(text, problem.mends[0])
    assert not [one for one in problems(after, "legality") if one.rule == "VTES-DECK-04"]


@pytest.mark.rule("VTES-DECK-02")
@pytest.mark.parametrize("first, size", [(33, 90), (28, 90), (32, 90)])
def test_a_library_that_is_a_little_too_large_or_small_is_mended_at_a_click(first, size):
    listed = f"{CRYPT}Library\n{first}x Vessel\n{60 if first > 30 else 30}x Govern the Unaligned\n"
    (problem,) = problems(listed, "legality")
    after = imported(mended(listed, problem.mends[0]))
    assert 60 <= after.library_size <= size


@pytest.mark.rule("VTES-DECK-08")
def test_a_banned_card_is_taken_out_at_a_click():
    text = FULL + "2x Memories of Mortality\n"
    (problem,) = problems(text, "legality")
    assert problem.rule == "VTES-DECK-08"
    assert problem.mends[0].label == "Take 2 out"
    assert imported(mended(text, problem.mends[0])) == imported(FULL)


def test_any_format_asks_for_nothing():
    assert not problems("1x Alexa Draper", "legality", format="any")


def test_links_and_json_are_mended_by_writing_the_list_anew():
    link = exported(deck("12 Alexa Draper", "62 Govern the Unaligned", "29 Vessel"), "vdb")
    (problem,) = problems(link, "legality")
    assert check(mended(link, problem.mends[0]), "en").problems == ()


def test_a_newer_card_is_named_with_its_line_and_can_be_left_out():
    text = '{"cards": [\n{"id": 100845, "count": 4},\n{"id": 102999, "count": 2}\n]}'
    problem = check(text, "en").problems[0]
    assert (problem.kind, problem.line) == ("unread", 3)
    assert "102999" in problem.text
    assert "newer" in problem.text
    after = read_deck(mended(text, problem.mends[0]))
    assert after.deck is not None
    assert after.deck.copies == {100845: 4}


def test_a_deck_of_another_game_is_called_so():
    text = "\n".join(f"4 {name}" for name in ("Lightning Bolt", "Mountain", "Counterspell", "Island", "Dark Ritual"))
    first = check(text, "en").problems[0]
    assert first.line == 1
    assert "another" in first.text


def test_a_sign_that_nobody_sees_is_told_with_its_line_and_cleaned_away():
    text = f"{CRYPT}Library\n60x Govern\x07 the Unaligned\n"
    (problem,) = check(text, "en").problems
    assert (problem.kind, problem.line) == ("unread", 4)
    assert "U+0007" in problem.text
    assert check(mended(text, problem.mends[0]), "en").problems == ()


def test_three_thousand_lines_of_nonsense_get_fifty_answers_and_a_number():
    found = check("\n".join(f"1x qqq{number}" for number in range(3000)), "en")
    assert len(found.problems) == 50
    assert found.more == 3001 - 50, "all lines, and that none of them is a card"


def test_a_broken_json_is_told_with_its_line():
    (problem,) = check('{"cards": [\n{"id": 1,\n!!\n', "en").problems
    assert problem.line == 3


def test_a_preconstructed_deck_goes_by_its_name():
    found = check("v5_tremere", "en")
    assert found.sheet is not None
    assert found.sheet.library_size == precon("v5_tremere").library_size


def test_everything_is_said_in_polish_too():
    text = "10x Alexa Draper\n3x Gilbert Duane (G1)\n5x Deflecton\n2x Liquidation\n1x Memories of Mortality"
    for english, polish in zip(check(text, "en").problems, check(text, "pl").problems, strict=True):
        assert english.text != polish.text
