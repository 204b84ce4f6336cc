"""Data of the boards, the traits and the chronicle, as the catalogue counts and tabulates them."""

from __future__ import annotations

import csv
import tomllib
from collections import Counter
from typing import Any

import pytest

from nokturn.games.heritage.printed.abilities import ABILITIES, OBLIGATIONS
from nokturn.games.heritage.printed.boards import BOARDS, IN_SLOT, THEATRES
from nokturn.games.heritage.printed.clans import CLANS
from nokturn.games.heritage.printed.effects import Effects, flat
from nokturn.games.heritage.printed.files import FOLDER
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.queue.slots import COSTS, SLOTS


def rows(file: str) -> list[dict[str, str]]:
    with (FOLDER / f"{file}.csv").open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def toml(file: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{file}.toml").read_text("utf-8"))


CHAPTERS, MISSIONS, ERAS = rows("chapters"), rows("chronicle_missions"), rows("eras")
TRAITS = {row["id"]: row for row in rows("traits")}
CARDS: list[tuple[str, Effects]] = [
    (card.id, card.effects) for shelf in (SCHEMES, ABILITIES, OBLIGATIONS) for card in shelf.values()
]
COMMON = ("resources", "abilities", "psyche")


# boards


@pytest.mark.rule("HER-QUEUE-01")
def test_the_queue_has_five_slots_and_two_of_them_cost() -> None:
    assert SLOTS == 5
    assert [COSTS.get(slot, 0) for slot in range(1, 6)] == [3, 1, 0, 0, 0]


@pytest.mark.rule("HER-R-01")
def test_there_are_nine_theatres_in_three_slots() -> None:
    assert len(THEATRES) == 9
    assert IN_SLOT == {
        "class": ("high_low_clans", "inquisition", "court"),
        "temperament": ("inner_beast", "rise_of_humanity"),
        "geography": ("war_of_princes", "anarch_revolt", "masquerade", "sabbat_wars"),
    }


@pytest.mark.rule("HER-HL-03", "HER-HL-05")
def test_the_line_of_high_and_low_clans() -> None:
    board = BOARDS.high_low_clans
    assert board.positions == tuple(range(-5, 6))
    assert board.vp_per_vampire == {"1": 1, "2": 1, "3": 2, "4": 2}
    assert (board.decisive_at, board.decisive_reward.what, board.decisive_reward.n) == (5, "potency", 1)


@pytest.mark.rule("HER-R-08")
@pytest.mark.parametrize("name, start", [("inner_beast", -3), ("rise_of_humanity", 8)])
def test_the_tracks_of_morality_are_mirror_images(name: str, start: int) -> None:
    board = THEATRES[name]
    assert (board.track_min, board.track_max, board.start) == (-3, 8, start)


@pytest.mark.rule("HER-ANARCH-01", "HER-MASQ-01", "HER-COURT-01", "HER-INQ-04")
def test_the_numbers_of_the_later_boards() -> None:
    assert (BOARDS.anarch_revolt.ankhs_per_city, BOARDS.anarch_revolt.burns_to_destroy) == (4, 3)
    assert (BOARDS.masquerade.steps_to_last, BOARDS.masquerade.ankhs_per_last_space) == (4, 3)
    assert (BOARDS.masquerade.step, BOARDS.masquerade.wanderer_step) == (1, 2)
    assert (BOARDS.court.politics_markers, BOARDS.court.vp_title, BOARDS.court.vp_winning) == (5, 2, 2)
    assert (BOARDS.inquisition.torpor_threshold, BOARDS.inquisition.vp_winning) == (5, 1)
    assert (BOARDS.war_of_princes.ankhs_per_faction, BOARDS.war_of_princes.vp_winning) == (7, 2)


@pytest.mark.rule("HER-COURT-06", "HER-ROUND-01")
@pytest.mark.parametrize("players, rounds", [(2, 10), (3, 9), (4, 8)])
def test_recruits_alone_bring_the_princes_vote(players: int, rounds: int) -> None:
    votes = players * rounds // BOARDS.court.politics_markers
    assert votes >= len(BOARDS.court.titles[str(players)])


@pytest.mark.rule("HER-SABBAT-01")
def test_the_first_tokens_fit_into_their_regions() -> None:
    board = BOARDS.sabbat_wars
    assert board.start_tokens_per_region == {"camarilla": 1, "sabbat": 1}
    assert sum(board.start_tokens_per_region.values()) <= board.spaces_per_region


# clans, characters, effects


@pytest.mark.rule("HER-SETUP-22")
@pytest.mark.parametrize("clan", CLANS)
def test_the_main_archetypes_of_a_clan_are_those_its_schemes_require_most(clan: str) -> None:
    required: Counter[str] = Counter()
    for scheme in SCHEMES.values():
        if scheme.clan == clan:
            required.update(dict(scheme.requires))
    assert {archetype for archetype, _ in required.most_common(2)} == set(CLANS[clan].archetypes)


@pytest.mark.rule("HER-DECK-01")
def test_twelve_base_characters_come_in_later_eras() -> None:
    late = Counter(person.era for person in PEOPLE.values() if person.kind == "base" and person.era > 1)
    assert set(late) == {2, 3, 4, 5, 6, 7}
    assert sum(late.values()) == 12


@pytest.mark.rule("HER-EFF-02")
def test_recruited_is_said_only_where_somebody_was_recruited() -> None:
    for card, lines in CARDS:
        effects = flat(lines)
        means = {sel.word for effect in effects for sel in (effect.sel, effect.to) if sel is not None}
        if "recruited" in means:
            assert {effect.op for effect in effects} & {"affirm_chaos", "recruit_from_deck", "edict"}, card


def test_amounts_are_small_and_what_is_counted_has_a_limit() -> None:
    for card, lines in CARDS:
        for effect in flat(lines):
            if effect.n.count is not None:
                assert 1 <= effect.n.most <= 4, card
            elif not effect.n.everything:
                assert 1 <= effect.n.fixed <= 6, card


# traits


@pytest.mark.rule("HER-R-04", "HER-R-05")
def test_traits_begin_at_one_and_end_at_three() -> None:
    assert {group: [trait for trait, row in TRAITS.items() if row["group"] == group] for group in COMMON} == {
        "resources": ["kindred", "mortals", "ruthlessness"],
        "abilities": ["cunning", "combat", "occult"],
        "psyche": ["cruelty", "mercy", "indifference"],
    }
    values = {
        (row["start_value"], row["min_value"], row["max_value"]) for row in TRAITS.values() if row["group"] in COMMON
    }
    assert values == {("1", "1", "3")}
    disciplines = {trait for trait, row in TRAITS.items() if row["group"] == "discipline_mastery"}
    assert disciplines == {
        "animalism", "auspex", "celerity", "dominate", "fortitude", "obfuscate", "oblivion", "potence", "presence",
        "protean", "blood_sorcery",
    }  # fmt: skip


def test_four_abilities_for_a_common_trait_and_one_for_a_discipline() -> None:
    tiers = Counter(ability.trait for ability in ABILITIES.values())
    wanted = {trait: 4 if row["group"] in COMMON else 1 for trait, row in TRAITS.items()}
    groups = (*COMMON, "discipline_mastery")
    assert tiers == {"none": 1, **{trait: wanted[trait] for trait, row in TRAITS.items() if row["group"] in groups}}
    assert all(1 <= ability.min_dots <= 6 for ability in ABILITIES.values() if ability.trait != "none")


def test_every_trait_can_be_earned_and_its_value_raised() -> None:
    offered = {mission[f"option_{option}_trait"] for mission in MISSIONS for option in "ab"}
    assert offered == {trait for trait, row in TRAITS.items() if row["group"] != "titles"}
    raised = {mark.removesuffix(":+1") for card in rows("era_scoring_cards") for mark in card["marks"].split(";")}
    assert raised >= {trait for trait, row in TRAITS.items() if row["group"] in (*COMMON, "affiliation")}


# the chronicle


@pytest.mark.rule("HER-R-02")
def test_the_years_of_the_chronicle() -> None:
    years = [int(chapter["year"]) for chapter in CHAPTERS]
    assert years == sorted(years)
    assert (ERAS[0]["year_from"], years[0]) == ("1306", 1306)
    spans = {era["era"]: range(int(era["year_from"]), int(era["year_to"]) + 1) for era in ERAS}
    assert all(int(chapter["year"]) in spans[chapter["era"]] for chapter in CHAPTERS)
    assert [chapter["place_pl"] for chapter in CHAPTERS[:3]] == ["Rodos", "Londyn", "Rotterdam"]


@pytest.mark.rule("HER-R-03")
def test_the_era_points_of_the_example_end_in_a_tie() -> None:
    """Places T/A/M, A/T/M, M/T/A in the three chapters of an era."""
    points = dict.fromkeys("TAM", 0)
    for chapter, order in zip(CHAPTERS, ("TAM", "ATM", "MTA"), strict=False):
        for place, player in zip(("1st", "2nd", "3rd"), order, strict=True):
            points[player] += int(chapter[f"era_points_{place}"])
    assert points == {"T": 7, "A": 6, "M": 7}


@pytest.mark.rule("HER-R-34")
def test_one_theatre_makes_way_after_every_era_but_the_last() -> None:
    plan = [(era["resolved_at_end_and_tiebreak_theatre"], era["replacement_theatre"]) for era in ERAS]
    assert plan[0] == ("high_low_clans", "inquisition")
    assert [new for _, new in plan] == [
        "inquisition", "anarch_revolt", "masquerade", "court", "rise_of_humanity", "sabbat_wars", "",
    ]  # fmt: skip
    assert plan[-1][0] == "sabbat_wars"


A = ("martial", "scholarly", "wealthy", "covert")
G = ("north", "south", "east", "west", "wanderer")
AB, RE = ("cunning", "combat", "occult"), ("kindred", "mortals", "ruthlessness")
PS, AF = ("indifference", "mercy", "cruelty"), ("camarilla", "anarchs", "sabbat")
D = (
    "animalism", "auspex", "celerity", "dominate", "fortitude", "obfuscate", "oblivion", "potence", "presence",
    "protean", "blood_sorcery",
)  # fmt: skip


def tabulated(c: int, slot: int) -> tuple[str, str, str, str]:
    """The mission generation table of the catalogue: attribute, both traits, reward."""
    if slot == 1:
        return A[c % 4], AB[c % 3], D[c % 11], "elevate"
    if slot == 2:
        return G[c % 5], RE[c % 3], PS[c % 3], f"resource {A[(c + 1) % 4]}"
    if slot == 3:
        early = RE[(c + 1) % 3] if c < 6 else AF[c % 3]
        return "egalitarian" if c % 2 else "elitist", early, D[(c + 5) % 11], "unlock"
    if slot == 4:
        return "calm" if c % 2 else "cruel", "mercy" if c % 2 else "cruelty", "indifference", "elevate"
    return A[(c + 2) % 4], AB[(c + 1) % 3], RE[(c + 2) % 3], f"resource {A[(c + 2) % 4]}"


@pytest.mark.rule("HER-AFTER-08")
@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission["id"])
def test_a_chronicle_mission_is_as_tabulated(mission: dict[str, str]) -> None:
    """Two depart from the table, so that no unlock comes too late."""
    attribute, first, second, reward = tabulated(int(mission["chapter"]) - 1, int(mission["slot"]))
    reward = {"cm_14_1": "unlock", "cm_21_3": "elevate"}.get(mission["id"], reward)
    assert mission["attribute"] == attribute
    assert (mission["option_a_trait"], mission["option_b_trait"]) == (first, second)
    given = mission["reward"] if mission["reward"] != "resource" else f"resource {mission['reward_detail']}"
    assert given == reward


@pytest.mark.rule("HER-REWARD-01")
def test_rewards_by_number_and_no_unlock_too_late() -> None:
    assert Counter(mission["reward"] for mission in MISSIONS) == {"elevate": 42, "resource": 42, "unlock": 21}
    for mission in MISSIONS:
        if mission["reward"] == "unlock":
            assert int(mission["chapter"]) < 21
            person = PEOPLE[mission["reward_detail"]]
            assert person.kind == "leader" or person.era == (int(mission["chapter"]) - 1) // 3 + 1, mission["id"]
    assert sum(int(chapter["loser_intrigue"]) for chapter in CHAPTERS) <= 36


def test_every_decision_has_words_of_its_own() -> None:
    labels = [
        mission[f"option_{option}_label{lang}"] for mission in MISSIONS for option in "ab" for lang in ("", "_pl")
    ]
    assert all(labels)
    assert len(set(labels)) >= 415


def test_titles_and_the_last_card_are_there_in_both_languages() -> None:
    titles = toml("prologue")["first_title"]
    assert len(titles["options"]) == len(titles["options_pl"]) == 8
    last = toml("epilogue")["final_card"]
    assert all(last[key] for key in ("name", "name_pl", "text", "text_pl"))
    for clan in rows("clans"):
        assert all(clan[key] for key in ("epithet", "epithet_pl", "mechanic_name", "mechanic_name_pl"))
    for chapter in CHAPTERS:
        assert all(chapter[key] for key in ("place", "place_pl", "winner_title", "winner_title_pl"))
