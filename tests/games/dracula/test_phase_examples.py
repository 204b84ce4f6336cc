"""The worked examples of Dracula's moves: DRA-EX-02, DRA-EX-07, DRA-EX-08, DRA-EX-10."""

import pytest

from nokturn.games.dracula.state import choices as do

from .table import SEWARD, Table


@pytest.mark.example("DRA-EX-02")
@pytest.mark.rule("DRA-DRAC-MOVE-03", "DRA-DRAC-MOVE-04", "DRA-DRAC-ENC-01", "DRA-DRAC-ENC-04")
def test_dracula_moves_from_bordeaux():
    table = Table(advanced=False)
    table.trail("bordeaux", "clermont_ferrand", "nantes")
    table.dracula_phase()
    assert {option.place for option in table.dracula.options} == {"toulouse", "santander", "north_atlantic"}
    assert table.dracula.refusal(do.MoveTo("paris")).rule == "DRA-DRAC-MOVE-03"
    assert table.dracula.refusal(do.MoveTo("saragossa")).rule == "DRA-DRAC-MOVE-03"
    table.dracula.answers(do.MoveTo("santander"))
    assert table.trail_cards() == ("santander", "bordeaux", "clermont_ferrand", "nantes", None, None)
    table.dracula.answers(do.PlaceEncounter("bats"))
    assert table.over
    assert [laid.card for laid in table.hideout(1).encounters] == ["bats"]
    assert len(table.game.encounters) == 5
    assert table.game.damage == 0


@pytest.mark.example("DRA-EX-07")
@pytest.mark.rule("DRA-DRAC-MOVE-05", "DRA-DRAC-MOVE-06", "DRA-DRAC-ENC-02")
def test_dracula_sails_from_bordeaux():
    table = Table(at="bordeaux").dracula_phase()
    table.dracula.answers(do.MoveTo("north_atlantic"))
    assert table.game.damage == 2
    assert table.over, "no encounter"
    assert table.hideout(1).encounters == ()
    assert (table.view("B").trail[0].back, table.view("B").trail[0].card) == ("sea", "")
    table.dracula_phase().dracula.answers(do.MoveTo("south_atlantic"))
    assert table.game.damage == 3
    assert table.over


@pytest.mark.example("DRA-EX-08")
@pytest.mark.rule("DRA-POWER-HIDE-01", "DRA-POWER-HIDE-03", "DRA-POWER-HIDE-04", "DRA-DISC-03", "DRA-REVEAL-01")
def test_dracula_hides_in_toulouse_and_a_hunter_enters():
    table = Table(at="toulouse")
    table.lay(1, "wolves")
    table.dracula_phase().dracula.answers(do.Hide()).answers(do.PlaceEncounter("rats"))
    assert table.trail_cards()[:2] == ("hide", "toulouse")
    table.place(SEWARD, "barcelona")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("toulouse"))
    assert table.hideout(1).face_up
    assert table.hideout(2).face_up
    assert table.game.revealed
    assert table.asked() == {"A": "ambush"}
    assert set(table.dracula.may(do.Ambush)) == {
        do.Ambush(*table.encounter(1, "rats")),
        do.Ambush(*table.encounter(2, "wolves")),
    }


@pytest.mark.example("DRA-EX-10")
@pytest.mark.rule("DRA-POWER-MISDIRECT-02")
def test_what_misdirect_may_not_target():
    table = Table()
    table.trail("bordeaux", "feed", "castle_dracula", "vienna")
    table.dracula_phase()
    assert table.dracula.may(do.Misdirect) == [do.Misdirect(5)]
    for space, why in ((2, "current location"), (3, "Feed"), (4, "Castle Dracula")):
        assert table.dracula.refusal(do.Misdirect(space)).rule == "DRA-POWER-MISDIRECT-02", why

    table = Table()
    table.trail("bordeaux", "hide", "toulouse")
    table.dracula_phase()
    assert table.dracula.may(do.Misdirect) == []
    assert table.dracula.refusal(do.Misdirect(4)).rule == "DRA-POWER-MISDIRECT-02", "Toulouse is linked to Hide"
