"""Trade (DRA-TRADE): items and tickets in the same place, for Van Helsing events across Europe."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import Discarded


def together(*hunters: str, place: str = "paris", players: int = 5, hospital: bool = False) -> Table:
    """These hunters are in one place; Godalming has two knives, a ticket and an event, Seward dogs, ticket, event."""
    table = Table(players)
    table.items(GODALMING, "knife", "knife")
    table.tickets(GODALMING, "t_3_2")
    table.events(GODALMING, "good_luck")
    table.items(SEWARD, "dogs")
    table.tickets(SEWARD, "t_1_0")
    table.events(SEWARD, "forewarned")
    for hunter in hunters:
        table.place(hunter, place, hospital=hospital)
    return table


def offers(table: Table, *cards: object, hunter: str = GODALMING, partner: str = SEWARD, night: bool = False) -> Table:
    """The hunter takes Trade and lays this out."""
    table.action(hunter, night=night).hunter(hunter).answers(do.Trade(partner))
    table.hunter(hunter).answers(cards)
    return table


# who with whom


@pytest.mark.rule("DRA-TRADE-01")
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_with_one_other_hunter_in_the_same_city(night):
    table = together(GODALMING, SEWARD, MINA)
    table.action(GODALMING, night=night)
    assert table.hunter(GODALMING).may(do.Trade) == [do.Trade(SEWARD), do.Trade(MINA)]
    for other in (VAN_HELSING, GODALMING):
        assert table.hunter(GODALMING).refusal(do.Trade(other)).rule == "DRA-TRADE-01"


@pytest.mark.rule("DRA-TRADE-01", "DRA-PLACE-HOSP-05")
def test_with_a_hunter_in_the_same_hospital():
    table = together(GODALMING, SEWARD, place="rome", hospital=True)
    table.place(MINA, "rome")
    table.action(GODALMING)
    assert table.hunter(GODALMING).may(do.Trade) == [do.Trade(SEWARD)]


@pytest.mark.rule("DRA-TRADE-01")
def test_the_castle_is_a_place_to_trade():
    table = together(GODALMING, SEWARD, place="castle_dracula")
    table.action(GODALMING)
    assert table.hunter(GODALMING).may(do.Trade) == [do.Trade(SEWARD)]


@pytest.mark.rule("DRA-TRADE-04")
def test_a_hunter_in_the_hospital_is_not_in_the_city_below_it():
    table = together(GODALMING, place="rome")
    table.place(SEWARD, "rome", hospital=True)
    assert table.action(GODALMING).hunter(GODALMING).refusal(do.Trade(SEWARD)).rule == "DRA-TRADE-04"
    assert table.action(SEWARD).hunter(SEWARD).refusal(do.Trade(GODALMING)).rule == "DRA-TRADE-04"


@pytest.mark.rule("DRA-TRADE-04")
def test_partners_may_be_delayed_but_never_defeated():
    table = together(GODALMING, SEWARD, MINA)
    table.game.change(SEWARD, delayed=True)
    table.game.change(MINA, defeated=True)
    table.action(GODALMING)
    assert table.hunter(GODALMING).may(do.Trade) == [do.Trade(SEWARD)]
    assert table.hunter(GODALMING).refusal(do.Trade(MINA)).rule == "DRA-TRADE-04"


# what


@pytest.mark.rule("DRA-TRADE-01")
def test_items_and_tickets_any_number_in_either_direction():
    table = together(GODALMING, SEWARD)
    table.action(GODALMING).hunter(GODALMING).answers(do.Trade(SEWARD))
    assert table.asked() == {"B": "trade-offer"}
    assert set(table.hunter(GODALMING).options) == {
        do.HandOver("knife", 1),
        do.HandOver("knife", 2),
        do.HandOver("t_3_2"),
        do.ShowHand(),
    }, "no events"
    table.hunter(GODALMING).answers((do.HandOver("knife", 1), do.HandOver("knife", 2), do.HandOver("t_3_2")))
    assert table.asked() == {"C": "trade-accept"}
    table.hunter(SEWARD).answers(do.Accept())
    assert set(table.hunter(SEWARD).options) == {do.HandOver("dogs"), do.HandOver("t_1_0"), do.ShowHand()}
    table.hunter(SEWARD).answers((do.HandOver("dogs"), do.HandOver("t_1_0")))
    assert table.over
    assert (table.sheet(GODALMING).items, table.sheet(GODALMING).tickets) == (("dogs",), ("t_1_0",))
    assert (table.sheet(SEWARD).items, table.sheet(SEWARD).tickets) == (("knife", "knife"), ("t_3_2",))
    assert (table.sheet(GODALMING).events, table.sheet(SEWARD).events) == (("good_luck",), ("forewarned",))


@pytest.mark.rule("DRA-TRADE-01", "DRA-TALK-02")
def test_what_is_shown_or_handed_over_only_the_partners_see():
    table = together(GODALMING, SEWARD)
    offers(table, do.HandOver("t_3_2"), do.ShowHand())
    for seat in ("B", "C"):
        shown = [{"hunter": GODALMING, "partner": SEWARD, "cards": ("knife", "knife", "t_3_2")}]
        assert table.told("shows-in-trade", seat) == shown
        assert [(offer.giver, offer.tickets) for offer in table.view(seat).offer] == [(GODALMING, ("t_3_2",))]
    for viewer in ("A", "D", "E", None):
        assert table.told("shows-in-trade", viewer) == []
        assert table.view(viewer).offer == ()
    assert table.sheet(GODALMING).items == ("knife", "knife"), "showing gives nothing away"
    table.hunter(SEWARD).answers(do.Accept())
    table.hunter(SEWARD).answers(())
    for viewer in ("A", "D", "E", None):
        assert table.told("hands-over", viewer)[0] == {
            "hunter": GODALMING, "partner": SEWARD, "items": 0, "events": 0, "tickets": 1,
        }, "the others see how many"  # fmt: skip
    assert table.told("hands-over", "C")[0]["cards"] == ("t_3_2",)


# Van Helsing


@pytest.mark.rule("DRA-TRADE-02")
@pytest.mark.parametrize(
    "place, hospital, rule",
    [
        ("amsterdam", False, ""),
        ("athens", False, ""),
        ("castle_dracula", False, ""),
        ("north_sea", False, "DRA-TRADE-02"),
        ("rome", True, "DRA-TRADE-02"),
    ],
)
def test_van_helsing_may_trade_events_with_a_hunter_in_any_city(place, hospital, rule):
    table = together()
    table.place(SEWARD, place, hospital=hospital)
    table.action(VAN_HELSING)
    if rule:
        assert table.hunter(VAN_HELSING).refusal(do.TradeEvents(SEWARD)).rule == rule
    else:
        assert table.hunter(VAN_HELSING).can(do.TradeEvents(SEWARD))


@pytest.mark.rule("DRA-TRADE-02")
def test_then_events_and_only_events_change_hands():
    table = together()
    table.events(VAN_HELSING, "long_night", "lucys_revenge")
    table.items(VAN_HELSING, "stake")
    table.tickets(VAN_HELSING, "t_2_2")
    table.action(VAN_HELSING).hunter(VAN_HELSING).answers(do.TradeEvents(GODALMING))
    assert set(table.hunter(VAN_HELSING).options) == {
        do.HandOver("long_night"),
        do.HandOver("lucys_revenge"),
        do.ShowHand(),
    }
    table.hunter(VAN_HELSING).answers((do.HandOver("lucys_revenge"),))
    table.hunter(GODALMING).answers(do.Accept())
    assert set(table.hunter(GODALMING).options) == {do.HandOver("good_luck"), do.ShowHand()}
    table.hunter(GODALMING).answers((do.HandOver("good_luck"),))
    assert table.over
    assert table.sheet(VAN_HELSING).events == ("long_night", "good_luck")
    assert table.sheet(GODALMING).events == ("lucys_revenge",)
    assert table.sheet(VAN_HELSING).items == ("stake",)


@pytest.mark.rule("DRA-TRADE-02")
def test_he_may_as_well_trade_items_with_a_hunter_beside_him():
    table = together(SEWARD, VAN_HELSING)
    table.action(VAN_HELSING)
    assert table.hunter(VAN_HELSING).may(do.Trade) == [do.Trade(SEWARD)]
    assert set(table.hunter(VAN_HELSING).may(do.TradeEvents)) == {
        do.TradeEvents(GODALMING),
        do.TradeEvents(SEWARD),
        do.TradeEvents(MINA),
    }
    table.hunter(VAN_HELSING).answers(do.Trade(SEWARD))
    assert not table.over
    assert table.asked() == {"C": "trade-accept"}, "he has nothing to offer himself"


@pytest.mark.rule("DRA-TRADE-02")
@pytest.mark.parametrize("hunter", [GODALMING, SEWARD, MINA])
def test_nobody_else_takes_the_lead_not_even_with_van_helsing(hunter):
    table = together(hunter, VAN_HELSING)
    table.action(hunter)
    assert table.hunter(hunter).may(do.TradeEvents) == []
    assert table.hunter(hunter).refusal(do.TradeEvents(VAN_HELSING)).rule == "DRA-TRADE-02"


@pytest.mark.rule("DRA-TRADE-02", "DRA-TRADE-01")
def test_in_a_hospital_van_helsing_trades_with_those_in_it_alone():
    table = together(SEWARD, VAN_HELSING, place="rome", hospital=True)
    table.action(VAN_HELSING)
    assert table.hunter(VAN_HELSING).may(do.Trade) == [do.Trade(SEWARD)]
    assert table.hunter(VAN_HELSING).refusal(do.TradeEvents(GODALMING)).rule == "DRA-TRADE-02"


# accepted or refused


@pytest.mark.rule("DRA-TRADE-03")
def test_a_refused_trade_changes_nothing():
    table = together(GODALMING, SEWARD)
    before = (table.sheet(GODALMING), table.sheet(SEWARD))
    offers(table, do.HandOver("knife", 1), do.HandOver("t_3_2"))
    table.hunter(SEWARD).answers(do.Refuse())
    assert table.over, "and it was the action"
    assert (table.sheet(GODALMING), table.sheet(SEWARD)) == before
    assert table.told("trade-refused", None) == [{"hunter": GODALMING, "partner": SEWARD}]


@pytest.mark.rule("DRA-TRADE-03")
@pytest.mark.parametrize("giver", [GODALMING, SEWARD])
def test_a_trade_may_be_one_sided(giver):
    table = together(GODALMING, SEWARD)
    offers(table, *([do.HandOver("knife", 1)] if giver == GODALMING else []))
    table.hunter(SEWARD).answers(do.Accept())
    table.hunter(SEWARD).answers(() if giver == GODALMING else (do.HandOver("dogs"),))
    assert table.over
    expected = (("knife",), ("dogs", "knife")) if giver == GODALMING else (("knife", "knife", "dogs"), ())
    assert (table.sheet(GODALMING).items, table.sheet(SEWARD).items) == expected


@pytest.mark.rule("DRA-TRADE-03", "DRA-HAND-01", "DRA-HAND-02", "DRA-TICKET-02")
def test_afterwards_both_reduce_to_their_limits():
    """Seward holds four items, Godalming three; both two tickets."""
    table = together(GODALMING, SEWARD)
    table.items(SEWARD, "dogs", "garlic", "rifle", "pistol")
    table.tickets(SEWARD, "t_1_0", "t_1_1")
    offers(table, do.HandOver("knife", 1), do.HandOver("t_3_2"))
    table.hunter(SEWARD).answers(do.Accept())
    table.hunter(SEWARD).answers((do.HandOver("dogs"), do.HandOver("garlic"), do.HandOver("rifle")))
    assert table.asked() == {"B": "too-many-items"}, "1 + 3 items, at most 3"
    table.hunter(GODALMING).answers(do.DiscardItem("rifle"))
    assert table.asked() == {"C": "too-many-tickets"}, "2 + 1 tickets, at most 2"
    pool = table.game.tickets
    table.hunter(SEWARD).answers(do.ReturnTicket("t_1_1"))
    assert table.over
    assert table.game.item_discard == ("rifle",)
    assert sorted(table.game.tickets) == sorted((*pool, "t_1_1"))
    assert table.sheet(GODALMING).items == ("knife", "dogs", "garlic")
    assert (table.sheet(SEWARD).items, table.sheet(SEWARD).tickets) == (("pistol", "knife"), ("t_1_0", "t_3_2"))


@pytest.mark.rule("DRA-TRADE-03", "DRA-HAND-01", "DRA-HAND-04")
def test_too_many_events_go_face_up_to_the_discard_pile():
    table = together()
    table.events(VAN_HELSING, "long_night", "renewed_vigor")
    table.events(GODALMING, "good_luck", "escape_route", "money_trail")
    table.action(VAN_HELSING).hunter(VAN_HELSING).answers(do.TradeEvents(GODALMING))
    table.hunter(VAN_HELSING).answers((do.HandOver("long_night"),))
    table.hunter(GODALMING).answers(do.Accept())
    table.hunter(GODALMING).answers(())
    assert table.asked() == {"B": "too-many-events"}
    table.hunter(GODALMING).answers(do.DiscardEvent("money_trail"))
    assert table.game.event_discard == (Discarded("money_trail", face_up=True),)


@pytest.mark.rule("DRA-TRADE-03", "DRA-PLAYERS-02")
def test_a_player_who_runs_both_hunters_need_not_accept_his_own_offer():
    table = together(GODALMING, SEWARD, players=2)
    offers(table, do.HandOver("knife", 1))
    assert table.asked() == {"B": "trade-return"}
    table.seat("B").answers((do.HandOver("dogs"),))
    assert (table.sheet(GODALMING).items, table.sheet(SEWARD).items) == (("knife", "dogs"), ("knife",))
    for seat in ("A", None):
        assert "cards" not in table.told("hands-over", seat)[0]


@pytest.mark.rule("DRA-TRADE-01", "DRA-BITE-04", "DRA-BITE-06")
def test_an_open_card_that_was_handed_over_is_replaced():
    """Mina is bite-frail: one item of hers lies open; she gives it away and opens the one she gets."""
    table = together(MINA, SEWARD)
    table.items(MINA, "pistol")
    table.game.change(MINA, open_item="pistol")
    offers(table, do.HandOver("pistol"), hunter=MINA)
    table.hunter(SEWARD).answers(do.Accept())
    table.hunter(SEWARD).answers((do.HandOver("dogs"),))
    assert table.over
    assert table.sheet(MINA).open_item == "dogs"
    assert table.sheet(SEWARD).open_item == ""


@pytest.mark.rule("DRA-TRADE-02")
def test_in_a_trade_of_events_no_item_and_no_ticket_is_handed_over():
    table = Table()
    table.together("rome", VAN_HELSING, SEWARD)
    table.items(VAN_HELSING, "knife")
    table.tickets(VAN_HELSING, "t_1_1")
    table.events(VAN_HELSING, "long_night")
    table.action(VAN_HELSING).hunter(VAN_HELSING).answers(do.TradeEvents(SEWARD))
    assert table.hunter(VAN_HELSING).may(do.HandOver) == [do.HandOver("long_night", 1)]


@pytest.mark.rule("DRA-TRADE-02")
def test_a_trade_that_another_hunter_takes_with_van_helsing_is_of_items_and_tickets():
    table = Table()
    table.together("rome", VAN_HELSING, SEWARD)
    table.events(VAN_HELSING, "long_night")
    table.items(VAN_HELSING, "knife")
    table.action(SEWARD)
    assert table.hunter(SEWARD).refusal(do.TradeEvents(VAN_HELSING)).rule == "DRA-TRADE-02"
    table.hunter(SEWARD).answers(do.Trade(VAN_HELSING))
    table.pass_until("trade-return", seat="D")
    assert table.hunter(VAN_HELSING).may(do.HandOver) == [do.HandOver("knife", 1)]
