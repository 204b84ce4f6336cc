"""Who can begin a campaign, with what, and how it goes on with as many."""

from __future__ import annotations

import pytest
from tests.campaigns.nights import new_ledger, page_after, played
from tests.conformance.reliquary.campaign import CAMPAIGN, ThreeNights

from nokturn.campaigns import campaign_named
from nokturn.campaigns.ledger import begin, hands_of, start
from nokturn.kernel.errors import SetupError
from nokturn.kernel.options import TableOption
from nokturn.kernel.words import explain

pytestmark = pytest.mark.usefixtures("nights")


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "A\x00da", "A\nda", "A\u202eda", "\ud800", " Ada", "Ada\u2028"])
def test_a_name_that_cannot_stand_in_the_book(name):
    with pytest.raises(SetupError, match="from 1 to 40 characters") as caught:
        new_ledger(people=("Bob", name))
    assert "od 1 do 40 znaków" in explain(caught.value, "pl")


@pytest.mark.parametrize("name", ["x" * 40, "Żółć", "Ada Lovelace", "李"])
def test_a_name_that_can(name):
    assert new_ledger(people=("Bob", name)).begun.people == ["Bob", name]


@pytest.mark.parametrize("count", [0, 1, 4])
def test_a_number_of_players_that_it_is_not_for(count):
    with pytest.raises(SetupError, match="Possible: 2, 3"):
        new_ledger(people=tuple("ABCD"[:count]))


def test_it_goes_on_with_as_many_as_it_began_with():
    with pytest.raises(SetupError, match="began with 2 players") as caught:
        start(CAMPAIGN, played(1), ["Ada", "Bob", "Cid"], "key")
    assert "zaczęła się przy liczbie graczy 2" in explain(caught.value, "pl")


@pytest.mark.parametrize("options, says", [
    ({"days": 3}, "no option 'days'"), ({"nights": 4}, "Choose one of: 2, 3"), ({"nights": "3"}, "Choose one of"),
])  # fmt: skip
def test_options_that_there_are_not(options, says):
    with pytest.raises(SetupError, match=says):
        begin(CAMPAIGN, ["Ada", "Bob"], options, "key")


@pytest.mark.parametrize("name", ["x" * 41, "A\x00da", " Ada"])
def test_who_sits_in_tonight_has_a_name_that_can_stand_in_the_book_too(name):
    with pytest.raises(SetupError, match="from 1 to 40 characters"):
        start(CAMPAIGN, played(1), ["Ada", name], "key")


class Motto(ThreeNights):
    table_options = (*ThreeNights.table_options, TableOption("motto", "", ()))


def test_an_option_in_words_of_ones_own_is_whole_letters():
    assert begin(Motto(), ["Ada", "Bob"], {"motto": "noc, 夜"}, "key").begun.options["motto"] == "noc, 夜"
    with pytest.raises(SetupError, match="'motto' has half a letter in it") as caught:
        begin(Motto(), ["Ada", "Bob"], {"motto": "noc\udce6"}, "key")
    assert "pół litery" in explain(caught.value, "pl")


def test_options_hold_for_the_whole_campaign():
    ledger = begin(CAMPAIGN, ["Ada", "Bob"], {"nights": 2}, "key")
    for seed in "12":
        ledger = ledger.with_page(page_after(ledger, seed))
    assert ledger.footing().next(CAMPAIGN) is None
    with pytest.raises(SetupError, match="played to its end"):
        start(CAMPAIGN, ledger, ["Ada", "Bob"], "key")


def test_a_campaign_that_is_not_there():
    with pytest.raises(SetupError, match=r"no campaign called 'saga'\. Campaigns: .*reliquary"):
        campaign_named("saga")


def test_the_book_says_who_played_and_who_stood_in():
    answers = [
        ("B", "Bob", ""), ("A", "Ada", ""), ("B", "Bob", ""), ("A", "", "clever"), ("B", "Bob", ""), ("A", "Cid", ""),
    ]  # fmt: skip
    assert [(hand.seat, hand.name, hand.bot, hand.answers) for hand in hands_of(answers)] == [
        ("A", "Ada", "", 1),
        ("A", "", "clever", 1),
        ("A", "Cid", "", 1),
        ("B", "Bob", "", 3),
    ]
