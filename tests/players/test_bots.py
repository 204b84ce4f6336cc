"""What every bot of every game promises: legal answers, no peeking, the same game for the same key.

That they come to an end at every table is asserted in `tests/conformance/test_bots.py`."""

from random import Random

import pytest

from nokturn.games import GAMES, game_named
from nokturn.kernel.chance import rekey
from nokturn.kernel.errors import NokturnError, SetupError
from nokturn.kernel.game import first_answer
from nokturn.kernel.rules import rules_hash
from nokturn.players import LEVELS, RandomBot, TableLog, bot_for, play_out

ENOUGH = 50
"""Answers to compare at a table."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_the_same_key_plays_the_same_game(name, level):
    game = game_named(name)
    players, options = game.tables()[0]

    def end(bot_key):
        position = game.start(players, options, rekey("same", level))
        bots = {seat: bot_for(game, level, rekey(bot_key, seat)) for seat in position.state.seats}
        play_out(game, position, bots)
        return position.state

    one = end("one")
    assert end("one") == one
    assert end("another") != one


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("options_number", range(2))
def test_bots_see_only_their_view(name, options_number):
    """In a world that the seat could not tell apart from this one, a bot answers the same.  Some tables are short, as
    lessons are: as many games are played there as it takes."""
    game = game_named(name)
    compared = number = 0
    while compared <= ENOUGH and number < 8:
        compared += compared_in_a_game(game, options_number, number)
        number += 1
    assert compared > ENOUGH


def compared_in_a_game(game, options_number, number):
    """How many answers were compared in one game."""
    players, options = game.tables()[-1 if options_number else 0]
    key = rekey("peek", options_number, number) if number else rekey("peek", options_number)
    position = game.start(players, options, key)
    log = TableLog(position.state.seats)
    log.take(position.state)
    choose = Random(key)
    compared = 0
    while not position.over:
        ask = position.asks()[0]
        lines = log.of(ask.seat)
        view = game.view(position.state, ask.seat)
        bot = bot_for(game, "clever", rekey(key, ask.seat))
        answer = bot.answer(view, ask, lines)
        world = position.clone()
        world.state = game.resample(position.state, ask.seat, rekey(key, compared))
        world.forget()
        question = world.ask_for(ask.seat)
        assert question is not None
        again = bot_for(game, "clever", rekey(key, ask.seat))
        assert again.answer(game.view(world.state, ask.seat), question, lines) == answer, ask.prompt
        compared += world.state != position.state
        # Half of the answers are taken at random, so that the game wanders off the beaten track.
        if choose.random() < 0.5:
            answer = RandomBot(rekey(key, compared, len(lines))).answer(view, ask, lines)
        assert position.answer(ask.seat, answer) is None
        log.take(position.state)
    return compared


@pytest.mark.parametrize("name", GAMES)
def test_a_game_taken_up_again_goes_on_as_it_would_have(name):
    """The clever bot keeps nothing in mind that is not on the table: fresh bots finish a game like the old ones."""
    game = game_named(name)
    players, options = game.tables()[0]

    def play(fresh):
        position = game.start(players, options, "00" * 16)
        log = TableLog(position.state.seats)
        log.take(position.state)
        kept = {seat: bot_for(game, "clever", seat) for seat in position.state.seats}
        while not position.over:
            ask = position.asks()[0]
            bot = bot_for(game, "clever", ask.seat) if fresh else kept[ask.seat]
            answer = bot.answer(game.view(position.state, ask.seat), ask, log.of(ask.seat))
            assert position.answer(ask.seat, answer) is None
            log.take(position.state)
        return position.state

    assert play(fresh=True) == play(fresh=False)


def test_a_level_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(SetupError, match=r"'genius'.*random, clever"):
        bot_for(game_named(GAMES[0]), "genius", "key")


def test_a_bot_that_breaks_the_rules_is_named():
    class Cheat:
        def answer(self, view, ask, log):
            return "everything"

    game = game_named(GAMES[0])
    players, options = game.tables()[0]
    position = game.start(players, options, "key")
    with pytest.raises(NokturnError, match=r"seat [A-H] answered '[a-z-]+' with 'everything'"):
        play_out(game, position, {seat: Cheat() for seat in position.state.seats})


def test_bots_that_play_for_ever_are_stopped():
    game = game_named(GAMES[0])
    players, options = game.tables()[0]

    class Slow:
        decisions = 0

        def answer(self, view, ask, log):
            Slow.decisions += 1
            return first_answer(ask)

    class Hasty(type(game)):  # type: ignore[misc]
        decision_limit = 5

    position = game.start(players, options, "key")
    with pytest.raises(NokturnError, match="took 5 decisions"):
        play_out(Hasty(), position, {seat: Slow() for seat in position.state.seats})
    assert Slow.decisions == 5


def test_each_bot_is_told_its_own_lines_only():
    game = game_named("vendetta")
    position = game.start(4, {}, "key")
    told = {}

    class Listener:
        def __init__(self, seat):
            self.bot = RandomBot(seat)
            self.seat = seat

        def answer(self, view, ask, log):
            assert view.seat == ask.seat == self.seat
            told[self.seat] = log
            return self.bot.answer(view, ask, log)

    play_out(game, position, {seat: Listener(seat) for seat in position.state.seats})
    for seat, log in told.items():
        drawn = [dict(line.facts)["player"] for line in log if line.key == "draws-cards-privy"]
        assert set(drawn) == {seat}
        assert any(line.key == "draws-cards" for line in log)


def test_the_bot_is_no_part_of_the_rules(tmp_path):
    """A saved game stays what it was when the bot has learned something."""
    (tmp_path / "clash.py").write_text("STRENGTH = 1\n", encoding="utf-8")
    before = rules_hash(tmp_path)
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "worth.py").write_text("BLOOD = 1\n", encoding="utf-8")
    (tmp_path / "bot.py").write_text("BLOOD = 1\n", encoding="utf-8")
    assert rules_hash(tmp_path) == before
    (tmp_path / "clash.py").write_text("STRENGTH = 2\n", encoding="utf-8")
    assert rules_hash(tmp_path) != before
