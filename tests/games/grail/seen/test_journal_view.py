"""The open page of the journal: passages of this Exploration, choices with their prices, checks and what is missing."""

from __future__ import annotations

import pytest
from tests.games.grail.table import Table, do

from nokturn.games.grail.seen.asides import aside_for
from nokturn.games.grail.seen.journal_view import ChoiceView, journal_view
from nokturn.games.grail.seen.needs import unmet
from nokturn.games.grail.state.context import Context


def reading(table: Table) -> dict[str, ChoiceView]:
    page = journal_view(table.state)
    assert page is not None
    return {one.choice: one for one in page.choices}


@pytest.mark.rule("GRAIL-JOURNAL-02", "GRAIL-JOURNAL-08")
def test_the_page_lies_open_while_it_is_read_and_is_closed_afterwards():
    table = Table("beor").act("beor", do.Explore())
    page = journal_view(table.state)
    assert page is not None
    assert (page.location, page.actor, page.party) == (101, "beor", ("beor",))
    assert page.passages == table.state.read
    assert {option.choice for option in table.of("beor").options if isinstance(option, do.TakeChoice)} == {
        choice for choice, one in reading(table).items() if not one.rule
    }
    first = page.choices[0].choice
    table.of("beor").answers(do.TakeChoice(first))
    table.finish()
    after = journal_view(table.state)
    assert after is not None
    assert (after.over, after.choices) == (True, ())


@pytest.mark.rule("GRAIL-JOURNAL-04")
def test_a_locked_choice_says_what_it_needs_and_what_there_is():
    table = Table("beor").put("beor", food=1).act("beor", do.Explore())
    granary = next(one for one in reading(table).values() if any(need.what == "food" for need in one.costs))
    assert granary.rule == "GRAIL-DAY-DURING-05"
    (need,) = granary.needs
    assert (need.kind, need.what, need.held) == ("cost", "food", 1)
    assert need.needed > 1


@pytest.mark.rule("GRAIL-JOURNAL-04")
def test_no_condition_that_must_not_hold_is_ever_told():
    table = Table("beor")
    told = 0
    for (location, _), passage in table.state.content.passages.items():
        about = Context(setting="journal", actor="beor", party=("beor",), location=location)
        negated = [one for choice in passage.choice for one in choice.conditions if one.negated]
        told += len(negated)
        assert unmet(table.state, negated, about) == ()
    assert told > 20, "the campaign has such conditions"


@pytest.mark.rule("GRAIL-JOURNAL-04")
def test_locked_choices_are_hidden_where_the_table_says_so():
    shown = Table("beor").put("beor", food=0).act("beor", do.Explore())
    hidden = Table("beor", show_locked=False).put("beor", food=0).act("beor", do.Explore())
    assert any(one.rule for one in reading(shown).values())
    assert not any(one.rule for one in reading(hidden).values())


@pytest.mark.rule("GRAIL-JOURNAL-07")
def test_a_check_says_whose_value_counts_and_how_many_faces_pass():
    table = Table("beor").act("beor", do.Explore())
    checked = next(one for one in reading(table).values() if one.check is not None)
    check = checked.check
    assert check is not None
    value = table["beor"].attribute(check.attribute)
    assert (check.hero, check.value) == ("beor", value)
    assert check.passes == len([face for face in range(1, 7) if face + value >= check.target])


def test_beside_a_choice_stands_what_it_takes():
    table = Table("beor").act("beor", do.Explore())
    seat = table.state.seat_of("beor")
    checked = next(one for one in reading(table).values() if one.check is not None)
    line = aside_for(table.state, seat, do.TakeChoice(checked.choice))
    assert line is not None
    assert line.key == ("aside-marks-once" if checked.once else "aside-marks")
    assert "check" in [getattr(mark, "kind", "") for mark in dict(line.facts)["marks"]]


@pytest.mark.rule("GRAIL-JOURNAL-04")
def test_beside_a_locked_choice_stands_what_is_missing():
    table = Table("beor").put("beor", food=0).act("beor", do.Explore())
    short = next(one for one in reading(table).values() if one.rule and one.needs)
    line = aside_for(table.state, table.state.seat_of("beor"), do.TakeChoice(short.choice))
    assert line is not None
    assert (line.key, dict(line.facts)["needs"]) == ("aside-locked", short.needs)
