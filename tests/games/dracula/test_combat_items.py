"""The items that are used in a combat, as printed; which of Dracula's cards they cancel is in test_combat_cards.py."""

import pytest
from tests.games.dracula.fights import CITY, begin, combat, hold, meeting, play
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING

from nokturn.games.dracula.state import choices as do


def armed(*items, hunter=GODALMING):
    """A lone hunter with these items meets Dracula."""
    table = meeting(hunter)
    table.items(hunter, *items)
    return table


# weapons


@pytest.mark.rule("DRA-COMBAT-12", "DRA-ITEM-01")
@pytest.mark.card("knife", "pistol", "rifle")
@pytest.mark.parametrize("weapon, damage", [("knife", 3), ("pistol", 2), ("rifle", 2)])
@pytest.mark.parametrize("engaged", [GODALMING, SEWARD])
def test_weapons(weapon, damage, engaged):
    table = meeting(GODALMING, SEWARD)
    table.items(GODALMING, weapon)
    begin(table, "fangs")
    play(table, "fangs", {GODALMING: weapon, SEWARD: "dodge"}, engaged=engaged)
    assert table.game.damage == damage
    assert table.sheet(GODALMING).items == (weapon,), "it stays his"


# Crucifix


@pytest.mark.rule("DRA-COMBAT-24")
@pytest.mark.card("crucifix")
@pytest.mark.parametrize("dracula", ["fangs", "mesmerize"])
def test_a_crucifix_that_cancelled_fangs_or_mesmerize_deals_3(dracula):
    table = armed("crucifix")
    begin(table, dracula)
    play(table, dracula, "crucifix")
    assert table.game.damage == 3
    assert table.sheet(GODALMING).damage == 0
    assert table.sheet(GODALMING).items == ("crucifix",)


@pytest.mark.rule("DRA-COMBAT-24")
@pytest.mark.card("crucifix")
def test_a_crucifix_that_cancelled_escape_as_mist_deals_nothing():
    table = armed("crucifix")
    begin(table, "strength", "escape_as_mist")
    play(table, "strength", "dodge")
    play(table, "escape_as_mist", "crucifix")
    assert table.told("dracula-card-cancelled")[1] == {"card": "escape_as_mist", "hunter": GODALMING}
    assert not table.over
    assert table.game.damage == 0


@pytest.mark.rule("DRA-COMBAT-24")
@pytest.mark.card("crucifix")
def test_a_crucifix_that_cancelled_nothing_deals_nothing():
    table = armed("crucifix")
    begin(table, "claws")
    play(table, "claws", "crucifix")
    assert table.game.damage == 0
    assert table.sheet(GODALMING).damage == 4


@pytest.mark.rule("DRA-COMBAT-24")
@pytest.mark.card("crucifix")
def test_the_crucifix_of_an_unengaged_hunter_cancels_nothing():
    table = meeting(GODALMING, SEWARD)
    table.items(GODALMING, "crucifix")
    begin(table, "fangs")
    play(table, "fangs", {GODALMING: "crucifix", SEWARD: "dodge"}, engaged=SEWARD)
    assert table.told("dracula-card-cancelled") == [{"card": "fangs", "hunter": SEWARD}], "by the Dodge"
    assert table.game.damage == 0


# Garlic


@pytest.mark.rule("DRA-COMBAT-24")
@pytest.mark.card("garlic")
@pytest.mark.parametrize("dracula, damage", [("fangs", 2), ("claws", 2), ("strength", 0)])
def test_garlic_deals_2_to_who_played_fangs_or_claws_against_the_engaged_hunter(dracula, damage):
    table = armed("garlic")
    begin(table, dracula)
    play(table, dracula, "garlic")
    assert table.game.damage == damage
    assert table.sheet(GODALMING).items == ("garlic",)


@pytest.mark.rule("DRA-COMBAT-24")
@pytest.mark.card("garlic")
@pytest.mark.parametrize("dracula", ["fangs", "claws"])
def test_garlic_of_an_unengaged_hunter_deals_nothing(dracula):
    table = meeting(GODALMING, SEWARD)
    table.items(GODALMING, "garlic")
    begin(table, dracula)
    play(table, dracula, {GODALMING: "garlic", SEWARD: "dodge"}, engaged=SEWARD)
    assert table.game.damage == 0


@pytest.mark.rule("DRA-COMBAT-22")
@pytest.mark.card("garlic")
def test_garlic_deals_nothing_to_who_played_mesmerize():
    table = armed("garlic")
    begin(table, "mesmerize")
    play(table, "mesmerize", "garlic")
    assert table.game.damage == 0


# Heavenly Host


@pytest.mark.card("heavenly_host")
@pytest.mark.rule("DRA-COMBAT-15")
@pytest.mark.parametrize("dracula", ["claws", "strength", "mesmerize"])
def test_a_heavenly_host_deals_4_and_is_discarded(dracula):
    table = armed("heavenly_host")
    begin(table, dracula)
    play(table, dracula, "heavenly_host")
    assert table.game.damage == 4
    assert table.sheet(GODALMING).items == ()
    assert table.game.item_discard == ("heavenly_host",)


@pytest.mark.card("heavenly_host")
@pytest.mark.rule("DRA-BITE-03", "DRA-COMBAT-24")
def test_a_heavenly_host_against_fangs_gets_the_engaged_hunter_bitten():
    table = armed("heavenly_host")
    begin(table, "fangs")
    play(table, "fangs", "heavenly_host")
    assert table.sheet(GODALMING).damage == 2, "the Fangs themselves"
    assert table.sheet(GODALMING).bites == 1
    assert table.over, "he has left the combat"
    assert table.game.damage == 0
    assert table.game.influence == 0
    assert table.game.item_discard == ("heavenly_host",)


@pytest.mark.card("heavenly_host")
def test_the_heavenly_host_of_an_unengaged_hunter_deals_4_even_if_fangs_are_played():
    table = meeting(GODALMING, SEWARD)
    table.items(GODALMING, "heavenly_host")
    begin(table, "fangs")
    play(table, "fangs", {GODALMING: "heavenly_host", SEWARD: "dodge"}, engaged=SEWARD)
    assert table.game.damage == 4
    assert table.sheet(GODALMING).bites == 0
    assert table.game.item_discard == ("heavenly_host",)


@pytest.mark.card("heavenly_host")
@pytest.mark.rule("DRA-COMBAT-13")
def test_the_heavenly_host_of_a_hunter_bitten_by_the_fangs_does_not_resolve():
    table = armed("heavenly_host")
    begin(table, "mesmerize", "fangs")
    play(table, "mesmerize", "dodge")
    play(table, "fangs", "heavenly_host")
    assert table.over
    assert table.sheet(GODALMING).bites == 1, "one bite, not two"
    assert not table.sheet(GODALMING).defeated
    assert table.sheet(GODALMING).items == ("heavenly_host",)


# Holy Circle


def circle(*chosen):
    """Seward plays a Holy Circle beside Godalming and Mina, who punch, and chooses these hunters."""
    table = meeting(GODALMING, SEWARD, MINA)
    table.items(SEWARD, "holy_circle")
    begin(table, "claws", "strength")
    play(table, "claws", {GODALMING: "punch", SEWARD: "holy_circle", MINA: "punch"}, engaged=SEWARD)
    assert table.asked() == {"C": "holy-circle"}
    table.hunter(SEWARD).answers(tuple(do.ThisHunter(hunter) for hunter in chosen))
    return table


@pytest.mark.rule("DRA-CARD-26")
@pytest.mark.card("holy_circle")
@pytest.mark.parametrize(
    "chosen, left",
    [
        ((GODALMING,), (SEWARD, MINA)),
        ((SEWARD,), (GODALMING, MINA)),
        ((GODALMING, SEWARD), (MINA,)),
    ],
)
def test_a_holy_circle_takes_one_or_more_hunters_out_of_the_combat_himself_if_he_likes(chosen, left):
    table = circle(*chosen)
    assert combat(table).hunters == left
    assert table.game.item_discard == ("holy_circle",)
    assert table.sheet(SEWARD).items == ()
    assert all(table.sheet(hunter).place == CITY for hunter in chosen)


@pytest.mark.rule("DRA-CARD-26")
@pytest.mark.card("holy_circle")
def test_a_holy_circle_for_all_ends_the_combat():
    table = circle(GODALMING, SEWARD, MINA)
    assert table.over
    assert table.game.combat is None


@pytest.mark.rule("DRA-CARD-26")
@pytest.mark.card("holy_circle")
def test_cards_of_chosen_hunters_that_have_not_resolved_yet_do_not():
    assert circle(GODALMING, MINA).game.damage == 1, "Godalming's Punch came before Seward's card, Mina's did not"
    assert circle(GODALMING).game.damage == 2


@pytest.mark.rule("DRA-CARD-26")
@pytest.mark.card("holy_circle")
def test_a_holy_circle_must_choose_somebody():
    table = meeting(SEWARD, MINA)
    table.items(SEWARD, "holy_circle")
    begin(table, "claws")
    play(table, "claws", {SEWARD: "holy_circle", MINA: "punch"}, engaged=SEWARD)
    assert table.hunter(SEWARD).refusal(()).reason == "wrong-count"


@pytest.mark.rule("DRA-CARD-26")
@pytest.mark.card("holy_circle")
def test_a_lone_hunters_holy_circle_takes_him_out():
    table = armed("holy_circle")
    begin(table, "fangs")
    play(table, "fangs", "holy_circle")
    assert table.over
    assert table.sheet(GODALMING).damage == 0
    assert table.game.item_discard == ("holy_circle",)


# Holy Bullets


@pytest.mark.rule("DRA-COMBAT-22")
@pytest.mark.card("holy_bullets")
@pytest.mark.parametrize("weapon", ["pistol", "rifle"])
def test_holy_bullets_deal_3_more_right_after_a_pistol_or_rifle(weapon):
    table = armed(weapon, "holy_bullets")
    begin(table, "fangs")
    play(table, "fangs", weapon)
    assert table.asked() == {"B": "holy-bullets"}
    assert table.game.damage == 2
    table.hunter(GODALMING).answers(do.UseItem("holy_bullets"))
    assert table.game.damage == 5
    assert table.sheet(GODALMING).items == (weapon,)
    assert table.game.item_discard == ("holy_bullets",)


@pytest.mark.card("holy_bullets")
def test_holy_bullets_may_be_kept():
    table = armed("pistol", "holy_bullets")
    begin(table, "fangs")
    play(table, "fangs", "pistol")
    table.hunter(GODALMING).answers(do.Decline())
    assert table.game.damage == 2
    assert table.sheet(GODALMING).items == ("pistol", "holy_bullets")


@pytest.mark.card("holy_bullets")
@pytest.mark.parametrize(
    "items, asked",
    [(("pistol",), False), (("pistol", "knife"), True), (("pistol", "holy_bullets"), True)],
    ids=["nothing hidden", "another card", "the bullets"],
)
def test_nobody_is_asked_for_holy_bullets_if_all_his_items_have_been_seen(items, asked):
    """Whether he is asked depends on what everybody has seen: the Pistol he fired is no secret any more."""
    table = armed(*items)
    begin(table, "fangs")
    play(table, "fangs", "pistol")
    assert ("holy-bullets" in table.asked().values()) == asked
    assert table.game.damage == 2


@pytest.mark.card("holy_bullets")
def test_a_card_that_rests_is_no_hidden_card_either():
    table = armed("pistol", "knife")
    begin(table, "fangs", "claws")
    play(table, "fangs", "knife")
    play(table, "claws", "pistol")
    assert "holy-bullets" not in table.asked().values(), "Knife and Pistol lie on the table"


@pytest.mark.card("holy_bullets")
@pytest.mark.parametrize("dracula, card", [("fangs", "punch"), ("claws", "knife"), ("mesmerize", "pistol")])
def test_holy_bullets_need_a_pistol_or_rifle_that_resolved(dracula, card):
    table = armed("pistol", "knife", "holy_bullets")
    begin(table, dracula)
    play(table, dracula, card)
    assert "holy-bullets" not in table.asked().values()


@pytest.mark.card("holy_bullets")
def test_holy_bullets_are_for_the_owners_own_shot():
    table = meeting(GODALMING, SEWARD)
    table.items(GODALMING, "pistol")
    table.items(SEWARD, "holy_bullets")
    begin(table, "strength")
    play(table, "strength", {GODALMING: "pistol", SEWARD: "dodge"}, engaged=SEWARD)
    table.pass_until("pick-dracula-combat-card", seat="A")
    assert table.game.damage == 2
    assert table.sheet(SEWARD).items == ("holy_bullets",)


@pytest.mark.card("holy_bullets")
def test_one_holy_bullets_per_combat_whoever_has_more():
    table = meeting(GODALMING, SEWARD)
    table.items(GODALMING, "pistol", "holy_bullets", "holy_bullets")
    table.items(SEWARD, "rifle", "holy_bullets")
    begin(table, "strength", "fangs", "claws")
    play(table, "fangs", {GODALMING: "pistol", SEWARD: "rifle"}, engaged=SEWARD)
    table.hunter(GODALMING).answers(do.UseItem("holy_bullets"))
    assert table.asked()["A"] == "pick-dracula-combat-card", "Seward is not asked"
    assert table.game.damage == 2 + 3 + 2
    play(table, "strength", {GODALMING: "dodge", SEWARD: "dodge"}, engaged=GODALMING)
    play(table, "claws", {GODALMING: "pistol", SEWARD: "rifle"}, engaged=GODALMING)
    assert table.asked()["A"] == "pick-dracula-combat-card"
    assert table.game.damage == 7 + 2 + 2


@pytest.mark.card("holy_bullets")
def test_holy_bullets_can_be_used_in_the_next_combat():
    table = armed("pistol", "holy_bullets", "holy_bullets")
    for damage in (5, 10):
        begin(table, "claws", "strength")
        play(table, "claws", "pistol")
        table.hunter(GODALMING).answers(do.UseItem("holy_bullets"))
        assert table.game.damage == damage
        play(table, "strength", "escape")
        assert table.over


@pytest.mark.rule("DRA-COMBAT-22")
@pytest.mark.card("holy_bullets")
def test_mesmerize_does_not_weaken_holy_bullets():
    table = armed("rifle", "holy_bullets")
    begin(table, "mesmerize", "claws")
    play(table, "mesmerize", "dodge")
    play(table, "claws", "rifle")
    table.hunter(GODALMING).answers(do.UseItem("holy_bullets"))
    assert table.game.damage == 1 + 3


# Garlic Wreath


def wreathed(*hunters):
    """The combat begins and the first hunter has revealed a Garlic Wreath."""
    table = meeting(*hunters)
    table.items(hunters[0], "garlic_wreath")
    table.combat()
    table.hunter(hunters[0]).answers(do.UseItem("garlic_wreath"))
    return table


@pytest.mark.card("garlic_wreath")
@pytest.mark.rule("DRA-COMBAT-04")
def test_a_garlic_wreath_deals_4_each_time_fangs_hurt_its_wearer():
    table = wreathed(GODALMING)
    assert table.told("item-revealed") == [{"hunter": GODALMING, "item": "garlic_wreath"}]
    hold(table, "fangs", "fangs", "strength")
    play(table, "fangs", "punch")
    assert table.game.damage == 4 + 1
    assert table.sheet(GODALMING).damage == 2
    play(table, "strength", "dodge")
    play(table, "fangs", "punch")
    assert table.game.damage == 5 - 2 + 4 + 1
    assert table.sheet(GODALMING).items == ("garlic_wreath",)


@pytest.mark.card("garlic_wreath")
def test_fangs_heal_before_the_wreath_hurts():
    table = wreathed(GODALMING)
    table.game.damage = 12
    hold(table, "fangs")
    play(table, "fangs", "escape")
    assert table.game.damage == 12 - 2 + 4
    assert not table.game.finished


@pytest.mark.card("garlic_wreath")
def test_a_garlic_wreath_deals_nothing_for_cancelled_fangs_nor_for_anybody_else():
    table = wreathed(GODALMING, SEWARD)
    hold(table, "fangs", "fangs")
    play(table, "fangs", {GODALMING: "dodge", SEWARD: "dodge"}, engaged=GODALMING)
    assert table.game.damage == 0
    play(table, "fangs", {GODALMING: "escape", SEWARD: "punch"}, engaged=SEWARD)
    assert table.sheet(SEWARD).damage == 2
    assert table.game.damage == 1, "Seward's Punch"


@pytest.mark.card("garlic_wreath")
def test_a_bite_is_no_damage():
    table = wreathed(GODALMING)
    hold(table, "mesmerize", "fangs")
    play(table, "mesmerize", "dodge")
    play(table, "fangs", "punch")
    assert table.sheet(GODALMING).bites == 1
    assert table.game.damage == 0


@pytest.mark.card("garlic_wreath")
def test_claws_tear_the_wreath_of_the_engaged_hunter():
    table = meeting(GODALMING)
    table.items(GODALMING, "garlic_wreath")
    table.combat(night=False)
    table.hunter(GODALMING).answers(do.UseItem("garlic_wreath"))
    hold(table, "claws", "fangs")
    play(table, "claws", "punch")
    assert table.game.item_discard == ("garlic_wreath",)
    assert table.sheet(GODALMING).items == ()
    play(table, "fangs", "escape")
    assert table.game.damage == 0, "1 of the Punch, healed by the Fangs; the wreath is gone"


@pytest.mark.card("garlic_wreath")
@pytest.mark.parametrize("victim, torn", [(SEWARD, ()), (GODALMING, ("garlic_wreath",))])
def test_claws_tear_the_wreath_of_the_hunter_picked_at_night(victim, torn):
    table = wreathed(GODALMING, SEWARD)
    hold(table, "claws")
    play(table, "claws", {GODALMING: "punch", SEWARD: "punch"}, engaged=SEWARD)
    assert table.game.item_discard == ()
    table.dracula.answers(do.ThisHunter(victim))
    assert table.game.item_discard == torn


@pytest.mark.card("garlic_wreath")
def test_cancelled_claws_and_strength_leave_the_wreath_alone():
    table = wreathed(GODALMING)
    hold(table, "claws", "strength")
    play(table, "claws", "dodge")
    play(table, "strength", "punch")
    assert table.sheet(GODALMING).items == ("garlic_wreath",)


@pytest.mark.card("garlic_wreath")
def test_a_wreath_is_discarded_when_the_combat_ends_even_if_its_wearer_left_before():
    table = wreathed(GODALMING, SEWARD)
    hold(table, "strength", "strength")
    play(table, "strength", {GODALMING: "escape", SEWARD: "dodge"}, engaged=SEWARD)
    assert table.sheet(GODALMING).items == ("garlic_wreath",)
    play(table, "strength", "escape")
    assert table.over
    assert table.sheet(GODALMING).items == ()
    assert table.game.item_discard == ("garlic_wreath",)


@pytest.mark.card("garlic_wreath")
def test_a_wreath_that_was_not_revealed_does_nothing_and_is_kept():
    table = armed("garlic_wreath")
    begin(table, "fangs")
    play(table, "fangs", "escape")
    assert table.over
    assert table.game.damage == 0
    assert table.sheet(GODALMING).items == ("garlic_wreath",)


@pytest.mark.card("garlic_wreath")
def test_a_wreath_is_revealed_before_the_first_round_or_never():
    table = armed("garlic_wreath")
    begin(table, "strength")
    play(table, "strength", "dodge")
    assert table.asked() == {"A": "pick-dracula-combat-card", "B": "pick-combat-card"}


@pytest.mark.card("garlic_wreath")
def test_two_wreaths_of_one_hunter_deal_4_each():
    table = meeting(VAN_HELSING)
    table.items(VAN_HELSING, "garlic_wreath", "garlic_wreath")
    table.combat()
    table.hunter(VAN_HELSING).answers(do.UseItem("garlic_wreath")).answers(do.UseItem("garlic_wreath"))
    hold(table, "fangs")
    play(table, "fangs", "escape")
    assert table.game.damage == 8
    assert table.game.item_discard == ("garlic_wreath", "garlic_wreath")
