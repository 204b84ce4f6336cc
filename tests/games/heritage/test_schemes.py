"""Chapter 7.1: playing a scheme."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.state import choices as do

MARTIAL, COVERT, WEALTHY, SCHOLARLY = (who(f"calm west {one}") for one in ("martial", "covert", "wealthy", "scholarly"))
LEVY, PARDON = "ventrue_levy", "ventrue_pardon"
"""Martial and wealthy: as much potency as the coterie has members, at most 4.  Wealthy: gain 1 potency."""


def ventrue(*hand: str, rival: str = "tremere") -> Table:
    """The Margravine is wealthy."""
    return Table(A="ventrue", B=rival).hand("A", *hand)


@pytest.mark.rule("HER-SCHEME-01", "HER-EFF-05")
def test_schemes_come_from_the_hand_or_from_a_theatre_in_play() -> None:
    table = ventrue(PARDON)
    table.childe("A", MARTIAL)
    table.turn("A")
    offered = {one.scheme for one in table.seat("A").may(do.PlayScheme)}
    assert {PARDON, "inner_beast_hunger"} <= offered
    assert LEVY not in offered
    assert not any(scheme.startswith(("court", "inquisition", "sabbat", "rise")) for scheme in offered)


@pytest.mark.rule("HER-SCHEME-01", "HER-EXH-01", "HER-TORPOR-01", "HER-SCHEME-03")
def test_who_cannot_lead_is_told_why() -> None:
    table = ventrue(PARDON).mark("ventrue_leopoldine", boons=())
    first, second = table.childe("A", WEALTHY), table.childe("A", who("calm east wealthy"))
    exhausted = table.childe("A", who("calm south wealthy"), exhausted=True)
    torpid = table.childe("A", who("calm north wealthy"), first, torpid=True)
    wrong = table.childe("A", COVERT, first)
    table.turn("A").seat("A").plays(PARDON)
    a = table.seat("A")
    assert {one.vampire for one in a.may(do.Lead)} == {"ventrue_leopoldine", first, second}
    assert a.refusal(do.Lead(exhausted)).rule == "HER-EXH-01"
    assert a.refusal(do.Lead(torpid)).rule == "HER-TORPOR-01"
    assert a.refusal(do.Lead(wrong)).rule == "HER-SCHEME-03"


@pytest.mark.rule("HER-SCHEME-02", "HER-EXH-01", "HER-TORPOR-01")
def test_the_coterie_is_the_leader_and_its_childer_exhausted_ones_too_but_no_torpid_ones() -> None:
    """The Margravine, a martial childe that is exhausted; not the torpid childe, not the grandchilde: 2 potency."""
    table = ventrue(LEVY)
    martial = table.childe("A", MARTIAL, exhausted=True)
    table.childe("A", COVERT, torpid=True)
    table.childe("A", SCHOLARLY, martial)
    table.turn("A").seat("A").plays(LEVY, leader="ventrue_leopoldine")
    assert table["ventrue_leopoldine"].potency == 3 + 2


@pytest.mark.rule("HER-SCHEME-03")
def test_every_member_supplies_its_archetype_once() -> None:
    """A run wants martial twice: the leader alone is one, and there are no boons."""
    table = Table(A="gangrel", B="tremere").hand("A", "gangrel_run").mark("gangrel_hrafnhild", boons=())
    table.turn("A")
    assert table.seat("A").refusal(do.PlayScheme("gangrel_run")).rule == "HER-SCHEME-03"
    table.childe("A", MARTIAL)
    table.childe("A", COVERT)
    table.ask_again()
    assert table.seat("A").can(do.PlayScheme("gangrel_run"))


@pytest.mark.rule("HER-SCHEME-04", "HER-SCHEME-05")
@pytest.mark.example("EX-09")
def test_one_boon_covers_one_missing_archetype_and_no_more_may_be_spent() -> None:
    """The coterie is martial and covert, the scheme wants martial twice."""
    table = Table(A="brujah", B="tremere").hand("A", "brujah_spoils")
    table.childe("A", who("covert south"))
    martial = table.childe("B", who("martial west"))
    covert = table.childe("B", who("covert west"))
    leader = table.leader("A")
    table.turn("A").seat("A").plays("brujah_spoils", leader=leader)
    assert table[martial].boons == ("brujah",)
    assert table[leader].boons == ("brujah", "brujah")
    assert table[covert].boons == ()
    assert table[leader].exhausted


@pytest.mark.rule("HER-SCHEME-04")
def test_the_player_chooses_who_gives_the_boon_and_who_receives_it() -> None:
    table = Table(A="ventrue", B="tremere", C="brujah").hand("A", LEVY)
    childe = table.childe("A", COVERT, boons=("brujah",))
    one, other = table.childe("B", MARTIAL), table.leader("C")
    asleep = table.childe("B", who("cruel north martial"), torpid=True)
    table.turn("A").seat("A").plays(LEVY, leader="ventrue_leopoldine")
    a = table.seat("A")
    assert {owed.vampire for owed in a.may(do.Owe)} == {one, other}
    assert a.refusal(do.Owe(asleep)).rule == "HER-SCHEME-04"
    a.answers(do.Owe(one))
    assert {giver.vampire for giver in a.may(do.GiveBoon)} == {"ventrue_leopoldine", childe}
    a.gives(childe)
    assert table[one].boons == ("brujah",)
    assert table[childe].boons == ()


@pytest.mark.rule("HER-SCHEME-04")
def test_every_missing_archetype_needs_a_boon_of_its_own() -> None:
    """Radomir is scholarly, spoils want martial twice: one boon is too few, two are enough."""
    table = Table(A="brujah", B="gangrel", leaders={"A": "brujah_radomir"}).hand("A", "brujah_spoils")
    table.mark("brujah_radomir", boons=("brujah",)).turn("A")
    assert table.seat("A").refusal(do.PlayScheme("brujah_spoils")).rule == "HER-SCHEME-03"
    table.mark("brujah_radomir", boons=("brujah",) * 2).ask_again()
    assert table.seat("A").can(do.PlayScheme("brujah_spoils"))


@pytest.mark.rule("HER-SCHEME-05")
def test_a_requirement_that_is_met_takes_no_boon() -> None:
    table = ventrue(PARDON)
    table.turn("A").seat("A").plays(PARDON)
    assert table.asked() == {"A": "turn"}
    assert table["ventrue_leopoldine"].boons == ("ventrue",) * 3


@pytest.mark.rule("HER-SCHEME-06")
def test_boons_of_other_clans_can_be_spent() -> None:
    table = ventrue(LEVY, rival="brujah").mark("ventrue_leopoldine", boons=("brujah",))
    table.turn("A").seat("A").plays(LEVY)
    assert table["ventrue_leopoldine"].boons == ()
    assert table["brujah_ottavia"].boons == ("brujah",) * 4


@pytest.mark.rule("HER-SCHEME-07", "HER-R-20")
def test_the_same_vampire_may_be_chosen_for_several_boons() -> None:
    """A scholarly leader without childer plays for martial twice; only one opposing vampire is martial."""
    table = Table(A="brujah", B="lasombra", leaders={"A": "brujah_radomir", "B": "lasombra_ursula"})
    table.hand("A", "brujah_spoils").turn("A").seat("A").plays("brujah_spoils")
    assert table["lasombra_ursula"].boons == ("lasombra",) * 3 + ("brujah",) * 2
    assert table["brujah_radomir"].boons == ("brujah",)


@pytest.mark.rule("HER-SCHEME-08")
def test_vampires_reached_by_boons_are_no_members() -> None:
    """The Margravine alone is the coterie, whoever lent an archetype: 1 potency."""
    table = ventrue(LEVY)
    table.childe("B", MARTIAL)
    table.turn("A").seat("A").plays(LEVY)
    assert table["ventrue_leopoldine"].potency == 3 + 1


@pytest.mark.rule("HER-SCHEME-09", "HER-SCHEME-10")
def test_boons_move_then_the_leader_is_exhausted_then_the_effects_come() -> None:
    table = ventrue(LEVY)
    table.childe("B", MARTIAL)
    table.turn("A").seat("A").plays(LEVY)
    assert table.keys()[-5:] == ["plays-scheme", "leads", "moves", "exhausted", "puts"]


@pytest.mark.rule("HER-SCHEME-10", "HER-EFF-01")
def test_effects_are_resolved_top_to_bottom_each_seeing_the_one_before() -> None:
    """Summons: 1 infamy to somebody who is ready, then exhaust that one."""
    table = ventrue("ventrue_summons")
    one, other = table.childe("B", MARTIAL), table.childe("B", COVERT)
    table.turn("A").seat("A").plays("ventrue_summons").chooses(other)
    assert (table[other].infamy, table[other].exhausted) == (1, True)
    assert not table[one].exhausted
    assert table.keys()[-2:] == ["puts", "exhausted"]


@pytest.mark.rule("HER-SCHEME-11", "HER-R-45")
def test_effects_without_a_target_are_skipped_and_the_rest_resolves() -> None:
    table = ventrue(PARDON)
    table.turn("A").seat("A").plays(PARDON)
    assert table["ventrue_leopoldine"].potency == 4


@pytest.mark.rule("HER-SCHEME-11", "HER-R-45")
def test_a_scheme_without_any_effect_may_be_played_and_still_exhausts() -> None:
    table = Table(A="gangrel", B="tremere", leaders={"A": "gangrel_bartos"}).hand("A", "gangrel_scent").turn("A")
    table.seat("A").plays("gangrel_scent")
    assert table["gangrel_bartos"].exhausted
    assert table.state.scheme_discards["A"] == ("gangrel_scent",)


@pytest.mark.rule("HER-SCHEME-12")
def test_a_clan_scheme_goes_to_its_owners_discard_pile_after_resolution() -> None:
    table = ventrue("ventrue_summons")
    one = table.childe("B", MARTIAL)
    table.turn("A").seat("A").plays("ventrue_summons")
    assert table.asked() == {"A": "choose-vampire"}
    assert table.state.scheme_discards["A"] == ()
    table.seat("A").chooses(one)
    assert table.state.scheme_discards["A"] == ("ventrue_summons",)
    assert table.state.hands["A"] == ()


@pytest.mark.rule("HER-SCHEME-12", "HER-EFF-06")
def test_enemies_markets_and_edicts_stay_on_the_table() -> None:
    table = Table(A="brujah", B="nosferatu", C="ventrue")
    table.childe("A", MARTIAL)
    table.childe("B", COVERT)
    table.childe("C", WEALTHY)
    table.play("A", "brujah_gauntlet").seat("A").chooses("nosferatu_pfister")
    table.play("B", "nosferatu_secrets").finish()
    table.play("C", "ventrue_rank").pass_until("edict-value").names("elitist")
    assert all(table.state.scheme_discards[seat] == () for seat in "ABC")
    assert table.state.enemies == {"brujah_gauntlet": "nosferatu_pfister"}
    assert table.state.markets == {"nosferatu_secrets": ""}
    assert table.state.edict is not None
    assert table.state.edict.scheme == "ventrue_rank"


@pytest.mark.rule("HER-SCHEME-13")
def test_theatre_schemes_serve_everybody_again_and_again() -> None:
    table = Table(A="ventrue", B="lasombra")
    for seat in ("A", "B"):
        table.childe(seat, who("martial", number=int(seat == "B")))
        for _ in range(2):
            table.mark(table.leader(seat), exhausted=False).turn(seat)
            table.seat(seat).plays("inner_beast_hunger", leader=table.leader(seat))
        assert table.state.morality[seat].space == -1
        assert table.state.scheme_discards[seat] == ()


@pytest.mark.rule("HER-SCHEME-14")
def test_drawing_takes_the_top_of_ones_own_deck() -> None:
    table = ventrue(PARDON).scheme_deck("A", LEVY, "ventrue_rank", "ventrue_trades")
    table.effects("A", table.leader("A"), {"op": "draw_scheme", "n": 2})
    assert table.state.hands["A"] == (PARDON, LEVY, "ventrue_rank")
    assert table.state.scheme_decks["A"] == ("ventrue_trades",)


@pytest.mark.rule("HER-SCHEME-14")
def test_from_an_empty_deck_nothing_comes_and_discards_stay_discarded() -> None:
    table = ventrue(PARDON).scheme_deck("A").scheme_discard("A", LEVY)
    table.effects("A", table.leader("A"), {"op": "draw_scheme", "n": 1})
    assert table.state.hands["A"] == (PARDON,)
    assert table.state.scheme_discards["A"] == (LEVY,)


@pytest.mark.rule("HER-SCHEME-15", "HER-R-47")
def test_a_hand_has_no_limit() -> None:
    hand = ("ventrue_rank", "ventrue_borders", "ventrue_trades", LEVY, "ventrue_command", "ventrue_sanction", PARDON)
    table = ventrue(*hand).scheme_deck("A", "ventrue_summons")
    table.effects("A", table.leader("A"), {"op": "draw_scheme", "n": 1})
    assert len(table.state.hands["A"]) == 8
    table.turn("A").finish()
    assert len(table.state.hands["A"]) >= 8


@pytest.mark.rule("HER-SCHEME-16", "HER-R-25")
def test_a_scheme_whose_recruit_fails_leaves_the_normal_recruit_owed() -> None:
    """Nobody in the deck is wealthy: all are revealed and discarded, and the turn still wants a recruit."""
    table = Table(A="malkavian", B="tremere").hand("A", "malkavian_cards").deck("bc_001", "bc_002").discard().turn("A")
    table.seat("A").plays("malkavian_cards").names("wealthy")
    assert table.asked() == {"A": "turn"}
    assert not table.state.recruited
    a = table.seat("A")
    assert a.refusal(do.EndTurn()).rule == "HER-TURN-02"
    assert table["malkavian_edda"].potency == 3 + 3
    a.recruits(FIVE[4])
    assert table[FIVE[4]].owner == "A"


@pytest.mark.rule("HER-SCHEME-16")
def test_a_scheme_that_recruits_uses_up_the_recruit() -> None:
    table = Table(A="malkavian", B="tremere").hand("A", "malkavian_cards").turn("A")
    table.seat("A").plays("malkavian_cards").names("elitist")
    table.finish()
    assert len(table.told("recruits")) == 1
    assert table.state.queue == FIVE


@pytest.mark.rule("HER-SCHEME-17", "HER-R-54")
def test_an_acting_vampire_that_falls_gains_nothing_more() -> None:
    """Convicted in its own activation, it neither gains nor steals; the rest of the list goes on."""
    table = Table(A="brujah", B="tremere", theatres=("inquisition", "inner_beast", "war_of_princes"))
    for archetype in ("scholarly", "wealthy", "covert"):
        table.judge(archetype, "elitist")
    acting = table.childe("A", who("elitist calm north martial"), infamy=2)
    table.scheme_deck("A", "brujah_riot")
    table.effects(
        "A",
        acting,
        {"op": "activate", "sel": "self"},
        {"op": "gain", "what": "potency", "n": 2},
        {"op": "steal", "what": "potency", "n": 1, "sel": "one opp"},
        {"op": "assign", "what": "potency", "n": 1, "sel": "own_leader"},
    ).finish()
    assert table[acting].torpid
    assert table[acting].potency == 0
    assert table[table.leader("B")].potency == 3
    assert table[table.leader("A")].potency == 4
