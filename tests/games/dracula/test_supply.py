"""Supply (DRA-SUPPLY): items in large cities, an event from the top by day and from the bottom by night."""

from collections import Counter

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import Discarded
from nokturn.kernel.events import Line

EVERYBODY_ELSE = ("A", "B", "D", "E", None)


def supplied(table: Table, hunter: str = SEWARD, *, night: bool = False) -> Table:
    table.action(hunter, night=night).hunter(hunter).answers(do.Supply())
    return table


# what is seen before


def seen_beside_supply(table: Table, *, night: bool = False) -> Line | None:
    table.game.acting = SEWARD
    table.action(SEWARD, night=night)
    return GAME.tongue.aside(table.game, do.Supply())


@pytest.mark.rule("DRA-SUPPLY-02", "DRA-EVENT-02")
@pytest.mark.parametrize("card, whose", [("false_tip", "dracula"), ("forewarned", "hunter")])
def test_by_day_one_sees_beside_supply_whose_card_lies_on_top(card, whose):
    table = Table()
    table.top_event(card)
    assert seen_beside_supply(table) == Line("aside-supply-day", (("top", whose),))


@pytest.mark.rule("DRA-SUPPLY-02")
def test_by_night_nobody_knows_whose_card_it_will_be():
    table = Table()
    table.top_event("false_tip")
    assert seen_beside_supply(table, night=True) == Line("aside-supply-night")


@pytest.mark.rule("DRA-PLACE-HOSP-02")
def test_in_the_hospital_there_is_no_event_to_speak_of():
    table = Table()
    table.place(SEWARD, "rome", hospital=True)
    assert seen_beside_supply(table) is None


# items


@pytest.mark.rule("DRA-SUPPLY-01", "DRA-ITEM-02")
@pytest.mark.parametrize("hunter, number", [(GODALMING, 2), (SEWARD, 1), (VAN_HELSING, 1), (MINA, 1)])
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_in_a_large_city_the_top_item_and_for_godalming_two(hunter, number, night):
    table = Table()
    table.place(hunter, "paris")
    table.top_item("knife", "garlic", "dogs")
    table.top_event("false_tip")
    table.bottom_event("forewarned")
    supplied(table, hunter, night=night)
    assert table.sheet(hunter).items == ("knife", "garlic")[:number]
    assert table.game.item_deck[0] == ("knife", "garlic", "dogs")[number]


@pytest.mark.rule("DRA-SUPPLY-01")
@pytest.mark.parametrize("hunter", [GODALMING, SEWARD])
def test_in_a_small_city_no_item(hunter):
    table = Table()
    table.place(hunter, "toulouse")
    table.top_event("false_tip")
    deck = table.game.item_deck
    supplied(table, hunter)
    assert table.sheet(hunter).items == ()
    assert table.game.item_deck == deck


@pytest.mark.rule("DRA-SUPPLY-01", "DRA-PLACE-CASTLE-04")
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_in_castle_dracula_supply_is_illegal(night):
    table = Table()
    table.place(SEWARD, "castle_dracula")
    table.action(SEWARD, night=night)
    assert table.hunter(SEWARD).refusal(do.Supply()).rule == "DRA-PLACE-CASTLE-04"


@pytest.mark.rule("DRA-SUPPLY-01")
def test_only_the_hunter_sees_the_item():
    table = Table()
    table.top_item("knife")
    table.top_event("false_tip")
    supplied(table)
    assert table.told("draws-item", "C") == [{"hunter": SEWARD, "item": "knife"}]
    for seat in EVERYBODY_ELSE:
        assert table.told("draws-item", seat) == [{"hunter": SEWARD}]
        assert table.view(seat).hunters[SEWARD].items == ()
        assert table.view(seat).hunters[SEWARD].item_count == 1


# the event


@pytest.mark.rule("DRA-SUPPLY-02")
@pytest.mark.parametrize("night, taken", [(False, "forewarned"), (True, "good_luck")], ids=["day", "night"])
def test_by_day_the_top_event_by_night_the_bottom_one(night, taken):
    table = Table()
    table.top_event("forewarned")
    table.bottom_event("good_luck")
    number = len(table.game.event_deck)
    supplied(table, night=night).hunter(SEWARD).answers(do.Keep())
    assert table.sheet(SEWARD).events == (taken,)
    assert len(table.game.event_deck) == number - 1
    assert table.game.event_deck[0 if night else -1] == ("forewarned" if night else "good_luck")


@pytest.mark.rule("DRA-SUPPLY-03", "DRA-SUPPLY-04")
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_a_hunters_card_goes_to_his_hand_and_only_he_reads_it(night):
    table = Table()
    (table.bottom_event if night else table.top_event)("great_strength")
    supplied(table, night=night).hunter(SEWARD).answers(do.Keep())
    assert table.over
    assert table.sheet(SEWARD).events == ("great_strength",)
    assert table.told("draws-event", "C") == [{"hunter": SEWARD, "event": "great_strength"}]
    for seat in EVERYBODY_ELSE:
        assert table.told("draws-event", seat) == [{"hunter": SEWARD}]
        assert table.view(seat).hunters[SEWARD].events == ()
    assert table.view("C").hunters[SEWARD].events == ("great_strength",)


@pytest.mark.rule("DRA-SUPPLY-03")
def test_by_day_a_dracula_card_is_put_face_down_on_the_discard_pile_unread():
    table = Table()
    table.top_event("vampiric_influence")
    supplied(table)
    assert table.over, "Dracula neither gets nor plays it"
    assert table.game.event_discard == (Discarded("vampiric_influence", face_up=False),)
    assert table.sheet(SEWARD).events == ()
    assert table.game.dracula_events == ()
    for seat in ("A", "C", "E", None):
        assert table.told("dracula-event-discarded-unread", seat) == [{"hunter": SEWARD}], "nobody learns its name"
        assert table.view(seat).event_discard == ()
        assert table.view(seat).event_discard_down == 1


@pytest.mark.rule("DRA-SUPPLY-04")
def test_by_night_dracula_takes_his_card_into_his_hand():
    table = Table()
    table.bottom_event("false_tip")
    supplied(table, night=True)
    assert table.asked() == {"A": "dracula-event-received"}
    table.dracula.answers(do.Keep())
    assert table.over
    assert table.game.dracula_events == ("false_tip",)
    assert table.told("dracula-takes-event", "A") == [{"event": "false_tip"}]
    for seat in ("B", "C", "E", None):
        assert table.told("dracula-takes-event", seat) == [{}]
        assert (table.view(seat).events, table.view(seat).event_count) == ((), 1)


# played at once


@pytest.mark.rule("DRA-SUPPLY-05", "DRA-EVENT-01")
def test_a_card_that_must_be_played_at_once_is_played_by_the_hunter_who_took_it():
    table = Table()
    table.trail("dublin", "genoa")
    table.place(SEWARD, "marseilles")
    table.top_event("local_rumours")
    supplied(table)
    assert table.hunter(SEWARD).refusal(do.Keep()).rule == "DRA-EVENT-01"
    table.hunter(SEWARD).answers(do.PlayEvent("local_rumours"))
    assert table.over
    assert table.faces() == [2]
    assert table.sheet(SEWARD).events == ()
    assert table.game.event_discard == (Discarded("local_rumours"),)


@pytest.mark.rule("DRA-SUPPLY-05", "DRA-SUPPLY-04")
def test_dracula_plays_at_once_what_he_receives_during_a_hunters_action():
    table = Table()
    table.bottom_event("vampiric_influence")
    table.items(MINA, "knife")
    table.game.change(MINA, open_item="knife")
    table.night().hunter(GODALMING).passes()
    table.hunter(SEWARD).answers(do.Supply())
    assert table.dracula.refusal(do.Keep()).rule == "DRA-EVENT-01"
    table.dracula.answers(do.PlayEvent("vampiric_influence"))
    table.dracula.answers(do.DiscardItem("knife"))
    table.dracula.answers(do.ThisPlace("cologne"))
    assert table.sheet(MINA).place == "cologne"
    assert table.asked() == {"D": "hunter-action"}, "then the night goes on"


@pytest.mark.rule("DRA-SUPPLY-05", "DRA-EVENT-01")
def test_a_card_that_may_be_played_at_once_may_be_kept():
    table = Table()
    table.trail("dublin", "genoa", "paris")
    table.top_event("newspaper_reports")
    supplied(table)
    assert set(table.hunter(SEWARD).options) == {do.Keep(), do.PlayEvent("newspaper_reports", "immediate")}


# the order


@pytest.mark.rule("DRA-SUPPLY-06", "DRA-HAND-02")
def test_all_items_then_the_limit_then_the_event_then_the_limit():
    table = Table()
    table.items(GODALMING, "knife", "rifle", "dogs")
    table.events(GODALMING, "good_luck", "forewarned", "long_night")
    table.top_item("garlic", "crucifix")
    table.top_event("escape_route")
    supplied(table, GODALMING)
    player = table.hunter(GODALMING)
    assert table.asked() == {"B": "too-many-items"}
    assert table.sheet(GODALMING).items == ("knife", "rifle", "dogs", "garlic", "crucifix"), "both items first"
    assert table.game.event_deck[0] == "escape_route", "the event not yet"
    assert {option.item for option in player.options} == {"knife", "rifle", "dogs", "garlic", "crucifix"}
    player.answers(do.DiscardItem("knife"))
    player.answers(do.DiscardItem("garlic"))
    assert table.game.item_discard == ("knife", "garlic")
    assert table.asked() == {"B": "event-received"}
    player.answers(do.Keep())
    assert table.asked() == {"B": "too-many-events"}
    player.answers(do.DiscardEvent("forewarned"))
    assert table.over
    assert table.sheet(GODALMING).items == ("rifle", "dogs", "crucifix")
    assert table.sheet(GODALMING).events == ("good_luck", "long_night", "escape_route")
    assert table.game.event_discard == (Discarded("forewarned"),)


@pytest.mark.rule("DRA-SUPPLY-06", "DRA-HAND-02")
def test_a_card_played_at_once_does_not_count_against_the_limit():
    table = Table()
    table.events(GODALMING, "good_luck", "forewarned", "long_night")
    table.place(GODALMING, "toulouse")
    table.top_event("evil_presence")
    supplied(table, GODALMING).hunter(GODALMING).answers(do.PlayEvent("evil_presence"))
    table.finish()
    assert table.sheet(GODALMING).events == ("good_luck", "forewarned", "long_night")


# empty decks


@pytest.mark.rule("DRA-SUPPLY-07")
def test_an_empty_item_deck_is_made_anew_of_its_discard_pile():
    table = Table()
    table.game.item_discard, table.game.item_deck = table.game.item_deck, ()
    table.top_event("false_tip")
    supplied(table)
    assert len(table.sheet(SEWARD).items) == 1
    assert len(table.game.item_deck) == 37
    assert table.game.item_discard == ()
    assert table.told("item-deck-anew") == [{"amount": 38}]


@pytest.mark.rule("DRA-SUPPLY-07")
def test_a_deck_is_made_anew_only_when_a_card_is_needed():
    """The last item is drawn and the deck stays empty until the next draw."""
    table = Table()
    *gone, last = table.game.item_deck
    table.game.item_discard, table.game.item_deck = tuple(gone), (last,)
    table.top_event("false_tip", "false_tip")
    supplied(table)
    assert table.sheet(SEWARD).items == (last,)
    assert (len(table.game.item_deck), len(table.game.item_discard)) == (0, 37)
    supplied(table, VAN_HELSING)
    assert (len(table.game.item_deck), len(table.game.item_discard)) == (36, 0)


@pytest.mark.rule("DRA-SUPPLY-07")
def test_godalmings_two_items_may_come_from_both_decks():
    table = Table()
    table.game.item_discard, table.game.item_deck = ("dogs",), ("knife",)
    table.top_event("false_tip")
    supplied(table, GODALMING)
    assert table.sheet(GODALMING).items == ("knife", "dogs"), "what is left first, then the new deck"


@pytest.mark.rule("DRA-SUPPLY-07")
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_an_empty_event_deck_is_made_anew_with_the_face_down_cards_unread(night):
    table = Table()
    cards = table.game.event_deck
    table.game.event_discard = tuple(Discarded(card, face_up=False) for card in cards)
    table.game.event_deck = ()
    supplied(table, night=night)
    assert table.told("event-deck-anew", None) == [{"amount": 75}], "how many, not which"
    taken = Counter(table.game.event_deck) + Counter(table.game.drawn)
    taken += Counter(gone.card for gone in table.game.event_discard)
    assert taken == Counter(cards)


@pytest.mark.rule("DRA-SUPPLY-07")
def test_if_deck_and_discard_pile_are_both_empty_nothing_is_drawn():
    table = Table()
    table.game.item_deck = table.game.event_deck = ()
    supplied(table)
    assert table.over
    assert (table.sheet(SEWARD).items, table.sheet(SEWARD).events) == ((), ())


@pytest.mark.rule("DRA-SUPPLY-07", "DRA-DRAC-ENC-04")
def test_an_empty_encounter_deck_is_made_anew_too():
    table = Table(at="prague")
    cards = table.game.encounter_deck
    table.game.encounter_discard, table.game.encounter_deck = cards, ()
    table.dracula_phase().dracula.answers(do.MoveTo("berlin"))
    table.dracula.answers(do.PlaceEncounter("rats"))
    assert len(table.game.encounters) == 5
    assert table.game.encounter_discard == ()
    assert table.told("encounter-deck-anew") == [{"amount": len(cards)}]


@pytest.mark.card("lucky_find")
@pytest.mark.rule("DRA-SUPPLY-07")
def test_an_effect_on_the_top_cards_takes_what_is_left_then_rebuilds_and_goes_on():
    table = Table(at="vienna")
    table.place(SEWARD, "vienna")
    table.revealed()
    table.events(SEWARD, "lucky_find")
    table.game.item_deck, table.game.item_discard = ("knife", "rifle"), ("dogs", "dogs", "stake", "stake")
    table.combat().hunter(SEWARD).answers(do.PlayEvent("lucky_find"))
    seen = Counter(table.view("C").drawn)
    assert sum(seen.values()) == 5
    assert (seen["knife"], seen["rifle"]) == (1, 1)
    assert len(table.game.item_deck) == 1
