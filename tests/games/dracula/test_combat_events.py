"""Events, allies and stored encounters of combats: DRA-COMBAT-04, DRA-COMBAT-10, DRA-CARD-05, -14, -27, -32."""

import pytest
from tests.games.dracula.fights import CITY, begin, combat, hold, meeting, play
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING

from nokturn.games.dracula.state import choices as do


def discarded(table):
    return [gone.card for gone in table.game.event_discard if gone.face_up]


# Escape Route


@pytest.mark.rule("DRA-COMBAT-04", "DRA-COMBAT-19")
@pytest.mark.card("escape_route")
@pytest.mark.parametrize("leaving, left", [(SEWARD, (MINA,)), (MINA, (SEWARD,))])
def test_escape_route_takes_a_hunter_out_of_the_combat(leaving, left):
    table = meeting(SEWARD, MINA)
    table.events(SEWARD, "escape_route")
    table.combat()
    table.hunter(SEWARD).answers(do.PlayEvent("escape_route"))
    assert table.hunter(SEWARD).options == (do.ThisHunter(SEWARD), do.ThisHunter(MINA))
    table.hunter(SEWARD).answers(do.ThisHunter(leaving))
    assert combat(table).hunters == left
    assert table.sheet(leaving).place == CITY
    assert discarded(table) == ["escape_route"]


# Heroic Leap


@pytest.mark.rule("DRA-COMBAT-04")
@pytest.mark.card("heroic_leap")
def test_heroic_leap_instead_of_the_combat_hurts_dracula_and_then_the_hunter_for_5():
    table = meeting(SEWARD, MINA)
    table.events(SEWARD, "heroic_leap")
    table.combat()
    table.hunter(SEWARD).answers(do.PlayEvent("heroic_leap"))
    assert table.over
    assert table.game.combat is None
    assert not table.told("dracula-plays")
    assert (table.game.damage, table.sheet(SEWARD).damage, table.sheet(MINA).damage) == (5, 5, 0)
    assert table.keys().index("dracula-hurt") < table.keys().index("hunter-hurt")
    assert discarded(table) == ["heroic_leap"]
    assert table.game.revealed


@pytest.mark.rule("DRA-WIN-05")
@pytest.mark.card("heroic_leap")
def test_a_heroic_leap_that_kills_dracula_does_not_hurt_the_hunter():
    table = meeting(MINA)
    table.hurt(MINA, 7)
    table.game.damage = 10
    table.game.influence = 12
    table.events(MINA, "heroic_leap")
    table.combat()
    table.hunter(MINA).answers(do.PlayEvent("heroic_leap"))
    assert table.game.winner == "hunters"
    assert table.sheet(MINA).damage == 7


@pytest.mark.card("heroic_leap")
@pytest.mark.rule("DRA-DEFEAT-02")
def test_a_heroic_leap_can_defeat_the_hunter():
    table = meeting(MINA)
    table.hurt(MINA, 3)
    table.events(MINA, "heroic_leap")
    table.combat()
    table.hunter(MINA).answers(do.PlayEvent("heroic_leap"))
    assert table.sheet(MINA).defeated
    assert table.game.influence == 2
    assert table.over


# Lucky Find


def lucky(*items, hunter=MINA):
    """The hunter with these items plays Lucky Find: Knife, Pistol, Rifle, Garlic and Dogs are on top."""
    table = meeting(hunter)
    table.items(hunter, *items)
    table.events(hunter, "lucky_find")
    table.top_item("knife", "pistol", "rifle", "garlic", "dogs")
    table.combat()
    table.pass_until("combat-starts", seat=table.game.players[hunter]).answers(do.PlayEvent("lucky_find"))
    return table


@pytest.mark.rule("DRA-CARD-27")
@pytest.mark.card("lucky_find")
def test_lucky_find_keeps_one_of_the_top_5_items():
    table = lucky()
    deck = table.game.item_deck
    seward = table.hunter(MINA)
    assert [option.card for option in seward.options] == ["knife", "pistol", "rifle", "garlic", "dogs"]
    seward.answers(do.TakeCard("rifle"))
    assert table.sheet(MINA).items == ("rifle",)
    assert table.game.item_discard == ("knife", "pistol", "garlic", "dogs")
    assert table.game.item_deck == deck
    assert discarded(table) == ["lucky_find"]


@pytest.mark.card("lucky_find")
def test_only_the_finder_sees_what_he_found():
    table = lucky(hunter=SEWARD)
    assert table.view("C").drawn == ("knife", "pistol", "rifle", "garlic", "dogs")
    assert table.view("A").drawn == table.view("E").drawn == ()
    table.hunter(SEWARD).answers(do.TakeCard("rifle"))
    assert "item" not in table.told("item-kept", "A")[0]
    assert table.told("item-kept", "C")[0]["item"] == "rifle"


@pytest.mark.rule("DRA-CARD-27", "DRA-HAND-02")
@pytest.mark.card("lucky_find")
def test_the_item_found_may_exceed_the_limit_until_the_combat_ends():
    table = lucky("garlic", "stake", "dogs", hunter=GODALMING)
    table.hunter(GODALMING).answers(do.TakeCard("knife"))
    assert table.sheet(GODALMING).items == ("garlic", "stake", "dogs", "knife")
    hold(table, "claws", "strength")
    play(table, "claws", "knife")
    assert table.game.damage == 3
    assert len(table.sheet(GODALMING).items) == 4
    play(table, "strength", "escape")
    assert table.asked() == {"B": "too-many-items"}
    table.hunter(GODALMING).answers(do.DiscardItem("dogs"))
    assert table.over
    assert table.sheet(GODALMING).items == ("garlic", "stake", "knife")


@pytest.mark.card("lucky_find")
@pytest.mark.rule("DRA-SUPPLY-07")
def test_lucky_find_goes_on_with_the_discard_pile_made_anew():
    table = meeting(SEWARD)
    table.events(SEWARD, "lucky_find")
    table.game.item_deck, table.game.item_discard = ("knife", "pistol"), ("dogs", "stake")
    table.combat()
    table.hunter(SEWARD).answers(do.PlayEvent("lucky_find"))
    assert {option.card for option in table.hunter(SEWARD).options} == {"knife", "pistol", "dogs", "stake"}


# Planned Ambush


def planned(*cards, hunters=(MINA,), items=("knife",)):
    """The first of these hunters has opened a Planned Ambush and holds these items; Dracula holds these cards."""
    table = meeting(*hunters)
    table.items(hunters[0], *items)
    table.events(hunters[0], "planned_ambush")
    table.combat()
    table.pass_until("combat-starts", seat=table.game.players[hunters[0]]).answers(do.PlayEvent("planned_ambush"))
    return hold(table, *cards)


@pytest.mark.rule("DRA-COMBAT-08")
@pytest.mark.card("planned_ambush")
def test_planned_ambush_swaps_the_revealed_card_before_symbols_are_compared():
    table = planned("claws", "fangs")
    assert discarded(table) == []
    assert table.view("A").combat.planned == MINA
    play(table, "claws", "punch")
    assert table.asked() == {"E": "planned-ambush"}
    assert table.told("dracula-plays"), "everybody has seen the cards"
    mina = table.hunter(MINA)
    assert [option.card for option in mina.may(do.Swap)] == ["dodge", "escape", "knife"]
    mina.answers(do.Swap("dodge"))
    assert table.told("dracula-card-cancelled") == [{"card": "claws", "hunter": MINA}]
    assert table.sheet(MINA).damage == 0
    assert table.game.damage == 0, "the Punch is not played"
    assert discarded(table) == ["planned_ambush"]
    assert mina.can(do.Pick("punch"))
    assert mina.refusal(do.Pick("dodge")).rule == "DRA-COMBAT-14"


@pytest.mark.rule("DRA-COMBAT-08")
@pytest.mark.card("planned_ambush")
def test_planned_ambush_may_leave_the_card_as_it_is_and_is_discarded_all_the_same():
    table = planned("mesmerize", "claws")
    play(table, "mesmerize", "punch")
    table.hunter(MINA).answers(do.Decline())
    assert table.game.damage == 1
    assert discarded(table) == ["planned_ambush"]
    play(table, "claws", "dodge")
    assert table.asked() == {"A": "pick-dracula-combat-card", "E": "pick-combat-card"}


@pytest.mark.card("planned_ambush")
def test_planned_ambush_takes_only_a_legal_card_from_hand():
    table = planned("claws", items=("stake",))
    play(table, "claws", "punch")
    assert table.hunter(MINA).refusal(do.Swap("stake")).reason == "not-offered"
    assert table.hunter(MINA).refusal(do.Swap("punch")).reason == "not-offered"


@pytest.mark.card("planned_ambush")
def test_a_planned_ambush_whose_hunter_has_left_is_discarded_unused():
    table = meeting(SEWARD, MINA)
    table.events(MINA, "planned_ambush")
    table.events(SEWARD, "escape_route")
    table.combat()
    table.hunter(SEWARD).passes()
    table.hunter(MINA).answers(do.PlayEvent("planned_ambush"))
    table.hunter(SEWARD).answers(do.PlayEvent("escape_route")).answers(do.ThisHunter(MINA))
    hold(table, "claws")
    play(table, "claws", "dodge")
    assert table.asked() == {"A": "pick-dracula-combat-card", "C": "pick-combat-card"}
    assert discarded(table) == ["escape_route", "planned_ambush"]


@pytest.mark.card("planned_ambush")
def test_a_planned_ambush_is_discarded_if_no_round_is_fought():
    table = meeting(MINA)
    table.events(MINA, "planned_ambush", "escape_route")
    table.combat()
    table.pass_until("combat-starts", seat="E")
    table.hunter(MINA).answers(do.PlayEvent("planned_ambush")).answers(do.PlayEvent("escape_route"))
    assert table.over
    assert discarded(table) == ["escape_route", "planned_ambush"]


# Great Strength


def strong(*cards, hunters=(GODALMING,), helper=GODALMING, damage=11):
    """Godalming, with that much of 12 damage, fights; the helper holds Great Strength."""
    table = meeting(*hunters)
    table.hurt(GODALMING, damage)
    table.events(helper, "great_strength")
    return begin(table, *cards)


@pytest.mark.rule("DRA-DEFEAT-03", "DRA-CARD-14")
@pytest.mark.card("great_strength")
@pytest.mark.parametrize("helper", [GODALMING, SEWARD, MINA], ids=["himself", "beside him", "far away"])
def test_great_strength_prevents_the_damage_that_would_defeat(helper):
    table = strong("strength", "claws", hunters=(GODALMING, SEWARD), helper=helper)
    play(table, "strength", {GODALMING: "dodge", SEWARD: "punch"}, engaged=SEWARD)
    play(table, "claws", {GODALMING: "punch", SEWARD: "dodge"}, engaged=GODALMING)
    assert table.asked() == {table.game.players[helper]: "prevent-damage"}
    table.hunter(helper).answers(do.PlayEvent("great_strength"))
    assert table.told("damage-prevented") == [{"hunter": GODALMING, "amount": 2, "cause": "claws"}]
    assert table.sheet(GODALMING).damage == 11
    assert GODALMING in combat(table).hunters
    assert table.game.influence == 0
    assert discarded(table) == ["great_strength"]


@pytest.mark.rule("DRA-CARD-14")
@pytest.mark.card("great_strength")
def test_great_strength_prevents_one_instance():
    table = strong("claws")
    play(table, "claws", "punch")
    table.hunter(GODALMING).answers(do.PlayEvent("great_strength"))
    assert table.sheet(GODALMING).defeated, "the second stroke of the night"
    assert table.sheet(GODALMING).damage == 13


@pytest.mark.rule("DRA-CARD-14")
@pytest.mark.card("great_strength")
def test_great_strength_prevents_no_damage_that_would_not_defeat():
    table = strong("strength", damage=9)
    play(table, "strength", "punch")
    assert table.sheet(GODALMING).damage == 11
    assert table.asked() == {"A": "pick-dracula-combat-card", "B": "pick-combat-card"}


@pytest.mark.rule("DRA-DEFEAT-03")
@pytest.mark.card("great_strength")
def test_who_does_not_play_great_strength_is_defeated():
    table = strong("strength")
    play(table, "strength", "punch")
    table.hunter(GODALMING).passes()
    assert table.sheet(GODALMING).defeated
    assert table.game.influence == 2


@pytest.mark.rule("DRA-CARD-14")
@pytest.mark.card("great_strength", "strength")
def test_the_rest_of_the_card_still_happens():
    table = meeting(GODALMING)
    table.hurt(GODALMING, 10)
    table.items(GODALMING, "knife")
    table.events(GODALMING, "great_strength")
    begin(table, "strength")
    play(table, "strength", "knife")
    table.hunter(GODALMING).answers(do.PlayEvent("great_strength"))
    assert table.sheet(GODALMING).items == ()
    assert table.game.damage == 0


@pytest.mark.rule("DRA-CARD-14", "DRA-COMBAT-23")
@pytest.mark.card("great_strength", "fangs")
def test_great_strength_against_a_bite_of_fangs_keeps_the_hunter_in_the_combat_and_influence_rises_all_the_same():
    table = strong("mesmerize", "fangs", damage=0)
    play(table, "mesmerize", "dodge")
    table.game.damage = 5
    play(table, "fangs", "punch")
    assert table.asked() == {"B": "prevent-bite"}
    table.hunter(GODALMING).answers(do.PlayEvent("great_strength"))
    assert table.told("bite-prevented") == [{"hunter": GODALMING}]
    assert table.sheet(GODALMING).bites == 0
    assert table.sheet(GODALMING).damage == 0
    assert combat(table).hunters == (GODALMING,)
    assert table.game.influence == 1
    assert table.game.damage == 5 - 2 + 1, "Fangs heal, and his Punch resolves"


@pytest.mark.rule("DRA-CARD-14")
@pytest.mark.card("great_strength", "heavenly_host")
def test_great_strength_prevents_the_bite_of_a_heavenly_host_likewise():
    table = meeting(GODALMING)
    table.items(GODALMING, "heavenly_host")
    table.events(GODALMING, "great_strength")
    begin(table, "fangs")
    play(table, "fangs", "heavenly_host")
    table.hunter(GODALMING).answers(do.PlayEvent("great_strength"))
    assert table.sheet(GODALMING).bites == 0
    assert combat(table).hunters == (GODALMING,)
    assert table.game.damage == 0
    assert table.game.item_discard == ("heavenly_host",)


@pytest.mark.card("great_strength", "garlic_wreath")
def test_prevented_fangs_do_not_wake_a_garlic_wreath():
    table = meeting(GODALMING)
    table.hurt(GODALMING, 11)
    table.items(GODALMING, "garlic_wreath")
    table.events(GODALMING, "great_strength")
    table.combat()
    table.hunter(GODALMING).answers(do.UseItem("garlic_wreath"))
    hold(table, "fangs")
    play(table, "fangs", "punch")
    table.hunter(GODALMING).answers(do.PlayEvent("great_strength"))
    assert table.game.damage == 1, "the Punch"


@pytest.mark.card("great_strength", "garlic_wreath")
def test_prevented_claws_do_not_tear_a_garlic_wreath():
    table = meeting(GODALMING)
    table.hurt(GODALMING, 11)
    table.items(GODALMING, "garlic_wreath")
    table.events(GODALMING, "great_strength")
    table.combat(night=False)
    table.hunter(GODALMING).answers(do.UseItem("garlic_wreath"))
    hold(table, "claws")
    play(table, "claws", "punch")
    table.hunter(GODALMING).answers(do.PlayEvent("great_strength"))
    assert table.sheet(GODALMING).items == ("garlic_wreath",)


@pytest.mark.card("great_strength", "heroic_leap")
@pytest.mark.rule("DRA-CARD-14")
def test_great_strength_saves_from_a_heroic_leap():
    table = meeting(MINA)
    table.hurt(MINA, 5)
    table.events(MINA, "heroic_leap")
    table.events(VAN_HELSING, "great_strength")
    table.combat()
    table.hunter(MINA).answers(do.PlayEvent("heroic_leap"))
    table.hunter(VAN_HELSING).answers(do.PlayEvent("great_strength"))
    assert table.sheet(MINA).damage == 5
    assert table.game.damage == 5
    assert table.over


@pytest.mark.card("great_strength")
@pytest.mark.rule("DRA-CARD-14")
def test_great_strength_is_for_combats():
    table = meeting(at="dublin")
    table.place(MINA, CITY)
    table.hurt(MINA, 7)
    table.events(MINA, "great_strength")
    table.run("dracula.hurt", MINA, 2, "rats")
    assert table.over
    assert table.sheet(MINA).defeated


@pytest.mark.card("great_strength")
@pytest.mark.rule("DRA-DEFEAT-04")
def test_a_defeated_hunter_helps_nobody():
    table = strong("strength", helper=SEWARD)
    table.game.change(SEWARD, defeated=True)
    play(table, "strength", "punch")
    assert table.sheet(GODALMING).defeated


# Lucy's Revenge


def avenging(*cards, hunters=(GODALMING,), damage=0):
    """Godalming, with that much damage, has opened Lucy's Revenge; Dracula holds these cards."""
    table = meeting(*hunters)
    table.hurt(GODALMING, damage)
    table.events(GODALMING, "lucys_revenge")
    table.combat()
    table.pass_until("combat-starts", seat="B").answers(do.PlayEvent("lucys_revenge"))
    return hold(table, *cards)


@pytest.mark.rule("DRA-EVENT-06")
@pytest.mark.card("lucys_revenge")
def test_lucys_revenge_is_godalmings_alone():
    table = meeting(GODALMING, MINA)
    table.events(MINA, "lucys_revenge", "escape_route")
    table.combat()
    table.pass_until("combat-starts", seat="E")
    assert table.hunter(MINA).refusal(do.PlayEvent("lucys_revenge")).rule == "DRA-EVENT-06"


@pytest.mark.card("lucys_revenge")
@pytest.mark.parametrize("escape", ["escape_as_bat", "escape_as_mist"])
def test_lucys_revenge_cancels_an_escape(escape):
    table = avenging("strength", escape, "strength")
    assert discarded(table) == []
    play(table, "strength", "dodge")
    play(table, escape, "punch")
    assert table.asked() == {"B": "avenge-lucy-escape"}
    table.hunter(GODALMING).answers(do.PlayEvent("lucys_revenge"))
    assert table.told("escape-fails") == [{"card": escape, "foe": "dracula"}]
    assert combat(table).hunters == (GODALMING,)
    assert table.game.damage == 1, "the Punch resolves"
    assert table.game.at == CITY
    assert discarded(table) == ["lucys_revenge"]


@pytest.mark.card("lucys_revenge")
def test_lucys_revenge_works_once():
    table = avenging("strength", "escape_as_mist", "escape_as_mist")
    play(table, "strength", "dodge")
    play(table, "escape_as_mist", "punch")
    table.hunter(GODALMING).answers(do.PlayEvent("lucys_revenge"))
    play(table, "escape_as_mist", "dodge")
    assert table.over


@pytest.mark.card("lucys_revenge")
def test_lucys_revenge_may_be_saved_and_is_discarded_when_the_combat_ends():
    table = avenging("strength", "escape_as_mist")
    play(table, "strength", "dodge")
    play(table, "escape_as_mist", "punch")
    table.hunter(GODALMING).passes()
    assert table.over
    assert discarded(table) == ["lucys_revenge"]


@pytest.mark.card("lucys_revenge")
def test_an_escape_that_fails_by_itself_does_not_call_for_revenge():
    table = avenging("escape_as_mist", "claws")
    play(table, "escape_as_mist", "dodge")
    assert table.told("escape-fails") == [{"card": "escape_as_mist", "foe": "dracula"}], "Pride"
    assert table.asked() == {"A": "pick-dracula-combat-card", "B": "pick-combat-card"}


@pytest.mark.rule("DRA-DEFEAT-03")
@pytest.mark.card("lucys_revenge")
def test_lucys_revenge_prevents_a_bite_on_godalming():
    table = avenging("mesmerize", "fangs")
    play(table, "mesmerize", "dodge")
    play(table, "fangs", "punch")
    assert table.asked() == {"B": "avenge-lucy-bite"}
    table.hunter(GODALMING).answers(do.PlayEvent("lucys_revenge"))
    assert table.sheet(GODALMING).bites == 0
    assert table.game.influence == 1
    assert combat(table).hunters == (GODALMING,)
    assert discarded(table) == ["lucys_revenge"]


@pytest.mark.rule("DRA-DEFEAT-03")
@pytest.mark.card("lucys_revenge")
def test_lucys_revenge_prevents_the_damage_that_would_defeat_godalming():
    table = avenging("strength", damage=10)
    play(table, "strength", "punch")
    table.hunter(GODALMING).answers(do.PlayEvent("lucys_revenge"))
    assert table.sheet(GODALMING).damage == 10
    assert not table.sheet(GODALMING).defeated
    assert discarded(table) == ["lucys_revenge"]


@pytest.mark.card("lucys_revenge")
def test_lucys_revenge_prevents_no_lesser_damage():
    table = avenging("strength", damage=9)
    play(table, "strength", "punch")
    assert table.sheet(GODALMING).damage == 11
    assert table.asked() == {"A": "pick-dracula-combat-card", "B": "pick-combat-card"}


@pytest.mark.card("lucys_revenge")
def test_lucys_revenge_does_not_protect_another_hunter():
    table = avenging("strength", hunters=(GODALMING, MINA))
    table.hurt(MINA, 7)
    play(table, "strength", {GODALMING: "punch", MINA: "punch"}, engaged=MINA)
    assert table.sheet(MINA).defeated
    assert combat(table).revenge


@pytest.mark.card("lucys_revenge", "great_strength")
@pytest.mark.rule("DRA-DEFEAT-03")
def test_great_strength_can_still_help_when_lucys_revenge_is_saved():
    table = meeting(GODALMING)
    table.hurt(GODALMING, 11)
    table.events(GODALMING, "lucys_revenge", "great_strength")
    table.combat()
    table.hunter(GODALMING).answers(do.PlayEvent("lucys_revenge"))
    hold(table, "strength")
    play(table, "strength", "punch")
    table.hunter(GODALMING).passes()
    assert table.asked() == {"B": "prevent-damage"}
    table.hunter(GODALMING).answers(do.PlayEvent("great_strength"))
    assert not table.sheet(GODALMING).defeated
    assert combat(table).revenge


# Enraged


def raging(*cards, items=(), hunters=(MINA,)):
    """Dracula holds Enraged and these combat cards; the first hunter these items."""
    table = meeting(*hunters)
    table.items(hunters[0], *items)
    table.dracula_events("enraged")
    return begin(table, *cards)


@pytest.mark.rule("DRA-COMBAT-10")
@pytest.mark.card("enraged")
def test_enraged_undoes_the_cancellation():
    table = raging("claws", "strength")
    play(table, "claws", "dodge")
    assert table.asked() == {"A": "card-cancelled"}
    table.dracula.answers(do.PlayEvent("enraged"))
    assert table.sheet(MINA).damage == 4
    assert table.game.dracula_events == ()
    assert discarded(table) == ["enraged"]


@pytest.mark.rule("DRA-COMBAT-10")
@pytest.mark.card("enraged")
def test_after_enraged_dracula_cannot_escape_for_the_rest_of_the_combat():
    table = raging("claws", "strength", "escape_as_bat", "escape_as_mist")
    play(table, "claws", "dodge")
    table.dracula.answers(do.PlayEvent("enraged"))
    assert table.dracula.refusal(do.Pick("escape_as_bat")).rule == "DRA-COMBAT-10"
    assert table.dracula.refusal(do.Pick("escape_as_mist")).rule == "DRA-COMBAT-10"
    play(table, "strength", "escape")
    assert table.over
    begin(table, "strength", "escape_as_mist")
    assert table.dracula.can(do.Pick("escape_as_mist")), "in the next combat he can"


@pytest.mark.rule("DRA-COMBAT-10")
@pytest.mark.card("enraged")
def test_enraged_need_not_be_played():
    table = raging("claws", "strength", "escape_as_mist")
    play(table, "claws", "dodge")
    table.dracula.answers(do.Pass())
    assert table.sheet(MINA).damage == 0
    assert table.dracula.can(do.Pick("escape_as_mist"))


@pytest.mark.rule("DRA-COMBAT-10")
@pytest.mark.card("enraged")
def test_enraged_never_saves_an_escape_card():
    table = raging("strength", "escape_as_mist", items=("crucifix",))
    play(table, "strength", "dodge")
    table.dracula.passes()
    play(table, "escape_as_mist", "crucifix")
    assert table.asked() == {"A": "pick-dracula-combat-card", "E": "pick-combat-card"}


@pytest.mark.rule("DRA-COMBAT-10")
@pytest.mark.card("enraged")
def test_enraged_is_for_cancelled_cards():
    table = raging("claws", "strength")
    play(table, "claws", "punch")
    assert table.asked() == {"A": "pick-dracula-combat-card", "E": "pick-combat-card"}


@pytest.mark.rule("DRA-COMBAT-24", "DRA-COMBAT-10")
@pytest.mark.card("enraged", "crucifix")
def test_a_crucifix_whose_cancellation_was_undone_deals_nothing():
    table = raging("fangs", "strength", items=("crucifix",))
    play(table, "fangs", "crucifix")
    table.dracula.answers(do.PlayEvent("enraged"))
    assert table.game.damage == 0
    assert table.sheet(MINA).damage == 2


@pytest.mark.rule("DRA-COMBAT-24", "DRA-COMBAT-10")
@pytest.mark.card("enraged", "garlic")
def test_garlic_hurts_whether_the_fangs_were_cancelled_or_not():
    table = raging("fangs", "strength", items=("garlic",))
    play(table, "fangs", "garlic")
    table.dracula.answers(do.PlayEvent("enraged"))
    assert table.game.damage == 2
    assert table.sheet(MINA).damage == 2


# Sister Agatha


def agatha(*cards, items=(), damage=0, despair=0):
    """Sister Agatha is the hunters' ally, Mina fights Dracula, who has that much damage."""
    table = meeting(MINA)
    table.items(MINA, *items)
    table.ally("sister_agatha")
    table.game.damage, table.game.despair = damage, despair
    return begin(table, *cards)


@pytest.mark.rule("DRA-CARD-05")
@pytest.mark.card("sister_agatha")
@pytest.mark.parametrize("dracula", ["fangs", "escape_as_bat", "escape_as_mist"])
def test_sister_agatha_hurts_dracula_for_2_when_he_plays_fangs_or_an_escape(dracula):
    table = agatha("strength", dracula, damage=3)
    play(table, "strength", "dodge")
    play(table, dracula, "escape")
    assert table.told("dracula-hurt") == [{"amount": 2, "cause": "sister_agatha", "damage": 5}]


@pytest.mark.rule("DRA-CARD-05")
@pytest.mark.card("sister_agatha")
@pytest.mark.parametrize("dracula", ["claws", "strength", "mesmerize", "plotting"])
def test_sister_agatha_does_not_mind_other_cards(dracula):
    table = agatha(dracula)
    play(table, dracula, "escape")
    assert table.game.damage == 0


@pytest.mark.rule("DRA-CARD-05")
@pytest.mark.card("sister_agatha")
def test_the_damage_comes_before_the_card_resolves():
    table = agatha("fangs")
    play(table, "fangs", "escape")
    assert table.game.damage == 0, "2 damage, then Fangs heal 2"
    keys = table.keys()
    assert keys.index("dracula-plays") < keys.index("dracula-hurt") < keys.index("dracula-healed")


@pytest.mark.rule("DRA-CARD-05", "DRA-WIN-05")
@pytest.mark.card("sister_agatha")
@pytest.mark.parametrize("dracula", ["fangs", "escape_as_mist"])
def test_sister_agatha_can_end_the_game_first(dracula):
    table = agatha("strength", dracula, damage=13)
    play(table, "strength", "dodge")
    play(table, dracula, "punch")
    assert table.game.winner == "hunters"
    assert table.game.damage == 15
    assert table.sheet(MINA).damage == 0


@pytest.mark.rule("DRA-CARD-05", "DRA-COMBAT-24")
@pytest.mark.card("sister_agatha")
def test_a_cancelled_card_was_played_too():
    table = agatha("fangs")
    play(table, "fangs", "dodge")
    assert table.game.damage == 2


@pytest.mark.rule("DRA-CARD-05", "DRA-PRIDE-02")
@pytest.mark.card("sister_agatha")
def test_an_escape_cancelled_by_pride_was_played_too():
    table = agatha("escape_as_mist")
    play(table, "escape_as_mist", "dodge")
    assert not table.over
    assert table.game.damage == 2


# stored Szgany Bodyguards


def guarded(*hunters, guards=1):
    """Dracula has so many Szgany Bodyguards before him."""
    table = meeting(*hunters)
    table.guards(guards)
    return table


@pytest.mark.rule("DRA-CARD-32", "DRA-COMBAT-04")
@pytest.mark.card("szgany_bodyguards")
def test_stored_bodyguards_beat_one_hunter_just_before_the_combat():
    table = guarded(SEWARD, MINA)
    table.dusk()
    assert table.asked() == {"A": "send-bodyguards"}
    assert table.dracula.options == (do.ThisHunter(SEWARD), do.ThisHunter(MINA), do.Decline())
    assert not table.told("combat")
    table.dracula.answers(do.ThisHunter(SEWARD))
    assert table.sheet(SEWARD).damage == 4, "he has no weapon to show"
    assert table.sheet(SEWARD).delayed
    assert table.sheet(MINA).damage == 0
    assert table.game.guards == ()
    assert table.game.encounter_discard == ("szgany_bodyguards",)
    assert combat(table).hunters == (SEWARD, MINA), "the delayed hunter fights"


@pytest.mark.rule("DRA-CARD-32")
@pytest.mark.card("szgany_bodyguards")
def test_a_weapon_shown_halves_what_the_bodyguards_do():
    table = guarded(SEWARD)
    table.items(SEWARD, "pistol")
    table.combat()
    table.dracula.answers(do.ThisHunter(SEWARD))
    table.hunter(SEWARD).answers(do.ShowItem("pistol"))
    assert table.sheet(SEWARD).damage == 2
    assert not table.sheet(SEWARD).delayed
    assert table.sheet(SEWARD).items == ("pistol",)


@pytest.mark.rule("DRA-CARD-32")
@pytest.mark.card("szgany_bodyguards")
def test_each_of_two_bodyguards_is_used_once():
    table = guarded(SEWARD, MINA, guards=2)
    table.combat()
    table.dracula.answers(do.ThisHunter(SEWARD)).answers(do.ThisHunter(MINA))
    assert (table.sheet(SEWARD).damage, table.sheet(MINA).damage) == (4, 4)
    assert table.asked()["A"] == "pick-dracula-combat-card"


@pytest.mark.rule("DRA-CARD-32")
@pytest.mark.card("szgany_bodyguards")
def test_bodyguards_may_be_kept_for_a_later_combat():
    table = guarded(MINA)
    table.combat()
    table.dracula.answers(do.Decline())
    assert table.told("combat")
    assert table.game.guards == ("szgany_bodyguards",)
    assert table.sheet(MINA).damage == 0


@pytest.mark.rule("DRA-CARD-32", "DRA-COMBAT-02")
@pytest.mark.card("szgany_bodyguards")
def test_bodyguards_come_after_dracula_has_accepted_the_combat():
    table = guarded(MINA)
    table.game.fog[CITY] = 1
    table.combat()
    assert table.asked() == {"A": "combat-in-fog"}
    table.dracula.answers(do.Fight())
    assert table.asked() == {"A": "send-bodyguards"}

    table = guarded(MINA)
    table.game.fog[CITY] = 1
    table.combat()
    table.dracula.answers(do.Stand())
    assert table.over
    assert table.game.guards == ("szgany_bodyguards",)


@pytest.mark.rule("DRA-CARD-32")
@pytest.mark.card("szgany_bodyguards")
def test_if_the_bodyguards_leave_no_active_hunter_there_is_no_combat():
    table = guarded(MINA)
    table.hurt(MINA, 6)
    table.combat()
    table.dracula.answers(do.ThisHunter(MINA))
    assert table.sheet(MINA).defeated
    assert table.over
    assert not table.told("combat")


@pytest.mark.rule("DRA-CARD-32")
@pytest.mark.card("szgany_bodyguards")
def test_a_second_card_is_kept_when_nobody_is_left_to_beat():
    table = guarded(MINA, guards=2)
    table.hurt(MINA, 6)
    table.combat()
    table.dracula.answers(do.ThisHunter(MINA))
    assert table.over
    assert table.game.guards == ("szgany_bodyguards",)
