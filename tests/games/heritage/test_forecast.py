"""What a recruit's activation would do, and who could lead a scheme: told beside the choices, before they are made."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.seen.asides import aside
from nokturn.games.heritage.seen.view import view
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import Token


def beside(game: Heritage, option: Any) -> dict[str, Any]:
    found = aside(game, option)
    assert found is not None
    return dict(found.facts)


def would(table: Table, card: str) -> dict[str, tuple[list[str], str, dict[str, int]]]:
    """By theatre: what is told, what is asked, what changes."""
    told = beside(table.state, do.Recruit(card))["would"]
    return {name: ([key for key, _ in lines], asked, dict(changed)) for name, lines, asked, changed in told}


def queued(table: Table, words: str) -> str:
    card = who(words)
    table.queue(card, *[one for one in FIVE if one != card][:4])
    table.state.active = "A"
    return card


@pytest.mark.rule("HER-HL-02")
@pytest.mark.rule("HER-BEAST-02")
def test_each_theatre_says_what_would_happen_and_for_whom() -> None:
    """Brujah's Ottavia is an elitist and cruel, her marker faces cruel: an elitist more, one space up, 1 VP each."""
    table = Table(A="brujah", B="gangrel")
    card = queued(table, "elitist cruel north martial")
    before = table.state.clone()
    told = would(table, card)
    assert list(told) == ["high_low_clans", "inner_beast", "war_of_princes"]
    assert told["high_low_clans"][:2] == (["politics"], "")
    assert told["high_low_clans"][2] == {"A": 2}, "Ottavia and the recruit; Hrafnhild is egalitarian"
    assert told["inner_beast"] == (["morality-moves"], "", {"A": 1})
    assert told["war_of_princes"][1] == "move-ankh", "a choice is not guessed"
    assert beside(table.state, do.Recruit(card))["by"] == "+3", "what is known of it, in the terminal too"
    assert table.state == before, "nothing has happened yet"


@pytest.mark.rule("HER-HL-05")
def test_a_recruit_counts_for_itself_from_the_moment_it_stands_there() -> None:
    """Two points for every elitist before and after: Ottavia's stay, the recruit brings its own."""
    table = Table(A="brujah", B="gangrel").politics(3)
    card = queued(table, "elitist cruel north martial")
    assert would(table, card)["high_low_clans"] == (["politics"], "", {"A": 2})


@pytest.mark.rule("HER-ACT-02")
def test_whoever_could_be_activated_says_what_that_would_do() -> None:
    """Ottavia stands in the bloodline already: her activation counts her once, and nobody else; HER-HL-05."""
    table = Table(A="brujah", B="gangrel")
    ottavia, hrafnhild = table.state.tops["A"], table.state.tops["B"]
    before = table.state.clone()
    told = beside(table.state, do.Target(ottavia))
    by_theatre = {name: ([key for key, _ in lines], dict(changed)) for name, lines, _, changed in told["would"]}
    assert by_theatre["high_low_clans"] == (["politics"], {"A": 1})
    assert by_theatre["inner_beast"] == (["morality-moves"], {"A": 1})
    assert told["by"] == "+2"
    theirs = beside(table.state, do.Target(hrafnhild))
    assert next(dict(changed) for _, _, _, changed in theirs["would"]) == {"B": 1}, "an egalitarian: for her own side"
    assert theirs["gain"] >= 1, "worth to whoever would be activated"
    assert table.state == before, "nothing has happened yet"


@pytest.mark.rule("HER-TORPOR-08")
def test_nobody_in_torpor_is_said_to_do_anything() -> None:
    table = Table(A="brujah", B="gangrel")
    ottavia = table.state.tops["A"]
    table.state.vampires[ottavia] = replace(table.state.vampires[ottavia], torpid=True)
    assert "would" not in beside(table.state, do.Target(ottavia))


@pytest.mark.rule("HER-MISSION-01")
def test_a_recruit_says_for_which_missions_it_would_count() -> None:
    """Night of Long Spears counts martial vampires, of which Ottavia is one; The Sealed Archive scholarly ones."""
    table = Table(A="brujah", B="gangrel")
    card = queued(table, "elitist cruel north martial")
    table.state.missions = ("bm_01", "bm_02")
    assert beside(table.state, do.Recruit(card))["counts"] == (("bm_01", 2),)


@pytest.mark.rule("HER-RECRUIT-10")
def test_a_servant_says_the_same_as_somebody_in_the_queue_and_costs_nothing() -> None:
    table = Table(A="brujah", B="gangrel")
    card = queued(table, "elitist cruel north martial")
    from_queue = beside(table.state, do.Recruit(card))
    table.queue(*FIVE).haven("A", servant=card)
    table.state.active = "A"
    from_haven = beside(table.state, do.RecruitServant(card))
    assert from_haven == {**from_queue, "cost": 0}


@pytest.mark.rule("HER-HL-03")
def test_a_decisive_victory_is_named_before_it_happens() -> None:
    table = Table(A="brujah", B="gangrel").politics(4)
    told = would(table, queued(table, "elitist cruel north martial"))
    assert told["high_low_clans"][0][:2] == ["politics", "decisive-victory"]


@pytest.mark.rule("HER-SABBAT-06")
def test_what_lies_face_down_is_neither_told_nor_weighed() -> None:
    """The only token of the region would be turned up: its number is nobody's to know before."""
    theatres = ("high_low_clans", "inner_beast", "sabbat_wars")
    table = Table(A="brujah", B="gangrel", theatres=theatres)
    table.region("north", Token("camarilla", 3))
    told = would(table, queued(table, "elitist cruel north covert"))
    assert told["sabbat_wars"] == ([], "sabbat-action", {})


@pytest.mark.rule("HER-SCHEME-03")
@pytest.mark.rule("HER-SCHEME-04")
def test_a_scheme_says_who_could_lead_it_and_what_boons_would_have_to_cover() -> None:
    """Thrown Gauntlet wants two martial: Ottavia is one, with a martial childe she needs no boon."""
    table = Table(A="brujah", B="gangrel")
    table.hand("A", "brujah_gauntlet")
    table.state.active = "A"
    ottavia = table.leader("A")
    alone = beside(table.state, do.PlayScheme("brujah_gauntlet"))
    assert alone["leaders"] == ((ottavia, ("martial",)),), "Hrafnhild is martial: she can be owed"
    childe = table.childe("A", who("elitist calm north martial"))
    both = beside(table.state, do.PlayScheme("brujah_gauntlet"))
    assert both["leaders"] == ((ottavia, ()), (childe, ("martial",)))
    table.state.playing = "brujah_gauntlet"
    assert beside(table.state, do.Lead(childe))["lacking"] == ("martial",)


@pytest.mark.rule("HER-MISSION-01")
def test_everybody_sees_how_the_missions_stand_and_where_points_come_from() -> None:
    table = Table(A="brujah", B="gangrel", missions=("bm_01",))
    table.childe("A", who("elitist calm north martial"))
    seen = view(table.state, "B")
    assert seen.counts == {"bm_01": {"A": 2, "B": 1}}, "Ottavia and her childe; Hrafnhild"
    assert seen.players["A"].worth["potency"] == 3, "HER-SETUP-13"
    assert seen.players["A"].points == sum(seen.players["A"].worth.values())


@pytest.mark.rule("HER-COURT-01")
def test_the_titles_of_the_court_are_seen_in_the_order_of_their_votes() -> None:
    """Two players vote on four titles, the Harpy first and the Prince last."""
    table = Table(A="brujah", B="gangrel", theatres=("court", "inner_beast", "war_of_princes"))
    assert view(table.state, "A").titles == ("harpy", "sheriff", "seneschal", "prince")
    assert view(table.state, None).seat is None
