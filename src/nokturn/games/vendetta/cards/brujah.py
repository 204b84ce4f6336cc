"""Brujah: high strength, damage, rewards for Frenzies.

BR03 is in reactions.py, BR08 in frenzy.py; BR07 and BR09 are data.
"""

from __future__ import annotations

from nokturn.games.vendetta.clash import strengthens
from nokturn.games.vendetta.effects import each_rival_loses, resolves
from nokturn.games.vendetta.resources import Source
from nokturn.games.vendetta.state import Deployed, Vendetta
from nokturn.kernel import Rule, Seat, call, procedure


@strengthens("BR01")
def bloody_fury(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """−2 while you have blood here."""
    return -2 if game.area(district, seat).blood else 0


@strengthens("BR02")
def punks_posse(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """+2 for each card in your area, face-down ones and this one included."""
    return 2 * len(game.area(district, seat).cards)


@resolves("BR04")
@procedure()
def fist_of_caine(game: Vendetta, source: Source) -> Rule:
    """Each rival loses as much as the number of the round."""
    yield call(each_rival_loses, source, game.round)


@resolves("BR05")
@procedure()
def smash_the_system(game: Vendetta, source: Source) -> Rule:
    """Each rival loses 4 if you took first place here, otherwise 2."""
    won = game.fight.ranking[:1] == (source.by,)
    yield call(each_rival_loses, source, 4 if won else 2)


@resolves("BR06")
@procedure()
def earthshock(game: Vendetta, source: Source) -> Rule:
    """Each rival loses half of all deployed blood here, rounded down."""
    blood = sum([area.blood for area in game.areas[source.district].values()])
    yield call(each_rival_loses, source, blood // 2)
