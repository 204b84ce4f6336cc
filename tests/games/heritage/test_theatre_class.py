"""The class theatres: High and Low Clans, Inquisition, Court."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heritage.table import Table, who

from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import Judge, Votes

INQUISITION = ("inquisition", "inner_beast", "war_of_princes")
COURT = ("court", "inner_beast", "war_of_princes")
JUDGES = ("martial", "scholarly", "wealthy", "covert")


def activated(table: Table, vampire: str, seat: str = "A") -> Table:
    return table.activate(seat, vampire).finish()


# High and Low Clans


@pytest.mark.rule("HER-HL-01")
def test_politics_begin_on_the_neutral_space() -> None:
    assert Table().state.politics == 0


@pytest.mark.rule("HER-HL-02")
@pytest.mark.parametrize("class_, space", [("elitist", 1), ("egalitarian", -1)])
def test_every_activation_moves_politics_one_space_towards_its_class(class_: str, space: int) -> None:
    table = Table()
    assert activated(table, table.childe("A", who(class_))).state.politics == space


@pytest.mark.rule("HER-HL-03", "HER-R-07")
@pytest.mark.parametrize("class_, other, sign", [("elitist", "egalitarian", 1), ("egalitarian", "elitist", -1)])
def test_a_decisive_victory_pays_everybody_of_that_class_and_returns(class_: str, other: str, sign: int) -> None:
    table = Table().politics(4 * sign)
    mine = table.childe("A", who(class_))
    theirs = table.childe("B", who(class_, 1))
    asleep = table.childe("B", who(class_, 2), torpid=True)
    stranger = table.childe("B", who(other))
    activated(table, mine)
    assert table.state.politics == 0
    assert [table[one].potency for one in (mine, theirs, asleep, stranger)] == [1, 1, 0, 0]


@pytest.mark.rule("HER-HL-03")
def test_the_space_before_the_last_is_no_decisive_victory() -> None:
    table = Table().politics(3)
    mine = table.childe("A", who("elitist"))
    activated(table, mine)
    assert table.state.politics == 4
    assert table[mine].potency == 0


@pytest.mark.rule("HER-HL-04", "HER-HL-05")
@pytest.mark.parametrize(
    "space, elitist, egalitarian", [(0, 0, 0), (1, 1, 0), (2, 1, 0), (3, 2, 0), (4, 2, 0), (-1, 0, 1), (-4, 0, 2)]
)
def test_the_side_of_the_marker_wins_more_the_further_it_stands(space: int, elitist: int, egalitarian: int) -> None:
    """B's leader is elitist: one more of them."""
    table = Table().politics(space)
    for number in range(3):
        table.childe("B", who("egalitarian", number))
    table.childe("B", who("elitist"))
    table.childe("B", who("elitist", 1), torpid=True)
    assert table.score("B")["high_low_clans"] == 2 * elitist + 3 * egalitarian


@pytest.mark.rule("HER-HL-06")
def test_the_politics_marker_has_a_space_and_no_facing() -> None:
    """Two ways to the same space: nothing is left to tell them apart."""
    there, back = Table(), Table().politics(1)
    lord, rogue = who("elitist calm north martial"), who("egalitarian calm north martial")
    for table in (there, back):
        table.childe("A", lord)
        table.childe("A", rogue)
    activated(there, lord)
    assert there.state.politics == back.state.politics
    assert activated(there, rogue).state.politics == activated(back, rogue).state.politics


# Inquisition


@pytest.mark.rule("HER-INQ-01", "HER-R-10")
def test_four_judges_wait_in_the_vatican() -> None:
    assert Table(theatres=INQUISITION).state.judges == {
        "martial": Judge("elitist", False),
        "scholarly": Judge("egalitarian", False),
        "wealthy": Judge("elitist", False),
        "covert": Judge("egalitarian", False),
    }


@pytest.mark.rule("HER-INQ-02")
def test_the_judge_of_the_archetype_turns_to_the_class_and_sits_down() -> None:
    table = Table(theatres=INQUISITION)
    activated(table, table.childe("A", who("egalitarian wealthy")))
    assert table.state.judges["wealthy"] == Judge("egalitarian", True)
    activated(table, table.childe("A", who("elitist wealthy")))
    assert table.state.judges["wealthy"] == Judge("elitist", True)
    assert [table.state.judges[one].seated for one in JUDGES] == [False, False, True, False]


def before_the_trial(last: str = "covert", **facing: str) -> Table:
    """All judges sit but one; elitists on martial and scholarly, egalitarian on wealthy, unless said."""
    table = Table(theatres=INQUISITION)
    for archetype in JUDGES:
        class_ = facing.get(archetype, "egalitarian" if archetype == "wealthy" else "elitist")
        table.judge(archetype, class_, seated=archetype != last)
    return table


@pytest.mark.rule("HER-INQ-03", "HER-INQ-04", "HER-INQ-07")
@pytest.mark.parametrize("class_, falls", [("elitist", True), ("egalitarian", False)])
def test_a_trial_weighs_infamy_and_the_markers_of_the_accused(class_: str, falls: bool) -> None:
    """Three markers elitist, one egalitarian; 2 infamy: suspicion 5 or 3."""
    table = before_the_trial()
    accused = table.childe("B", who(f"{class_} calm"), infamy=2)
    lesser = table.childe("B", who("elitist cruel"), infamy=1)
    activated(table, table.childe("A", who("elitist covert north")))
    assert table[accused].torpid is falls
    assert table[accused].infamy == (2 if falls else 3)
    assert (table[lesser].torpid, table[lesser].infamy) == (False, 1)
    assert [table.state.judges[one] for one in JUDGES] == [
        Judge("elitist", False),
        Judge("elitist", False),
        Judge("egalitarian", False),
        Judge("elitist", False),
    ]


@pytest.mark.rule("HER-INQ-03")
def test_a_torpid_vampire_is_not_accused() -> None:
    table = before_the_trial()
    asleep = table.childe("B", who("elitist calm"), infamy=5, torpid=True)
    awake = table.childe("B", who("egalitarian calm"), infamy=1)
    activated(table, table.childe("A", who("elitist covert")))
    assert (table[asleep].infamy, table[awake].infamy) == (5, 2)


@pytest.mark.rule("HER-INQ-05", "HER-R-11")
def test_without_infamy_nobody_is_accused_and_the_judges_go_home() -> None:
    table = before_the_trial()
    activated(table, table.childe("A", who("elitist covert")))
    assert all(vampire.infamy == 0 and not vampire.torpid for vampire in table.state.vampires.values())
    assert not any(judge.seated for judge in table.state.judges.values())


@pytest.mark.rule("HER-INQ-06", "HER-R-12")
def test_the_accused_are_settled_before_the_first_verdict() -> None:
    """Both have 1 infamy; the first to be judged gains one and would be the only accused."""
    table = before_the_trial(martial="egalitarian", scholarly="egalitarian")
    first = table.childe("B", who("elitist calm"), infamy=1)
    second = table.childe("B", who("elitist cruel"), infamy=1)
    table.activate("A", table.childe("A", who("elitist covert north")))
    assert table.asked() == {"A": "trial-order"}
    table.seat("A").answers((do.Target(second), do.Target(first)))
    table.finish()
    assert [table[one].infamy for one in (first, second)] == [2, 2]
    judged = [told["vampire"] for told in table.told("puts") if told["what"] == "infamy"]
    assert judged == [second, first]


@pytest.mark.rule("HER-INQ-08", "HER-R-22")
def test_a_conviction_can_be_borne_by_a_childe() -> None:
    table = before_the_trial()
    accused = table.childe("B", who("elitist calm"), infamy=3)
    childe = table.childe("B", who("egalitarian calm"), sire=accused)
    table.activate("A", table.childe("A", who("elitist covert north")))
    table.seat("B").sacrifices(childe)
    assert (table[accused].torpid, table[childe].torpid, table[accused].infamy) == (False, True, 3)


@pytest.mark.rule("HER-INQ-08", "HER-R-22")
def test_who_is_needed_awake_suffers_nothing() -> None:
    """B has nobody but the leader: without it there would be no open slot."""
    table = before_the_trial()
    table.mark(table.leader("B"), infamy=4)
    activated(table, table.childe("A", who("elitist covert")))
    assert not table[table.leader("B")].torpid
    assert table[table.leader("B")].infamy == 4


@pytest.mark.rule("HER-INQ-09", "HER-INQ-10")
@pytest.mark.parametrize(
    "elitist_markers, elitists, egalitarians", [(0, 1, 0), (1, 1, 0), (2, 0, 0), (3, 0, 1), (4, 0, 1)]
)
def test_the_class_on_fewer_markers_wins(elitist_markers: int, elitists: int, egalitarians: int) -> None:
    """Wherever they are: one of them still waits in the Vatican.  B's leader is elitist."""
    table = Table(theatres=INQUISITION)
    for number, archetype in enumerate(JUDGES):
        table.judge(archetype, "elitist" if number < elitist_markers else "egalitarian", seated=number != 0)
    table.childe("B", who("elitist"))
    for number in range(3):
        table.childe("B", who("egalitarian", number))
    assert table.score("B")["inquisition"] == 2 * elitists + 3 * egalitarians


@pytest.mark.rule("HER-R-16")
def test_a_conviction_in_ones_own_activation_is_credited_to_the_activated_vampire() -> None:
    table = Table(theatres=("inquisition", "inner_beast", "masquerade"))
    for archetype in JUDGES:
        table.judge(archetype, "elitist", seated=archetype != "covert")
    accused = table.childe("B", who("elitist calm"), infamy=2, ankhs=("north",))
    mine = table.childe("A", who("elitist covert north"))
    activated(table, mine)
    assert table[accused].torpid
    assert table[mine].potency == 2


# Court


@pytest.mark.rule("HER-COURT-01")
@pytest.mark.parametrize(
    "seats, titles",
    [
        ("AB", ["harpy", "sheriff", "seneschal", "prince"]),
        ("ABC", ["harpy", "scourge", "sheriff", "seneschal", "prince"]),
        ("ABCD", ["harpy", "scourge", "keeper_of_elysium", "sheriff", "seneschal", "prince"]),
    ],
)
def test_the_titles_are_voted_on_from_harpy_to_prince(seats: str, titles: list[str]) -> None:
    clans: dict[str, Any] = dict(zip(seats, ("brujah", "tremere", "ventrue", "lasombra"), strict=False))
    table = Table(theatres=COURT, **clans)
    assert table.state.votes == Votes((), 0)
    lord = table.childe("A", who("elitist"))
    given = []
    for _ in titles:
        for _ in range(5):
            activated(table, lord)
            given += [told["title"] for told in table.told("vote")]
    assert given == titles


@pytest.mark.rule("HER-COURT-02")
def test_a_marker_goes_inside_the_walls_with_the_class_of_the_activated() -> None:
    table = Table(theatres=COURT)
    activated(table, table.childe("A", who("egalitarian")))
    activated(table, table.childe("A", who("elitist")))
    assert table.state.votes.inside == ("egalitarian", "elitist")


def before_the_vote(*inside: str, time: int = 0) -> Table:
    """Both clan leaders are elitist, with 3 potency each."""
    return Table(theatres=COURT).votes(*(inside or ("egalitarian", "egalitarian", "elitist", "elitist")), time=time)


@pytest.mark.rule("HER-COURT-03", "HER-COURT-04", "HER-COURT-06")
def test_the_majority_elects_its_most_potent_vampire_without_a_title() -> None:
    table = before_the_vote()
    rival = table.childe("B", who("egalitarian calm"), potency=2)
    table.childe("B", who("egalitarian cruel"), potency=4, title="sheriff")
    table.childe("B", who("egalitarian calm", 1), potency=9, torpid=True)
    mine = table.childe("A", who("egalitarian west"), potency=1)
    activated(table, mine)
    assert table[rival].title == "harpy"
    assert [one for one, on in table.state.vampires.items() if on.title == "harpy"] == [rival]
    assert table.state.votes == Votes((), 1)


@pytest.mark.rule("HER-COURT-04", "HER-R-13")
def test_a_lone_candidate_wins_without_potency() -> None:
    table = before_the_vote()
    mine = table.childe("A", who("egalitarian west"))
    activated(table, mine)
    assert table[mine].title == "harpy"


@pytest.mark.rule("HER-COURT-04")
def test_without_a_candidate_nobody_is_elected() -> None:
    """The only egalitarian was titled before."""
    table = before_the_vote()
    activated(table, table.childe("A", who("egalitarian west"), title="sheriff"))
    assert [on.title for on in table.state.vampires.values() if on.title] == ["sheriff"]
    assert table.state.votes.time == 1


@pytest.mark.rule("HER-COURT-05", "HER-COURT-06", "HER-R-13")
@pytest.mark.parametrize("potency", [0, 2])
def test_a_tie_takes_the_title_out_of_the_game(potency: int) -> None:
    table = before_the_vote()
    table.childe("B", who("egalitarian calm"), potency=potency)
    activated(table, table.childe("A", who("egalitarian west"), potency=potency))
    assert not any(on.title for on in table.state.vampires.values())
    assert table.state.votes == Votes((), 1)
    table.votes("elitist", "elitist", "elitist", "elitist", time=1).mark(table.leader("B"), potency=4)
    activated(table, table.childe("A", who("elitist west")))
    assert table[table.leader("B")].title == "sheriff"


@pytest.mark.rule("HER-COURT-07", "HER-R-13")
def test_after_the_prince_no_marker_moves() -> None:
    table = Table(theatres=COURT).votes(time=4)
    activated(table, table.childe("A", who("elitist")))
    assert table.state.votes == Votes((), 4)


@pytest.mark.rule("HER-COURT-08")
def test_whoever_brings_a_titled_vampire_down_claims_its_title() -> None:
    table = Table(theatres=COURT)
    mine, theirs = table.childe("A", who("calm")), table.childe("B", who("cruel"), title="harpy")
    table.fall("A", mine, theirs)
    assert (table[mine].title, table[theirs].title, table[theirs].torpid) == ("harpy", "", True)


@pytest.mark.rule("HER-COURT-08", "HER-R-16")
def test_a_torpid_claimant_leaves_the_title_to_the_clan_leader() -> None:
    table = Table(theatres=COURT)
    mine = table.childe("A", who("calm"), torpid=True)
    theirs = table.childe("B", who("cruel"), title="harpy")
    table.fall("A", mine, theirs)
    assert table[table.leader("A")].title == "harpy"


@pytest.mark.rule("HER-COURT-09", "HER-R-15")
def test_a_titled_claimant_gives_the_title_to_another_of_its_line() -> None:
    table = Table(theatres=COURT)
    mine = table.childe("A", who("calm"), title="sheriff")
    other, asleep = table.childe("A", who("calm", 1)), table.childe("A", who("calm", 2), torpid=True)
    theirs = table.childe("B", who("cruel"), title="harpy")
    table.fall("A", mine, theirs)
    assert set(table.seat("A").may(do.Target)) == {do.Target(table.leader("A")), do.Target(other)}
    table.seat("A").chooses(other)
    assert (table[other].title, table[mine].title, table[asleep].title) == ("harpy", "sheriff", "")


@pytest.mark.rule("HER-COURT-09", "HER-R-15")
def test_where_all_are_titled_the_title_stays() -> None:
    table = Table(theatres=COURT).mark("brujah_ottavia", title="sheriff")
    theirs = table.childe("B", who("cruel"), title="harpy")
    table.fall("A", "brujah_ottavia", theirs)
    assert table[theirs].title == "harpy"


@pytest.mark.rule("HER-COURT-09")
def test_ones_own_fallen_title_goes_the_same_way() -> None:
    table = Table(theatres=COURT)
    mine, other = table.childe("A", who("calm")), table.childe("A", who("cruel"), title="harpy")
    table.fall("A", mine, other)
    assert (table[mine].title, table[other].title) == ("harpy", "")


@pytest.mark.rule("HER-COURT-10", "HER-COURT-11", "HER-R-14")
@pytest.mark.parametrize("prince, points", [("elitist", 2 * 2 + 2), ("egalitarian", 3 * 2 + 2), ("torpid", 2), ("", 2)])
def test_the_princes_class_wins_and_titles_count(prince: str, points: int) -> None:
    """B has a Harpy, her leader and one more elitist, and three egalitarians; A's is the Prince."""
    table = Table(theatres=COURT).mark("tremere_walther", title="harpy")
    table.childe("B", who("elitist"))
    for number in range(3):
        table.childe("B", who("egalitarian", number))
    if prince == "torpid":
        table.childe("A", who("elitist cruel north"), title="prince", torpid=True)
    elif prince:
        table.childe("A", who(f"{prince} cruel west"), title="prince")
    assert table.score("B")["court"] == points
    table.mark("tremere_walther", torpid=True)
    assert table.score("B")["court"] == {"elitist": 2, "egalitarian": 6}.get(prince, 0)


@pytest.mark.rule("HER-COURT-11")
@pytest.mark.example("EX-05")
def test_two_titles_and_an_elitist_prince() -> None:
    table = Table(A="nosferatu", B="tremere", theatres=COURT)
    table.mark("tremere_walther", title="prince")
    lord = table.childe("A", who("elitist"), title="harpy")
    table.childe("A", who("egalitarian"), title="sheriff")
    assert table.score("A")["court"] == 4 + 2
    table.childe("A", who("elitist", 1))
    assert table.score("A")["court"] == 4 + 2 * 2
    table.mark(lord, torpid=True)
    assert table.score("A")["court"] == 2 + 2
