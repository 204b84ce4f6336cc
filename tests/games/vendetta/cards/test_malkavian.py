"""Malkavian, card by card: surprise cards and odd effects.  Seat A plays the clan."""

from __future__ import annotations

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do


def malkavian(players: int = 3, **how) -> Table:
    return Table(players, clans={"A": "malkavian", "B": "ventrue", "C": "toreador", "D": "brujah"}, **how)


def malkavian_and_partner(**how) -> Table:
    """A and C against B and D."""
    return malkavian(4, teams=True, **how)


def mine(*cards: str) -> tuple[do.ThisCard, ...]:
    """These cards of the Malkavian's own area."""
    return tuple(do.ThisCard(card, "A") for card in cards)


def bid(table: Table, **bids: int) -> None:
    """Everybody names a number at the same time."""
    for seat, amount in bids.items():
        assert set(table.asked().values()) == {"bid"}
        table.seat(seat).answers(amount)


# MA01 Mesmerize


@pytest.mark.card("MA01")
@pytest.mark.rule("VEN-RES-06", "VEN-R-13")
def test_mesmerize_plays_the_whole_hand_of_a_chosen_rival_into_the_own_area() -> None:
    table = malkavian()
    table.deploy("A", "MA01")
    table.deploy("B", "VE08")
    table.deploy("C", "TO05")
    table.hand("B", "VE02", "VE01")
    table.hand("C", "TO06")
    table.resolve().everybody_stays()
    player = table.seat("A")
    assert set(player.ask.options) == {do.ThisRival("B"), do.ThisRival("C")}
    player.answers(do.ThisRival("B"))
    assert table.over
    assert set(table.cards("A")) == {"MA01", "VE02", "VE01"}
    assert all(card.face_up for card in table.area("A").cards)
    assert {card.owner for card in table.area("A").cards} == {"A", "B"}
    assert table.game.hands["B"] == ()
    assert table.game.hands["C"] == ("TO06",)
    assert table.blood == {"A": 6, "B": 6, "C": 6}
    # Diplomacy, now the Malkavian's, takes away Ventrue's 2; Master Plan counts two rivals
    assert table.totals() == {"A": 3 + 3 + (3 + 2), "C": 5, "B": 0}


@pytest.mark.card("MA01")
@pytest.mark.rule("VEN-RES-PREP-03", "VEN-R-09", "VEN-RES-06")
def test_prepare_cards_that_were_mesmerized_are_resolved_by_the_malkavian() -> None:
    table = malkavian()
    table.deploy("A", "MA01")
    table.deploy("C", "TO05")
    table.hand("C", "TO08", "TO09")
    table.resolve().everybody_stays()  # the only rival is chosen without asking
    assert table.over
    # a victim from the start, one for second place, one drawn by the Toreador's Ready
    assert len(table.game.alliances["A"]) == 3
    assert table.blood == {"A": 7, "B": 6, "C": 5}  # and the Toreador's Hunt hunts the Toreador


@pytest.mark.card("MA01")
@pytest.mark.rule("VEN-EOR-02")
def test_mesmerized_cards_return_to_their_owner_at_the_end_of_the_round() -> None:
    table = malkavian()
    table.deploy("A", "MA01")
    table.deploy("B", "VE08")
    table.hand("B", "VE02")
    table.resolve().everybody_stays()
    table.end_of_round()
    assert set(table.game.hands["B"]) == {"VE08", "VE02"}
    assert "MA01" in table.game.hands["A"]
    assert "VE02" not in table.game.hands["A"]


@pytest.mark.card("MA01", "BR03")
@pytest.mark.rule("VEN-R-18")
@pytest.mark.parametrize("challenge_at, malkavian_left", [("D2", 4), ("D1", 6)])
def test_the_malkavian_is_the_one_who_plays_mesmerized_cards(challenge_at: str, malkavian_left: int) -> None:
    table = malkavian(4)
    table.deploy("A", "MA01", at="D1")
    table.deploy("B", "VE08", at="D1")
    table.hand("B", "VE02", "VE04")
    table.deploy("D", "BR03", at=challenge_at)
    table.put_blood("C", 1, at="D1")
    table.resolve("D1").everybody_stays()
    table.seat("A").answers(do.ThisRival("B"))
    assert table.over
    assert table.blood == {"A": malkavian_left, "B": 6, "C": 6, "D": 6}


@pytest.mark.card("MA01", "NO03")
@pytest.mark.rule("VEN-R-18")
def test_eyes_in_the_dark_do_not_mind_mesmerized_cards() -> None:
    table = Table(3, clans={"A": "malkavian", "B": "nosferatu", "C": "ventrue"})
    table.deploy("A", "MA01")
    table.deploy("B", "NO03")
    table.hand("B", "NO06")
    table.resolve().everybody_stays()
    assert table.over
    assert table.card("NO06").face_up
    assert table.area("B").blood == 0
    assert table.blood["A"] == 6


@pytest.mark.card("MA01")
@pytest.mark.rule("VEN-CONF-06")
def test_mesmerize_finds_nothing_in_an_empty_hand_and_nobody_without_rivals() -> None:
    table = malkavian()
    table.deploy("A", "MA01")
    table.hand("B")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.over
    assert table.cards("A") == ("MA01",)

    table = malkavian()
    table.deploy("A", "MA01")
    table.resolve().everybody_stays()
    assert table.over


@pytest.mark.card("MA01")
@pytest.mark.rule("VEN-TEAM-04")
def test_mesmerize_may_choose_the_partner() -> None:
    table = malkavian_and_partner()
    table.deploy("A", "MA01")
    table.deploy("B", "VE08")
    table.deploy("C", "TO05")
    table.hand("C", "TO02")
    table.resolve().everybody_stays()
    table.seat("A").says_yes()  # the partner is included
    table.seat("A").answers(do.ThisRival("C"))
    assert table.over
    assert set(table.cards("A")) == {"MA01", "TO02"}


@pytest.mark.card("MA01")
@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, area", [(True, {"MA01", "TO02"}), (False, {"MA01"})])
def test_mesmerize_need_not_choose_the_partner_when_nobody_else_is_there(included: bool, area: set[str]) -> None:
    table = malkavian_and_partner()
    table.deploy("A", "MA01")
    table.deploy("C", "TO05")
    table.hand("C", "TO02")
    table.resolve().everybody_stays()
    table.seat("A").answers(included)
    assert table.over
    assert set(table.cards("A")) == area


# MA02 Auction of Blood


@pytest.mark.card("MA02")
@pytest.mark.rule("VEN-R-19", "VEN-RES-REVEAL-04", "VEN-RES-REVEAL-06")
def test_the_lowest_bidder_turns_a_card_down_and_then_the_bids_are_settled() -> None:
    table = malkavian()
    table.deploy("A", "MA02", face_down=True)  # just revealed is early enough
    table.deploy("B", "VE08")
    table.deploy("B", "VE01")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    bid(table, A=2, B=1, C=3)
    chooser = table.seat("B")
    assert set(chooser.ask.options) == {do.ThisCard("VE08", "B"), do.ThisCard("VE01", "B")}
    assert table.blood == {"A": 6, "B": 6, "C": 6}  # first the card, then the bids
    chooser.answers(do.ThisCard("VE01", "B"))
    assert table.over
    assert table.blood == {"A": 4, "B": 5, "C": 3}
    assert table.area("A").blood == 2
    assert table.card("VE01").public
    assert not table.card("VE01").face_up
    assert table.totals() == {"A": 2 + 2, "C": 4, "B": 2}


@pytest.mark.card("MA02")
@pytest.mark.rule("VEN-R-02", "VEN-R-19", "VEN-RSRC-04")
def test_a_bid_leaves_one_blood_in_the_pool() -> None:
    table = malkavian(blood={"A": 4, "B": 2, "C": 1})
    table.deploy("A", "MA02")
    table.deploy("B", "VE08")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    assert (table.seat("A").ask.low, table.seat("A").ask.high) == (0, 3)
    assert (table.seat("B").ask.low, table.seat("B").ask.high) == (0, 1)
    table.seat("A").answers(3)
    table.seat("B").answers(1)
    assert table.over  # the Toreador can bid nothing else than 0 and is not kept waiting for
    assert table.blood == {"A": 1, "B": 1, "C": 1}
    assert not table.card("TO05").face_up
    assert table.told("frenzy") == []


@pytest.mark.card("MA02")
@pytest.mark.rule("VEN-R-19", "VEN-ORDER-02")
@pytest.mark.parametrize("ambition, loser", [("A", "C"), ("C", "B"), ("B", "A")])
def test_of_equal_lowest_bids_the_later_in_player_order_is_the_lowest(ambition: str, loser: str) -> None:
    table = malkavian(ambition=ambition)
    table.deploy("A", "MA02")
    table.deploy("B", "VE08")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    bid(table, A=0, B=0, C=0)
    assert table.over
    assert [seat for seat in "ABC" if not table.area(seat).cards[0].face_up] == [loser]


@pytest.mark.card("MA02", "AL08")
@pytest.mark.rule("VEN-R-04", "VEN-R-19")
def test_fiorenza_savona_is_never_the_lowest_of_equal_bids() -> None:
    table = malkavian()
    table.alliance("C", "AL08")
    table.deploy("A", "MA02")
    table.deploy("B", "VE08")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    bid(table, A=1, B=0, C=0)
    assert not table.card("VE08").face_up
    assert table.card("TO05").face_up


@pytest.mark.card("MA02")
def test_the_malkavian_may_turn_down_the_auction_itself() -> None:
    table = malkavian()
    table.deploy("A", "MA02")
    table.deploy("A", "MA04")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    bid(table, A=0, B=2)
    table.seat("A").answers(do.ThisCard("MA02", "A"))
    assert table.over
    assert table.blood["B"] == 4
    assert table.totals() == {"A": 3 + 2, "B": 2}  # Shadow Strike now sees one face-up card on each side


@pytest.mark.card("MA02")
@pytest.mark.rule("VEN-R-19")
def test_a_lowest_bidder_with_blood_only_turns_nothing_and_without_rivals_there_is_no_auction() -> None:
    table = malkavian()
    table.deploy("A", "MA02")
    table.put_blood("C", 2)
    table.resolve().everybody_stays()
    bid(table, A=1, C=0)
    assert table.over
    assert table.card("MA02").face_up
    assert table.area("A").blood == 1

    table = malkavian()
    table.deploy("A", "MA02")
    table.resolve().everybody_stays()
    assert table.over
    assert table.area("A").blood == 0


@pytest.mark.card("MA02")
@pytest.mark.rule("VEN-RES-REVEAL-05")
def test_a_card_turned_down_in_the_auction_has_no_effect_any_more() -> None:
    table = malkavian()
    table.deploy("A", "MA02")
    table.deploy("C", "TO09")
    table.resolve().everybody_stays()
    bid(table, A=3, C=2)
    assert table.over
    assert table.blood == {"A": 3, "B": 6, "C": 4}  # nobody hunts


@pytest.mark.card("MA02", "TO06")
@pytest.mark.rule("VEN-R-22")
def test_submission_bids_for_free() -> None:
    table = malkavian()
    table.deploy("A", "MA02")
    table.deploy("C", "TO06")
    table.resolve().everybody_stays()
    bid(table, A=1, C=5)
    assert table.over
    assert table.blood["C"] == 6
    assert not table.card("MA02").face_up


@pytest.mark.card("MA02")
@pytest.mark.rule("VEN-TEAM-04")
def test_the_partner_takes_part_in_the_auction_only_if_the_malkavian_says_so() -> None:
    table = malkavian_and_partner()
    table.deploy("A", "MA02")
    table.deploy("B", "VE08")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    assert list(table.asked()) == ["A"]
    table.seat("A").says_no()
    assert set(table.asked()) == {"A", "B"}


# MA03 Madness Network


@pytest.mark.card("MA03")
@pytest.mark.rule("VEN-R-09", "VEN-R-13", "VEN-PLAN-20")
def test_madness_network_plays_the_whole_hand_face_up_and_for_free() -> None:
    table = malkavian()
    table.deploy("A", "MA03", face_down=True)
    table.hand("A", "MA08", "MA04", "MA09")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.over
    assert table.game.hands["A"] == ()
    assert set(table.cards("A")) == {"MA03", "MA08", "MA04", "MA09"}
    assert all(card.face_up for card in table.area("A").cards)
    assert table.area("A").blood == 0
    assert table.totals() == {"A": 2 + 4 + 3 + 0, "B": 2}
    assert table.blood == {"A": 7, "B": 5, "C": 6}  # the Hunt that came in hunts


@pytest.mark.card("MA03")
@pytest.mark.rule("VEN-RES-PREP-03", "VEN-R-09")
def test_prepare_cards_brought_by_the_madness_network_resolve_too() -> None:
    table = malkavian()
    table.deploy("A", "MA03")
    table.hand("A", "MA05", "MA08")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    table.seat("A").answers(mine("MA05", "MA08"))
    assert table.over
    assert set(table.game.hands["A"]) == {"MA05", "MA08"}
    assert table.blood == {"A": 8, "B": 4, "C": 6}


@pytest.mark.card("MA03")
@pytest.mark.rule("VEN-CONF-06")
def test_madness_network_with_an_empty_hand_does_nothing() -> None:
    table = malkavian()
    table.deploy("A", "MA03")
    table.hand("A")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.over
    assert table.cards("A") == ("MA03",)


# MA04 Shadow Strike


@pytest.mark.card("MA04")
@pytest.mark.parametrize("own, theirs, strength", [(1, 1, 5), (2, 1, 3), (1, 2, 5), (2, 2, 5)])
def test_shadow_strike_is_stronger_if_no_rival_has_fewer_face_up_cards(own: int, theirs: int, strength: int) -> None:
    table = malkavian()
    for card in ("MA04", "MA09")[:own]:
        table.deploy("A", card)
    for card in ("VE08", "VE09")[:theirs]:
        table.deploy("B", card)
    table.resolve().everybody_stays()
    table.finish()
    assert table.totals()["A"] == strength  # the Hunt beside it has 0


@pytest.mark.card("MA04")
def test_shadow_strike_sees_a_blood_only_rival_as_one_with_fewer_cards() -> None:
    table = malkavian()
    table.deploy("A", "MA04")
    table.deploy("B", "VE08")
    table.put_blood("C", 1)
    table.resolve().everybody_stays()
    assert table.totals()["A"] == 3


@pytest.mark.card("MA04")
def test_shadow_strike_does_not_count_face_down_cards() -> None:
    table = Table(3, clans={"A": "malkavian", "B": "tremere", "C": "ventrue"})
    table.deploy("A", "MA04")
    table.deploy("B", "TR02")
    table.resolve().everybody_stays()
    table.seat("B").answers(do.TurnDown())
    assert table.totals() == {"A": 3, "B": 0}


@pytest.mark.card("MA04")
def test_shadow_strike_without_rivals_has_its_bonus() -> None:
    table = malkavian()
    table.deploy("A", "MA04")
    table.deploy("B", "VE08")
    table.resolve()
    table.seat("A").stays()
    table.seat("B").withdraws()
    assert table.totals() == {"A": 5}


@pytest.mark.card("MA04")
@pytest.mark.rule("VEN-TEAM-13")
@pytest.mark.parametrize("included, strength", [(True, 3), (False, 5)])
def test_shadow_strike_may_ignore_the_partner(included: bool, strength: int) -> None:
    table = malkavian_and_partner()
    table.deploy("A", "MA04")
    table.deploy("B", "VE08")
    table.put_blood("C", 1)
    table.resolve().everybody_stays()
    table.seat("A").answers(included)
    assert table.totals()["A"] == strength


# MA05 Chaos


@pytest.mark.card("MA05")
def test_chaos_steals_one_from_each_rival_for_every_card_taken_back() -> None:
    table = malkavian(4)
    table.hand("A")
    table.deploy("A", "MA05")
    table.deploy("A", "MA08")
    table.deploy("A", "MA04")
    table.deploy("B", "VE08")
    table.put_blood("C", 1)
    table.resolve().everybody_stays()
    table.seat("A").answers(mine("MA08", "MA05"))
    assert table.over
    assert set(table.game.hands["A"]) == {"MA08", "MA05"}
    assert table.cards("A") == ("MA04",)
    assert table.blood == {"A": 10, "B": 4, "C": 4, "D": 6}


@pytest.mark.card("MA05")
@pytest.mark.rule("VEN-R-08")
def test_chaos_hits_each_rival_with_one_theft_and_so_with_one_frenzy() -> None:
    table = malkavian(blood={"B": 1})
    table.alliance("B", "VI20", "VI21")
    table.deploy("A", "MA05")
    table.deploy("A", "MA08")
    table.deploy("A", "MA04")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    table.seat("A").answers(mine("MA05", "MA08", "MA04"))
    assert table.over
    assert table.blood == {"A": 7, "B": 3, "C": 6}
    assert len(table.told("frenzy")) == 1
    assert list(table.totals()) == ["B"]  # nothing of the Malkavian is left to be ranked
    assert table.influence["A"] == 3 + 1


@pytest.mark.card("MA05")
@pytest.mark.rule("VEN-RES-PREP-04")
def test_chaos_may_take_nothing_back() -> None:
    table = malkavian()
    table.deploy("A", "MA05")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    table.seat("A").answers(())
    assert table.over
    assert table.cards("A") == ("MA05",)
    assert table.blood == {"A": 6, "B": 6, "C": 6}


@pytest.mark.card("MA05")
@pytest.mark.rule("VEN-RES-06")
def test_chaos_gives_cards_of_others_back_to_their_owners() -> None:
    table = malkavian()
    table.hand("C")
    table.deploy("A", "MA05")
    table.deploy("A", "TO06")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    table.seat("A").answers(mine("TO06"))
    assert table.over
    assert table.game.hands["C"] == ("TO06",)
    assert table.blood["B"] == 5


# MA06 Malkav's Bane


@pytest.mark.card("MA06")
@pytest.mark.rule("VEN-RES-REVEAL-04", "VEN-EOR-06", "VEN-R-43")
@pytest.mark.parametrize("face_down", [False, True])
def test_malkavs_bane_plays_the_top_card_and_wants_one_back_at_the_end_of_the_round(face_down: bool) -> None:
    table = malkavian()
    table.hand("A", "MA08", "MA09")
    table.deploy("A", "MA06", face_down=face_down)
    table.deck("A", "MA04", "MA01")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.over
    assert set(table.cards("A")) == {"MA06", "MA04"}
    assert table.card("MA04").face_up
    assert table.game.decks["A"] == ("MA01",)
    assert table.totals()["A"] == 2 + 3
    table.end_of_round()
    player = table.seat("A")
    assert {option.card for option in player.ask.options} == {"MA08", "MA09", "MA06", "MA04"}
    player.resolves("MA09")  # any hand card, starters included
    assert table.over
    assert set(table.game.hands["A"]) == {"MA08", "MA06", "MA04"}
    assert sorted(table.game.decks["A"]) == ["MA01", "MA09"]


@pytest.mark.card("MA06", "MA02")
@pytest.mark.rule("VEN-R-09")
def test_an_after_reveal_card_brought_by_malkavs_bane_acts_at_once() -> None:
    table = malkavian()
    table.deploy("A", "MA06")
    table.deck("A", "MA02", "MA01")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    bid(table, A=2, B=1)
    assert table.over
    assert not table.card("VE08").face_up
    assert table.totals() == {"A": 2 + 2 + 2, "B": 0}


@pytest.mark.card("MA06", "MA03")
@pytest.mark.rule("VEN-R-09", "VEN-R-18")
def test_a_prepare_card_brought_by_malkavs_bane_resolves_in_the_prepare_step() -> None:
    table = malkavian(4)
    table.hand("A", "MA08")
    table.deploy("A", "MA06", at="D1")
    table.deck("A", "MA03", "MA01")
    table.deploy("B", "VE08", at="D1")
    table.deploy("D", "BR03", at="D2")
    table.resolve("D1").everybody_stays()
    assert table.over
    assert set(table.cards("A")) == {"MA06", "MA03", "MA08"}
    assert table.totals()["A"] == 2 + 2 + 3
    assert table.blood["A"] == 4  # Challenge, once for each of the two cards


@pytest.mark.card("MA06")
@pytest.mark.rule("VEN-R-43")
def test_malkavs_bane_finds_nothing_in_an_empty_deck_and_owes_nothing() -> None:
    table = malkavian()
    table.deploy("A", "MA06")
    table.deck("A")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.cards("A") == ("MA06",)
    table.end_of_round()
    assert table.over


@pytest.mark.card("MA06")
@pytest.mark.rule("VEN-RES-RETREAT-09", "VEN-R-16")
def test_malkavs_bane_that_withdrew_plays_its_card_at_the_haven_only() -> None:
    table = malkavian()
    table.deploy("A", "MA06", at="D1")
    table.deck("A", "MA04", "MA01")
    table.deploy("B", "VE08", at="D1")
    table.resolution()
    table.seat("A").withdraws()
    table.seat("B").stays()
    table.everybody_stays()
    assert table.over
    assert set(table.cards("A", "HAVEN")) == {"MA06", "MA04"}


# MA07 Mindless Assault


@pytest.mark.card("MA07")
@pytest.mark.rule("VEN-R-36", "VEN-RES-REVEAL-06")
@pytest.mark.parametrize(
    "turned, total",
    [((), 3 + 3 + 0), (("MA09",), 3 + 3 + 4), (("MA09", "MA08"), 3 + 4 + 4), (("MA07", "MA08", "MA09"), 12)],
)
def test_mindless_assault_turns_cards_down_and_makes_them_four_strong(turned: tuple[str, ...], total: int) -> None:
    table = malkavian()
    table.deploy("A", "MA07")
    table.deploy("A", "MA08")
    table.deploy("A", "MA09")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    table.seat("A").answers(mine(*turned))
    assert table.over
    assert table.totals()["A"] == total
    assert {card.card for card in table.area("A").cards if not card.face_up} == set(turned)
    assert all(card.public for card in table.area("A").cards if not card.face_up)
    hunted = "MA09" not in turned
    assert table.blood == {"A": 6 + hunted, "B": 6 - hunted, "C": 6}


@pytest.mark.card("MA07", "NO06")
@pytest.mark.rule("VEN-R-36")
def test_mindless_assault_strengthens_cards_that_others_keep_down_even_if_it_turns_none() -> None:
    table = Table(3, clans={"A": "malkavian", "B": "nosferatu", "C": "ventrue"})
    table.deploy("A", "MA07")
    table.deploy("A", "MA09", face_down=True)
    table.deploy("B", "NO06")
    table.resolve().everybody_stays()
    table.seat("A").answers(do.LeaveDown())
    table.seat("A").answers(())
    assert table.over
    assert table.totals() == {"A": 3 + 4, "B": 3}


@pytest.mark.card("MA07", "VE02")
@pytest.mark.rule("VEN-RES-CLASH-03", "VEN-R-36")
@pytest.mark.parametrize("turned, total", [(("MA04",), 0 + 4), (("MA04", "MA07"), 4 + 4), ((), 0 + 0)])
def test_diplomacy_cannot_reach_what_mindless_assault_turned_down(turned: tuple[str, ...], total: int) -> None:
    table = malkavian()
    table.deploy("A", "MA07")
    table.deploy("A", "MA04")
    table.deploy("B", "VE02")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    table.seat("A").answers(mine(*turned))
    assert table.over
    shadow_strike = 2 if not turned else 0  # two face-up cards each: +2 on a base of 0
    assert table.totals()["A"] == total + shadow_strike


@pytest.mark.card("MA07")
def test_mindless_assault_does_not_help_the_face_down_cards_of_others() -> None:
    table = Table(3, clans={"A": "malkavian", "B": "tremere", "C": "ventrue"})
    table.deploy("A", "MA07")
    table.deploy("B", "TR02")
    table.resolve().everybody_stays()
    table.seat("A").answers(())
    table.seat("B").answers(do.TurnDown())
    assert table.totals() == {"A": 3, "B": 0}


# MA08 Ready and MA09 The Hunt


@pytest.mark.card("MA08")
@pytest.mark.parametrize("others, total", [((), 1), (("MA09",), 2), (("MA09", "MA04"), 6)])
def test_ready_has_one_for_each_card_in_its_area(others: tuple[str, ...], total: int) -> None:
    table = malkavian()
    table.deploy("A", "MA08")
    for card in others:
        table.deploy("A", card)
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.totals()["A"] == total


@pytest.mark.card("MA08", "MA07")
def test_ready_counts_face_down_cards() -> None:
    table = malkavian()
    table.deploy("A", "MA07")
    table.deploy("A", "MA08")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    table.seat("A").answers(mine("MA07"))
    assert table.totals()["A"] == 4 + 2


@pytest.mark.card("MA09")
def test_the_hunt_steals_one_from_each_rival_in_the_aftermath() -> None:
    table = malkavian(4)
    table.deploy("A", "MA09", face_down=True)
    table.deploy("B", "VE08")
    table.put_blood("C", 1)
    table.resolve().everybody_stays()
    assert table.over
    assert table.totals() == {"B": 2, "C": 1, "A": 0}
    assert table.blood == {"A": 8, "B": 5, "C": 5, "D": 6}


# what comes into the Malkavian's area acts for the Malkavian


@pytest.mark.card("MA01", "TR04")
@pytest.mark.rule("VEN-RES-06")
def test_a_mesmerized_dark_pact_keeps_the_blood_of_its_new_holder() -> None:
    table = Table(3, clans={"A": "malkavian", "B": "tremere", "C": "brujah"}, round=3)
    table.deploy("A", "MA01")
    table.deploy("B", "TR01")
    table.hand("B", "TR04")
    table.deploy("C", "BR04")
    table.resolve().everybody_stays()
    table.seat("A").answers(do.ThisRival("B"))
    assert table.over
    assert table.area("A").blood == 3
    assert table.area("B").blood == 0
    assert table.blood == {"A": 3, "B": 3, "C": 6}


@pytest.mark.card("MA01", "NO07")
@pytest.mark.rule("VEN-RES-06", "VEN-RES-RETREAT-04")
def test_a_mesmerized_vanish_takes_the_malkavian_away_with_everything_in_the_area() -> None:
    table = Table(3, clans={"A": "malkavian", "B": "nosferatu", "C": "ventrue"})
    table.deploy("A", "MA01")
    table.put_blood("A", 2)
    table.deploy("B", "NO08")
    table.hand("B", "NO07")
    table.resolve().everybody_stays()
    table.seat("A").says_yes()
    assert table.over
    assert set(table.cards("A", "HAVEN")) == {"MA01", "NO07"}
    assert table.blood == {"A": 6 + 2 + 1, "B": 5, "C": 6}


@pytest.mark.card("MA01", "NO09")
@pytest.mark.rule("VEN-RES-06", "VEN-RES-RETREAT-06", "VEN-R-15")
def test_a_mesmerized_hunt_moves_to_the_malkavians_area_and_goes_home_from_there() -> None:
    table = Table(3, clans={"A": "malkavian", "B": "nosferatu", "C": "ventrue"})
    table.deploy("A", "MA01")
    table.deploy("B", "NO08")
    table.hand("B", "NO09")
    table.resolution().everybody_stays()
    table.seat("A").says_yes()
    assert table.blood == {"A": 7, "B": 5, "C": 6}
    assert table.cards("A", "HAVEN") == ("NO09",)
    table.seat("A").withdraws()
    assert table.over
    assert table.game.hands["B"] == ("NO09",)
    assert "NO09" not in table.game.hands["A"]


@pytest.mark.card("MA01", "TR02", "TR03")
@pytest.mark.rule("VEN-RES-06")
def test_mesmerized_tremere_cards_measure_the_malkavians_pool() -> None:
    table = Table(3, clans={"A": "malkavian", "B": "tremere", "C": "ventrue"}, blood={"A": 3})
    table.deploy("A", "MA01")
    table.deploy("B", "TR08")
    table.hand("B", "TR03", "TR02", "TR01")
    table.resolve().everybody_stays()
    table.seat("A").resolves("TR03")  # own order: first the pool grows to 7
    table.seat("A").answers(do.Pay(3))
    assert table.over
    assert table.blood == {"A": 4, "B": 6, "C": 6}
    assert table.totals() == {"A": 3 + 3 + 6 + (9 - 4), "B": 1}


@pytest.mark.card("MA01", "BR03")
@pytest.mark.rule("VEN-DIAB-12", "VEN-DIAB-15", "VEN-R-05")
def test_mesmerize_stops_when_challenge_eliminates_the_malkavian() -> None:
    table = malkavian(4, blood={"A": 1})
    table.alliance("A", "AL09")
    table.tokens("A", ready=2)
    table.deploy("A", "MA01", at="D1")
    table.deploy("B", "VE08", at="D1")
    table.hand("B", "VE02", "VE04")
    table.deploy("D", "BR03", at="D2")
    table.resolve("D1").everybody_stays()
    assert table.over
    assert table.game.out == ("A",)
    assert len(table.game.hands["B"]) == 1  # one card was played, the other never
    table.end_of_round()
    assert set(table.game.hands["B"]) == {"VE08", "VE02", "VE04"}


@pytest.mark.card("MA02", "MA06")
@pytest.mark.rule("VEN-RES-07", "VEN-CONF-04")
def test_the_malkavian_picks_the_order_of_own_after_reveal_cards() -> None:
    table = malkavian()
    table.deploy("A", "MA02")
    table.deploy("A", "MA06")
    table.deck("A", "MA04")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    player = table.seat("A")
    assert set(player.ask.options) == {do.ResolveCard("MA02"), do.ResolveCard("MA06")}
    player.resolves("MA02")
    bid(table, A=0, B=3)
    player.answers(do.ThisCard("MA06", "A"))  # turned down before its turn: it plays nothing
    assert table.over
    assert set(table.cards("A")) == {"MA02", "MA06"}
    assert table.game.decks["A"] == ("MA04",)


@pytest.mark.card("MA05")
@pytest.mark.rule("VEN-RES-CLASH-08")
def test_chaos_that_takes_every_card_away_leaves_nobody_to_be_rewarded() -> None:
    table = malkavian()
    table.ally("AL09")
    table.deploy("A", "MA05")
    table.put_blood("B", 3)
    table.resolve().everybody_stays()
    table.seat("A").answers(mine("MA05"))
    assert table.over
    assert table.totals() == {}
    assert table.influence == {"A": 3, "B": 3, "C": 3}
    assert all("AL09" not in alliance for alliance in table.game.alliances.values())


@pytest.mark.card("MA03", "MA05")
@pytest.mark.rule("VEN-RES-PREP-02")
def test_chaos_taken_back_and_played_again_does_not_resolve_here_twice() -> None:
    table = malkavian()
    table.deploy("A", "MA05")
    table.deploy("A", "MA03")
    table.hand("A")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    table.seat("A").resolves("MA05").answers(mine("MA05"))
    assert table.over
    assert set(table.cards("A")) == {"MA03", "MA05"}
    assert table.blood == {"A": 7, "B": 5, "C": 6}


@pytest.mark.card("MA03", "MA05", "RE07")
@pytest.mark.rule("VEN-RES-05")
def test_a_staked_card_has_no_effect_here_even_if_it_is_taken_back_and_played_again() -> None:
    table = malkavian(relics={"B": "RE07"})
    table.deploy("A", "MA05")
    table.deploy("A", "MA03")
    table.deploy("A", "MA09")
    table.hand("A")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    table.seat("B").answers(do.ThisCard("MA09", "A"))
    table.seat("A").resolves("MA05").answers(mine("MA09"))
    assert table.over
    assert "MA09" in table.cards("A")
    assert table.blood == {"A": 7, "B": 5, "C": 6}  # Chaos took 1, the Hunt nothing


@pytest.mark.card("MA06", "MA01", "NO07")
@pytest.mark.rule("VEN-EOR-06", "VEN-R-16", "VEN-R-43")
def test_malkavs_bane_that_resolves_at_two_districts_takes_two_cards_back() -> None:
    table = Table(3, clans={"A": "malkavian", "B": "nosferatu", "C": "ventrue"})
    table.hand("A", "MA08", "MA09")
    table.deploy("A", "MA06", at="D1")
    table.deploy("A", "MA01", at="D1")
    table.deck("A", "MA04", "MA02", "MA07")
    table.deploy("B", "NO08", at="D1")
    table.hand("B", "NO07")
    table.resolution().everybody_stays()
    table.seat("A").says_yes().stays()  # vanishes to the Haven with everything, and stays there
    table.finish().end_of_round()
    table.seat("A").resolves("MA08").resolves("MA09")
    assert table.over
    assert set(table.game.decks["A"]) == {"MA07", "MA08", "MA09"}
