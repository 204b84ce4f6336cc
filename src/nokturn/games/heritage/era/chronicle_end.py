"""The end of the chronicle: points, and the last card; HER-END."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.chronicle.sheets import books_of, chronicle_points
from nokturn.games.heritage.ending.primogen import consult_primogen
from nokturn.games.heritage.printed.chronicle.story import FINAL_CARD
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, Seat, call, procedure


def renown(game: Heritage, seat: Seat) -> tuple[int, int, int]:
    """HER-END-05, HER-END-06, HER-R-33: points, then titles, then chapters won."""
    books, at = books_of(game), game.seats.index(seat)
    won = sum([entry.places[0] == seat for entry in books.log])
    return chronicle_points(books, at), len(books.sheets[at].titles), won


@procedure(rule=("HER-END-01", "HER-END-05", "HER-END-06"))
def end_chronicle(game: Heritage) -> Rule:
    """Whoever has most points has the last card, which does nothing but to say so."""
    game.tell("chronicle-ends")
    ranks = {seat: renown(game, seat) for seat in game.clockwise(game.first)}
    for seat, rank in ranks.items():
        game.tell("chronicle-points", player=seat, count=rank[0])
    best = max(ranks.values())
    tied = tuple([seat for seat, rank in ranks.items() if rank == best])
    winner = tied[0]
    if len(tied) > 1:
        winner = yield call(consult_primogen, tied, (("about", "chronicle"),))
    game.books = replace(books_of(game), last_card=winner)
    game.tell("wins-chronicle", player=winner, card=FINAL_CARD.id, reveals=True)
    game.tell("story", story="end", reveals=True)
