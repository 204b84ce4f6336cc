"""Toreador: strength from a large alliance.

TO06 is in reactions.py, TO07 in reveal.py; TO08 and TO09 are data.  Only undrained
cards count (VEN-R-41).
"""

from __future__ import annotations

from nokturn.games.vendetta.clash import strengthens
from nokturn.games.vendetta.effects import draw_victims, resolves, rivals_of, steal_from_each_rival
from nokturn.games.vendetta.resources import Source
from nokturn.games.vendetta.state import Deployed, Vendetta
from nokturn.kernel import Rule, Seat, call, procedure


def pairs(game: Vendetta, seat: Seat) -> int:
    """1 for every 2 undrained cards of the alliance, rounded down."""
    return len(game.alliances[seat]) // 2


@resolves("TO01")
@procedure(rule="VEN-R-41")
def awe(game: Vendetta, source: Source) -> Rule:
    """Steal from each rival 1 for every 2 cards of your alliance."""
    yield call(steal_from_each_rival, source, pairs(game, source.by))


@strengthens("TO02")
def entourage(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """+1 for each card of your alliance, at most 7."""
    return min(7, len(game.alliances[seat]))


@resolves("TO03")
@procedure(rule=("VEN-RSRC-10", "VEN-R-41"))
def charisma(game: Vendetta, source: Source) -> Rule:
    """Each rival discards deployed blood here, 1 for every 2 cards of your alliance."""
    targets = yield call(rivals_of, source)
    here = source.district
    for target in targets:
        amount = min(pairs(game, source.by), game.area(here, target).blood)
        if amount:
            game.put_blood(here, target, -amount)
            game.tell("discards-deployed-blood", player=target, district=here, amount=amount)


@resolves("TO04")
@procedure()
def summon(game: Vendetta, source: Source) -> None:
    """One more victim if this clash gave you an ally or a victim."""
    if source.by in game.fight.rewarded:
        draw_victims(game, source.by, 1)


@strengthens("TO05")
def entrancement(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """+1 for each card here in all areas, this one included."""
    return sum([len(area.cards) for area in game.areas[district].values()])
