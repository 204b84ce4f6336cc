"""Setting up Characters and world; GRAIL-SETUP, GRAIL-CHRON."""

from collections import Counter

import pytest
from msgspec.structs import replace
from tests.games.grail.table import CAMPAIGN, PACK, Table, do

from nokturn.games.grail.game import GAME
from nokturn.games.grail.seen.names import name_of
from nokturn.games.grail.state.conservation import faults
from nokturn.kernel.packs.pack import Pack


@pytest.mark.rule("GRAIL-SETUP-CHAR-01")
def test_each_player_takes_another_character():
    table = Table.boxed(2).begins()
    table.seat("A").answers(do.TakeCharacter("beor"))
    assert do.TakeCharacter("beor") not in table.seat("B").options
    assert table.seat("B").refusal(do.TakeCharacter("beor")).reason == "not-offered"


@pytest.mark.rule("GRAIL-SETUP-CHAR-02", "GRAIL-SETUP-CHAR-03", "GRAIL-SETUP-CHAR-04", "GRAIL-SETUP-CHAR-05")
def test_beor_starts_as_his_tile_says():
    beor = Table("beor")["beor"]
    assert (beor.energy, beor.health, beor.terror) == (7, 9, 0)
    assert [beor.attribute(one) for one in ("aggression", "courage", "caution", "practicality")] == [2, 1, 1, 1]
    assert beor.attribute("empathy") == beor.attribute("spirituality") == 0
    assert (beor.food, beor.wealth, beor.rep, beor.magic, beor.xp) == (4, 1, 1, 1, 0)


@pytest.mark.rule("GRAIL-SETUP-CHAR-06", "GRAIL-SETUP-CHAR-07", "GRAIL-SETUP-CHAR-08", "GRAIL-SETUP-CHAR-14")
@pytest.mark.parametrize("hero", ["beor", "ailei", "arev", "maggot"])
def test_the_start_cards_are_the_decks_and_the_others_the_pools(hero):
    now = Table(hero)[hero]
    for letter, deck, pool in (("c", now.combat_deck, now.combat_pool), ("d", now.diplomacy_deck, now.diplomacy_pool)):
        assert sorted(deck) == [f"{hero}_{letter}{number:02}" for number in range(1, 16)]
        assert len(pool) == 25
        assert Counter(CAMPAIGN.cards[card].set for card in pool) == {"basic": 10, "advanced": 15}
        assert not set(pool) & set(deck)


@pytest.mark.rule("GRAIL-SETUP-CHAR-07", "GRAIL-SETUP-CHAR-08")
def test_decks_are_shuffled():
    decks = set()
    for seed in range(4):
        table = Table.boxed(1)
        table.chance((7, seed))
        table.begins().seat("A").answers(do.TakeCharacter("beor"))
        decks.add(table["beor"].combat_deck)
    assert len(decks) > 1


@pytest.mark.rule("GRAIL-SETUP-CHAR-13")
def test_a_flaw_works_without_being_asked():
    table = Table("beor").put("beor", food=0, energy=5)
    table.run("grail.rest", "beor")
    assert (table["beor"].energy, table["beor"].health) == (0, 8)


@pytest.mark.rule("GRAIL-SETUP-CHAR-12")
def test_a_character_without_a_tray_of_its_own_uses_any_free_one():
    table = Table.boxed(1, free=True).begins()
    table.seat("A").answers(do.TakeCharacter("ailei")).answers(do.TakeTray("beor")).answers(do.TakeColour("arev"))
    ailei = table["ailei"]
    assert (ailei.energy, ailei.health) == (7, 9), "the tray is Beor's"
    assert ailei.attribute("empathy") == 2, "the tile is Ailei's"
    assert all(card.startswith("arev_") for card in ailei.combat_deck)


@pytest.mark.rule("GRAIL-SETUP-WORLD-01", "GRAIL-SETUP-WORLD-03", "GRAIL-SETUP-WORLD-13")
def test_the_start_location_lies_with_its_four_neighbours():
    table = Table("beor", "arev")
    assert sorted(table.state.places) == [101, 102, 103, 104, 105]
    assert {hero.location for hero in table.state.heroes.values()} == {CAMPAIGN.frame.start_location}


@pytest.mark.rule("GRAIL-SETUP-WORLD-02")
@pytest.mark.parametrize("heroes, dial", [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_the_first_menhir_lasts_by_the_number_of_players(heroes, dial):
    table = Table(*["beor", "arev", "ailei", "maggot"][:heroes])
    assert [(number, place.dial) for number, place in table.state.places.items() if place.menhir] == [(101, dial)]


@pytest.mark.rule("GRAIL-SETUP-WORLD-04")
def test_only_the_levels_of_the_chapter_are_in_the_decks():
    table = Table("beor")
    for colour, deck in table.state.encounter_decks.items():
        cards = [CAMPAIGN.encounters[card.partition(":")[0]] for card in deck]
        assert cards
        assert {card.colour for card in cards} == {colour}
        assert {card.level for card in cards} == {1}
    assert any(card.startswith("vagrant:") for card in table.state.encounter_decks["grey"])


@pytest.mark.rule("GRAIL-SETUP-WORLD-05", "GRAIL-SECRET-01")
def test_items_are_one_deck_and_secrets_are_in_none():
    table = Table("beor")
    assert len(table.state.item_deck) == 65
    assert not {card.partition(":")[0] for card in table.state.item_deck} & set(CAMPAIGN.secrets)


@pytest.mark.rule("GRAIL-SETUP-WORLD-06")
def test_the_save_sheet_is_clean():
    assert Table("beor").state.statuses == {}


@pytest.mark.rule("GRAIL-SETUP-WORLD-08")
def test_the_chapter_has_its_parts_in_ascending_order():
    assert Table("beor").state.event_deck == ("ch1_1", "ch1_2", "ch1_3", "ch1_4", "ch1_5", "ch1_6")


@pytest.mark.rule("GRAIL-SETUP-WORLD-09")
def test_random_events_are_a_stack_of_their_own():
    table = Table("beor")
    assert len(table.state.random_events) == 22
    assert not set(table.state.random_events) & set(table.state.event_deck)


@pytest.mark.rule("GRAIL-SETUP-WORLD-10")
def test_a_later_chapter_changes_events_and_levels():
    table = Table("beor", chapter=3)
    levels = {CAMPAIGN.encounters[one.partition(":")[0]].level for one in table.state.encounter_decks["green"]}
    assert table.state.event_deck[0] == "ch3_1"
    assert levels == {2, 3, 4}
    assert table.state.clues == ("c_steps",)
    assert not faults(table.state)


@pytest.mark.rule("GRAIL-SETUP-WORLD-10")
def test_random_events_on_their_way_go_back_when_a_chapter_begins():
    table = Table("beor").event_deck("rnd_rats", "ch1_2")
    table.run("grail.begin_chapter", 2)
    assert "rnd_rats" in table.state.random_events
    assert len(table.state.random_events) == 22


@pytest.mark.rule("GRAIL-SETUP-WORLD-11", "GRAIL-DAY-01")
def test_play_starts_with_the_start_of_day_of_day_one():
    table = Table.boxed(1).begins()
    table.seat("A").answers(do.TakeCharacter("beor"))
    assert table.state.day == 1
    assert table.state.places[101].dial == 7, "the dial has dropped once"
    assert table.state.quests == ("q_rite",), "part 1 of the chapter was revealed"
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("GRAIL-SETUP-CHAR-10", "R-53")
def test_the_numbers_are_those_of_the_letters():
    table = Table("beor", "maggot", "arev", "ailei")
    assert table.state.by_number() == ("ailei", "arev", "maggot", "beor")


@pytest.mark.rule("GRAIL-CHRON-01", "GRAIL-SETUP-CHAR-10")
def test_the_lowest_number_has_the_last_word_unless_there_is_a_chronicler():
    table = Table("beor", "arev")
    table.applies("gain food 1 party", "beor", "arev")
    table.of("beor").answers(do.Receive("beor", 1))
    table.of("arev").answers(do.Receive("arev", 1))
    assert table.asked() == {table.state.seat_of("arev"): "hand-out"}, "Arev is 2, Beor is 4"
    table.state.chronicler = table.state.seat_of("beor")
    table.applies("gain food 1 party", "beor", "arev")
    table.of("beor").answers(do.Receive("beor", 1))
    table.of("arev").answers(do.Receive("arev", 1))
    assert table.asked() == {table.state.seat_of("beor"): "hand-out"}


@pytest.mark.rule("GRAIL-CHRON-02", "GRAIL-SETUP-WORLD-07")
def test_the_role_of_the_chronicler_is_given_between_actions_and_to_nobody_again():
    table = Table("beor", "arev")
    table.run("grail.play_round")
    table.of("beor").answers(do.NameChronicler("B"))
    table.of("arev").answers(True)
    assert table.state.chronicler == "B"
    table.of("beor").answers(do.NameChronicler(""))
    table.of("arev").answers(True)
    assert table.state.chronicler == ""
    table.of("beor").answers(do.NameChronicler("A"))
    table.of("arev").answers(False)
    assert table.state.chronicler == ""


@pytest.mark.rule("GRAIL-SETUP-CHAR-09", "GRAIL-SETUP-CHAR-11")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_everybody_gets_the_old_map_and_every_character_its_letter(lang):
    shown = CAMPAIGN.frame.map
    assert shown is not None
    table = Table.boxed(2).begins()
    table.seat("A").answers(do.TakeCharacter("beor"))
    table.seat("B").answers(do.TakeCharacter("arev"))
    for player in "AB":
        (old,) = table.told("old-map", player)
        assert name_of(CAMPAIGN, "map", old["map"], lang) == shown[lang]
        read = [name_of(CAMPAIGN, "letter", one["letter"], lang) for one in table.told("letter", player)]
        assert read == [CAMPAIGN.characters[hero].letter_text[lang] for hero in ("beor", "arev")]


@pytest.mark.rule("GRAIL-SETUP-CHAR-11")
def test_the_old_map_has_no_effect_on_the_game():
    """The same campaign with and without it, played alike, is the same at every step."""
    without = replace(CAMPAIGN, frame=replace(CAMPAIGN.frame, map=None))
    tables = [Table.boxed(1), Table.boxed(1)]
    tables[1].state.pack = Pack(PACK.id, PACK.hash, without)
    for table in tables:
        table.begins().seat("A").answers(do.TakeCharacter("beor")).answers(do.Travel(102)).answers(do.Explore())
    assert tables[0].state.places == tables[1].state.places
    assert tables[0].asked_of("A") == tables[1].asked_of("A")


HELP = {
    "icons": ("GRAIL-TRACK-01", "GRAIL-ATTR-01", "GRAIL-RES-01", "GRAIL-LOC-01", "GRAIL-COUNTER-02"),
    "the day": ("GRAIL-DAY-01", "GRAIL-DAY-START-01", "GRAIL-ACT-EXPLORE-01", "GRAIL-TRAVEL-01", "GRAIL-DAY-END-01"),
    "encounters": ("GRAIL-COMBAT-TURN-01", "GRAIL-COMBAT-ATTACK-01", "GRAIL-DIPLO-TURN-01", "GRAIL-DIPLO-CHECK-02"),
}


@pytest.mark.rule("GRAIL-SETUP-WORLD-12")
@pytest.mark.parametrize("lang, words", [("en", "Combat Pool"), ("pl", "Pula Walki")])
def test_what_the_help_cards_say_can_be_looked_up_whoever_is_asked(lang, words):
    table = Table("beor", "arev").run("grail.play_round")
    before = table.asks
    for rules in HELP.values():
        assert all(GAME.rulebook.text(rule, lang) for rule in rules)
    assert any(found.id.startswith("GRAIL-COMBAT-") for found in GAME.rulebook.search(words, lang))
    table.ask_again()
    assert table.asks == before, "looking something up is no Action"
