"""DRA-HAND and DRA-ITEM-02: what is drawn, how much may be kept, and where the excess goes."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import Discarded

FIVE_ITEMS = ("knife", "pistol", "rifle", "garlic", "crucifix")
FIVE_EVENTS = ("long_night", "money_trail", "forewarned", "good_luck", "renewed_vigor")
DRACULAS_FIVE = ("false_tip", "customs_search", "roadblock", "seduction", "wild_horses")
LIMITS = [(GODALMING, 3), (SEWARD, 4), (VAN_HELSING, 3), (MINA, 3)]


@pytest.mark.rule("DRA-HAND-01")
@pytest.mark.parametrize("hunter, limit", LIMITS)
def test_hunters_hold_three_items_seward_four(hunter, limit):
    table = Table(at="dublin")
    table.items(hunter, *FIVE_ITEMS[:limit])
    table.run("dracula.keep_to_limits", hunter).finish()
    assert len(table.sheet(hunter).items) == limit, "exactly the limit is allowed"

    table.items(hunter, *FIVE_ITEMS[: limit + 1])
    table.run("dracula.keep_to_limits", hunter)
    assert table.hunter(hunter).options == tuple(do.DiscardItem(item) for item in FIVE_ITEMS[: limit + 1])
    table.finish()
    assert len(table.sheet(hunter).items) == limit


@pytest.mark.rule("DRA-HAND-01")
@pytest.mark.parametrize("hunter, limit", LIMITS)
def test_hunters_hold_three_events_seward_four(hunter, limit):
    table = Table()
    table.events(hunter, *FIVE_EVENTS[: limit - 1])
    table.receives(hunter, FIVE_EVENTS[limit - 1])
    table.hunter(hunter).answers(do.Keep())
    assert "too-many-events" not in table.asked().values(), "exactly the limit is allowed"

    table.events(hunter, *FIVE_EVENTS[:limit])
    table.receives(hunter, FIVE_EVENTS[limit])
    table.hunter(hunter).answers(do.Keep())
    assert table.asked() == {table.game.players[hunter]: "too-many-events"}
    table.hunter(hunter).answers(do.DiscardEvent(FIVE_EVENTS[1]))
    table.finish()
    assert len(table.sheet(hunter).events) == limit
    assert FIVE_EVENTS[1] not in table.sheet(hunter).events


@pytest.mark.rule("DRA-HAND-01")
def test_dracula_holds_four_events():
    table = Table()
    table.dracula_events(*DRACULAS_FIVE[:3])
    table.receives("dracula", DRACULAS_FIVE[3])
    table.dracula.answers(do.Keep())
    assert table.over
    assert table.game.dracula_events == DRACULAS_FIVE[:4]

    table.receives("dracula", DRACULAS_FIVE[4])
    table.dracula.answers(do.Keep())
    assert table.asked() == {"A": "too-many-dracula-events"}
    table.dracula.answers(do.DiscardEvent("false_tip"))
    assert table.over
    assert table.game.dracula_events == DRACULAS_FIVE[1:]


@pytest.mark.rule("DRA-HAND-01", "DRA-DRAC-ENC-04")
def test_draculas_encounters_have_no_limit():
    table = Table()
    table.encounters("hoax", "hoax", "bats", "bats", "rats", "rats", "spy")
    table.dracula_phase().finish()
    assert len(table.game.encounters) == 6, "one of seven is placed and none is drawn"


@pytest.mark.rule("DRA-HAND-02")
def test_over_the_limit_the_owner_discards_down_at_once_what_he_chooses():
    """Godalming draws two items in a large city with a full hand: two go, before the event is taken."""
    table = Table()
    table.items(GODALMING, "knife", "pistol", "rifle")
    table.top_item("garlic", "crucifix")
    table.top_event("long_night")
    table.action(GODALMING)
    table.hunter(GODALMING).answers(do.Supply())
    assert table.asked() == {"B": "too-many-items"}
    assert table.game.event_deck[0] == "long_night"
    table.hunter(GODALMING).answers(do.DiscardItem("crucifix"))
    table.hunter(GODALMING).answers(do.DiscardItem("knife"))
    assert table.asked() == {"B": "event-received"}
    assert table.sheet(GODALMING).items == ("pistol", "rifle", "garlic")


@pytest.mark.rule("DRA-HAND-02")
def test_a_card_just_received_may_be_played_before_the_hand_is_counted():
    table = Table()
    table.trail("dublin", "galway", "london")
    table.events(GODALMING, "long_night", "money_trail", "forewarned")
    table.receives(GODALMING, "newspaper_reports")
    table.hunter(GODALMING).answers(do.PlayEvent("newspaper_reports", "immediate"))
    assert table.over
    assert table.sheet(GODALMING).events == ("long_night", "money_trail", "forewarned")


@pytest.mark.rule("DRA-HAND-02")
def test_dracula_plays_a_card_just_received_before_his_hand_is_counted():
    table = Table()
    table.dracula_events("false_tip", "customs_search", "seduction", "wild_horses")
    table.receives("dracula", "summon_storms")
    table.dracula.answers(do.PlayEvent("summon_storms"))
    table.dracula.answers((do.ThisPlace("black_sea"),))
    assert table.over
    assert table.game.dracula_events == ("false_tip", "customs_search", "seduction", "wild_horses")


@pytest.mark.rule("DRA-HAND-02")
def test_the_card_just_received_may_be_the_one_that_goes():
    table = Table()
    table.events(GODALMING, "long_night", "money_trail", "forewarned")
    table.receives(GODALMING, "good_luck")
    table.hunter(GODALMING).answers(do.Keep())
    table.hunter(GODALMING).answers(do.DiscardEvent("good_luck"))
    assert table.sheet(GODALMING).events == ("long_night", "money_trail", "forewarned")


@pytest.mark.rule("DRA-HAND-02")
def test_of_two_cards_of_a_kind_one_is_discarded():
    table = Table()
    table.items(GODALMING, "knife", "knife", "knife", "pistol")
    table.run("dracula.keep_to_limits", GODALMING)
    assert table.hunter(GODALMING).options == (do.DiscardItem("knife"), do.DiscardItem("pistol"))
    table.hunter(GODALMING).answers(do.DiscardItem("knife"))
    assert table.sheet(GODALMING).items == ("knife", "knife", "pistol")


@pytest.mark.rule("DRA-HAND-03")
def test_the_three_basic_cards_taken_for_a_combat_do_not_count():
    table = Table(at="vienna")
    table.place(SEWARD, "vienna")
    table.items(SEWARD, "knife", "pistol", "rifle", "garlic")
    table.revealed()
    table.combat().pass_until("pick-combat-card", seat="C")
    assert [option.card for option in table.hunter(SEWARD).may(do.Pick)] == [
        "punch",
        "dodge",
        "escape",
        "knife",
        "pistol",
        "rifle",
        "garlic",
    ]
    while not table.over:
        assert "too-many-items" not in table.asked().values()
        table.pass_by(table.asks[0])
    assert table.sheet(SEWARD).items == ("knife", "pistol", "rifle", "garlic")


@pytest.mark.rule("DRA-HAND-04")
def test_hunters_excess_goes_face_up_to_the_discard_piles():
    table = Table()
    table.items(GODALMING, "knife", "pistol", "rifle", "garlic")
    table.events(GODALMING, "long_night", "money_trail", "forewarned", "good_luck")
    table.run("dracula.keep_to_limits", GODALMING)
    table.hunter(GODALMING).answers(do.DiscardItem("rifle"))
    table.hunter(GODALMING).answers(do.DiscardEvent("money_trail"))
    assert table.game.item_discard == ("rifle",)
    assert table.game.event_discard == (Discarded("money_trail", face_up=True),)
    for seat in ("A", "E", None):
        assert table.view(seat).item_discard == ("rifle",)
        assert table.view(seat).event_discard == ("money_trail",)
        assert table.told("discards-event", seat) == [{"hunter": GODALMING, "event": "money_trail"}]


@pytest.mark.rule("DRA-HAND-04")
def test_draculas_excess_goes_face_down_to_the_discard_pile():
    table = Table()
    table.dracula_events(*DRACULAS_FIVE[:4])
    table.receives("dracula", DRACULAS_FIVE[4])
    table.dracula.answers(do.Keep())
    table.dracula.answers(do.DiscardEvent("seduction"))
    assert table.game.event_discard == (Discarded("seduction", face_up=False),)
    for seat in ("B", "E", None):
        assert table.view(seat).event_discard == ()
        assert table.view(seat).event_discard_down == 1
        assert table.told("dracula-discards-event", seat) == [{}]
    assert table.told("dracula-discards-event", "A") == [{"event": "seduction"}]


@pytest.mark.rule("DRA-ITEM-02")
def test_items_are_drawn_from_the_top_of_the_item_deck_into_hand():
    table = Table()
    table.top_item("crucifix", "stake", "knife")
    table.action(GODALMING)
    table.hunter(GODALMING).answers(do.Supply())
    assert table.sheet(GODALMING).items == ("crucifix", "stake"), "Godalming draws two"
    assert table.game.item_deck[0] == "knife"
    assert table.told("draws-item", "B") == [
        {"hunter": GODALMING, "item": "crucifix"},
        {"hunter": GODALMING, "item": "stake"},
    ]
    assert table.told("draws-item", "A") == [{"hunter": GODALMING}] * 2, "unseen by the others"


@pytest.mark.rule("DRA-SUPPLY-07", "DRA-ITEM-02")
def test_an_empty_item_deck_is_made_anew_of_the_discard_pile():
    table = Table()
    table.game.item_discard, table.game.item_deck = ("knife",), ()
    table.action(GODALMING)
    table.hunter(GODALMING).answers(do.Supply())
    assert table.sheet(GODALMING).items == ("knife",), "and then there is nothing left to draw"
    assert table.game.item_discard == ()
