"""Toreador Justicar: a title by referendum."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import targets
from tests.games.vtes.cards.terms import calls, carry
from tests.games.vtes.politics.polls import cast, close, passed, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.play.leaving_play import loses_title
from nokturn.games.vtes.politics.effects import AutoPass
from nokturn.games.vtes.state.card_language import Mode
from nokturn.games.vtes.state.choices import ChooseCard, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import votes_of


def ball() -> tuple[Table, str, str]:
    """A calls for a justicar; B has a Toreador without a title."""
    table = Table()
    caller = vampire(table, "A", "prince:London")
    return table, caller, vampire(table, "B", clan="toreador")


@pytest.mark.card("toreador-justicar")
@pytest.mark.rule("VTES-TITLE-02", "VTES-TITLE-04")
def test_any_ready_toreador_of_the_camarilla_can_be_made_justicar():
    table, caller, other = ball()
    own = vampire(table, "A", clan="toreador")
    vampire(table, "C", clan="toreador", region=TORPOR)
    vampire(table, "C", clan="toreador", sect="sabbat")
    vampire(table, "C", clan="toreador_antitribu")
    calls(table, "toreador-justicar", caller)
    assert targets(table) == {own, other}


@pytest.mark.card("toreador-justicar")
@pytest.mark.rule("VTES-TITLE-10", "VTES-VOTE-04", "VTES-TITLE-01")
def test_the_card_on_the_vampire_is_the_title():
    table, caller, other = ball()
    table.state.change(other, title="primogen")
    calls(table, "toreador-justicar", caller)
    table.seat("A").answers(ChooseCard(other))
    carry(table, caller)
    assert table.card(other).title == "justicar:toreador"
    assert table.card("toreador-justicar:1").host == other
    assert table.card("toreador-justicar:1").controller == "B"
    assert votes_of(table.now, table.card(other)) == 3
    table.run(loses_title, other)
    assert table.now.ash["A"] == ("toreador-justicar",)
    assert votes_of(table.now, table.card(other)) == 0


@pytest.mark.card("toreador-justicar")
@pytest.mark.rule("VTES-VOTE-05", "VTES-VOTE-09")
def test_every_ready_toreador_has_a_vote_more_in_this_referendum():
    table, caller, other = ball()
    asleep = vampire(table, "B", clan="toreador", region=TORPOR)
    titled = vampire(table, "C", "prince:Rome", clan="toreador", locked=True)
    sabbat = vampire(table, "C", clan="toreador", sect="sabbat")
    plain = vampire(table, "C")
    calls(table, "toreador-justicar", caller)
    table.seat("A").answers(ChooseCard(other))
    found = [votes_of(table.now, table.card(one)) for one in (caller, other, asleep, titled, sabbat, plain)]
    assert found == [2, 1, 0, 3, 1, 0]
    cast(table, (caller, "for"), (other, "for"), (titled, "against"))
    table.pass_until("minion-phase")
    assert not passed(table)
    assert votes_of(table.now, table.card(titled)) == 2
    assert table.now.ash["A"] == ("toreador-justicar",)


@pytest.mark.card("toreador-justicar")
@pytest.mark.rule("VTES-TITLECON-01", "VTES-TITLECON-02", "VTES-R-45")
def test_two_toreador_justicars_contest_the_title():
    table, caller, other = ball()
    rival = vampire(table, "C", "justicar:toreador", clan="toreador")
    elsewhere = vampire(table, "C", "justicar:ventrue")
    calls(table, "toreador-justicar", caller)
    table.seat("A").answers(ChooseCard(other))
    cast(table, (caller, "for"), (rival, "for"))
    assert close(table) == (6, 0)
    assert [table.card(one).contesting for one in (other, rival, elsewhere)] == [True, True, False]
    assert votes_of(table.now, table.card(other)) == votes_of(table.now, table.card(rival)) == 0
    assert votes_of(table.now, table.card(elsewhere)) == 3


@pytest.mark.card("toreador-justicar")
@pytest.mark.rule("VTES-REF-03")
def test_without_a_toreador_there_is_no_justicar():
    table = Table()
    caller = vampire(table, "A")
    vampire(table, "B", clan="toreador", region=TORPOR)
    table.hand("A", "toreador-justicar")
    table.act("A")
    assert table.refused(PlayCard("toreador-justicar", 0, caller))


@pytest.mark.card("toreador-justicar")
@pytest.mark.rule("VTES-REF-13")
def test_a_referendum_that_passes_by_itself_carries_out_the_terms():
    library_card("fiat", Mode("action_modifier", "act", does=(AutoPass(),)), types=("action_modifier",))
    table, caller, other = ball()
    table.hand("A", "fiat", "toreador-justicar")
    table.act("A")
    table.seat("A").plays("toreador-justicar", caller)
    table.seat("A").plays("fiat", caller)
    table.pass_until("choose-justicar")
    table.seat("A").answers(ChooseCard(other))
    table.pass_until("minion-phase")
    assert table.card(other).title == "justicar:toreador"
