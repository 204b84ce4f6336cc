"""Energy, Health and Terror; GRAIL-TRACK, GRAIL-RES, GRAIL-ATTR."""

import pytest
from msgspec.structs import replace
from tests.games.grail.table import CAMPAIGN, PACK, Table, condition_of, do

from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.survival.tracks import is_exhausted, is_insane, is_panicking
from nokturn.kernel.packs.pack import Pack


@pytest.mark.rule("GRAIL-TRACK-01")
def test_tracks_stay_between_nothing_and_their_top():
    table = Table("beor").applies("gain terror 20 actor")
    assert table["beor"].terror == 9
    table.applies("lose terror 20 actor")
    assert table["beor"].terror == 0
    table.applies("lose energy 20 actor")
    assert table["beor"].energy == 0


@pytest.mark.rule("GRAIL-TRACK-02", "GRAIL-TRACK-10")
@pytest.mark.parametrize("energy, exhausted", [(0, True), (1, True), (2, False)])
def test_the_two_lowest_spaces_of_energy_are_exhaustion(energy, exhausted):
    table = Table("beor").put("beor", energy=energy)
    assert is_exhausted(table.state, "beor") == exhausted


@pytest.mark.rule("GRAIL-TRACK-10", "R-48")
def test_exhaustion_hinders_no_action():
    table = Table("beor").put("beor", energy=1).run("grail.play_round")
    assert {do.Explore(), do.Travel(102), do.UseLocation(), do.CheckMenhir()} <= set(table.of("beor").options)


@pytest.mark.rule("GRAIL-TRACK-03", "GRAIL-TRACK-09")
def test_energy_falls_with_health_and_does_not_come_back_with_it():
    table = Table("beor").put("beor", energy=7, health=9)
    table.applies("lose health 4 actor")
    assert (table["beor"].health, table["beor"].energy) == (5, 5)
    table.applies("gain health 2 actor")
    assert (table["beor"].health, table["beor"].energy) == (7, 5)


@pytest.mark.rule("GRAIL-TRACK-04", "R-04")
def test_health_stops_at_its_start_and_energy_goes_above_its_own():
    table = Table("beor").put("beor", health=8, energy=7)
    table.applies("gain health 5 actor")
    assert table["beor"].health == 9
    table.applies("gain energy 5 actor")
    assert table["beor"].energy == 9, "its start space is 7, its top 9"


@pytest.mark.rule("GRAIL-TRACK-05")
@pytest.mark.parametrize("terror, panics", [(4, False), (5, False), (6, True)])
def test_panic_is_more_terror_than_health(terror, panics):
    table = Table("beor").put("beor", health=5, terror=terror)
    assert is_panicking(table.state, "beor") == panics


@pytest.mark.rule("GRAIL-TRACK-07", "GRAIL-INSANITY-01")
@pytest.mark.parametrize("terror, insane", [(7, False), (8, True), (9, True)])
def test_the_two_highest_spaces_of_terror_are_insanity(terror, insane):
    table = Table("beor").put("beor", terror=terror)
    assert is_insane(table.state, "beor") == insane


@pytest.mark.rule("GRAIL-INSANITY-01")
def test_insanity_comes_and_goes_with_terror():
    table = Table("beor").put("beor", terror=7).applies(("gain terror 1 actor", "lose terror 1 actor"))
    assert [key for key in table.keys(None) if key in ("insane", "sane")] == ["insane", "sane"]
    assert not is_insane(table.state, "beor")


@pytest.mark.rule("GRAIL-TRACK-08", "R-05")
def test_damage_lowers_health():
    table = Table("beor").applies("damage 2 actor")
    assert table["beor"].health == 7
    table.applies("damage 2 unavoidable actor")
    assert table["beor"].health == 5


@pytest.mark.rule("GRAIL-TRACK-08")
def test_only_an_effect_that_names_it_lessens_a_loss_of_health():
    table = Table("beor").applies(("reduce_health_loss 1", "lose health 3 actor"))
    assert table["beor"].health == 7


@pytest.mark.rule("GRAIL-RES-01", "GRAIL-DAY-DURING-05", "R-02")
def test_what_is_lost_is_limited_by_what_there_is():
    table = Table("beor").put("beor", food=2).applies("lose food 5 actor")
    assert table["beor"].food == 0
    table.applies("gain food 40 actor")
    assert table["beor"].food == 40, "there is no upper limit"


@pytest.mark.rule("GRAIL-CHALLENGE-07")
def test_in_challenge_mode_a_surplus_is_lost_but_for_experience():
    table = Table("beor", handicaps=("resources",)).put("beor", food=19)
    table.applies(("gain food 3 actor", "gain xp 30 actor"))
    assert (table["beor"].food, table["beor"].xp) == (20, 30)


@pytest.mark.rule("GRAIL-CHALLENGE-01", "R-30")
def test_the_limiter_upside_down_caps_and_frightens_one_space_lower():
    table = Table("beor", handicaps=("limiter",)).put("beor", health=6, energy=4, terror=6)
    assert is_panicking(table.state, "beor"), "6 is more than 6 - 1"
    table.applies("gain energy 9 actor")
    assert table["beor"].energy == 5
    assert not is_panicking(table.put("beor", terror=5).state, "beor")


@pytest.mark.rule("GRAIL-STORY-MODE-02")
def test_a_loose_limiter_caps_nothing_and_nobody_panics():
    table = Table("beor", loose_limiter=True).put("beor", health=3, energy=3, terror=9)
    table.applies("gain energy 5 actor")
    assert table["beor"].energy == 8
    assert not is_panicking(table.state, "beor")


@pytest.mark.rule("GRAIL-ATTR-01", "GRAIL-ATTR-04")
@pytest.mark.parametrize("level, met", [(1, True), (2, True), (3, False)])
def test_a_requirement_is_met_by_its_number_or_more(level, met):
    table = Table("beor")
    about = Context(actor="beor", party=("beor",))
    assert holds(table.state, (condition_of(f"attr aggression {level}"),), about) == met


@pytest.mark.rule("GRAIL-ATTR-01")
def test_attributes_of_a_pair_do_not_reduce_each_other():
    table = Table("beor").put("beor", xp=6)
    table.run("grail.raise_attribute", "beor", "empathy")
    assert (table["beor"].attribute("empathy"), table["beor"].attribute("aggression")) == (1, 2)


@pytest.mark.rule("GRAIL-ATTR-02", "GRAIL-ATTR-03")
def test_the_third_point_is_a_skill_card():
    table = Table("beor").put("beor", xp=6)
    table.run("grail.raise_attribute", "beor", "aggression")
    table.of("beor").answers(do.TakeSkill(1))
    assert table["beor"].attribute("aggression") == 3
    assert table["beor"].skills == (1,)


@pytest.mark.rule("GRAIL-TRACK-04")
def test_health_is_not_raised_above_its_start_space_though_its_track_goes_on():
    beor = CAMPAIGN.characters["beor"]
    tray = replace(beor, health=replace(beor.health, max=beor.health.start + 2))
    table = Table("beor").put("beor", health=8)
    content = replace(CAMPAIGN, characters={**CAMPAIGN.characters, "beor": tray})
    table.state.pack = Pack(PACK.id, PACK.hash, content)
    table.applies("gain health 5 actor")
    assert table["beor"].health == 9
