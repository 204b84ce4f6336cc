"""Damage, healing, bites and what they do to a hand: DRA-DAMAGE, DRA-BITE."""

import pytest
from tests.games.dracula.fights import CITY, begin, combat, meeting, play
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.hunters.damage import heal
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.winning import heal_dracula, hurt_dracula

# damage


@pytest.mark.rule("DRA-DAMAGE-01")
def test_damage_accumulates():
    table = meeting(GODALMING)
    begin(table, "strength", "claws", night=False)
    play(table, "strength", "punch")
    assert table.sheet(GODALMING).damage == 2
    play(table, "claws", "escape")
    assert table.sheet(GODALMING).damage == 4
    assert table.told("hunter-hurt") == [
        {"hunter": GODALMING, "amount": 2, "cause": "strength", "damage": 2},
        {"hunter": GODALMING, "amount": 2, "cause": "claws", "damage": 4},
    ]


@pytest.mark.rule("DRA-DAMAGE-01")
@pytest.mark.parametrize("before, healing, after", [(5, 2, 3), (2, 2, 0), (1, 2, 0), (0, 2, 0)])
def test_healing_removes_damage_but_never_below_0(before, healing, after):
    table = Table()
    table.hurt(MINA, before)
    table.game.damage = before
    heal(table.game, MINA, healing)
    heal_dracula(table.game, healing)
    assert table.sheet(MINA).damage == after
    assert table.game.damage == after


@pytest.mark.rule("DRA-DAMAGE-01")
def test_resting_never_heals_below_0():
    table = Table()
    table.action(MINA)
    table.hunter(MINA).answers(do.Rest())
    assert table.sheet(MINA).damage == 0


@pytest.mark.rule("DRA-DAMAGE-02", "DRA-DEFEAT-01")
@pytest.mark.parametrize("hunter, health", [(GODALMING, 12), (SEWARD, 10), (VAN_HELSING, 8), (MINA, 8)])
def test_damage_up_to_the_health_defeats_a_hunter(hunter, health):
    table = Table()
    table.hurt(hunter, health - 3)
    table.run("dracula.hurt", hunter, 2, "rats")
    assert not table.sheet(hunter).defeated
    assert table.sheet(hunter).damage == health - 1
    table.run("dracula.hurt", hunter, 1, "rats")
    assert table.sheet(hunter).defeated


@pytest.mark.rule("DRA-DAMAGE-02")
def test_more_damage_than_health_defeats_as_well():
    table = Table()
    table.hurt(MINA, 7)
    table.run("dracula.hurt", MINA, 4, "wolves")
    assert table.sheet(MINA).defeated


@pytest.mark.rule("DRA-DAMAGE-02", "DRA-WIN-03")
def test_dracula_has_a_health_of_15():
    table = Table()
    hurt_dracula(table.game, 14, "knife")
    assert not table.game.finished
    hurt_dracula(table.game, 1, "punch")
    assert table.game.winner == "hunters"


# bites


def bite(table, hunter):
    table.run("dracula.bite", hunter, "fangs", False)


@pytest.mark.rule("DRA-BITE-01", "DRA-BITE-02", "DRA-DEFEAT-01")
@pytest.mark.parametrize("hunter, spaces", [(GODALMING, 1), (SEWARD, 1), (VAN_HELSING, 2), (MINA, 0)])
def test_a_bite_needs_a_free_bite_space_or_it_defeats(hunter, spaces):
    table = Table()
    for number in range(1, spaces + 1):
        bite(table, hunter)
        assert table.sheet(hunter).bites == number
        assert not table.sheet(hunter).defeated
        assert table.game.influence == 0
    bite(table, hunter)
    assert table.sheet(hunter).defeated
    assert table.game.influence == 2


@pytest.mark.rule("DRA-BITE-01")
def test_a_bite_is_no_damage():
    table = Table()
    bite(table, GODALMING)
    assert table.sheet(GODALMING).damage == 0


@pytest.mark.rule("DRA-BITE-03", "DRA-COMBAT-19")
def test_a_hunter_bitten_in_a_combat_is_out_of_it_and_stays_in_the_city():
    table = meeting(GODALMING, SEWARD)
    begin(table, "mesmerize", "fangs")
    play(table, "mesmerize", {GODALMING: "dodge", SEWARD: "dodge"}, engaged=GODALMING)
    play(table, "fangs", {GODALMING: "punch", SEWARD: "punch"}, engaged=GODALMING)
    assert combat(table).hunters == (SEWARD,)
    assert table.sheet(GODALMING).place == CITY
    assert table.game.damage == 1, "his Punch does not resolve, Seward's does"
    assert table.asked() == {"A": "pick-dracula-combat-card", "C": "pick-combat-card"}


@pytest.mark.rule("DRA-BITE-03", "DRA-COMBAT-01")
def test_at_the_next_dawn_the_bitten_hunter_fights_again():
    table = meeting(GODALMING)
    begin(table, "mesmerize", "fangs")
    play(table, "mesmerize", "dodge")
    play(table, "fangs", "punch")
    assert table.over
    table.dawn()
    assert combat(table).hunters == (GODALMING,)


# bite-frail


@pytest.mark.rule("DRA-BITE-04")
def test_a_bitten_hunter_lays_one_item_and_one_event_of_his_choice_open():
    table = Table()
    table.items(GODALMING, "knife", "stake")
    table.events(GODALMING, "great_strength", "escape_route")
    bite(table, GODALMING)
    godalming = table.hunter(GODALMING)
    assert table.asked() == {"B": "open-item"}
    assert godalming.options == (do.OpenItem("knife"), do.OpenItem("stake"))
    godalming.answers(do.OpenItem("stake"))
    assert table.asked() == {"B": "open-event"}
    assert godalming.options == (do.OpenEvent("great_strength"), do.OpenEvent("escape_route"))
    godalming.answers(do.OpenEvent("escape_route"))
    assert table.over
    shown = table.view("A").hunters[GODALMING]
    assert (shown.open_item, shown.open_event) == ("stake", "escape_route")
    assert shown.frail
    assert (shown.items, shown.events) == ((), ()), "the others stay hidden"
    assert table.told("item-lies-open") == [{"hunter": GODALMING, "item": "stake"}]
    assert table.told("event-lies-open") == [{"hunter": GODALMING, "event": "escape_route"}]


@pytest.mark.rule("DRA-BITE-04")
def test_a_lone_card_lies_open_without_a_choice_and_an_empty_hand_shows_nothing():
    table = Table()
    table.items(GODALMING, "knife")
    bite(table, GODALMING)
    assert table.over
    assert table.sheet(GODALMING).open_item == "knife"
    assert table.sheet(GODALMING).open_event == ""


@pytest.mark.rule("DRA-BITE-04")
def test_a_hunter_without_a_bite_shows_nothing():
    table = Table()
    table.place(GODALMING, "paris")
    table.top_item("knife", "pistol")
    table.action(GODALMING, night=True)
    table.hunter(GODALMING).answers(do.Supply())
    table.finish()
    assert table.sheet(GODALMING).items
    assert table.sheet(GODALMING).open_item == ""
    assert not table.view("A").hunters[GODALMING].frail


@pytest.mark.rule("DRA-BITE-04")
def test_mina_is_always_bite_frail():
    table = Table()
    table.place(MINA, "paris")
    table.top_item("knife")
    table.action(MINA, night=True)
    table.hunter(MINA).answers(do.Supply())
    table.finish()
    assert table.view("A").hunters[MINA].frail
    assert table.view("A").hunters[MINA].bites == 1
    assert table.sheet(MINA).open_item == "knife"


@pytest.mark.rule("DRA-BITE-06")
def test_the_open_card_is_not_swapped_while_it_is_in_hand():
    table = Table()
    table.place(MINA, "paris")
    table.items(MINA, "knife", "stake")
    table.game.change(MINA, open_item="knife")
    table.top_item("pistol")
    table.action(MINA, night=True)
    table.hunter(MINA).answers(do.Supply())
    table.finish()
    assert "open-item" not in table.asked().values()
    assert table.sheet(MINA).open_item == "knife"


@pytest.mark.rule("DRA-BITE-06")
def test_another_card_is_opened_when_the_open_one_leaves_the_hand():
    table = Table()
    table.events(MINA, "hypnosis", "great_strength", "escape_route")
    table.game.change(MINA, open_event="hypnosis")
    table.place(SEWARD, "brussels")
    table.action(MINA)
    table.hunter(MINA).answers(do.PlayEvent("hypnosis"))
    assert table.asked() == {"E": "open-event"}
    table.hunter(MINA).answers(do.OpenEvent("escape_route"))
    assert table.sheet(MINA).open_event == "escape_route"


@pytest.mark.rule("DRA-BITE-06")
def test_of_two_equal_cards_the_hidden_one_leaves_first():
    table = meeting(MINA)
    table.items(MINA, "heavenly_host", "heavenly_host")
    table.game.change(MINA, open_item="heavenly_host")
    begin(table, "claws", "strength")
    play(table, "claws", "heavenly_host")
    assert table.sheet(MINA).items == ("heavenly_host",)
    assert table.sheet(MINA).open_item == "heavenly_host"


@pytest.mark.rule("DRA-BITE-05")
def test_nobody_sees_whether_the_open_item_is_picked():
    views = []
    for card in ("knife", "punch"):
        table = meeting(SEWARD, MINA)
        table.items(MINA, "knife")
        table.game.change(MINA, open_item="knife")
        begin(table, "claws")
        table.hunter(MINA).picks(card)
        views.append([repr(table.view(seat)) for seat in ("A", "C", None)])
    assert views[0] == views[1]


@pytest.mark.rule("DRA-BITE-05", "DRA-BITE-06")
def test_no_other_item_is_opened_before_the_combat_ends():
    table = meeting(MINA)
    table.items(MINA, "knife", "stake", "garlic")
    table.game.change(MINA, open_item="knife")
    begin(table, "strength", "strength")
    play(table, "strength", "knife")
    assert table.sheet(MINA).items == ("stake", "garlic")
    assert table.asked() == {"A": "pick-dracula-combat-card", "E": "pick-combat-card"}
    play(table, "strength", "escape")
    assert table.asked() == {"E": "open-item"}
    table.hunter(MINA).answers(do.OpenItem("stake"))
    assert table.over


@pytest.mark.rule("DRA-BITE-05")
@pytest.mark.card("lucky_find")
def test_an_item_found_in_a_combat_is_held_hidden_until_it_ends():
    table = meeting(MINA)
    table.events(MINA, "lucky_find")
    table.top_item("knife", "pistol", "rifle", "garlic", "dogs")
    table.combat()
    table.hunter(MINA).answers(do.PlayEvent("lucky_find")).answers(do.TakeCard("knife"))
    assert table.sheet(MINA).open_item == ""
    assert "knife" not in repr(table.view("A"))
    table.pass_until("pick-dracula-combat-card", seat="A")
    table.combat_hand("strength")
    play(table, "strength", "escape")
    assert table.over
    assert table.sheet(MINA).open_item == "knife"


@pytest.mark.rule("DRA-BITE-07")
@pytest.mark.card("blood_transfusion")
def test_blood_transfusion_removes_one_bite():
    table = Table()
    table.together("paris", SEWARD, VAN_HELSING)
    table.bitten(VAN_HELSING, 2)
    table.items(VAN_HELSING, "knife")
    table.game.change(VAN_HELSING, open_item="knife")
    table.plays_as_action(SEWARD, "blood_transfusion")
    assert table.sheet(VAN_HELSING).bites == 1
    assert table.sheet(VAN_HELSING).open_item == "knife", "still bite-frail"
    assert table.sheet(SEWARD).damage == 1


@pytest.mark.rule("DRA-BITE-07", "DRA-BITE-04")
@pytest.mark.card("blood_transfusion")
def test_who_has_lost_the_last_bite_hides_all_cards_again():
    table = Table()
    table.together("paris", SEWARD, GODALMING)
    table.bitten(GODALMING)
    table.items(GODALMING, "knife")
    table.game.change(GODALMING, open_item="knife")
    table.plays_as_action(SEWARD, "blood_transfusion")
    assert table.sheet(GODALMING).bites == 0
    assert table.sheet(GODALMING).open_item == ""


@pytest.mark.rule("DRA-BITE-07", "DRA-DEFEAT-08")
def test_defeat_returns_the_bite_tokens():
    table = Table()
    table.bitten(VAN_HELSING, 2)
    bite(table, VAN_HELSING)
    table.dawn()
    assert table.sheet(VAN_HELSING).hospital
    assert table.sheet(VAN_HELSING).bites == 0
    bite(table, VAN_HELSING)
    assert not table.sheet(VAN_HELSING).defeated
