"""Location cards: one on every district but the Haven, for everybody, all game long (VEN-LOC).

LO02, LO03, LO05 and LO06 are data.
"""

from __future__ import annotations

from nokturn.games.vendetta.content import amount
from nokturn.games.vendetta.resolution import ends_district
from nokturn.games.vendetta.resources import Source, gain_blood, lose, take_back_blood
from nokturn.games.vendetta.rewards import after_first_place
from nokturn.games.vendetta.state import Vendetta
from nokturn.games.vendetta.withdraw import after_taking_blood
from nokturn.kernel import Rule, ask_number, call, procedure


@ends_district("LO01")
@procedure(rule=("VEN-LOC-02", "VEN-RES-AFTER-04"))
def succubus_club(game: Vendetta, source: Source) -> Rule:
    """Some of the own deployed blood back into the pool."""
    seat, here = source.by, source.district
    most = min(amount("LO01", "take-back-at-most"), game.area(here, seat).blood)
    taken = yield ask_number(
        seat, "succubus-club", 0, most, rule="VEN-LOC-02", auto=True, district=here, location="LO01"
    )
    take_back_blood(game, seat, here, taken)


@after_first_place("LO04")
@procedure(rule="VEN-LOC-02")
def old_blood_bank(game: Vendetta, source: Source) -> None:
    """The winner gains some blood."""
    gain_blood(game, source.by, amount("LO04", "gain"), cause="LO04")


@after_taking_blood("LO07")
@procedure(rule="VEN-LOC-02")
def condemned(game: Vendetta, source: Source) -> Rule:
    """Who withdraws from here loses blood; nobody is credited for a Frenzy."""
    yield call(lose, source.by, amount("LO07", "lose"), Source("LO07", district=source.district))
