"""Rest (DRA-REST) and Special (DRA-SPECIAL): actions printed on sheets, items and events."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.map.atlas import atlas
from nokturn.games.dracula.state import choices as do

# rest


@pytest.mark.rule("DRA-REST-01")
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("hunter, healed", [(GODALMING, 1), (SEWARD, 2), (VAN_HELSING, 1), (MINA, 1)])
def test_rest_heals_1_damage_and_seward_2(hunter, healed, night):
    table = Table()
    table.hurt(hunter, 5)
    table.action(hunter, night=night).hunter(hunter).answers(do.Rest())
    assert table.over
    assert table.sheet(hunter).damage == 5 - healed


@pytest.mark.rule("DRA-REST-01")
@pytest.mark.parametrize("hunter", [GODALMING, VAN_HELSING, MINA])
def test_in_the_same_city_as_seward_rest_heals_2(hunter):
    table = Table()
    table.together("paris", hunter, SEWARD)
    table.hurt(hunter, 5)
    table.hurt(SEWARD, 5)
    table.action(hunter).hunter(hunter).answers(do.Rest())
    assert table.sheet(hunter).damage == 3
    assert table.sheet(SEWARD).damage == 5, "who rests is healed, nobody else"


@pytest.mark.rule("DRA-REST-01", "DRA-PLACE-HOSP-05", "DRA-DEFEAT-04")
@pytest.mark.parametrize(
    "mina, seward, defeated, healed",
    [
        (True, True, False, 2),
        (False, True, False, 1),
        (True, False, False, 1),
        (False, False, True, 1),
    ],
    ids=["same-hospital", "he-in-the-hospital-above", "she-in-the-hospital-above", "defeated"],
)
def test_the_physician_must_be_in_the_same_place_and_in_play(mina, seward, defeated, healed):
    table = Table()
    table.place(MINA, "rome", hospital=mina)
    table.place(SEWARD, "rome", hospital=seward)
    table.game.change(SEWARD, defeated=defeated)
    table.hurt(MINA, 5)
    table.action(MINA).hunter(MINA).answers(do.Rest())
    assert table.sheet(MINA).damage == 5 - healed


@pytest.mark.rule("DRA-REST-01")
def test_a_delayed_physician_still_helps():
    table = Table()
    table.together("paris", MINA, SEWARD)
    table.game.change(SEWARD, delayed=True)
    table.hurt(MINA, 5)
    table.action(MINA).hunter(MINA).answers(do.Rest())
    assert table.sheet(MINA).damage == 3


@pytest.mark.rule("DRA-REST-01", "DRA-DAMAGE-01")
def test_rest_heals_nothing_below_0_and_no_bite():
    table = Table()
    table.hurt(SEWARD, 1)
    table.bitten(SEWARD)
    table.action(SEWARD).hunter(SEWARD).answers(do.Rest())
    assert (table.sheet(SEWARD).damage, table.sheet(SEWARD).bites) == (0, 1)


@pytest.mark.rule("DRA-REST-02")
def test_rest_is_legal_without_damage_and_does_nothing():
    table = Table()
    before = table.sheet(MINA)
    table.action(MINA).hunter(MINA).answers(do.Rest())
    assert table.over
    assert table.sheet(MINA) == before
    assert table.told("hunter-healed") == []


# special


@pytest.mark.rule("DRA-SPECIAL-01")
@pytest.mark.parametrize(
    "event, day, night",
    [
        ("money_trail", True, True),  # action
        ("sense_of_emergency", True, False),  # day action
        ("consecrated_ground", False, True),  # night action
        ("long_night", False, False),  # at dawn
        ("forewarned", False, False),  # when ambushed
    ],
)
def test_an_event_in_hand_is_an_action_at_the_time_it_says(event, day, night):
    table = Table()
    table.trail("dublin", "irish_sea")
    table.events(GODALMING, event)
    for at_night, possible in ((False, day), (True, night)):
        table.action(GODALMING, night=at_night)
        assert table.hunter(GODALMING).can(do.PlayEvent(event)) is possible
        if not possible:
            assert table.hunter(GODALMING).refusal(do.PlayEvent(event)).rule == "DRA-EVENT-01"


@pytest.mark.rule("DRA-SPECIAL-01", "DRA-EVENT-06")
@pytest.mark.parametrize("event, owner", [("mystic_research", VAN_HELSING), ("hypnosis", MINA)])
def test_a_characters_own_event_is_an_action_of_that_character_alone(event, owner):
    for hunter in (GODALMING, SEWARD, VAN_HELSING, MINA):
        table = Table()
        table.together("paris", GODALMING, SEWARD, VAN_HELSING, MINA)
        table.events(hunter, event)
        table.action(hunter)
        assert table.hunter(hunter).can(do.PlayEvent(event)) is (hunter == owner)
        if hunter != owner:
            assert table.hunter(hunter).refusal(do.PlayEvent(event)).rule == "DRA-EVENT-06"


@pytest.mark.rule("DRA-SPECIAL-01")
def test_an_item_with_an_action_is_used_from_the_hand():
    table = Table()
    table.items(GODALMING, "fast_horses", "knife")
    table.action(GODALMING)
    assert table.hunter(GODALMING).may(do.UseItem) == [do.UseItem("fast_horses")]
    table.hunter(GODALMING).answers(do.UseItem("fast_horses"))
    assert table.asked() == {"B": "ride-where"}


@pytest.mark.rule("DRA-SPECIAL-01", "DRA-EVENT-03")
def test_the_special_action_is_the_action_and_the_event_is_discarded():
    table = Table()
    table.trail("dublin", "irish_sea")
    table.events(GODALMING, "money_trail")
    table.day().hunter(GODALMING).answers(do.PlayEvent("money_trail"))
    assert table.faces() == [2]
    assert table.asked() == {"C": "hunter-action"}
    assert [gone.card for gone in table.game.event_discard] == ["money_trail"]


# Psychic Bond


def bond(table: Table, *, night: bool = False) -> list[object]:
    """Mina asks; what everybody hears."""
    table.action(MINA, night=night).hunter(MINA).answers(do.PsychicBond())
    assert table.over
    return [told["there"] for told in table.told("psychic-bond", None)]


@pytest.mark.rule("DRA-SPECIAL-02")
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("at, there", [("munich", True), ("cologne", True), ("paris", False), ("prague", False)])
def test_mina_learns_truly_whether_dracula_is_in_her_region(at, there, night):
    table = Table(at=at)
    table.together("berlin", MINA, SEWARD)
    assert atlas("third_edition_reconstruction").places["berlin"].region == "germany"
    assert bond(table, night=night) == [there]
    assert not table.game.revealed, "more than that is not said"
    assert table.faces() == []


@pytest.mark.rule("DRA-SPECIAL-02")
@pytest.mark.parametrize("companion", ["", "defeated", "hospital"])
def test_she_needs_another_active_hunter_in_her_city(companion):
    table = Table()
    table.place(MINA, "rome")
    if companion:
        table.place(SEWARD, "rome", hospital=companion == "hospital")
        table.game.change(SEWARD, defeated=companion == "defeated")
    table.action(MINA)
    assert table.hunter(MINA).refusal(do.PsychicBond()).rule == "DRA-SPECIAL-02"


@pytest.mark.rule("DRA-SPECIAL-02")
@pytest.mark.parametrize("hunter", [GODALMING, SEWARD, VAN_HELSING])
def test_nobody_but_mina_has_the_bond(hunter):
    table = Table()
    table.together("rome", hunter, MINA)
    table.action(hunter)
    assert table.hunter(hunter).refusal(do.PsychicBond()).rule == "DRA-SPECIAL-02"


@pytest.mark.rule("DRA-SPECIAL-02", "DRA-PLACE-HOSP-05")
def test_a_hospital_is_no_city_to_have_the_bond_in():
    table = Table()
    table.place(MINA, "rome", hospital=True)
    table.place(SEWARD, "rome", hospital=True)
    table.action(MINA)
    assert table.hunter(MINA).refusal(do.PsychicBond()).rule == "DRA-PLACE-HOSP-05"


@pytest.mark.rule("DRA-SPECIAL-02")
def test_the_bond_works_in_castle_dracula():
    table = Table(at="budapest")
    table.together("castle_dracula", MINA, SEWARD)
    assert bond(table) == [True]


@pytest.mark.rule("DRA-SPECIAL-03")
@pytest.mark.parametrize("sea", ["north_sea", "english_channel"])
def test_while_dracula_is_at_sea_the_answer_is_no(sea):
    table = Table()
    table.trail(sea, "hamburg")
    table.together("hamburg", MINA, SEWARD)
    assert bond(table) == [False]


@pytest.mark.rule("DRA-SPECIAL-03")
@pytest.mark.parametrize("power", ["hide", "feed", "dark_call"])
def test_his_current_location_is_meant_whatever_lies_on_space_1(power):
    table = Table()
    table.trail(power, "munich", "paris")
    table.together("berlin", MINA, SEWARD)
    assert bond(table) == [True]


@pytest.mark.rule("DRA-SPECIAL-03", "DRA-DRAC-MOVE-10")
def test_also_when_its_card_lies_nowhere():
    table = Table()
    table.trail("feed", "dark_call", "misdirect")
    table.astray("munich")
    table.together("berlin", MINA, SEWARD)
    assert bond(table) == [True]
