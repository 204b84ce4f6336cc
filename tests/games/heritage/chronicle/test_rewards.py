"""Chapters 9.4 to 9.6: what missions bring, who is unlocked, and stickers."""

from __future__ import annotations

import pytest
from tests.games.heritage.chronicle.chapter import Chapter
from tests.games.heritage.table import Table, who

from nokturn.games.heritage.aftermath.abilities import place_stickers
from nokturn.games.heritage.aftermath.aftermath import aftermath
from nokturn.games.heritage.aftermath.missions import reward
from nokturn.games.heritage.aftermath.rewards import elevate, put_clan_sticker, unlock_character
from nokturn.games.heritage.aftermath.servants import keep_servants
from nokturn.games.heritage.chronicle.handing_down import left_behind
from nokturn.games.heritage.chronicle.stickers import left
from nokturn.games.heritage.printed.missions import CHRONICLE_MISSIONS
from nokturn.games.heritage.printed.people import LEADER, PEOPLE
from nokturn.games.heritage.queue.slots import cost_of
from nokturn.games.heritage.state import choices as do

CLANS = ("brujah", "gangrel", "lasombra", "malkavian", "nosferatu", "toreador", "tremere", "tzimisce", "ventrue")
FORGER, ANCEL, AGNES = "cc_06", "cc_01", "cc_02"
"""Of the Toreador; of no clan; of the Nosferatu."""


def use_up(table: Table, clan: str, copies: int) -> None:
    """So many stickers of a clan lie on cards already."""
    free = [card for card in PEOPLE if PEOPLE[card].kind == "base" and card not in table.state.cards]
    for card in free[-copies:] if copies else []:
        table.card(card, side="ancilla", clan=clan)


@pytest.mark.rule("HER-REWARD-01", "HER-REWARD-02", "HER-REWARD-03")
@pytest.mark.parametrize("mission", CHRONICLE_MISSIONS)
def test_every_mission_marks_a_dot_and_gives_what_it_says(mission: str) -> None:
    """All 105: the trait of the decision, and a resource, somebody unlocked, or a character elevated."""
    printed = CHRONICLE_MISSIONS[mission]
    for which, decision in printed.decisions.items():
        table = Chapter(printed.chapter, earned="AAAAA", A="brujah", B="tremere")
        card = table.childe("A", who("calm west covert"))
        table.run(aftermath)
        table.pass_until("mission", seat="A")
        while dict(table.seat("A").ask.args).get("mission") != mission:
            table.pass_by(table.asks[0])
            table.pass_until("mission", seat="A")
        table.state.cards.pop(card, None)
        table.ask_again()
        before, haven = dict(table.dots("A")), table.state.havens["A"]
        table.seat("A").answers(do.Decide(f"{mission}.{which}", decision.trait))
        assert table.dots("A") == {**before, decision.trait: before.get(decision.trait, 0) + 1}
        now = table.state.havens["A"]
        if printed.gift == "resource":
            assert now.resources == (*haven.resources, printed.detail)
        elif printed.gift == "elevate":
            assert table.seat("A").answers(do.Elevate(card)).ask.prompt == "clan-sticker"
            assert table.state.cards[card].side == "ancilla"
        elif PEOPLE[printed.detail].kind == LEADER:
            assert now.leaders == (*haven.leaders, printed.detail)
        else:
            table.seat("A").passes()
            assert printed.detail in table.state.cards


@pytest.mark.rule("HER-REWARD-03", "HER-REWARD-05", "HER-ATTR-03", "HER-AFTER-19")
def test_elevated_a_base_character_is_turned_over_and_belongs_to_the_clan_just_played() -> None:
    """Its ability is not used; its attributes stay; it may have a name."""
    table = Chapter(4)
    card = table.childe("A", who("calm west covert"))
    before = table.state.vampires[card]
    table.run(elevate, "A", "cm_04_1").seat("A").answers(do.Elevate(card)).answers(do.PutClan("brujah"))
    table.seat("A").answers(True).answers(do.GiveName("nm_thorn"))
    now = table.state.cards[card]
    assert (now.side, now.clan, now.name) == ("ancilla", "brujah", "nm_thorn")
    assert table.state.vampires[card] == before
    assert table.told("uses-ability") == []
    assert dict(left_behind(table.state).cards)[card] == now


@pytest.mark.rule("HER-REWARD-03", "HER-TORPOR-07")
def test_only_base_sides_that_are_not_torpid_can_be_elevated() -> None:
    """Not the leader, not an ancilla, not the torpid one."""
    table = Chapter(4)
    first, second = table.childe("A", who("calm west covert")), table.childe("A", who("calm east covert"))
    table.childe("A", who("calm north covert"), torpid=True)
    table.childe("A", "ca_gangrel_1")
    table.run(elevate, "A", "cm_04_1")
    assert [option.character for option in table.seat("A").options] == [first, second]


@pytest.mark.rule("HER-REWARD-04", "HER-R-40")
def test_without_a_base_character_the_reward_is_lost() -> None:
    table = Chapter(4)
    table.childe("A", "ca_gangrel_1")
    table.childe("A", who("calm north covert"), torpid=True)
    assert table.run(elevate, "A", "cm_04_1").over
    assert table.told("reward-lost") == [{"player": "A", "mission": "cm_04_1"}]


@pytest.mark.rule("HER-DECK-02", "HER-DECK-04", "HER-CHRON-08")
def test_the_unlocker_sees_both_sides_and_says_which_lies_up_for_ever() -> None:
    """Piero Canneto: Cunning 3, or Presence and Mortals 1; his clan is printed."""
    table = Chapter(8).run(unlock_character, "A", FORGER)
    assert table.seat("A").options == (do.TurnUp("a", ("cunning_3",)), do.TurnUp("b", ("presence", "mortals_1")))
    table.seat("A").answers(do.TurnUp("b", ("presence", "mortals_1")))
    assert (table.state.cards[FORGER].side, table.state.cards[FORGER].clan) == ("b", "toreador")
    assert table.asked() == {"A": "keep-unlocked"}, "no sticker: he has a clan"


@pytest.mark.rule("HER-DECK-03", "HER-STICK-02")
def test_an_unlocked_character_without_a_clan_gets_the_sticker_of_the_clan_just_played_or_thin_blood() -> None:
    table = Chapter(1).run(unlock_character, "A", ANCEL)
    table.seat("A").passes()
    assert table.seat("A").options == (do.PutClan("brujah"), do.PutClan("thin_blood"))
    table.seat("A").answers(do.PutClan("thin_blood"))
    assert table.state.cards[ANCEL].clan == "thin_blood"


@pytest.mark.rule("HER-DECK-05", "HER-AFTER-23", "HER-AFTER-16")
def test_an_unlocked_character_goes_to_the_deck_at_once_or_waits_to_be_kept() -> None:
    table = Chapter(2).run(unlock_character, "A", AGNES)
    table.seat("A").passes().answers(False)
    assert AGNES in table.state.deck
    assert table.state.beside == {}
    table = Chapter(2, earned="BBBBB").run(unlock_character, "A", AGNES)
    table.seat("A").passes().answers(True)
    assert table.state.beside == {"A": AGNES}
    table.run(keep_servants).seat("A").answers(do.KeepServant(AGNES))
    assert table.state.havens["A"].servant == AGNES
    assert table.state.beside == {}


@pytest.mark.rule("HER-AFTER-23", "HER-DECK-05")
def test_if_another_is_kept_whoever_waited_goes_to_the_deck() -> None:
    table = Chapter(2, earned="BBBBB")
    card = table.childe("A", who("calm west covert"))
    table.run(unlock_character, "A", AGNES).seat("A").passes().answers(True)
    table.run(keep_servants).seat("A").answers(do.KeepServant(card))
    assert table.state.havens["A"].servant == card
    assert AGNES in table.state.deck
    assert table.state.beside == {}


@pytest.mark.rule("HER-AFTER-22")
def test_whoever_was_unlocked_is_not_in_the_bloodline_and_gets_no_sticker() -> None:
    table = Chapter(2, places="AB", earned="AAAAA").sheet("A", dots={"kindred": 6})
    table.run(aftermath)
    table.pass_until("which-side", seat="A")
    table.seat("A").passes().answers(True)
    table.stops_at("put-on")
    while table.asks[0].prompt != "servant":
        assert table.asks[0].prompt != "put-on"
        table.pass_by(table.asks[0])
    assert do.KeepServant(AGNES) in table.seat("A").options


@pytest.mark.rule("HER-DECK-06", "HER-REWARD-02")
def test_unlocked_leaders_lie_in_the_haven_as_many_as_there_are_and_beside_the_servant() -> None:
    """Amparo, then Benedek."""
    table = Chapter(3).haven("A", servant="bc_050")
    table.run(reward, "A", "cm_03_3").run(reward, "A", "cm_06_3")
    haven = table.state.havens["A"]
    assert (haven.leaders, haven.servant) == (("gangrel_amparo", "tremere_benedek"), "bc_050")
    assert left_behind(table.state).havens[0].leaders == haven.leaders


# stickers


@pytest.mark.rule("HER-STICK-01", "HER-R-02")
def test_there_are_so_many_stickers_of_each_kind() -> None:
    """Clan 9 × 8, thin-blood 20, ability 98, name 60."""
    table = Chapter(1)
    assert [left(table.state, clan) for clan in CLANS] == [8] * 9
    assert left(table.state, "thin_blood") == 20
    assert left(table.state, "name") == 60
    table.card("bc_001", side="ancilla", clan="brujah", stickers=("combat_1", "bound"), name="nm_ash")
    used = [left(table.state, one) for one in ("brujah", "combat_1", "bound", "name", "gangrel")]
    assert used == [7, 3 - 1, 4 - 1, 59, 8]


@pytest.mark.rule("HER-STICK-03")
def test_when_the_clan_s_stickers_are_used_up_it_must_be_thin_blood() -> None:
    table = Chapter(2)
    use_up(table, "brujah", 8)
    table.childe("A", who("calm west covert"))
    table.run(elevate, "A", "cm_02_1").seat("A").passes()
    assert table.asked() == {"A": "give-name"}, "there was no choice"
    table = Chapter(2)
    use_up(table, "brujah", 7)
    table.run(put_clan_sticker, "A", who("calm west covert"))
    assert table.seat("A").options == (do.PutClan("brujah"), do.PutClan("thin_blood"))


@pytest.mark.rule("HER-STICK-04", "HER-STICK-03")
def test_when_thin_blood_is_used_up_too_it_is_any_other_clan() -> None:
    table = Chapter(2)
    use_up(table, "brujah", 8)
    use_up(table, "thin_blood", 20)
    table.run(put_clan_sticker, "A", who("calm west covert"))
    assert [option.clan for option in table.seat("A").options] == [clan for clan in CLANS if clan != "brujah"]
    assert table.seat("A").refusal(do.PutClan("brujah")).rule == "HER-STICK-03"


@pytest.mark.rule("HER-STICK-05")
def test_a_thin_blood_never_has_a_discount_and_a_stickered_clan_has() -> None:
    """Slots 1 and 2 cost 3 and 1."""
    table = Chapter(2)
    table.card("bc_076", side="ancilla", clan="thin_blood").card("bc_077", side="ancilla", clan="brujah")
    assert [cost_of(table.state, "A", card) for card in ("bc_076", "bc_077")] == [3, 0]
    assert [cost_of(table.state, "B", card) for card in ("bc_076", "bc_077")] == [3, 1]


@pytest.mark.rule("HER-STICK-07")
def test_a_thin_blood_cannot_be_bound() -> None:
    for clan, bound in (("thin_blood", False), ("gangrel", True)):
        table = Chapter(2, earned="BBBBB").sheet("A", dots={"combat": 1})
        card = table.childe("A", who("calm west covert"))
        table.card(card, side="ancilla", clan=clan).run(place_stickers).seat("A").answers(do.PutOn(card))
        offered = table.asked().get("A") == "put-ability" and do.PutAbility("bound") in table.seat("A").options
        assert offered == bound


@pytest.mark.rule("HER-STICK-06", "HER-STICK-08", "HER-R-49")
def test_usurping_and_monsters_ignore_bound_and_recruiting_does_not() -> None:
    """A Bound ancilla of the Ventrue lies in the queue."""
    table = Chapter(2, A="tremere", B="tzimisce", earned="BBBBB")
    table.card("ca_ventrue_1", stickers=("bound",)).queue("ca_ventrue_1", *table.state.queue[:4])
    table.turn("A")
    assert table.seat("A").refusal(do.Recruit("ca_ventrue_1")).rule == "HER-STICK-06"
    table.effects("A", table.leader("A"), {"op": "usurp"})
    if table.asked() == {"A": "usurp"}:
        table.seat("A").chooses(table.leader("A"))
    table.seat("A").picks("ca_ventrue_1")
    assert table.leader("A") == "ca_ventrue_1"
    table.card("ca_ventrue_2", stickers=("bound",)).queue("ca_ventrue_2", *table.state.queue[:4])
    table.effects("B", table.leader("B"), {"op": "create_monster"})
    table.finish()
    assert table[table.leader("B")].monsters == ("ca_ventrue_2",)


@pytest.mark.rule("HER-STICK-09")
def test_a_card_has_one_clan_and_keeps_it() -> None:
    """Neither the elevated nor those with a printed clan are asked for another; whoever has one cannot be elevated."""
    table = Chapter(2)
    card = table.childe("A", who("calm west covert"))
    table.run(elevate, "A", "cm_02_1").seat("A").answers(do.Elevate(card)).answers(do.PutClan("brujah"))
    table.finish()
    assert table.run(elevate, "A", "cm_02_4").over, "there is no base side left"
    assert table.state.cards[card].clan == "brujah"
