"""What holds between the data files: counts, ids, both languages, references, the frame of the chronicle."""

from __future__ import annotations

import csv
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from nokturn.games.heritage import chapters
from nokturn.games.heritage.effects import ops
from nokturn.games.heritage.printed.abilities import ABILITIES, OBLIGATIONS
from nokturn.games.heritage.printed.attributes import ARCHETYPES, ATTRIBUTES, GROUPS
from nokturn.games.heritage.printed.boards import BOARDS, THEATRES, WAYS
from nokturn.games.heritage.printed.clans import CLANS
from nokturn.games.heritage.printed.effects import Effect, Effects, flat
from nokturn.games.heritage.printed.files import FOLDER
from nokturn.games.heritage.printed.missions import BASE_MISSIONS
from nokturn.games.heritage.printed.people import LEADERS, PEOPLE, STARTING_DECK
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.printed.vocabulary import OPS, read_effects
from nokturn.kernel.errors import ContentError

Rows = list[dict[str, str]]


def rows(file: str) -> Rows:
    with (FOLDER / file).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def toml(file: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / file).read_text("utf-8"))


CHAPTERS, CHRONICLE_MISSIONS, ERAS = rows("chapters.csv"), rows("chronicle_missions.csv"), rows("eras.csv")
SCORING, STICKERS = rows("era_scoring_cards.csv"), rows("stickers.csv")
TRAITS = {row["id"]: row for row in rows("traits.csv")}
STORY = toml("chronicle_texts.toml")
CLAN_SCHEMES = [scheme for scheme in SCHEMES.values() if scheme.clan]
THEATRE_SCHEMES = [scheme for scheme in SCHEMES.values() if scheme.theatre]
TEXTED = [*toml("clan_schemes.toml")["scheme"], *toml("theatre_schemes.toml")["scheme"]]
TEXTED += [*toml("abilities.toml")["ability"], *toml("obligations.toml")["obligation"]]
CARDS: list[tuple[str, Effects]] = [
    (card.id, card.effects) for shelf in (SCHEMES, ABILITIES, OBLIGATIONS) for card in shelf.values()
]


@pytest.mark.rule("HER-SETUP-04", "HER-SETUP-16")
def test_as_many_of_everything_as_the_catalogue_counts() -> None:
    kinds = Counter(person.kind for person in PEOPLE.values())
    assert kinds == {"base": 92, "ancilla": 18, "chronicle": 12, "leader": 27}
    assert len(STARTING_DECK) == 80 + 18
    assert (len(CLANS), len(CLAN_SCHEMES), len(THEATRE_SCHEMES)) == (9, 108, 18)
    assert (len(ABILITIES), len(OBLIGATIONS), len(BASE_MISSIONS), len(THEATRES)) == (48, 12, 15, 9)
    assert (len(CHRONICLE_MISSIONS), len(CHAPTERS), len(ERAS), len(SCORING)) == (105, 21, 7, 14)
    for clan in CLANS:
        own = [scheme for scheme in CLAN_SCHEMES if scheme.clan == clan]
        assert (len(own), sum(scheme.locked for scheme in own)) == (12, 4), clan
        assert [PEOPLE[leader].tier for leader in LEADERS[clan]] == ["base", "base", "unlock"]
        assert sum(person.kind == "ancilla" and person.clan == clan for person in PEOPLE.values()) == 2


def test_no_id_is_used_twice() -> None:
    named = [*CLANS, *PEOPLE, *SCHEMES, *ABILITIES, *OBLIGATIONS, *BASE_MISSIONS]
    named += [row["id"] for row in (*CHRONICLE_MISSIONS, *SCORING)]
    assert [name for name, count in Counter(named).items() if count > 1] == []


@pytest.mark.rule("HER-ATTR-01", "HER-ATTR-03")
def test_everybody_has_one_value_of_each_group_and_the_80_are_all_combinations() -> None:
    for person in PEOPLE.values():
        assert [len(person.attributes & set(values)) for values in GROUPS.values()] == [1, 1, 1, 1], person.id
    combinations = {PEOPLE[card].attributes for card in STARTING_DECK if PEOPLE[card].kind == "base"}
    assert len(combinations) == 80


# both languages


def unsaid() -> Iterator[str]:
    files = ("clan_leaders", "base_characters", "clan_ancillae", "chronicle_characters", "base_missions")
    for file in (*files, "chronicle_missions", "era_scoring_cards", "traits"):
        for row in rows(f"{file}.csv"):
            yield from [
                f"{row['id']}: {key}" for key in row if f"{key}_pl" in row and not (row[key] and row[f"{key}_pl"])
            ]
    for card in TEXTED:
        for key in ("name", "name_pl", "text", "text_pl"):
            if not card[key]:
                yield f"{card['id']}: {key}"
        if re.search(r"[ąćęłńóśźż]", card["text"]) or card["text"] == card["text_pl"]:
            yield f"{card['id']}: not English"
    for chapter in CHAPTERS:
        told = STORY["chapter"][chapter["chapter"]]
        yield from [chapter["chapter"] for key in ("intro", "outro") for lang in ("en", "pl") if not told[key][lang]]
    for mission in CHRONICLE_MISSIONS:
        if not all(STORY["mission"][mission["id"]][lang] for lang in ("en", "pl")):
            yield mission["id"]


def test_everything_a_player_reads_is_there_in_both_languages() -> None:
    assert list(unsaid()) == []
    assert sorted(STORY["era"]) == [str(number) for number in range(1, 8)]
    assert set(STORY["mission"]) == {mission["id"] for mission in CHRONICLE_MISSIONS}


def digits(text: str) -> set[str]:
    said = {"dwa": "2", "dwóch": "2", "dwoma": "2", "dwukrotnie": "2", "trzem": "3"}
    for word, digit in said.items():
        text = re.sub(word, digit, text, flags=re.IGNORECASE)
    return set(re.findall(r"[2-9]", text))


def test_the_numbers_of_a_text_are_in_both_languages() -> None:
    assert [card["id"] for card in TEXTED if not digits(card["text"]) <= digits(card["text_pl"])] == []


# schemes and effects


@pytest.mark.rule("HER-SETUP-15", "HER-SETUP-17")
def test_a_leader_names_three_schemes_of_the_clan_and_a_base_leader_none_that_is_locked() -> None:
    for leader in (one for line in LEADERS.values() for one in line):
        brought = [SCHEMES[scheme] for scheme in PEOPLE[leader].schemes]
        assert len({scheme.id for scheme in brought}) == 3
        assert {scheme.clan for scheme in brought} == {PEOPLE[leader].clan}
        assert PEOPLE[leader].tier == "unlock" or not any(scheme.locked for scheme in brought)


def test_requirements_are_one_to_four_archetypes() -> None:
    for scheme in SCHEMES.values():
        assert {archetype for archetype, _ in scheme.requires} <= set(ARCHETYPES)
        assert 1 <= sum(count for _, count in scheme.requires) <= 4
    assert Counter(scheme.theatre for scheme in THEATRE_SCHEMES) == dict.fromkeys(THEATRES, 2)


def words(effects: Effects) -> set[str]:
    """Ops and scopes that a card uses."""
    found: set[str] = set()
    for effect in flat(effects):
        counted = (effect.n.count, effect.condition.count if effect.condition else None)
        found |= {effect.op, *[sel.scope for sel in (effect.sel, effect.to, *counted) if sel is not None]}
    return found


OWN = {
    "brujah": {"declare_enemy"},
    "gangrel": {"pack"},
    "lasombra": {"demand_respect"},
    "malkavian": {"affirm_chaos"},
    "nosferatu": {"black_market"},
    "toreador": {"invitation", "recruit_from_deck"},
    "tremere": {"usurp"},
    "tzimisce": {"create_monster"},
    "ventrue": {"edict"},
}


@pytest.mark.rule("HER-CLAN-01")
def test_a_clans_mechanic_is_on_its_own_schemes_only() -> None:
    mechanics = set().union(*OWN.values())
    for card, effects in CARDS:
        clan = SCHEMES[card].clan if card in SCHEMES else ""
        assert not words(effects) & mechanics - OWN.get(clan, set()), card
    for clan, own in OWN.items():
        assert sum(bool(words(scheme.effects) & own) for scheme in CLAN_SCHEMES if scheme.clan == clan) >= 4


@pytest.mark.rule("HER-ABIL-06", "HER-TOR-06")
def test_abilities_neither_recruit_nor_use_abilities_and_invitations_never_recruit() -> None:
    recruiting = {"affirm_chaos", "recruit_from_deck"}
    for ability in ABILITIES.values():
        assert not words(ability.effects) & {*recruiting, "use_abilities"}, ability.id
    for scheme in CLAN_SCHEMES:
        for effect in scheme.effects:
            assert effect.op != "invitation" or not words(effect.effects) & recruiting


@pytest.mark.rule("HER-EFF-06", "HER-BOON-02")
def test_a_scheme_says_where_it_goes_whether_it_recruits_and_creates_no_boons() -> None:
    lies = {"declare_enemy": "enemy", "black_market": "black_market", "edict": "edict"}
    for scheme in CLAN_SCHEMES:
        used = words(scheme.effects)
        assert scheme.after_play == next((lies[op] for op in lies if op in used), "discard"), scheme.id
        assert scheme.uses_recruit == bool(used & {"affirm_chaos", "recruit_from_deck"}), scheme.id
    created = [
        card for card, effects in CARDS for e in flat(effects) if e.op in ("gain", "assign") and e.what == "boon"
    ]
    assert created == []


def test_every_word_of_the_vocabulary_is_used_and_carried_out() -> None:
    assert chapters.CHAPTERS
    assert set(OPS) == set(ops.OPS)
    assert set().union(*[words(effects) for _, effects in CARDS]) >= set(OPS)


def defines(effect: Effect) -> bool:
    made = {"declare_enemy", "usurp", "create_monster", "affirm_chaos", "recruit_from_deck", "move"}
    return effect.op in made or (effect.sel is not None and effect.sel.chooses_one)


def test_that_is_defined_before_it_is_used() -> None:
    for card, effects in CARDS:
        for at, effect in enumerate(effects):
            means = {sel.word for sel in (effect.sel, effect.to) if sel is not None}
            assert "that" not in means or any(defines(before) for before in effects[:at]), card


@pytest.mark.parametrize(
    "effect, said",
    [
        ({"op": "gian", "what": "potency", "n": 1}, "'gian' is not an effect. Write 'gain'."),
        ({"op": "gain", "what": "potncy", "n": 1}, "'potncy' is not a token. Write 'potency'."),
        ({"op": "gain", "n": 1}, "'gain' does not say 'what'"),
        ({"op": "renew", "sel": "one owm"}, "'owm' is not a scope. Write 'own'."),
        ({"op": "renew", "sel": "eahc own"}, "'eahc' is not a quantity. Write 'each'."),
        ({"op": "renew", "sel": "one own fledglin"}, "'fledglin' is not a filter. Write 'fledgling'."),
        ({"op": "renew", "sel": "one own infammy>=1"}, "'infammy' is not a token. Write 'infamy'."),
        ({"op": "renew", "sel": "self", "whom": "x"}, "'whom' is not a word of 'renew'"),
        ({"op": "edict", "category": "clas", "effects": []}, "Write 'class'."),
        ({"op": "activate_attribute", "attr": "self:archetype", "n": 1}, "is not an attribute to activate"),
    ],
)
def test_a_misspelt_word_is_refused_with_the_nearest_right_one(effect: dict[str, Any], said: str) -> None:
    def wrong(what: str) -> Any:
        raise ContentError(what)

    with pytest.raises(ContentError) as refused:
        read_effects([effect], wrong)
    assert said in str(refused.value)


# boards


@pytest.mark.rule("HER-PRINCES-03")
def test_thirteen_courts_and_no_way_into_a_home() -> None:
    courts = BOARDS.war_of_princes.courts
    homes = [name for name, court in courts.items() if court.home]
    assert (len(courts), len(homes)) == (13, 4)
    assert all(len(WAYS[home]) == 3 for home in homes)
    assert not set(homes) & {to for ways in WAYS.values() for to in ways}
    assert sum(court.weight for court in courts.values()) == 14
    assert courts["centre"].weight == 2


def test_the_court_begins_with_the_harpy_and_ends_with_the_prince() -> None:
    titles = BOARDS.court.titles
    assert {players: len(names) for players, names in titles.items()} == {"2": 4, "3": 5, "4": 6}
    assert all(names[0] == "harpy" and names[-1] == "prince" for names in titles.values())
    assert all(set(names) <= set(BOARDS.court.title_names) for names in titles.values())


# the frame of the chronicle


@pytest.mark.rule("HER-CHRON-01", "HER-AFTER-03")
def test_twenty_one_chapters_in_seven_eras_with_their_era_points() -> None:
    points = {"1": "2110", "2": "3211", "3": "5321"}
    places = ("1st", "2nd", "3rd", "4th")
    for number, chapter in enumerate(CHAPTERS, 1):
        assert int(chapter["chapter"]) == number
        assert int(chapter["era"]) == (number - 1) // 3 + 1
        assert "".join(chapter[f"era_points_{place}"] for place in places) == points[chapter["chapter_in_era"]]
    titles = {chapter["winner_title"] for chapter in CHAPTERS} | set(toml("prologue.toml")["first_title"]["options"])
    assert len(titles) == 29


@pytest.mark.rule("HER-ERA-06", "HER-ERA-07")
def test_each_era_has_the_theatres_that_the_one_before_has_left() -> None:
    table = {"class": "high_low_clans", "temperament": "inner_beast", "geography": "war_of_princes"}
    for era in ERAS:
        assert {slot: era[f"{slot}_theatre"] for slot in table} == table
        leaving, coming = era["resolved_at_end_and_tiebreak_theatre"], era["replacement_theatre"]
        assert leaving in table.values()
        if coming:
            assert table[THEATRES[coming].slot] == leaving
            table[THEATRES[coming].slot] = coming
    for name, board in THEATRES.items():
        assert list(board.eras) == [int(era["era"]) for era in ERAS if name in era.values() and in_play(name, era)]


def in_play(theatre: str, era: dict[str, str]) -> bool:
    return theatre in (era["class_theatre"], era["temperament_theatre"], era["geography_theatre"])


@pytest.mark.rule("HER-ERA-05", "HER-END-03")
def test_scoring_cards_mark_traits_whose_value_can_change() -> None:
    assert Counter(card["era"] for card in SCORING) == {str(era): 2 for era in range(1, 8)}
    for card in SCORING:
        for mark in card["marks"].split(";"):
            trait, change = mark.split(":")
            group = TRAITS[trait]["group"]
            assert group in ("resources", "abilities", "psyche", "affiliation"), mark
            assert change == "+1" or (change == "-1" and group == "affiliation"), mark


@pytest.mark.rule("HER-AFTER-08", "HER-REWARD-01", "HER-REWARD-02")
def test_missions_offer_two_traits_and_a_reward_and_every_unlock_comes_once() -> None:
    unlocked = [mission["reward_detail"] for mission in CHRONICLE_MISSIONS if mission["reward"] == "unlock"]
    sealed = [p.id for p in PEOPLE.values() if p.kind == "chronicle" or (p.kind == "leader" and p.tier == "unlock")]
    assert sorted(unlocked) == sorted(sealed)
    for number in range(1, 22):
        own = [mission for mission in CHRONICLE_MISSIONS if mission["chapter"] == str(number)]
        assert [mission["slot"] for mission in own] == ["1", "2", "3", "4", "5"]
    for mission in CHRONICLE_MISSIONS:
        assert set(mission["attribute"].split("+")) <= set(ATTRIBUTES)
        assert {mission["option_a_trait"], mission["option_b_trait"]} <= set(TRAITS)
        assert mission["option_a_trait"] != mission["option_b_trait"]
        assert mission["reward"] in ("elevate", "resource", "unlock")
        assert mission["reward"] != "resource" or mission["reward_detail"] in ARCHETYPES


def test_stickers_suffice() -> None:
    copies = {row["ref"]: int(row["copies"]) for row in STICKERS if row["kind"] == "ability"}
    assert copies == {ability["id"]: ability["copies"] for ability in toml("abilities.toml")["ability"]}
    clans = {row["ref"]: int(row["copies"]) for row in STICKERS if row["kind"] == "clan"}
    assert set(clans) == {*CLANS, "thin_blood"}
    needed = sum(mission["reward"] == "elevate" for mission in CHRONICLE_MISSIONS) + 4
    needed += sum(person.kind == "chronicle" and not person.clan for person in PEOPLE.values())
    assert sum(clans.values()) >= needed
