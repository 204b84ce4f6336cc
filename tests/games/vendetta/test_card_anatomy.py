"""What is printed on cards, and when it works (VEN-CARD)."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta.content import ALLIES, VICTIMS, dealt


@pytest.mark.rule("VEN-CARD-01")
def test_each_number_counts_at_its_own_time():
    table = Table(4, influence=0)
    table.alliance("A", "AL20")  # Dr. Fragonard: 1, 4, 2, 2
    table.feed()
    assert table.blood["A"] == 6 + 1
    assert table.scores()["A"] == 4
    table.turn("A").seat("A").drains("AL20")
    assert table.blood["A"] == 7 + 2
    assert table.scores()["A"] == 2


@pytest.mark.rule("VEN-CARD-02")
def test_every_victim_is_the_same_and_has_no_ability():
    for victim in VICTIMS.values():
        assert (victim.feed, victim.influence, victim.drain_blood, victim.drained_influence) == (1, 1, 3, 0)
        assert not victim.text_en
        assert not victim.text_pl


@pytest.mark.rule("VEN-CARD-03")
def test_humans_vary_and_some_have_an_ability_and_most_vampires_have_one():
    printed = [ALLIES[ally] for ally in dealt(ALLIES, expansions=False)]
    humans = [ally for ally in printed if ally.kind == "human"]
    vampires = [ally for ally in printed if ally.kind == "vampire"]
    assert len({(a.feed, a.influence, a.drain_blood, a.drained_influence) for a in humans}) > 1
    assert {a.id for a in humans if a.text_en} == {"AL26", "AL27", "AL28", "AL29", "AL30"}
    assert {a.id for a in vampires if not a.text_en} == {"AL09", "AL10"}


@pytest.mark.rule("VEN-CARD-04")
def test_an_ability_works_only_while_the_ally_is_undrained():
    table = Table(4)
    table.alliance("A", "AL07")
    table.hand("A", "BR08", "BR09")
    table.turn("A").seat("A").plays("BR08", face_down=True)
    assert table.blood["A"] == 6, "Erichtho makes it cheaper"
    table.seat("A").drains("AL07").ends_turn()
    assert table.blood["A"] == 9
    table.turn("A").seat("A").plays("BR09", face_down=True)
    assert table.blood["A"] == 8, "a drained Erichtho does not"


@pytest.mark.rule("VEN-CARD-04")
def test_what_an_ally_does_when_gained_happens_once():
    table = Table(4, round=3)
    table.deploy("A", "BR08")
    table.ally("AL01")
    table.resolve("D1").everybody_stays()
    assert table.blood["A"] == 6 + 3
    table.end_of_round()
    table.feed()
    assert table.blood["A"] == 9 + 1, "the victim feeds, Anita Wainwright does nothing more"


@pytest.mark.rule("VEN-CARD-04")
def test_an_ally_on_a_district_does_nothing_before_it_is_gained():
    table = Table(4)
    table.ally("AL07")
    table.turn("A").seat("A").plays("BR08", face_down=True)
    assert table.blood["A"] == 5


@pytest.mark.rule("VEN-CARD-05")
@pytest.mark.parametrize("card, tokens", [("AL09", 1), ("AL10", 1), ("AL19", 0), ("AL24", 0), ("VI20", 0)])
def test_only_draining_a_vampire_is_diablerie(card, tokens):
    table = Table(4)
    table.alliance("A", card)
    table.turn("A").seat("A").drains(card)
    assert table.game.ready_tokens["A"] == tokens


@pytest.mark.rule("VEN-CARD-07")
@pytest.mark.parametrize("face_down", [False, True])
def test_an_active_card_works_in_its_step_however_it_was_played(face_down):
    table = Table(4)
    table.deploy("A", "BR07", face_down=face_down)  # prepare: steal 1 from each rival
    table.deploy("A", "BR04", face_down=face_down)  # aftermath: each rival loses 1 in round 1
    table.deploy("A", "BR02", face_down=face_down)  # clash: 2 for each of the three cards
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    steps = table.happened("steals", "ranking", "loses-blood")
    assert [key for key, _ in steps] == ["steals", "ranking", "loses-blood"]
    assert table.blood["B"] == 6 - 1 - 1
    assert table.totals() == {"A": 3 + 4 + 6, "B": 2}


@pytest.mark.rule("VEN-CARD-08")
@pytest.mark.parametrize("face_down, stolen", [(False, 2), (True, 0)])
def test_a_passive_revealed_too_late_does_nothing_but_its_strength_counts(face_down, stolen):
    table = Table(4)
    table.deploy("B", "VE05", face_down=face_down)  # after withdrawals: steal 2 from each rival who stayed
    table.deploy("A", "BR01")
    table.resolve("D1").everybody_stays()
    assert table.blood["A"] == 6 - stolen
    assert table.totals() == {"A": 6, "B": 3}


@pytest.mark.rule("VEN-CARD-08")
@pytest.mark.example("E-16")
def test_a_passive_works_while_face_up_and_not_while_face_down():
    table = Table(4)
    table.deploy("A", "BR03", "D1", face_down=True)
    table.hand("B", "VE01", "VE02", "VE03")
    table.turn("B").seat("B").plays("VE01", "D2").ends_turn()
    table.turn("B").seat("B").plays("VE02", "D1").ends_turn()
    assert table.blood["B"] == 6, "Challenge lies face down"
    face_up = Table(4)
    face_up.deploy("A", "BR03", "D1")
    face_up.hand("B", "VE01", "VE02", "VE03")
    face_up.turn("B").seat("B").plays("VE01", "D2").ends_turn()
    assert face_up.blood["B"] == 5
    face_up.turn("B").seat("B").plays("VE02", "D1").ends_turn()
    assert face_up.blood["B"] == 5, "Challenge looks at the other districts"
