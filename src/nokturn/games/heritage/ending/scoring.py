"""Victory points, by where they come from; HER-SCORE."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.heritage.bloodline.line import awake
from nokturn.games.heritage.ending.missions import missions_of
from nokturn.games.heritage.printed.missions import MISSIONS
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.theatres.theatre import THEATRES
from nokturn.kernel import Seat
from nokturn.kernel.game import Credit


def credits_of(game: Heritage, seat: Seat) -> Iterator[Credit]:
    """HER-SCORE-01, HER-SCORE-02: theatres, potency, boons, infamy, missions; torpid vampires bring nothing."""
    for name in game.theatres:
        theatre = THEATRES[name]
        yield Credit(seat, name, theatre.score(game, seat), "HER-SCORE-01", theatre.scoring(game, seat))
    line = [game.vampires[one] for one in awake(game, seat)]
    yield Credit(seat, "potency", sum([one.potency for one in line]), "HER-STATUS-01")
    yield Credit(seat, "boons", sum([len(one.boons) for one in line]), "HER-BOON-01")
    yield Credit(seat, "infamy", -sum([one.infamy for one in line]), "HER-STATUS-02")
    earned = missions_of(game, seat)
    # HER-R-29: base missions are worth something; those of a chronicle are not, HER-MISSION-07.
    if earned and not game.chapter:
        yield Credit(seat, "missions", sum([MISSIONS[one].reward for one in earned]), "HER-MISSION-06", earned)


def score(game: Heritage, seat: Seat) -> int:
    return sum([int(credit.amount) for credit in credits_of(game, seat)])


def ledger(game: Heritage) -> tuple[Credit, ...]:
    """HER-SCORE-06."""
    return tuple([credit for seat in game.seats for credit in credits_of(game, seat)])
