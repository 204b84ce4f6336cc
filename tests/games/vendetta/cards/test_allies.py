"""The thirty allies, card by card.  Seat A has the ally."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vendetta.cards.printed import ALLIES
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do

EVERY_ALLY = [pytest.param(ally, marks=pytest.mark.card(ally)) for ally in ALLIES]
DRAINABLE = [
    pytest.param(ally, marks=pytest.mark.card(ally)) for ally, (*_, drained, _) in ALLIES.items() if drained is not None
]


def brujah(players: int = 3, **how) -> Table:
    """A brings the strongest deck to win allies and to send others into Frenzy."""
    return Table(players, clans={"A": "brujah", "B": "ventrue", "C": "toreador", "D": "gangrel"}, **how)


def teams(**how) -> Table:
    """A and C against B and D."""
    return brujah(4, teams=True, **how)


def wins(table: Table, ally: str) -> Table:
    """A is first in the district where the ally lies."""
    table.ally(ally)
    table.deploy("A", "BR01")
    table.deploy("B", "VE08")
    return table.resolve().everybody_stays()


def sends_into_frenzy(table: Table, target: str = "B") -> Table:
    """A's Show of Force steals the last blood of the target."""
    table.blood[target] = 1
    table.deploy("A", "BR07")
    table.put_blood(target, 1)
    return table.resolve().everybody_stays()


def goes_into_frenzy(table: Table) -> Table:
    """B's Mass Manipulation steals A's last blood, before anybody is ranked and rewarded."""
    table.blood["A"] = 1
    table.deploy("A", "BR01")
    table.deploy("B", "VE05")
    return table.resolve().everybody_stays()


# the numbers of all of them, in play


@pytest.mark.parametrize("ally", EVERY_ALLY)
@pytest.mark.rule("VEN-FEED-01", "VEN-CARD-01")
def test_every_ally_feeds_as_printed(ally: str) -> None:
    table = brujah()
    table.alliance("A", ally)
    table.feed()
    assert table.blood["A"] == 6 + ALLIES[ally][2]


@pytest.mark.parametrize("ally", EVERY_ALLY)
@pytest.mark.rule("VEN-END-02", "VEN-RES-REWARD-02")
def test_every_ally_can_be_won_and_is_worth_its_influence(ally: str) -> None:
    table = wins(brujah(), ally)
    table.finish()
    assert ally in table.game.alliances["A"]
    table.alliance("A", ally)
    table.influence["A"] = 0
    bonus = 2 if ally == "AL26" else 0  # Julie Munoz alone
    assert table.scores()["A"] == ALLIES[ally][3] + bonus


@pytest.mark.parametrize("ally", DRAINABLE)
@pytest.mark.rule("VEN-DRAIN-02", "VEN-DRAIN-03", "VEN-DRAIN-06", "VEN-DIAB-01", "VEN-DIAB-02")
def test_every_ally_gives_its_blood_when_drained_and_vampires_a_diablerie_token(ally: str) -> None:
    _, kind, _, _, drain_blood, drained_influence, _ = ALLIES[ally]
    assert drain_blood is not None
    assert drained_influence is not None
    table = brujah(influence=0)
    table.alliance("A", ally)
    table.turn("A").seat("A").drains(ally)
    assert table.blood["A"] == 6 + drain_blood
    assert table.game.alliances["A"] == ()
    assert table.game.drained["A"] == (ally,)
    tokens = {"human": 0, "vampire": 2 if ally == "AL14" else 1}[kind]
    assert table.game.ready_tokens["A"] == tokens
    assert table.scores()["A"] == drained_influence - tokens
    table.feed()
    assert table.blood["A"] == 6 + drain_blood


# gained allies


@pytest.mark.parametrize("ally, gained", [("AL01", 3), ("AL06", 5)])
@pytest.mark.card("AL01", "AL06")
@pytest.mark.rule("VEN-CARD-04")
def test_anita_wainwright_and_maldavis_bring_blood_once(ally: str, gained: int) -> None:
    table = wins(brujah(), ally)
    assert table.blood == {"A": 6 + gained, "B": 6, "C": 6}
    table.end_of_round()
    table.feed()
    assert table.blood["A"] == 6 + gained + 1  # the victim of the start feeds, the ally does not


@pytest.mark.card("AL02")
@pytest.mark.rule("VEN-R-33", "VEN-KEY-01")
def test_sgt_mctavish_steals_two_from_every_opponent_wherever_they_are() -> None:
    table = wins(brujah(4, blood={"D": 1}), "AL02")
    assert table.over
    assert table.blood == {"A": 6 + 2 + 2 + 1, "B": 4, "C": 4, "D": 3}
    assert table.influence["A"] == 3 + 1 + 1  # first place and the Frenzy of D


@pytest.mark.card("AL02")
@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, left", [(True, 4), (False, 6)])
def test_sgt_mctavish_may_spare_the_partner(included: bool, left: int) -> None:
    table = wins(teams(), "AL02")
    table.seat("A").answers(included)
    assert table.over
    assert table.blood["C"] == left
    assert table.blood["B"] == table.blood["D"] == 4


@pytest.mark.card("AL03")
@pytest.mark.rule("VEN-R-28")
def test_khadija_al_kindi_draws_the_top_card_into_hand_in_secret() -> None:
    table = brujah()
    table.hand("A", "BR08")
    table.deck("A", "BR05", "BR06")
    wins(table, "AL03")
    assert set(table.game.hands["A"]) == {"BR08", "BR05"}
    assert table.game.decks["A"] == ("BR06",)
    assert "BR05" not in repr(table.view("B"))
    assert all("BR05" not in repr(event) for event in table.told("draws-cards", "B"))


@pytest.mark.card("AL03")
@pytest.mark.rule("VEN-R-28")
def test_khadija_al_kindi_finds_nothing_in_an_empty_deck() -> None:
    table = brujah()
    table.hand("A", "BR08")
    table.deck("A")
    wins(table, "AL03")
    assert table.over
    assert table.game.hands["A"] == ("BR08",)


@pytest.mark.card("AL04")
def test_wauneka_brings_a_victim_along() -> None:
    table = wins(brujah(victims=0), "AL04")
    ally, victim = table.game.alliances["A"]
    assert ally == "AL04"
    assert victim.startswith("VI")


@pytest.mark.card("AL29")
@pytest.mark.rule("VEN-R-44")
@pytest.mark.parametrize("before, gained", [((), 1), (("VI10", "VI11", "AL09"), 4)])
def test_sarah_mcaleer_brings_one_blood_for_each_undrained_card_herself_included(
    before: tuple[str, ...], gained: int
) -> None:
    table = brujah()
    table.alliance("A", *before, drained=("VI12", "AL16"))
    wins(table, "AL29")
    assert table.blood["A"] == 6 + gained


# allies at work in Planning


@pytest.mark.card("AL05")
@pytest.mark.parametrize("at, face_down, deployed", [("HAVEN", False, 1), ("HAVEN", True, 1), ("D1", False, 0)])
def test_carmelita_neillson_puts_one_blood_for_a_card_played_at_the_haven(
    at: str, face_down: bool, deployed: int
) -> None:
    table = brujah()
    table.alliance("A", "AL05")
    table.hand("A", "BR01")
    player = table.turn("A").seat("A").plays("BR01", at=at, face_down=face_down)
    assert table.area("A", at).blood == deployed
    player.places(3)  # it does not count towards the three
    assert table.area("A", at).blood == deployed + 3
    assert table.blood["A"] == 6 - 3 - face_down


@pytest.mark.card("AL05")
@pytest.mark.rule("VEN-CARD-04", "VEN-DRAIN-03")
def test_carmelita_neillson_serves_only_her_own_player_and_only_undrained() -> None:
    table = brujah()
    table.alliance("A", "AL05")
    table.hand("B", "VE08")
    table.turn("B").seat("B").plays("VE08", at="HAVEN")
    assert table.area("A", "HAVEN").blood == table.area("B", "HAVEN").blood == 0

    table = brujah()
    table.alliance("A", "AL05")
    table.hand("A", "BR01")
    table.turn("A").seat("A").drains("AL05").plays("BR01", at="HAVEN")
    assert table.area("A", "HAVEN").blood == 0


@pytest.mark.card("AL05", "MA03")
@pytest.mark.rule("VEN-R-17", "VEN-R-18")
def test_carmelita_neillson_counts_cards_played_by_effects_but_not_cards_that_move_in() -> None:
    table = Table(3, clans={"A": "malkavian", "B": "ventrue", "C": "toreador"})
    table.alliance("A", "AL05")
    table.deploy("A", "MA03", at="D1")
    table.hand("A", "MA08", "MA04")
    table.resolution()
    table.seat("A").withdraws()
    assert table.area("A", "HAVEN").blood == 0
    table.everybody_stays()
    assert table.over
    assert table.area("A", "HAVEN").blood == 2


@pytest.mark.card("AL07", "AL28")
@pytest.mark.rule("VEN-R-29", "VEN-PLAN-05")
@pytest.mark.parametrize("allies, cost", [((), 1), (("AL07",), 0), (("AL28",), 2), (("AL07", "AL28"), 1)])
def test_erichtho_and_ryan_ramos_change_the_cost_of_a_face_down_play(allies: tuple[str, ...], cost: int) -> None:
    table = brujah()
    table.alliance("A", *allies)
    table.hand("A", "BR01")
    table.turn("A").seat("A").plays("BR01", face_down=True)
    assert table.blood["A"] == 6 - cost


@pytest.mark.card("AL07", "LO05")
@pytest.mark.rule("VEN-R-29", "VEN-PLAN-07")
def test_a_face_down_play_never_costs_less_than_nothing_and_nothing_can_always_be_paid() -> None:
    table = brujah(blood={"A": 1}, locations={"D1": "LO05"})
    table.alliance("A", "AL07")
    table.hand("A", "BR01")
    table.turn("A").seat("A").plays("BR01", at="D1", face_down=True)
    assert table.blood["A"] == 1


@pytest.mark.card("AL28")
@pytest.mark.rule("VEN-PLAN-07")
def test_ryan_ramos_makes_face_down_plays_impossible_with_two_blood() -> None:
    table = brujah(blood={"A": 2})
    table.alliance("A", "AL28")
    table.hand("A", "BR01")
    player = table.turn("A").seat("A")
    assert player.refusal(do.PlayCard("BR01", "D1", False)).reason == "forbidden"
    player.plays("BR01")
    assert table.blood["A"] == 2


def looks(table: Table, at: str) -> list[Any]:
    return [o for o in table.seat("A").ask.options if isinstance(o, do.Look) and o.district == at]


@pytest.mark.card("AL13")
@pytest.mark.rule("VEN-R-30", "VEN-R-52")
def test_ambrus_maropis_looks_at_face_down_cards_for_one_blood_each_in_the_own_turn() -> None:
    table = brujah(blood={"A": 3})
    table.alliance("A", "AL13")
    table.deploy("B", "VE08", at="D2", face_down=True)
    table.deploy("C", "TO06", at="HAVEN", face_down=True)
    table.hand("A", "BR01")
    player = table.turn("A").seat("A")
    player.answers(looks(table, "D2")[0])
    assert table.blood["A"] == 2
    assert table.view("A").areas["D2"]["B"].cards[0].card == "VE08"
    assert table.view("C").areas["D2"]["B"].cards[0].card == ""
    assert looks(table, "D2") == []  # seen already
    player.plays("BR01")
    player.answers(looks(table, "HAVEN")[0])
    assert table.blood["A"] == 1
    assert table.view("A").areas["HAVEN"]["C"].cards[0].card == "TO06"
    assert not table.card("TO06").face_up


@pytest.mark.card("AL13")
@pytest.mark.rule("VEN-RSRC-04")
def test_ambrus_maropis_cannot_be_paid_with_the_last_blood_and_sleeps_once_drained() -> None:
    table = brujah(blood={"A": 1})
    table.alliance("A", "AL13")
    table.deploy("B", "VE08", at="D2", face_down=True)
    table.hand("A", "BR01")
    table.turn("A")
    assert looks(table, "D2") == []
    table.seat("A").drains("AL13")
    assert table.blood["A"] == 4
    assert looks(table, "D2") == []


@pytest.mark.card("AL13")
@pytest.mark.rule("VEN-R-30")
def test_ambrus_maropis_looks_before_the_choice_to_stay_or_withdraw() -> None:
    table = brujah()
    table.alliance("A", "AL13")
    table.deploy("A", "BR01", at="D1")
    table.deploy("B", "VE08", at="D1", face_down=True)
    table.deploy("C", "TO06", at="HAVEN", face_down=True)
    table.resolve("D1")
    assert list(table.asked()) == ["A"]
    table.seat("A").answers(looks(table, "D1")[0])
    assert table.view("A").areas["D1"]["B"].cards[0].card == "VE08"
    table.seat("A").answers(looks(table, "HAVEN")[0])
    assert table.blood["A"] == 4
    assert table.view("A").areas["HAVEN"]["C"].cards[0].card == "TO06"
    assert set(table.asked()) == {"A", "B"}
    table.everybody_stays()
    assert table.over


@pytest.mark.card("AL13")
@pytest.mark.rule("VEN-R-30")
def test_ambrus_maropis_does_not_look_from_outside_the_district_being_resolved() -> None:
    table = brujah()
    table.alliance("A", "AL13")
    table.deploy("B", "VE08", at="D1", face_down=True)
    table.resolve("D1")
    assert table.asked() == {"B": "stay-or-withdraw"}


@pytest.mark.card("AL27")
@pytest.mark.rule("VEN-R-28", "VEN-HAND-01")
def test_roberta_urbani_keeps_both_cards_and_puts_an_old_one_under_the_deck() -> None:
    table = brujah(round=2)
    table.alliance("A", "AL27")
    table.hand("A", "BR08", "BR09")
    table.deck("A", "BR01", "BR02", "BR03")
    player = table.hand_management().seat("A")
    assert player.can(do.Keep(("BR01",)))
    assert player.can(do.KeepAll("BR08"))
    assert not player.can(do.KeepAll("BR01"))  # only a card that was already in hand
    player.answers(do.KeepAll("BR09"))
    table.finish()
    assert set(table.game.hands["A"]) == {"BR08", "BR01", "BR02"}
    assert table.game.decks["A"] == ("BR03", "BR09")


@pytest.mark.card("AL27")
@pytest.mark.rule("VEN-HAND-01")
def test_roberta_urbani_need_not_be_asked_for_help() -> None:
    table = brujah(round=2)
    table.alliance("A", "AL27")
    table.hand("A", "BR08", "BR09")
    table.deck("A", "BR01", "BR02", "BR03")
    table.hand_management().seat("A").answers(do.Keep(("BR02",)))
    assert not table.seat("B").can(do.KeepAll("VE08"))  # nobody else can do that
    table.finish()
    assert set(table.game.hands["A"]) == {"BR08", "BR09", "BR02"}
    assert table.game.decks["A"] == ("BR03", "BR01")


# ties


@pytest.mark.card("AL08")
@pytest.mark.rule("VEN-R-04", "VEN-RES-CLASH-05")
@pytest.mark.parametrize("ally, first", [("AL08", "A"), ("AL09", "B")])
def test_fiorenza_savona_wins_the_tie_of_a_clash(ally: str, first: str) -> None:
    table = brujah(ambition="B")
    table.alliance("A", ally)
    table.deploy("A", "BR04")
    table.deploy("B", "VE08")
    table.put_blood("B", 2)
    table.resolve().everybody_stays()
    assert set(table.totals().values()) == {4}
    assert next(iter(table.totals())) == first


@pytest.mark.card("AL08")
@pytest.mark.rule("VEN-R-04", "VEN-END-04")
@pytest.mark.parametrize("ally, winner", [("AL08", "A"), ("AL07", "B")])
def test_fiorenza_savona_wins_the_tie_of_the_final_score_before_blood_is_compared(ally: str, winner: str) -> None:
    table = brujah(ambition="C", blood={"A": 1, "B": 20})
    table.alliance("A", ally)
    table.alliance("B", "AL02")
    table.alliance("C")
    assert table.scores()["A"] == table.scores()["B"] == 6
    assert table.standings()[0].seats == (winner,)


@pytest.mark.card("AL08")
@pytest.mark.rule("VEN-R-04", "VEN-TEAM-09")
@pytest.mark.parametrize("ally, winners", [("AL08", {"A", "C"}), ("AL07", {"B", "D"})])
def test_fiorenza_savona_wins_the_final_tie_for_her_team(ally: str, winners: set[str]) -> None:
    table = teams(blood={"A": 1, "B": 9, "C": 1, "D": 9}, ambition="B", victims=0)
    table.alliance("C", ally)
    table.alliance("B", "AL02")
    assert set(table.standings()[0].seats) == winners


@pytest.mark.card("AL08")
@pytest.mark.rule("VEN-CARD-04")
def test_fiorenza_savona_wins_no_tie_once_drained() -> None:
    table = brujah(ambition="B")
    table.alliance("A", drained=("AL08",))
    table.deploy("A", "BR04")
    table.deploy("B", "VE08")
    table.put_blood("B", 2)
    table.resolve().everybody_stays()
    assert list(table.totals()) == ["B", "A"]


# Frenzy and Diablerie


@pytest.mark.card("AL11")
def test_portia_cannot_be_drained_by_choice() -> None:
    table = brujah()
    table.alliance("A", "AL11", "VI10")
    table.hand("A", "BR01")
    player = table.turn("A").seat("A")
    assert player.can(do.Drain("VI10"))
    assert not player.can(do.Drain("AL11"))
    assert table.scores()["A"] == 3 + 5 + 1


@pytest.mark.card("AL11")
@pytest.mark.rule("VEN-R-06", "VEN-FRENZY-07", "VEN-FRENZY-08", "VEN-FRENZY-10")
@pytest.mark.parametrize("influence, left", [(3, 2), (0, 0)])
def test_portia_alone_is_left_out_of_the_frenzy(influence: int, left: int) -> None:
    table = brujah(influence={"A": influence})
    table.alliance("A", "AL11")
    goes_into_frenzy(table)
    assert table.blood["A"] == 1
    assert table.influence["A"] == left + 1  # first place
    assert table.game.alliances["A"] == ("AL11",)
    assert table.game.ready_tokens["A"] == 0


@pytest.mark.card("AL11")
@pytest.mark.rule("VEN-FRENZY-10")
@pytest.mark.parametrize("key", ["00" * 16, "11" * 16, "22" * 16, "33" * 16])
def test_portia_is_never_the_random_card(key: str) -> None:
    table = brujah(key=key)
    table.alliance("A", "AL11", "VI10")
    goes_into_frenzy(table)
    assert table.game.drained["A"] == ("VI10",)


@pytest.mark.card("AL12")
@pytest.mark.rule("VEN-FEED-04", "VEN-R-27")
@pytest.mark.parametrize("others, after", [((), 5), (("VI10",), 6), (("VI10", "AL16"), 9)])
def test_talley_eats_from_the_feed_of_the_others(others: tuple[str, ...], after: int) -> None:
    table = brujah()
    table.alliance("A", "AL12", *others)
    table.feed()
    assert table.blood["A"] == after


@pytest.mark.card("AL12")
@pytest.mark.rule("VEN-FEED-04", "VEN-FRENZY-03", "VEN-FRENZY-06", "VEN-R-33")
def test_talley_can_starve_his_player_into_a_frenzy_nobody_is_paid_for() -> None:
    table = brujah(blood={"A": 1}, victims=0)
    table.alliance("A", "AL12")
    table.feed()
    assert table.game.drained["A"] == ("AL12",)
    assert table.blood["A"] == 3
    assert table.game.ready_tokens["A"] == 1
    assert table.influence == {"A": 3, "B": 3, "C": 3}


@pytest.mark.card("AL12", "BR08", "LO02")
@pytest.mark.rule("VEN-FRENZY-11", "VEN-R-33")
def test_talley_adds_one_influence_for_a_frenzy_on_top_of_everything_else() -> None:
    table = brujah()
    table.alliance("A", "AL12")
    sends_into_frenzy(table)
    assert table.influence["A"] == 3 + 1 + 2  # first place, the Frenzy with Talley

    table = brujah(locations={"D1": "LO02"})
    table.alliance("A", "AL12")
    table.deploy("A", "BR08")
    sends_into_frenzy(table)
    assert table.influence["A"] == 3 + 1 + 4


@pytest.mark.card("AL15")
@pytest.mark.rule("VEN-FRENZY-11")
def test_mr_damp_adds_two_blood_for_a_frenzy() -> None:
    table = brujah()
    table.alliance("A", "AL15")
    sends_into_frenzy(table)
    assert table.blood["A"] == 6 + 1 + 2
    assert table.influence["A"] == 3 + 1 + 1


@pytest.mark.card("AL12", "AL15")
@pytest.mark.rule("VEN-TEAM-05", "VEN-R-34")
def test_the_partners_frenzy_pays_no_influence_but_the_blood_of_mr_damp() -> None:
    table = teams()
    table.alliance("A", "AL12", "AL15")
    sends_into_frenzy(table, "C")
    table.seat("A").says_yes()
    assert table.over
    assert len(table.told("frenzy")) == 1
    assert table.influence["A"] == 3 + 1
    assert table.blood["A"] == 6 + 1 + 2


@pytest.mark.card("AL12", "AL15")
@pytest.mark.rule("VEN-CARD-04")
def test_drained_talley_and_mr_damp_add_nothing() -> None:
    table = brujah()
    table.alliance("A", drained=("AL12", "AL15"))
    sends_into_frenzy(table)
    assert table.influence["A"] == 3 + 1 + 1
    assert table.blood["A"] == 6 + 1


@pytest.mark.card("AL14")
@pytest.mark.rule("VEN-DIAB-01", "VEN-DIAB-03")
@pytest.mark.parametrize("before, out", [(0, ()), (1, ("A",))])
def test_edward_neally_gives_two_diablerie_tokens_at_once(before: int, out: tuple[str, ...]) -> None:
    table = brujah()
    table.alliance("A", "AL14")
    table.tokens("A", used=before)
    table.turn("A").seat("A").drains("AL14")
    assert table.game.out == out
    if not out:
        assert table.game.ready_tokens["A"] == 2
        assert table.blood["A"] == 9


@pytest.mark.card("AL14")
@pytest.mark.rule("VEN-FRENZY-06")
def test_edward_neally_gives_two_tokens_in_a_frenzy_too() -> None:
    table = brujah()
    table.alliance("A", "AL14")
    goes_into_frenzy(table)
    assert table.game.ready_tokens["A"] == 2
    assert table.blood["A"] == 3


@pytest.mark.card("AL25")
@pytest.mark.rule("VEN-FRENZY-09", "VEN-R-06")
def test_elena_cortez_has_no_blood_to_give_so_the_frenzy_goes_on_and_is_paid_once() -> None:
    table = brujah()
    table.alliance("A", "AL25")
    goes_into_frenzy(table)
    assert table.game.drained["A"] == ("AL25",)
    assert table.blood["A"] == 1
    assert table.influence == {"A": 3 - 1 + 1, "B": 3 + 1 + 1, "C": 3}


@pytest.mark.card("AL30")
@pytest.mark.rule("VEN-FRENZY-10")
@pytest.mark.parametrize("key", ["00" * 16, "11" * 16, "22" * 16])
def test_miguel_chandler_is_drained_instead_of_a_random_card(key: str) -> None:
    table = brujah(key=key)
    table.alliance("A", "VI10", "AL09", "VI11", "AL30", "VI12")
    goes_into_frenzy(table)
    assert table.game.drained["A"] == ("AL30",)
    assert table.blood["A"] == 3
    assert table.game.ready_tokens["A"] == 0


# the end of the game


@pytest.mark.card("AL26")
@pytest.mark.rule("VEN-R-44", "VEN-END-02")
@pytest.mark.parametrize(
    "alliance, drained, score",
    [
        (("AL26",), (), 3 + 2),
        (("AL26", "VI10", "AL09"), (), 3 + 2 + 1 + 4),  # victims and vampires do not disturb her
        (("AL26", "AL18"), (), 3 + 3),
        (("AL26",), ("AL18",), 3 + 2 + 2),
        ((), ("AL26",), 1),
    ],
)
def test_julie_munoz_is_worth_two_more_as_the_only_undrained_human_ally(
    alliance: tuple[str, ...], drained: tuple[str, ...], score: int
) -> None:
    table = brujah(influence=0)
    table.alliance("A", *alliance, drained=drained)
    assert table.scores()["A"] == score
