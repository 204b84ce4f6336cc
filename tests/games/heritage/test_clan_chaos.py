"""Malkavian, Nosferatu, Toreador: chaos, the black market, invitations."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.printed.effects import flat
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.state import choices as do

CHAOS = {"op": "affirm_chaos", "category": "any"}
POTENCY = {"op": "gain", "what": "potency", "n": 1}
NORTH, SOUTH, EAST = who("north calm covert"), who("south calm covert"), who("east calm covert")


# Malkavian, who affirm chaos


@pytest.mark.rule("HER-MAL-01", "HER-ATTR-02")
def test_any_of_thirteen_attributes_can_be_named() -> None:
    table = Table(A="malkavian", B="brujah")
    table.effects("A", table.leader("A"), CHAOS)
    assert {option.attribute for option in table.seat("A").options} == {
        "elitist", "egalitarian", "calm", "cruel", "north", "south", "east", "west", "wanderer",
        "martial", "scholarly", "wealthy", "covert",
    }  # fmt: skip


@pytest.mark.rule("HER-MAL-01")
def test_or_only_those_the_scheme_allows() -> None:
    table = Table(A="malkavian", B="brujah")
    table.effects("A", table.leader("A"), {"op": "affirm_chaos", "category": "archetype"})
    assert {option.attribute for option in table.seat("A").options} == {"martial", "scholarly", "wealthy", "covert"}


@pytest.mark.rule("HER-MAL-01", "HER-MAL-03")
def test_the_deck_is_revealed_until_somebody_has_it() -> None:
    table = Table(A="malkavian", B="brujah").deck(NORTH, SOUTH, EAST)
    table.effects("A", table.leader("A"), CHAOS).seat("A").names("south")
    table.finish()
    assert table[SOUTH].sire == table.leader("A")
    assert (table.state.discard, table.state.deck) == ((NORTH,), (EAST,))
    assert [told["character"] for told in table.told("reveals-character")] == [NORTH, SOUTH]
    assert table.state.queue == FIVE
    assert table[table.leader("A")].potency == 3


@pytest.mark.rule("HER-MAL-02", "HER-TURN-03", "HER-SCHEME-16")
def test_it_uses_the_recruit_of_the_turn() -> None:
    """A market keeps the turn open."""
    table = Table(A="malkavian", B="brujah").hand("A", "malkavian_cards").deck(NORTH, SOUTH)
    table.market("nosferatu_auction").turn("A").seat("A").plays("malkavian_cards").names("south")
    table.pass_until("turn", seat="A")
    assert SOUTH in table.state.lines["A"]
    assert table.seat("A").refusal(do.Recruit(FIVE[4])).rule == "HER-TURN-03"
    assert table.seat("A").can(do.EndTurn())


@pytest.mark.rule("HER-MAL-02", "HER-SCHEME-16")
def test_after_recruiting_it_cannot_be_played() -> None:
    table = Table(A="malkavian", B="brujah").hand("A", "malkavian_cards")
    table.turn("A").seat("A").recruits(FIVE[4])
    table.pass_until("turn", seat="A")
    assert table.seat("A").refusal(do.PlayScheme("malkavian_cards")).rule == "HER-SCHEME-16"


@pytest.mark.rule("HER-MAL-03", "HER-MAL-04")
def test_the_recruit_is_complete_before_the_scheme_goes_on() -> None:
    """Placed, activated, its abilities used, the edict answered; then the potency of the scheme."""
    table = Table(A="malkavian", B="ventrue").deck("ca_tremere_2").scheme_deck("A", "malkavian_voices")
    table.edict("ventrue_borders", "west", table.leader("B"))
    childe = table.childe("A", who("calm"))
    table.effects("A", table.leader("A"), CHAOS, POTENCY).seat("A").names("scholarly")
    table.seat("A").answers(do.Place(childe))
    table.pass_until("edict", seat="B").answers(True)
    told = table.keys()
    keys = [key for key in told if key in ("recruits", "activates", "uses-ability", "invokes-edict", "puts")]
    assert keys == ["recruits", "activates", "uses-ability", "puts", "invokes-edict", "puts", "puts"]
    assert (table["ca_tremere_2"].potency, table["ca_tremere_2"].sire) == (1, childe)
    assert (table[table.leader("B")].potency, table[table.leader("A")].potency) == (4, 4)


@pytest.mark.rule("HER-MAL-05")
def test_an_exhausted_deck_is_made_anew_once() -> None:
    table = Table(A="malkavian", B="brujah").deck(NORTH).discard(SOUTH, EAST)
    table.effects("A", table.leader("A"), CHAOS).seat("A").names("east")
    table.finish()
    assert table[EAST].owner == "A"
    assert sorted((*table.state.deck, *table.state.discard)) == sorted([NORTH, SOUTH])


@pytest.mark.rule("HER-MAL-05", "HER-SCHEME-16", "HER-R-25")
def test_chaos_that_finds_nobody_leaves_the_recruit_owed() -> None:
    table = Table(A="malkavian", B="brujah").hand("A", "malkavian_cards").deck(NORTH).discard(SOUTH)
    table.turn("A").seat("A").plays("malkavian_cards").names("west")
    assert set(table.state.lines["A"]) == {table.leader("A")}
    assert table[table.leader("A")].potency == 3 + 3
    assert sorted((*table.state.deck, *table.state.discard)) == sorted([NORTH, SOUTH])
    assert table.seat("A").refusal(do.EndTurn()).rule == "HER-TURN-02"
    assert table.seat("A").can(do.Recruit(FIVE[4]))


@pytest.mark.rule("HER-MAL-06", "HER-R-25")
def test_who_is_bound_to_another_clan_does_not_match() -> None:
    table = Table(A="malkavian", B="brujah").deck(NORTH, who("north cruel"), EAST)
    table.card(NORTH, side="ancilla", clan="brujah", stickers=("bound",))
    table.effects("A", table.leader("A"), CHAOS).seat("A").names("north")
    table.finish()
    assert table.state.discard == (NORTH,)
    assert who("north cruel") in table.state.lines["A"]


@pytest.mark.rule("HER-MAL-06")
def test_who_is_bound_to_ones_own_clan_does() -> None:
    table = Table(A="malkavian", B="brujah").deck(NORTH, who("north cruel"))
    table.card(NORTH, side="ancilla", clan="malkavian", stickers=("bound",))
    table.effects("A", table.leader("A"), CHAOS).seat("A").names("north")
    table.finish()
    assert NORTH in table.state.lines["A"]


# Nosferatu and the black market


@pytest.mark.rule("HER-NOS-01", "HER-NOS-02", "HER-EFF-06")
def test_a_market_lies_open_and_does_nothing_yet() -> None:
    table = Table(A="nosferatu", B="brujah").market("nosferatu_secrets")
    table.childe("A", who("wealthy"))
    table.childe("A", who("wealthy", 1))
    table.play("A", "nosferatu_auction").finish()
    assert table.state.markets == {"nosferatu_secrets": "", "nosferatu_auction": ""}
    assert table.state.scheme_discards["A"] == ()
    assert table[table.leader("A")].potency == 3
    table.end_round()
    assert set(table.state.markets) == {"nosferatu_secrets", "nosferatu_auction"}


@pytest.mark.rule("HER-NOS-03", "HER-NOS-06", "HER-R-26")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_anybody_can_buy_there_on_their_own_turn(seat: str) -> None:
    """The vampire that pays acts; nobody is exhausted, and both phases are still to come."""
    table = Table(A="nosferatu", B="brujah").market("nosferatu_auction")
    payer = table.childe(seat, who("calm"), boons=("tremere",))
    table.childe(seat, who("calm", 1), boons=("brujah",), torpid=True)
    table.turn(seat)
    offered = table.seat(seat).may(do.UseMarket)
    assert {option.vampire for option in offered} == {payer, table.leader(seat)}
    table.seat(seat).answers(do.UseMarket("nosferatu_auction", payer))
    assert (table[payer].potency, table[payer].boons, table[payer].exhausted) == (2, (), False)
    assert table.state.markets["nosferatu_auction"] == "tremere"
    assert table.seat(seat).can(do.Recruit(FIVE[4]))
    assert table.seat(seat).may(do.PlayScheme)


@pytest.mark.rule("HER-NOS-03", "HER-R-58")
def test_a_market_that_could_do_nothing_is_closed() -> None:
    """Nobody of B's needs to be renewed, and B has no scheme to draw."""
    table = Table(A="nosferatu", B="brujah").market("nosferatu_souls").market("nosferatu_secrets")
    assert table.turn("B").seat("B").may(do.UseMarket) == []
    refusal = table.seat("B").refusal(do.UseMarket("nosferatu_souls", table.leader("B")))
    assert refusal.rule == "HER-NOS-03"
    table.mark(table.leader("B"), exhausted=True).turn("B")
    assert table.seat("B").may(do.UseMarket) == [do.UseMarket("nosferatu_souls", table.leader("B"))]


@pytest.mark.rule("HER-NOS-04", "HER-NOS-05")
@pytest.mark.example("EX-18")
def test_one_use_in_a_round_then_the_boon_goes_to_the_nosferatu() -> None:
    table = Table(A="nosferatu", B="brujah", C="tremere", round=3).market("nosferatu_auction")
    table.turn("B").seat("B").answers(do.UseMarket("nosferatu_auction", table.leader("B")))
    assert table.seat("B").may(do.UseMarket) == []
    assert table.turn("C").seat("C").may(do.UseMarket) == []
    assert table.seat("C").refusal(do.UseMarket("nosferatu_auction", table.leader("C"))).rule == "HER-NOS-04"
    table.end_round()
    assert table[table.leader("A")].boons == ("nosferatu",) * 3 + ("brujah",)
    assert table.state.markets == {"nosferatu_auction": ""}
    assert table.turn("C").seat("C").may(do.UseMarket)


@pytest.mark.rule("HER-NOS-05", "HER-R-26")
def test_a_torpid_nosferatu_leader_lets_another_take_the_boon() -> None:
    table = Table(A="nosferatu", B="brujah").market("nosferatu_auction", "brujah")
    first, second = table.childe("A", who("calm")), table.childe("A", who("calm", 1))
    table.childe("A", who("calm", 2), torpid=True)
    table.mark(table.leader("A"), torpid=True).end_round()
    assert set(table.seat("A").options) == {do.Target(first), do.Target(second)}
    table.seat("A").chooses(second)
    assert table[second].boons == ("brujah",)


@pytest.mark.rule("HER-NOS-07", "HER-R-26", "HER-TURN-07")
def test_several_markets_can_be_used_in_one_turn() -> None:
    table = Table(A="nosferatu", B="brujah").market("nosferatu_auction").market("nosferatu_blades")
    leader = table.leader("B")
    table.turn("B").seat("B").answers(do.UseMarket("nosferatu_auction", leader))
    table.seat("B").answers(do.UseMarket("nosferatu_blades", leader))
    assert (table[leader].potency, table[leader].boons, table[table.leader("A")].infamy) == (5, ("brujah",), 2)


# Toreador and their invitations


BALL = {"op": "invitation", "effects": [{"op": "gain", "what": "potency", "n": 2}]}


@pytest.mark.rule("HER-TOR-01")
def test_the_host_may_invite_any_opponent_and_says_who_is_first() -> None:
    table = Table(A="toreador", B="brujah", C="tremere")
    table.effects("A", table.leader("A"), BALL)
    assert set(table.seat("A").options) == {
        *[do.Invite(seat, first) for seat in "BC" for first in (True, False)],
        do.InviteNobody(),
    }


@pytest.mark.rule("HER-TOR-02", "HER-TOR-03", "HER-R-27")
@pytest.mark.example("EX-17")
@pytest.mark.parametrize("guest_first", [True, False])
def test_host_and_guest_resolve_in_the_order_announced_and_the_host_is_thanked(guest_first: bool) -> None:
    table = Table(A="toreador", B="brujah", C="tremere")
    host, guest = table.leader("A"), table.leader("B")
    table.effects("A", host, BALL).seat("A").answers(do.Invite("B", guest_first))
    table.seat("B").answers(True)
    assert (table[host].potency, table[guest].potency, table[table.leader("C")].potency) == (3 + 2 + 2, 3 + 2, 3)
    order = [told["vampire"] for told in table.told("puts")]
    assert order == ([guest, host, host] if guest_first else [host, guest, host])


@pytest.mark.rule("HER-TOR-03")
def test_the_coterie_leader_is_thanked_not_the_clan_leader() -> None:
    table = Table(A="toreador", B="brujah")
    lead = table.childe("A", who("calm"))
    table.effects("A", lead, BALL).seat("A").answers(do.Invite("B", True))
    table.seat("B").answers(True)
    assert (table[lead].potency, table[table.leader("A")].potency) == (4, 3)


@pytest.mark.rule("HER-TOR-04")
def test_who_invites_nobody_resolves_alone() -> None:
    table = Table(A="toreador", B="brujah")
    table.effects("A", table.leader("A"), BALL).seat("A").answers(do.InviteNobody())
    assert (table[table.leader("A")].potency, table[table.leader("B")].potency) == (5, 3)


@pytest.mark.rule("HER-TOR-02", "HER-TOR-04")
def test_a_guest_who_declines_leaves_the_host_alone() -> None:
    table = Table(A="toreador", B="brujah")
    table.effects("A", table.leader("A"), BALL).seat("A").answers(do.Invite("B", True))
    table.seat("B").answers(False)
    assert (table[table.leader("A")].potency, table[table.leader("B")].potency) == (5, 3)


@pytest.mark.rule("HER-TOR-02", "HER-R-27")
def test_the_guest_acts_on_their_own_line() -> None:
    """Each activates somebody of their own."""
    table = Table(A="toreador", B="brujah")
    mine, theirs = table.childe("A", who("calm")), table.childe("B", who("cruel"))
    invited = {"op": "invitation", "effects": [{"op": "activate", "sel": "one own"}]}
    table.effects("A", table.leader("A"), invited).seat("A").answers(do.Invite("B", True))
    table.seat("B").answers(True)
    assert set(table.seat("B").options) == {do.Target(theirs), do.Target(table.leader("B"))}
    table.seat("B").chooses(theirs)
    table.pass_until("choose-vampire", seat="A").chooses(mine)
    assert [(told["player"], told["vampire"]) for told in table.told("activates")] == [("B", theirs), ("A", mine)]


@pytest.mark.rule("HER-TOR-02")
def test_a_guest_with_a_torpid_leader_names_another_vampire() -> None:
    table = Table(A="toreador", B="brujah").mark("brujah_ottavia", torpid=True)
    first, second = table.childe("B", who("calm")), table.childe("B", who("calm", 1))
    table.effects("A", table.leader("A"), BALL).seat("A").answers(do.Invite("B", True))
    table.seat("B").answers(True)
    assert set(table.seat("B").options) == {do.Target(first), do.Target(second)}
    table.seat("B").chooses(second)
    assert table[second].potency == 2


@pytest.mark.rule("HER-TOR-05", "HER-MAL-03")
def test_any_legal_character_of_the_deck_can_be_recruited() -> None:
    table = Table(A="toreador", B="brujah").deck(NORTH, "ca_tremere_2", SOUTH)
    table.card(SOUTH, side="ancilla", clan="brujah", stickers=("bound",))
    table.effects("A", table.leader("A"), {"op": "recruit_from_deck", "only": "any"})
    assert set(table.seat("A").options) == {do.Pick(NORTH), do.Pick("ca_tremere_2")}
    table.seat("A").picks("ca_tremere_2")
    table.finish()
    assert table["ca_tremere_2"].potency == 1
    assert (table[table.leader("A")].potency, table.state.queue, sorted(table.state.deck)) == (
        3,
        FIVE,
        sorted([NORTH, SOUTH]),
    )
    assert table.state.recruited


@pytest.mark.rule("HER-TOR-05")
def test_an_ancilla_is_not_found_where_only_others_are_sought() -> None:
    table = Table(A="toreador", B="brujah").deck(NORTH, "ca_tremere_2")
    table.effects("A", table.leader("A"), {"op": "recruit_from_deck", "only": "non_ancilla"})
    assert table.seat("A").options == (do.Pick(NORTH),)


@pytest.mark.rule("HER-TOR-05")
def test_the_deck_is_shuffled_afterwards() -> None:
    orders = set()
    for number in range(4):
        table = Table(A="toreador", B="brujah", key=f"{number:032x}")
        wanted = table.state.deck[0]
        table.effects("A", table.leader("A"), {"op": "recruit_from_deck", "only": "any"}).seat("A").picks(wanted)
        orders.add(table.finish().state.deck)
    assert len(orders) > 1


@pytest.mark.rule("HER-TOR-05", "HER-SCHEME-16", "HER-R-25")
def test_without_a_legal_character_the_recruit_is_still_owed() -> None:
    table = Table(A="toreador", B="brujah").deck("ca_tremere_2").hand("A", "toreador_muse")
    table.childe("A", who("covert"))
    table.turn("A").seat("A").plays("toreador_muse", leader=table.leader("A"))
    assert table[table.leader("A")].potency == 3 + 1
    assert not table.state.recruited
    assert table.seat("A").can(do.Recruit(FIVE[4]))


@pytest.mark.rule("HER-TOR-06")
def test_no_invitation_recruits() -> None:
    for scheme in SCHEMES.values():
        for effect in scheme.effects:
            if effect.op == "invitation":
                assert not {one.op for one in flat(effect.effects)} & {"affirm_chaos", "recruit_from_deck"}
