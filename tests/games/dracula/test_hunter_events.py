"""Hunters' events on the board and on hunters: luck, warnings, blood, holy ground, a lair, a return."""

from typing import Any

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.events.events import event_actions
from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import Discarded
from nokturn.kernel import Refused

ROAD = link("brussels", "paris", "road")
RAIL = link("brussels", "paris", "rail")

# Good Luck


@pytest.mark.card("good_luck")
@pytest.mark.rule("DRA-TOKEN-ROADBLOCK-02")
def test_good_luck_removes_one_roadblock_of_the_players_choice():
    table = Table()
    table.game.roadblocks = (ROAD, RAIL)
    table.events(SEWARD, "good_luck")
    table.day().hunter(SEWARD).answers(do.PlayEvent("good_luck", "unblock"))
    assert table.hunter(SEWARD).options == (do.ThisLink(ROAD), do.ThisLink(RAIL))
    table.hunter(SEWARD).answers(do.ThisLink(ROAD))
    assert table.game.roadblocks == (RAIL,)


@pytest.mark.card("good_luck")
@pytest.mark.rule("DRA-ALLY-02")
def test_good_luck_banishes_draculas_ally():
    table = Table()
    table.ally("great_wolf")
    table.ally("rufus_smith")
    table.events(SEWARD, "good_luck")
    table.day().hunter(SEWARD).answers(do.PlayEvent("good_luck", "banish"))
    assert table.game.dracula_ally == ""
    assert table.game.hunter_ally == "rufus_smith"
    assert table.game.event_discard == (Discarded("great_wolf"), Discarded("good_luck"))


@pytest.mark.card("good_luck")
def test_good_luck_may_be_played_by_day_before_any_action_and_after_the_last():
    table = Table()
    table.game.roadblocks = (ROAD,)
    table.events(VAN_HELSING, "good_luck")
    asked: list[Any] = []
    table.day()
    while not table.over:
        asked += table.asked().items()
        table.pass_by(table.asks[0])
    luck, act = ("D", "day-event"), "hunter-action"
    assert asked == [luck, ("B", act), luck, ("C", act), luck, ("D", act), luck, ("E", act), luck]


@pytest.mark.card("good_luck")
def test_good_luck_is_no_action_and_a_delayed_hunter_may_play_it_but_no_defeated_one():
    table = Table()
    table.game.roadblocks = (ROAD,)
    table.game.change(GODALMING, delayed=True)
    table.events(GODALMING, "good_luck")
    table.events(SEWARD, "good_luck")
    table.game.change(SEWARD, defeated=True)
    table.day()
    table.hunter(GODALMING).answers(do.PlayEvent("good_luck", "unblock"))
    assert table.game.roadblocks == ()
    assert table.sheet(GODALMING).delayed is False, "his action was lost after that"
    assert table.asked() == {"D": "hunter-action"}


def false_tip_is_played(carriage: bool = False) -> Table:
    """Seward, in Paris, spends a ticket for one railway; Dracula has announced False Tip."""
    table = Table()
    table.place(SEWARD, "paris")
    table.tickets(SEWARD, "t_1_0")
    table.events(SEWARD, *(["chartered_carriage"] if carriage else []))
    table.dracula_events("false_tip")
    for hunter in (GODALMING, MINA):
        table.events(hunter, "good_luck")
    table.action(SEWARD).hunter(SEWARD).answers((do.MoveByCarriage if carriage else do.MoveByRail)("t_1_0"))
    table.dracula.answers(do.PlayEvent("false_tip"))
    return table


@pytest.mark.card("good_luck", "false_tip")
@pytest.mark.rule("DRA-CARD-11")
@pytest.mark.parametrize("hunter", [GODALMING, MINA])
def test_any_hunter_may_counter_a_false_tip_while_it_is_announced(hunter):
    table = false_tip_is_played()
    if hunter == MINA:
        table.hunter(GODALMING).answers(do.Pass())
    table.hunter(hunter).answers(do.PlayEvent("good_luck", "counter"))
    assert table.told("event-cancelled") == [{"event": "false_tip"}]
    assert table.asked() == {"C": "rail-destination"}, "the hunter himself says where he goes"
    table.hunter(SEWARD).answers(do.ThisPlace("marseilles"))
    assert table.sheet(SEWARD).place == "marseilles"
    assert table.game.event_discard == (Discarded("good_luck"), Discarded("false_tip"))


@pytest.mark.card("good_luck")
@pytest.mark.rule("DRA-CARD-11")
def test_the_counter_saves_a_chartered_carriage_too():
    table = false_tip_is_played(carriage=True)
    table.hunter(GODALMING).answers(do.PlayEvent("good_luck", "counter"))
    table.hunter(SEWARD).answers(do.ThisPlace("leipzig"))
    assert table.sheet(SEWARD).place == "leipzig", "four railways with a ticket for one"


@pytest.mark.card("good_luck")
@pytest.mark.rule("DRA-CARD-11", "DRA-DEFEAT-04")
def test_a_defeated_hunter_counters_nothing_and_the_other_modes_do_not_counter():
    table = false_tip_is_played()
    table.game.roadblocks = (ROAD,)
    table.ask_again()
    assert table.hunter(GODALMING).refusal(do.PlayEvent("good_luck", "unblock")).rule == "DRA-EVENT-01"
    table.game.change(MINA, defeated=True)
    table.hunter(GODALMING).answers(do.Pass())
    assert table.asked() == {"A": "false-tip-destination"}


# Forewarned


def ambushed_by(card: str, *events: str) -> Table:
    """Seward comes to Geneva, where Dracula ambushes him with this encounter."""
    table = Table()
    table.encounters("desecrated_soil", "desecrated_soil", "szgany_mob", "szgany_mob", "spy")
    table.trail("dublin", "geneva")
    table.lay(2, card)
    table.events(SEWARD, *events)
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("geneva"))
    table.dracula.answers(do.Ambush(*table.encounter(2, card)))
    return table


@pytest.mark.card("forewarned")
@pytest.mark.rule("DRA-AMBUSH-06")
@pytest.mark.parametrize("card", ["rats", "bats", "saboteur", "wolves", "unnatural_fog", "szgany_bodyguards", "spy"])
def test_forewarned_discards_a_non_vampire_encounter_that_ambushes_unresolved(card):
    table = ambushed_by(card, "forewarned")
    table.hunter(SEWARD).answers(do.PlayEvent("forewarned"))
    assert table.over
    assert table.hideout(2).encounters == ()
    assert table.game.encounter_discard == (card,)
    seward = table.sheet(SEWARD)
    assert (seward.damage, seward.delayed, seward.bats) == (0, False, False)
    assert table.game.fog == {}
    assert table.game.event_discard == (Discarded("forewarned"),)


@pytest.mark.card("forewarned")
@pytest.mark.rule("DRA-AMBUSH-06")
@pytest.mark.parametrize("card", ["new_vampire", "reckless_vampire"])
def test_forewarned_does_not_help_against_a_vampire(card):
    table = ambushed_by(card, "forewarned")
    assert "answer-ambush" not in table.asked().values()
    assert table.game.combat is not None, "the fight begins"


@pytest.mark.card("forewarned")
def test_forewarned_is_not_owed_and_only_the_ambushed_hunter_is_warned():
    table = ambushed_by("rats", "forewarned")
    assert table.asked() == {"C": "answer-ambush"}
    table.hunter(SEWARD).answers(do.Pass())
    table.finish()
    assert table.sheet(SEWARD).damage == 2
    assert table.sheet(SEWARD).events == ("forewarned",)

    table = ambushed_by("rats")
    assert table.sheet(SEWARD).damage == 2, "without a card he is not asked"


@pytest.mark.card("forewarned")
def test_forewarned_is_never_played_during_a_search():
    table = Table(at="dublin")
    table.trail("dublin", "marseilles")
    table.lay(2, "wolves")
    table.events(SEWARD, "forewarned")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    table.finish()
    assert table.sheet(SEWARD).damage == 4
    assert table.sheet(SEWARD).events == ("forewarned",)


# Blood Transfusion


@pytest.mark.card("blood_transfusion")
@pytest.mark.rule("DRA-BITE-07")
@pytest.mark.parametrize("night", [False, True], ids=["by day", "at night"])
def test_a_blood_transfusion_takes_one_bite_off_and_hurts_the_giver(night):
    table = Table()
    table.together("vienna", SEWARD, VAN_HELSING)
    table.bitten(VAN_HELSING, 2)
    table.plays_as_action(SEWARD, "blood_transfusion", night=night)
    assert table.over
    assert table.sheet(VAN_HELSING).bites == 1
    assert table.sheet(SEWARD).damage == 1
    assert table.game.event_discard == (Discarded("blood_transfusion"),)


@pytest.mark.card("blood_transfusion")
def test_of_several_bitten_hunters_the_giver_chooses_and_minas_printed_bite_stays():
    table = Table()
    table.together("vienna", GODALMING, SEWARD, VAN_HELSING, MINA)
    table.bitten(GODALMING)
    table.bitten(VAN_HELSING)
    table.plays_as_action(SEWARD, "blood_transfusion")
    assert table.hunter(SEWARD).options == (do.ThisHunter(GODALMING), do.ThisHunter(VAN_HELSING))
    table.hunter(SEWARD).answers(do.ThisHunter(GODALMING))
    assert (table.sheet(GODALMING).bites, table.sheet(VAN_HELSING).bites) == (0, 1)


@pytest.mark.card("blood_transfusion")
def test_a_bitten_giver_mina_above_all_cannot_give_blood():
    table = Table()
    table.together("vienna", GODALMING, MINA)
    table.bitten(GODALMING)
    table.events(MINA, "blood_transfusion")
    assert table.action(MINA).hunter(MINA).refusal(do.PlayEvent("blood_transfusion")).rule == "DRA-EVENT-07"


@pytest.mark.card("blood_transfusion")
@pytest.mark.rule("DRA-PLACE-HOSP-05", "DRA-PLACE-HOSP-04")
def test_blood_is_given_within_a_hospital_but_not_from_it_to_the_city_below():
    table = Table()
    for hunter in (SEWARD, GODALMING):
        table.place(hunter, "rome", hospital=True)
    table.bitten(GODALMING)
    table.plays_as_action(SEWARD, "blood_transfusion")
    assert table.sheet(GODALMING).bites == 0

    table.bitten(GODALMING)
    table.place(GODALMING, "rome")
    table.game.event_discard = ()
    table.game.change(SEWARD, events=("blood_transfusion",))
    assert table.action(SEWARD).hunter(SEWARD).refusal(do.PlayEvent("blood_transfusion")).rule == "DRA-EVENT-07"


@pytest.mark.card("blood_transfusion")
@pytest.mark.rule("DRA-BITE-04")
def test_who_has_no_bite_any_more_has_no_card_lying_open():
    table = Table()
    table.together("vienna", SEWARD, GODALMING)
    table.bitten(GODALMING)
    table.items(GODALMING, "knife")
    table.game.change(GODALMING, open_item="knife")
    table.plays_as_action(SEWARD, "blood_transfusion")
    assert table.sheet(GODALMING).open_item == ""


@pytest.mark.card("blood_transfusion")
@pytest.mark.rule("DRA-DEFEAT-01")
def test_giving_the_last_blood_defeats_the_giver():
    table = Table()
    table.together("vienna", SEWARD, GODALMING)
    table.bitten(GODALMING)
    table.hurt(SEWARD, 9)
    table.plays_as_action(SEWARD, "blood_transfusion")
    assert table.sheet(SEWARD).defeated
    assert table.sheet(GODALMING).bites == 0
    assert table.game.influence == 2


# Vampire Lair


@pytest.mark.card("vampire_lair")
@pytest.mark.parametrize("before, after", [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_vampire_lair_takes_a_stake_and_a_delay_for_two_influence(before, after):
    table = Table()
    table.items(SEWARD, "stake", "knife")
    table.game.influence = before
    table.plays_as_action(SEWARD, "vampire_lair")
    assert table.over
    assert table.game.influence == after
    assert table.sheet(SEWARD).items == ("knife",)
    assert table.game.item_discard == ("stake",)
    assert table.sheet(SEWARD).delayed


@pytest.mark.card("vampire_lair")
@pytest.mark.rule("DRA-CARD-15", "DRA-DELAY-04")
def test_vampire_lair_cannot_be_played_by_a_delayed_hunter():
    table = Table()
    table.items(SEWARD, "stake")
    table.events(SEWARD, "vampire_lair")
    table.game.change(SEWARD, delayed=True)
    assert list(event_actions(table.game, SEWARD)) == [Refused(do.PlayEvent("vampire_lair"), "DRA-CARD-15")]


# Surprising Return


@pytest.mark.card("surprising_return")
@pytest.mark.rule("DRA-CARD-25")
@pytest.mark.parametrize("moment", ["dawn", "dusk"])
def test_a_surprising_return_fetches_a_hunters_ally_of_the_discard_pile(moment):
    table = Table()
    table.discarded_event("great_wolf", "rufus_smith", "long_night", "draculas_brides", "sister_agatha")
    table.events(SEWARD, "surprising_return")
    getattr(table, moment)().hunter(SEWARD).answers(do.PlayEvent("surprising_return"))
    assert table.hunter(SEWARD).options == (do.ThisAlly("rufus_smith"), do.ThisAlly("sister_agatha"))


@pytest.mark.card("surprising_return")
@pytest.mark.rule("DRA-ALLY-02")
def test_a_returning_ally_may_stay_and_replaces_the_one_in_play():
    table = Table()
    table.ally("jonathan_harker")
    table.discarded_event("rufus_smith")
    table.events(SEWARD, "surprising_return")
    table.dusk().hunter(SEWARD).answers(do.PlayEvent("surprising_return"))
    assert table.hunter(SEWARD).options == (do.PlayEvent("rufus_smith", "hunt"), do.PlayEvent("rufus_smith", "ally"))
    table.hunter(SEWARD).answers(do.PlayEvent("rufus_smith", "ally"))
    assert table.game.hunter_ally == "rufus_smith"
    assert table.game.event_discard == (Discarded("jonathan_harker"), Discarded("surprising_return"))


@pytest.mark.card("surprising_return")
def test_a_returning_ally_may_hunt():
    table = Table()
    table.trail("dublin", "swansea")
    table.discarded_event("rufus_smith")
    table.events(SEWARD, "surprising_return")
    table.dusk().hunter(SEWARD).answers(do.PlayEvent("surprising_return"))
    table.hunter(SEWARD).answers(do.PlayEvent("rufus_smith", "hunt"))
    table.hunter(SEWARD).answers(do.ThisPlace("swansea"))
    assert table.faces() == [2]
    assert table.game.hunter_ally == ""
    assert table.game.event_discard == (Discarded("rufus_smith"), Discarded("surprising_return"))
