"""Items, Secrets, Skills and flaws within Encounters (catalogue, C.3): every one that acts there, as it is printed."""

from __future__ import annotations

import pytest
from tests.games.grail.encounter.fights import CAMPAIGN, Fight, card, do, enemy, talk

from nokturn.games.grail.state.choices import Decline, UseRule

HIT = {"0-29": "damage 2"}
ONE = [
    (dict.fromkeys(("aggression", "empathy", "courage", "practicality", "spirituality"), "attitude +1"), "attitude -2")
]
COLOURS = {"green": "gaunt_wolf", "grey": "vagrant", "purple": "nursery_rhyme"}


def begun(*, colour: str = "grey", **beor: object) -> Fight:
    """Beor at the first question of step 2, with everything used that may be."""
    fight = Fight(COLOURS[colour], beor={"magic": 3, "wealth": 3, **beor}).begins()
    fight.stops_at("use-rule")
    while fight.asked() != {"B": "play"}:
        question = fight.asks[0]
        wanted = next((one for one in question.options if isinstance(one, UseRule)), None)
        if question.kind == "some":
            fight.answer("B", question.options[: question.low])
        else:
            fight.answer("B", wanted or (do.KeepHand() if do.KeepHand() in question.options else question.options[0]))
    return fight


@pytest.mark.parametrize(
    "item, colour, pool",
    [
        ("hatchet", "grey", 1), ("hunting_bow", "grey", 2), ("knights_longsword", "grey", 1), ("cudgel", "grey", 1),
        ("hound", "grey", 1), ("hound", "green", 2), ("boar_spear", "green", 1), ("boar_spear", "grey", 0),
        ("druid_sickle", "purple", 1), ("druid_sickle", "grey", 0), ("flail", "grey", 2), ("rusty_sword", "grey", 1),
    ],
)  # fmt: skip
def test_items_put_markers_into_the_pool(item: str, colour: str, pool: int) -> None:
    assert begun(colour=colour, items=(f"{item}:1",)).fray.pool == pool


@pytest.mark.parametrize(
    "secret, colour, pool, cards",
    [
        ("erfyrs_hammer", "grey", 1, 3), ("faels_horn", "green", 2, 3), ("faels_horn", "grey", 0, 3),
        ("oldsteel_blade", "grey", 1, 3), ("oldsteel_blade", "purple", 2, 3), ("foredweller_token", "purple", 0, 4),
        ("buried_oath", "purple", 0, 4), ("buried_oath", "grey", 0, 3),
    ],
)  # fmt: skip
def test_secrets_help_in_combat(secret: str, colour: str, pool: int, cards: int) -> None:
    fight = begun(colour=colour, secrets=(secret,))
    assert (fight.fray.pool, len(fight.hand("beor"))) == (pool, cards)


@pytest.mark.parametrize(
    "skill, colour, pool, cards",
    [
        (5, "grey", 2, 2), (6, "grey", 1, 3), (6, "green", 0, 3), (14, "grey", 1, 3), (39, "grey", 1, 4),
        (53, "grey", 0, 5), (67, "grey", 0, 5),
    ],
)  # fmt: skip
def test_skills_help_at_the_start_and_when_activated(skill: int, colour: str, pool: int, cards: int) -> None:
    fight = begun(colour=colour, skills=(skill,))
    assert (fight.fray.pool, len(fight.hand("beor"))) == (pool, cards)


def test_a_weapon_may_break_and_a_flail_may_hurt_on_a_skull() -> None:
    broken = hurt = whole = 0
    for seed in range(10):
        key = f"{seed:032x}"
        fight = Fight(enemy(value=30), key=key, beor={"items": ("rusty_sword:1",)}).lay().activate("beor")
        skull = fight.told("toss")[0]["face"] == "skull"
        assert (fight["beor"].items == ()) is skull
        broken, whole = broken + skull, whole + (not skull)
        fight = Fight(enemy(value=30), key=key, beor={"items": ("flail:1",)}).lay().activate("beor")
        skull = fight.told("toss")[0]["face"] == "skull"
        assert fight["beor"].health == (8 if skull else 9)
        hurt += skull
    assert min(broken, hurt, whole) > 0


@pytest.mark.parametrize(
    "item, damage, first, second",
    [
        ("mail_shirt", 2, 1, 1), ("improvised_armor", 2, 1, 1), ("improvised_armor", 1, 1, 1),
        ("boiled_leather", 2, 1, 1),
        ("tower_shield", 3, 2, 2), ("padded_jack", 2, 1, 2), ("wooden_shield", 3, 1, 3), ("wicker_targe", 2, 1, 2),
    ],
)  # fmt: skip
def test_armour_and_shields_take_damage_off(item: str, damage: int, first: int, second: int) -> None:
    fight = Fight(enemy(value=30, table={"0-29": f"damage {damage}"}), beor={"items": (f"{item}:1",)}).lay()
    fight.attack("beor")
    assert fight["beor"].health == 9 - first
    fight.attack("beor")
    assert fight["beor"].health == 9 - first - second


@pytest.mark.rule("GRAIL-ITEM-08")
def test_an_attack_without_damage_turns_no_shield() -> None:
    fight = Fight(enemy(value=30, table={"0-4": (), "5-29": "damage 2"}), beor={"items": ("wooden_shield:1",)}).lay()
    fight.attack("beor")
    assert fight.state.turned == ()
    fight.fray.pool = 5
    fight.attack("beor")
    assert fight["beor"].health == 9
    assert fight.state.turned == ("beor/item/wooden_shield:1",)


@pytest.mark.parametrize(
    "skill, colour, first, second",
    [
        (16, "grey", 1, 2), (35, "purple", 0, 2), (35, "grey", 2, 2), (59, "green", 1, 2), (59, "grey", 2, 2),
        (66, "grey", 1, 2),
    ],
)  # fmt: skip
def test_skills_weaken_the_first_attack_that_hurts(skill: int, colour: str, first: int, second: int) -> None:
    name = COLOURS[colour]
    printed = CAMPAIGN.encounters[name]
    foe = enemy(value=30, table=HIT, id=name, colour=printed.colour)
    fight = Fight(foe, beor={"skills": (skill,)}).lay()
    for lost in (first, first + second):
        fight.attack("beor")
        if fight.asked():
            fight.beor.answers(UseRule(f"skill/{skill}", 0))
        assert fight["beor"].health == 9 - lost


def test_the_row_may_be_shifted_by_a_buckler_or_a_skill() -> None:
    rows = {"0-3": "gain terror 1", "4-6": "damage 3", "7-29": "lose energy 1"}
    fight = Fight(enemy(value=30, table=rows), beor={"items": ("mirror_buckler:1",), "energy": 5}).lay(pool=5)
    fight.attack("beor")
    assert fight.beor.options == (do.AttackRow("vagrant", 0), do.AttackRow("vagrant", 2))
    fight.beor.answers(do.AttackRow("vagrant", 2))
    assert (fight["beor"].energy, fight.state.turned) == (4, ("beor/item/mirror_buckler:1",))
    fight = Fight(enemy(value=30, table=rows), beor={"skills": (23,)}).lay(pool=5).attack("beor")
    fight.beor.answers(UseRule("skill/23", 0)).answers(do.AttackRow("vagrant", 0))
    assert fight["beor"].terror == 1
    fight.attack("beor")
    assert fight["beor"].health == 6, "once per Combat"


def test_a_skill_keeps_the_markers_in_the_pool_once() -> None:
    fight = Fight(enemy(value=30, table={"0-29": "pool -2"}), beor={"skills": (41,)}).lay(pool=5).attack("beor")
    fight.beor.answers(UseRule("skill/41", 0))
    assert fight.fray.pool == 5
    fight.attack("beor")
    assert fight.fray.pool == 3


@pytest.mark.parametrize(
    "skill, attribute", [(1, "aggression"), (49, "courage"), (62, "practicality"), (68, "spirituality")]
)
def test_a_joined_key_is_worth_a_marker_more_once_per_activation(skill: int, attribute: str) -> None:
    keys = f"{attribute}1 {attribute}1 . . x1"
    hand = (card("beor_c01", left="pool1 draw . . .", right=keys), card("beor_c02", left="pool1 . . . chain"))
    levels = {attribute: 2}
    fight = Fight(enemy(value=30, keys=keys), *hand, beor={"skills": (skill,), "attributes": levels})
    fight.lay(beor=("beor_c01", "beor_c02")).turns()
    fight.beor.plays("beor_c01")
    assert fight.fray.pool == 2, "the first of two keys"
    fight.beor.plays("beor_c02")
    assert fight.fray.pool == 3
    other = "empathy1 . . . x1"
    fight = Fight(enemy(value=30, keys=other), *hand, beor={"skills": (skill,), "attributes": {"empathy": 1}})
    fight.lay(beor=("beor_c01",)).turns()
    fight.beor.plays("beor_c01")
    assert fight.fray.pool == 1


def test_a_caution_key_may_draw_a_card() -> None:
    fight = Fight(
        enemy(value=30, keys="caution1 . . . x1"), card("beor_c01", left="pool1 . . . ."), beor={"skills": (57,)}
    )
    fight.lay(beor=("beor_c01",)).turns()
    fight.beor.plays("beor_c01")
    assert len(fight.hand("beor")) == 1


@pytest.mark.parametrize(
    "skill, attribute",
    [(4, "aggression"), (48, "empathy"), (52, "courage"), (64, "practicality"), (70, "spirituality")],
)
def test_an_affinity_moves_the_marker_further(skill: int, attribute: str) -> None:
    negotiation = talk(stages=ONE, keys=f"{attribute}1 . . . x1")
    fight = Fight(
        negotiation, card("beor_d01", left="affinity . . . ."), beor={"skills": (skill,), "attributes": {attribute: 1}}
    )
    fight.lay(beor=("beor_d01",)).activate("beor")
    fight.beor.plays("beor_d01")
    assert fight.fray.attitude == 2


@pytest.mark.rule("GRAIL-COMBAT-KEY-04")
def test_a_magic_key_can_be_paid_with_unavoidable_damage_once_per_encounter() -> None:
    hit = card("beor_c01", left=". . . pool2 .", right=". . . magic x1")
    fight = Fight(enemy(value=30, keys=". . . magic x1"), hit, beor={"skills": (34,), "magic": 0})
    fight.lay(beor=("beor_c01",)).turns()
    assert fight.beor.refusal(do.PlayCard("beor_c01", magic=True)).rule == "GRAIL-COMBAT-KEY-04"
    fight.beor.answers(UseRule("skill/34", 0))
    assert fight["beor"].health == 8
    fight.beor.plays("beor_c01", magic=True)
    assert (fight.fray.pool, fight["beor"].magic) == (2, 0)
    assert UseRule("skill/34", 0) not in fight.beor.options


@pytest.mark.parametrize("item", ["wyrd_glass", "druid_sickle"])
def test_items_that_make_a_magic_key_free(item: str) -> None:
    hit = card("beor_c01", left=". . . pool2 .")
    fight = Fight(enemy(value=30, keys=". . . magic x1"), hit, beor={"items": (f"{item}:1",), "magic": 0})
    fight.lay(beor=("beor_c01",)).turns()
    fight.beor.plays("beor_c01", magic=True)
    assert (fight.fray.pool, fight["beor"].magic) == (2, 0)


def test_panic_comes_later_with_a_skill_or_the_hermits_word_and_not_at_all_with_war_paint() -> None:
    for facts, terror, panics in (
        ({"skills": (13,)}, 9, False), ({"skills": (13,)}, 10, True),
        ({"secrets": ("hermits_word",)}, 10, False), ({}, 9, True),
    ):  # fmt: skip
        fight = Fight(enemy(value=30), arev={"health": 8, "terror": terror, **facts}).lay(arev=("arev_c01",)).turns()
        assert fight.arev.can(do.PlayTop()) is panics
    fight = Fight(enemy(value=30), beor={"health": 5, "terror": 9, "items": ("war_paint:1",)}).begins()
    fight.pass_until("use-rule")
    fight.beor.answers(UseRule("item/war_paint:1", 0))
    assert fight.beor.can(do.EndPlaying())
    assert fight["beor"].items == ()


def test_a_skill_lets_one_draw_in_panic() -> None:
    fight = Fight(enemy(value=30), beor={"health": 5, "terror": 9, "skills": (2,)}).lay().turns()
    fight.beor.answers(do.PlayTop()).ends()
    assert len(fight.hand("beor")) == 1


def test_a_free_mulligan_once_per_encounter() -> None:
    fight = Fight(enemy(value=30), beor={"skills": (24,)}).begins()
    fight.beor.answers(do.FreeMulligan())
    assert fight.hand("beor") == ("beor_c04", "beor_c05", "beor_c06")
    assert do.FreeMulligan() not in fight.beor.options


def test_another_member_may_take_the_opportunity_attack_of_a_retreat() -> None:
    fight = Fight(enemy(value=30, opportunity="damage 2"), beor={}, arev={"skills": (15,)}).lay(activated=("arev",))
    fight.turns()
    fight.beor.retreats()
    fight.arev.answers(UseRule("skill/15", 0))
    assert (fight["beor"].health, fight["arev"].health) == (9, 6)
    assert fight.fray.members == ("arev",)


@pytest.mark.parametrize(
    "skill, colour, gained",
    [
        (3, "grey", {"terror": 1}), (37, "green", {"food": 1}), (43, "purple", {"terror": 1}), (37, "grey", {}),
        (43, "grey", {}),
    ],
)  # fmt: skip
def test_skills_after_a_victory(skill: int, colour: str, gained: dict[str, int]) -> None:
    name = COLOURS[colour]
    foe = enemy(value=0, table={"0-0": ()}, id=name, colour=colour, reward=(), opportunity=())
    fight = Fight(foe, beor={"skills": (skill,), "terror": 2, "food": 0}).begins()
    fight.beor.keeps().ends()
    assert fight.outcome() == "won"
    assert fight["beor"].terror == 2 - gained.get("terror", 0)
    assert fight["beor"].food == gained.get("food", 0)


def test_arevs_flaw_frightens_him_at_the_start_of_a_purple_combat() -> None:
    fight = Fight("nursery_rhyme", arev={}).begins()
    fight.arev.keeps()
    assert fight["arev"].terror == 1
    fight = Fight("vagrant", arev={}).begins()
    fight.arev.keeps()
    assert fight["arev"].terror == 0


def test_a_skill_ignores_an_opportunist_for_a_card() -> None:
    foe = enemy(value=30, traits=("opportunist",))
    fight = Fight(foe, card("beor_c01"), beor={"skills": (54,), "food": 3}).begins()
    fight.beor.keeps().answers(UseRule("skill/54", 0)).discards("beor_c03")
    fight.beor.plays("beor_c01").ends()
    assert fight["beor"].food == 3


@pytest.mark.parametrize(
    "facts, attitude, cards",
    [
        ({"items": ("fine_cloak:1",)}, 1, 3), ({"items": ("drowned_ring:1",)}, 2, 3),
        ({"items": ("shrine_boy:1",)}, 0, 4),
        ({"secrets": ("yvains_signet",)}, 1, 3), ({"secrets": ("tam_the_orphan",)}, 0, 4), ({"skills": (11,)}, 0, 4),
    ],
)  # fmt: skip
def test_what_helps_at_the_start_of_a_diplomacy(facts: dict[str, object], attitude: int, cards: int) -> None:
    fight = Fight(talk(stages=ONE), beor=facts).begins()
    fight.pass_until("play")
    assert (fight.fray.attitude, len(fight.hand("beor"))) == (attitude, cards)


@pytest.mark.rule("GRAIL-CHALLENGE-02")
def test_distrust_begins_every_stage_one_space_lower() -> None:
    fight = Fight(talk(stages=[*ONE, *ONE], track=(4, 3)), handicaps=("distrust",), beor={}, arev={}).begins()
    fight.pass_until("activate", seat="B")
    assert fight.fray.attitude == -1, "once for the group"


@pytest.mark.rule("GRAIL-CHALLENGE-02")
def test_distrust_begins_a_later_stage_one_space_lower_too() -> None:
    won = card("beor_d01", left=". . . . up3")
    stages = talk(stages=[*ONE, *ONE], track=(2, 3), keys=". . . . x1")
    fight = Fight(stages, won, handicaps=("distrust",), beor={}).begins()
    fight.beor.keeps().plays("beor_d01")
    assert (fight.fray.stage, fight.fray.attitude) == (1, -1)


@pytest.mark.parametrize("skill, attitude", [(12, 0), (40, 0), (46, -1), (58, 0)])
def test_skills_that_answer_a_response_once(skill: int, attitude: int) -> None:
    fight = Fight(talk(stages=ONE), beor={"skills": (skill,), "rep": 2}).lay(beor=("beor_d05",)).answer_of("beor")
    fight.beor.answers(UseRule(f"skill/{skill}", 0))
    assert fight.fray.attitude == attitude
    fight.fray.attitude = 0
    fight.answer_of("beor")
    assert (fight.over, fight.fray.attitude) == (True, -2)


def test_at_the_start_of_every_stage_a_card_may_be_exchanged() -> None:
    fight = Fight(talk(stages=ONE), beor={"skills": (45,)}).begins()
    fight.beor.keeps().answers(UseRule("skill/45", 0)).discards("beor_d02")
    assert fight.hand("beor") == ("beor_d01", "beor_d03", "beor_d04")


def test_a_victory_in_diplomacy_may_give_rep() -> None:
    won = card("beor_d01", left=". . . . up3")
    fight = Fight(talk(stages=ONE, track=(3, 3), reward=()), won, beor={"skills": (18,), "rep": 0}).begins()
    fight.beor.keeps().plays("beor_d01")
    assert fight["beor"].rep == 1


def test_what_is_optional_can_be_declined() -> None:
    fight = Fight(enemy(value=30), beor={"skills": (5,)}).begins()
    fight.beor.keeps().answers(Decline())
    assert (fight.fray.pool, len(fight.hand("beor"))) == (0, 3)


def test_a_pavise_costs_a_card_and_a_targe_exchanges_one() -> None:
    fight = Fight(enemy(value=30), beor={"items": ("tower_shield:1",)}).begins()
    fight.beor.answers(()).keeps().discards("beor_c02")
    assert fight.hand("beor") == ("beor_c01", "beor_c03")
    fight = Fight(enemy(value=30), beor={"items": ("wicker_targe:1",)}).begins()
    fight.beor.answers(()).keeps().discards("beor_c01")
    assert fight.hand("beor") == ("beor_c02", "beor_c03", "beor_c04")


@pytest.mark.parametrize("item", ["bone_charm_coat", "ash_rosary"])
def test_charms_take_terror_off_once_per_encounter(item: str) -> None:
    fight = Fight(enemy(value=30, table={"0-29": "gain terror 2"}), beor={"items": (f"{item}:1",)}).lay()
    fight.attack("beor")
    assert fight["beor"].terror == 1
    fight.attack("beor")
    assert fight["beor"].terror == 3


@pytest.mark.parametrize("skill, colour, terror, pool", [(38, "grey", 9, 1), (38, "grey", 0, 0), (38, "green", 9, 0)])
def test_rage_in_panic(skill: int, colour: str, terror: int, pool: int) -> None:
    fight = Fight(COLOURS[colour], beor={"skills": (skill,), "health": 5, "terror": terror}).lay().activate("beor")
    assert fight.fray.pool == pool


def test_momentum_counts_once_with_six_markers() -> None:
    fight = Fight(enemy(value=30), beor={"skills": (51,)}).lay(pool=6).turns()
    assert fight.fray.pool == 7
    fight.beor.ends()
    assert fight.fray.pool == 7
    fight = Fight(enemy(value=30), beor={"skills": (51,)}).lay(pool=5).turns()
    assert fight.fray.pool == 5


@pytest.mark.parametrize("facts", [{"skills": (50,)}, {"secrets": ("kin_ribbon",)}])
def test_a_fright_is_smaller_once_a_day(facts: dict[str, object]) -> None:
    fight = Fight(enemy(value=30, table={"0-29": "gain terror 2"}), beor=facts).lay()
    fight.attack("beor")
    assert fight["beor"].terror == 1
    fight.attack("beor")
    assert fight["beor"].terror == 3
    calm = Fight(enemy(value=30, table={"0-29": "gain terror 1"}), beor=facts).lay().attack("beor")
    assert calm["beor"].terror == 1, "only 2 or more at once"


def test_aileis_flaw_makes_a_great_fright_greater() -> None:
    fight = Fight(enemy(value=30, table={"0-29": "gain terror 2"}), ailei={}).lay().attack("ailei")
    assert fight["ailei"].terror == 3
    fight = Fight(enemy(value=30, table={"0-29": "gain terror 1"}), ailei={}).lay().attack("ailei")
    assert fight["ailei"].terror == 1


def test_a_member_may_take_over_terror() -> None:
    fight = (
        Fight(enemy(value=30, table={"0-29": "gain terror 2"}), beor={}, arev={"skills": (10,)}).lay().attack("beor")
    )
    fight.arev.answers(UseRule("skill/10", 0))
    assert (fight["beor"].terror, fight["arev"].terror) == (1, 1)


def test_loot_from_grey_enemies_on_a_grail() -> None:
    faces = set()
    for seed in range(8):
        foe = enemy(value=0, table={"0-0": ()}, reward=(), opportunity=())
        fight = Fight(foe, key=f"{seed:032x}", beor={"skills": (42,), "wealth": 0}).begins()
        fight.beor.keeps().ends()
        face = fight.told("toss")[0]["face"]
        assert fight["beor"].wealth == (1 if face == "grail" else 0)
        faces.add(face)
    assert faces == {"grail", "skull"}
