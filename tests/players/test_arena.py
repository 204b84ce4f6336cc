"""Series of games between bots, and how strong the clever ones are."""

import pytest
from tests.conformance.beacon.offered import offered
from tests.players.plain_player import PlainPlayer

from nokturn.games import game_named
from nokturn.kernel.chance import rekey
from nokturn.kernel.errors import SetupError
from nokturn.kernel.events import Line
from nokturn.kernel.result import Account
from nokturn.players import Bot, bot_for, play_out
from nokturn.players.accounts import together
from nokturn.players.arena import Side, duel

AGAINST_RANDOM = ["clever", "random", "random", "random"]


def test_clever_beats_random():
    """Fair would be one game in four."""
    result = duel("vendetta", 4, {}, AGAINST_RANDOM, 60, "strength", 1)
    assert result.shares["clever"] >= 0.45
    assert result.bots[0].mean_score > 2 * max(bot.mean_score for bot in result.bots[1:])


def share_against_plain_players(games):
    """One clever bot among three plain players, from every seat in turn."""
    game = game_named("vendetta")
    won = 0
    for number in range(games):
        key = rekey("plain", number)
        position = game.start(4, {}, key)
        clever = position.state.seats[number % 4]
        bots: dict[str, Bot] = {seat: PlainPlayer(rekey(key, seat)) for seat in position.state.seats}
        bots[clever] = bot_for(game, "clever", rekey(key, clever))
        won += clever in play_out(game, position, bots)[0].seats
    return won / games


def test_clever_beats_plain_players():
    """Players that do nothing foolish; fair would be one game in four."""
    assert share_against_plain_players(24) >= 0.5


@pytest.mark.soak
def test_clever_beats_plain_players_over_400_games():
    assert share_against_plain_players(400) >= 0.8


@pytest.mark.soak
@pytest.mark.parametrize(
    "players, options, levels, least",
    [
        (4, {}, AGAINST_RANDOM, 0.75),
        (4, {"relics": True, "locations": True}, AGAINST_RANDOM, 0.75),
        (3, {}, AGAINST_RANDOM[:3], 0.75),
        (5, {}, [*AGAINST_RANDOM, "random"], 0.75),
        (4, {"teams": True}, ["clever", "random", "clever", "random"], 0.9),
        (6, {"teams": True}, ["clever", "random", "random", "clever", "random", "random"], 0.9),
    ],
    ids=["four", "four-with-everything", "three", "five", "two-teams", "three-teams"],
)
def test_clever_beats_random_over_400_games(players, options, levels, least):
    result = duel("vendetta", players, options, levels, 400, "soak")
    assert result.shares["clever"] >= least


@pytest.mark.soak
def test_no_seat_is_much_better_than_another():
    """The first player is drawn, so seats are equal: 100 wins each, six standard deviations are 52."""
    result = duel("vendetta", 4, {}, ["clever"] * 4, 400, "balance")
    assert sum(result.seats) == 400
    assert all(48 <= wins <= 152 for wins in result.seats), result.seats


def test_everybody_sits_everywhere_equally_often():
    """The only clever bot wins nearly always, so its seats can be told from the wins."""
    result = duel("vendetta", 4, {}, AGAINST_RANDOM, 8, "seats", 1)
    assert result.bots[0].wins == 8
    assert result.seats == (2, 2, 2, 2)


def test_the_key_decides_and_processes_do_not():
    def series(key, processes):
        return duel("vendetta", 3, {}, ["random"] * 3, 12, key, processes)

    assert series("one", 1) == series("one", 2)
    assert series("one", 1) != series("another", 1)


def test_partners_win_together():
    result = duel("vendetta", 4, {"teams": True}, ["random"] * 4, 6, "teams", 1)
    assert sum(result.seats) == 12
    assert result.bots[0].wins == result.bots[2].wins
    assert result.bots[1].wins == result.bots[3].wins
    assert result.shares == {"random": 1.0}


def test_where_seats_differ_bots_can_stay_and_sides_are_counted():
    """Two random players of Dracula: seat A is always Dracula's, and each game has one winner."""
    result = duel("dracula", 2, {}, ["random", "random"], 6, "sides", 1, stay=True)
    assert result.roles == {"role-dracula": result.seats[0], "role-hunters": result.seats[1]}
    assert sum(result.roles.values()) == 6
    assert [bot.wins for bot in result.bots] == list(result.seats)


def test_a_side_of_several_seats_wins_one_game_together():
    result = duel("dracula", 5, {}, ["random"] * 5, 6, "sides", 1)
    assert sum(result.roles.values()) == 6
    assert result.seats[1:] == (result.roles["role-hunters"],) * 4


def test_bots_that_stay_are_one_side_each():
    result = duel("dracula", 3, {"mode": "basic"}, ["clever", "random", "random"], 3, "sides", 1, stay=True)
    dracula, hunters = result.sides
    assert (dracula.role, dracula.levels, dracula.games) == ("role-dracula", ("clever",), 3)
    assert (hunters.role, hunters.levels, hunters.games) == ("role-hunters", ("random", "random"), 3)
    assert dracula.wins == result.bots[0].wins
    assert hunters.wins == 3 - dracula.wins


def test_bots_that_move_on_are_counted_by_what_they_played():
    """Two places in turn: either level is Dracula in every other game."""
    result = duel("dracula", 2, {}, ["clever", "random"], 6, "sides", 1)
    games = {(side.role, side.levels): side.games for side in result.sides}
    assert games == {(role, (level,)): 3 for role in ("role-dracula", "role-hunters") for level in ("clever", "random")}
    wins = {(side.role, side.levels): side.wins for side in result.sides}
    assert wins["role-dracula", ("clever",)] + wins["role-hunters", ("random",)] == 3
    assert wins["role-hunters", ("clever",)] + wins["role-dracula", ("random",)] == 3


@pytest.mark.parametrize(
    "games, wins, low, high",
    [(400, 200, 0.4512, 0.5488), (100, 80, 0.7112, 0.8666), (10, 0, 0.0, 0.2775), (10, 10, 0.7225, 1.0)],
)
def test_how_sure_a_share_is(games, wins, low, high):
    """Wilson's interval, as tables of it have it."""
    side = Side("role-dracula", ("clever",), games, wins)
    assert side.share == wins / games
    assert side.interval == pytest.approx((low, high), abs=0.0001)


def test_where_seats_are_alike_no_sides_are_counted():
    result = duel("vendetta", 3, {}, ["random"] * 3, 2, "sides", 1)
    assert result.sides == ()
    assert result.roles == {}


@pytest.mark.parametrize(
    "players, levels, games, says",
    [
        (4, ["clever"] * 3, 1, "4 players need 4 bots"),
        (4, ["clever", "genius", "random", "random"], 1, "'genius'"),
        (7, ["random"] * 7, 1, "7 players"),
        (4, ["random"] * 4, 0, "at least one"),
    ],
)
def test_impossible_series_are_refused(players, levels, games, says):
    with pytest.raises(SetupError, match=says):
        duel("vendetta", players, {}, levels, games, "key", 1)


def test_where_all_win_or_lose_together_every_bot_has_the_same_share(monkeypatch, tmp_path):
    offered(monkeypatch, str(tmp_path))
    result = duel("beacon", 3, {}, ["random"] * 3, 12, "together", 1)
    wins = {bot.wins for bot in result.bots}
    assert len(wins) == 1
    assert result.seats == (wins.pop(),) * 3
    assert all((bot.scored, bot.eliminated) == (0, 0) for bot in result.bots), "nobody has a score, nobody drops out"


def test_whoever_is_ousted_keeps_the_score_and_is_counted_as_eliminated():
    result = duel("vtes", 2, {}, ["clever", "random"], 2, "ousted", 1)
    assert [bot.scored for bot in result.bots] == [2, 2]
    assert sum(bot.eliminated for bot in result.bots) == 2, "of two, one is ousted in every game"
    assert all(bot.eliminated <= bot.games - bot.wins for bot in result.bots)


# what a game finds worth telling


def told(reached=(), days=0, cause="", heroes=()):
    """An account of one game."""
    return Account(
        reached=tuple([Line("account-goal", (("n", one),)) for one in reached]),
        numbers=((Line("account-days"), float(days)),),
        cause=Line(cause) if cause else None,
        played=tuple([Line("account-hero", (("hero", one),)) for one in heroes]),
    )


def test_accounts_of_many_games_are_shares_means_and_causes():
    games = [
        (told((1, 2), 10, heroes=("x", "y")), True),
        (told((1,), 20, "dark", ("x", "z")), False),
        (told((), 30, "dark", ("y", "z")), False),
        (told((1,), 40, "hunger", ("x", "y")), False),
    ]
    result = together(games)
    assert result is not None
    assert [(dict(one.what.facts)["n"], one.times, one.games) for one in result.reached] == [(1, 3, 4), (2, 1, 4)]
    assert result.means == ((Line("account-days"), 25.0),)
    assert [(one.what.key, one.times, one.games) for one in result.causes] == [("dark", 2, 3), ("hunger", 1, 3)]
    shares = {dict(one.what.facts)["hero"]: (one.times, one.games) for one in result.played}
    assert shares == {"x": (1, 3), "y": (1, 3), "z": (0, 2)}
    assert result.apart == pytest.approx(1 / 3)
    assert together([]) is None


def test_a_game_that_tells_nothing_more_has_no_accounts():
    assert duel("vendetta", 3, {}, ["random"] * 3, 2, "sides", 1).accounts is None


def test_lost_campaigns_of_grail_tell_why():
    """Random players have no Rite by the time the first stone goes out."""
    result = duel("grail", 1, {}, ["random"], 4, "told", 1)
    assert result.accounts is not None
    assert sum(one.times for one in result.accounts.causes) == 4
    days = dict(result.accounts.means)[Line("account-days")]
    assert days > 1
    assert {one.games for one in result.accounts.played} <= {1, 2, 3, 4}
