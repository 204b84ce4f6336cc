"""Chapter 5.2 and the words reserve and remove: five slots, what they cost, how they fill."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.state import choices as do


def recruit(table: Table, seat: str, card: str) -> Table:
    """A whole turn of which only the recruit matters."""
    table.turn(seat).seat(seat).recruits(card)
    return table.finish()


@pytest.mark.rule("HER-QUEUE-01")
@pytest.mark.parametrize("slot, left", [(1, 0), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_the_leftmost_slot_costs_three_the_next_one_and_the_others_nothing(slot: int, left: int) -> None:
    table = recruit(Table(), "A", FIVE[slot - 1])
    assert table[table.leader("A")].potency == left
    assert table[FIVE[slot - 1]].owner == "A"


@pytest.mark.rule("HER-QUEUE-01", "HER-RECRUIT-01")
def test_who_cannot_pay_is_told_what_the_slot_costs() -> None:
    table = Table()
    table.mark(table.leader("A"), potency=2).turn("A")
    assert table.seat("A").refusal(do.Recruit(FIVE[0])).rule == "HER-QUEUE-01"
    assert table.seat("A").can(do.Recruit(FIVE[1]))


@pytest.mark.rule("HER-QUEUE-02", "HER-CLAN-02")
@pytest.mark.parametrize("slot", [0, 1])
def test_characters_of_ones_own_clan_cost_nothing(slot: int) -> None:
    table = Table(A="brujah", B="tremere")
    table.queue(*FIVE[:slot], "ca_brujah_1", *FIVE[slot:4])
    table.mark(table.leader("A"), potency=0)
    assert recruit(table, "A", "ca_brujah_1")["ca_brujah_1"].owner == "A"
    assert table[table.leader("A")].potency == 0


@pytest.mark.rule("HER-QUEUE-02", "HER-RECRUIT-09")
def test_for_everybody_else_they_cost_what_the_slot_says() -> None:
    table = Table(A="brujah", B="tremere").queue("ca_brujah_1", *FIVE[:4])
    assert recruit(table, "B", "ca_brujah_1")[table.leader("B")].potency == 0


@pytest.mark.rule("HER-QUEUE-03")
@pytest.mark.parametrize("clan, side, left", [("", "base", 0), ("thin_blood", "ancilla", 0), ("brujah", "ancilla", 3)])
def test_whoever_has_no_clan_always_pays(clan: str, side: str, left: int) -> None:
    """Knight-Warden Sigrun as printed, as a thin-blood, and with the sticker of the Brujah."""
    table = Table(A="brujah", B="tremere").queue("bc_001", *FIVE[:4]).card("bc_001", side=side, clan=clan)
    assert recruit(table, "A", "bc_001")[table.leader("A")].potency == left


@pytest.mark.rule("HER-QUEUE-04", "HER-RECRUIT-06")
@pytest.mark.example("EX-08")
def test_the_others_slide_right_and_a_new_one_comes_from_the_left() -> None:
    """[a,b,c,d,e] without c is [x,a,b,d,e]; a, now in slot 2, costs 1."""
    table = Table(A="brujah", B="tremere")
    a, b, c, d, e = FIVE
    x = table.state.deck[0]
    table.turn("A").seat("A").recruits(c)
    assert table.state.queue == (x, a, b, d, e)
    assert recruit(table, "B", a)[table.leader("B")].potency == 2


@pytest.mark.rule("HER-QUEUE-04")
def test_the_queue_also_fills_after_an_usurper_or_a_monster_has_left_it() -> None:
    table = Table(A="tremere", B="tzimisce")
    first = table.state.deck[0]
    table.effects("A", table.leader("A"), {"op": "usurp"}).seat("A").picks(FIVE[2])
    assert table.state.queue == (first, FIVE[0], FIVE[1], FIVE[3], FIVE[4])
    table.queue(*FIVE[:4], "ca_brujah_1")
    second = table.state.deck[0]
    table.effects("B", table.leader("B"), {"op": "create_monster"})
    assert table.state.queue == (second, *FIVE[:4])


@pytest.mark.rule("HER-QUEUE-05", "HER-REMOVE-01")
def test_several_leave_together_and_the_queue_fills_once() -> None:
    """The rightmost empty slot is filled first."""
    table = Table()
    first, second = table.state.deck[:2]
    table.effects("A", table.leader("A"), {"op": "remove_from_queue", "n": 2})
    assert table.state.queue == FIVE
    table.seat("A").picks(FIVE[1], FIVE[3])
    assert table.state.queue == (second, first, FIVE[0], FIVE[2], FIVE[4])
    assert table.keys() == ["removes", "joins-queue", "joins-queue"]


@pytest.mark.rule("HER-QUEUE-06", "HER-R-24")
def test_a_marker_travels_with_its_character() -> None:
    table = Table().reserve("B", FIVE[0])
    recruit(table, "A", FIVE[4])
    assert table.state.queue.index(FIVE[0]) == 1
    assert table.state.reserved == {"B": FIVE[0]}


@pytest.mark.rule("HER-QUEUE-07", "HER-REMOVE-01")
def test_who_is_removed_goes_to_the_discard_pile() -> None:
    table = Table().discard("bc_001")
    table.effects("A", table.leader("A"), {"op": "remove_from_queue", "n": 1}).seat("A").picks(FIVE[2])
    assert table.state.discard == ("bc_001", FIVE[2])


@pytest.mark.rule("HER-QUEUE-08")
def test_an_empty_deck_is_made_anew_at_once() -> None:
    table = Table().deck("bc_001").discard("bc_002", "bc_003")
    table.turn("A").seat("A").recruits(FIVE[4])
    assert table.state.queue == ("bc_001", *FIVE[:4])
    assert set(table.state.deck) == {"bc_002", "bc_003"}
    assert table.state.discard == ()


@pytest.mark.rule("HER-QUEUE-08")
def test_without_deck_and_discards_slots_stay_empty_until_somebody_is_discarded() -> None:
    table = Table().deck().discard()
    recruit(table, "A", FIVE[4])
    assert table.state.queue == FIVE[:4]
    table.effects("B", table.leader("B"), {"op": "remove_from_queue", "n": 1}).seat("B").picks(FIVE[3])
    assert table.state.queue == (FIVE[3], *FIVE[:3])
    assert (table.state.deck, table.state.discard) == ((), ())


@pytest.mark.rule("HER-QUEUE-01", "HER-QUEUE-08")
def test_with_an_empty_slot_on_the_left_the_first_character_lies_in_slot_two() -> None:
    table = Table().queue(*FIVE[:4]).deck().discard()
    assert recruit(table, "A", FIVE[0])[table.leader("A")].potency == 2


@pytest.mark.rule("HER-QUEUE-09", "HER-RECRUIT-02", "HER-R-37")
def test_the_cost_is_split_as_the_player_likes() -> None:
    table = Table()
    leader, childe = table.leader("A"), table.childe("A", who("calm west covert"), potency=2)
    table.turn("A").seat("A").recruits(FIVE[0])
    a = table.seat("A")
    assert table.asked() == {"A": "pay"}
    a.answers(do.Pay(childe)).answers(do.Pay(leader)).answers(do.Pay(childe))
    assert (table[leader].potency, table[childe].potency) == (2, 0)


@pytest.mark.rule("HER-QUEUE-09", "HER-TORPOR-04")
def test_potency_on_the_torpid_pays_for_nothing() -> None:
    table = Table()
    table.mark(table.leader("A"), potency=1)
    table.childe("A", who("calm west covert"), potency=1)
    asleep = table.childe("A", who("calm east covert"), potency=5, torpid=True)
    table.turn("A")
    assert table.seat("A").refusal(do.Recruit(FIVE[0])).rule == "HER-QUEUE-01"
    table.seat("A").recruits(FIVE[1])
    assert table.seat("A").refusal(do.Pay(asleep)).rule == "HER-QUEUE-09"


@pytest.mark.rule("HER-RESERVE-01")
def test_a_reserved_character_can_be_recruited_by_nobody_else() -> None:
    table = Table(A="brujah", B="tremere", C="ventrue").reserve("C", FIVE[2])
    table.effects("A", table.leader("A"), {"op": "reserve"})
    assert table.seat("A").refusal(do.Pick(FIVE[2])).rule == "HER-RESERVE-01"
    table.seat("A").picks(FIVE[4])
    assert table.state.reserved == {"A": FIVE[4], "C": FIVE[2]}
    table.turn("B")
    assert table.seat("B").refusal(do.Recruit(FIVE[4])).rule == "HER-RESERVE-01"
    table.recruit("A", FIVE[4]).finish()
    assert table[FIVE[4]].owner == "A"


@pytest.mark.rule("HER-RESERVE-02", "HER-RESERVE-03")
def test_a_reserved_character_can_be_removed_by_anybody() -> None:
    table = Table().reserve("B", FIVE[3])
    table.effects("A", table.leader("A"), {"op": "remove_from_queue", "n": 1}).seat("A").picks(FIVE[3])
    assert FIVE[3] in table.state.discard
    assert table.state.reserved == {}


@pytest.mark.rule("HER-RESERVE-02", "HER-RESERVE-03", "HER-R-24")
def test_a_reserved_character_can_be_usurped_or_made_a_monster() -> None:
    table = Table(A="tremere", B="tzimisce").reserve("B", FIVE[3])
    childe = table.childe("A", who("calm west covert"))
    table.effects("A", table.leader("A"), {"op": "usurp"}).seat("A").chooses(childe).picks(FIVE[3])
    assert table[FIVE[3]].owner == "A"
    assert table.state.reserved == {}
    table.queue("ca_brujah_1", *FIVE[:3], FIVE[4]).reserve("A", "ca_brujah_1")
    table.effects("B", table.leader("B"), {"op": "create_monster"})
    assert table[table.leader("B")].monsters == ("ca_brujah_1",)
    assert table.state.reserved == {}


@pytest.mark.rule("HER-RESERVE-03", "HER-TURN-09")
def test_the_marker_comes_back_at_the_start_of_its_owners_turn() -> None:
    table = Table().reserve("A", FIVE[3])
    table.turn("B").finish()
    assert table.state.reserved == {"A": FIVE[3]}
    table.turn("A")
    assert table.state.reserved == {}
    assert table.seat("A").can(do.Recruit(FIVE[3]))


@pytest.mark.rule("HER-RESERVE-04", "HER-R-24")
def test_a_new_reservation_moves_the_only_marker() -> None:
    table = Table().reserve("A", FIVE[3])
    table.effects("A", table.leader("A"), {"op": "reserve"}).seat("A").picks(FIVE[1])
    assert table.state.reserved == {"A": FIVE[1]}


@pytest.mark.rule("HER-RESERVE-05")
def test_a_reservation_is_no_discount() -> None:
    table = Table().reserve("A", FIVE[0]).recruit("A", FIVE[0])
    assert table[table.leader("A")].potency == 0


@pytest.mark.rule("HER-REMOVE-01")
def test_up_to_three_means_at_least_one() -> None:
    table = Table().effects("A", Table().leader("A"), {"op": "remove_from_queue", "upto": 3})
    a = table.seat("A")
    assert a.refusal(()).rule == "HER-REMOVE-01"
    assert a.refusal(tuple(do.Pick(card) for card in FIVE[:4])).rule == "HER-REMOVE-01"
    a.picks(FIVE[0])
    assert table.state.discard == (FIVE[0],)


@pytest.mark.rule("HER-REMOVE-01")
def test_a_shorter_queue_limits_how_many_are_removed() -> None:
    table = Table().queue(FIVE[0]).deck().discard()
    table.effects("A", table.leader("A"), {"op": "remove_from_queue", "n": 2})
    assert table.over
    assert table.told("removes") == [{"player": "A", "characters": (FIVE[0],)}]
