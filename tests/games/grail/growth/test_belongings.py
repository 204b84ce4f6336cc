"""Items, Secrets and equipment; GRAIL-ITEM, GRAIL-SECRET."""

import pytest
from tests.games.grail.table import Table, do

from nokturn.games.grail.effects.in_force import sources
from nokturn.games.grail.printed.language.effects import parts_of
from nokturn.games.grail.printed.language.effects_of_world import SetDial
from nokturn.games.grail.state.conservation import faults


def kinds(table: Table, hero: str = "beor") -> list[str]:
    return [card.partition(":")[0] for card in table[hero].items]


def in_use(table: Table, hero: str = "beor") -> set[str]:
    return {source.partition("/")[2].partition(":")[0] for source in sources(table.state, hero)} - {hero}


@pytest.mark.rule("GRAIL-ITEM-01")
def test_a_character_may_own_any_number_of_items():
    table = Table("beor").applies("draw_item any 12 actor").finish()
    assert len(table["beor"].items) == 12
    assert not faults(table.state)


@pytest.mark.rule("GRAIL-CHALLENGE-08")
def test_in_challenge_mode_five_items_are_the_most():
    table = Table("beor", handicaps=("items",)).secrets("beor", "faels_horn")
    table.items("beor", "lamp_oil", "bandages", "lockpicks", "coil_of_rope", "dried_meat").item_deck("pilgrims_map")
    table.applies("draw_item any 1 actor")
    lamp = table["beor"].items[0]
    table.of("beor").answers((do.ChooseItem(lamp),))
    assert len(table["beor"].items) == 5
    assert table.state.item_deck[-1] == lamp
    assert table["beor"].secrets == ("faels_horn",)


@pytest.mark.rule("GRAIL-ITEM-02", "GRAIL-ITEM-03")
def test_when_a_second_weapon_comes_one_of_them_is_chosen():
    table = Table("beor").items("beor", "cudgel").item_deck("hatchet").applies("draw_item weapon 1 actor")
    cudgel, hatchet = table["beor"].items
    table.of("beor").answers(do.PutInUse(f"item/{cudgel}"))
    assert table["beor"].idle == (hatchet,)
    assert in_use(table) == {"cudgel"}


@pytest.mark.rule("GRAIL-ITEM-02", "GRAIL-SECRET-04")
def test_a_secret_with_a_keyword_needs_its_place_too():
    table = Table("beor").items("beor", "cudgel").applies("secret erfyrs_hammer actor")
    table.of("beor").answers(do.PutInUse("secret/erfyrs_hammer"))
    assert table["beor"].idle == table["beor"].items
    assert in_use(table) == {"erfyrs_hammer"}


@pytest.mark.rule("GRAIL-ITEM-02")
def test_cards_without_a_keyword_are_always_usable():
    table = Table("beor").items("beor", "bandages", "lamp_oil", "cudgel", "wooden_shield")
    table.run("grail.equip", "beor")
    assert in_use(table) == {"bandages", "lamp_oil", "cudgel", "wooden_shield"}


@pytest.mark.rule("GRAIL-ITEM-02")
def test_a_skill_makes_room_for_one_more_weapon_or_shield():
    table = (
        Table("beor").skills("beor", 29).items("beor", "cudgel", "hatchet", "wooden_shield").run("grail.equip", "beor")
    )
    assert table.over
    assert table["beor"].idle == ()
    table.items("beor", "wicker_targe").run("grail.equip", "beor")
    assert table.asked() == {"A": "equip"}


@pytest.mark.rule("GRAIL-ITEM-05")
def test_drawing_goes_on_until_one_of_the_kind_appears():
    table = Table("beor").item_deck("mule", "hound", "crow", "cudgel").applies("draw_item weapon 1 actor")
    assert kinds(table) == ["cudgel"]
    assert len(table.state.item_deck) == 64
    assert not faults(table.state)


@pytest.mark.rule("GRAIL-ITEM-05")
def test_what_was_turned_up_on_the_way_is_shuffled_back():
    table = Table("beor").item_deck("mule", "hound", "crow", "cudgel")
    left = [card for card in table.state.item_deck if card != table.state.item_deck[3]]
    table.applies("draw_item weapon 1 actor")
    assert sorted(table.state.item_deck) == sorted(left)
    assert list(table.state.item_deck) != left
    table = Table("beor").item_deck("cudgel", "mule")
    left = list(table.state.item_deck[1:])
    table.applies("draw_item weapon 1 actor")
    assert list(table.state.item_deck) == left, "nothing was turned up"


@pytest.mark.rule("GRAIL-ITEM-05")
@pytest.mark.parametrize(
    "which, kind",
    [
        ("any", "mule"),
        ("craft", "lockpicks"),
        ("companion", "mule"),
        ("armor", "mail_shirt"),
        ("shield", "tower_shield"),
        ("relic", "wyrd_glass"),
        ("weapon_or_shield", "tower_shield"),
    ],
)
def test_of_which_kind(which, kind):
    table = Table("beor").item_deck("mule", "lockpicks", "mail_shirt", "tower_shield", "flail", "wyrd_glass")
    table.applies(f"draw_item {which} 1 actor")
    assert kinds(table) == [kind]


@pytest.mark.rule("GRAIL-ITEM-05")
def test_if_there_is_none_nothing_is_gained():
    table = Table("beor")
    table.state.item_deck = tuple([card for card in table.state.item_deck if card.startswith("mule")])
    table.applies("draw_item weapon 1 actor")
    assert table["beor"].items == ()


@pytest.mark.rule("GRAIL-ITEM-09", "GRAIL-DISCARD-01", "GRAIL-SECRET-02", "GRAIL-SECRET-03")
def test_discarded_items_go_under_the_deck_and_secrets_do_not_count():
    table = Table("beor").items("beor", "cudgel").secrets("beor", "erfyrs_hammer")
    cudgel = table["beor"].items[0]
    table.applies("discard_item weapon 2 actor")
    assert (table["beor"].items, table["beor"].secrets) == ((), ("erfyrs_hammer",))
    assert table.state.item_deck[-1] == cudgel


@pytest.mark.rule("GRAIL-ITEM-09")
def test_the_owner_chooses_what_goes():
    table = Table("beor").items("beor", "cudgel", "mule", "lockpicks").applies("discard_item any 2 actor")
    cudgel, mule, lockpicks = table["beor"].items
    table.of("beor").answers((do.ChooseItem(mule), do.ChooseItem(cudgel)))
    assert table["beor"].items == (lockpicks,)


@pytest.mark.rule("GRAIL-ITEM-10", "R-52")
def test_what_lies_face_down_is_still_owned():
    table = Table("beor").items("beor", "cudgel", "hatchet")
    table.put("beor", idle=table["beor"].items[:1]).applies("discard_item weapon 2 actor")
    assert table["beor"].items == ()
    assert table["beor"].idle == ()


@pytest.mark.rule("GRAIL-SECRET-01")
def test_a_secret_comes_when_it_is_named():
    table = Table("beor").applies("secret moon_lantern actor")
    assert table["beor"].secrets == ("moon_lantern",)


@pytest.mark.rule("GRAIL-SECRET-03")
def test_a_secret_is_lost_when_it_is_named_by_every_member_who_has_it():
    table = Table("beor", "arev").secrets("beor", "red_plague").secrets("arev", "red_plague", "faels_horn")
    table.applies("lose_secret red_plague", "beor", "arev")
    assert (table["beor"].secrets, table["arev"].secrets) == ((), ("faels_horn",))


@pytest.mark.rule("GRAIL-SECRET-05", "R-15")
def test_a_unique_secret_exists_once():
    table = Table("beor", "arev").secrets("arev", "faels_horn").applies("secret faels_horn actor", "beor")
    assert table["beor"].secrets == ()


@pytest.mark.rule("GRAIL-COUNTER-06")
def test_no_secret_of_this_campaign_asks_for_a_dial():
    secrets = Table("beor").state.content.secrets.values()
    parts = [do for one in secrets for rule in one.rule for do in parts_of(rule.do)]
    assert parts
    assert not [one for one in parts if isinstance(one, SetDial)]
