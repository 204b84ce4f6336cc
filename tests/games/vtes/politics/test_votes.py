"""Votes and ballots: where they come from and how they are counted (catalogue, section 8.2)."""

import pytest
from tests.games.vtes.politics.polls import call, cast, close, decree, passed, political, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.play.titles import GainTitle
from nokturn.games.vtes.politics.effects import Abstain, BurnEdge, Votes
from nokturn.games.vtes.printed.content import TITLES
from nokturn.games.vtes.state.card_language import Ability, Mode, Static, write
from nokturn.games.vtes.state.choices import Cast, CastCard, ChooseCard, PlayCard
from nokturn.games.vtes.text.effects import BurnBlood, Change, GainPool, Lock

SECT_OF = {name: title.sect for name, title in TITLES.items()}


def reaction(card, *effects, **more):
    return library_card(card, Mode("reaction", "poll", does=effects, **more), types=("reaction",))


@pytest.mark.rule("VTES-VOTE-01")
def test_nobody_has_votes_by_default_and_nobody_has_to_cast_any():
    decree()
    table = Table("ABC")
    one, prince = vampire(table, "A"), vampire(table, "A", "prince:London")
    others = [vampire(table, "B"), table.ally("B", "underbridge-stray")]
    call(table, one)
    assert {option.source for option in table.options(Cast)} == {prince, "card:A"}
    table.seat("A").passes()
    assert table.prompt == "minion-phase"  # B has nothing to vote with and is not asked
    assert set(others) <= set(table.now.cards)
    assert table.told("referendum-fails")[0]["votes_for"] == 0


@pytest.mark.rule("VTES-VOTE-02")
def test_the_card_that_called_it_gives_its_caller_1_vote():
    decree()
    table = Table("ABC")
    call(table, vampire(table, "A"))
    cast(table, ("card:A", "for"))
    assert close(table) == (1, 0)
    assert table.pool("A") == 33


@pytest.mark.rule("VTES-VOTE-03", "VTES-MIN-09", "VTES-PLAY-11")
def test_a_political_card_from_hand_is_burned_for_1_vote_and_replaced():
    decree(), political("edict", GainPool(amount=9))
    library_card("trifle", Mode("master", "master", does=(GainPool(),)), types=("master",))
    table = Table("ABC")
    one = vampire(table, "A")
    table.hand("B", *["edict"] * 7)
    table.library("B", "trifle", "edict")
    call(table, one)
    table.seat("A").passes()
    assert set(table.options(CastCard)) == {CastCard("edict", "for"), CastCard("edict", "against")}
    table.seat("B").answers(CastCard("edict", "against"))
    assert table.now.ash["B"] == ("edict",)
    assert sorted(table.now.hands["B"]) == [*["edict"] * 6, "trifle"]  # refilled from the library
    assert not any(fact["card"] == "edict" for fact in table.told("plays"))  # burned, not played
    table.seat("A").passes()
    assert close(table) == (0, 1)
    assert table.pool("B") == 30  # its text is ignored


@pytest.mark.rule("VTES-VOTE-03")
def test_each_methuselah_has_at_most_1_vote_from_political_cards():
    decree(), political("edict")
    table = Table("ABC")
    one, two = vampire(table, "A"), vampire(table, "B", "primogen")
    table.hand("A", "edict")
    table.hand("B", "edict", "edict")
    call(table, one)
    assert table.refused(CastCard("edict", "for")) == "VTES-VOTE-03"  # the one that called it is the caller's
    table.seat("A").passes()
    table.seat("B").answers(CastCard("edict", "for"))
    table.seat("A").passes()
    assert table.refused(CastCard("edict", "for")) == "VTES-VOTE-03"
    assert Cast(two, "for") in table.options()


@pytest.mark.rule("VTES-VOTE-03")
def test_who_is_asked_does_not_tell_who_holds_political_cards():
    decree(), political("edict")
    library_card("trifle", Mode("master", "master", does=(GainPool(),)), types=("master",))
    asked = []
    for held in ("edict", "trifle"):
        table = Table("ABC")
        one = vampire(table, "A")
        table.hand("B", held)
        call(table, one)
        table.seat("A").passes()
        asked.append((table.ask().seat, table.prompt))
    assert asked == [("B", "polling"), ("B", "polling")]


@pytest.mark.rule("VTES-VOTE-04")
@pytest.mark.parametrize(
    "title, votes",
    [
        ("primogen", 1),
        ("prince:London", 2),
        ("baron:London", 2),
        ("justicar:ventrue", 3),
        ("inner_circle:ventrue", 4),
        ("bishop", 1),
        ("archbishop:London", 2),
        ("cardinal", 3),
        ("regent", 4),
        ("kholo:ventrue", 2),
        ("magaji", 2),
        ("votes:1", 1),
        ("votes:2", 2),
    ],
)
def test_what_each_title_is_worth(title, votes):
    decree()
    table = Table("ABC")
    one = vampire(table, "A", title, sect=SECT_OF[title.partition(":")[0]] or "independent")
    call(table, one)
    cast(table, (one, "for"))
    assert close(table) == (votes, 0)


@pytest.mark.rule("VTES-VOTE-05")
def test_votes_without_a_title():
    decree()
    library_card("orator", Static("votes", 2), types=("retainer",), life=1)
    table = Table("ABC")
    one = vampire(table, "A")
    table.put("A", "orator", one)
    call(table, one)
    cast(table, (one, "for"))
    assert close(table) == (2, 0)


@pytest.mark.rule("VTES-VOTE-06", "VTES-TORPOR-04")
def test_only_ready_minions_vote_locked_or_not():
    decree()
    table = Table("ABC")
    one = vampire(table, "A")
    locked = vampire(table, "A", "prince:London", locked=True)
    asleep = vampire(table, "A", "prince:Paris", region="torpor")
    call(table, one)
    assert table.refused(Cast(asleep, "for")) == "VTES-VOTE-06"
    cast(table, (locked, "for"))
    assert close(table) == (2, 0)


@pytest.mark.rule("VTES-VOTE-07", "VTES-EDGE-04")
def test_the_edge_is_burned_for_1_vote():
    decree()
    table = Table("ABC")
    one = vampire(table, "A")
    table.state.edge = "B"
    call(table, one)
    assert Cast("edge:B", "for") not in table.options()
    table.seat("A").passes()
    table.seat("B").answers(Cast("edge:B", "against"))
    assert table.now.edge == ""
    assert close(table) == (0, 1)
    assert table.now.edge == ""


@pytest.mark.rule("VTES-EDGE-05")
def test_only_its_holder_can_burn_the_edge_and_it_goes_to_the_middle():
    library_card("bribe", Mode("master", "master", does=(BurnEdge(), GainPool(amount=4))), types=("master",))
    library_card("trifle", Mode("master", "master", does=(GainPool(),)), types=("master",))
    table = Table("ABC")
    table.hand("A", "bribe", "trifle")
    table.state.edge = "B"
    table.run("vtes.master_phase", "A")
    assert table.refused(PlayCard("bribe", 0)) == "VTES-EDGE-05"
    table.state.edge = "A"
    table.run("vtes.master_phase", "A")
    table.seat("A").plays("bribe")
    assert table.now.edge == ""
    assert table.pool("A") == 34


@pytest.mark.rule("VTES-EDGE-05")
def test_the_edge_of_who_is_ousted_goes_to_the_middle():
    table = Table("ABC")
    table.state.edge = "B"
    table.state.pool["B"] = 0
    table.run("vtes.settle")
    assert table.now.gone == ("B",)
    assert table.now.edge == ""


@pytest.mark.rule("VTES-VOTE-08")
def test_a_location_has_votes_of_its_own():
    decree()
    library_card(
        "headquarters",
        Ability("poll", lock=True, does=(Votes(amount=3, who="this"),)),
        types=("master",),
        location=True,
    )
    table = Table("ABC")
    one = vampire(table, "A", "prince:London")
    hall = table.put("A", "headquarters")
    call(table, one)
    assert Cast(hall, "for") not in table.options()
    table.seat("A").uses(hall)
    assert table.card(hall).locked
    cast(table, (hall, "for"), (one, "against"))  # a source of its own
    assert close(table) == (3, 2)


@pytest.mark.rule("VTES-VOTE-08")
def test_an_effect_may_give_votes_to_each_vampire_of_a_kind():
    decree()
    palace = Ability("poll", lock=True, does=(Votes(each=("titled", "sect:camarilla", "yours")),))
    library_card("palace", palace, types=("master",), location=True)
    table = Table("ABC")
    one = vampire(table, "A")
    prince = vampire(table, "B", "prince:London")
    bishop = vampire(table, "B", "bishop", sect="sabbat")
    untitled = vampire(table, "B")
    hall = table.put("B", "palace")
    call(table, one)
    table.seat("A").passes()
    table.seat("B").uses(hall)
    table.seat("A").passes()
    assert untitled not in {option.source for option in table.options(Cast)}
    cast(table, (prince, "against"), (bishop, "for"))
    assert close(table) == (1, 3)


@pytest.mark.rule("VTES-VOTE-08")
def test_a_referendum_may_give_votes_to_everybody_of_a_clan():
    toreador = Change(what="votes", who="everyone", when="clan:toreador", lasts="referendum")
    decree()
    library_card("gala", Mode("action_modifier", "poll", does=(toreador,)), types=("action_modifier",))
    table = Table("ABC")
    one = vampire(table, "A")
    two, three = vampire(table, "B", clan="toreador"), vampire(table, "C", "primogen", clan="toreador")
    table.hand("A", "gala")
    call(table, one)
    table.seat("A").plays("gala", one)
    cast(table, (two, "against"), (three, "for"))
    assert close(table) == (2, 1)


@pytest.mark.rule("VTES-VOTE-09")
def test_votes_granted_to_a_vampire_are_cast_as_its_own():
    decree()
    reaction("oath", Votes(amount=2))
    table = Table("ABC")
    one, two = vampire(table, "A"), vampire(table, "B", "primogen")
    table.hand("B", "oath")
    call(table, one)
    table.seat("A").passes()
    table.seat("B").plays("oath", two)
    cast(table, (two, "against"))
    assert table.told("casts")[-1] == {"player": "B", "source": two, "side": "against", "amount": 3, "ballots": 0}
    assert close(table) == (0, 3)


@pytest.mark.rule("VTES-VOTE-10")
def test_who_is_made_to_abstain_is_out_of_the_tally():
    decree()
    reaction("scalpel", Lock(who="chosen"), Abstain(who="chosen"), choose=("voter",))
    table = Table("ABC")
    one, two = vampire(table, "A", "prince:London"), vampire(table, "B")
    silent = vampire(table, "C", "primogen")
    table.hand("B", "scalpel")
    call(table, one)
    table.seat("A").passes()
    assert table.refused(PlayCard("scalpel", 0, two)) == "VTES-TGT-01"  # nobody has voted yet
    table.seat("B").passes()
    table.seat("C").answers(Cast(silent, "for"))
    cast(table, (one, "for"))
    table.seat("A").passes()
    table.seat("B").plays("scalpel", two)
    assert set(table.options()) == {ChooseCard(silent), ChooseCard(one)}
    table.seat("B").answers(ChooseCard(one))
    assert table.refused(Cast(one, "for")) == "VTES-VOTE-10"
    assert table.refused(Cast(one, "against")) == "VTES-VOTE-10"
    assert close(table) == (1, 0)


# prisci


def prisci(table, seats):
    return [vampire(table, seat, "priscus", sect="sabbat") for seat in seats]


@pytest.mark.rule("VTES-VOTE-11")
@pytest.mark.parametrize(
    "sides, result",
    [
        (("for",), (3, 0)),
        (("for", "against"), (0, 0)),
        (("for", "against", "against"), (0, 3)),
        (("against", "against", "against"), (0, 3)),
    ],
)
def test_the_prisci_have_3_votes_together(sides, result):
    decree()
    table = Table("ABCD")
    one = vampire(table, "A")
    council = prisci(table, "BCD"[: len(sides)])
    call(table, one)
    cast(table, *zip(council, sides, strict=True))
    assert close(table) == result


@pytest.mark.rule("VTES-VOTE-11")
def test_ordinary_votes_do_not_count_among_the_prisci():
    decree()
    table = Table("ABC")
    one = vampire(table, "A", "regent", sect="sabbat")
    (priscus,) = prisci(table, "B")
    call(table, one)
    cast(table, (one, "for"), (priscus, "against"))
    assert close(table) == (4, 3)


@pytest.mark.rule("VTES-VOTE-11")
def test_a_priscus_with_more_ballots_casts_them_all_one_way():
    decree()
    reaction("ancient", Votes(what="ballots", amount=1), Votes(amount=1))
    table = Table("ABCD")
    one = vampire(table, "A")
    two, three = prisci(table, "BC")
    table.hand("B", "ancient")
    call(table, one)
    table.seat("A").passes()
    table.seat("B").plays("ancient", two)
    cast(table, (two, "against"), (three, "for"))
    assert close(table) == (0, 4)  # 2 ballots to 1, and a vote of its own


@pytest.mark.rule("VTES-VOTE-12")
def test_the_block_needs_a_ready_priscus_who_casts_a_ballot():
    decree()
    library_card("relic", Static("ballots", 2), types=("equipment",))
    table = Table("ABC")
    one, two = vampire(table, "A"), vampire(table, "B")
    asleep = vampire(table, "C", "priscus", sect="sabbat", region="torpor")
    table.put("B", "relic", two)
    call(table, one)
    table.seat("A").passes()
    table.seat("B").answers(Cast(two, "against"))  # ballots, but no priscus
    assert close(table) == (0, 0)
    assert asleep in table.now.cards


@pytest.mark.rule("VTES-VOTE-13")
def test_a_source_is_never_worth_less_than_nothing():
    decree()
    library_card("shame", Static("votes", -3), types=("equipment",))
    reaction("hush", Change(what="votes", amount=-5, who="acting", lasts="referendum"))
    table = Table("ABC")
    one, two = vampire(table, "A", "prince:London"), vampire(table, "A", "primogen")
    shamed, three = vampire(table, "A", "prince:Paris"), vampire(table, "B")
    table.put("A", "shame", shamed)
    table.hand("B", "hush")
    call(table, one)
    assert Cast(shamed, "for") not in table.options()
    cast(table, (one, "for"), (two, "for"))
    table.seat("A").passes()
    table.seat("B").plays("hush", three)
    assert close(table) == (1, 0)  # 2 - 5 is nothing, and takes nothing from the primogen


# what becomes of votes that have been cast


@pytest.mark.rule("VTES-R-45", "VTES-VOTE-06")
@pytest.mark.parametrize("change", [{"region": "torpor"}, {"contesting": True}, {"title": ""}, {"sect": "sabbat"}])
def test_the_tally_counts_what_a_source_still_has(change):
    decree()
    table = Table("ABC")
    one, two = vampire(table, "A", "prince:London"), vampire(table, "A", "primogen")
    call(table, one)
    cast(table, (one, "for"), (two, "for"))
    table.now.change(one, **change)
    assert close(table) == (1, 0)


@pytest.mark.rule("VTES-R-45")
def test_a_source_that_is_gone_counts_nothing_and_what_was_paid_is_not_returned():
    decree()
    table = Table("ABC")
    one = vampire(table, "A", "prince:London")
    table.state.edge = "A"
    call(table, one)
    cast(table, (one, "for"), ("edge:A", "for"))
    table.now.change(one, region="torpor")
    assert close(table) == (1, 0)
    assert table.now.edge == ""


@pytest.mark.rule("VTES-R-45", "VTES-TITLECON-01")
def test_a_title_contested_by_the_referendum_itself_changes_no_tally():
    decree(GainTitle(title="prince:London", who="self"))
    library_card("echo", Mode("action_modifier", "after-resolution", does=(GainPool(),)), types=("action_modifier",))
    table = Table("ABC")
    one, two = vampire(table, "A", "justicar:ventrue"), vampire(table, "B", "prince:London")
    table.hand("A", "echo")
    call(table, one)
    cast(table, (one, "for"), (two, "against"))
    table.pass_until("after-resolution")
    assert table.card(one).title == table.card(two).title == "prince:London"
    assert table.card(one).contesting
    assert table.card(two).contesting
    assert passed(table)
    assert table.now.action is not None
    assert table.now.action.margin == 1


@pytest.mark.rule("VTES-VOTE-08", "VTES-REQ-03")
def test_voting_against_some_callers_costs_blood():
    decree()
    table = Table("ABC")
    one = vampire(table, "A", capacity=8)
    rich, poor = vampire(table, "B", "prince:London", blood=1), vampire(table, "B", "primogen", blood=0)
    write(table.card(one).printed, Static("price-of-votes-against", of="self"))
    table.state.edge = "B"
    call(table, one)
    table.seat("A").passes()
    assert table.refused(Cast(poor, "against")) == "VTES-REQ-03"
    cast(table, (rich, "against"), ("edge:B", "against"), (poor, "for"))
    assert table.blood(rich) == 0
    assert close(table) == (1, 3)


@pytest.mark.rule("VTES-VOTE-10")
def test_blood_is_burned_by_who_is_silenced_only_if_the_card_says_so():
    decree()
    reaction("scalpel", Abstain(who="chosen"), BurnBlood(who="chosen"), choose=("voter",))
    table = Table("ABC")
    one, two = vampire(table, "A", "prince:London", blood=3), vampire(table, "B")
    table.hand("B", "scalpel")
    call(table, one)
    cast(table, (one, "for"))
    table.seat("A").passes()
    table.seat("B").plays("scalpel", two)
    table.seat("B").answers(ChooseCard(one))
    assert table.blood(one) == 2
    assert close(table) == (0, 0)
