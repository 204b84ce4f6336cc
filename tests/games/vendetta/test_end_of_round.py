"""What happens between two rounds (VEN-EOR)."""

import pytest
from tests.games.vendetta.table import Table
from tests.games.vendetta.whole_game import finish, log, start, until_phase

from nokturn.games.vendetta import choices as do


@pytest.mark.rule("VEN-EOR-01")
def test_all_deployed_blood_goes_to_the_supply():
    table = Table(4)
    table.put_blood("A", 3, "D1")
    table.put_blood("A", 2, "HAVEN")
    table.put_blood("B", 1, "D2")
    table.end_of_round()
    assert not any(table.area(seat, district).blood for seat in "ABCD" for district in table.game.districts)
    assert table.blood == dict.fromkeys("ABCD", 6)


@pytest.mark.rule("VEN-EOR-02")
def test_everybody_takes_back_the_own_cards_from_every_area():
    table = Table(4)
    table.deploy("A", "BR01", "D1")
    table.deploy("A", "BR08", "HAVEN", face_down=True)
    table.deploy("B", "BR02", "D2")  # A's card in B's area
    table.deploy("B", "VE08", "D2")
    table.end_of_round()
    assert set(table.game.hands["A"]) == {"BR09", "BR08", "BR01", "BR02"}
    assert set(table.game.hands["B"]) == {"VE09", "VE08"}
    assert list(table.game.deployed()) == []


@pytest.mark.rule("VEN-EOR-03", "VEN-DIAB-06")
def test_all_used_tokens_become_ready():
    table = Table(4)
    table.tokens("A", ready=1, used=1)
    table.tokens("B", used=2)
    table.end_of_round()
    assert [table.game.ready_tokens[seat] for seat in "ABCD"] == [2, 2, 0, 0]
    assert [table.game.used_tokens[seat] for seat in "ABCD"] == [0, 0, 0, 0]


@pytest.mark.rule("VEN-EOR-04")
def test_after_round_three_cards_and_blood_stay_where_they_are():
    position = until_phase(start(4), "turn", 3)
    seat = position.asks()[0].seat
    position.state.put_blood("HAVEN", seat, 5)
    finish(position)
    assert len(log(position, "end-of-round")) == 2
    assert list(position.state.deployed())
    assert position.state.area("HAVEN", seat).blood >= 5


@pytest.mark.rule("VEN-EOR-05")
def test_pools_alliances_drained_cards_decks_and_the_ambition_token_carry_over():
    table = Table(4, ambition="C", blood={"A": 9, "B": 2, "C": 4, "D": 1}, influence={"A": 7, "B": 0, "C": 2, "D": 5})
    table.alliance("A", "AL09", "VI01", drained=["AL20"])
    before = table.game.clone()
    table.deploy("A", "BR08")
    table.end_of_round()
    after = table.game
    for zone in ("blood", "influence", "alliances", "drained", "decks", "ambition", "ally_deck", "victim_deck"):
        assert getattr(after, zone) == getattr(before, zone), zone


@pytest.mark.rule("VEN-EOR-06")
def test_malkavs_bane_takes_its_card_after_all_cards_are_back_in_hand():
    table = Table(4, clans=("malkavian", "ventrue", "toreador", "gangrel"))
    table.deploy("A", "MA06")
    table.deck("A", "MA01", "MA02", "MA03")
    table.resolve("D1").everybody_stays()
    table.finish()
    assert set(table.cards("A")) == {"MA06", "MA01"}
    table.end_of_round()
    offered = {option.card for option in table.seat("A").ask.options}
    assert offered == {"MA06", "MA01", "MA08", "MA09"}
    assert list(table.game.deployed()) == []
    table.seat("A").answers(do.ResolveCard("MA08"))
    assert set(table.game.hands["A"]) == {"MA06", "MA01", "MA09"}
    assert sorted(table.game.decks["A"]) == ["MA02", "MA03", "MA08"]


@pytest.mark.rule("VEN-EOR-06")
def test_the_card_malkavs_bane_takes_is_shuffled_into_the_deck():
    decks = set()
    for number in range(12):
        table = Table(4, clans=("malkavian", "ventrue", "toreador", "gangrel"), key=f"{number:02x}" * 16)
        table.deploy("A", "MA06")
        table.resolve("D1").everybody_stays()
        table.finish()
        table.end_of_round().seat("A").answers(do.ResolveCard("MA08"))
        decks.add(table.game.decks["A"])
    assert len({deck.index("MA08") for deck in decks}) > 1
    assert len({tuple(card for card in deck if card != "MA08") for deck in decks}) > 1, "the whole deck is shuffled"
