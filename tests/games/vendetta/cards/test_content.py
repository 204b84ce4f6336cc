"""The content files say what the catalogue says, in both languages; broken ones are refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.games.vendetta.cards import printed

from nokturn.games.vendetta import content
from nokturn.games.vendetta.content import (
    ALLIES,
    CARDS,
    CLAN_CARDS,
    CLANS,
    DISTRICTS,
    FOLDER,
    LAYOUTS,
    LOCATIONS,
    RELICS,
    STARTERS,
    TABLES,
    VICTIMS,
    AllianceCard,
    ClanCard,
    dealt,
)
from nokturn.kernel.content import read_toml
from nokturn.kernel.errors import ContentError

CLAN_OF = {
    "BR": ("brujah", "Jayla Parker"),
    "GA": ("gangrel", "Clayton Jones"),
    "MA": ("malkavian", "Sol Thurman"),
    "NO": ("nosferatu", "Yeongi"),
    "TO": ("toreador", "Winston Deville"),
    "TR": ("tremere", "Ajit Talwar"),
    "VE": ("ventrue", "Sofia Alvarez"),
}


# cards


@pytest.mark.rule("VEN-CARD-06")
@pytest.mark.parametrize("card", printed.CLAN_CARDS)
def test_every_clan_card_is_as_printed(card: str) -> None:
    entry = CARDS[card]
    expected = printed.CLAN_CARDS[card]
    assert (entry.name_en, entry.name_pl, entry.kind, entry.strength, entry.when, entry.origin) == expected
    assert entry.clan == CLAN_OF[card[:2]][0]
    assert entry.starter is (card[2:] in ("08", "09"))
    assert entry.text_en
    assert entry.text_pl
    assert (entry.name("en"), entry.name("pl")) == expected[:2]


@pytest.mark.rule("VEN-SETUP-11", "VEN-SETUP-16")
def test_seven_clans_have_nine_cards_each_two_of_them_starters() -> None:
    in_the_box = dealt(CARDS, expansions=False)
    assert not set(in_the_box) - set(printed.CLAN_CARDS), (
        "The printed game has nine cards a clan (VEN-SETUP-11): give the entry of another one an `expansion`."
    )
    assert set(in_the_box) == set(printed.CLAN_CARDS)
    assert {clan.id: clan.character for clan in CLANS.values()} == dict(CLAN_OF.values())
    for letters, (clan, _) in CLAN_OF.items():
        nine = [f"{letters}0{number}" for number in range(1, 10)]
        assert sorted(dealt(CLAN_CARDS[clan], expansions=False)) == nine
        assert sorted(STARTERS[clan]) == [f"{letters}08", f"{letters}09"]
        assert CLANS[clan].name_en
        assert CLANS[clan].name_pl
        assert CLANS[clan].about_en
        assert CLANS[clan].about_pl


@pytest.mark.rule("VEN-CARD-01", "VEN-CARD-03")
@pytest.mark.parametrize("ally", printed.ALLIES)
def test_every_ally_is_as_printed(ally: str) -> None:
    entry = ALLIES[ally]
    name, kind, feed, influence, drain_blood, drained_influence, origin = printed.ALLIES[ally]
    assert (entry.name, entry.kind, entry.feed, entry.influence) == (name, kind, feed, influence)
    assert entry.drainable is (drain_blood is not None)
    if entry.drainable:
        assert (entry.drain_blood, entry.drained_influence) == (drain_blood, drained_influence)
    assert entry.tokens == (2 if ally == "AL14" else 1)
    assert entry.origin == origin
    assert entry.role_en
    assert entry.role_pl
    assert bool(entry.text_en) is bool(entry.text_pl)


def test_thirty_allies_half_of_them_vampires_and_twelve_of_them_without_ability() -> None:
    in_the_box = dealt(ALLIES, expansions=False)
    assert set(in_the_box) == set(printed.ALLIES), "Another ally needs an `expansion` in its entry."
    assert [ALLIES[ally].kind for ally in in_the_box].count("vampire") == 15
    plain = {ally for ally in in_the_box if not ALLIES[ally].text_en}
    assert plain == {"AL09", "AL10", *(f"AL{number}" for number in range(16, 26))}


def test_roles_the_polish_rulebook_shows_are_kept() -> None:
    roles = {"AL08": "Przedsiębiorcza inwestorka", "AL29": "Banksterka", "AL30": "Tancerz"}
    assert {ally: ALLIES[ally].role_pl for ally in roles} == roles


@pytest.mark.rule("VEN-CARD-02")
@pytest.mark.parametrize("victim", printed.VICTIMS)
def test_every_victim_is_as_printed(victim: str) -> None:
    entry = VICTIMS[victim]
    name, role_en, role_pl = printed.VICTIMS[victim]
    assert (entry.feed, entry.influence, entry.drain_blood, entry.drained_influence) == (1, 1, 3, 0)
    assert (entry.name, entry.role_en.casefold(), entry.role_pl.casefold()) == (
        name,
        role_en.casefold(),
        role_pl.casefold(),
    )
    assert entry.kind == "victim"
    assert entry.drainable
    assert not entry.text_en


def test_there_are_thirty_five_victims() -> None:
    assert set(VICTIMS) == set(printed.VICTIMS)
    assert len(VICTIMS) == 35


@pytest.mark.parametrize("location", printed.LOCATIONS)
def test_every_location_is_as_printed(location: str) -> None:
    entry = LOCATIONS[location]
    name_en, name_pl, when, origin = printed.LOCATIONS[location]
    assert (entry.name_en, entry.name_pl, entry.when, entry.origin) == (name_en, name_pl, (when,), origin)
    assert entry.text_en
    assert entry.text_pl


@pytest.mark.parametrize("relic", printed.RELICS)
def test_every_relic_is_as_printed(relic: str) -> None:
    entry = RELICS[relic]
    name_en, name_pl, influence, when, origin = printed.RELICS[relic]
    assert (entry.name_en, entry.name_pl, entry.influence) == (name_en, name_pl, influence)
    assert (entry.when, entry.origin) == ((when,), origin)
    assert entry.text_en
    assert entry.text_pl


def test_seven_locations_and_eight_relics() -> None:
    in_the_box = dealt((*LOCATIONS, *RELICS), expansions=False)
    assert set(in_the_box) == {*printed.LOCATIONS, *printed.RELICS}, "Another one needs an `expansion` in its entry."


# districts and tables


@pytest.mark.rule("VEN-SETUP-03", "VEN-SETUP-04")
@pytest.mark.example("E-21")
def test_districts_by_number_of_players() -> None:
    assert LAYOUTS == {
        3: ("D1", "D2", "HAVEN"),
        4: ("D1", "D2", "HAVEN"),
        5: ("D1", "D2", "D3", "HAVEN"),
        6: ("D1", "D2", "D3", "HAVEN"),
    }
    assert [DISTRICTS[d].name_en for d in LAYOUTS[5]] == ["The Rack", "The Asylum", "Club Zombie", "Prince's Haven"]
    assert DISTRICTS["HAVEN"].name_pl == "Schronienie Księcia"
    assert all(district.name_pl for district in DISTRICTS.values())


@pytest.mark.rule("VEN-ROUND-01", "VEN-SETUP-01", "VEN-SETUP-13", "VEN-SETUP-14", "VEN-PLAN-01", "VEN-3P-01")
def test_numbers_of_setup_hands_and_turns() -> None:
    assert TABLES.rounds == 3
    assert (TABLES.players.solo, TABLES.players.teams) == ((3, 4, 5), (4, 6))
    assert (TABLES.setup.blood, TABLES.setup.influence, TABLES.setup.victims) == (6, 3, 1)
    assert (TABLES.setup.extra_clans_on_offer, TABLES.setup.extra_relics_on_offer) == (1, 1)
    assert TABLES.team_seating == {"4": ("A", "B", "A", "B"), "6": ("A", "B", "C", "A", "B", "C")}
    assert (TABLES.hand.standard.draw, TABLES.hand.standard.keep) == (2, 1)
    assert (TABLES.hand.three_players_round_1.draw, TABLES.hand.three_players_round_1.keep) == (3, 2)
    assert TABLES.planning.turns_standard == (2, 3, 4)
    assert TABLES.planning.turns_three_players == (3, 4, 5)


@pytest.mark.rule("VEN-PLAN-05", "VEN-PLAN-08", "VEN-DIAB-03", "VEN-FRENZY-02", "VEN-FRENZY-07", "VEN-R-50")
def test_numbers_of_blood_diablerie_and_frenzy() -> None:
    assert (TABLES.planning.face_up_cost, TABLES.planning.face_down_cost) == (0, 1)
    assert (TABLES.planning.blood_limit, TABLES.planning.pool_minimum) == (3, 1)
    assert (TABLES.diablerie.limit, TABLES.diablerie.penalty, TABLES.diablerie.blood_per_flip) == (3, 1, 1)
    assert TABLES.frenzy.reward_influence == 1
    assert (TABLES.frenzy.empty_alliance_influence, TABLES.frenzy.empty_alliance_blood) == (-1, 1)


@pytest.mark.rule("VEN-RES-REWARD-01", "VEN-RES-REWARD-03", "VEN-HAVEN-01", "VEN-R-01")
def test_numbers_of_rewards() -> None:
    assert TABLES.rewards.influence == {"1": (1, 1, 1), "2": (2, 2, 1), "3": (3, 2, 1)}
    assert TABLES.rewards.influence_other_places == 0
    assert (TABLES.rewards.ally_place, TABLES.rewards.victim_place) == (1, 2)
    assert TABLES.rewards.haven_bonus_influence == 1


def test_things_are_called_by_their_printed_name_in_both_languages() -> None:
    assert content.name_of("card", "BR04", "pl") == "Pięść Kaina"
    assert content.name_of("card", "BR04", "en") == "Fist of Caine"
    assert content.name_of("ally", "AL08", "pl") == "Fiorenza Savona"
    assert content.name_of("district", "HAVEN", "en") == "Prince's Haven"
    assert content.name_of("player", "A", "en") is None


# broken files


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    card: list[ClanCard]


class Allies(msgspec.Struct, forbid_unknown_fields=True):
    ally: list[AllianceCard]


@pytest.mark.parametrize(
    "printed_line, broken_line, named",
    [
        ("strength = 0", 'strength = "none"', "card[1].strength"),
        ('kind = "passive"', 'kind = "reaction"', "card[2].kind"),
        ('name_pl = "Punkowa ekipa"', "", "card[1]"),
        ("starter = false", "starter = false\npower = 7", "card[0]"),
        ('when = ["W-PLAY"]', 'when = ["W-NEVER"]', "card[2].when"),
        ("steal-from-each-rival", "steel-from-each-rival", "card[6].effect"),
    ],
)
def test_a_broken_card_is_refused_with_the_file_and_the_entry(
    tmp_path: Path, printed_line: str, broken_line: str, named: str
) -> None:
    text = (FOLDER / "clan_cards" / "brujah.toml").read_text(encoding="utf-8")
    assert printed_line in text
    path = tmp_path / "brujah.toml"
    path.write_text(text.replace(printed_line, broken_line, 1), encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        read_toml(path, Cards)
    assert str(path) in str(refused.value)
    assert named in str(refused.value)


def test_a_broken_ally_is_refused_with_the_file_and_the_entry(tmp_path: Path) -> None:
    text = (FOLDER / "allies.toml").read_text(encoding="utf-8")
    path = tmp_path / "allies.toml"
    path.write_text(text.replace("feed = -1", "feed = 0.5"), encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        read_toml(path, Allies)
    assert str(path) in str(refused.value)
    assert "ally[11].feed" in str(refused.value)


@pytest.mark.parametrize("data, why", [(b"[[card]\n", "TOML"), (b"name = '\xff\xfe'", "UTF-8")])
def test_a_file_that_cannot_be_understood_is_refused_by_name(tmp_path: Path, data: bytes, why: str) -> None:
    path = tmp_path / "brujah.toml"
    path.write_bytes(data)
    with pytest.raises(ContentError) as refused:
        read_toml(path, Cards)
    assert str(path) in str(refused.value)
    assert why in str(refused.value)


def test_a_missing_file_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"missing\.toml"):
        read_toml(tmp_path / "missing.toml", Cards)
