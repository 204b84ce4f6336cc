"""A long game keeps few copies of itself, and goes back to any step all the same."""

from nokturn.games import game_named
from nokturn.kernel.records import Journal
from nokturn.kernel.snapshots import digest
from nokturn.players import RandomBot


def test_copies_are_kept_ever_farther_apart():
    game = game_named("vtes")
    journal = Journal.new(game, list("ABCDE"), {}, "a long night")
    bot = RandomBot("of many answers")
    digests = [digest(game, journal.position)]
    while not journal.position.over and journal.length < 700:
        ask = journal.position.asks()[0]
        assert journal.answer(ask.seat, bot.answer(None, ask, ())) is None
        digests.append(digest(game, journal.position))
    length = journal.length
    assert length > 400
    assert len(journal._kept) < 40, "one for every eight steps would be more than fifty"
    for step in (length, length - 1, length - 200, 133, 3, 0):
        journal.rewind(step)
        assert digest(game, journal.position) == digests[step]
