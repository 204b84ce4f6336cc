"""Fighting vampire encounters: DRA-VFIGHT."""

import pytest
from msgspec.structs import replace
from tests.games.dracula.fights import CITY, combat, hold, play
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.state import choices as do

FILLERS = (("strength", "garlic"), ("claws", "dodge"), ("strength", "garlic"))
"""Rounds in which nothing happens but that two cards are played."""


def nest(vampire, *hunters, damage=0, players=5):
    """A vampire with so much damage lies in Dracula's old hideout in Vienna, where these hunters are."""
    table = Table(players)
    table.trail("dublin", CITY)
    table.lay(2, vampire)
    mark(table, damage)
    table.together(CITY, *hunters)
    return table


def mark(table, damage):
    """So much damage lies on the vampire."""
    [laid] = table.hideout(2).encounters
    table.game.put(replace(table.hideout(2), encounters=(replace(laid, damage=damage),)))


def search(table, hunter, *cards, night=False):
    """This hunter searches; nobody joins him unasked for, and Dracula holds these combat cards."""
    table.action(hunter, night=night).hunter(hunter).answers(do.Search())
    return hold(table, *cards) if cards else table


def ambush(table, hunter, *cards, night=False):
    """The hunter has just come to Vienna and the vampire ambushes him."""
    table.game.phase = "night" if night else "day"
    [laid] = table.hideout(2).encounters
    table.run("dracula.ambush", hunter, CITY)
    table.dracula.answers(do.Ambush(*table.calls(laid)))
    return hold(table, *cards) if cards else table


def vampire_of(table):
    """The vampire in the hideout on space 2."""
    [laid] = table.hideout(2).encounters
    return laid


# the fight


@pytest.mark.rule("DRA-VFIGHT-01", "DRA-TIME-03")
@pytest.mark.parametrize("meet", [search, ambush])
@pytest.mark.parametrize("vampire", ["new_vampire", "reckless_vampire"])
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_a_combat_starts_at_once_and_dracula_plays_his_cards_for_the_vampire(vampire, meet, night):
    table = meet(nest(vampire, SEWARD), SEWARD, night=night)
    assert table.told("combat") == [{"foe": vampire, "hunters": (SEWARD,), "place": CITY, "night": night}]
    assert table.asked() == {"A": "pick-dracula-combat-card", "C": "pick-combat-card"}
    assert len(combat(table).hand) == 5
    assert len(table.game.combat_deck) == 8


@pytest.mark.rule("DRA-VFIGHT-01")
def test_the_rules_of_combat_are_the_same():
    table = search(nest("new_vampire", SEWARD), SEWARD, "claws", "strength", "claws")
    play(table, "claws", "punch")
    assert table.sheet(SEWARD).damage == 2, "by day Claws strike once"
    assert table.hunter(SEWARD).refusal(do.Pick("punch")).rule == "DRA-COMBAT-14"
    play(table, "strength", "dodge")
    assert table.told("dracula-card-cancelled") == [{"card": "strength", "hunter": SEWARD}]
    play(table, "claws", "escape")
    assert table.over
    assert table.sheet(SEWARD).place == CITY


@pytest.mark.rule("DRA-VFIGHT-01", "DRA-COMBAT-16")
def test_a_fight_ends_after_draculas_sixth_card():
    table = nest("new_vampire", SEWARD)
    table.items(SEWARD, "garlic")
    search(table, SEWARD, "strength", "claws", "strength", "claws", "fangs", "fangs")
    for dracula, card in (*FILLERS, ("claws", "dodge"), ("fangs", "garlic"), ("fangs", "dodge")):
        assert not table.over
        play(table, dracula, card)
    assert table.over
    assert vampire_of(table).damage == 2, "Garlic against Fangs"
    assert len(table.game.combat_deck) == 13


@pytest.mark.rule("DRA-VFIGHT-01", "DRA-COMBAT-23")
def test_at_night_the_fangs_of_a_vampire_bite_a_mesmerized_hunter_too():
    table = search(nest("new_vampire", SEWARD), SEWARD, "mesmerize", "fangs", night=True)
    play(table, "mesmerize", "dodge")
    play(table, "fangs", "punch")
    assert table.sheet(SEWARD).bites == 1
    assert table.game.influence == 1
    assert table.over


# damage


@pytest.mark.rule("DRA-VFIGHT-02")
@pytest.mark.parametrize("vampire, health", [("new_vampire", 6), ("reckless_vampire", 4)])
def test_at_its_health_the_vampire_is_defeated_and_discarded(vampire, health):
    table = search(nest(vampire, SEWARD, damage=health - 2), SEWARD, "claws")
    play(table, "claws", "punch")
    assert vampire_of(table).damage == health - 1
    assert not table.over

    table = search(nest(vampire, SEWARD, damage=health - 1), SEWARD, "claws")
    play(table, "claws", "punch")
    assert table.over
    assert table.told("vampire-defeated") == [{"card": vampire}]
    assert table.hideout(2).encounters == ()
    assert table.game.encounter_discard == (vampire,)
    assert table.game.damage == 0, "the damage lay on the encounter card"


@pytest.mark.rule("DRA-VFIGHT-02")
def test_the_combat_ends_with_the_vampire():
    table = nest("new_vampire", GODALMING, SEWARD, damage=4)
    table.items(GODALMING, "knife")
    search(table, GODALMING)
    table.hunter(SEWARD).answers(do.Fight())
    hold(table, "strength")
    play(table, "strength", {GODALMING: "knife", SEWARD: "escape"}, engaged=SEWARD)
    assert table.over
    assert not table.told("hunter-left-combat"), "Seward's Escape does not resolve"
    assert table.game.encounter_discard == ("new_vampire",)


# escapes


@pytest.mark.rule("DRA-VFIGHT-03")
@pytest.mark.parametrize("escape", ["escape_as_bat", "escape_as_mist"])
@pytest.mark.parametrize("despair", [0, 3])
def test_dracula_cannot_play_an_escape_for_a_vampire_before_his_fourth_card(despair, escape):
    table = nest("new_vampire", SEWARD)
    table.items(SEWARD, "garlic")
    table.game.despair = despair
    search(table, SEWARD, "strength", "claws", "strength", escape, "fangs")
    for dracula, card in FILLERS:
        assert table.dracula.refusal(do.Pick(escape)).rule == "DRA-VFIGHT-03"
        play(table, dracula, card)
    assert len(combat(table).played) == 3
    play(table, escape, "dodge")
    assert table.over, "Pride does not apply to vampires, even with three despair tokens"
    assert vampire_of(table).face_up


@pytest.mark.rule("DRA-VFIGHT-03")
@pytest.mark.parametrize("hand", [("escape_as_mist",), ("escape_as_bat", "escape_as_mist")])
def test_whoever_holds_nothing_but_escapes_picks_one_all_the_same(hand):
    table = nest("new_vampire", SEWARD)
    search(table, SEWARD, *hand)
    assert set(table.dracula.may(do.Pick)) == {do.Pick(card) for card in hand}


@pytest.mark.rule("DRA-VFIGHT-07")
@pytest.mark.card("escape_as_bat")
def test_escape_as_bat_only_ends_the_fight():
    table = nest("new_vampire", SEWARD)
    table.items(SEWARD, "garlic")
    search(table, SEWARD, "strength", "claws", "strength", "escape_as_bat", night=True)
    for dracula, card in FILLERS:
        play(table, dracula, card)
    play(table, "escape_as_bat", "dodge")
    assert table.over, "nobody flies anywhere"
    assert table.trail_cards()[:2] == ("dublin", CITY)
    assert table.game.at == "dublin"
    assert len(table.game.combat_deck) == 13


# undefeated


@pytest.mark.rule("DRA-VFIGHT-04")
@pytest.mark.parametrize("meet", [search, ambush])
def test_an_undefeated_vampire_returns_face_up_with_its_damage(meet):
    table = meet(nest("new_vampire", SEWARD), SEWARD, "fangs", "strength")
    play(table, "strength", "dodge")
    play(table, "fangs", "punch")
    hold(table, "strength")
    play(table, "strength", "escape")
    table.finish()
    assert (vampire_of(table).card, vampire_of(table).face_up, vampire_of(table).damage) == ("new_vampire", True, 1)
    assert table.view("C").trail[1].encounters[0].damage == 1


@pytest.mark.rule("DRA-VFIGHT-04")
def test_its_damage_counts_in_the_next_fight():
    table = nest("new_vampire", SEWARD, damage=3)
    table.items(SEWARD, "knife")
    search(table, SEWARD, "claws")
    play(table, "claws", "knife")
    assert table.game.encounter_discard == ("new_vampire",)


@pytest.mark.rule("DRA-VFIGHT-04")
def test_a_vampire_on_hide_returns_to_hide():
    table = Table()
    table.trail("dublin", "hide", CITY)
    table.lay(2, "new_vampire")
    table.place(SEWARD, CITY)
    search(table, SEWARD, "strength")
    play(table, "strength", "escape")
    assert table.over
    assert vampire_of(table).face_up
    assert table.hideout(2).card == "hide"
    assert table.hideout(3).encounters == ()


@pytest.mark.rule("DRA-VFIGHT-04")
def test_a_vampire_of_a_lair_returns_to_the_lair():
    table = Table()
    table.lair(1, CITY, "new_vampire")
    table.place(SEWARD, CITY)
    search(table, SEWARD)
    table.pass_until("search-order", seat="A")
    [laid] = table.lair_on(1).encounters
    table.dracula.answers(do.Resolve(*table.calls(laid)))
    hold(table, "fangs")
    play(table, "fangs", "punch")
    hold(table, "strength")
    play(table, "strength", "escape")
    assert table.over
    [laid] = table.lair_on(1).encounters
    assert (laid.card, laid.face_up, laid.damage) == ("new_vampire", True, 1)


# who joins


@pytest.mark.rule("DRA-VFIGHT-05")
def test_other_hunters_in_the_city_may_become_delayed_to_join_against_a_new_vampire():
    table = nest("new_vampire", GODALMING, SEWARD, VAN_HELSING)
    search(table, SEWARD)
    assert table.asked() == {"B": "join-fight"}
    table.hunter(GODALMING).answers(do.Fight())
    assert table.asked() == {"D": "join-fight"}
    table.hunter(VAN_HELSING).answers(do.Decline())
    assert combat(table).hunters == (GODALMING, SEWARD)
    assert table.sheet(GODALMING).delayed
    assert not table.sheet(VAN_HELSING).delayed
    assert not table.sheet(SEWARD).delayed


@pytest.mark.rule("DRA-VFIGHT-05")
def test_they_may_join_in_an_ambush_too():
    table = nest("new_vampire", GODALMING, SEWARD)
    ambush(table, SEWARD)
    assert table.asked() == {"B": "join-fight"}
    table.hunter(GODALMING).answers(do.Fight())
    assert combat(table).hunters == (GODALMING, SEWARD)


@pytest.mark.rule("DRA-VFIGHT-05", "DRA-DELAY-04")
def test_who_is_delayed_already_cannot_join():
    table = nest("new_vampire", GODALMING, SEWARD)
    table.game.change(GODALMING, delayed=True)
    search(table, SEWARD)
    assert combat(table).hunters == (SEWARD,)


@pytest.mark.rule("DRA-VFIGHT-05")
def test_hunters_elsewhere_cannot_join():
    table = nest("new_vampire", SEWARD)
    table.place(GODALMING, "prague")
    search(table, SEWARD)
    assert combat(table).hunters == (SEWARD,)


@pytest.mark.rule("DRA-VFIGHT-05")
def test_a_reckless_vampire_is_fought_by_that_hunter_alone():
    table = nest("reckless_vampire", GODALMING, SEWARD, VAN_HELSING)
    search(table, SEWARD)
    assert combat(table).hunters == (SEWARD,)
    assert not table.sheet(GODALMING).delayed


# influence of a Reckless Vampire


@pytest.mark.rule("DRA-VFIGHT-06", "DRA-WIN-02")
@pytest.mark.card("reckless_vampire")
def test_each_fangs_of_a_reckless_vampire_in_an_ambush_brings_1_influence():
    table = nest("reckless_vampire", GODALMING)
    ambush(table, GODALMING, "fangs", "fangs", "strength")
    play(table, "fangs", "punch")
    assert table.game.influence == 1
    play(table, "fangs", "escape")
    assert table.game.influence == 2
    assert table.sheet(GODALMING).damage == 4


@pytest.mark.rule("DRA-VFIGHT-06")
@pytest.mark.card("reckless_vampire")
def test_in_a_search_it_brings_none():
    table = search(nest("reckless_vampire", GODALMING), GODALMING, "fangs")
    play(table, "fangs", "escape")
    assert table.game.influence == 0


@pytest.mark.rule("DRA-VFIGHT-06")
@pytest.mark.card("reckless_vampire")
def test_cancelled_fangs_bring_none():
    table = ambush(nest("reckless_vampire", GODALMING), GODALMING, "fangs", "strength")
    play(table, "fangs", "dodge")
    assert table.game.influence == 0


@pytest.mark.rule("DRA-VFIGHT-06")
@pytest.mark.card("new_vampire")
def test_a_new_vampire_in_an_ambush_brings_none():
    table = ambush(nest("new_vampire", GODALMING), GODALMING, "fangs")
    play(table, "fangs", "escape")
    assert table.game.influence == 0


@pytest.mark.rule("DRA-VFIGHT-06", "DRA-COMBAT-23")
@pytest.mark.card("reckless_vampire")
def test_it_is_in_addition_to_that_of_a_bite():
    table = nest("reckless_vampire", GODALMING)
    ambush(table, GODALMING, "mesmerize", "fangs", night=True)
    play(table, "mesmerize", "dodge")
    play(table, "fangs", "punch")
    assert table.sheet(GODALMING).bites == 1
    assert table.game.influence == 2


# which cards apply


@pytest.mark.rule("DRA-VFIGHT-07")
@pytest.mark.parametrize("before, after", [(4, 2), (1, 0), (0, 0)])
def test_healing_heals_the_vampire_not_dracula(before, after):
    table = nest("new_vampire", SEWARD, damage=before)
    table.game.damage = 7
    search(table, SEWARD, "fangs")
    play(table, "fangs", "escape")
    assert vampire_of(table).damage == after
    assert table.game.damage == 7


@pytest.mark.rule("DRA-VFIGHT-07")
@pytest.mark.card("sister_agatha")
def test_sister_agatha_does_not_apply():
    table = nest("new_vampire", SEWARD)
    table.ally("sister_agatha")
    search(table, SEWARD, "fangs")
    play(table, "fangs", "escape")
    assert table.game.damage == 0
    assert vampire_of(table).damage == 0


@pytest.mark.rule("DRA-VFIGHT-07")
@pytest.mark.card("szgany_bodyguards")
def test_stored_bodyguards_do_not_apply():
    table = nest("new_vampire", SEWARD)
    table.guards()
    search(table, SEWARD)
    assert table.asked() == {"A": "pick-dracula-combat-card", "C": "pick-combat-card"}
    assert table.game.guards == ("szgany_bodyguards",)


@pytest.mark.rule("DRA-VFIGHT-07")
@pytest.mark.card("enraged")
def test_enraged_applies():
    table = nest("new_vampire", SEWARD)
    table.dracula_events("enraged")
    search(table, SEWARD, "claws", "strength")
    play(table, "claws", "dodge")
    table.dracula.answers(do.PlayEvent("enraged"))
    assert table.sheet(SEWARD).damage == 2


@pytest.mark.rule("DRA-VFIGHT-07", "DRA-COMBAT-10")
@pytest.mark.card("enraged")
def test_after_enraged_not_even_the_fourth_card_is_an_escape():
    table = nest("new_vampire", SEWARD)
    table.items(SEWARD, "garlic")
    table.dracula_events("enraged")
    search(table, SEWARD, "strength", "claws", "strength", "escape_as_mist", "fangs")
    play(table, "strength", "garlic")
    table.dracula.answers(do.PlayEvent("enraged"))
    play(table, "claws", "dodge")
    play(table, "strength", "garlic")
    assert table.dracula.refusal(do.Pick("escape_as_mist")).rule == "DRA-COMBAT-10"


@pytest.mark.rule("DRA-VFIGHT-07", "DRA-CARD-14")
@pytest.mark.card("great_strength")
def test_great_strength_applies():
    table = nest("new_vampire", SEWARD)
    table.hurt(SEWARD, 9)
    table.events(MINA, "great_strength")
    search(table, SEWARD, "strength")
    play(table, "strength", "punch")
    table.hunter(MINA).answers(do.PlayEvent("great_strength"))
    assert table.sheet(SEWARD).damage == 9
    assert combat(table).hunters == (SEWARD,)


@pytest.mark.rule("DRA-VFIGHT-07")
@pytest.mark.card("lucys_revenge")
def test_lucys_revenge_applies():
    table = nest("reckless_vampire", GODALMING)
    table.items(GODALMING, "garlic")
    table.events(GODALMING, "lucys_revenge")
    search(table, GODALMING)
    table.hunter(GODALMING).answers(do.PlayEvent("lucys_revenge"))
    hold(table, "strength", "claws", "strength", "escape_as_mist")
    for dracula, card in FILLERS:
        play(table, dracula, card)
    play(table, "escape_as_mist", "punch")
    table.hunter(GODALMING).answers(do.PlayEvent("lucys_revenge"))
    assert not table.over
    assert vampire_of(table).damage == 1


@pytest.mark.rule("DRA-VFIGHT-07", "DRA-TIME-03")
@pytest.mark.card("nocturnal_visit")
def test_nocturnal_visit_applies_to_fights_of_the_day():
    table = nest("new_vampire", GODALMING)
    table.game.visited = True
    search(table, GODALMING, "claws")
    assert combat(table).night
    play(table, "claws", "punch")
    assert table.sheet(GODALMING).damage == 4


@pytest.mark.rule("DRA-VFIGHT-08")
@pytest.mark.card("heroic_leap")
@pytest.mark.parametrize("vampire, left", [("new_vampire", 1), ("reckless_vampire", 0)])
def test_heroic_leap_the_vampire_takes_5_then_the_hunter_takes_5(vampire, left):
    table = nest(vampire, SEWARD)
    table.events(SEWARD, "heroic_leap")
    search(table, SEWARD)
    table.hunter(SEWARD).answers(do.PlayEvent("heroic_leap"))
    assert table.over
    assert table.sheet(SEWARD).damage == 5
    assert table.game.damage == 0
    assert table.keys().index("vampire-hurt") < table.keys().index("hunter-hurt")
    if left:
        assert vampire_of(table).damage == 5
        assert vampire_of(table).face_up
    else:
        assert table.hideout(2).encounters == ()
        assert table.game.encounter_discard == (vampire,)


@pytest.mark.rule("DRA-VFIGHT-02")
@pytest.mark.card("crucifix", "pistol", "holy_bullets", "garlic_wreath")
def test_items_work_on_the_vampire():
    table = nest("new_vampire", SEWARD)
    table.items(SEWARD, "crucifix", "pistol", "holy_bullets", "garlic_wreath")
    search(table, SEWARD)
    table.hunter(SEWARD).answers(do.UseItem("garlic_wreath"))
    hold(table, "mesmerize", "claws", "strength")
    play(table, "mesmerize", "crucifix")
    assert vampire_of(table).damage == 3
    play(table, "claws", "pistol")
    assert vampire_of(table).damage == 5
    table.hunter(SEWARD).answers(do.UseItem("holy_bullets"))
    assert table.over
    assert table.game.encounter_discard == ("new_vampire",)
    assert table.sheet(SEWARD).items == ("crucifix", "pistol")
    assert table.game.damage == 0


@pytest.mark.rule("DRA-VFIGHT-02", "DRA-VFIGHT-07")
@pytest.mark.card("garlic_wreath")
def test_fangs_heal_the_vampire_before_a_garlic_wreath_hurts_it():
    table = nest("new_vampire", SEWARD, damage=5)
    table.items(SEWARD, "garlic_wreath")
    search(table, SEWARD)
    table.hunter(SEWARD).answers(do.UseItem("garlic_wreath"))
    hold(table, "fangs")
    play(table, "fangs", "punch")
    assert table.over, "5 - 2 + 4 is more than it can bear"
    assert table.told("vampire-hurt") == [
        {"card": "new_vampire", "amount": 4, "cause": "garlic_wreath", "damage": 7},
    ]
    assert table.game.encounter_discard == ("new_vampire",)
