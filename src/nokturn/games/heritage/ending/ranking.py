"""The end of a chapter: missions, points, places; HER-SCORE-03 to -05."""

from __future__ import annotations

from nokturn.games.heritage.ending.missions import earn_missions, missions_of
from nokturn.games.heritage.ending.primogen import consult_primogen
from nokturn.games.heritage.ending.scoring import score
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.theatres.theatre import THEATRES
from nokturn.kernel import Rule, Seat, call, procedure
from nokturn.kernel.game import Standing, TieBreak


def merit(game: Heritage, seat: Seat) -> tuple[int, int]:
    """HER-SCORE-03, HER-SCORE-04: points; of equals, whoever has earned fewer missions."""
    return -score(game, seat), len(missions_of(game, seat))


@procedure(rule=("HER-SCORE-03", "HER-SCORE-04", "HER-SCORE-05"))
def end_chapter(game: Heritage) -> Rule:
    """Missions are earned, then everybody has a place."""
    game.tell("end")
    for name in game.theatres:
        THEATRES[name].reveal(game)
    yield call(earn_missions)
    for equals in levels(game):
        yield call(rank_equals, equals)
    for place, seat in enumerate(game.places, 1):
        game.tell("place", place=place, player=seat, score=score(game, seat))


def levels(game: Heritage) -> tuple[tuple[Seat, ...], ...]:
    """Best first; seats of equal merit together."""
    merits = {seat: merit(game, seat) for seat in game.clockwise(game.first)}
    return tuple(
        [tuple([seat for seat, own in merits.items() if own == level]) for level in sorted(set(merits.values()))]
    )


@procedure(rule=("HER-SCORE-04", "HER-PRIM-02"))
def rank_equals(game: Heritage, equals: tuple[Seat, ...]) -> Rule:
    """One winner after another, as long as there are several; HER-R-31: for every place."""
    while len(equals) > 1:
        winner = yield call(consult_primogen, equals, (("about", "place"),))
        equals = tuple([seat for seat in equals if seat != winner])
        game.places = (*game.places, winner)
    game.places = (*game.places, *equals)


def standings(game: Heritage) -> tuple[Standing, ...]:
    return tuple([Standing(place, (seat,), score(game, seat)) for place, seat in enumerate(game.places, 1)])


def tie_breaks(game: Heritage) -> tuple[TieBreak, ...]:
    """HER-SCORE-04: from the first place down."""
    found = []
    for before, after in zip(game.places, game.places[1:], strict=False):
        if score(game, before) == score(game, after):
            by = "missions" if merit(game, before) != merit(game, after) else "primogen"
            facts = (("score", score(game, before)), ("players", (before,)), ("targets", (after,)))
            found.append(TieBreak(by, "HER-SCORE-04" if by == "missions" else "HER-PRIM-01", facts))
    return tuple(found)
