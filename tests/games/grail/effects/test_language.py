"""The interpreter: alternatives, scopes, costs, conditions, and that everything printed can be carried out (part C)."""

import pytest
from tests.games.grail.table import CAMPAIGN, Table, condition_of, do

from nokturn.games.grail.effects.conditions import holds, known_conditions
from nokturn.games.grail.effects.ops import declared
from nokturn.games.grail.printed.language.conditions import CONDITIONS
from nokturn.games.grail.printed.language.effects import OPS
from nokturn.games.grail.printed.language.parser import effect_of
from nokturn.games.grail.printed.language.writer import written
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.places import Dial


def test_every_op_and_every_condition_of_the_language_is_written():
    assert set(OPS.values()) - declared() == set()
    assert set(CONDITIONS.values()) - known_conditions() == set()


@pytest.mark.rule("GRAIL-COMBAT-ATTACK-03")
def test_an_alternative_must_be_carried_out_in_full():
    table = Table("beor").put("beor", food=0).applies("lose food 1 actor | gain terror 1 actor")
    assert (table["beor"].terror, table.over) == (1, True), "nobody is asked"
    table.put("beor", food=1).applies("lose food 1 actor | gain terror 1 actor")
    assert len(table.of("beor").options) == 2


@pytest.mark.rule("GRAIL-COMBAT-ATTACK-03")
def test_if_no_alternative_is_open_the_first_goes_as_far_as_it_can():
    table = Table("beor").put("beor", food=1, wealth=0).applies("lose food 2 actor | pay wealth 1 actor")
    assert (table["beor"].food, table["beor"].wealth) == (0, 0)


def test_with_choose_in_it_the_party_makes_one_common_choice():
    table = Table("beor", "arev").event_deck("rnd_refugees").morning_event()
    side = table.of("beor").options[0]
    table.of("beor").answers(side)
    table.of("arev").answers(side)
    assert set(table.asked().values()) == {"choose-hero"}
    table.of("beor").answers(do.ChooseHero("arev"))
    table.of("arev").answers(do.ChooseHero("arev"))
    assert (table["arev"].food, table["arev"].rep) == (3, 2), "the same Character loses and gains"
    assert (table["beor"].food, table["beor"].rep) == (4, 1)


def test_only_somebody_who_can_carry_it_out_can_be_chosen():
    table = Table("beor", "arev").put("beor", food=0).applies("lose food 1 choose ; gain rep 1 choose", "beor", "arev")
    assert (table["arev"].food, table["arev"].rep) == (3, 2)


@pytest.mark.rule("GRAIL-ACT-EXPLORE-03")
def test_in_the_journal_tracks_change_for_each_and_resources_for_the_party():
    table = Table("beor", "arev").applies(("gain terror 1", "lose energy 1"), "beor", "arev")
    assert [(table[one].terror, table[one].energy) for one in ("beor", "arev")] == [(1, 6), (1, 6)]
    table.applies("gain wealth 2", "beor", "arev")
    table.of("beor").answers(do.Receive("arev", 1))
    table.of("arev").answers(do.Receive("arev", 1))
    table.of("beor").answers(do.Receive("beor", 1))
    table.of("arev").answers(do.Receive("beor", 1))
    assert (table["beor"].wealth, table["arev"].wealth) == (2, 3)


def test_on_a_card_an_effect_concerns_its_user():
    table = Table("beor", "arev").applies("gain food 1", "beor", "arev", setting="card")
    assert (table["beor"].food, table["arev"].food) == (5, 4)


def test_all_means_everybody_wherever_they_are():
    table = Table("beor", "arev").put("arev", location=104).applies("gain food 1 all", "beor")
    assert (table["beor"].food, table["arev"].food) == (5, 5)


def test_other_means_somebody_else_in_the_location():
    table = Table("beor", "arev", "maggot").put("arev", health=3).put("maggot", location=102)
    table.applies("gain health 1 other", "beor")
    assert table["arev"].health == 4
    table.put("arev", location=103).applies("gain health 1 other", "beor")
    assert table["arev"].health == 4, "nobody else is there"


def test_each_tosses_for_itself():
    table = Table("beor", "arev").chance((2, 1), (2, 0)).applies("toss_skull: lose food 1 each", "beor", "arev")
    assert (table["beor"].food, table["arev"].food) == (3, 4)


def test_all_of_something_is_a_number():
    table = Table("beor").put("beor", food=7).applies("lose food all actor")
    assert table["beor"].food == 0


@pytest.mark.rule("GRAIL-MENHIR-05", "GRAIL-PLAYERS-04")
def test_amounts_count_the_players():
    table = Table("beor", "arev", "maggot").applies("gain food 2*players actor", "beor")
    assert table["beor"].food == 10


@pytest.mark.rule("R-02")
def test_what_must_be_paid_in_full_may_be_refused_or_not_but_never_halved():
    table = Table("beor").put("beor", wealth=0).event_deck("rnd_peddlers").morning_event()
    assert (table["beor"].wealth, table["beor"].food) == (0, 4)


HELD = [
    ("attr courage 2", True), ("attr empathy 2", False), ("hero arev", True), ("hero maggot", False),
    ("status allies", True), ("status allies.2", True), ("status allies.1", False), ("not status allies.1", True),
    ("count allies 1", True), ("count allies 2", False), ("secret faels_horn", True),
    ("secret moon_lantern", False),
    ("item cudgel", True), ("item mule", False), ("res food 6", True), ("res food 7", False), ("chapter 2", True),
    ("chapter 3", False), ("menhir_here", True), ("settlement", True), ("dial last_dusk", True), ("dial x", False),
    ("not dial x", True), ("ended", False), ("encounter_color grey", True), ("encounter_color blue", False),
    ("event_kind random", True), ("event_kind chapter", False), ("ate", True), ("amount_at_least 2", True),
    ("amount_at_least 3", False), ("key_attr courage", True), ("key_attr caution", False),
    ("first_activation", True), ("gained food", True), ("gained wealth", False),
]  # fmt: skip
"""Conditions, and whether they hold on the table below."""


@pytest.mark.parametrize("written, expected", HELD)
def test_conditions_hold_for_one_member_of_the_party(written, expected):
    table = Table("beor", "arev", chapter=2).status("allies", 2).secrets("arev", "faels_horn").items("beor", "cudgel")
    table.put("beor", food=6).state.dials["last_dusk"] = Dial("time", 3, "q_first")
    about = Context(
        setting="journal", actor="beor", party=("beor", "arev"), location=101, colour="grey", event_kind="random",
        ate=True, amount=2, key="courage", first_activation=True, gained=("food",),
    )  # fmt: skip
    assert holds(table.state, (condition_of(written),), about) == expected


def test_a_list_of_conditions_means_all_of_them():
    table = Table("beor")
    both = (condition_of("hero beor"), condition_of("status allies"))
    assert not holds(table.state, both, Context(actor="beor", party=("beor",)))


def test_where_there_is_no_settlement_and_no_menhir():
    table = Table("beor", at=102)
    about = Context(actor="beor", party=("beor",))
    assert not holds(table.state, (condition_of("settlement"),), about)
    assert not holds(table.state, (condition_of("menhir_here"),), about)


def test_a_rule_never_sets_itself_off():
    """Ailei's flaw gives Terror when she gains Terror; that Terror is one effect less than 2, and no loop besides."""
    table = Table("ailei").applies("gain terror 2 actor")
    assert table["ailei"].terror == 3
    table.applies("gain terror 1 actor")
    assert table["ailei"].terror == 4


def test_what_is_written_again_reads_the_same():
    events = CAMPAIGN.events.values()
    every = [effect for event in events for effect in event.effects]
    every += [effect for passage in CAMPAIGN.passages.values() for effect in passage.effects]
    every += [effect for item in CAMPAIGN.items.values() for rule in item.rule for effect in rule.do]
    every += [effect for card in CAMPAIGN.cards.values() for ability in card.abilities for effect in ability.do]
    assert len(every) > 300
    for effect in every:
        for parts in effect.alternatives:
            assert effect_of(written(parts)).alternatives == (parts,)
