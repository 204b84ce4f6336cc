"""The whole chapter: set-up, rounds, the end; HER-ROUND, HER-TURN-08, HER-TURN-10."""

from __future__ import annotations

from nokturn.games.heritage.aftermath.aftermath import aftermath
from nokturn.games.heritage.chapter.setup import set_up
from nokturn.games.heritage.chapter.turn import take_turn
from nokturn.games.heritage.clans.nosferatu import close_markets
from nokturn.games.heritage.ending.ranking import end_chapter
from nokturn.games.heritage.era.chronicle_end import end_chronicle
from nokturn.games.heritage.era.era import end_era
from nokturn.games.heritage.printed.chronicle.chapters import LAST_CHAPTER, ends_era
from nokturn.games.heritage.prologue.prologue import open_chronicle
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.theatres.theatre import THEATRES
from nokturn.kernel import Rule, call, procedure

ROUNDS = {2: 10, 3: 9, 4: 8}
"""HER-ROUND-01, by the number of players."""


@procedure(rule=("HER-ROUND-01", "HER-SETUP-05", "HER-TURN-08", "HER-RECRUIT-12"))
def play_heritage(game: Heritage) -> Rule:
    """As many rounds as there must be; in each of them everybody recruits once."""
    if game.chapter == 1:
        yield call(open_chronicle)
    yield call(set_up)
    while game.round < game.rounds:
        game.round += 1
        game.tell("round", round=game.round, rounds=game.rounds)
        for seat in game.clockwise(game.first):
            yield call(take_turn, seat)
        yield call(end_round)
    yield call(end_chapter)
    if game.chapter:
        yield call(what_follows)
    game.finished = True


@procedure(rule=("HER-CHRON-01", "HER-CHRON-02", "HER-ERA-01"))
def what_follows(game: Heritage) -> Rule:
    """After a chapter of the chronicle its aftermath; after every third the end of an era; after the last the end of
    all."""
    yield call(aftermath)
    if ends_era(game.chapter):
        yield call(end_era)
    if game.chapter == LAST_CHAPTER:
        yield call(end_chronicle)


@procedure(rule="HER-TURN-10")
def end_round(game: Heritage) -> Rule:
    """Markets first, then the first-player marker; HER-R-46."""
    game.active = ""
    yield call(close_markets)
    first = THEATRES[game.theatres[1]].first_player(game)
    if first and first != game.first:
        game.first = first
        game.tell("first-player", player=first)
