"""How the game is won: DRA-WIN."""

import pytest
from tests.games.dracula.fights import begin, meeting, play
from tests.games.dracula.table import GODALMING, MINA, SEWARD, Table

from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.winning import check_win, gain_influence, hurt_dracula

# influence


@pytest.mark.rule("DRA-WIN-01")
@pytest.mark.parametrize(
    "before, gained, after, winner",
    [(9, 3, 12, ""), (9, 4, 13, "dracula"), (12, 1, 13, "dracula"), (12, 5, 13, "dracula")],
)
def test_dracula_wins_at_influence_13_which_the_marker_never_passes(before, gained, after, winner):
    table = Table()
    table.game.influence = before
    gain_influence(table.game, gained, "defeat")
    assert table.game.influence == after
    assert table.game.winner == winner
    assert table.game.finished == (winner != "")


def sliding_off(*encounters, rumor=False, influence=0):
    """The hideout in Venice with these encounters has slid off the trail; Dracula is asked what becomes of it."""
    table = Table()
    table.trail("dublin", "london", "prague", "berlin", "leipzig", "venice")
    table.lay(6, *encounters, rumor=rumor)
    table.game.influence = influence
    calls = [table.encounter(6, card) for card in encounters]
    table.dracula_phase()
    table.pass_until("slid-off", seat="A")
    return table, calls


@pytest.mark.rule("DRA-WIN-02")
@pytest.mark.card("new_vampire", "reckless_vampire", "aristocratic_vampire")
@pytest.mark.parametrize(
    "vampire, influence", [("new_vampire", 3), ("reckless_vampire", 4), ("aristocratic_vampire", 4)]
)
@pytest.mark.parametrize("rumor, bonus", [(False, 0), (True, 3)], ids=["plain", "rumor"])
def test_matured_vampires_bring_their_value_and_a_rumor_3_more(vampire, influence, rumor, bonus):
    table, [laid] = sliding_off(vampire, rumor=rumor)
    table.dracula.answers(do.Mature(*laid))
    assert table.game.influence == influence + bonus


@pytest.mark.rule("DRA-WIN-02")
def test_fangs_against_a_mesmerized_hunter_bring_1():
    table = meeting(GODALMING)
    begin(table, "mesmerize", "fangs")
    play(table, "mesmerize", "dodge")
    play(table, "fangs", "punch")
    assert table.told("influence-gained") == [{"amount": 1, "cause": "fangs", "influence": 1}]


@pytest.mark.rule("DRA-WIN-02")
@pytest.mark.parametrize("despair", [0, 1, 2, 3])
def test_a_defeated_hunter_brings_2_and_1_for_each_despair_token(despair):
    table = Table()
    table.game.despair = despair
    table.run("dracula.hurt", MINA, 8, "wolves")
    assert table.told("influence-gained") == [{"amount": 2 + despair, "cause": "defeat", "influence": 2 + despair}]


@pytest.mark.rule("DRA-WIN-02")
@pytest.mark.parametrize("despair, influence", [(2, 0), (3, 3)])
@pytest.mark.parametrize("move", [do.MoveTo("galway"), do.Hide()], ids=["city", "hide"])
def test_the_fury_of_dracula_brings_3(move, despair, influence):
    table = Table()
    table.game.despair = despair
    table.dracula_phase()
    table.dracula.answers(move)
    assert table.game.influence == influence


@pytest.mark.rule("DRA-WIN-02")
def test_fangs_of_a_reckless_vampire_in_an_ambush_bring_1():
    table = Table()
    table.trail("dublin", "vienna")
    table.lay(2, "reckless_vampire")
    table.place(GODALMING, "vienna")
    table.run("dracula.ambush", GODALMING, "vienna")
    table.dracula.answers(do.Ambush(*table.encounter(2, "reckless_vampire")))
    table.combat_hand("fangs")
    play(table, "fangs", "escape")
    assert table.told("influence-gained") == [{"amount": 1, "cause": "reckless_vampire", "influence": 1}]


@pytest.mark.rule("DRA-WIN-02")
def test_a_bite_that_is_not_by_fangs_brings_nothing():
    table = Table()
    table.run("dracula.bite", GODALMING, "reckless_vampire", False)
    assert table.sheet(GODALMING).bites == 1
    assert table.game.influence == 0


# damage


@pytest.mark.rule("DRA-WIN-03")
@pytest.mark.parametrize(
    "before, damage, winner", [(13, 1, ""), (14, 1, "hunters"), (12, 3, "hunters"), (14, 4, "hunters")]
)
def test_the_hunters_win_when_dracula_has_15_damage_or_more(before, damage, winner):
    table = Table()
    table.game.damage = before
    hurt_dracula(table.game, damage, "knife")
    assert table.game.winner == winner
    assert table.game.finished == (winner != "")


@pytest.mark.rule("DRA-WIN-03")
def test_dracula_can_kill_himself_by_going_to_sea():
    table = Table()
    table.game.damage = 13
    table.dracula_phase()
    table.dracula.answers(do.MoveTo("irish_sea"))
    assert table.over
    assert table.game.winner == "hunters"


# both, and when


@pytest.mark.rule("DRA-WIN-04")
def test_if_both_happen_at_the_same_moment_the_hunters_win():
    table = Table()
    table.game.damage, table.game.influence = 15, 13
    check_win(table.game)
    assert table.game.winner == "hunters"


@pytest.mark.rule("DRA-WIN-05")
def test_a_win_is_noticed_before_the_rest_of_the_effect():
    table = Table()
    table.game.damage, table.game.influence, table.game.despair = 14, 12, 3
    table.dracula_phase()
    table.dracula.answers(do.WolfForm("galway"))
    assert table.game.winner == "hunters", "Wolf Form costs 1 damage before The Fury of Dracula rages"
    assert table.game.influence == 12


@pytest.mark.rule("DRA-WIN-05")
def test_a_vampire_that_wins_the_game_clears_nothing_any_more():
    table, [vampire, _] = sliding_off("aristocratic_vampire", "rats", rumor=True, influence=9)
    table.dracula.answers(do.Mature(*vampire))
    assert table.over
    assert table.game.winner == "dracula"
    assert table.told("influence-gained") == [{"amount": 4, "cause": "aristocratic_vampire", "influence": 13}]
    assert table.game.encounter_discard == ()


@pytest.mark.rule("DRA-WIN-05")
def test_the_second_stroke_of_claws_is_not_needed_to_win():
    table = meeting(SEWARD, MINA)
    table.hurt(MINA, 6)
    table.game.influence = 11
    begin(table, "claws")
    play(table, "claws", {SEWARD: "punch", MINA: "punch"}, engaged=MINA)
    assert table.over
    assert table.asks == ()
    assert table.game.winner == "dracula"


@pytest.mark.rule("DRA-WIN-05")
def test_the_first_of_several_hunters_to_bring_the_damage_wins_for_all():
    table = meeting(GODALMING, SEWARD)
    table.items(GODALMING, "knife")
    table.items(SEWARD, "knife")
    table.game.damage = 12
    begin(table, "strength")
    play(table, "strength", {GODALMING: "knife", SEWARD: "punch"}, engaged=SEWARD)
    assert table.over
    assert table.game.winner == "hunters"
    assert table.game.damage == 15
    assert len(table.told("game-won")) == 1


@pytest.mark.rule("DRA-WIN-05")
def test_fangs_heal_before_they_hurt_and_influence_comes_last():
    table = meeting(MINA)
    table.game.damage, table.game.influence = 14, 10
    begin(table, "mesmerize", "fangs")
    play(table, "mesmerize", "dodge")
    play(table, "fangs", "punch")
    assert table.game.damage == 12
    assert table.game.winner == "dracula", "2 for Mina's defeat, then 1 for the Fangs"
    assert [gain["cause"] for gain in table.told("influence-gained")] == ["defeat", "fangs"]


@pytest.mark.rule("DRA-WIN-05")
def test_nothing_changes_after_the_end():
    table = Table()
    table.game.damage = 14
    hurt_dracula(table.game, 1, "punch")
    gain_influence(table.game, 13, "defeat")
    hurt_dracula(table.game, 3, "knife")
    assert (table.game.damage, table.game.influence, table.game.winner) == (15, 0, "hunters")
