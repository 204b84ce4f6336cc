"""The programs that measure speed do run, and measure what they say.  How fast is never asserted."""

import random
import re
from itertools import count

import pytest

from benchmarks import peers, run, tictactoe
from nokturn.cli import bench
from nokturn.games import GAMES, game_named
from nokturn.kernel import ask, ask_confirm, ask_number, ask_order, ask_some
from nokturn.kernel.asks import Refusal


def rows(text: str) -> list[list[str]]:
    """The table that was printed, cell by cell, without its head."""
    lines = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in text.splitlines() if "|" in line]
    assert lines[0] == ["measured", "result", "goal", "ratio"]
    return lines[2:]


def test_tic_tac_toe_is_played_by_its_rules():
    position = tictactoe.start()
    for seat, square in zip("ABABA", [4, 0, 2, 1, 6], strict=True):
        (question,) = position.asks()
        assert question.seat == seat
        assert position.answer(seat, tictactoe.Mark(square)) is None
    assert position.over
    assert position.state.winner == "A"


def test_tic_tac_toe_refuses_a_square_that_is_taken():
    position = tictactoe.start()
    position.answer("A", tictactoe.Mark(4))
    assert position.answer("B", tictactoe.Mark(4)) == Refusal("not-offered")
    assert [option.square for option in position.asks()[0].options] == [0, 1, 2, 3, 5, 6, 7, 8]


def test_a_full_grid_without_three_in_a_row_is_a_draw():
    position = tictactoe.start()
    for seat, square in zip("ABABABABA", [0, 1, 2, 4, 3, 5, 7, 6, 8], strict=True):
        assert position.answer(seat, tictactoe.Mark(square)) is None
    assert position.over
    assert position.state.winner == ""


def test_random_tic_tac_toe_takes_five_to_nine_decisions():
    play = peers.nokturn_game()
    assert {play() for _ in range(200)} == {5, 6, 7, 8, 9}


@pytest.mark.parametrize(
    "question",
    [
        ask("A", "which", [tictactoe.Mark(square) for square in range(3)]),
        ask_some("A", "which", [tictactoe.Mark(square) for square in range(4)], 1, 3),
        ask_order("A", "order", [tictactoe.Mark(square) for square in range(3)]),
        ask_number("A", "how-many", 2, 4),
        ask_confirm("A", "really"),
    ],
    ids=lambda question: question.kind,
)
def test_a_random_answer_is_legal_and_any_answer_comes_up(question):
    choose = random.Random(0)
    answers = {bench.random_answer(question, choose) for _ in range(500)}
    assert all(question.check(answer) is None for answer in answers)
    assert len(answers) == {"one": 3, "some": 4 + 12 + 24, "order": 6, "number": 3, "confirm": 2}[question.kind]


def test_contenders_take_turns_and_the_best_round_counts():
    calls = []

    def contender(name, rates):
        def contend(seconds):
            calls.append(name)
            return next(rates), 2.0

        return contend

    best = bench.best_rates(
        {"slow": contender("slow", iter([90, 2, 6, 4])), "fast": contender("fast", count(10))}, 1, 3
    )
    assert calls == ["slow", "fast"] * 4
    assert best == {"slow": 3.0, "fast": 6.5}  # the warm-up does not count


def test_work_is_repeated_until_the_time_is_over():
    done, taken = bench.timed(lambda: 7)(0.01)
    assert taken >= 0.01
    assert done % 7 == 0


def test_a_comparison_says_how_many_times_as_fast_ours_is():
    ours, slow, compiled = run.compare(
        {"ours": lambda _: (1200, 1.0), "slow": lambda _: (100, 1.0), peers.COMPILED: lambda _: (2400, 1.0)}, 0, 1
    )
    assert ours == ("tic-tac-toe: ours", "1,200 decisions/s", "", "")
    assert slow == ("tic-tac-toe: slow", "100 decisions/s", "≥ 5 ×", "12.0 ×")
    assert compiled == (f"tic-tac-toe: {peers.COMPILED}", "2,400 decisions/s", "", "0.5 ×")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_measured_for_every_player_count(name, capsys):
    bench.bench(name, seconds=0.0, rounds=1)
    game = game_named(name)
    table = rows(capsys.readouterr().out)
    assert [what for what, *_ in table] == [
        f"{name}, {players} players: {measured}"
        for players in game.counts
        for measured in ("random play", "clone in mid-game", "save in mid-game", "load, and ask again")
    ]
    for _, result, goal, ratio in table:
        assert re.fullmatch(r"[\d,]+ (decisions/s|clones/s|µs)", result)
        assert goal[0] in "≥<"
        assert re.fullmatch(r"[\d,.]+ ×", ratio)


@pytest.mark.parametrize("name", GAMES)
def test_half_played_games_are_in_the_middle_and_come_again(name):
    game = game_named(name)
    first, second = (bench.RandomGames(game, game.counts[0]).half_played(1) for _ in range(2))
    assert not first.over
    assert first.state == second.state
    assert first.asks() == second.asks()
