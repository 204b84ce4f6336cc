"""Saving, players joining and leaving, All-Mother's Grace; GRAIL-SAVE, GRAIL-PLAYERS, GRAIL-GRACE."""

import pytest
from tests.games.grail.table import Table, do

from nokturn.games.grail.game import GAME
from nokturn.games.grail.setup.save_sheet import KEPT, Saved, restore_saved, saved
from nokturn.games.grail.state.conservation import faults
from nokturn.games.grail.state.places import Dial, Grave
from nokturn.games.grail.state.state import Grail
from nokturn.kernel.errors import SaveError
from nokturn.kernel.plain import pack, unpack


def stopped(table: Table) -> Saved:
    """The sitting is over; what was written down survives writing."""
    sheet = unpack(pack(saved(table.state)))
    assert isinstance(sheet, Saved)
    return sheet


def resumed(sheet: Saved, players: int, **state: object) -> Table:
    table = Table.boxed(players, **state)
    restore_saved(table.state, sheet)
    return table.begins()


@pytest.mark.rule("GRAIL-SAVE-01", "GRAIL-PLAYERS-01")
def test_in_a_campaign_of_several_sittings_one_may_stop_between_two_days():
    table = Table.boxed(1, several_sittings=True).begins()
    table.seat("A").answers(do.TakeCharacter("beor")).answers(do.PassDay()).answers(do.Eat())
    assert table.asked() == {"A": "plans"}
    table.seat("A").answers(do.EndSitting())
    assert table.state.finished
    assert table.state.sitting_over
    assert isinstance(GAME.legacy(table.state), Saved)


@pytest.mark.rule("GRAIL-SAVE-02", "GRAIL-SAVE-03", "GRAIL-SAVE-04")
def test_loading_restores_exactly_what_was_saved():
    table = Table("beor").items("beor", "cudgel").secrets("beor", "faels_horn").status("allies", 2).menhir(107, 4)
    table.guardian("heath_bear", 104)
    table.act("beor", do.UseLocation())
    other = Grail(dice=table.state.dice, seats=("A",), pack=table.state.pack)
    restore_saved(other, stopped(table))
    for field in KEPT:
        assert getattr(other, field) == getattr(table.state, field), field
    assert other.places[101].acted, "what was used stays used"


@pytest.mark.rule("GRAIL-SAVE-04")
def test_what_is_no_save_sheet_is_refused():
    with pytest.raises(SaveError):
        restore_saved(Table("beor").state, ("something", "else"))


@pytest.mark.rule("GRAIL-SETUP-WORLD-14", "GRAIL-SAVE-04")
def test_a_campaign_is_resumed_with_the_next_day():
    table = Table("beor").put("beor", xp=3)
    again = resumed(stopped(table), 1)
    again.seat("A").answers(do.TakeCharacter("beor"))
    assert (again.state.day, again["beor"].xp) == (2, 3)
    assert again.asked() == {"A": "act"}


@pytest.mark.rule("GRAIL-PLAYERS-02", "R-19")
def test_whoever_leaves_hands_secrets_on_but_for_personal_ones():
    table = Table("beor", "arev").secrets("arev", "faels_horn", "red_plague")
    again = resumed(stopped(table), 1)
    again.seat("A").answers(do.TakeCharacter("beor"))
    assert again["beor"].secrets == ("faels_horn",)
    assert again.state.away["arev"].secrets == ("red_plague",)
    assert set(again.state.heroes) == {"beor"}
    assert not faults(again.state)


@pytest.mark.rule("GRAIL-PLAYERS-03")
def test_a_new_character_starts_from_scratch_beside_any_other():
    table = Table("beor", at=103)
    again = resumed(stopped(table), 2)
    again.seat("A").answers(do.TakeCharacter("beor"))
    again.seat("B").answers(do.TakeCharacter("ailei"))
    assert (again["ailei"].location, again["ailei"].food, again["ailei"].seat) == (103, 4, "B")


@pytest.mark.rule("R-58")
def test_whoever_returns_keeps_everything_but_the_tracks():
    table = Table("beor", "arev").put("arev", xp=7, health=2, terror=5, energy=1).items("arev", "cudgel")
    again = resumed(stopped(table), 1)
    again.seat("A").answers(do.TakeCharacter("beor"))
    third = resumed(stopped(again), 2)
    third.seat("A").answers(do.TakeCharacter("beor"))
    third.seat("B").answers(do.TakeCharacter("arev"))
    arev = third["arev"]
    assert (arev.health, arev.energy, arev.terror) == (8, 7, 0)
    assert (arev.xp, len(arev.items), arev.location) == (7, 1, third["beor"].location)
    assert not faults(third.state)


@pytest.mark.rule("GRAIL-PLAYERS-04")
def test_dials_that_are_set_do_not_change_with_the_players():
    table = Table("beor").menhir(101, 8)
    again = resumed(stopped(table), 2)
    again.seat("A").answers(do.TakeCharacter("beor"))
    again.seat("B").answers(do.TakeCharacter("arev"))
    assert again.state.places[101].dial == 7, "only the morning has passed"
    assert again.state.players == 2


def lost(*heroes: str, **state: object) -> Table:
    """A campaign that has just been lost by a death."""
    table = Table(*heroes, **state).menhir(107, 3).status("allies", 1)  # type: ignore[arg-type]
    table.state.resolved = ("ch1_1",)
    table.state.quests = ("q_rite",)
    for hero in heroes:
        table.put(hero, food=9, xp=5, terror=6).items(hero, "cudgel").secrets(hero, "lime_scar")
    table.put("beor", health=0, dying=1, energy=0).applies("lose health 1 actor", "beor")
    assert table.state.finished
    return table


@pytest.mark.rule("GRAIL-GRACE-01", "GRAIL-GRACE-03", "R-55")
def test_grace_returns_the_group_to_the_beginning_of_the_chapter():
    again = resumed(stopped(lost("beor")), 1)
    again.seat("A").answers(do.TakeCharacter("beor"))
    assert again.asked() == {"A": "grace"}
    again.seat("A").answers(do.InvokeGrace())
    beor = again["beor"]
    assert again.state.statuses["saved_by_goddess"] == (1,)
    assert again.state.statuses["allies"] == (1,)
    assert (beor.location, beor.dying, beor.health, beor.energy, beor.terror) == (101, 0, 9, 7, 2)
    assert (beor.food, beor.wealth, beor.rep, beor.magic, beor.xp) == (2, 1, 1, 1, 5)
    assert ([card.partition(":")[0] for card in beor.items], beor.secrets) == (["cudgel"], ("lime_scar",))
    assert sorted(again.state.places) == [101, 102, 103, 104, 105]
    assert again.state.places[101].dial == 5, "6, and a morning has passed"
    assert again.state.quests == ("q_rite",), "part 1 of the chapter was revealed again"
    assert again.state.graves == ()
    assert not faults(again.state)


@pytest.mark.rule("GRAIL-GRACE-02")
def test_grace_may_be_used_again():
    table = lost("beor").status("saved_by_goddess", 1)
    again = resumed(stopped(table), 1)
    again.seat("A").answers(do.TakeCharacter("beor")).answers(do.InvokeGrace())
    assert not again.state.finished


@pytest.mark.rule("GRAIL-SAVE-03", "GRAIL-GRACE-01")
def test_the_cards_of_an_encounter_that_ended_in_a_defeat_are_written_down_with_their_deck():
    table = lost("beor")
    in_hand = table.state.heroes["beor"].combat_deck[:4]
    table.put("beor", combat_deck=table.state.heroes["beor"].combat_deck[4:])
    sheet = stopped(table)
    written = dict(sheet.of("heroes"))["beor"]
    assert len(written.combat_deck) == 15
    assert set(in_hand) <= set(written.combat_deck)
    again = resumed(sheet, 1)
    again.seat("A").answers(do.TakeCharacter("beor"))
    assert again.asked() == {"A": "grace"}
    assert not faults(again.state), "whatever is answered now, the table is a sound one"


@pytest.mark.rule("GRAIL-GRACE-01")
def test_grace_may_be_declined():
    again = resumed(stopped(lost("beor")), 1)
    again.seat("A").answers(do.TakeCharacter("beor")).answers(do.AcceptDefeat())
    assert again.state.finished
    assert again.state.defeat == "GRAIL-DEATH-01"
    assert [line.place for line in GAME.standings(again.state)] == [2]


@pytest.mark.rule("GRAIL-GRACE-02", "GRAIL-CHALLENGE-09")
def test_in_challenge_mode_there_is_no_grace():
    again = resumed(stopped(lost("beor", handicaps=("grace",))), 1)
    again.seat("A").answers(do.TakeCharacter("beor"))
    assert again.state.finished


@pytest.mark.rule("GRAIL-EVENT-04", "GRAIL-GRACE-03")
def test_the_parts_of_the_chapter_count_as_unresolved():
    table = lost("beor")
    table.state.resolved, table.state.quests = ("ch1_1", "ch1_2"), ("q_granary",)
    again = resumed(stopped(table), 1)
    again.seat("A").answers(do.TakeCharacter("beor")).answers(do.InvokeGrace())
    assert again.state.resolved == ("ch1_1",), "resolved anew this morning"
    assert again.state.quests == ("q_rite",), "the Quests of the chapter were removed"
    assert again.state.event_deck[-5:] == ("ch1_2", "ch1_3", "ch1_4", "ch1_5", "ch1_6")


@pytest.mark.rule("GRAIL-PLAYERS-01", "GRAIL-DEATH-05")
def test_where_the_dead_have_left_too_few_characters_the_last_player_watches():
    table = Table("beor", "arev")
    table.state.graves = (Grave("ailei", 101, 1), Grave("maggot", 102, 1))
    again = resumed(stopped(table), 3)
    again.seat("A").answers(do.TakeCharacter("beor"))
    assert set(again.asked()) == {"A", "B"}, "B goes on with Arev, C has nobody to play"
    assert again.state.watching == ("C",)
    assert again.state.players == 2


@pytest.mark.rule("GRAIL-PLAYERS-01", "GRAIL-DEATH-05")
def test_no_more_newcomers_set_up_another_character_than_there_are_unused_ones():
    table = Table("beor", "arev")
    table.state.graves = (Grave("ailei", 101, 1),)
    again = resumed(stopped(table), 3)
    again.seat("A").answers(do.SetUpAnother())
    assert not again.seat("B").may(do.SetUpAnother), "Maggot is the last one, and A's"
    again.seat("B").answers(do.TakeCharacter("beor"))
    assert {hero.id: hero.seat for hero in again.state.heroes.values()} == {"maggot": "A", "beor": "B", "arev": "C"}
    assert not faults(again.state)


@pytest.mark.rule("GRAIL-GRACE-03")
def test_grace_leaves_no_token_dial_guardian_or_item_on_the_map():
    table = lost("beor")
    item, *rest = table.state.item_deck
    table.state.item_deck = tuple(rest)
    table.state.lay(102, quest_tokens=2, time_tokens=1, items=(item,))
    table.state.dials["dusk"] = Dial("quest", 3, "102")
    table.guardian("heath_bear", 104)
    again = resumed(stopped(table), 1)
    again.seat("A").answers(do.TakeCharacter("beor")).answers(do.InvokeGrace())
    place = again.state.places[102]
    assert (place.quest_tokens, place.time_tokens, place.items) == (0, 0, ())
    assert (again.state.dials, again.state.guardians, again.state.kept_quest_tokens) == ({}, {}, {})
    assert item in again.state.item_deck
    assert not faults(again.state)
