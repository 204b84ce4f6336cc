"""Events that change how a day and a night are spent: Long Night, Renewed Vigor, Speedy Telegraph."""

from typing import Any

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table, whole_game

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import Discarded


def dawn_with(event: str, hunter: str = SEWARD, table: Table | None = None) -> Table:
    """This event has been played at dawn, and the dawn is over."""
    table = table or Table()
    table.events(hunter, event)
    table.dawn().hunter(hunter).answers(do.PlayEvent(event))
    return table.finish()


def holding(event: str) -> Table:
    """A whole game, at Dracula's first movement; Seward holds this event."""
    table = whole_game()
    table.pass_until("dracula-moves", seat="A")
    table.events(SEWARD, event)
    table.ask_again()
    return table


def plays_on(table: Table, event: str) -> Table:
    """Seward plays the event as soon as he is asked at dawn."""
    table.pass_until("dawn-event", seat="C").answers(do.PlayEvent(event))
    return table


# Long Night


@pytest.mark.card("long_night")
@pytest.mark.rule("DRA-CARD-18")
def test_in_a_long_night_hunters_may_use_their_night_action_to_move_by_road():
    table = dawn_with("long_night")
    table.tickets(SEWARD, "t_3_2")
    table.night().hunter(GODALMING).answers(do.MoveByRoad("varna"))
    table.pass_until("hunter-action", seat="C")
    player = table.hunter(SEWARD)
    roads = {"clermont_ferrand", "geneva", "genoa", "milan", "toulouse", "zurich"}
    assert {option.to for option in player.may(do.MoveByRoad)} == roads
    assert player.refusal(do.MoveByRail("t_3_2")).rule == "DRA-HUNT-MOVE-01", "by road only"
    assert player.refusal(do.MoveBySea("mediterranean_sea")).rule == "DRA-HUNT-MOVE-01"


@pytest.mark.card("long_night")
@pytest.mark.rule("DRA-HUNT-MOVE-01", "DRA-HUNT-MOVE-02")
def test_in_any_other_night_nobody_moves_and_roadblocks_bind_in_a_long_one_too():
    table = Table()
    assert table.action(SEWARD, night=True).hunter(SEWARD).refusal(do.MoveByRoad("genoa")).rule == "DRA-HUNT-MOVE-01"
    table.game.long_night = True
    table.game.roadblocks = (link("genoa", "marseilles", "road"),)
    assert (
        table.action(SEWARD, night=True).hunter(SEWARD).refusal(do.MoveByRoad("genoa")).rule == "DRA-TOKEN-ROADBLOCK-02"
    )


@pytest.mark.card("long_night")
@pytest.mark.rule("DRA-PLACE-HOSP-03")
def test_a_long_night_lets_nobody_out_of_a_hospital():
    table = dawn_with("long_night")
    table.place(SEWARD, "rome", hospital=True)
    assert table.action(SEWARD, night=True).hunter(SEWARD).refusal(do.LeaveHospital()).rule == "DRA-PLACE-HOSP-03"


@pytest.mark.card("long_night")
@pytest.mark.rule("DRA-CARD-18")
def test_who_moved_takes_the_bottom_event_card_and_a_hunters_card_is_discarded():
    table = dawn_with("long_night")
    table.bottom_event("false_tip", "good_luck")
    table.action(SEWARD, night=True).hunter(SEWARD).answers(do.MoveByRoad("genoa"))
    assert table.over
    assert table.game.event_discard[-1] == Discarded("good_luck", face_up=True)
    assert table.game.event_deck[-1] == "false_tip"
    assert table.sheet(SEWARD).events == ()


@pytest.mark.card("long_night")
@pytest.mark.rule("DRA-CARD-18")
def test_a_dracula_card_at_the_bottom_goes_to_draculas_hand():
    table = dawn_with("long_night")
    table.bottom_event("false_tip")
    table.action(SEWARD, night=True).hunter(SEWARD).answers(do.MoveByRoad("genoa"))
    table.dracula.answers(do.Keep())
    assert table.over
    assert table.game.dracula_events == ("false_tip",)
    assert table.told("dracula-takes-event", "C") == [{}], "unseen by the hunters"


@pytest.mark.card("long_night")
@pytest.mark.rule("DRA-CARD-18", "DRA-HUNT-MOVE-03")
def test_the_bottom_card_is_taken_after_the_move_and_all_it_sets_off():
    table = dawn_with("long_night")
    table.trail("dublin", "genoa")
    table.lay(2, "wolves")
    table.bottom_event("false_tip")
    table.action(SEWARD, night=True).hunter(SEWARD).answers(do.MoveByRoad("genoa"))
    assert table.asked() == {"A": "ambush"}
    assert table.game.event_deck[-1] == "false_tip"
    table.dracula.answers(do.Ambush(*table.encounter(2, "wolves")))
    assert table.sheet(SEWARD).damage == 4
    assert table.asked() == {"A": "dracula-event-received"}


@pytest.mark.card("long_night")
def test_who_does_not_move_takes_no_card_and_a_move_by_day_costs_none():
    table = dawn_with("long_night")
    deck = table.game.event_deck
    table.action(SEWARD, night=True).hunter(SEWARD).answers(do.Rest())
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("genoa"))
    assert table.game.event_deck == deck


@pytest.mark.card("long_night")
def test_a_long_night_is_the_coming_one_and_no_other():
    table = plays_on(holding("long_night"), "long_night")
    moving = []
    while table.game.round < 4:
        question = table.asks[0]
        if table.game.phase == "night" and question.prompt == "hunter-action":
            roads = any(isinstance(option, do.MoveByRoad) for option in question.options)
            moving += [(table.game.round, question.seat)] if roads else []
        table.pass_by(question)
    assert moving == [(2, "B"), (2, "C"), (2, "D"), (2, "E")]


# Renewed Vigor


@pytest.mark.card("renewed_vigor")
@pytest.mark.rule("DRA-CARD-16")
def test_with_renewed_vigor_each_hunter_may_take_a_second_action_directly_after_the_first():
    table = dawn_with("renewed_vigor")
    asked: list[Any] = []
    table.day()
    while not table.over:
        asked += table.asked().items()
        table.pass_by(table.asks[0])
    assert asked == [(seat, prompt) for seat in "BCDE" for prompt in ("hunter-action", "second-action")]


@pytest.mark.card("renewed_vigor")
@pytest.mark.rule("DRA-CARD-16")
def test_the_second_action_is_of_a_different_kind():
    table = dawn_with("renewed_vigor")
    table.hurt(GODALMING, 5)
    table.day().hunter(GODALMING).answers(do.Rest())
    assert table.hunter(GODALMING).refusal(do.Rest()).rule == "DRA-CARD-16"
    table.hunter(GODALMING).answers(do.MoveByRoad("varna"))
    assert table.sheet(GODALMING).damage == 4
    assert table.sheet(GODALMING).place == "varna"
    assert table.asked() == {"C": "hunter-action"}, "one additional action"


@pytest.mark.card("renewed_vigor")
@pytest.mark.rule("DRA-CARD-16")
def test_two_moves_are_the_same_action_even_by_different_means():
    table = dawn_with("renewed_vigor")
    table.tickets(GODALMING, "t_3_2", "t_3_2")
    table.events(GODALMING, "chartered_carriage", "sense_of_emergency")
    table.day().hunter(GODALMING).answers(do.MoveByRoad("bucharest"))
    player = table.hunter(GODALMING)
    for move in (do.MoveByRoad("sofia"), do.MoveByRail("t_3_2"), do.MoveByCarriage("t_3_2")):
        assert player.refusal(move).rule == "DRA-CARD-16"
    assert player.can(do.PlayEvent("sense_of_emergency")), "that is a special action"
    assert player.can(do.Supply())


@pytest.mark.card("renewed_vigor")
@pytest.mark.rule("DRA-CARD-16")
def test_a_road_move_bars_a_sea_move():
    table = dawn_with("renewed_vigor")
    table.day().hunter(GODALMING).answers(do.MoveByRoad("varna"))
    assert table.hunter(GODALMING).refusal(do.MoveBySea("black_sea")).rule == "DRA-CARD-16"


@pytest.mark.card("renewed_vigor")
@pytest.mark.rule("DRA-CARD-16")
def test_two_specials_are_the_same_action():
    table = dawn_with("renewed_vigor")
    table.trail("dublin", "irish_sea", "north_sea")
    table.items(GODALMING, "stake", "fast_horses")
    table.events(GODALMING, "money_trail", "vampire_lair")
    table.day().hunter(GODALMING).answers(do.PlayEvent("money_trail"))
    table.hunter(GODALMING).answers(do.ThisHideout(2))
    player = table.hunter(GODALMING)
    assert player.refusal(do.PlayEvent("vampire_lair")).rule == "DRA-CARD-16"
    assert player.refusal(do.UseItem("fast_horses")).rule == "DRA-CARD-16"
    assert player.can(do.MoveByRoad("varna"))


@pytest.mark.card("renewed_vigor")
@pytest.mark.rule("DRA-CARD-16")
def test_passing_is_no_action_so_any_kind_may_follow_it_and_the_second_may_be_passed_too():
    table = dawn_with("renewed_vigor")
    table.day().hunter(GODALMING).answers(do.Pass())
    assert table.asked() == {"B": "second-action"}
    assert table.hunter(GODALMING).can(do.Rest())
    assert table.hunter(GODALMING).can(do.MoveByRoad("varna"))
    table.hunter(GODALMING).answers(do.Pass())
    assert table.asked() == {"C": "hunter-action"}


@pytest.mark.card("renewed_vigor")
@pytest.mark.rule("DRA-CARD-16", "DRA-DELAY-01")
def test_a_delayed_hunter_loses_the_first_action_and_may_take_the_second_of_any_kind():
    table = dawn_with("renewed_vigor")
    table.game.change(GODALMING, delayed=True)
    table.day()
    assert table.asked() == {"B": "second-action"}
    assert table.told("delay-spent") == [{"hunter": GODALMING}]
    for action in (do.Rest(), do.Supply(), do.MoveByRoad("varna"), do.ReserveTicket()):
        assert table.hunter(GODALMING).can(action)
    assert not table.sheet(GODALMING).delayed


@pytest.mark.card("renewed_vigor")
@pytest.mark.rule("DRA-CARD-16", "DRA-SEA-04")
def test_at_sea_the_second_action_is_not_owed_and_may_not_be_another_move():
    table = dawn_with("renewed_vigor")
    table.place(GODALMING, "black_sea")
    table.day().hunter(GODALMING).answers(do.MoveBySea("ionian_sea"))
    assert table.hunter(GODALMING).refusal(do.MoveBySea("athens")).rule == "DRA-CARD-16"
    table.hunter(GODALMING).answers(do.Pass())
    assert table.asked() == {"C": "hunter-action"}


@pytest.mark.card("renewed_vigor")
def test_renewed_vigor_is_for_this_day_not_for_its_night_nor_the_next_day():
    table = plays_on(holding("renewed_vigor"), "renewed_vigor")
    second = []
    while table.game.round < 4:
        second += [(table.game.round, table.game.phase)] if "second-action" in table.asked().values() else []
        table.pass_by(table.asks[0])
    assert second == [(2, "day")] * 4


# Speedy Telegraph


@pytest.mark.card("speedy_telegraph")
@pytest.mark.rule("DRA-CARD-17")
@pytest.mark.parametrize("part", ["day", "night"])
def test_with_a_speedy_telegraph_its_player_names_before_each_action_who_acts_next(part):
    table = dawn_with("speedy_telegraph", VAN_HELSING)
    getattr(table, part)()
    acted = []
    left = [GODALMING, SEWARD, VAN_HELSING, MINA]
    for hunter in (MINA, GODALMING, VAN_HELSING):
        assert table.asked() == {"D": "who-acts"}
        assert table.hunter(VAN_HELSING).options == tuple(do.Act(one) for one in left)
        table.hunter(VAN_HELSING).answers(do.Act(hunter))
        assert table.asked() == {table.game.players[hunter]: "hunter-action"}
        table.hunter(hunter).answers(do.Pass())
        acted.append(hunter)
        left.remove(hunter)
    assert table.asked() == {"C": "hunter-action"}, "the last one needs no naming"
    table.hunter(SEWARD).answers(do.Pass())
    assert table.over, "the number of actions is the same"


@pytest.mark.card("speedy_telegraph")
@pytest.mark.rule("DRA-CARD-17")
def test_the_order_may_depend_on_what_the_action_before_has_brought():
    """Each name is asked for only when its turn has come."""
    table = dawn_with("speedy_telegraph", SEWARD)
    table.day().hunter(SEWARD).answers(do.Act(SEWARD))
    table.hunter(SEWARD).answers(do.MoveByRoad("genoa"))
    assert table.asked() == {"C": "who-acts"}
    assert table.sheet(SEWARD).place == "genoa"


@pytest.mark.card("speedy_telegraph")
@pytest.mark.rule("DRA-CARD-17", "DRA-DELAY-01")
def test_a_delayed_hunter_gets_no_action_from_a_telegraph():
    table = dawn_with("speedy_telegraph", SEWARD)
    table.game.change(MINA, delayed=True)
    table.day().hunter(SEWARD).answers(do.Act(MINA))
    assert table.told("delay-spent") == [{"hunter": MINA}]
    assert table.hunter(SEWARD).options == tuple(do.Act(one) for one in (GODALMING, SEWARD, VAN_HELSING))


@pytest.mark.card("speedy_telegraph")
def test_a_speedy_telegraph_serves_one_day_and_one_night():
    table = plays_on(holding("speedy_telegraph"), "speedy_telegraph")
    asked: list[Any] = []
    while table.game.round < 4:
        asked += [(table.game.round, table.game.phase)] if "who-acts" in table.asked().values() else []
        table.pass_by(table.asks[0])
    assert asked == [(2, "day")] * 3 + [(2, "night")] * 3
