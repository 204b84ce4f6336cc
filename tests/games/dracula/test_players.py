"""Who plays whom (DRA-PLAYERS): two to five players, always all four hunters."""

from typing import Any

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table, whole_game

from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.state import choices as do
from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import SEATS


@pytest.mark.rule("DRA-PLAYERS-01")
@pytest.mark.parametrize(
    "players, runs",
    [
        (5, {"B": 1, "C": 1, "D": 1, "E": 1}),
        (4, {"B": 2, "C": 1, "D": 1}),
        (3, {"B": 2, "C": 2}),
        (2, {"B": 4}),
    ],
)
def test_all_four_hunters_are_run_whoever_runs_them(players, runs):
    table = whole_game(players)
    table.pass_until("dracula-start", seat="A")
    assert set(table.game.players) == {GODALMING, SEWARD, VAN_HELSING, MINA}
    counted = {seat: list(table.game.players.values()).count(seat) for seat in SEATS[1:players]}
    assert counted == runs


@pytest.mark.rule("DRA-PLAYERS-01")
@pytest.mark.parametrize("players", [1, 6])
def test_no_fewer_than_two_and_no_more_than_five_can_play(players):
    with pytest.raises(SetupError):
        GAME.check_table(players, GAME.options({}))


@pytest.mark.rule("DRA-PLAYERS-01", "DRA-SETUP-02")
def test_the_hunters_are_divided_one_by_one_until_none_is_left():
    table = whole_game(4)
    chosen = [("B", VAN_HELSING), ("C", MINA), ("D", GODALMING)]
    free = [GODALMING, SEWARD, VAN_HELSING, MINA]
    for seat, hunter in chosen:
        assert table.asked() == {seat: "take-hunter"}
        assert [option.hunter for option in table.seat(seat).options] == free
        table.seat(seat).answers(do.TakeHunter(hunter))
        free.remove(hunter)
    assert table.game.players == {VAN_HELSING: "B", MINA: "C", GODALMING: "D", SEWARD: "B"}
    assert table.asked() == {"A": "dracula-start"}, "the last one goes to whoever is next"


@pytest.mark.rule("DRA-PLAYERS-01")
def test_a_single_hunters_player_is_not_asked_whom_he_runs():
    assert whole_game(2).asked() == {"A": "dracula-start"}


@pytest.mark.rule("DRA-PLAYERS-02")
def test_two_hunters_of_one_player_keep_their_hands_tickets_and_limits_apart():
    table = Table(2)
    table.together("paris", GODALMING, VAN_HELSING)
    table.items(GODALMING, "knife", "rifle", "pistol")
    table.items(VAN_HELSING, "stake")
    table.tickets(GODALMING, "t_3_2", "t_3_1")
    table.top_item("dogs", "garlic")
    table.top_event("false_tip", "false_tip")
    table.action(VAN_HELSING).hunter(VAN_HELSING).answers(do.Supply())
    assert table.over, "Godalming's three items do not count against Van Helsing"
    assert table.sheet(VAN_HELSING).items == ("stake", "dogs")
    table.action(VAN_HELSING).hunter(VAN_HELSING).answers(do.ReserveTicket())
    assert table.over, "nor do his tickets"
    assert (len(table.sheet(VAN_HELSING).tickets), len(table.sheet(GODALMING).tickets)) == (1, 2)
    table.place(VAN_HELSING, "rome")
    table.action(VAN_HELSING)
    own = table.sheet(VAN_HELSING).tickets[0]
    assert set(table.hunter(VAN_HELSING).may(do.MoveByRail)) <= {do.MoveByRail(own)}, "a ticket is one hunter's"


@pytest.mark.rule("DRA-PLAYERS-02")
def test_cards_pass_between_two_hunters_of_one_player_only_by_trade():
    table = Table(2)
    table.items(GODALMING, "fast_horses")
    table.events(GODALMING, "sense_of_emergency")
    table.action(SEWARD)
    player = table.seat("B")
    assert not player.can(do.UseItem("fast_horses"))
    assert not player.can(do.PlayEvent("sense_of_emergency"))
    table.action(GODALMING)
    assert player.can(do.UseItem("fast_horses"))
    assert player.can(do.PlayEvent("sense_of_emergency"))


@pytest.mark.rule("DRA-PLAYERS-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_hunter_has_his_own_action_whoever_runs_him(players):
    table = Table(players)
    table.day()
    asked: list[Any] = []
    while not table.over:
        (question,) = table.asks
        asked.append((dict(question.args)["hunter"], question.seat))
        table.pass_by(question)
    assert asked == [(hunter, table.game.players[hunter]) for hunter in (GODALMING, SEWARD, VAN_HELSING, MINA)]


@pytest.mark.rule("DRA-PLAYERS-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("winner", ["hunters", "dracula"])
def test_the_hunters_win_or_lose_together(players, winner):
    table = Table(players)
    if winner == "hunters":
        table.game.damage = 14
        table.trail("dublin")
        table.dracula_phase()
        table.dracula.answers(do.MoveTo("irish_sea"))
    else:
        table.game.influence = 11
        table.run("dracula.hurt", MINA, 8, "wolves")
    assert table.game.finished
    first, second = GAME.standings(table.game)
    hunters = tuple(SEATS[1:players])
    assert (first.place, first.seats) == (1, hunters if winner == "hunters" else ("A",))
    assert (second.place, second.seats) == (2, ("A",) if winner == "hunters" else hunters)


@pytest.mark.rule("DRA-PLAYERS-04")
def test_each_decision_belongs_to_the_player_of_the_hunter_it_is_about():
    table = Table()
    table.top_item("knife")
    table.place(MINA, "vienna")
    table.items(MINA, "pistol", "rifle", "dogs")
    table.game.change(MINA, open_item="dogs")
    table.top_event("false_tip")
    table.action(MINA).hunter(MINA).answers(do.Supply())
    assert table.asked() == {"E": "too-many-items"}, "what she discards is hers to say"
    table = Table()
    table.trail("dublin", "genoa")
    table.lay(2, "rats")
    table.items(SEWARD, "pistol")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("genoa"))
    table.dracula.answers(do.Ambush(*table.encounter(2, "rats")))
    while not table.over:
        assert set(table.asked()) == {"C"}, "and the damage is his"
        table.pass_by(table.asks[0])


@pytest.mark.rule("DRA-PLAYERS-04")
def test_nobody_is_asked_for_a_vote():
    """Every question of a game to the hunters goes to one seat and names one hunter of it."""
    table = whole_game(3, advanced=True)
    for _ in range(300):
        if table.over:
            break
        for question in table.asks:
            if question.seat != "A" and question.prompt != "take-hunter":
                assert table.game.players[dict(question.args)["hunter"]] == question.seat
        table.pass_by(table.asks[0])
