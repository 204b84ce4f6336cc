"""Worlds that a seat could not tell from the real one: what lies open lies open in all of them (`resample`)."""

import pytest
from tests.conformance.secrets import names_resting

from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.state import choices as do
from nokturn.kernel.chance import rekey

from .fights import meeting
from .table import KEY, SEWARD, Table

WORLDS = 50
VIEWERS = ("A", "B", "D", "E", None)
"""Everybody but Seward's player, who knows the hand."""


def in_vienna(*encounters, items):
    """Seward is in Vienna, where these encounters lie on space 2, with these items and some that nobody has seen."""
    table = Table()
    table.encounters()
    table.trail("madrid", "vienna")
    table.lay(2, *encounters)
    table.place(SEWARD, "vienna")
    table.items(SEWARD, *items)
    return table


def worlds(table, viewer):
    assert table.position is not None
    for number in range(WORLDS):
        yield table.position.resampled(GAME, viewer, rekey(KEY, str(viewer), number))


@pytest.mark.card("wolves")
@pytest.mark.rule("DRA-CARD-21")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_weapon_shown_to_the_wolves_is_in_the_hand_in_every_world(viewer):
    table = in_vienna("wolves", items=("knife", "crucifix", "rifle"))
    table.action(SEWARD).hunter(SEWARD).answers(do.Search()).answers(do.ShowItem("knife"))
    for world in worlds(table, viewer):
        assert "knife" in world.state.hunters[SEWARD].items
        assert world.answer("C", do.Done()) is None
        assert world.state.hunters[SEWARD].damage == 2, "4 less 2 for the knife"


@pytest.mark.card("wolves")
@pytest.mark.rule("DRA-ITEM-03", "DRA-CARD-21")
def test_once_the_wolves_are_gone_it_may_be_anywhere_again():
    table = in_vienna("wolves", "hoax", "rats", items=("knife", "crucifix", "rifle"))
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    table.dracula.answers(do.Resolve(*table.encounter(2, "wolves")))
    table.hunter(SEWARD).answers(do.ShowItem("knife")).answers(do.Done())
    assert table.asked() == {"A": "search-order"}
    assert not all("knife" in world.state.hunters[SEWARD].items for world in worlds(table, "A"))


@pytest.mark.card("stake", "dogs")
@pytest.mark.rule("DRA-SEARCH-03")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_declared_for_a_search_is_in_the_hand_in_every_world(viewer):
    table = in_vienna("hoax", "rats", items=("stake", "dogs", "rifle"))
    table.action(SEWARD).hunter(SEWARD).answers(do.Search(("stake", "dogs")))
    table.dracula.answers(do.Resolve(*table.encounter(2, "hoax")))
    for world in worlds(table, viewer):
        assert {"stake", "dogs"} <= set(world.state.hunters[SEWARD].items)
        assert world.answer("C", do.UseItem("stake")) is None


@pytest.mark.card("stake")
@pytest.mark.rule("DRA-SEARCH-03")
def test_a_stake_that_is_used_no_longer_lies_open():
    table = in_vienna("hoax", "new_vampire", "rats", items=("stake", "dogs"))
    table.action(SEWARD).hunter(SEWARD).answers(do.Search(("stake", "dogs")))
    table.dracula.answers(do.Resolve(*table.encounter(2, "hoax")))
    assert table.sheet(SEWARD).shown == ("stake", "dogs")
    table.hunter(SEWARD).answers(do.UseItem("stake"))
    assert table.sheet(SEWARD).shown == ("dogs",)
    table.finish()
    assert table.sheet(SEWARD).shown == (), "the search is over"


@pytest.mark.card("lucky_find")
@pytest.mark.rule("DRA-CARD-27")
def test_what_a_lucky_find_looks_at_rests_in_no_rule():
    table = meeting(SEWARD)
    table.events(SEWARD, "lucky_find")
    table.top_item("stake", "dogs", "garlic", "rifle", "fast_horses")
    table.combat()
    table.pass_until("C", "combat-starts").answers(do.PlayEvent("lucky_find"))
    assert table.asked() == {"C": "keep-which-item"}
    assert table.position is not None
    for where, names in names_resting(table.position).items():
        assert not names & {"stake", "dogs", "garlic", "rifle", "fast_horses"}, where
