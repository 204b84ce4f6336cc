"""Dawn and dusk step by step (DRA-TIME), and the weeks that make Dracula stronger (DRA-DESPAIR-01, -02)."""

import pytest
from tests.games.dracula.fights import combat
from tests.games.dracula.table import GODALMING, MINA, SEWARD, Table, whole_game

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state import choices as do


def steps(table: Table, *keys: str) -> list[str]:
    """Those of these things that happened, in the order in which they did."""
    happened = table.keys()
    return [key for key in happened if key in keys]


# dawn


@pytest.mark.rule("DRA-TIME-01")
def test_dawn_goes_by_marker_week_hosts_events_combat_and_hospitals():
    table = Table(round=7, at="vienna")
    table.place(MINA, "vienna")
    table.revealed()
    table.game.hosts = ("paris", "rome")
    table.events(MINA, "long_night")
    table.game.change(SEWARD, defeated=True, place="naples")

    table.dawn()
    assert table.asked() == {"E": "dawn-event"}, "the events come after the week and the hosts"
    assert (table.game.day, table.game.despair, table.game.hosts) == (0, 1, ())
    assert table.told("combat") == []

    table.hunter(MINA).answers(do.PlayEvent("long_night"))
    assert table.told("combat") != [], "then the combat"
    assert table.sheet(SEWARD).defeated, "while Seward still lies where he fell"
    table.finish()
    assert (table.sheet(SEWARD).place, table.sheet(SEWARD).hospital) == ("rome", True)
    assert steps(table, "dawn", "despair", "hosts-leave", "event-played", "combat", "to-hospital") == [
        "dawn", "despair", "hosts-leave", "event-played", "combat", "to-hospital",
    ]  # fmt: skip


@pytest.mark.rule("DRA-TIME-01")
def test_most_dawns_bring_nothing_but_another_day():
    table = Table(round=2)
    table.dawn()
    assert table.over
    assert table.keys() == ["dawn"]


# dusk


def overcast() -> Table:
    """Mina and Dracula in foggy Vienna, roads blocked and seas in storm."""
    table = Table(at="vienna")
    table.place(MINA, "vienna")
    table.revealed()
    table.trail("vienna", None, None, None, "berlin")
    table.revealed()
    table.game.fog = {"vienna": 1, "rome": 2}
    table.game.roadblocks = (link("paris", "nantes", "road"), link("paris", "brussels", "rail"))
    table.game.storms = ("north_sea", "black_sea")
    return table


@pytest.mark.rule("DRA-TIME-02")
def test_dusk_goes_by_marker_events_combat_and_tokens():
    table = overcast()
    table.events(MINA, "newspaper_reports")
    table.dusk()
    assert table.asked() == {"E": "dusk-event"}
    table.hunter(MINA).answers(do.PlayEvent("newspaper_reports", "later"))
    table.pass_until("combat-in-fog", seat="A")
    assert table.game.fog == {"vienna": 1, "rome": 2}, "in the combat the fog still lies"
    table.dracula.answers(do.Fight())
    table.pass_until("remove-roadblock", seat="A")
    assert table.told("combat") != []
    assert table.game.fog == {"rome": 1}, "first the fog of every city"
    table.dracula.answers(do.ThisLink(link("paris", "brussels", "rail")))
    assert table.asked() == {"A": "remove-storm"}, "then one roadblock, then one storm"
    table.dracula.answers(do.ThisPlace("north_sea"))
    assert table.over
    assert table.game.roadblocks == (link("paris", "nantes", "road"),)
    assert table.game.storms == ("black_sea",)
    assert steps(table, "dusk", "event-played", "combat", "fog-lifts", "roadblock-removed", "storm-removed") == [
        "dusk", "event-played", "combat", "fog-lifts", "fog-lifts", "roadblock-removed", "storm-removed",
    ]  # fmt: skip


@pytest.mark.rule("DRA-TIME-02")
def test_dusk_leaves_consecrated_ground_and_heavenly_hosts_alone():
    table = Table()
    table.game.hosts, table.game.consecrated = ("paris",), "rome"
    table.dusk()
    assert (table.game.hosts, table.game.consecrated) == (("paris",), "rome")


@pytest.mark.rule("DRA-TIME-01", "DRA-TIME-02")
def test_dawn_leaves_fog_roadblocks_and_storms_alone():
    table = overcast()
    table.place(MINA, "paris")
    before = (dict(table.game.fog), table.game.roadblocks, table.game.storms)
    table.dawn()
    assert table.over
    assert (table.game.fog, table.game.roadblocks, table.game.storms) == before


# day or night


@pytest.mark.rule("DRA-TIME-03")
@pytest.mark.parametrize("part, night", [("dawn", False), ("dusk", True)])
def test_the_combat_at_dawn_is_by_day_the_one_at_dusk_by_night(part, night):
    table = Table(at="vienna")
    table.place(MINA, "vienna")
    table.revealed()
    getattr(table, part)()
    assert [told["night"] for told in table.told("combat")] == [night]
    assert combat(table).night is night


@pytest.mark.rule("DRA-TIME-03", "DRA-VFIGHT-01")
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_a_vampire_is_fought_at_the_time_of_the_action_that_found_it(night):
    table = Table()
    table.trail("dublin", "brussels")
    table.lay(2, "new_vampire")
    table.action(MINA, night=night).hunter(MINA).answers(do.Search())
    assert combat(table).night is night


@pytest.mark.rule("DRA-TIME-03")
def test_a_vampire_fought_in_draculas_phase_is_fought_by_night():
    """Immanuel Hildesheim brings him Vampiric Influence, which drives Mina into an ambush."""
    table = Table(at="dublin")
    table.trail("dublin", "brussels")
    table.lay(2, "new_vampire")
    table.place(MINA, "paris")
    table.ally("immanuel_hildesheim")
    table.top_event("vampiric_influence")
    table.dracula_phase()
    table.dracula.answers(do.PlayEvent("vampiric_influence"))
    table.dracula.answers(do.ThisPlace("brussels"))
    table.dracula.answers(do.Ambush(*table.encounter(2, "new_vampire")))
    assert table.game.phase == "dracula"
    assert combat(table).night


# weeks


@pytest.mark.rule("DRA-DESPAIR-01", "DRA-DESPAIR-02", "DRA-ROUND-04")
def test_despair_comes_at_the_dawns_of_rounds_8_15_and_22_and_never_again():
    table = whole_game(5)
    found: dict[int, int] = {}
    while table.game.round < 31:
        table.game.influence = table.game.damage = 0
        found.setdefault(table.game.round, table.game.despair)
        table.pass_by(table.asks[0])
    grows = [number for number in range(2, 31) if found[number] > found[number - 1]]
    assert grows == [8, 15, 22]
    assert (found[1], found[30]) == (0, 3)


@pytest.mark.rule("DRA-DESPAIR-01")
@pytest.mark.parametrize("number, despair", [(6, 0), (7, 1), (8, 0)])
def test_only_the_dawn_from_sunday_to_monday_brings_despair(number, despair):
    """`number`: the round whose night is over."""
    table = Table(round=number)
    table.dawn()
    assert table.game.despair == despair
    assert table.told("despair") == [{"despair": 1}] * despair


@pytest.mark.rule("DRA-DESPAIR-02")
@pytest.mark.parametrize("before, after", [(2, 3), (3, 3)])
def test_there_are_three_despair_tokens_at_most(before, after):
    table = Table(round=7)
    table.game.despair = before
    table.dawn()
    assert table.game.despair == after
    assert len(table.told("despair")) == after - before


@pytest.mark.rule("DRA-DESPAIR-01")
def test_a_new_week_counts_already_in_the_combat_of_its_dawn():
    """Rage of a hunter who falls that dawn is one stronger."""
    table = Table(round=7, at="vienna")
    table.place(MINA, "vienna")
    table.revealed()
    table.hurt(MINA, 7)
    table.dawn()
    table.pass_until("pick-dracula-combat-card", seat="A")
    table.combat_hand("claws")
    table.dracula.picks("claws")
    table.hunter(MINA).picks("punch")
    assert table.told("hunter-defeated") == [{"hunter": MINA, "place": "vienna"}]
    assert table.game.influence == 2 + 1


@pytest.mark.rule("DRA-DESPAIR-01")
def test_despair_comes_also_when_the_day_is_skipped():
    table = Table(round=7)
    table.game.no_day = True
    table.events(GODALMING, "long_night")
    table.dawn()
    assert table.over
    assert table.game.despair == 1
