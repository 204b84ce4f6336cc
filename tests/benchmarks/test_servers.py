"""The comparison of servers plays real matches and reports what it measured.  How fast is never asserted."""

import pytest
from benchmarks.servers import Contender, Figures, Played
from tests.kernel.harness import Table

from benchmarks import servers, tictactoe
from nokturn.games import GAMES
from nokturn.kernel.game import Standing
from nokturn.kernel.words import LANGUAGES, Words


def test_our_server_plays_every_move_of_every_match():
    with servers.ours() as (players, _):
        assert isinstance(players, servers.OurPlayers)
        players.sit(2)
        latencies, seconds = players.play(0.0)
        assert len(latencies) == 2 * 9
        assert all(0 < latency / 1000 < seconds for latency in latencies)
        assert [match.status for match in players.matches] == ["over", "over"]
        players.leave()


class Recorded:
    """Players who make a hundred moves whatever the matches: the quickest takes 1 ms, the slowest 100, or `slower`."""

    def __init__(self, slower):
        self.calls = []
        self.slower = slower

    def sit(self, matches):
        self.calls.append(("sit", matches))

    def play(self, thinking):
        self.calls.append(("play", thinking))
        return Played([self.slower * latency for latency in range(100, 0, -1)], 2.0 * self.slower)

    def leave(self):
        self.calls.append(("leave",))


NOBODY = 0
"""No process has this id, so nothing can be read about it."""


def test_a_round_is_set_up_played_and_cleared_away():
    players = Recorded(1)
    figures = servers.measure(Contender(players, NOBODY), 7, 0.5)
    assert players.calls == [("sit", 7), ("play", 0.5), ("leave",)]
    assert figures == Figures(median=50.5, p99=100, processor=0.0, rate=50.0, memory=0.0)


def test_the_best_of_every_figure_counts_and_of_memory_the_first():
    rounds = [Figures(3, 9, 0.5, 70, 40), Figures(2, 12, 0.4, 80, 1)]
    assert servers.best(rounds) == Figures(2, 9, 0.4, 80, 40)


def test_contenders_take_turns_and_ratios_above_one_are_in_our_favour():
    players = {"ours": Recorded(1), "theirs": Recorded(2)}
    contenders = {name: Contender(who, NOBODY) for name, who in players.items()}
    rows = list(servers.compare(contenders, 2, few=3, many=5))
    assert rows[:4] == [
        ("3 matches, median latency: ours", "50.5 ms", "", ""),
        ("3 matches, median latency: theirs", "101.0 ms", "", "2.0 ×"),
        ("3 matches, p99 latency: ours", "100.0 ms", "", ""),
        ("3 matches, p99 latency: theirs", "200.0 ms", "", "2.0 ×"),
    ]
    assert rows[8:10] == [
        ("3 matches, no thinking: ours", "50 moves/s", "", ""),
        ("3 matches, no thinking: theirs", "25 moves/s", "", "2.0 ×"),
    ]
    assert [call for call in players["ours"].calls if call[0] == "sit"] == [
        ("sit", 3),  # the warm-up
        *[("sit", 5)] * 2,
        *[("sit", 3)] * 4,
    ]
    assert players["ours"].calls == players["theirs"].calls


# --- the game that is served ---------------------------------------------------------------------


def test_the_product_has_no_tic_tac_toe():
    assert tictactoe.GAME.name not in GAMES


def test_the_script_is_a_draw_that_takes_all_nine_moves():
    table = Table(tictactoe.GAME, 2)
    for number, square in enumerate(servers.SCRIPT):
        table.answer("AB"[number % 2], "mark", tictactoe.Mark(square))
    assert table.over
    table.look_back()
    assert tictactoe.GAME.standings(table.state) == (Standing(1, ("A",), 0), Standing(1, ("B",), 0))


def test_whoever_has_three_in_a_row_comes_first():
    table = Table(tictactoe.GAME, 2)
    for seat, square in zip("ABABAB", [8, 0, 7, 1, 3, 2], strict=True):
        table.answer(seat, "mark", tictactoe.Mark(square))
    assert table.over
    assert tictactoe.GAME.standings(table.state) == (Standing(1, ("B",), 1), Standing(2, ("A",), 0))
    assert tictactoe.GAME.tongue.board(table.state, None, Words(tictactoe.GAME, "en")) == ["B B B", "A . .", ". A A"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_question_option_and_event_have_words(lang):
    words = Words(tictactoe.GAME, lang, {"A": "Ada"})
    table = Table(tictactoe.GAME, 2)
    assert words.prompt(table.ask("A")).startswith("Ada, ")
    table.answer("A", "mark", tictactoe.Mark(5))
    assert words.option(tictactoe.Mark(5)) == "c2"
    (line,) = table.journal.lines("B")
    assert words.line(line) == {"en": "Ada takes c2.", "pl": "Ada zajmuje c2."}[lang]
