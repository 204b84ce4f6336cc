"""What an Encounter does, in signs: the same as the pack prints, whatever the language."""

from __future__ import annotations

from tests.games.grail.encounter.fights import CAMPAIGN, enemy, talk

from nokturn.games.grail.seen.encounter_signs import Sign, encounter_signs


def test_a_row_of_the_attack_table_says_what_is_lost_and_gained() -> None:
    signs = encounter_signs(
        enemy(value=4, table={"0-1": ("damage 2", "gain terror 1"), "2-3": ("pool -1", "lose food 1")})
    )
    assert signs.table == (
        ((Sign("damage", -2), Sign("terror", 1)),),
        ((Sign("pool", -1), Sign("food", -1)),),
    )


def test_a_row_without_effects_is_empty() -> None:
    assert encounter_signs(enemy(value=3)).table == ((),)


def test_alternatives_stand_beside_each_other_with_what_comes_in_any_case() -> None:
    signs = encounter_signs(enemy(value=2, table={"0-1": ("damage 1", "lose wealth 2 | damage 2")}))
    assert signs.table == (((Sign("damage", -1), Sign("wealth", -2)), (Sign("damage", -1), Sign("damage", -2))),)


def test_stages_say_what_an_affinity_does_and_what_is_answered() -> None:
    (stage,) = encounter_signs(talk(stages=[({"courage": "attitude +2"}, ("attitude -1", "tear"))])).stages
    (affinity,) = stage.affinity
    assert (affinity.attribute, affinity.does) == ("courage", ((Sign("attitude", 2),),))
    assert stage.response == ((Sign("attitude", -1), Sign("tear")),)


def test_every_encounter_of_the_campaign_has_signs_for_each_row_and_stage() -> None:
    for printed in CAMPAIGN.encounters.values():
        signs = encounter_signs(printed)
        assert len(signs.table) == len(printed.table)
        assert len(signs.stages) == len(printed.stage)
        assert all(way for row in signs.table if row for way in row if len(row) > 1)
