"""DRA-ALLY: how allies join and leave, and what each of them does, card by card."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import Discarded

HUNTERS_ALLIES = ["jonathan_harker", "rufus_smith", "sister_agatha"]
DRACULAS_ALLIES = ["draculas_brides", "great_wolf", "immanuel_hildesheim"]


@pytest.mark.card(*HUNTERS_ALLIES)
@pytest.mark.rule("DRA-ALLY-01")
@pytest.mark.parametrize("event", HUNTERS_ALLIES)
def test_a_hunters_card_played_as_ally_stays_in_play_on_the_board(event):
    table = Table().plays_at_once(SEWARD, event, "ally")
    assert table.over
    assert table.game.hunter_ally == event
    assert table.game.event_discard == ()
    assert table.sheet(SEWARD).events == ()
    for seat in ("A", "B", None):
        assert table.view(seat).hunter_ally == event


@pytest.mark.card(*DRACULAS_ALLIES)
@pytest.mark.rule("DRA-ALLY-01")
@pytest.mark.parametrize("event", DRACULAS_ALLIES)
def test_draculas_card_played_as_ally_stays_in_play_before_him(event):
    table = Table().plays_at_once("dracula", event, "ally")
    assert table.over
    assert table.game.dracula_ally == event
    assert table.game.event_discard == ()
    assert table.game.dracula_events == ()
    for seat in ("A", "B", None):
        assert table.view(seat).dracula_ally == event


@pytest.mark.rule("DRA-ALLY-02")
@pytest.mark.parametrize("old, new", [("rufus_smith", "sister_agatha"), ("sister_agatha", "jonathan_harker")])
def test_a_new_hunters_ally_replaces_the_old_which_is_discarded_face_up(old, new):
    table = Table()
    table.ally(old)
    table.ally("great_wolf")
    table.plays_at_once(SEWARD, new, "ally")
    assert (table.game.hunter_ally, table.game.dracula_ally) == (new, "great_wolf")
    assert table.game.event_discard == (Discarded(old, face_up=True),)


@pytest.mark.rule("DRA-ALLY-02")
@pytest.mark.parametrize("old, new", [("great_wolf", "draculas_brides"), ("draculas_brides", "immanuel_hildesheim")])
def test_a_new_ally_of_draculas_replaces_the_old_which_is_discarded_face_up(old, new):
    table = Table()
    table.ally(old)
    table.ally("rufus_smith")
    table.plays_at_once("dracula", new, "ally")
    assert (table.game.hunter_ally, table.game.dracula_ally) == ("rufus_smith", new)
    assert table.game.event_discard == (Discarded(old, face_up=True),)


# Jonathan Harker


def harker(*trail: str | None, at: int = 1) -> Table:
    table = Table()
    table.trail(*trail, current=at)
    table.ally("jonathan_harker")
    return table


@pytest.mark.card("jonathan_harker")
@pytest.mark.rule("DRA-CARD-03")
@pytest.mark.parametrize("card", ["rome", "castle_dracula", "north_sea", "hide"])
def test_jonathan_harker_turns_up_whatever_slides_onto_space_6(card):
    table = harker("dublin", "galway", "london", None, card)
    table.dracula_phase().pass_until("dracula-moves", seat="A")
    assert table.trail_cards()[5] == card
    assert table.faces() == [6]
    assert not table.game.revealed


@pytest.mark.card("jonathan_harker")
@pytest.mark.rule("DRA-CARD-03")
def test_jonathan_harker_comes_before_the_hideout_that_slid_off_is_resolved():
    table = harker("dublin", None, None, None, "rome", "london")
    table.lay(6, "new_vampire")
    table.dracula_phase()
    assert table.game.slid is not None, "Dracula is asked about London"
    assert table.hideout(6).face_up


@pytest.mark.card("jonathan_harker")
@pytest.mark.rule("DRA-CARD-03")
def test_what_lay_on_space_6_before_slides_off_unseen_and_a_gap_shows_nothing():
    table = harker("dublin", None, None, None, None, "london")
    table.lay(6, "new_vampire")
    table.dracula_phase()
    assert not table.slid.face_up
    table.finish()
    assert table.told("card-turned-up") == []


@pytest.mark.card("jonathan_harker")
@pytest.mark.rule("DRA-CARD-03", "DRA-REVEAL-03")
def test_jonathan_harker_reveals_dracula_if_it_is_his_current_city():
    table = harker("feed", "dark_call", None, None, "dublin")
    table.dracula_phase().pass_until("dracula-moves", seat="A")
    assert table.game.revealed


@pytest.mark.card("jonathan_harker")
def test_without_jonathan_harker_nothing_is_turned_up():
    table = Table()
    table.trail("dublin", None, None, None, "rome")
    table.dracula_phase().pass_until("dracula-moves", seat="A")
    assert table.faces() == []


# Rufus Smith


VOYAGES = [
    ("irish_sea", "north_atlantic", 1, 2),
    ("dublin", "irish_sea", 2, 2),
    ("irish_sea", "dublin", 0, 0),
    ("dublin", "galway", 0, 0),
]


@pytest.mark.card("rufus_smith")
@pytest.mark.rule("DRA-CARD-04", "DRA-DRAC-MOVE-06")
@pytest.mark.parametrize("start, to, alone, with_smith", VOYAGES)
def test_rufus_smith_makes_only_sea_to_sea_dearer(start, to, alone, with_smith):
    for ally, damage in (("", alone), ("rufus_smith", with_smith)):
        table = Table(at=start)
        if ally:
            table.ally(ally)
        table.dracula_phase().pass_until("dracula-moves", seat="A").answers(do.MoveTo(to))
        assert table.game.damage == damage


# Dracula's Brides


@pytest.mark.card("draculas_brides")
@pytest.mark.rule("DRA-CARD-23", "DRA-DRAC-ENC-04")
def test_draculas_brides_add_one_encounter_to_each_of_up_to_two_hideouts_on_spaces_1_to_3():
    table = Table()
    table.trail("dublin", "galway", "london", "swansea")
    table.lay(2, "wolves")
    table.plays_at_once("dracula", "draculas_brides", "defile")
    assert table.dracula.options == (do.ThisHideout(1), do.ThisHideout(2), do.ThisHideout(3), do.Done())
    table.dracula.answers(do.ThisHideout(2))
    table.dracula.answers(do.PlaceEncounter("hoax"))
    assert table.dracula.options == (do.ThisHideout(1), do.ThisHideout(3), do.Done()), "one each"
    table.dracula.answers(do.ThisHideout(3))
    table.dracula.answers(do.PlaceEncounter("rats"))
    assert table.over
    laid = [[(laid.card, laid.face_up) for laid in table.hideout(space).encounters] for space in (1, 2, 3, 4)]
    assert laid == [[], [("wolves", False), ("hoax", False)], [("rats", False)], []]
    assert len(table.game.encounters) == 5
    assert table.game.dracula_ally == ""
    assert table.game.event_discard == (Discarded("draculas_brides"),)


@pytest.mark.card("draculas_brides")
@pytest.mark.parametrize("number", [0, 1])
def test_draculas_brides_may_defile_fewer(number):
    table = Table()
    table.trail("dublin", "galway")
    table.plays_at_once("dracula", "draculas_brides", "defile")
    for _ in range(number):
        table.dracula.answers(do.ThisHideout(1))
        table.dracula.answers(do.PlaceEncounter("hoax"))
    table.dracula.answers(do.Done())
    assert table.over
    assert len(table.hideout(1).encounters) == number


@pytest.mark.card("draculas_brides")
@pytest.mark.rule("DRA-CARD-23", "DRA-LAIR-08")
def test_draculas_brides_find_cities_and_hide_but_no_sea_lone_power_or_lair():
    table = Table()
    table.trail("hide", "irish_sea", "dublin")
    table.lair(1, "rome", "wolves")
    table.plays_at_once("dracula", "draculas_brides", "defile")
    assert table.dracula.options == (do.ThisHideout(1), do.ThisHideout(3), do.Done())

    table = Table()
    table.trail("feed", "castle_dracula", "misdirect", "rome")
    table.plays_at_once("dracula", "draculas_brides", "defile")
    assert table.dracula.options == (do.ThisHideout(2), do.Done())


@pytest.mark.card("draculas_brides")
@pytest.mark.rule("DRA-DRAC-02")
def test_draculas_brides_as_ally_exchange_one_encounter_at_the_start_of_each_phase():
    table = Table()
    table.ally("draculas_brides")
    table.top_encounter("saboteur")
    table.dracula_phase()
    assert table.asked() == {"A": "brides-exchange"}
    assert table.trail_cards()[0] == "dublin", "before the slide"
    table.dracula.answers(do.DiscardEncounter("rats"))
    assert table.game.encounters == ("hoax", "hoax", "bats", "bats", "saboteur")
    assert table.game.encounter_discard == ("rats",)
    assert table.asked() == {"A": "dracula-moves"}


@pytest.mark.card("draculas_brides")
def test_draculas_brides_may_exchange_nothing_and_with_more_than_five_still_one_for_one():
    table = Table()
    table.ally("draculas_brides")
    table.encounters("hoax", "hoax", "bats", "bats", "rats", "rats", "spy")
    table.dracula_phase().dracula.answers(do.Decline())
    assert len(table.game.encounters) == 7
    table.dracula_phase().dracula.answers(do.DiscardEncounter("spy"))
    assert len(table.game.encounters) == 7


# Great Wolf


def raid(hunter: str, *items: str) -> Table:
    table = Table()
    table.items(hunter, *items)
    table.plays_at_once("dracula", "great_wolf", "raid")
    table.dracula.answers(do.ThisHunter(hunter))
    return table


@pytest.mark.card("great_wolf")
def test_the_great_wolf_raids_for_four_damage():
    table = raid(SEWARD)
    assert table.over
    assert table.sheet(SEWARD).damage == 4
    assert table.game.event_discard == (Discarded("great_wolf"),)


@pytest.mark.card("great_wolf")
@pytest.mark.rule("DRA-ITEM-03")
@pytest.mark.parametrize("item", ["crucifix", "heavenly_host"])
def test_a_crucifix_or_a_heavenly_host_shown_keeps_the_wolf_away_and_stays_in_hand(item):
    table = raid(SEWARD, item, "knife")
    table.hunter(SEWARD).answers(do.ShowItem(item))
    assert table.over
    assert table.sheet(SEWARD).damage == 0
    assert table.sheet(SEWARD).items == (item, "knife")


@pytest.mark.card("great_wolf")
@pytest.mark.parametrize("items", [("crucifix",), ("knife", "garlic")])
def test_without_showing_one_the_hunter_suffers(items):
    table = raid(SEWARD, *items)
    assert table.hunter(SEWARD).refusal(do.ShowItem("garlic")).reason == "not-offered"
    table.hunter(SEWARD).answers(do.Decline())
    assert table.sheet(SEWARD).damage == 4


@pytest.mark.card("great_wolf")
@pytest.mark.rule("DRA-EVENT-08", "DRA-DRAC-02")
def test_the_great_wolf_as_ally_bites_for_one_at_the_start_of_each_phase():
    table = Table()
    table.ally("great_wolf")
    table.items(SEWARD, "crucifix")
    table.dracula_phase()
    assert table.asked() == {"A": "set-wolf-on"}
    assert table.dracula.options == tuple(do.ThisHunter(one) for one in (GODALMING, SEWARD, VAN_HELSING, MINA))
    table.dracula.answers(do.ThisHunter(VAN_HELSING))
    assert table.sheet(VAN_HELSING).damage == 1
    assert table.asked() == {"A": "dracula-moves"}

    table.dracula_phase().dracula.answers(do.ThisHunter(SEWARD))
    table.hunter(SEWARD).answers(do.ShowItem("crucifix"))
    assert table.sheet(SEWARD).damage == 0
    assert table.game.dracula_ally == "great_wolf"


# Immanuel Hildesheim


@pytest.mark.card("immanuel_hildesheim")
@pytest.mark.rule("DRA-CARD-28")
def test_immanuel_hildesheim_turns_up_six_events_gives_dracula_his_and_discards_the_others_face_up():
    table = Table()
    table.top_event("false_tip", "long_night", "seduction", "money_trail", "good_luck", "enraged", "wild_horses")
    table.plays_at_once("dracula", "immanuel_hildesheim", "aid")
    for _ in range(3):
        table.dracula.answers(do.Keep())
    assert table.over
    assert table.game.dracula_events == ("false_tip", "seduction", "enraged")
    hunters = [Discarded(card) for card in ("long_night", "money_trail", "good_luck")]
    assert table.game.event_discard == (*hunters, Discarded("immanuel_hildesheim"))
    assert table.game.event_deck[0] == "wild_horses"
    assert [facts["event"] for facts in table.told("event-turned-up", "B")] == [
        *("false_tip", "long_night", "seduction", "money_trail", "good_luck", "enraged"),
    ], "for all to see"


@pytest.mark.card("immanuel_hildesheim")
@pytest.mark.rule("DRA-CARD-28", "DRA-SUPPLY-05")
def test_the_cards_are_received_from_the_top_and_immediate_ones_played_at_once_in_that_order():
    table = Table()
    table.top_event("false_tip", "vampiric_influence", "roadblock", "great_wolf", "long_night", "seduction")
    table.plays_at_once("dracula", "immanuel_hildesheim", "aid")
    assert table.dracula.options == (do.Keep(),)
    table.dracula.answers(do.Keep())
    assert table.dracula.options == (do.PlayEvent("vampiric_influence"),)
    table.dracula.answers(do.PlayEvent("vampiric_influence"))
    table.dracula.answers(do.ThisPlace("cologne"))
    assert table.dracula.options == (do.Keep(), do.PlayEvent("roadblock"))
    table.dracula.answers(do.Keep())
    assert table.dracula.options == (do.PlayEvent("great_wolf", "raid"), do.PlayEvent("great_wolf", "ally"))
    table.dracula.answers(do.PlayEvent("great_wolf", "ally"))
    table.dracula.answers(do.Keep())
    assert table.over
    assert table.game.dracula_events == ("false_tip", "roadblock", "seduction")
    assert table.game.dracula_ally == "great_wolf"
    assert table.sheet(MINA).place == "cologne"


@pytest.mark.card("immanuel_hildesheim")
@pytest.mark.rule("DRA-CARD-28", "DRA-HAND-01")
def test_only_then_dracula_discards_down_to_four():
    table = Table()
    table.dracula_events("false_tip", "customs_search", "roadblock", "seduction")
    table.top_event("enraged", "wild_horses", "nocturnal_visit", "long_night", "money_trail", "good_luck")
    table.plays_at_once("dracula", "immanuel_hildesheim", "aid")
    for _ in range(3):
        table.dracula.answers(do.Keep())
    assert len(table.game.dracula_events) == 7
    for card in ("false_tip", "roadblock", "enraged"):
        assert table.asked() == {"A": "too-many-dracula-events"}
        table.dracula.answers(do.DiscardEvent(card))
    assert table.over
    assert table.game.dracula_events == ("customs_search", "seduction", "wild_horses", "nocturnal_visit")


@pytest.mark.card("immanuel_hildesheim")
@pytest.mark.rule("DRA-SUPPLY-07")
def test_with_fewer_than_six_cards_the_deck_is_rebuilt_and_the_turning_up_goes_on():
    table = Table()
    table.receives("dracula", "immanuel_hildesheim")
    table.game.event_deck = ("false_tip", "long_night")
    table.game.event_discard = (Discarded("seduction"), Discarded("enraged", face_up=False), Discarded("wild_horses"))
    table.dracula.answers(do.PlayEvent("immanuel_hildesheim", "aid"))
    turned_up = [facts["event"] for facts in table.told("event-turned-up")]
    assert turned_up[:2] == ["false_tip", "long_night"]
    assert len(turned_up) == 6, "Long Night, just discarded, is shuffled in as well"
    assert sorted(turned_up[2:]) == ["enraged", "long_night", "seduction", "wild_horses"]


@pytest.mark.card("immanuel_hildesheim")
@pytest.mark.rule("DRA-DRAC-02", "DRA-EVENT-02")
def test_immanuel_hildesheim_as_ally_takes_a_dracula_card_off_the_top_at_the_start_of_each_phase():
    table = Table()
    table.ally("immanuel_hildesheim")
    table.top_event("false_tip", "seduction")
    table.dracula_phase()
    assert table.asked() == {"A": "dracula-event-received"}
    table.dracula.answers(do.Keep())
    assert table.game.dracula_events == ("false_tip",)
    assert table.game.event_deck[0] == "seduction", "one"
    assert table.told("dracula-takes-event", "B") == [{}], "unseen by the hunters"


@pytest.mark.card("immanuel_hildesheim")
def test_immanuel_hildesheim_as_ally_leaves_a_hunters_card_on_top():
    table = Table()
    table.ally("immanuel_hildesheim")
    table.top_event("long_night", "false_tip")
    table.dracula_phase()
    assert table.asked() == {"A": "dracula-moves"}
    assert table.game.event_deck[0] == "long_night"
