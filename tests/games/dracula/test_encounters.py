"""The thirteen kinds of encounters, as printed: met in an ambush or a search, and matured.

What maturing, ambush and search have in common is in `test_maturing.py`, `test_ambush.py` and `test_search.py`."""

import pytest

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state import choices as do

from .table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

BOTH = pytest.mark.parametrize("how", ["ambush", "search"])
WEAPONS = ("knife", "pistol", "rifle")
DANUBE = {"budapest", "castle_dracula", "klausenburg", "prague", "szeged", "vienna", "zagreb"}


def lying(card, city="vienna", hunter=SEWARD, items=(), others=()):
    """The card lies in the hideout of the city on space 2, and the hunters are there."""
    table = Table()
    table.encounters()
    table.trail("madrid", city)
    table.lay(2, card)
    table.together(city, hunter, *others)
    table.items(hunter, *items)
    return table


def meet(table, how, hunter=SEWARD, night=False):
    """The hunter is ambushed by the first card of the hideout on space 2, or searches there."""
    city = table.sheet(hunter).place
    if how == "search":
        table.action(hunter, night=night).hunter(hunter).answers(do.Search())
        return table
    table.game.phase = "night" if night else "day"
    table.run("dracula.ambush", hunter, city)
    table.dracula.answers(do.Ambush(*table.calls(table.hideout(2).encounters[0])))
    return table


def met(card, how, **facts):
    return meet(lying(card, **facts), how, facts.get("hunter", SEWARD))


def unanswered(table):
    """An ambush that Dogs or Forewarned could answer is not answered."""
    if table.asked() == {"C": "answer-ambush"}:
        table.hunter(SEWARD).answers(do.Pass())


def slots(table):
    """Of the hideout on space 2 and of its first encounter."""
    return table.hideout(2).slot, table.hideout(2).encounters[0].slot


def maturing(card, city="vienna"):
    """The card lies in the hideout that is about to slide off."""
    table = Table()
    table.encounters()
    table.trail("madrid", None, None, None, None, city)
    table.lay(6, card)
    return table


def mature(table):
    table.dracula_phase()
    table.dracula.answers(do.Mature(*table.calls(table.slid.encounters[0])))
    return table


def matured(card, city="vienna"):
    return mature(maturing(card, city))


def stays(table):
    """The card lies face up where it was."""
    laid = [(one.face_up, one.card) for one in table.hideout(2).encounters]
    return bool(laid) and laid[0][0] and not table.game.encounter_discard


def discarded(table, card):
    return table.hideout(2).encounters == () and table.game.encounter_discard == (card,)


def fight(table, dracula, hunters):
    """One round: Dracula's card, and a card of each hunter."""
    table.pass_until("pick-dracula-combat-card", seat="A")
    table.combat_hand(dracula, "plotting")
    table.dracula.picks(dracula)
    for hunter, card in hunters.items():
        table.hunter(hunter).picks(card)


# vampires


@BOTH
@pytest.mark.card("new_vampire")
@pytest.mark.rule("DRA-VFIGHT-01", "DRA-VFIGHT-02")
def test_a_new_vampire_is_fought_and_discarded_at_6_damage(how):
    table = met("new_vampire", how, items=("knife", "knife"))
    fight(table, "claws", {SEWARD: "knife"})
    assert table.hideout(2).encounters[0].damage == 3
    fight(table, "claws", {SEWARD: "knife"})
    assert table.over
    assert discarded(table, "new_vampire")
    assert table.game.damage == 0
    assert table.sheet(SEWARD).damage == 4
    assert table.game.influence == 0


@BOTH
@pytest.mark.card("new_vampire")
@pytest.mark.rule("DRA-VFIGHT-05", "DRA-DELAY-04")
def test_every_other_hunter_in_the_city_may_become_delayed_to_join(how):
    table = lying("new_vampire", others=(GODALMING, VAN_HELSING, MINA))
    table.game.change(VAN_HELSING, delayed=True)
    meet(table, how)
    assert table.asked() == {"B": "join-fight"}
    table.hunter(GODALMING).answers(do.Decline())
    assert table.asked() == {"E": "join-fight"}, "Van Helsing is delayed already"
    table.hunter(MINA).answers(do.Fight())
    assert table.game.combat.hunters == (SEWARD, MINA)
    assert table.sheet(MINA).delayed
    assert not table.sheet(GODALMING).delayed
    assert not table.sheet(SEWARD).delayed


@BOTH
@pytest.mark.card("new_vampire", "reckless_vampire")
@pytest.mark.parametrize("vampire", ["new_vampire", "reckless_vampire"])
@pytest.mark.rule("DRA-VFIGHT-04")
def test_an_undefeated_vampire_returns_face_up_with_its_damage(how, vampire):
    table = met(vampire, how)
    fight(table, "claws", {SEWARD: "punch"})
    fight(table, "claws", {SEWARD: "escape"})
    assert table.over
    assert stays(table)
    assert table.hideout(2).encounters[0].damage == 1


@BOTH
@pytest.mark.card("reckless_vampire")
@pytest.mark.rule("DRA-VFIGHT-02", "DRA-VFIGHT-05")
def test_a_reckless_vampire_is_fought_alone_and_discarded_at_4_damage(how):
    table = met("reckless_vampire", how, items=("knife", "rifle"), others=(GODALMING, MINA))
    assert "join-fight" not in table.asked().values()
    assert table.game.combat.hunters == (SEWARD,)
    fight(table, "claws", {SEWARD: "knife"})
    assert table.hideout(2).encounters[0].damage == 3
    fight(table, "fangs", {SEWARD: "rifle"})
    assert table.hideout(2).encounters[0].damage == 3, "Fangs heal 2, the Rifle deals 2"
    fight(table, "claws", {SEWARD: "knife"})
    assert discarded(table, "reckless_vampire")


@pytest.mark.card("reckless_vampire")
@pytest.mark.rule("DRA-VFIGHT-06")
@pytest.mark.parametrize("how, influence", [("ambush", 2), ("search", 0)])
def test_in_an_ambush_each_fangs_of_a_reckless_vampire_raises_influence_by_1(how, influence):
    table = met("reckless_vampire", how)
    fight(table, "fangs", {SEWARD: "punch"})
    fight(table, "fangs", {SEWARD: "dodge"})
    fight(table, "fangs", {SEWARD: "punch"})
    assert table.game.influence == influence, "Dodge cancels the second Fangs"


@pytest.mark.card("aristocratic_vampire")
@pytest.mark.rule("DRA-VAMP-02", "DRA-DELAY-04")
def test_an_aristocratic_vampire_is_not_fought_the_hunter_may_become_delayed_to_discard_it():
    table = met("aristocratic_vampire", "search")
    assert table.asked() == {"C": "become-delayed-against"}
    assert table.game.combat is None
    table.hunter(SEWARD).answers(do.Accept())
    assert discarded(table, "aristocratic_vampire")
    assert table.sheet(SEWARD).delayed
    assert table.game.influence == 0


@pytest.mark.card("aristocratic_vampire")
def test_otherwise_the_aristocratic_vampire_stays():
    table = met("aristocratic_vampire", "search")
    table.hunter(SEWARD).answers(do.Decline())
    assert stays(table)
    assert not table.sheet(SEWARD).delayed


@pytest.mark.card("aristocratic_vampire")
@pytest.mark.rule("DRA-DELAY-04")
def test_a_hunter_delayed_already_cannot_be_rid_of_it():
    table = lying("aristocratic_vampire")
    table.game.change(SEWARD, delayed=True)
    table.run("dracula.search", SEWARD, ())
    assert table.over
    assert stays(table)


# bats


@BOTH
@pytest.mark.card("bats")
@pytest.mark.rule("DRA-TOKEN-BATS-01")
def test_bats_put_a_token_under_the_hunter(how):
    table = met("bats", how, others=(MINA,))
    assert table.sheet(SEWARD).bats
    assert not table.sheet(MINA).bats
    assert not table.sheet(SEWARD).delayed
    assert discarded(table, "bats")


@pytest.mark.card("bats")
@pytest.mark.rule("DRA-TOKEN-BATS-02", "DRA-TOKEN-BATS-03")
def test_instead_of_his_next_action_dracula_moves_him_one_road_and_he_is_delayed():
    table = met("bats", "ambush")
    table.action(SEWARD, night=True)
    assert table.asked() == {"A": "bats-carry-hunter"}
    assert {option.place for option in table.dracula.may(do.ThisPlace)} == {"budapest", "munich", "prague", "zagreb"}
    table.dracula.answers(do.ThisPlace("zagreb"))
    sheet = table.sheet(SEWARD)
    assert (sheet.place, sheet.bats, sheet.delayed) == ("zagreb", False, True)


@BOTH
@pytest.mark.card("bats")
@pytest.mark.rule("DRA-TOKEN-BATS-01")
def test_a_hunter_has_one_bats_token_at_most_and_there_are_two(how):
    table = lying("bats")
    table.game.change(SEWARD, bats=True)
    table.run("dracula.resolve_encounter", SEWARD, *slots(table), how == "ambush")
    assert table.told("bats-placed") == []
    assert discarded(table, "bats")

    table = lying("bats")
    table.game.change(MINA, bats=True)
    table.game.change(GODALMING, bats=True)
    meet(table, how)
    assert not table.sheet(SEWARD).bats
    assert discarded(table, "bats")


# Desecrated Soil


@BOTH
@pytest.mark.card("desecrated_soil")
@pytest.mark.rule("DRA-CARD-20")
def test_desecrated_soil_lets_dracula_draw_3_and_discard_up_to_3(how):
    table = lying("desecrated_soil")
    table.encounters("rats", "rats", "spy", "spy", "saboteur")
    table.top_encounter("wolves", "new_vampire", "hoax", "bats")
    meet(table, how)
    assert sorted(table.game.encounters) == [
        *("hoax", "new_vampire", "rats", "rats", "saboteur", "spy", "spy", "wolves")
    ]
    for card in ("rats", "spy", "hoax"):
        assert table.asked() == {"A": "discard-encounters"}
        table.dracula.answers(do.DiscardEncounter(card))
    assert table.over
    assert sorted(table.game.encounters) == ["new_vampire", "rats", "saboteur", "spy", "wolves"]
    assert table.game.encounter_discard == ("rats", "spy", "hoax")
    assert table.hideout(2).encounters[0].face_up, "it stays"


@pytest.mark.card("desecrated_soil")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_he_may_discard_fewer(number):
    table = lying("desecrated_soil")
    table.encounters("rats", "rats", "spy", "spy", "saboteur")
    meet(table, "search")
    for _ in range(number):
        table.dracula.answers(do.DiscardEncounter(table.game.encounters[0]))
    table.dracula.answers(do.Done())
    assert len(table.game.encounters) == 8 - number


@BOTH
@pytest.mark.card("desecrated_soil")
@pytest.mark.rule("DRA-CARD-20", "DRA-ITEM-03")
def test_a_heavenly_host_revealed_discards_the_soil_and_stays_in_hand(how):
    table = met("desecrated_soil", how, items=("heavenly_host",))
    table.dracula.answers(do.Done())
    assert table.asked() == {"C": "show-item-against"}
    table.hunter(SEWARD).answers(do.ShowItem("heavenly_host"))
    assert discarded(table, "desecrated_soil")
    assert table.sheet(SEWARD).items == ("heavenly_host",)
    assert table.told("item-revealed", "A") == [{"hunter": SEWARD, "item": "heavenly_host"}]


@pytest.mark.card("desecrated_soil")
@pytest.mark.rule("DRA-CARD-20")
@pytest.mark.parametrize("item", ["heavenly_host", "crucifix"])
def test_the_soil_stays_unless_he_reveals_one(item):
    table = met("desecrated_soil", "search", items=(item,))
    table.dracula.answers(do.Done())
    assert table.hunter(SEWARD).can(do.ShowItem("heavenly_host")) == (item == "heavenly_host")
    assert not table.hunter(SEWARD).can(do.ShowItem("crucifix"))
    table.hunter(SEWARD).answers(do.Decline())
    assert stays(table)


@pytest.mark.card("desecrated_soil")
@pytest.mark.rule("DRA-MATURE-02")
@pytest.mark.parametrize("damage, left", [(5, 2), (2, 0)])
def test_desecrated_soil_matured_heals_3(damage, left):
    table = maturing("desecrated_soil")
    table.game.damage = damage
    mature(table)
    assert table.game.damage == left
    assert table.game.encounter_discard == ("desecrated_soil",)
    assert table.game.encounters == (), "nothing is drawn"


# Hoax


@pytest.mark.card("hoax")
def test_a_hoax_delays_the_hunter():
    table = met("hoax", "search", others=(MINA,))
    assert table.sheet(SEWARD).delayed
    assert not table.sheet(MINA).delayed
    assert discarded(table, "hoax")


def hoax_with(*discard, face_down=(), hand=()):
    table = maturing("hoax")
    table.dracula_events(*hand)
    table.discarded_event(*discard)
    table.discarded_event(*face_down, face_up=False)
    table.dracula_phase()
    table.pass_until("slid-off", seat="A")
    table.dracula.answers(do.Mature(*table.calls(table.slid.encounters[0])))
    return table


@pytest.mark.card("hoax")
@pytest.mark.rule("DRA-CARD-22")
def test_hoax_matured_keeps_one_dracula_event_and_shuffles_the_others_into_the_deck():
    table = hoax_with("false_tip", "forewarned", "enraged", face_down=("wild_horses", "good_luck"))
    deck = len(table.game.event_deck)
    offered = {option.card for option in table.dracula.may(do.TakeCard)}
    assert offered == {"false_tip", "enraged", "wild_horses"}
    table.dracula.answers(do.TakeCard("enraged"))
    table.pass_until("dracula-moves", seat="A")
    assert table.game.dracula_events == ("enraged",)
    assert len(table.game.event_deck) == deck + 2
    assert {"false_tip", "wild_horses"} <= set(table.game.event_deck)
    assert [gone.card for gone in table.game.event_discard] == ["forewarned", "good_luck"]
    assert table.game.encounter_discard == ("hoax",)


@pytest.mark.card("hoax")
@pytest.mark.rule("DRA-CARD-22")
def test_what_he_keeps_is_secret():
    table = hoax_with("false_tip", "enraged")
    assert table.told("dracula-takes-discarded-events", "B") == [{"amount": 2}]
    assert table.view("B").drawn == ()
    table.dracula.answers(do.TakeCard("enraged"))
    table.pass_until("dracula-moves", seat="A")
    assert table.view("B").events == ()
    assert "enraged" not in repr(table.told("dracula-takes-discarded-events", "B"))


@pytest.mark.card("hoax")
@pytest.mark.rule("DRA-CARD-22")
def test_without_a_dracula_event_in_the_discard_pile_nothing_happens():
    table = hoax_with("forewarned")
    assert table.asked() == {"A": "dracula-moves"}
    assert [gone.card for gone in table.game.event_discard] == ["forewarned"]
    assert table.game.dracula_events == ()


@pytest.mark.card("hoax")
@pytest.mark.rule("DRA-CARD-22", "DRA-HAND-01", "DRA-HAND-04")
def test_his_limit_of_four_holds():
    table = hoax_with("enraged", hand=("false_tip", "false_tip", "seduction", "wild_horses"))
    table.dracula.answers(do.TakeCard("enraged"))
    table.pass_until("too-many-dracula-events", seat="A").answers(do.DiscardEvent("false_tip"))
    assert sorted(table.game.dracula_events) == ["enraged", "false_tip", "seduction", "wild_horses"]
    assert [(gone.card, gone.face_up) for gone in table.game.event_discard] == [("false_tip", False)]


@pytest.mark.card("hoax")
@pytest.mark.rule("DRA-CARD-22", "DRA-EVENT-01")
def test_an_immediate_only_card_kept_so_is_played_at_once():
    table = hoax_with("great_wolf", "enraged")
    table.dracula.answers(do.TakeCard("great_wolf"))
    assert table.asked() == {"A": "dracula-event-received"}
    assert not table.dracula.can(do.Keep())
    table.dracula.answers(do.PlayEvent("great_wolf", "ally"))
    assert table.game.dracula_ally == "great_wolf"
    assert table.game.dracula_events == ()


# Rats and Saboteur


@BOTH
@pytest.mark.card("rats")
@pytest.mark.rule("DRA-CARD-20", "DRA-CARD-21")
def test_rats_deal_2_damage_to_the_hunter_concerned_and_stay(how):
    table = met("rats", how, others=(MINA,))
    assert table.sheet(SEWARD).damage == 2
    assert table.sheet(MINA).damage == 0
    assert stays(table)


@BOTH
@pytest.mark.card("saboteur")
@pytest.mark.rule("DRA-CARD-20", "DRA-CARD-21")
def test_a_saboteur_delays_the_hunter_concerned_and_stays(how):
    table = met("saboteur", how, others=(MINA,))
    assert table.sheet(SEWARD).delayed
    assert not table.sheet(MINA).delayed
    assert stays(table)


@BOTH
@pytest.mark.card("rats", "saboteur")
@pytest.mark.rule("DRA-CARD-20", "DRA-ITEM-03")
@pytest.mark.parametrize("card", ["rats", "saboteur"])
@pytest.mark.parametrize("item", ["pistol", "rifle"])
def test_a_pistol_or_rifle_revealed_discards_them_after_the_effect(how, card, item):
    table = met(card, how, items=(item,))
    unanswered(table)
    assert (table.sheet(SEWARD).damage, table.sheet(SEWARD).delayed) == ((2, False) if card == "rats" else (0, True))
    table.hunter(SEWARD).answers(do.ShowItem(item))
    assert discarded(table, card)
    assert table.sheet(SEWARD).items == (item,)


@pytest.mark.card("rats", "saboteur")
@pytest.mark.rule("DRA-CARD-20")
@pytest.mark.parametrize("card", ["rats", "saboteur"])
@pytest.mark.parametrize("item", ["knife", "crucifix"])
def test_no_other_item_does(card, item):
    table = met(card, "search", items=(item,))
    assert table.hunter(SEWARD).options == (do.Decline(),)
    table.hunter(SEWARD).answers(do.Decline())
    assert stays(table)


@pytest.mark.card("rats")
@pytest.mark.rule("DRA-CARD-20", "DRA-DEFEAT-04")
def test_a_hunter_defeated_by_the_effect_cannot_meet_the_condition():
    table = lying("rats", items=("pistol",))
    table.hurt(SEWARD, 8)
    meet(table, "search")
    assert table.over
    assert table.sheet(SEWARD).defeated
    assert stays(table)


@pytest.mark.card("saboteur")
@pytest.mark.rule("DRA-TOKEN-ROADBLOCK-01", "DRA-TOKEN-LIMIT-01")
def test_saboteur_matured_places_one_roadblock_on_any_road_or_railway():
    table = maturing("saboteur")
    blocked = link("paris", "nantes", "road")
    table.game.roadblocks = (blocked,)
    mature(table)
    offered = {option.link for option in table.dracula.may(do.ThisLink)}
    assert {link("vienna", "prague", "road"), link("vienna", "prague", "rail")} <= offered
    assert blocked not in offered
    table.dracula.answers(do.ThisLink(link("vienna", "prague", "rail")))
    assert table.game.roadblocks == (blocked, link("vienna", "prague", "rail"))
    assert table.game.encounter_discard == ("saboteur",)
    assert table.asked() == {"A": "dracula-moves"}


@pytest.mark.card("saboteur")
@pytest.mark.rule("DRA-TOKEN-LIMIT-01")
def test_with_an_empty_pool_it_places_none():
    table = maturing("saboteur")
    table.game.roadblocks = table.game.atlas.links[:8]
    mature(table)
    assert table.asked() == {"A": "dracula-moves"}
    assert len(table.game.roadblocks) == 8


# Spy


@BOTH
@pytest.mark.card("spy")
@pytest.mark.rule("DRA-CARD-20", "DRA-CARD-21")
def test_a_spy_lays_open_the_hand_takes_the_tickets_and_stays(how):
    table = lying("spy", items=("crucifix",), others=(MINA,))
    table.events(SEWARD, "great_strength")
    table.tickets(SEWARD, "t_3_2", "t_1_0")
    table.tickets(MINA, "t_3_2")
    pool = len(table.game.tickets)
    meet(table, how)
    unanswered(table)
    assert table.told("hand-revealed", "A") == [
        {"hunter": SEWARD, "items": ("crucifix",), "events": ("great_strength",)}
    ]
    assert table.sheet(SEWARD).tickets == ()
    assert len(table.game.tickets) == pool + 2
    assert table.sheet(MINA).tickets == ("t_3_2",)
    assert table.hunter(SEWARD).options == (do.Decline(),), "no weapon to discard"
    table.hunter(SEWARD).answers(do.Decline())
    assert stays(table)
    assert table.sheet(SEWARD).items == ("crucifix",)
    assert table.sheet(SEWARD).events == ("great_strength",)


@BOTH
@pytest.mark.card("spy")
@pytest.mark.rule("DRA-CARD-20")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_weapon_discarded_sends_the_spy_away(how, weapon):
    table = met("spy", how, items=(weapon, "crucifix"))
    unanswered(table)
    assert set(table.hunter(SEWARD).options) == {do.DiscardItem(weapon), do.Decline()}
    table.hunter(SEWARD).answers(do.DiscardItem(weapon))
    assert discarded(table, "spy")
    assert table.sheet(SEWARD).items == ("crucifix",)
    assert table.game.item_discard == (weapon,)


@pytest.mark.card("spy")
@pytest.mark.rule("DRA-CARD-20", "DRA-EVENT-08")
def test_spy_matured_spies_on_any_hunter_and_is_discarded():
    table = maturing("spy")
    table.items(MINA, "knife")
    table.tickets(MINA, "t_3_2")
    table.place(SEWARD, "north_sea")
    table.place(GODALMING, "madrid", hospital=True)
    table.game.change(VAN_HELSING, defeated=True)
    mature(table)
    assert set(table.dracula.options) == {do.ThisHunter(one) for one in (GODALMING, SEWARD, MINA)}
    table.dracula.answers(do.ThisHunter(MINA))
    assert table.told("hand-revealed", "A") == [{"hunter": MINA, "items": ("knife",), "events": ()}]
    assert table.sheet(MINA).tickets == ()
    assert table.sheet(MINA).items == ("knife",)
    assert table.asked() == {"A": "dracula-moves"}, "no weapon keeps it away"
    assert table.game.encounter_discard == ("spy",)


# Szgany Bodyguards


@BOTH
@pytest.mark.card("szgany_bodyguards")
@pytest.mark.rule("DRA-CARD-21")
def test_bodyguards_deal_2_and_2_more_with_a_delay_to_a_hunter_without_a_weapon(how):
    table = met("szgany_bodyguards", how, others=(MINA,))
    assert table.sheet(SEWARD).damage == 4
    assert table.sheet(SEWARD).delayed
    assert (table.sheet(MINA).damage, table.sheet(MINA).delayed) == (0, False)
    assert discarded(table, "szgany_bodyguards")


@BOTH
@pytest.mark.card("szgany_bodyguards")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_with_a_weapon_revealed_they_deal_2(how, weapon):
    table = met("szgany_bodyguards", how, items=(weapon,))
    table.hunter(SEWARD).answers(do.ShowItem(weapon))
    assert (table.sheet(SEWARD).damage, table.sheet(SEWARD).delayed) == (2, False)
    assert table.sheet(SEWARD).items == (weapon,)
    assert discarded(table, "szgany_bodyguards")


@pytest.mark.card("szgany_bodyguards")
def test_he_may_keep_his_weapon_hidden():
    table = met("szgany_bodyguards", "search", items=("knife",))
    table.hunter(SEWARD).answers(do.Decline())
    assert (table.sheet(SEWARD).damage, table.sheet(SEWARD).delayed) == (4, True)


@pytest.mark.card("szgany_bodyguards")
def test_whoever_falls_at_the_first_blow_is_not_asked():
    table = lying("szgany_bodyguards", items=("knife",))
    table.hurt(SEWARD, 8)
    meet(table, "search")
    assert table.over
    assert table.sheet(SEWARD).damage == 10
    assert discarded(table, "szgany_bodyguards")


@pytest.mark.card("szgany_bodyguards")
@pytest.mark.rule("DRA-CARD-32", "DRA-COMBAT-04")
@pytest.mark.parametrize("time", ["dawn", "dusk"])
def test_bodyguards_matured_are_kept_and_used_once_just_before_a_combat(time):
    table = matured("szgany_bodyguards")
    assert table.game.guards == ("szgany_bodyguards",)
    assert table.game.encounter_discard == ()
    assert "vienna" in table.game.location_deck
    assert table.view("B").guards == ("szgany_bodyguards",)
    table.trail("prague")
    table.together("prague", SEWARD, MINA)
    table.revealed()
    table.run(f"dracula.{time}")
    assert table.asked() == {"A": "send-bodyguards"}
    assert set(table.dracula.options) == {do.ThisHunter(SEWARD), do.ThisHunter(MINA), do.Decline()}
    table.dracula.answers(do.ThisHunter(MINA))
    assert (table.sheet(MINA).damage, table.sheet(MINA).delayed) == (4, True)
    assert table.sheet(SEWARD).damage == 0
    assert table.game.guards == ()
    assert table.game.encounter_discard == ("szgany_bodyguards",)
    assert table.game.combat is not None


@pytest.mark.card("szgany_bodyguards")
def test_they_may_be_kept_for_a_later_combat():
    table = matured("szgany_bodyguards")
    table.trail("prague")
    table.place(SEWARD, "prague")
    table.dusk().dracula.answers(do.Decline())
    assert table.game.guards == ("szgany_bodyguards",)
    assert table.game.combat is not None


# Szgany Mob


@BOTH
@pytest.mark.card("szgany_mob")
@pytest.mark.rule("DRA-CARD-21", "DRA-EVENT-08")
def test_the_mob_deals_every_hunter_in_the_city_1_damage_per_item_still_held(how):
    table = lying("szgany_mob", city="budapest", items=("knife", "pistol", "garlic"), others=(GODALMING, MINA))
    table.items(GODALMING, "knife")
    table.place(VAN_HELSING, "budapest", hospital=True)
    table.items(VAN_HELSING, "rifle")
    meet(table, how)
    assert table.asked() == {"B": "discard-items-against"}
    table.hunter(GODALMING).answers(do.DiscardItem("knife"))
    assert table.asked() == {"C": "discard-items-against"}, "without items there is nothing left to ask"
    assert table.sheet(GODALMING).damage == 0
    table.hunter(SEWARD).answers(do.DiscardItem("garlic")).answers(do.Done())
    assert table.over
    assert table.sheet(SEWARD).damage == 2
    assert table.sheet(SEWARD).items == ("knife", "pistol")
    assert table.sheet(MINA).damage == 0
    assert table.sheet(VAN_HELSING).damage == 0, "in the hospital"
    assert table.game.item_discard == ("knife", "garlic")
    assert discarded(table, "szgany_mob")


@pytest.mark.card("szgany_mob")
@pytest.mark.rule("DRA-MATURE-05", "DRA-EVENT-08")
def test_the_mob_matured_falls_upon_every_hunter_of_the_region():
    table = maturing("szgany_mob")
    for hunter, place in ((GODALMING, "szeged"), (SEWARD, "venice"), (VAN_HELSING, "castle_dracula")):
        table.place(hunter, place)
        table.items(hunter, "knife")
    table.place(MINA, "budapest", hospital=True)
    table.items(MINA, "rifle")
    mature(table)
    assert table.told("card-turned-up", "B") == [{"card": "vienna", "space": 0, "lair": 0}]
    assert table.asked() == {"B": "discard-items-against"}
    table.hunter(GODALMING).answers(do.Done())
    assert table.asked() == {"D": "discard-items-against"}
    table.hunter(VAN_HELSING).answers(do.DiscardItem("knife"))
    assert table.asked() == {"A": "dracula-moves"}
    damage = {hunter: sheet.damage for hunter, sheet in table.game.hunters.items()}
    assert damage == {GODALMING: 1, SEWARD: 0, VAN_HELSING: 0, MINA: 0}
    assert table.game.encounter_discard == ("szgany_mob",)


# Unnatural Fog


@BOTH
@pytest.mark.card("unnatural_fog")
@pytest.mark.rule("DRA-CARD-21")
@pytest.mark.parametrize("city, tokens", [("vienna", 1), ("hamburg", 2)], ids=["inland", "port"])
def test_fog_by_day_covers_the_city_and_delays_every_hunter_in_it(how, city, tokens):
    table = met("unnatural_fog", how, city=city, others=(MINA,))
    assert table.game.fog == {city: tokens}
    assert table.sheet(SEWARD).delayed
    assert table.sheet(MINA).delayed
    assert not table.sheet(GODALMING).delayed
    assert discarded(table, "unnatural_fog")


@BOTH
@pytest.mark.card("unnatural_fog")
def test_fog_at_night_delays_nobody(how):
    table = meet(lying("unnatural_fog", others=(MINA,)), how, night=True)
    assert table.game.fog == {"vienna": 1}
    assert not table.sheet(SEWARD).delayed
    assert not table.sheet(MINA).delayed


@pytest.mark.card("unnatural_fog")
@pytest.mark.rule("DRA-TOKEN-LIMIT-01")
def test_there_are_four_fog_tokens():
    table = lying("unnatural_fog", city="hamburg")
    table.game.fog = {"paris": 3}
    meet(table, "search")
    assert table.game.fog == {"paris": 3, "hamburg": 1}


@pytest.mark.card("unnatural_fog")
@pytest.mark.rule("DRA-MATURE-05")
def test_fog_matured_puts_2_tokens_in_any_city_of_the_region():
    table = maturing("unnatural_fog")
    table.place(MINA, "zagreb")
    mature(table)
    assert table.told("card-turned-up", "B") == [{"card": "vienna", "space": 0, "lair": 0}]
    assert {option.place for option in table.dracula.may(do.ThisPlace)} == DANUBE
    table.dracula.answers(do.ThisPlace("zagreb"))
    assert table.game.fog == {"zagreb": 2}
    assert not table.sheet(MINA).delayed
    assert table.game.encounter_discard == ("unnatural_fog",)


# Wolves


@BOTH
@pytest.mark.card("wolves")
@pytest.mark.rule("DRA-CARD-21", "DRA-EVENT-08")
@pytest.mark.parametrize("shown, damage", [(0, 4), (1, 2), (2, 0)])
def test_wolves_deal_4_less_2_for_every_weapon_revealed(how, shown, damage):
    table = met("wolves", how, items=("knife", "crucifix", "rifle"))
    unanswered(table)
    assert set(table.hunter(SEWARD).options) == {do.ShowItem("knife"), do.ShowItem("rifle"), do.Done()}
    for weapon in ("knife", "rifle")[:shown]:
        table.hunter(SEWARD).answers(do.ShowItem(weapon))
    if damage:
        table.hunter(SEWARD).answers(do.Done())
    assert table.over
    assert table.sheet(SEWARD).damage == damage
    assert table.sheet(SEWARD).items == ("knife", "crucifix", "rifle")
    assert discarded(table, "wolves")


@pytest.mark.card("wolves")
def test_two_weapons_of_a_kind_are_two_cards_and_a_third_changes_nothing():
    table = met("wolves", "search", items=("knife", "knife", "knife"))
    table.hunter(SEWARD).answers(do.ShowItem("knife")).answers(do.ShowItem("knife"))
    assert table.over
    assert table.sheet(SEWARD).damage == 0


@BOTH
@pytest.mark.card("wolves")
@pytest.mark.rule("DRA-CARD-21")
def test_wolves_hit_every_active_hunter_in_the_city(how):
    table = lying("wolves", city="budapest", others=(MINA, GODALMING))
    table.game.change(GODALMING, defeated=True)
    table.place(VAN_HELSING, "budapest", hospital=True)
    meet(table, how)
    damage = {hunter: sheet.damage for hunter, sheet in table.game.hunters.items()}
    assert damage == {GODALMING: 0, SEWARD: 4, VAN_HELSING: 0, MINA: 4}


@pytest.mark.card("wolves")
@pytest.mark.rule("DRA-MATURE-05")
def test_wolves_matured_fall_upon_a_city_at_most_2_roads_away():
    table = maturing("wolves")
    table.together("berlin", SEWARD, MINA)
    table.items(SEWARD, "knife")
    mature(table)
    assert {option.place for option in table.dracula.may(do.ThisPlace)} == {
        *("vienna", "budapest", "munich", "prague", "zagreb"),
        *("klausenburg", "szeged", "milan", "nuremburg", "strasbourg", "venice", "zurich", "berlin", "sarajevo"),
    }
    table.dracula.answers(do.ThisPlace("berlin"))
    table.hunter(SEWARD).answers(do.ShowItem("knife"))
    assert table.asked() == {"A": "dracula-moves"}
    assert table.sheet(SEWARD).damage == 2
    assert table.sheet(MINA).damage == 4
    assert table.game.encounter_discard == ("wolves",)


@pytest.mark.rule("DRA-CARD-20", "DRA-POWER-HIDE-03")
@pytest.mark.card("rats", "spy", "saboteur", "desecrated_soil")
@pytest.mark.parametrize("card", ["rats", "spy", "saboteur", "desecrated_soil"])
def test_a_card_that_stays_stays_on_its_own_space_or_lair(card):
    table = Table()
    table.trail("madrid", "hide", "vienna")
    table.lay(2, card)
    table.lair(2, "prague", "wolves", face_up=True)
    table.place(SEWARD, "vienna")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    table.finish()
    assert [(laid.card, laid.face_up) for laid in table.hideout(2).encounters] == [(card, True)]
    assert table.hideout(3).encounters == ()
