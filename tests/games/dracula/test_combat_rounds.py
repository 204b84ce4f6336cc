"""Who fights when, the six steps of a combat round, and how a combat ends: DRA-COMBAT-01 to DRA-COMBAT-20."""

import pytest
from msgspec.structs import replace
from tests.games.dracula.fights import CITY, begin, combat, meeting, pick, play
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.state import choices as do

ALL_CARDS = {
    "claws": 2,
    "strength": 2,
    "fangs": 2,
    "mesmerize": 2,
    "plotting": 2,
    "escape_as_bat": 1,
    "escape_as_mist": 2,
}
"""The 13 cards of Dracula's combat deck."""


def counted(*piles):
    cards = [card for pile in piles for card in pile]
    return {card: cards.count(card) for card in dict.fromkeys(cards)}


# who fights


@pytest.mark.rule("DRA-COMBAT-01")
@pytest.mark.parametrize("when, night", [("dawn", False), ("dusk", True)])
def test_at_dawn_and_dusk_hunters_in_draculas_city_fight_him(when, night):
    table = meeting(SEWARD, MINA)
    getattr(table, when)()
    assert table.told("combat") == [{"foe": "dracula", "hunters": (SEWARD, MINA), "place": CITY, "night": night}]


@pytest.mark.rule("DRA-COMBAT-01")
def test_all_active_hunters_there_take_part_the_delayed_ones_too():
    table = meeting(GODALMING, SEWARD, VAN_HELSING, MINA)
    table.game.change(SEWARD, delayed=True)
    table.game.change(VAN_HELSING, defeated=True)
    table.combat()
    assert combat(table).hunters == (GODALMING, SEWARD, MINA)


@pytest.mark.rule("DRA-COMBAT-01")
def test_a_hunter_in_the_hospital_of_the_city_does_not_fight():
    table = meeting(MINA, at="budapest")
    table.place(SEWARD, "budapest", hospital=True)
    table.combat()
    assert combat(table).hunters == (MINA,)


@pytest.mark.rule("DRA-COMBAT-01")
def test_there_is_combat_in_castle_dracula_too():
    table = meeting(MINA, at="castle_dracula")
    table.dusk()
    assert table.told("combat")


@pytest.mark.rule("DRA-COMBAT-01")
@pytest.mark.parametrize("place", ["prague", "budapest"])
def test_no_combat_with_hunters_in_the_next_city(place):
    table = meeting(at=CITY)
    table.place(MINA, place)
    table.dusk()
    assert table.over
    assert not table.told("combat")


@pytest.mark.rule("DRA-COMBAT-01")
def test_no_combat_at_sea():
    table = Table(at="black_sea")
    table.place(MINA, "black_sea")
    table.dusk()
    assert table.over
    assert not table.told("combat")


@pytest.mark.rule("DRA-COMBAT-02")
def test_in_fog_dracula_may_decline_the_combat():
    table = meeting(MINA)
    table.game.fog[CITY] = 1
    table.dusk()
    assert table.asked() == {"A": "combat-in-fog"}
    table.dracula.answers(do.Stand())
    assert table.over
    assert not table.told("combat")
    assert table.game.at == CITY
    assert table.game.revealed


@pytest.mark.rule("DRA-COMBAT-02")
def test_in_fog_dracula_may_fight_all_the_same():
    table = meeting(MINA)
    table.game.fog[CITY] = 2
    table.combat()
    table.dracula.answers(do.Fight())
    assert table.told("combat")


@pytest.mark.rule("DRA-COMBAT-02")
def test_fog_elsewhere_gives_dracula_no_choice():
    table = meeting(MINA)
    table.game.fog["prague"] = 1
    table.combat()
    assert table.asked() == {"A": "pick-dracula-combat-card", "E": "pick-combat-card"}


# what is fought with


@pytest.mark.rule("DRA-COMBAT-03")
def test_hunters_add_the_three_basic_cards_to_their_items():
    table = meeting(SEWARD, MINA)
    table.items(SEWARD, "knife", "crucifix")
    begin(table, "claws")
    assert [option.card for option in table.hunter(SEWARD).may(do.Pick)] == [
        "punch",
        "dodge",
        "escape",
        "knife",
        "crucifix",
    ]
    assert [option.card for option in table.hunter(MINA).may(do.Pick)] == ["punch", "dodge", "escape"]


@pytest.mark.rule("DRA-COMBAT-03")
def test_dracula_draws_5_of_his_13_cards():
    table = meeting(MINA)
    table.combat()
    assert len(combat(table).hand) == 5
    assert len(table.game.combat_deck) == 8
    assert counted(combat(table).hand, table.game.combat_deck) == ALL_CARDS
    assert {option.card for option in table.dracula.may(do.Pick)} == set(combat(table).hand)


@pytest.mark.rule("DRA-COMBAT-03")
def test_dracula_shuffles_before_he_draws():
    hands = set()
    for key in "123456":
        table = meeting(MINA, key=key * 32)
        table.combat()
        hands.add(combat(table).hand)
    assert len(hands) > 1


# the start of a combat


@pytest.mark.rule("DRA-COMBAT-04")
def test_only_hunters_in_the_combat_may_play_before_the_first_selection():
    table = meeting(SEWARD, MINA)
    for hunter, event in ((GODALMING, "lucys_revenge"), (SEWARD, "heroic_leap"), (MINA, "planned_ambush")):
        table.events(hunter, event)
    table.items(VAN_HELSING, "garlic_wreath")
    table.combat()
    assert table.asked() == {"C": "combat-starts"}
    table.hunter(SEWARD).passes()
    assert table.asked() == {"E": "combat-starts"}
    table.hunter(MINA).passes()
    assert table.asked() == {"A": "pick-dracula-combat-card", "C": "pick-combat-card", "E": "pick-combat-card"}


@pytest.mark.rule("DRA-COMBAT-04")
@pytest.mark.parametrize("event", ["escape_route", "heroic_leap", "lucky_find", "planned_ambush", "lucys_revenge"])
def test_events_for_the_start_of_a_combat(event):
    table = meeting(GODALMING, MINA)
    table.events(GODALMING, event)
    table.combat()
    assert table.hunter(GODALMING).can(do.PlayEvent(event))


@pytest.mark.rule("DRA-COMBAT-04")
def test_a_garlic_wreath_is_for_the_start_of_a_combat():
    table = meeting(GODALMING)
    table.items(GODALMING, "garlic_wreath")
    table.combat()
    assert table.hunter(GODALMING).can(do.UseItem("garlic_wreath"))


@pytest.mark.rule("DRA-COMBAT-04")
def test_other_events_are_not_for_the_start_of_a_combat():
    table = meeting(MINA)
    table.events(MINA, "great_strength", "escape_route", "hypnosis")
    table.combat()
    assert table.hunter(MINA).refusal(do.PlayEvent("great_strength")).rule == "DRA-EVENT-01"
    assert table.hunter(MINA).refusal(do.PlayEvent("hypnosis")).rule == "DRA-EVENT-01"


@pytest.mark.rule("DRA-COMBAT-04")
def test_after_a_play_everybody_in_the_combat_is_asked_again():
    table = meeting(SEWARD, MINA)
    table.events(SEWARD, "escape_route", "lucky_find")
    table.events(MINA, "planned_ambush")
    table.combat()
    table.hunter(SEWARD).passes()
    table.hunter(MINA).answers(do.PlayEvent("planned_ambush"))
    assert table.asked() == {"C": "combat-starts"}
    table.hunter(SEWARD).passes()
    assert table.asked() == {"A": "pick-dracula-combat-card", "C": "pick-combat-card", "E": "pick-combat-card"}


@pytest.mark.rule("DRA-COMBAT-04")
def test_no_round_is_fought_if_nobody_is_left():
    table = meeting(MINA)
    table.events(MINA, "escape_route")
    table.combat()
    table.hunter(MINA).answers(do.PlayEvent("escape_route"))
    assert table.over
    assert table.game.combat is None
    assert not table.told("dracula-plays")
    assert table.game.revealed


# steps 1 and 2: picking, the engaged hunter, revealing


@pytest.mark.rule("DRA-COMBAT-05")
@pytest.mark.parametrize("item", ["holy_bullets", "garlic_wreath", "stake", "dogs", "fast_horses"])
def test_a_hunters_card_must_have_a_banner(item):
    table = meeting(MINA)
    table.items(MINA, item)
    begin(table, "claws")
    assert table.hunter(MINA).refusal(do.Pick(item)).rule == "DRA-COMBAT-05"


@pytest.mark.rule("DRA-COMBAT-05")
def test_a_hunters_card_must_be_in_hand():
    table = meeting(SEWARD, MINA)
    table.items(SEWARD, "knife")
    begin(table, "claws")
    assert table.hunter(MINA).refusal(do.Pick("knife")).reason == "not-offered"
    assert table.dracula.refusal(do.Pick("fangs")).reason == "not-offered"


@pytest.mark.rule("DRA-COMBAT-05")
def test_picks_are_secret():
    table = meeting(SEWARD, MINA)
    table.items(SEWARD, "knife")
    begin(table, "claws", "fangs")
    table.dracula.picks("fangs")
    table.hunter(SEWARD).picks("knife")
    for seat in ("B", "E", None):
        shown = table.view(seat)
        assert "knife" not in repr(shown)
        assert "fangs" not in repr(shown)
    assert not table.told("dracula-plays")
    assert not table.told("hunter-plays")


@pytest.mark.rule("DRA-COMBAT-05")
def test_everybody_sees_whose_card_lies_face_down_and_nobody_which():
    """Godalming's player has picked for him and picks for Mina: all of them see the same, whatever was picked."""
    seen = set()
    for dracula, card in (("claws", "punch"), ("fangs", "dodge")):
        table = meeting(GODALMING, MINA, players=2)
        begin(table, "claws", "fangs")
        for seat in ("A", "B", None):
            assert table.view(seat).combat.choosing == (GODALMING, "dracula")
            assert table.view(seat).combat.chosen == ()
        table.dracula.picks(dracula)
        table.hunter(GODALMING).picks(card)
        for seat in ("A", "B", None):
            assert table.view(seat).combat.choosing == (MINA,)
            assert table.view(seat).combat.chosen == (GODALMING, "dracula")
        seen.add(repr((table.view(None).combat, replace(table.view("A").combat, choice="", hand=()))))
        assert table.view("B").combat.picked == ((GODALMING, card),), "one's own"
        table.hunter(MINA).picks("escape")
        assert table.view(None).combat.choosing == ()
        assert table.view(None).combat.chosen == (GODALMING, MINA, "dracula")
        table.dracula.answers(do.Engage(MINA))
        assert table.view(None).combat.chosen == (), "they are revealed"
    assert len(seen) == 1


@pytest.mark.rule("DRA-COMBAT-05")
def test_a_player_of_several_hunters_picks_for_each_of_them():
    table = meeting(GODALMING, MINA, players=2)
    begin(table, "claws")
    table.dracula.picks("claws")
    assert dict(table.hunter(GODALMING).ask.args)["hunter"] == GODALMING
    table.hunter(GODALMING).picks("punch")
    assert dict(table.hunter(MINA).ask.args)["hunter"] == MINA
    table.hunter(MINA).picks("dodge")
    table.dracula.answers(do.Engage(MINA))
    assert table.told("hunter-plays") == [{"hunter": GODALMING, "card": "punch"}, {"hunter": MINA, "card": "dodge"}]


@pytest.mark.rule("DRA-COMBAT-06")
def test_dracula_names_the_engaged_hunter_after_all_have_picked_and_before_anything_is_revealed():
    table = meeting(GODALMING, SEWARD, MINA)
    begin(table, "claws")
    pick(table, "claws", {GODALMING: "punch", SEWARD: "dodge", MINA: "escape"})
    assert table.asked() == {"A": "engage"}
    assert table.dracula.options == (do.Engage(GODALMING), do.Engage(SEWARD), do.Engage(MINA))
    assert table.view("A").combat.picked == ()
    assert table.view("B").combat.choice == ""
    table.dracula.answers(do.Engage(SEWARD))
    assert table.told("hunter-engaged") == [{"hunter": SEWARD}]


@pytest.mark.rule("DRA-COMBAT-06")
def test_another_hunter_may_be_engaged_in_the_next_round():
    table = meeting(SEWARD, MINA)
    begin(table, "strength", "strength")
    play(table, "strength", {SEWARD: "dodge", MINA: "punch"}, engaged=SEWARD)
    play(table, "strength", {SEWARD: "punch", MINA: "dodge"}, engaged=MINA)
    assert table.told("hunter-engaged") == [{"hunter": SEWARD}, {"hunter": MINA}]


@pytest.mark.rule("DRA-COMBAT-06")
def test_a_lone_hunter_is_engaged_automatically():
    table = meeting(MINA)
    begin(table, "strength")
    play(table, "strength", "dodge")
    assert table.told("hunter-engaged") == [{"hunter": MINA}]
    assert table.asked() == {"A": "pick-dracula-combat-card", "E": "pick-combat-card"}


@pytest.mark.rule("DRA-COMBAT-07")
def test_all_cards_are_revealed_at_once():
    table = meeting(SEWARD, MINA)
    begin(table, "claws")
    play(table, "claws", {SEWARD: "punch", MINA: "dodge"}, engaged=SEWARD)
    assert table.told("dracula-plays") == [{"card": "claws", "hunter": SEWARD}]
    assert table.told("hunter-plays") == [{"hunter": SEWARD, "card": "punch"}, {"hunter": MINA, "card": "dodge"}]
    keys = table.keys()
    assert keys.index("hunter-engaged") < keys.index("dracula-plays") < keys.index("hunter-hurt")


# between steps 2 and 3


def plotted(*hunters, items=(), night=True):
    """Round 2 of a combat in which Dracula has a Plotting face up since round 1."""
    table = meeting(*hunters)
    table.items(hunters[0], *items)
    begin(table, "plotting", "claws", "strength", "mesmerize", night=night)
    cards = dict.fromkeys(hunters, "dodge")
    play(table, "plotting", cards, engaged=hunters[0] if len(hunters) > 1 else "")
    table.dracula.answers(do.TakeCard("fangs"))
    return table


@pytest.mark.rule("DRA-COMBAT-08")
@pytest.mark.parametrize("card", ["punch", "escape"])
def test_a_plotting_of_an_earlier_round_cancels_the_engaged_hunters_basic_card(card):
    table = plotted(MINA)
    play(table, "claws", card)
    assert table.asked() == {"A": "plotting"}
    table.dracula.answers(do.CancelByPlotting())
    assert table.told("hunter-card-cancelled") == [{"hunter": MINA, "card": card}]
    assert table.game.damage == 0
    assert combat(table).hunters == (MINA,)


@pytest.mark.rule("DRA-COMBAT-08")
def test_a_cancelled_card_has_no_symbols():
    table = plotted(MINA, items=("garlic",))
    play(table, "strength", "garlic")
    play(table, "claws", "dodge")
    table.dracula.answers(do.CancelByPlotting())
    assert not table.told("dracula-card-cancelled")[1:], "only the Strength of round 2 was"
    assert table.sheet(MINA).damage == 4


@pytest.mark.rule("DRA-COMBAT-08")
def test_plotting_is_no_use_against_items():
    table = plotted(MINA, items=("pistol",))
    play(table, "mesmerize", "pistol")
    assert "plotting" not in table.asked().values()


@pytest.mark.rule("DRA-COMBAT-08")
def test_plotting_concerns_the_engaged_hunter_only():
    table = plotted(SEWARD, MINA, items=("pistol",))
    play(table, "mesmerize", {SEWARD: "pistol", MINA: "punch"}, engaged=SEWARD)
    assert "plotting" not in table.asked().values()
    assert table.game.damage == 1, "Mina's Punch"


@pytest.mark.rule("DRA-COMBAT-08")
def test_a_plotting_does_not_work_in_its_own_round():
    table = meeting(MINA)
    begin(table, "plotting")
    play(table, "plotting", "dodge")
    assert table.asked() == {"A": "plotting-search"}


@pytest.mark.rule("DRA-COMBAT-08")
def test_a_cancelled_plotting_lies_face_down_and_works_never():
    table = meeting(MINA)
    begin(table, "plotting", "claws")
    play(table, "plotting", "punch")
    play(table, "claws", "dodge")
    assert "plotting" not in table.asked().values()
    assert table.told("dracula-card-cancelled")[1] == {"card": "claws", "hunter": MINA}


@pytest.mark.rule("DRA-COMBAT-08")
def test_a_plotting_is_turned_down_once_and_may_be_kept_for_later():
    table = plotted(MINA)
    play(table, "mesmerize", "escape")
    table.dracula.answers(do.Decline())
    assert combat(table).hunters == (MINA,), "Mesmerize cancels the Escape in any case"
    play(table, "claws", "dodge")
    table.dracula.answers(do.CancelByPlotting())
    play(table, "strength", "escape")
    assert table.over, "there is no other Plotting: the Escape cancels Strength and works"
    assert table.sheet(MINA).damage == 4, "Claws in round 3"


# step 3


@pytest.mark.rule("DRA-COMBAT-09")
def test_a_card_with_a_symbol_of_the_engaged_hunters_banner_is_cancelled_and_stays_in_draculas_area():
    table = meeting(MINA)
    begin(table, "claws", "fangs")
    play(table, "claws", "dodge")
    assert table.told("dracula-card-cancelled") == [{"card": "claws", "hunter": MINA}]
    assert table.sheet(MINA).damage == 0
    assert combat(table).played == ("claws",)
    assert counted(combat(table).hand, table.game.combat_deck)["claws"] == 1


@pytest.mark.rule("DRA-COMBAT-09")
def test_the_banners_of_other_hunters_do_not_count():
    table = meeting(SEWARD, MINA)
    begin(table, "claws")
    play(table, "claws", {SEWARD: "dodge", MINA: "punch"}, engaged=MINA)
    assert not table.told("dracula-card-cancelled")
    assert table.sheet(MINA).damage == 2


# steps 4 and 5


@pytest.mark.rule("DRA-COMBAT-11")
def test_an_uncancelled_card_resolves_and_stays_in_draculas_area():
    table = meeting(MINA)
    begin(table, "strength", "fangs")
    play(table, "strength", "punch")
    assert table.sheet(MINA).damage == 2
    assert combat(table).played == ("strength",)
    assert combat(table).hand[0] == "fangs"
    assert counted(combat(table).hand, table.game.combat_deck)["strength"] == 1


@pytest.mark.rule("DRA-COMBAT-11")
def test_mesmerize_and_plotting_stay_face_up():
    table = plotted(MINA)
    play(table, "mesmerize", "escape")
    table.dracula.answers(do.Decline())
    shown = table.view("E").combat
    assert shown.plotting == 1
    assert shown.mesmerized == (MINA,)


@pytest.mark.rule("DRA-COMBAT-12")
def test_every_hunter_card_that_is_not_cancelled_resolves_the_unengaged_ones_too():
    table = meeting(GODALMING, SEWARD, MINA)
    table.items(GODALMING, "knife")
    table.items(SEWARD, "rifle")
    begin(table, "mesmerize")
    play(table, "mesmerize", {GODALMING: "knife", SEWARD: "rifle", MINA: "dodge"}, engaged=GODALMING)
    assert table.game.damage == 2, "the Rifle; Mesmerize cancels the Knife of the engaged hunter"


@pytest.mark.rule("DRA-COMBAT-12")
def test_a_card_resolves_although_it_did_not_cancel_draculas():
    table = meeting(MINA)
    begin(table, "claws")
    play(table, "claws", "punch")
    assert table.sheet(MINA).damage == 4
    assert table.game.damage == 1


@pytest.mark.rule("DRA-COMBAT-13")
def test_hunters_resolve_in_turn_order():
    table = meeting(GODALMING, SEWARD, VAN_HELSING, MINA)
    for hunter, item in ((GODALMING, "rifle"), (SEWARD, "pistol"), (VAN_HELSING, "knife")):
        table.items(hunter, item)
    begin(table, "strength")
    cards = {MINA: "dodge", VAN_HELSING: "knife", SEWARD: "pistol", GODALMING: "rifle"}
    play(table, "strength", cards, engaged=MINA)
    table.pass_until("pick-dracula-combat-card", seat="A")
    assert [hurt["cause"] for hurt in table.told("dracula-hurt")] == ["rifle", "pistol", "knife"]


@pytest.mark.rule("DRA-COMBAT-13")
def test_a_hunter_who_left_the_combat_in_step_4_does_not_resolve_his_card():
    table = meeting(SEWARD, MINA)
    table.hurt(SEWARD, 8)
    begin(table, "claws")
    play(table, "claws", {SEWARD: "punch", MINA: "punch"}, engaged=SEWARD)
    assert table.sheet(SEWARD).defeated
    assert combat(table).hunters == (MINA,)
    assert table.game.damage == 1, "Mina's Punch alone"


# step 6


@pytest.mark.rule("DRA-COMBAT-14")
def test_after_each_round_dracula_draws_one_card():
    table = meeting(MINA)
    begin(table, "strength", "claws", "fangs", "plotting", "mesmerize")
    play(table, "strength", "dodge")
    assert len(combat(table).hand) == 5
    assert len(table.game.combat_deck) == 7
    play(table, "plotting", "punch")
    assert len(combat(table).hand) == 5
    assert len(table.game.combat_deck) == 6


@pytest.mark.rule("DRA-COMBAT-14")
def test_a_hunters_card_stays_out_for_one_round():
    table = meeting(MINA)
    table.items(MINA, "crucifix")
    begin(table, "strength", "strength", "claws", "claws")
    play(table, "claws", "crucifix")
    mina = table.hunter(MINA)
    assert mina.refusal(do.Pick("crucifix")).rule == "DRA-COMBAT-14"
    play(table, "strength", "dodge")
    assert mina.can(do.Pick("crucifix"))
    assert mina.refusal(do.Pick("dodge")).rule == "DRA-COMBAT-14"


@pytest.mark.rule("DRA-COMBAT-14")
def test_of_two_equal_cards_only_the_one_played_stays_out():
    table = meeting(MINA)
    table.items(MINA, "pistol", "pistol")
    begin(table, "plotting", "plotting")
    play(table, "plotting", "pistol")
    table.pass_until("pick-dracula-combat-card", seat="A")
    assert table.hunter(MINA).can(do.Pick("pistol"))
    play(table, "plotting", "pistol")
    assert table.game.damage == 4


@pytest.mark.rule("DRA-COMBAT-15")
def test_a_discarded_card_does_not_return():
    table = meeting(GODALMING)
    table.items(GODALMING, "heavenly_host")
    begin(table, "claws", "strength", "strength")
    play(table, "claws", "heavenly_host")
    assert table.game.damage == 4
    assert table.sheet(GODALMING).items == ()
    assert table.game.item_discard == ("heavenly_host",)
    for card in ("dodge", "punch"):
        assert not table.hunter(GODALMING).can(do.Pick("heavenly_host"))
        play(table, "strength", card)


@pytest.mark.rule("DRA-COMBAT-15")
def test_a_hunter_always_has_a_legal_card():
    table = meeting(GODALMING)
    begin(table, "strength", "strength", "plotting", "fangs")
    play(table, "strength", "dodge")
    assert [option.card for option in table.hunter(GODALMING).may(do.Pick)] == ["punch", "escape"]
    play(table, "plotting", "punch")
    assert [option.card for option in table.hunter(GODALMING).may(do.Pick)] == ["dodge", "escape"]


# the end


def six_rounds(table):
    """Dodge and Garlic by turns: every card of Dracula is cancelled."""
    for dracula, card in (
        ("strength", "garlic"),
        ("claws", "dodge"),
        ("strength", "garlic"),
        ("claws", "dodge"),
        ("fangs", "garlic"),
        ("fangs", "dodge"),
    ):
        assert not table.over
        play(table, dracula, card)


@pytest.mark.rule("DRA-COMBAT-16", "DRA-COMBAT-18")
def test_the_combat_ends_after_the_round_of_draculas_sixth_card_cancelled_or_not():
    table = meeting(MINA)
    table.items(MINA, "garlic")
    begin(table, "strength", "strength", "claws", "claws", "fangs", "fangs")
    six_rounds(table)
    assert table.over
    assert table.game.combat is None
    assert len(table.told("dracula-card-cancelled")) == 6


@pytest.mark.rule("DRA-COMBAT-16")
def test_the_combat_ends_when_the_hunters_have_won():
    table = meeting(MINA)
    table.game.damage = 14
    begin(table, "claws")
    play(table, "claws", "punch")
    assert table.over
    assert table.game.winner == "hunters"


@pytest.mark.rule("DRA-COMBAT-16")
def test_the_combat_ends_when_dracula_has_won():
    table = meeting(SEWARD, MINA)
    table.hurt(MINA, 7)
    table.game.influence = 11
    begin(table, "strength")
    play(table, "strength", {SEWARD: "punch", MINA: "punch"}, engaged=MINA)
    assert table.over
    assert table.game.winner == "dracula"
    assert table.game.damage == 0, "Seward's Punch does not resolve any more"


@pytest.mark.rule("DRA-COMBAT-16")
def test_the_combat_ends_when_no_hunter_is_left_in_it():
    table = meeting(SEWARD, MINA)
    begin(table, "strength", "strength")
    play(table, "strength", {SEWARD: "escape", MINA: "dodge"}, engaged=MINA)
    assert combat(table).hunters == (MINA,)
    play(table, "strength", "escape")
    assert table.over
    assert table.game.combat is None


@pytest.mark.rule("DRA-COMBAT-16")
def test_the_combat_ends_when_an_escape_card_of_dracula_resolves():
    table = meeting(SEWARD, MINA)
    begin(table, "strength", "escape_as_mist")
    play(table, "strength", {SEWARD: "dodge", MINA: "dodge"}, engaged=MINA)
    play(table, "escape_as_mist", {SEWARD: "punch", MINA: "punch"}, engaged=MINA)
    assert table.over
    assert table.game.combat is None
    assert table.game.damage == 0


@pytest.mark.rule("DRA-COMBAT-17")
def test_afterwards_dracula_has_all_his_combat_cards_together_again():
    table = meeting(MINA)
    table.items(MINA, "garlic")
    begin(table, "strength", "strength", "claws", "claws", "fangs", "fangs")
    six_rounds(table)
    assert counted(table.game.combat_deck) == ALL_CARDS
    assert table.sheet(MINA).items == ("garlic",), "basic cards are returned, items kept"


@pytest.mark.rule("DRA-COMBAT-17")
def test_in_the_next_combat_every_card_can_be_played_again():
    table = meeting(MINA)
    begin(table, "strength", "escape_as_mist")
    play(table, "strength", "dodge")
    play(table, "escape_as_mist", "punch")
    begin(table, "strength")
    assert [option.card for option in table.hunter(MINA).may(do.Pick)] == ["punch", "dodge", "escape"]
    play(table, "strength", "dodge")
    assert combat(table).played == ("strength",)


@pytest.mark.rule("DRA-COMBAT-19")
def test_a_hunter_who_leaves_a_combat_stays_in_the_city():
    table = meeting(SEWARD, MINA)
    begin(table, "strength")
    play(table, "strength", {SEWARD: "escape", MINA: "dodge"}, engaged=MINA)
    assert table.told("hunter-left-combat") == [{"hunter": SEWARD}]
    assert table.sheet(SEWARD).place == CITY
    assert not table.sheet(SEWARD).delayed


@pytest.mark.rule("DRA-COMBAT-20")
@pytest.mark.parametrize("night", [True, False])
def test_after_a_combat_without_escape_dracula_stays_revealed(night):
    table = meeting(MINA)
    begin(table, "strength", night=night)
    play(table, "strength", "escape")
    assert table.over
    assert table.game.revealed
    assert table.game.at == CITY
    assert table.hideout(1).face_up


# played and cancelled


@pytest.mark.rule("DRA-COMBAT-24")
def test_played_includes_cancelled_cards():
    table = meeting(MINA)
    table.items(MINA, "garlic")
    begin(table, "fangs")
    play(table, "fangs", "garlic")
    assert table.told("dracula-card-cancelled") == [{"card": "fangs", "hunter": MINA}]
    assert table.game.damage == 2


@pytest.mark.rule("DRA-COMBAT-26")
def test_with_escape_as_bat_on_the_trail_the_combat_deck_has_fewer_cards():
    table = meeting(MINA)
    table.game.combat_deck = tuple(card for card in table.game.combat_deck if card != "escape_as_bat")
    table.combat()
    assert len(combat(table).hand) == 5
    assert len(table.game.combat_deck) == 7


@pytest.mark.rule("DRA-COMBAT-26")
def test_from_an_empty_combat_deck_nothing_is_drawn_or_searched():
    table = meeting(MINA)
    begin(table, "plotting", "strength")
    table.game.combat_deck = ()
    play(table, "plotting", "dodge")
    assert table.asked() == {"A": "pick-dracula-combat-card", "E": "pick-combat-card"}
    assert combat(table).hand == ("strength",)
