"""Relic cards, a variant (VEN-REL)."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do
from nokturn.games.vendetta.board import district_lines
from nokturn.games.vendetta.game import GAME
from nokturn.kernel.game import first_answer
from nokturn.kernel.words import Words

ALL_RELICS = {f"RE{number:02}" for number in range(1, 9)}


def at_the_relic_choice(players: int, key: str):
    position = GAME.start(players, {"relics": True}, key)
    while position.asks()[0].prompt == "clan":
        position.answer(position.asks()[0].seat, first_answer(position.asks()[0]))
    return position


@pytest.mark.rule("VEN-REL-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_relic_more_than_players_is_laid_out_at_random(players):
    seen = set()
    for number in range(40):
        game = GAME.start(players, {"relics": True}, f"{number:032x}").state
        assert len(set(game.relic_offer)) == len(game.relic_offer) == players + 1
        assert GAME.view(game, None).relic_offer == game.relic_offer, "face up"
        seen |= set(game.relic_offer)
    assert seen == ALL_RELICS


@pytest.mark.rule("VEN-REL-02")
def test_relics_are_picked_counter_clockwise_and_the_ambition_holder_picks_last():
    position = at_the_relic_choice(4, "5" * 32)
    game = position.state
    seats = game.seats
    start = seats.index(game.ambition)
    expected = [seats[(start - step) % 4] for step in (1, 2, 3, 4)]
    assert set(game.clans) == set(seats), "after the clans are chosen"
    offer = set(game.relic_offer)
    picked = []
    while position.asks()[0].prompt == "relic":
        question = position.asks()[0]
        picked.append(question.seat)
        taken = question.options[-1]
        position.answer(question.seat, taken)
        assert game.relics[question.seat] == taken.relic
    assert picked == expected
    assert len(set(game.relics.values())) == 4
    assert set(game.relics.values()) < offer
    assert game.relic_offer == (), "the one left over leaves the game"


@pytest.mark.rule("VEN-REL-03")
def test_a_relic_is_used_once_per_game():
    table = Table(4, relics={"A": "RE04"})
    table.turn("A").seat("A").answers(do.GainBlood())
    assert table.seat("A").refusal(do.GainBlood()).rule == "VEN-REL-03"
    table.turn("A")
    assert table.seat("A").refusal(do.GainBlood()).rule == "VEN-REL-03"


@pytest.mark.rule("VEN-REL-03")
def test_a_relic_is_used_at_the_time_printed_only():
    table = Table(4, relics={"A": "RE04"})
    table.deploy("A", "BR01")
    table.resolve()
    assert table.seat("A").refusal(do.GainBlood()).reason == "not-offered"
    table.turn("B")
    assert table.seat("A").refusal(do.GainBlood()).reason == "not-asked"


@pytest.mark.rule("VEN-REL-04")
@pytest.mark.parametrize("used", [False, True], ids=["unused", "used"])
def test_each_relic_scores_its_printed_influence_used_or_not(used):
    printed = {"RE01": 2, "RE02": 0, "RE03": 1, "RE04": 1, "RE05": 2, "RE06": 1, "RE07": 0, "RE08": 0}
    for relic, value in printed.items():
        table = Table(3, round=3, relics={"A": relic}, victims=0, influence=3)
        table.game.spent_relics = ("A",) if used else ()
        scores = {standing.seats[0]: standing.score for standing in GAME.standings(table.game)}
        assert scores == {"A": 3 + value, "B": 3, "C": 3}


@pytest.mark.rule("VEN-REL-05")
def test_using_a_relic_is_optional_and_public():
    table = Table(4, relics={"A": "RE03", "B": "RE04"})
    table.deploy("A", "BR08")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    table.seat("A").says_no()
    assert table.totals() == {"B": 2, "A": 1}
    assert not table.view("D").players["A"].relic_used
    table.turn("B").seat("B").answers(do.GainBlood())
    assert table.told("uses-relic", viewer="D") == [{"player": "B", "relic": "RE04"}]
    assert table.view("D").players["B"].relic_used
    assert table.view(None).players["B"].relic == "RE04"


@pytest.mark.card("RE01")
def test_the_isaac_chalice_places_1_blood_in_every_district_at_the_start_of_resolution():
    table = Table(4, relics={"A": "RE01"})
    table.deploy("B", "VE08", at="D2")
    table.resolution()
    assert table.asked() == {"A": "chalice"}
    table.seat("A").says_yes()
    assert table.blood["A"] == 3
    assert [table.area("A", district).blood for district in ("D1", "D2", "HAVEN")] == [1, 1, 1]
    assert table.asked() == {"A": "stay-or-withdraw"}, "only then district 1 begins"
    assert table.view("D").players["A"].relic_used


@pytest.mark.card("RE01")
def test_the_isaac_chalice_leaves_1_blood_and_lets_its_holder_choose_the_districts():
    table = Table(4, blood={"A": 3}, relics={"A": "RE01"})
    table.resolution().seat("A").says_yes()
    ask = table.seat("A").ask
    assert (ask.low, ask.high) == (2, 2)
    table.seat("A").answers((do.ThisDistrict("D1"), do.ThisDistrict("HAVEN")))
    assert table.blood["A"] == 1
    assert [table.area("A", district).blood for district in ("D1", "D2", "HAVEN")] == [1, 0, 1]


@pytest.mark.card("RE02")
def test_the_sargon_apocrypha_returns_a_drained_card_without_gaining_it():
    table = Table(4, relics={"A": "RE02"})
    table.alliance("A", drained=["AL01", "VI30"])
    table.tokens("A", ready=1)
    table.turn("A").seat("A").answers(do.Restore("AL01"))
    assert (table.game.alliances["A"], table.game.drained["A"]) == (("AL01",), ("VI30",))
    assert table.blood["A"] == 6, "'when gained' does not happen again"
    assert table.game.ready_tokens["A"] == 1, "the token stays"
    assert table.seat("A").refusal(do.Restore("VI30")).rule == "VEN-REL-03"


@pytest.mark.card("RE03")
def test_the_crown_of_ashes_adds_3_to_the_total_where_its_holder_has_a_card():
    table = Table(4, relics={"A": "RE03"})
    table.put_blood("A", 1)
    table.deploy("B", "VE08")
    table.deploy("C", "TO05")
    table.deploy("A", "BR08", at="D2")
    table.deploy("B", "VE05", at="D2", face_down=True)
    table.resolution().everybody_stays()
    assert table.totals("D1") == {"B": 2, "C": 2, "A": 1}, "blood alone cannot wear it"
    table.everybody_stays()
    assert table.asked() == {"A": "crown"}
    table.seat("A").says_yes()
    assert table.totals("D2") == {"A": 4, "B": 3}
    assert table.view("D").players["A"].relic_used


@pytest.mark.card("RE04")
def test_the_hourglass_of_vitae_gives_3_blood_in_the_own_turn_before_or_after_the_card():
    table = Table(4, relics={"A": "RE04", "B": "RE04"})
    table.turn("A").seat("A").answers(do.GainBlood())
    assert table.blood["A"] == 9
    table.turn("B").seat("B").plays("VE08").answers(do.GainBlood())
    assert table.blood["B"] == 9


@pytest.mark.card("RE05")
def test_the_voyeurs_glass_shows_all_face_down_cards_of_one_district_to_its_holder():
    table = Table(4, relics={"A": "RE05"})
    table.deploy("B", "VE08", face_down=True)
    table.deploy("C", "TO05", face_down=True)
    table.deploy("D", "GA06", at="D2", face_down=True)
    table.turn("A").seat("A").answers(do.LookAround("D1"))

    def known(viewer: str | None) -> set[str]:
        areas = table.view(viewer).areas
        return {card.card for seats in areas.values() for area in seats.values() for card in area.cards} - {""}

    assert known("A") == {"VE08", "TO05"}
    assert known("B") == {"VE08"}
    assert known(None) == set()
    assert not table.card("VE08").face_up, "looking turns nothing up"


@pytest.mark.card("RE06")
@pytest.mark.parametrize("first", [do.Stay(), do.Withdraw()], ids=["stayed", "withdrew"])
def test_the_turncoats_coin_turns_the_own_choice_after_all_are_revealed(first):
    table = Table(4, relics={"A": "RE06"})
    table.deploy("A", "BR01")
    table.deploy("B", "VE08")
    table.put_blood("A", 1)
    table.resolve()
    table.seat("A").answers(first)
    table.seat("B").stays()
    assert len(table.told("choices-revealed")) == 1
    assert table.asked() == {"A": "turncoat"}
    assert (table.blood["A"], table.cards("A")) == (6, ("BR01",)), "nothing is carried out yet"
    table.seat("A").says_yes()
    assert ("A" in table.totals()) is isinstance(first, do.Withdraw)
    assert table.view("D").players["A"].relic_used


@pytest.mark.card("RE06")
def test_the_turncoats_coin_works_only_where_its_holder_is():
    table = Table(4, relics={"A": "RE06"})
    table.deploy("A", "BR01", at="D2")
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    assert table.over


@pytest.mark.card("RE07")
def test_the_blackwood_stake_takes_a_rivals_face_up_card_its_effect_but_not_its_base_strength():
    table = Table(4, clans={"A": "brujah", "B": "toreador", "C": "gangrel"}, relics={"A": "RE07"})
    table.deploy("A", "BR01")
    table.deploy("B", "TO08")
    table.deploy("B", "TO05")
    table.deploy("C", "GA02")
    table.resolve().everybody_stays()
    assert table.asked() == {"A": "stake"}
    offered = set(table.seat("A").ask.options) - {do.Decline()}
    assert offered == {do.ThisCard("TO08", "B"), do.ThisCard("TO05", "B"), do.ThisCard("GA02", "C")}
    table.seat("A").answers(do.ThisCard("GA02", "C"))
    assert table.totals() == {"A": 6, "B": 4, "C": 2}, "the staked wolf halves nothing and still counts 2"


@pytest.mark.card("RE07")
def test_a_staked_card_stays_without_effect_through_the_aftermath_and_others_still_change_it():
    table = Table(4, clans={"A": "gangrel", "B": "brujah"}, relics={"A": "RE07"})
    table.deploy("A", "GA02")
    table.deploy("B", "BR04")
    table.resolve().everybody_stays()
    table.seat("A").answers(do.ThisCard("BR04", "B"))
    assert table.totals() == {"A": 2, "B": 2}
    assert table.view("D").players["A"].relic_used
    assert table.blood["A"] == 6


@pytest.mark.card("RE07")
def test_everybody_sees_what_is_staked_until_the_district_is_resolved():
    table = Table(4, clans={"A": "brujah", "B": "toreador"}, relics={"A": "RE07", "B": "RE03"})
    table.deploy("A", "BR01")
    table.deploy("B", "TO08")
    table.resolve().everybody_stays()
    table.seat("A").answers(do.ThisCard("TO08", "B"))
    assert table.asked() == {"B": "crown"}
    for viewer in (None, "A", "B", "D"):
        assert table.view(viewer).staked == ("TO08",)
        lines = list(district_lines(table.view(viewer), "D1", Words(GAME, "en")))
        assert "  Without effect until this district is resolved: Ready (Toreador)." in lines
    table.seat("B").says_no()
    assert table.over
    assert table.view(None).staked == ()


@pytest.mark.card("RE07")
def test_the_blackwood_stake_needs_a_card_of_ones_own_here():
    table = Table(4, relics={"A": "RE07"})
    table.put_blood("A", 2)
    table.deploy("B", "VE08")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    assert table.over


@pytest.mark.card("RE07")
@pytest.mark.rule("VEN-RES-REVEAL-04")
def test_the_blackwood_stake_comes_after_what_cards_do_right_after_the_reveal():
    table = Table(3, clans={"A": "brujah", "B": "malkavian", "C": "ventrue"}, relics={"A": "RE07"})
    table.deploy("A", "BR01")
    table.deploy("B", "MA06", face_down=True)
    table.deck("B", "MA08")
    table.deploy("C", "VE03")
    table.resolve().everybody_stays()
    assert table.cards("B") == ("MA06", "MA08"), "Malkav's Bane has had its effect"
    assert table.asked() == {"A": "curfew"}, "and so has Curfew, before anything can be staked"
    table.seat("A").answers(do.Pay(3))
    table.seat("B").answers(do.Pay(3))
    assert table.asked() == {"A": "stake"}
    played = do.ThisCard("MA08", "B")
    assert set(table.seat("A").ask.options) == {
        do.Decline(),
        do.ThisCard("MA06", "B"),
        played,
        do.ThisCard("VE03", "C"),
    }
    table.seat("A").answers(played)
    assert table.totals() == {"A": 6, "B": 2, "C": 2}, "the card the Bane played has no strength of its own"


@pytest.mark.card("RE08")
def test_the_phial_of_elder_vitae_replaces_the_whole_frenzy_by_2_blood():
    table = Table(4, blood={"B": 1}, relics={"B": "RE08"})
    table.alliance("A", "AL15", "AL12")
    table.alliance("B", "AL09")
    table.deploy("A", "BR07")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.asked() == {"B": "phial"}
    table.seat("B").says_yes()
    assert (table.blood["B"], table.blood["A"]) == (2, 7), "no blood from Mr. Damp"
    assert table.influence == {"A": 4, "B": 4, "C": 3, "D": 3}, "places only"
    assert table.game.alliances["B"][0] == "AL09"
    assert table.game.ready_tokens["B"] == 0


@pytest.mark.card("RE08")
@pytest.mark.rule("VEN-REL-03")
def test_the_phial_of_elder_vitae_helps_once():
    table = Table(4, blood={"B": 1}, relics={"B": "RE08"})
    table.deploy("A", "BR07")
    table.deploy("A", "BR05")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    table.seat("B").says_yes()
    assert table.over
    assert table.happened("frenzy") == [("frenzy", "B")], "the second time, in the Aftermath, there is no way out"
