"""Location cards: one on every district but the Haven, for everybody, all game long (VEN-LOC).

LO02 acts in frenzy.py; LO03, LO05 and LO06 in playing.py.  The amounts are data (`content/locations.toml`).
"""

from __future__ import annotations

from nokturn.games.vendetta.content import amount_of
from nokturn.games.vendetta.resources import Source, gain_blood, lose, take_back_blood
from nokturn.games.vendetta.state import Vendetta, player_order
from nokturn.kernel import Rule, Seat, ask_number, call, procedure


@procedure(rule=("VEN-LOC-02", "VEN-RES-AFTER-04"))
def succubus_club(game: Vendetta, district: str) -> Rule:
    """LO01, when the district is resolved: some of the own deployed blood back into the pool."""
    for seat in player_order(game):
        most = min(amount_of("LO01", "take-back-at-most"), game.area(district, seat).blood)
        amount = yield ask_number(
            seat, "succubus-club", 0, most, rule="VEN-LOC-02", auto=True, district=district, location="LO01"
        )
        take_back_blood(game, seat, district, amount)


def old_blood_bank(game: Vendetta, district: str, winner: Seat) -> None:
    """LO04: right after first place's rewards, some blood."""
    if game.locations.get(district) == "LO04" and winner not in game.out:
        gain_blood(game, winner, amount_of("LO04", "gain"))


@procedure(rule="VEN-LOC-02")
def condemned(game: Vendetta, district: str, seat: Seat) -> Rule:
    """LO07: who withdraws from here loses blood; nobody is credited for a Frenzy."""
    yield call(lose, seat, amount_of("LO07", "lose"), Source("LO07", district=district))
