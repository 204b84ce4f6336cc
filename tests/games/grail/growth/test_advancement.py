"""Growth: cards, attribute points, Skills; GRAIL-XP."""

import pytest
from tests.games.grail.table import Table, do

from nokturn.games.grail.growth.advancement import point_price
from nokturn.games.grail.printed.language.vocabulary import ATTRIBUTES


@pytest.mark.rule("GRAIL-XP-DECK-01")
def test_a_card_is_one_of_three_for_two_points():
    table = Table("beor").put("beor", xp=2)
    pool = table["beor"].combat_pool
    table.run("grail.buy_card", "beor", "combat")
    assert table.of("beor").options == tuple([do.TakeCard(card) for card in pool[:3]])
    table.of("beor").answers(do.TakeCard(pool[1]))
    assert pool[1] in table["beor"].combat_deck
    assert sorted(table["beor"].combat_pool) == sorted(set(pool) - {pool[1]})
    assert table["beor"].xp == 0


@pytest.mark.rule("GRAIL-XP-DECK-01")
def test_of_fewer_than_three_one_looks_at_those():
    table = Table("beor").put("beor", xp=2)
    left = table["beor"].diplomacy_pool[:2]
    table.put("beor", diplomacy_pool=left).run("grail.buy_card", "beor", "diplomacy")
    assert len(table.of("beor").options) == 2


@pytest.mark.rule("GRAIL-XP-DECK-01")
def test_without_the_points_there_is_nothing_to_buy():
    table = Table("beor").put("beor", xp=1).run("grail.advance", "beor")
    assert table.over


@pytest.mark.rule("GRAIL-CHALLENGE-06")
def test_in_challenge_mode_it_is_one_of_two_for_five():
    table = Table("beor", handicaps=("xp",)).put("beor", xp=5).run("grail.advance", "beor")
    table.of("beor").answers(do.BuyCard("combat"))
    assert len(table.of("beor").options) == 2
    assert table["beor"].xp == 0


@pytest.mark.rule("GRAIL-XP-DECK-02")
def test_cards_left_out_never_return_to_the_pool():
    table = Table("beor").put("beor", xp=2).run("grail.buy_card", "beor", "combat").finish()
    pool = table["beor"].combat_pool
    table.run("grail.swap_cards", "beor").of("beor").answers(do.TakeOut("beor_c01")).answers(do.Done())
    assert table["beor"].combat_aside == ("beor_c01",)
    assert table["beor"].combat_pool == pool


@pytest.mark.rule("GRAIL-XP-ATTR-01", "GRAIL-XP-ATTR-02")
@pytest.mark.parametrize(
    "aggression, empathy, price", [(0, 0, 2), (1, 0, 4), (2, 0, 6), (1, 1, 6), (2, 1, 8), (2, 2, 10), (5, 2, 10)]
)
def test_a_point_costs_by_the_resulting_sum_of_its_pair(aggression, empathy, price):
    table = Table("beor").put("beor", attributes=(aggression, empathy, 0, 0, 0, 0))
    assert point_price(table.state, "beor", "empathy") == price


@pytest.mark.rule("GRAIL-CHALLENGE-06")
@pytest.mark.parametrize("total, price", [(0, 5), (1, 10), (4, 25), (5, 30), (6, 35)])
def test_in_challenge_mode_a_point_costs_five_for_each(total, price):
    table = Table("beor", handicaps=("xp",)).put("beor", attributes=(total, 0, 0, 0, 0, 0))
    assert point_price(table.state, "beor", "aggression") == price


@pytest.mark.rule("GRAIL-XP-ATTR-01")
def test_raising_an_attribute_pays_for_it():
    table = Table("beor").put("beor", xp=7).run("grail.advance", "beor")
    table.of("beor").answers(do.RaiseAttribute("spirituality"))
    assert (table["beor"].xp, table["beor"].attribute("spirituality")) == (3, 1), (
        "Practicality 1: the 2nd point costs 4"
    )


@pytest.mark.rule("GRAIL-XP-SKILL-01")
def test_the_third_point_brings_any_available_skill_and_either_side():
    table = Table("beor").put("beor", xp=6).run("grail.raise_attribute", "beor", "aggression")
    cards = [one for one in table.state.content.skills.values() if one.attribute == "aggression"]
    assert len(cards) == 6
    assert set(table.of("beor").options) == {do.TakeSkill(side.number) for card in cards for side in (card.a, card.b)}


@pytest.mark.rule("GRAIL-XP-SKILL-01")
def test_the_second_point_brings_none():
    """Beor has Courage 1 and Caution 1: the second point of Courage is the third of the pair."""
    table = Table("beor").put("beor", xp=6).run("grail.raise_attribute", "beor", "courage")
    assert (table["beor"].attribute("courage"), table["beor"].xp) == (2, 0)
    assert (table["beor"].skills, table.state.skills_gone) == ((), ())
    assert table.asked() == {}


@pytest.mark.rule("GRAIL-XP-SKILL-02")
def test_the_other_side_is_lost_for_everybody():
    table = Table("beor", "arev").put("beor", xp=6).run("grail.raise_attribute", "beor", "aggression")
    taken = table.of("beor").options[0]
    table.of("beor").answers(taken)
    table.put("arev", xp=20, attributes=(2, 0, 0, 0, 0, 0)).run("grail.raise_attribute", "arev", "aggression")
    assert len(table.of("arev").options) == 10
    assert taken not in table.of("arev").options


@pytest.mark.rule("GRAIL-XP-SKILL-03", "R-16")
def test_without_a_card_left_the_point_is_gained_all_the_same():
    table = Table("beor").put("beor", xp=6)
    table.state.skills_gone = tuple([one.card for one in table.state.content.skills.values()])
    table.run("grail.raise_attribute", "beor", "aggression")
    assert table.over
    assert (table["beor"].attribute("aggression"), table["beor"].skills) == (3, ())


def test_there_are_six_skills_for_each_attribute():
    cards = [*Table("beor").state.content.skills.values()]
    assert all(len([one for one in cards if one.attribute == attribute]) == 6 for attribute in ATTRIBUTES)
