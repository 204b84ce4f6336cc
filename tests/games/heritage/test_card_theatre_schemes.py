"""Every scheme of a theatre is played, and every scheme requires what is printed on it."""

from __future__ import annotations

import pytest
from tests.games.heritage.stage import Row, Stage
from tests.games.heritage.table import Table

from nokturn.games.heritage.printed.attributes import ARCHETYPES
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import Token

INTRODUCTORY = ("high_low_clans", "inner_beast", "war_of_princes")
SLOT = {"inquisition": 0, "court": 0, "rise_of_humanity": 1, "anarch_revolt": 2, "masquerade": 2, "sabbat_wars": 2}
ROWS: list[Row] = [
    ("high_low_clans_petition", "", "aide1", "activates aide1"),
    ("high_low_clans_rally", "", "", "activates kin"),
    ("inner_beast_wrestle", "", "", "morality 0 cruel; lead potency +1"),
    ("inner_beast_hunger", "", "", "morality 1 calm"),
    ("war_of_princes_march", "", "", "activates kin"),
    ("war_of_princes_treaty", "", "west", "activates west west"),
    ("inquisition_denounce", "", "foe", "foe infamy +1; activates elitist"),
    ("inquisition_records", "", "", "kin infamy -2"),
    ("anarch_revolt_torches", "", "north", "north 3 1; lead potency +1"),
    ("anarch_revolt_shelter", "kin ankh north; aide1 ankh south south", "", "lead potency +2"),
    (
        "anarch_revolt_shelter",
        "kin ankh north; aide1 ankh south; lead ankh east; wolf joined 1; wolf1 ankh west",
        "",
        "lead potency +3",
    ),
    ("masquerade_witness", "the track north 3 3", "north:2", "north 1 3; lead potency +1"),
    # Clean-up pays the leader, and the ankh goes home; HER-MASQ-05.
    (
        "masquerade_cleaning",
        "foe ankh north; rival ankh south; the track north 0 2",
        "",
        "foe torpid; foe ankhs -1; north 0 3; lead potency +2",
    ),
    ("court_lobby", "", "kin", "kin potency +1; activates elitist"),
    ("court_question", "foe title harpy", "", "foe infamy +1; foe potency -1"),
    ("rise_of_humanity_adapt", "", "", "morality 0 cruel; draws 1"),
    ("rise_of_humanity_cling", "", "", "morality 1 calm"),
]


def in_play(theatre: str) -> tuple[str, str, str]:
    """The introductory trio with this theatre in its slot."""
    trio = [*INTRODUCTORY]
    if theatre in SLOT:
        trio[SLOT[theatre]] = theatre
    return trio[0], trio[1], trio[2]


def stage_for(scheme: str, given: str = "") -> Stage:
    card = SCHEMES[scheme]
    return Stage("ventrue", requires=dict(card.requires), given=given, theatres=in_play(card.theatre))


@pytest.mark.rule("HER-SCHEME-10", "HER-SCHEME-13", "HER-EFF-01", "HER-EFF-05")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_scheme_of_a_theatre_does_what_it_says(row: Row) -> None:
    scheme, given, answers, expected = row
    stage = stage_for(scheme, given).play(scheme, answers)
    assert stage.changes() == {"lead exhausted", *expected.split("; ")}


WARS: list[Row] = [
    ("sabbat_wars_crusade", "", "", "north"),
    ("sabbat_wars_infiltrate", "", "south", "north; south sabbat 3 True"),
]


@pytest.mark.rule("HER-SABBAT-04", "HER-SABBAT-06", "HER-SABBAT-07", "HER-EFF-05")
@pytest.mark.parametrize("row", WARS, ids=lambda row: row[0])
def test_a_scheme_of_the_sabbat_wars_does_what_it_says(row: Row) -> None:
    """A single token lies there: in the north, of the Sabbat, 3, face down."""
    scheme, _, answers, expected = row
    stage = stage_for(scheme)
    for region in stage.table.state.regions:
        stage.table.region(region)
    stage.table.region("north", Token("sabbat", 3))
    stage.begin()
    stage.play(scheme, answers)
    assert stage.changes() == {"lead exhausted", *expected.split("; ")}


def test_every_scheme_of_a_theatre_is_played() -> None:
    assert {row[0] for row in (*ROWS, *WARS)} == {one.id for one in SCHEMES.values() if one.theatre}


@pytest.mark.rule("HER-SCHEME-13")
def test_a_scheme_of_a_theatre_stays_for_everybody() -> None:
    stage = stage_for("inner_beast_hunger")
    stage.play("inner_beast_hunger", "")
    stage.table.mark(stage.ids["lead"], exhausted=False).turn("A")
    assert stage.table.seat("A").can(do.PlayScheme("inner_beast_hunger"))


# what schemes require


def covering(scheme: str, without: str = "") -> Table:
    """A coterie of exactly the archetypes that the scheme requires, apart from the exhausted clan leader; `without`: in
    place of one of this archetype there is one that does not help.  No boon can help either."""
    card = SCHEMES[scheme]
    clan = card.clan or "ventrue"
    table = Table(A=clan, B="brujah" if clan == "gangrel" else "gangrel", theatres=in_play(card.theatre))
    table.mark(table.leader("A"), exhausted=True, boons=()).hand("A", *([scheme] if card.clan else []))
    needed = [archetype for archetype, count in card.requires for _ in range(count)]
    if without:
        needed[needed.index(without)] = next(one for one in ARCHETYPES if one not in dict(card.requires))
    leader = ""
    for archetype in needed:
        member = next(one for one in table.state.deck if PEOPLE[one].archetype == archetype)
        table.childe("A", member, sire=leader or table.leader("A"), exhausted=bool(leader))
        leader = leader or member
    return table.turn("A")


@pytest.mark.rule("HER-SCHEME-03", "HER-SCHEME-02")
@pytest.mark.parametrize("scheme", sorted(SCHEMES))
def test_a_coterie_with_the_archetypes_can_play_it_and_with_one_fewer_not(scheme: str) -> None:
    assert covering(scheme).seat("A").can(do.PlayScheme(scheme))
    for archetype, _ in SCHEMES[scheme].requires:
        lacking = covering(scheme, without=archetype)
        assert lacking.seat("A").refusal(do.PlayScheme(scheme)).rule == "HER-SCHEME-03"
