"""Dracula's events that seize a hunter: Seduction in a search, Vampiric Influence anywhere."""

import pytest
from msgspec.structs import replace
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import Discarded

# Seduction


def searches(*laid: str, hunter: str = SEWARD, items: tuple[str, ...] = (), declared: tuple[str, ...] = ()) -> Table:
    """The hunter searches Vienna, where these encounters lie; Dracula, in Dublin, holds Seduction."""
    table = Table().stops_at("hunter-searches")
    table.encounters("desecrated_soil", "desecrated_soil", "szgany_mob", "szgany_mob", "saboteur")
    table.trail("dublin", "vienna")
    table.lay(2, *laid)
    table.place(hunter, "vienna")
    table.items(hunter, *items)
    table.dracula_events("seduction")
    table.action(hunter).hunter(hunter).answers(do.Search(declared))
    return table


@pytest.mark.card("seduction")
@pytest.mark.rule("DRA-CARD-12", "DRA-SEARCH-03")
@pytest.mark.parametrize("vampire", ["new_vampire", "reckless_vampire", "aristocratic_vampire"])
def test_seduction_bites_the_searching_hunter_and_takes_the_vampire_back_unfought(vampire):
    table = searches(vampire)
    assert table.asked() == {"A": "hunter-searches"}
    assert not table.hideout(2).encounters[0].face_up, "before any card is turned up"
    table.dracula.answers(do.PlayEvent("seduction"))
    table.dracula.answers(do.ThisEncounter(*table.encounter(2, vampire)))
    assert table.over
    assert table.sheet(SEWARD).bites == 1
    assert table.told("combat") == []
    assert table.hideout(2).encounters == ()
    assert table.game.encounters[-1] == vampire
    assert table.told("vampire-seduces", "B") == [{"hunter": SEWARD, "card": vampire}], "shown to all"
    assert table.game.event_discard == (Discarded("seduction"),)
    assert not table.sheet(SEWARD).delayed


@pytest.mark.card("seduction")
@pytest.mark.rule("DRA-CARD-12")
def test_the_vampire_leaves_its_damage_behind():
    table = Table()
    table.trail("dublin", "vienna")
    table.lay(2, "new_vampire", face_up=True)
    hideout = table.hideout(2)
    table.game.put(replace(hideout, encounters=(replace(hideout.encounters[0], damage=4),)))
    table.place(SEWARD, "vienna")
    table.dracula_events("seduction")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    table.dracula.answers(do.PlayEvent("seduction"))
    table.dracula.answers(do.ThisEncounter(*table.encounter(2, "new_vampire")))
    table.dracula_phase().pass_until("place-encounter", seat="A").answers(do.PlaceEncounter("new_vampire"))
    assert table.hideout(1).encounters[0].damage == 0


@pytest.mark.card("seduction")
@pytest.mark.rule("DRA-CARD-12")
def test_other_encounters_of_the_place_resolve_normally():
    table = searches("rats", "new_vampire")
    table.dracula.answers(do.PlayEvent("seduction"))
    table.dracula.answers(do.ThisEncounter(*table.encounter(2, "new_vampire")))
    table.finish()
    assert table.sheet(SEWARD).damage == 2
    assert table.hideout(2).encounters[0].card == "rats"


@pytest.mark.card("seduction")
@pytest.mark.rule("DRA-CARD-12")
def test_seduction_works_on_one_vampire_and_another_is_fought():
    table = searches("new_vampire", "reckless_vampire")
    table.dracula.answers(do.PlayEvent("seduction"))
    vampires = {do.ThisEncounter(*table.encounter(2, card)) for card in ("new_vampire", "reckless_vampire")}
    assert set(table.dracula.options) == vampires, "Dracula chooses which"
    table.dracula.answers(do.ThisEncounter(*table.encounter(2, "reckless_vampire")))
    assert [facts["foe"] for facts in table.told("combat")] == ["new_vampire"]


@pytest.mark.card("seduction")
@pytest.mark.rule("DRA-CARD-12", "DRA-DEFEAT-01", "DRA-SEARCH-02")
def test_the_bite_may_defeat_the_hunter_and_then_the_search_stops():
    table = searches("rats", "new_vampire", hunter=MINA)
    table.dracula.answers(do.PlayEvent("seduction"))
    table.dracula.answers(do.ThisEncounter(*table.encounter(2, "new_vampire")))
    assert table.over
    assert table.sheet(MINA).defeated
    assert table.game.influence == 2
    (rats,) = table.hideout(2).encounters
    assert not rats.face_up


@pytest.mark.card("seduction")
@pytest.mark.rule("DRA-CARD-12")
def test_the_bite_is_not_in_a_combat_and_cannot_be_prevented():
    table = searches("new_vampire")
    table.events(SEWARD, "great_strength")
    table.dracula.answers(do.PlayEvent("seduction"))
    table.dracula.answers(do.ThisEncounter(*table.encounter(2, "new_vampire")))
    assert "prevent-bite" not in table.asked().values()
    assert table.sheet(SEWARD).bites == 1


@pytest.mark.card("seduction")
@pytest.mark.rule("DRA-CARD-12")
def test_seduction_needs_a_vampire_in_the_searched_place():
    table = searches("rats")
    assert table.dracula.refusal(do.PlayEvent("seduction")).rule == "DRA-CARD-12"
    table.dracula.answers(do.Pass())
    assert table.sheet(SEWARD).damage == 2


@pytest.mark.card("seduction")
@pytest.mark.rule("DRA-SEARCH-03")
def test_seduction_comes_after_the_stake_was_declared_and_leaves_it_unused():
    table = searches("new_vampire", items=("stake",), declared=("stake",))
    assert table.told("search", "A") == [{"hunter": SEWARD, "place": "vienna", "items": ("stake",)}]
    table.dracula.answers(do.PlayEvent("seduction"))
    table.dracula.answers(do.ThisEncounter(*table.encounter(2, "new_vampire")))
    table.finish()
    assert table.sheet(SEWARD).items == ("stake",)
    assert table.sheet(SEWARD).bites == 1


@pytest.mark.card("seduction")
@pytest.mark.rule("DRA-LAIR-05", "DRA-BITE-04")
def test_seduction_in_a_lair_with_its_last_encounter_gone_clears_it():
    table = Table()
    table.lair(1, "vienna", "new_vampire")
    table.place(SEWARD, "vienna")
    table.items(SEWARD, "knife", "pistol")
    table.dracula_events("seduction")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    table.dracula.answers(do.PlayEvent("seduction"))
    (option,) = table.dracula.may(do.ThisEncounter)
    table.dracula.answers(option)
    assert table.game.lairs == (None, None, None)
    assert table.asked() == {"C": "open-item"}, "he is bite-frail now"


# Vampiric Influence


def influenced(table: Table) -> Table:
    return table.plays_at_once("dracula", "vampiric_influence")


@pytest.mark.card("vampiric_influence")
@pytest.mark.rule("DRA-CARD-24")
def test_vampiric_influence_is_on_a_bitten_active_hunter_and_mina_always_is():
    table = Table()
    table.bitten(GODALMING)
    table.bitten(VAN_HELSING)
    table.game.change(GODALMING, defeated=True)
    influenced(table)
    assert table.dracula.options == (do.ThisHunter(VAN_HELSING), do.ThisHunter(MINA))


@pytest.mark.card("vampiric_influence")
@pytest.mark.rule("DRA-CARD-24")
def test_without_a_bitten_active_hunter_it_does_nothing():
    table = Table()
    table.game.change(MINA, defeated=True)
    influenced(table)
    assert table.over
    assert table.game.event_discard == (Discarded("vampiric_influence"),)


@pytest.mark.card("vampiric_influence")
@pytest.mark.rule("DRA-ITEM-03")
def test_the_hunter_reveals_all_his_items_and_events_to_all_but_no_tickets():
    table = Table()
    table.items(MINA, "knife", "garlic")
    table.events(MINA, "money_trail")
    table.tickets(MINA, "t_3_2")
    influenced(table)
    for seat in ("A", "B", None):
        assert [facts["item"] for facts in table.told("item-revealed", seat)] == ["knife", "garlic"]
        assert [facts["event"] for facts in table.told("event-revealed", seat)] == ["money_trail"]
        seen = table.view(seat).hunters[MINA]
        assert (seen.items, seen.events, seen.tickets) == (("knife", "garlic"), ("money_trail",), ())
    table.dracula.answers(do.DiscardItem("knife"))
    assert table.view("B").hunters[MINA].items == (), "and then they are hidden again"


@pytest.mark.card("vampiric_influence")
@pytest.mark.parametrize("what", [do.DiscardItem("garlic"), do.DiscardEvent("money_trail")], ids=["item", "event"])
def test_dracula_discards_one_of_them_and_moves_him_one_road(what):
    table = Table()
    table.items(MINA, "knife", "garlic")
    table.events(MINA, "money_trail")
    influenced(table)
    assert table.dracula.refusal(do.Pass()).reason == "not-offered", "he must discard one"
    table.dracula.answers(what)
    table.pass_until("drag-hunter", seat="A")
    around = {"amsterdam", "cologne", "le_havre", "paris", "strasbourg"}
    assert {option.place for option in table.dracula.options} == around
    table.dracula.answers(do.ThisPlace("cologne"))
    table.finish()
    mina = table.sheet(MINA)
    assert mina.place == "cologne"
    if isinstance(what, do.DiscardItem):
        assert (mina.items, mina.events) == (("knife",), ("money_trail",))
        assert table.game.item_discard == ("garlic",)
    else:
        assert (mina.items, mina.events) == (("knife", "garlic"), ())
        assert table.game.event_discard == (Discarded("money_trail"), Discarded("vampiric_influence"))


@pytest.mark.card("vampiric_influence")
@pytest.mark.rule("DRA-HUNT-MOVE-04")
def test_where_he_is_moved_he_has_ended_movement():
    table = Table()
    table.trail("dublin", "paris")
    table.lay(2, "wolves")
    influenced(table)
    table.dracula.answers(do.ThisPlace("paris"))
    assert table.faces() == [2]
    assert table.asked() == {"A": "ambush"}


@pytest.mark.card("vampiric_influence")
@pytest.mark.rule("DRA-CARD-24", "DRA-HUNT-MOVE-05")
@pytest.mark.parametrize(
    "place, hospital, fog",
    [("brussels", False, "brussels"), ("north_sea", False, ""), ("rome", True, "")],
    ids=["in fog", "at sea", "in a hospital"],
)
def test_a_hunter_who_cannot_be_moved_still_loses_a_card(place, hospital, fog):
    table = Table()
    table.place(MINA, place, hospital=hospital)
    table.items(MINA, "knife", "garlic")
    table.game.fog = {fog: 1} if fog else {}
    influenced(table)
    table.dracula.answers(do.DiscardItem("knife"))
    table.finish()
    assert table.sheet(MINA).items == ("garlic",)
    assert (table.sheet(MINA).place, table.sheet(MINA).hospital) == (place, hospital)
    assert table.told("hunter-not-moved") == [{"hunter": MINA}]


@pytest.mark.card("vampiric_influence")
@pytest.mark.rule("DRA-HUNT-MOVE-05")
def test_roadblocks_and_fog_bind_dracula_and_he_must_move_the_hunter_if_he_can():
    table = Table()
    roads = [link("brussels", city, "road") for city in ("cologne", "le_havre", "paris")]
    table.game.roadblocks = tuple(roads)
    table.game.fog = {"strasbourg": 1}
    influenced(table)
    assert table.over, "Amsterdam is the only way"
    assert table.sheet(MINA).place == "amsterdam"


@pytest.mark.card("vampiric_influence")
@pytest.mark.rule("DRA-SUPPLY-05")
def test_dracula_plays_it_at_once_in_the_middle_of_a_hunters_supply_by_night():
    table = Table()
    table.bottom_event("vampiric_influence")
    table.action(GODALMING, night=True).hunter(GODALMING).answers(do.Supply())
    assert table.asked() == {"A": "dracula-event-received"}
    table.dracula.answers(do.PlayEvent("vampiric_influence"))
    table.dracula.answers(do.ThisPlace("cologne"))
    assert table.over
    assert table.sheet(MINA).place == "cologne"


@pytest.mark.card("vampiric_influence")
@pytest.mark.rule("DRA-BITE-06")
def test_a_discarded_open_card_is_replaced_by_another():
    table = Table()
    table.items(MINA, "knife", "garlic", "pistol")
    table.game.change(MINA, open_item="knife")
    influenced(table)
    table.dracula.answers(do.DiscardItem("knife"))
    assert table.asked() == {"E": "open-item"}
    table.hunter(MINA).answers(do.OpenItem("pistol"))
    assert table.sheet(MINA).open_item == "pistol"
