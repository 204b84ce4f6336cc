"""The basic cards of the hunters and Dracula's combat cards, as printed; the escapes are in test_escapes.py."""

import pytest
from tests.games.dracula.fights import CITY, begin, combat, meeting, play
from tests.games.dracula.table import GODALMING, MINA, SEWARD

from nokturn.games.dracula.state import choices as do

BANNERS = {
    "punch": ("mesmerize", "plotting"),
    "dodge": ("fangs", "strength", "claws"),
    "escape": ("strength", "plotting"),
    "knife": ("fangs", "escape_as_bat"),
    "pistol": ("claws", "plotting"),
    "rifle": ("claws", "escape_as_bat"),
    "crucifix": ("fangs", "mesmerize", "escape_as_mist"),
    "garlic": ("fangs", "strength"),
    "heavenly_host": ("mesmerize",),
    "holy_circle": ("fangs", "strength", "claws", "mesmerize", "plotting", "escape_as_bat", "escape_as_mist"),
}
"""Which of Dracula's cards the symbols on each hunter card cancel."""
DRACULAS = ("fangs", "strength", "claws", "mesmerize", "plotting", "escape_as_bat", "escape_as_mist")
ITEMS = tuple(card for card in BANNERS if card not in ("punch", "dodge", "escape"))


def duel(dracula, card, *, night=True, hunter=GODALMING):
    """A lone hunter plays this card against that one of Dracula's, in round 1."""
    table = meeting(hunter)
    if card in ITEMS:
        table.items(hunter, card)
    begin(table, dracula, night=night)
    return play(table, dracula, card)


@pytest.mark.rule("DRA-COMBAT-09", "DRA-COMBAT-21")
@pytest.mark.parametrize("card", BANNERS)
@pytest.mark.parametrize("dracula", DRACULAS)
def test_which_cards_cancel_which(dracula, card):
    table = duel(dracula, card)
    cancelled = [{"card": dracula, "hunter": GODALMING}] if dracula in BANNERS[card] else []
    assert table.told("dracula-card-cancelled") == cancelled


# the basic cards


@pytest.mark.rule("DRA-COMBAT-21")
@pytest.mark.card("punch")
def test_punch_deals_1_damage():
    assert duel("fangs", "punch").game.damage == 1


@pytest.mark.rule("DRA-COMBAT-21")
@pytest.mark.card("dodge")
def test_dodge_does_nothing_but_cancel():
    table = duel("claws", "dodge")
    assert table.game.damage == 0
    assert table.sheet(GODALMING).damage == 0
    assert combat(table).hunters == (GODALMING,)


@pytest.mark.rule("DRA-COMBAT-21", "DRA-COMBAT-19")
@pytest.mark.card("escape")
def test_escape_takes_the_hunter_out_of_the_combat():
    table = duel("claws", "escape", night=False)
    assert table.sheet(GODALMING).damage == 2, "Claws come first"
    assert table.over
    assert table.sheet(GODALMING).place == CITY


# Claws


@pytest.mark.rule("DRA-COMBAT-21")
@pytest.mark.card("claws")
def test_claws_by_day_hurt_the_engaged_hunter_for_2():
    table = meeting(SEWARD, MINA)
    begin(table, "claws", night=False)
    play(table, "claws", {SEWARD: "punch", MINA: "punch"}, engaged=SEWARD)
    assert table.sheet(SEWARD).damage == 2
    assert table.sheet(MINA).damage == 0
    assert table.asked()["A"] == "pick-dracula-combat-card"


@pytest.mark.rule("DRA-COMBAT-21")
@pytest.mark.card("claws")
@pytest.mark.parametrize("victim, damage", [(SEWARD, (4, 0)), (MINA, (2, 2))])
def test_claws_by_night_hurt_any_hunter_in_the_combat_for_2_more(victim, damage):
    table = meeting(SEWARD, MINA)
    begin(table, "claws")
    play(table, "claws", {SEWARD: "punch", MINA: "punch"}, engaged=SEWARD)
    assert table.asked() == {"A": "claws-at-night"}
    assert table.dracula.options == (do.ThisHunter(SEWARD), do.ThisHunter(MINA))
    assert table.sheet(SEWARD).damage == 2, "the engaged hunter first"
    table.dracula.answers(do.ThisHunter(victim))
    assert (table.sheet(SEWARD).damage, table.sheet(MINA).damage) == damage


@pytest.mark.rule("DRA-COMBAT-21")
@pytest.mark.card("claws")
def test_who_fell_to_the_first_stroke_is_not_hit_again():
    table = meeting(GODALMING, SEWARD, MINA)
    table.hurt(SEWARD, 8)
    begin(table, "claws")
    play(table, "claws", {GODALMING: "punch", SEWARD: "punch", MINA: "punch"}, engaged=SEWARD)
    assert table.dracula.options == (do.ThisHunter(GODALMING), do.ThisHunter(MINA))


@pytest.mark.rule("DRA-COMBAT-21")
@pytest.mark.card("claws")
def test_a_lone_hunter_defeated_by_the_first_stroke_ends_the_combat():
    table = meeting(SEWARD)
    table.hurt(SEWARD, 8)
    begin(table, "claws")
    play(table, "claws", "punch")
    assert table.over
    assert table.sheet(SEWARD).damage == 10


# Strength


@pytest.mark.rule("DRA-COMBAT-21")
@pytest.mark.card("strength")
@pytest.mark.parametrize("card", ["punch", "knife", "pistol", "rifle", "crucifix"])
def test_strength_by_day_hurts_for_2_and_cancels_punch_crucifix_or_a_weapon(card):
    table = duel("strength", card, night=False)
    assert table.sheet(GODALMING).damage == 2
    assert table.told("hunter-card-cancelled") == [{"hunter": GODALMING, "card": card}]
    assert table.game.damage == 0
    assert table.sheet(GODALMING).items == (() if card == "punch" else (card,))
    assert table.hunter(GODALMING).refusal(do.Pick(card)).rule == "DRA-COMBAT-14", "it rests like any card played"


@pytest.mark.rule("DRA-COMBAT-21", "DRA-COMBAT-15")
@pytest.mark.card("strength")
@pytest.mark.parametrize("card", ["knife", "pistol", "rifle", "crucifix"])
def test_strength_by_night_discards_the_crucifix_or_weapon_as_well(card):
    table = duel("strength", card)
    assert table.sheet(GODALMING).damage == 2
    assert table.game.damage == 0
    assert table.sheet(GODALMING).items == ()
    assert table.game.item_discard == (card,)
    assert not table.hunter(GODALMING).can(do.Pick(card))


@pytest.mark.rule("DRA-COMBAT-21")
@pytest.mark.card("strength")
def test_strength_by_night_cancels_punch_which_is_never_discarded():
    table = duel("strength", "punch")
    assert table.game.damage == 0
    play(table, table.game.combat.hand[0], "dodge")
    table.pass_until("pick-dracula-combat-card", seat="A")
    assert table.hunter(GODALMING).can(do.Pick("punch"))


@pytest.mark.rule("DRA-COMBAT-21")
@pytest.mark.card("strength", "heavenly_host")
def test_strength_cancels_no_other_card():
    table = duel("strength", "heavenly_host")
    assert table.sheet(GODALMING).damage == 2
    assert not table.told("hunter-card-cancelled")
    assert table.game.damage == 4


@pytest.mark.rule("DRA-COMBAT-21")
@pytest.mark.card("strength")
def test_strength_touches_the_engaged_hunter_only():
    table = meeting(GODALMING, SEWARD)
    table.items(GODALMING, "knife")
    table.items(SEWARD, "knife")
    begin(table, "strength")
    play(table, "strength", {GODALMING: "knife", SEWARD: "knife"}, engaged=GODALMING)
    assert (table.sheet(GODALMING).damage, table.sheet(SEWARD).damage) == (2, 0)
    assert (table.sheet(GODALMING).items, table.sheet(SEWARD).items) == ((), ("knife",))
    assert table.game.damage == 3


# Mesmerize


@pytest.mark.rule("DRA-COMBAT-22")
@pytest.mark.card("mesmerize")
@pytest.mark.parametrize("card", ["escape", "dodge", "knife", "pistol", "rifle", "garlic"])
def test_mesmerize_cancels_the_engaged_hunters_card(card):
    table = duel("mesmerize", card)
    assert table.told("hunter-card-cancelled") == [{"hunter": GODALMING, "card": card}]
    assert table.told("hunter-mesmerized") == [{"hunter": GODALMING}]
    assert table.game.damage == 0
    assert table.sheet(GODALMING).damage == 0
    assert combat(table).hunters == (GODALMING,), "a cancelled Escape does not lead out of the combat"


@pytest.mark.rule("DRA-COMBAT-22")
@pytest.mark.card("mesmerize")
@pytest.mark.parametrize("card", ["punch", "crucifix", "heavenly_host", "holy_circle"])
def test_a_cancelled_mesmerize_mesmerizes_nobody(card):
    table = duel("mesmerize", card)
    assert not table.told("hunter-mesmerized")
    assert not table.told("hunter-card-cancelled")


def mesmerized(*items, hunter=GODALMING, night=True):
    """Round 2 against a lone hunter who was mesmerized in round 1."""
    table = meeting(hunter)
    table.items(hunter, *items)
    begin(table, "mesmerize", "strength", "fangs", "claws", "mesmerize", night=night)
    return play(table, "mesmerize", "dodge")


@pytest.mark.rule("DRA-COMBAT-22")
@pytest.mark.card("mesmerize")
@pytest.mark.parametrize("weapon, damage", [("knife", 2), ("pistol", 1), ("rifle", 1)])
def test_a_mesmerized_hunters_weapons_deal_1_less(weapon, damage):
    table = mesmerized(weapon)
    play(table, "claws", weapon)
    assert table.game.damage == damage


@pytest.mark.rule("DRA-COMBAT-22")
@pytest.mark.card("mesmerize")
@pytest.mark.parametrize(
    "card, dracula, damage", [("punch", "claws", 1), ("garlic", "claws", 2), ("crucifix", "fangs", 3)]
)
def test_a_mesmerized_hunters_other_cards_deal_as_much_as_ever(card, dracula, damage):
    table = mesmerized(*[card] if card != "punch" else [])
    play(table, dracula, card)
    assert table.game.damage == damage


@pytest.mark.rule("DRA-COMBAT-22")
@pytest.mark.card("mesmerize")
def test_twice_mesmerized_is_mesmerized():
    table = mesmerized("knife")
    play(table, "mesmerize", "escape")
    play(table, "claws", "knife")
    assert table.game.damage == 2


@pytest.mark.rule("DRA-COMBAT-22")
@pytest.mark.card("mesmerize")
def test_another_hunters_weapons_deal_what_they_say():
    table = meeting(GODALMING, SEWARD)
    table.items(SEWARD, "knife")
    begin(table, "mesmerize", "strength")
    play(table, "mesmerize", {GODALMING: "dodge", SEWARD: "dodge"}, engaged=GODALMING)
    play(table, "strength", {GODALMING: "punch", SEWARD: "knife"}, engaged=GODALMING)
    assert table.game.damage == 3, "Strength cancels Godalming's Punch"


@pytest.mark.rule("DRA-COMBAT-22")
@pytest.mark.card("mesmerize")
def test_a_hunter_is_mesmerized_until_the_combat_ends():
    table = mesmerized("knife")
    play(table, "strength", "escape")
    assert table.over
    begin(table, "claws")
    play(table, "claws", "knife")
    assert table.game.damage == 3


# Fangs


@pytest.mark.rule("DRA-COMBAT-23")
@pytest.mark.card("fangs")
@pytest.mark.parametrize("night", [True, False])
@pytest.mark.parametrize("before, after", [(0, 0), (1, 0), (5, 3)])
def test_fangs_heal_2_then_hurt_for_2(night, before, after):
    table = meeting(GODALMING)
    table.game.damage = before
    begin(table, "fangs", night=night)
    play(table, "fangs", "escape")
    assert table.game.damage == after
    assert table.sheet(GODALMING).damage == 2
    assert table.sheet(GODALMING).bites == 0
    assert table.game.influence == 0
    if before:
        assert table.keys().index("dracula-healed") < table.keys().index("hunter-hurt")


@pytest.mark.rule("DRA-COMBAT-23")
@pytest.mark.card("fangs")
def test_fangs_by_night_bite_a_mesmerized_hunter_instead_and_influence_rises_by_1():
    table = mesmerized()
    table.game.damage = 6
    play(table, "fangs", "punch")
    assert table.sheet(GODALMING).bites == 1
    assert table.sheet(GODALMING).damage == 0
    assert table.game.damage == 4
    assert table.game.influence == 1
    assert table.over, "the bitten hunter has left the combat; his Punch does not resolve"


@pytest.mark.rule("DRA-COMBAT-23")
@pytest.mark.card("fangs")
def test_fangs_by_day_just_hurt_a_mesmerized_hunter():
    table = mesmerized(night=False)
    play(table, "fangs", "punch")
    assert table.sheet(GODALMING).bites == 0
    assert table.sheet(GODALMING).damage == 2
    assert table.game.influence == 0
    assert combat(table).hunters == (GODALMING,)


@pytest.mark.rule("DRA-COMBAT-23")
@pytest.mark.card("fangs")
def test_the_table_may_let_fangs_bite_by_day():
    table = meeting(GODALMING, fangs_needs_night=False)
    begin(table, "mesmerize", "fangs", night=False)
    play(table, "mesmerize", "dodge")
    play(table, "fangs", "punch")
    assert table.sheet(GODALMING).bites == 1
    assert table.game.influence == 1


@pytest.mark.rule("DRA-COMBAT-23")
@pytest.mark.card("fangs")
def test_fangs_bite_only_if_it_is_the_engaged_hunter_who_is_mesmerized():
    table = meeting(GODALMING, SEWARD)
    begin(table, "mesmerize", "fangs")
    play(table, "mesmerize", {GODALMING: "dodge", SEWARD: "dodge"}, engaged=GODALMING)
    play(table, "fangs", {GODALMING: "punch", SEWARD: "punch"}, engaged=SEWARD)
    assert table.sheet(SEWARD).damage == 2
    assert table.sheet(GODALMING).bites == table.sheet(SEWARD).bites == 0
    assert table.game.influence == 0


@pytest.mark.rule("DRA-COMBAT-23")
@pytest.mark.card("fangs")
def test_the_other_hunters_fight_on_after_a_bite():
    table = meeting(GODALMING, SEWARD)
    begin(table, "mesmerize", "fangs")
    play(table, "mesmerize", {GODALMING: "dodge", SEWARD: "dodge"}, engaged=GODALMING)
    play(table, "fangs", {GODALMING: "punch", SEWARD: "punch"}, engaged=GODALMING)
    assert combat(table).hunters == (SEWARD,)
    assert table.game.damage == 1, "Seward's Punch"


@pytest.mark.rule("DRA-COMBAT-23")
@pytest.mark.card("fangs")
def test_cancelled_fangs_do_nothing():
    table = mesmerized("garlic")
    table.game.damage = 6
    play(table, "fangs", "garlic")
    assert table.sheet(GODALMING).bites == table.sheet(GODALMING).damage == 0
    assert table.game.influence == 0
    assert table.game.damage == 6 + 2, "no healing, and Garlic hurts"


# Plotting


@pytest.mark.rule("DRA-COMBAT-21", "DRA-COMBAT-11")
@pytest.mark.card("plotting")
def test_plotting_takes_any_card_of_the_combat_deck_into_hand():
    table = meeting(GODALMING)
    begin(table, "plotting", "claws", "claws", "strength", "escape_as_bat")
    play(table, "plotting", "dodge")
    assert {option.card for option in table.dracula.options} == {
        "plotting",
        "strength",
        "fangs",
        "mesmerize",
        "escape_as_mist",
    }
    table.dracula.answers(do.TakeCard("fangs"))
    assert len(combat(table).hand) == 6, "four left, one searched for, one drawn"
    assert "fangs" in combat(table).hand
    assert len(table.game.combat_deck) == 6
    assert combat(table).plotting == 1


@pytest.mark.rule("DRA-COMBAT-21")
@pytest.mark.card("plotting")
def test_nobody_else_learns_what_plotting_found():
    table = meeting(GODALMING)
    begin(table, "plotting", "claws")
    play(table, "plotting", "dodge")
    table.dracula.answers(do.TakeCard("fangs"))
    assert "card" not in table.told("dracula-searched-combat-deck", "B")[0]
    assert table.told("dracula-searched-combat-deck", "A")[0]["card"] == "fangs"
    assert table.view("B").combat.hand == ()


@pytest.mark.rule("DRA-COMBAT-21")
@pytest.mark.card("plotting")
def test_plotting_cancels_nothing_in_its_own_round():
    table = meeting(GODALMING)
    table.items(GODALMING, "knife")
    begin(table, "plotting")
    play(table, "plotting", "knife")
    table.dracula.answers(do.TakeCard("fangs"))
    assert table.game.damage == 3


@pytest.mark.rule("DRA-COMBAT-08")
@pytest.mark.card("plotting")
def test_two_plottings_can_cancel_twice():
    table = meeting(GODALMING)
    begin(table, "plotting", "plotting", "claws", "strength")
    play(table, "plotting", "dodge")
    table.dracula.answers(do.TakeCard("fangs"))
    play(table, "plotting", "punch")
    table.dracula.answers(do.CancelByPlotting()).answers(do.TakeCard("fangs"))
    assert combat(table).plotting == 1, "the first is turned down; the second, its symbol uncancelled, lies face up"
    play(table, "claws", "dodge")
    table.dracula.answers(do.CancelByPlotting())
    assert table.sheet(GODALMING).damage == 4
    assert combat(table).plotting == 0
