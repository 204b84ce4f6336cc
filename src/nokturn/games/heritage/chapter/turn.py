"""A turn: one recruit, which must be, and one scheme, which may be, in either order; HER-TURN."""

from __future__ import annotations

from nokturn.games.heritage.chapter.resources import resources
from nokturn.games.heritage.chapter.schemes import schemes
from nokturn.games.heritage.clans.nosferatu import markets
from nokturn.games.heritage.queue.reserve import take_marker_back
from nokturn.games.heritage.recruiting.offers import recruits
from nokturn.games.heritage.state.choices import (
    EndTurn,
    PlayScheme,
    Recruit,
    RecruitFromTop,
    RecruitServant,
    SpendResource,
    UseMarket,
)
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Option, Refused, Rule, Seat, ask, call, procedure, refusing

_EITHER_WAY: dict[type[Option], str] = {
    PlayScheme: "HER-TURN-04",
    UseMarket: "HER-NOS-03",
    SpendResource: "HER-TURN-06",
}
BEFORE_RECRUITING = refusing(
    {
        Recruit: "HER-RECRUIT-01",
        RecruitServant: "HER-RECRUIT-10",
        RecruitFromTop: "HER-RECRUIT-11",
        **_EITHER_WAY,
    }
)
AFTER_RECRUITING = refusing(
    {
        Recruit: "HER-TURN-03",
        RecruitServant: "HER-TURN-03",
        RecruitFromTop: "HER-TURN-03",
        **_EITHER_WAY,
    }
)
"""Why nothing of a kind is possible now."""


def possible(game: Heritage, seat: Seat) -> list[Option | Refused]:
    """HER-TURN-05, HER-R-53: whatever is chosen is resolved completely before anything else."""
    found: list[Option | Refused] = []
    if not game.recruited:
        found += recruits(game, seat)
    if not game.schemed:
        found += schemes(game, seat)
    if game.markets:
        found += markets(game, seat)
    if game.havens:
        found += resources(game, seat)
    found.append(EndTurn() if game.recruited else Refused(EndTurn(), "HER-TURN-02"))
    return found


def _left(game: Heritage) -> str:
    """Which of the two phases of this turn are still to come; HER-TURN-01."""
    if game.recruited:
        return "none" if game.schemed else "scheme"
    return "recruit" if game.schemed else "both"


@procedure(rule=("HER-TURN-01", "HER-TURN-02", "HER-TURN-05", "HER-TURN-07", "HER-TURN-09"))
def take_turn(game: Heritage, seat: Seat) -> Rule:
    """When both phases are over and nothing else can be used, the turn is over by itself."""
    game.active = seat
    game.recruited = game.schemed = game.resourced = False
    take_marker_back(game, seat)
    game.tell("turn", player=seat)
    chosen = None
    while not isinstance(chosen, EndTurn):
        chosen = yield ask(
            seat,
            "turn",
            possible(game, seat),
            rule="HER-TURN-01",
            auto=game.schemed,
            otherwise=AFTER_RECRUITING if game.recruited else BEFORE_RECRUITING,
            left=_left(game),
        )
        if not isinstance(chosen, EndTurn):
            yield call(type(chosen), seat, chosen)
