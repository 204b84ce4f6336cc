"""Ambushes: Dracula turns up encounters against the hunter who just moved in (DRA-AMBUSH)."""

import pytest

from nokturn.games.dracula.state import choices as do

from .table import GODALMING, MINA, SEWARD, VAN_HELSING, Table


def entering(*encounters, hunter=SEWARD, others=(), items=(), events=(), prepare=lambda table: None):
    """The hunter goes from Prague to Vienna, where these encounters lie."""
    table = Table()
    table.encounters()
    table.trail("madrid", "vienna")
    table.lay(2, *encounters)
    table.together("vienna", *others)
    table.place(hunter, "prague")
    table.items(hunter, *items)
    table.events(hunter, *events)
    prepare(table)
    table.action(hunter).hunter(hunter).answers(do.MoveByRoad("vienna"))
    return table


def ambush(table, card):
    table.dracula.answers(do.Ambush(*table.encounter(2, card)))


@pytest.mark.rule("DRA-AMBUSH-01")
def test_dracula_may_turn_up_an_encounter_against_the_hunter():
    table = entering("rats")
    assert table.asked() == {"A": "ambush"}
    assert set(table.dracula.options) == {do.Ambush(*table.encounter(2, "rats")), do.Decline()}
    ambush(table, "rats")
    assert table.told("encounter-turned-up", "B") == [{"card": "rats", "space": 2, "lair": 0}]
    assert table.sheet(SEWARD).damage == 2


@pytest.mark.rule("DRA-AMBUSH-01")
def test_the_matured_effect_is_ignored():
    table = Table()
    table.encounters()
    table.trail("madrid", "vienna")
    table.lay(2, "desecrated_soil")
    table.game.damage = 5
    table.place(SEWARD, "prague")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("vienna"))
    ambush(table, "desecrated_soil")
    assert table.game.damage == 5


@pytest.mark.rule("DRA-AMBUSH-01")
def test_without_an_encounter_there_is_no_ambush():
    assert entering().over


@pytest.mark.rule("DRA-AMBUSH-01", "DRA-LAIR-07")
def test_a_lair_ambushes_as_well():
    table = Table()
    table.lair(1, "vienna", "wolves")
    table.place(SEWARD, "prague")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("vienna"))
    table.dracula.answers(do.Ambush(*table.calls(table.lair_on(1).encounters[0])))
    assert table.sheet(SEWARD).damage == 4


@pytest.mark.rule("DRA-AMBUSH-01", "DRA-POWER-HIDE-03")
def test_so_do_the_encounters_on_a_linked_hide():
    table = Table()
    table.trail("madrid", "hide", "vienna")
    table.lay(2, "wolves")
    table.place(SEWARD, "prague")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("vienna"))
    ambush(table, "wolves")
    assert table.sheet(SEWARD).damage == 4
    assert table.hideout(2).encounters == ()


@pytest.mark.rule("DRA-AMBUSH-02")
def test_he_may_repeat_with_further_encounters_one_after_another():
    table = entering("rats", "saboteur", "spy")
    ambush(table, "rats")
    assert table.asked() == {"A": "ambush"}
    ambush(table, "saboteur")
    assert table.sheet(SEWARD).damage == 2
    assert table.sheet(SEWARD).delayed
    table.dracula.answers(do.Decline())
    assert table.over
    assert not next(laid for laid in table.hideout(2).encounters if laid.card == "spy").face_up


@pytest.mark.rule("DRA-AMBUSH-02")
def test_each_card_only_once_per_arrival_even_if_it_returns():
    table = entering("rats", "spy")
    ambush(table, "rats")
    assert table.dracula.refusal(do.Ambush(*table.encounter(2, "rats"))).rule == "DRA-AMBUSH-02"
    ambush(table, "spy")
    assert table.over, "nothing is left that could ambush"
    assert [laid.card for laid in table.hideout(2).encounters] == ["rats", "spy"]


@pytest.mark.rule("DRA-AMBUSH-02")
def test_he_may_keep_them_for_the_next_hunter_who_moves_in():
    table = entering("rats")
    table.dracula.answers(do.Decline())
    table.place(MINA, "budapest")
    table.action(MINA).hunter(MINA).answers(do.MoveByRoad("vienna"))
    ambush(table, "rats")
    assert table.sheet(MINA).damage == 2
    assert table.sheet(SEWARD).damage == 0, "only the hunter who just moved"


@pytest.mark.rule("DRA-AMBUSH-02")
@pytest.mark.parametrize("action", [do.Rest(), do.Pass(), do.ReserveTicket()], ids=["rest", "pass", "ticket"])
def test_only_right_after_the_move(action):
    table = Table()
    table.trail("madrid", "vienna")
    table.lay(2, "rats")
    table.place(SEWARD, "vienna")
    table.action(SEWARD).hunter(SEWARD).answers(action)
    assert table.over


@pytest.mark.rule("DRA-AMBUSH-03", "DRA-REVEAL-01")
def test_in_his_own_city_he_is_revealed_first_and_fights_only_at_dusk():
    table = Table(at="vienna")
    table.lay(1, "rats")
    table.place(SEWARD, "prague")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("vienna"))
    assert table.game.revealed
    assert table.asked() == {"A": "ambush"}
    table.dracula.answers(do.Ambush(*table.encounter(1, "rats")))
    assert table.over
    assert table.game.combat is None
    assert table.sheet(SEWARD).damage == 2
    table.dusk()
    assert table.asked()["A"] == "pick-dracula-combat-card"


@pytest.mark.rule("DRA-AMBUSH-04")
def test_the_encounter_is_discarded():
    table = entering("wolves")
    ambush(table, "wolves")
    assert table.game.encounter_discard == ("wolves",)
    assert table.hideout(2).encounters == ()
    assert table.trail_cards()[1] == "vienna"


@pytest.mark.rule("DRA-AMBUSH-04")
def test_a_card_whose_text_returns_it_lies_face_up_and_can_ambush_again():
    table = entering("rats")
    ambush(table, "rats")
    (laid,) = table.hideout(2).encounters
    assert (laid.card, laid.face_up) == ("rats", True)
    assert table.game.encounter_discard == ()
    table.place(MINA, "prague")
    table.action(MINA).hunter(MINA).answers(do.MoveByRoad("vienna"))
    ambush(table, "rats")
    assert table.sheet(MINA).damage == 2


@pytest.mark.rule("DRA-AMBUSH-04", "DRA-VFIGHT-04")
def test_an_undefeated_vampire_stays_face_up_and_can_ambush_again():
    table = entering("new_vampire")
    ambush(table, "new_vampire")
    table.pass_until("pick-dracula-combat-card", seat="A")
    table.combat_hand("claws", "plotting")
    table.dracula.picks("claws")
    table.hunter(SEWARD).picks("escape")
    (laid,) = table.hideout(2).encounters
    assert (laid.card, laid.face_up) == ("new_vampire", True)
    table.place(MINA, "prague")
    table.action(MINA).hunter(MINA).answers(do.MoveByRoad("vienna"))
    assert table.dracula.can(do.Ambush(*table.encounter(2, "new_vampire")))


@pytest.mark.rule("DRA-AMBUSH-04")
def test_a_face_up_card_that_never_ambushes_opens_no_window():
    table = Table()
    table.trail("madrid", "vienna")
    table.lay(2, "aristocratic_vampire", face_up=True)
    table.place(SEWARD, "prague")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("vienna"))
    assert table.over


@pytest.mark.rule("DRA-AMBUSH-05", "DRA-DEFEAT-02")
def test_it_stops_as_soon_as_the_hunter_is_defeated():
    table = entering("rats", "wolves", prepare=lambda table: table.hurt(SEWARD, 8))
    ambush(table, "rats")
    assert table.sheet(SEWARD).defeated
    assert table.over
    assert [laid.card for laid in table.hideout(2).encounters] == ["rats", "wolves"]
    assert table.game.influence == 2


@pytest.mark.rule("DRA-AMBUSH-05")
@pytest.mark.parametrize("place, hospital", [("prague", False), ("budapest", True)], ids=["elsewhere", "hospital"])
def test_there_is_none_for_a_hunter_no_longer_in_the_city(place, hospital):
    table = Table()
    table.trail("madrid", "vienna", "budapest")
    table.lay(2, "rats")
    table.lay(3, "wolves")
    table.place(SEWARD, place, hospital=hospital)
    assert table.run("dracula.ambush", SEWARD, "budapest" if hospital else "vienna").over


@pytest.mark.rule("DRA-AMBUSH-06")
@pytest.mark.parametrize("card", ["rats", "wolves", "bats", "szgany_mob", "saboteur"])
def test_forewarned_discards_the_encounter_unresolved(card):
    table = entering(card, events=("forewarned",))
    ambush(table, card)
    assert table.asked() == {"C": "answer-ambush"}
    table.hunter(SEWARD).answers(do.PlayEvent("forewarned"))
    assert table.game.encounter_discard == (card,)
    assert table.hideout(2).encounters == ()
    sheet = table.sheet(SEWARD)
    assert (sheet.damage, sheet.delayed, sheet.bats, sheet.events) == (0, False, False, ())


@pytest.mark.rule("DRA-AMBUSH-06")
def test_forewarned_does_not_answer_vampires():
    table = entering("new_vampire", events=("forewarned",))
    ambush(table, "new_vampire")
    table.pass_until("pick-combat-card", seat="C")
    assert table.told("event-played") == []
    assert table.sheet(SEWARD).events == ("forewarned",)


@pytest.mark.rule("DRA-AMBUSH-06")
@pytest.mark.parametrize("card", ["rats", "saboteur", "spy", "wolves"])
def test_dogs_are_discarded_to_cancel_and_discard_the_listed_kinds(card):
    table = entering(card, items=("dogs",))
    ambush(table, card)
    table.hunter(SEWARD).answers(do.UseItem("dogs"))
    assert table.game.encounter_discard == (card,)
    assert table.game.item_discard == ("dogs",)
    assert (table.sheet(SEWARD).damage, table.sheet(SEWARD).delayed) == (0, False)
    assert table.told("hand-revealed") == []


@pytest.mark.rule("DRA-AMBUSH-06")
@pytest.mark.parametrize("card", ["szgany_bodyguards", "desecrated_soil", "bats", "unnatural_fog"])
def test_dogs_answer_no_other_kind(card):
    table = entering(card, items=("dogs",))
    ambush(table, card)
    assert table.asked().get("C") != "answer-ambush"


@pytest.mark.rule("DRA-AMBUSH-06")
def test_dogs_are_refused_against_another_kind_where_forewarned_could_be_played():
    table = entering("bats", items=("dogs",), events=("great_strength",)).stops_at("answer-ambush")
    ambush(table, "bats")
    assert table.asked() == {"C": "answer-ambush"}
    assert table.hunter(SEWARD).refusal(do.UseItem("dogs")).rule == "DRA-AMBUSH-06"


@pytest.mark.rule("DRA-AMBUSH-06")
def test_he_need_not_answer():
    table = entering("rats", items=("dogs",))
    ambush(table, "rats")
    table.hunter(SEWARD).answers(do.Pass())
    assert table.sheet(SEWARD).damage == 2
    assert table.sheet(SEWARD).items == ("dogs",)


@pytest.mark.rule("DRA-AMBUSH-07")
def test_declining_leaves_the_encounter_in_place():
    table = entering("rats")
    table.dracula.answers(do.Decline())
    assert table.over
    (laid,) = table.hideout(2).encounters
    assert (laid.card, laid.face_up) == ("rats", False)
    assert table.sheet(SEWARD).damage == 0


@pytest.mark.rule("DRA-AMBUSH-01", "DRA-CARD-21")
@pytest.mark.parametrize("other", [GODALMING, VAN_HELSING])
def test_others_in_the_city_are_not_ambushed(other):
    table = entering("rats", others=(other,))
    ambush(table, "rats")
    assert table.sheet(other).damage == 0
    assert table.sheet(SEWARD).damage == 2
