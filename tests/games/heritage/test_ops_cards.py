"""Queue, schemes, boards, branches, the servant."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import City, Morality, Token, Track
from nokturn.kernel import Option

POTENCY = {"op": "gain", "what": "potency", "n": 1}
RISE = ("high_low_clans", "rise_of_humanity", "war_of_princes")
REVOLT = ("high_low_clans", "inner_beast", "anarch_revolt")
MASQUERADE = ("high_low_clans", "inner_beast", "masquerade")
WARS = ("high_low_clans", "inner_beast", "sabbat_wars")


# queue and schemes


@pytest.mark.rule("HER-RESERVE-01", "HER-RESERVE-04")
def test_reserve_puts_the_marker_on_an_unreserved_character() -> None:
    table = Table().reserve("B", FIVE[0]).reserve("A", FIVE[1])
    table.effects("A", table.leader("A"), {"op": "reserve"})
    assert set(table.seat("A").options) == {do.Pick(card) for card in FIVE[2:]}
    table.seat("A").picks(FIVE[3])
    assert table.state.reserved == {"A": FIVE[3], "B": FIVE[0]}


@pytest.mark.rule("HER-REMOVE-01", "HER-QUEUE-05", "HER-QUEUE-07")
def test_remove_exactly_so_many_together() -> None:
    table = Table()
    new = table.state.deck[:2]
    table.effects("A", table.leader("A"), {"op": "remove_from_queue", "n": 2})
    assert (table.seat("A").ask.low, table.seat("A").ask.high) == (2, 2)
    table.seat("A").picks(FIVE[1], FIVE[4])
    assert set(table.state.discard) == {FIVE[1], FIVE[4]}
    assert table.state.queue == (new[1], new[0], FIVE[0], FIVE[2], FIVE[3])


@pytest.mark.rule("HER-REMOVE-01")
def test_remove_one_up_to_so_many() -> None:
    table = Table()
    table.effects("A", table.leader("A"), {"op": "remove_from_queue", "upto": 3})
    assert (table.seat("A").ask.low, table.seat("A").ask.high) == (1, 3)


@pytest.mark.rule("HER-REMOVE-01", "HER-EFF-02")
@pytest.mark.parametrize("left", [2, 1])
def test_a_shorter_queue_limits_the_number(left: int) -> None:
    """All of them go without a question; the deck is made anew from what was removed."""
    table = Table().queue(*FIVE[:left])
    table.state.deck = ()
    table.effects("A", table.leader("A"), {"op": "remove_from_queue", "n": 3}, POTENCY)
    assert [told["characters"] for told in table.told("removes")] == [FIVE[:left]]
    assert sorted(table.state.queue) == sorted(FIVE[:left])
    assert table[table.leader("A")].potency == 4


@pytest.mark.rule("HER-EFF-02", "HER-QUEUE-08")
def test_an_empty_queue_gives_nothing_to_remove_or_reserve() -> None:
    table = Table().queue()
    table.state.deck = ()
    table.effects("A", table.leader("A"), {"op": "remove_from_queue", "n": 1}, {"op": "reserve"}, POTENCY)
    assert table.over
    assert table[table.leader("A")].potency == 4


@pytest.mark.rule("HER-SCHEME-14")
def test_draw_takes_the_top_and_as_many_as_there_are() -> None:
    table = Table().scheme_deck("A", "brujah_riot", "brujah_door", "brujah_spoils").scheme_discard("A", "brujah_speech")
    table.effects("A", table.leader("A"), {"op": "draw_scheme", "n": 2})
    assert (table.state.hands["A"], table.state.scheme_decks["A"]) == (
        ("brujah_riot", "brujah_door"),
        ("brujah_spoils",),
    )
    table.effects("A", table.leader("A"), {"op": "draw_scheme", "n": 2}, POTENCY)
    assert len(table.state.hands["A"]) == 3
    table.effects("A", table.leader("A"), {"op": "draw_scheme", "n": 1}, POTENCY)
    assert len(table.state.hands["A"]) == 3
    assert table.state.scheme_discards["A"] == ("brujah_speech",)
    assert table[table.leader("A")].potency == 5


@pytest.mark.rule("HER-EFF-02")
def test_recover_takes_a_chosen_scheme_of_the_own_discard_pile() -> None:
    table = Table().scheme_discard("A", "brujah_riot", "brujah_door").scheme_discard("B", "tremere_bone")
    table.effects("A", table.leader("A"), {"op": "recover_scheme", "n": 1})
    assert set(table.seat("A").options) == {do.Take("brujah_riot"), do.Take("brujah_door")}
    table.seat("A").answers((do.Take("brujah_door"),))
    assert (table.state.hands["A"], table.state.scheme_discards["A"]) == (("brujah_door",), ("brujah_riot",))


@pytest.mark.rule("HER-EFF-02")
def test_from_an_empty_discard_pile_nothing_is_recovered() -> None:
    table = Table()
    assert table.effects("A", table.leader("A"), {"op": "recover_scheme", "n": 1}, POTENCY).over
    assert table[table.leader("A")].potency == 4


@pytest.mark.rule("HER-EFF-02")
def test_discard_takes_schemes_by_chance() -> None:
    lost = set()
    for number in range(12):
        table = Table(key=f"{number:032x}").hand("A", "brujah_riot", "brujah_door", "brujah_speech")
        assert table.effects("A", table.leader("A"), {"op": "discard_scheme", "n": 1}).over
        (gone,) = table.state.scheme_discards["A"]
        assert len(table.state.hands["A"]) == 2
        assert gone not in table.state.hands["A"]
        lost.add(gone)
    assert lost == {"brujah_riot", "brujah_door", "brujah_speech"}


@pytest.mark.rule("HER-EFF-02")
def test_an_empty_hand_loses_nothing() -> None:
    table = Table()
    table.effects("A", table.leader("A"), {"op": "discard_scheme", "n": 1}, POTENCY)
    assert table[table.leader("A")].potency == 4


# single boards


@pytest.mark.rule("HER-EFF-02", "HER-BEAST-04")
def test_flip_turns_the_own_marker_where_it_stands() -> None:
    table = Table().morality("A", 4, "calm").scheme_deck("A", "brujah_riot")
    table.effects("A", table.leader("A"), {"op": "flip_morality"})
    assert table.state.morality["A"] == Morality(4, "cruel")
    assert table.state.hands["A"] == ()


@pytest.mark.rule("HER-EFF-02", "HER-BEAST-04", "HER-RISE-04")
@pytest.mark.parametrize("theatres", [RISE, ("high_low_clans", "inner_beast", "war_of_princes")])
@pytest.mark.parametrize("before, after", [(0, 2), (7, 8), (8, 8), (-3, -1)])
def test_shift_goes_up_the_printed_numbers_as_far_as_they_go(
    theatres: tuple[str, str, str], before: int, after: int
) -> None:
    table = Table(theatres=theatres).morality("A", before, "calm")
    table.effects("A", table.leader("A"), {"op": "shift_morality", "n": 2})
    assert table.state.morality["A"] == Morality(after, "calm")


@pytest.mark.rule("HER-ANARCH-10")
def test_burn_takes_from_one_city_that_has_any() -> None:
    table = Table(theatres=REVOLT).city("north", 0, burned=4).city("east", 3, burned=0)
    table.effects("A", table.leader("A"), {"op": "anarch_burn", "n": 2})
    assert set(table.seat("A").options) == {do.BurnAnkh(city) for city in ("south", "east", "west")}
    table.seat("A").answers(do.BurnAnkh("east"))
    assert table.state.cities["east"] == City(1, 2)


@pytest.mark.rule("HER-ANARCH-10", "HER-ANARCH-03")
def test_a_burn_by_a_card_can_lose_the_city_or_bring_a_respite() -> None:
    table = Table(theatres=REVOLT).city("east", 1, burned=2).city("west", 1, burned=0)
    holder = table.childe("B", who("calm"), ankhs=("east", "west", "west", "west"))
    table.effects("A", table.leader("A"), {"op": "anarch_burn", "n": 1}).seat("A").answers(do.BurnAnkh("east"))
    assert (table.state.cities["east"], table[holder].potency) == (City(0, 4), 0)
    table.effects("A", table.leader("A"), {"op": "anarch_burn", "n": 1}).seat("A").answers(do.BurnAnkh("west"))
    assert (table.state.cities["west"], table[holder].potency, table[holder].ankhs) == (City(3, 1), 1, ())


@pytest.mark.rule("HER-EFF-02")
def test_where_nothing_is_left_to_burn_the_effect_is_skipped() -> None:
    table = Table(theatres=REVOLT)
    for city in ("north", "south", "east", "west"):
        table.city(city, 0, burned=4)
    assert table.effects("A", table.leader("A"), {"op": "anarch_burn", "n": 1}, POTENCY).over
    assert table[table.leader("A")].potency == 4


@pytest.mark.rule("HER-EFF-02")
def test_an_investigator_goes_back_but_not_below_the_start() -> None:
    table = Table(theatres=MASQUERADE).track("north", 1).track("south", 3)
    table.effects("A", table.leader("A"), {"op": "masq_retreat", "n": 2})
    assert set(table.seat("A").options) == {
        do.Retreat("north", 1),
        do.Retreat("south", 1),
        do.Retreat("south", 2),
    }
    table.seat("A").answers(do.Retreat("south", 2))
    assert table.state.tracks["south"] == Track(1, 3)


@pytest.mark.rule("HER-EFF-02")
def test_investigators_at_the_start_cannot_go_back() -> None:
    table = Table(theatres=MASQUERADE)
    assert table.effects("A", table.leader("A"), {"op": "masq_retreat", "n": 2}, POTENCY).over
    assert table[table.leader("A")].potency == 4


@pytest.mark.rule("HER-SABBAT-04", "HER-SABBAT-06", "HER-SABBAT-07")
@pytest.mark.parametrize(
    "action, kind", [("martial", do.DiscardToken), ("covert", do.TurnToken), ("scholarly", do.MoveToken)]
)
def test_a_sabbat_action_may_be_in_any_region_that_holds_a_token(action: str, kind: type[Option]) -> None:
    table = Table(theatres=WARS)
    for region in table.state.regions:
        table.region(region)
    table.region("east", Token("sabbat", 2)).region("wanderer", Token("camarilla", 3))
    table.effects("A", table.leader("A"), {"op": "sabbat_action", "action": action})
    offered = table.seat("A").may(kind)
    assert {option.region for option in offered} == {"east", "wanderer"}
    assert len(offered) == len(table.seat("A").options)


@pytest.mark.rule("HER-EFF-02")
def test_a_sabbat_action_without_tokens_is_skipped() -> None:
    table = Table(theatres=WARS)
    for region in table.state.regions:
        table.region(region)
    assert table.effects("A", table.leader("A"), {"op": "sabbat_action", "action": "martial"}, POTENCY).over
    assert table[table.leader("A")].potency == 4


# branches


LOSE = [{"op": "lose", "what": "infamy", "n": 1, "sel": "one own infamy>=1"}]
CHOOSE = {"op": "choose", "options": [LOSE, [{"op": "reserve"}], [POTENCY]]}


@pytest.mark.rule("HER-EFF-02")
def test_choose_offers_only_lines_that_can_do_something() -> None:
    table = Table()
    table.effects("A", table.leader("A"), CHOOSE, source="ventrue_temper")
    assert [option.number for option in table.seat("A").options] == [1, 2]
    table.seat("A").answers(do.Branch("ventrue_temper", 2))
    assert table[table.leader("A")].potency == 4
    assert table.state.reserved == {}


@pytest.mark.rule("HER-EFF-02")
def test_choose_without_a_line_that_can_do_anything_is_skipped() -> None:
    table = Table()
    table.effects("A", table.leader("A"), {"op": "choose", "options": [LOSE, LOSE]}, POTENCY)
    assert table.over
    assert table[table.leader("A")].potency == 4


@pytest.mark.rule("HER-EFF-01")
@pytest.mark.parametrize("others, potency, infamy", [(0, 3, 1), (1, 4, 0)])
def test_if_is_evaluated_when_it_is_reached(others: int, potency: int, infamy: int) -> None:
    table = Table()
    for number in range(others):
        table.childe("A", who("calm", number))
    infamy_else = [{"op": "gain", "what": "infamy", "n": 1}]
    condition = {"op": "if", "cond": {"count": "each own", "ge": 2}, "then": [POTENCY], "else": infamy_else}
    table.effects("A", table.leader("A"), condition)
    assert (table[table.leader("A")].potency, table[table.leader("A")].infamy) == (potency, infamy)


@pytest.mark.rule("HER-EFF-01")
def test_if_without_otherwise_does_nothing_where_it_does_not_hold() -> None:
    table = Table()
    condition = {"op": "if", "cond": {"count": "each own", "ge": 2}, "then": [POTENCY]}
    table.effects("A", table.leader("A"), condition, POTENCY)
    assert table[table.leader("A")].potency == 4


# the servant


@pytest.mark.rule("HER-RECRUIT-10", "HER-R-51")
def test_a_locked_servant_cannot_be_recruited_this_chapter() -> None:
    table = Table()
    servant = who("calm")
    table.haven("A", servant=servant)
    assert table.turn("A").seat("A").can(do.RecruitServant(servant))
    table.effects("A", table.leader("A"), {"op": "lock_servant"})
    assert table.turn("A").seat("A").refusal(do.RecruitServant(servant)).rule == "HER-RECRUIT-10"


@pytest.mark.rule("HER-EFF-02")
def test_without_a_servant_there_is_nobody_to_lock() -> None:
    table = Table()
    table.effects("A", table.leader("A"), {"op": "lock_servant"}, POTENCY)
    assert table[table.leader("A")].potency == 4


# where schemes are and go


@pytest.mark.rule("HER-EFF-05", "HER-SCHEME-13")
def test_only_schemes_of_the_theatres_in_play_exist() -> None:
    table = Table(theatres=MASQUERADE)
    for words in ("martial", "scholarly", "wealthy"):
        table.childe("A", who(words), boons=("brujah",))
    table.childe("A", who("covert"), sire=who("martial"))
    table.turn("A")
    offered = {option.scheme for option in table.seat("A").may(do.PlayScheme)}
    refused = {option.option.scheme for option in table.seat("A").ask.refused if hasattr(option.option, "scheme")}
    known = {"high_low_clans_petition", "high_low_clans_rally", "inner_beast_wrestle", "inner_beast_hunger"}
    assert offered | refused == known | {"masquerade_witness", "masquerade_cleaning"}
