"""A long game takes little more memory than a short one, and every step of it can be looked at."""

from nokturn.games import game_named
from nokturn.kernel.records import Record
from nokturn.kernel.snapshots import digest
from nokturn.players import RandomBot
from nokturn.table.store.history import TableJournal

STEPS = 800


def test_older_positions_are_kept_ever_farther_apart():
    game = game_named("dracula")
    players = list("ABC")
    record = Record(game="dracula", rules="", options=game.options({}), players=players, key=f"{12:032x}")
    journal = TableJournal(game, record)
    bot = RandomBot("older and older")
    stood: dict[int, str] = {}
    most = {100: 0, STEPS: 0}
    while journal.length < STEPS and not journal.position.over:
        ask = journal.position.asks()[0]
        assert journal.answer(ask.seat, bot.answer(None, ask, ())) is None
        if journal.length % 97 == 0:
            stood[journal.length] = digest(game, journal.position)
        if journal.length in most:
            most[journal.length] = len(journal._kept)
    assert journal.length == STEPS
    assert most[STEPS] <= 3 * most[100], "eight times as long"
    for step, position in stood.items():
        assert digest(game, journal.at(step)) == position
