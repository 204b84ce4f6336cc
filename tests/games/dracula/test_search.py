"""Search: every encounter of the city is turned up and resolved (DRA-SEARCH)."""

import pytest

from nokturn.games.dracula.state import choices as do

from .table import GODALMING, MINA, SEWARD, Table


def in_vienna(*encounters, hunter=SEWARD, items=()):
    """The hunter is in Vienna, whose hideout on space 2 holds these encounters."""
    table = Table()
    table.encounters()
    table.trail("madrid", "vienna")
    table.lay(2, *encounters)
    table.place(hunter, "vienna")
    table.items(hunter, *items)
    return table


def searching(*encounters, hunter=SEWARD, items=(), declared=(), night=False):
    table = in_vienna(*encounters, hunter=hunter, items=items)
    table.action(hunter, night=night).hunter(hunter).answers(do.Search(declared))
    return table


def resolve(table, card, space=2):
    table.dracula.answers(do.Resolve(*table.encounter(space, card)))


def left(table, space=2):
    return [(laid.card, laid.face_up) for laid in table.hideout(space).encounters]


@pytest.mark.rule("DRA-SEARCH-01")
def test_all_encounters_are_turned_up_and_resolved():
    table = searching("rats", "hoax", "saboteur")
    resolve(table, "rats")
    resolve(table, "hoax")
    assert table.over, "the last one needs no choice"
    assert table.sheet(SEWARD).damage == 2
    assert table.sheet(SEWARD).delayed
    assert left(table) == [("rats", True), ("saboteur", True)]
    assert table.game.encounter_discard == ("hoax",)


@pytest.mark.rule("DRA-SEARCH-01")
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_by_day_and_by_night(night):
    table = searching("rats", night=night)
    assert table.sheet(SEWARD).damage == 2


@pytest.mark.rule("DRA-SEARCH-01")
def test_the_matured_effects_are_ignored():
    table = in_vienna("aristocratic_vampire", "desecrated_soil")
    table.game.damage = 5
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    table.finish()
    assert (table.game.influence, table.game.damage) == (0, 5)


@pytest.mark.rule("DRA-SEARCH-01", "DRA-LAIR-07")
def test_a_lair_is_searched_like_a_hideout():
    table = Table()
    table.lair(3, "vienna", "rats", "wolves", face_up=True)
    table.place(SEWARD, "vienna")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    table.dracula.answers(do.Resolve(*table.calls(table.lair_on(3).encounters[1])))
    assert table.sheet(SEWARD).damage == 4
    table.dracula.answers(do.Resolve(*table.calls(table.lair_on(3).encounters[0])))
    assert table.sheet(SEWARD).damage == 6


@pytest.mark.rule("DRA-SEARCH-01", "DRA-PLACE-CASTLE-01")
def test_castle_dracula_can_be_searched():
    table = Table()
    table.trail("madrid", "castle_dracula")
    table.lay(2, "rats")
    table.place(SEWARD, "castle_dracula")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    assert table.sheet(SEWARD).damage == 2


@pytest.mark.rule("DRA-SEARCH-01", "DRA-POWER-HIDE-03")
def test_the_search_resolves_the_encounters_on_a_linked_hide_too():
    table = Table()
    table.trail("madrid", "hide", "vienna")
    table.lay(2, "rats")
    table.lay(3, "wolves")
    table.place(SEWARD, "vienna")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    resolve(table, "rats", space=2)
    assert table.over
    assert table.sheet(SEWARD).damage == 6


@pytest.mark.rule("DRA-SEARCH-01")
def test_it_is_illegal_where_no_encounter_lies():
    table = Table()
    table.trail("madrid", "vienna", "prague")
    table.lay(3, "rats")
    table.place(SEWARD, "vienna")
    table.action(SEWARD)
    assert table.hunter(SEWARD).refusal(do.Search()).rule == "DRA-SEARCH-01"


@pytest.mark.rule("DRA-SEARCH-01", "DRA-TOKEN-FOG-01")
def test_it_is_illegal_in_fog():
    table = in_vienna("rats")
    table.game.fog = {"vienna": 1}
    table.action(SEWARD)
    assert table.hunter(SEWARD).refusal(do.Search()).rule == "DRA-TOKEN-FOG-01"


@pytest.mark.rule("DRA-SEARCH-01", "DRA-HUNT-ACT-03")
def test_it_is_illegal_at_sea():
    table = Table()
    table.place(SEWARD, "north_sea")
    table.action(SEWARD)
    assert table.hunter(SEWARD).refusal(do.Search()).rule == "DRA-HUNT-ACT-03"


@pytest.mark.rule("DRA-SEARCH-01", "DRA-PLACE-HOSP-04")
def test_it_is_illegal_in_the_hospital():
    table = Table()
    table.trail("madrid", "budapest")
    table.lay(2, "rats")
    table.place(SEWARD, "budapest", hospital=True)
    table.action(SEWARD)
    assert table.hunter(SEWARD).refusal(do.Search()).rule == "DRA-PLACE-HOSP-04"


@pytest.mark.rule("DRA-SEARCH-02")
def test_dracula_chooses_the_order():
    table = searching("rats", "wolves", "hoax")
    assert table.asked() == {"A": "search-order"}
    offered = [do.Resolve(*table.encounter(2, card)) for card in ("rats", "wolves", "hoax")]
    assert table.dracula.may(do.Resolve) == offered
    resolve(table, "wolves")
    resolve(table, "hoax")
    resolved = [facts["card"] for facts in table.told("encounter-resolves")]
    assert resolved == ["wolves", "hoax", "rats"]


@pytest.mark.rule("DRA-SEARCH-02")
def test_each_card_is_turned_up_and_finished_before_the_next():
    table = searching("rats", "wolves")
    resolve(table, "wolves")
    kinds = ("encounter-turned-up", "encounter-resolves", "encounter-discarded", "encounter-stays")
    happened = [key for key in table.keys("B") if key in kinds]
    assert happened == [*kinds[:3], *kinds[:2], "encounter-stays"]


@pytest.mark.rule("DRA-SEARCH-02")
def test_a_card_that_returns_is_resolved_once():
    table = searching("rats", "spy")
    resolve(table, "rats")
    assert table.over
    assert table.sheet(SEWARD).damage == 2
    assert left(table) == [("rats", True), ("spy", True)]


@pytest.mark.rule("DRA-SEARCH-02")
def test_it_stops_when_the_searching_hunter_is_defeated_and_the_rest_stays_face_down():
    table = in_vienna("wolves", "spy", "new_vampire")
    table.hurt(SEWARD, 6)
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    resolve(table, "wolves")
    assert table.sheet(SEWARD).defeated
    assert table.over
    assert left(table) == [("spy", False), ("new_vampire", False)]


@pytest.mark.rule("DRA-SEARCH-02")
def test_the_defeat_of_another_hunter_does_not_stop_it():
    table = in_vienna("wolves", "hoax")
    table.place(MINA, "vienna")
    table.hurt(MINA, 5)
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    resolve(table, "wolves")
    assert table.sheet(MINA).defeated
    assert table.sheet(SEWARD).delayed


@pytest.mark.rule("DRA-SEARCH-02")
def test_leaving_the_fight_with_a_vampire_does_not_stop_it():
    table = searching("reckless_vampire", "hoax")
    resolve(table, "reckless_vampire")
    table.pass_until("pick-dracula-combat-card", seat="A")
    table.combat_hand("claws", "plotting")
    table.dracula.picks("claws")
    table.hunter(SEWARD).picks("escape")
    assert table.over
    assert left(table) == [("reckless_vampire", True)]
    assert table.sheet(SEWARD).delayed, "the Hoax was resolved after the fight"


@pytest.mark.rule("DRA-SEARCH-02", "DRA-BITE-03")
def test_nor_does_a_bite_in_that_fight():
    table = searching("reckless_vampire", "hoax", hunter=GODALMING, night=True)
    resolve(table, "reckless_vampire")
    table.pass_until("pick-dracula-combat-card", seat="A")
    table.combat_hand("mesmerize", "fangs", "plotting")
    table.dracula.picks("mesmerize")
    table.hunter(GODALMING).picks("dodge")
    table.dracula.picks("fangs")
    table.hunter(GODALMING).picks("punch")
    assert table.sheet(GODALMING).bites == 1
    assert table.over
    assert table.sheet(GODALMING).delayed


@pytest.mark.rule("DRA-SEARCH-03")
def test_stake_and_dogs_are_declared_with_the_search():
    table = in_vienna("rats", items=("stake", "dogs", "knife"))
    table.action(SEWARD)
    assert {option.declared for option in table.hunter(SEWARD).may(do.Search)} == {
        (),
        ("stake",),
        ("dogs",),
        ("stake", "dogs"),
    }
    table.hunter(SEWARD).answers(do.Search(("dogs",)))
    assert table.told("search", "A") == [{"hunter": SEWARD, "place": "vienna", "items": ("dogs",)}]


@pytest.mark.rule("DRA-SEARCH-03")
def test_what_he_does_not_hold_cannot_be_declared():
    table = in_vienna("rats", items=("dogs",))
    table.action(SEWARD)
    assert table.hunter(SEWARD).refusal(do.Search(("stake",))).rule == "DRA-SEARCH-01"


@pytest.mark.rule("DRA-SEARCH-03")
@pytest.mark.parametrize("card", ["rats", "saboteur", "spy", "wolves"])
def test_declared_dogs_discard_the_listed_kinds_and_are_kept(card):
    table = searching(card, items=("dogs",), declared=("dogs",))
    assert table.over
    assert table.game.encounter_discard == (card,)
    assert table.told("encounter-resolves") == []
    assert table.sheet(SEWARD).items == ("dogs",)


@pytest.mark.rule("DRA-SEARCH-03")
@pytest.mark.parametrize("card", ["hoax", "bats"])
def test_declared_dogs_do_nothing_against_the_others(card):
    table = searching(card, items=("dogs",), declared=("dogs",))
    assert len(table.told("encounter-resolves")) == 1


@pytest.mark.rule("DRA-SEARCH-03")
@pytest.mark.parametrize("card", ["new_vampire", "reckless_vampire", "aristocratic_vampire", "hoax"])
def test_a_declared_stake_is_discarded_for_a_vampire_or_a_hoax(card):
    table = searching(card, items=("stake",), declared=("stake",))
    assert table.asked() == {"C": "drive-stake"}
    table.hunter(SEWARD).answers(do.UseItem("stake"))
    assert table.over
    assert table.game.encounter_discard == (card,)
    assert table.game.item_discard == ("stake",)
    assert not table.sheet(SEWARD).delayed


@pytest.mark.rule("DRA-SEARCH-03")
def test_a_declared_stake_may_be_kept():
    table = searching("hoax", items=("stake",), declared=("stake",))
    table.hunter(SEWARD).answers(do.Pass())
    assert table.sheet(SEWARD).items == ("stake",)
    assert table.sheet(SEWARD).delayed


@pytest.mark.rule("DRA-SEARCH-03")
def test_what_was_not_declared_does_not_help():
    table = searching("rats", "hoax", items=("stake", "dogs"))
    resolve(table, "hoax")
    assert table.sheet(SEWARD).delayed
    assert table.asked() == {"C": "show-item-against"}, "the Rats bite at once: Dogs do nothing"
    assert table.sheet(SEWARD).damage == 2


@pytest.mark.rule("DRA-SEARCH-03", "DRA-CARD-12")
def test_seduction_is_played_after_the_declaration_and_before_any_card_is_turned_up():
    table = in_vienna("new_vampire", "hoax", items=("stake",), hunter=GODALMING)
    table.dracula_events("seduction")
    table.action(GODALMING).hunter(GODALMING).answers(do.Search(("stake",)))
    assert table.asked() == {"A": "hunter-searches"}
    assert table.told("search", "A")[0]["items"] == ("stake",)
    assert not any(laid.face_up for laid in table.hideout(2).encounters)
    vampire = do.ThisEncounter(*table.encounter(2, "new_vampire"))
    table.dracula.answers(do.PlayEvent("seduction")).answers(vampire)
    assert table.sheet(GODALMING).bites == 1
    assert "new_vampire" in table.game.encounters


@pytest.mark.rule("DRA-LAIR-05", "DRA-SEARCH-02")
def test_dracula_may_clear_the_searched_lair_instead():
    table = Table()
    table.lair(1, "vienna", "rats", "wolves", face_up=True)
    table.place(SEWARD, "vienna")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    table.dracula.answers(do.ClearLair(1))
    assert table.over
    assert table.sheet(SEWARD).damage == 0
    assert table.game.lairs == (None, None, None)
    assert sorted(table.game.encounter_discard) == ["rats", "wolves"]
