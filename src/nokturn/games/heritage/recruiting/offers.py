"""Whom a player may recruit now, and why not the others; HER-RECRUIT-01, -10, -11."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.heritage.bloodline.line import is_bound_to_others
from nokturn.games.heritage.queue.slots import cost_of, means, why_not
from nokturn.games.heritage.state.choices import Recruit, RecruitFromTop, RecruitServant
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import NO_HAVEN
from nokturn.kernel import Option, Refused, Seat


def servant_of(game: Heritage, seat: Seat) -> str:
    """The servant who may be recruited: not if locked, nor by another clan than it is Bound to; HER-R-49."""
    haven = game.havens.get(seat, NO_HAVEN)
    if not haven.servant or haven.locked or is_bound_to_others(game, seat, haven.servant):
        return ""
    return haven.servant


def recruits(game: Heritage, seat: Seat) -> Iterator[Option | Refused]:
    """Queue characters with what keeps one from them; the servant; the top of the deck if nobody else is left."""
    possible = False
    affordable = means(game, seat)
    for card in game.queue:
        rule = why_not(game, seat, card, affordable)
        if rule:
            facts = (("character", card), ("cost", cost_of(game, seat, card)))
            yield Refused(Recruit(card), rule, facts)
        else:
            possible = True
            yield Recruit(card)
    if game.havens and (servant := servant_of(game, seat)):
        yield RecruitServant(servant)
    if not possible:
        yield RecruitFromTop()
