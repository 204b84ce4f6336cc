"""Toreador: strength from a large alliance.

TO08 and TO09 are data.  Only undrained cards count (VEN-R-41).
"""

from __future__ import annotations

from nokturn.games.vendetta.clash import strengthens
from nokturn.games.vendetta.content import Quantity, amount
from nokturn.games.vendetta.effects import draw_victims, resolves, rivals_of, steal_from_each_rival
from nokturn.games.vendetta.reactions import makes_immune
from nokturn.games.vendetta.resources import BloodLeaves, Source, place_blood, spendable
from nokturn.games.vendetta.reveal import before_reveal
from nokturn.games.vendetta.state import Deployed, Vendetta
from nokturn.kernel import Rule, Seat, ask_number, call, procedure


def for_every(game: Vendetta, source: Source, what: Quantity) -> int:
    """So much for every 2 undrained cards of the alliance, rounded down."""
    return amount(source.card, what) * (len(game.alliances[source.by]) // amount(source.card, "for-every"))


@resolves("TO01")
@procedure(rule="VEN-R-41")
def awe(game: Vendetta, source: Source) -> Rule:
    """Steal from each rival 1 for every 2 cards of your alliance."""
    yield call(steal_from_each_rival, source, for_every(game, source, "steal"))


@strengthens("TO02")
def entourage(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """Stronger for each card of your alliance, up to a limit."""
    return min(amount("TO02", "strength-at-most"), amount("TO02", "strength-each") * len(game.alliances[seat]))


@resolves("TO03")
@procedure(rule=("VEN-RSRC-10", "VEN-R-41"))
def charisma(game: Vendetta, source: Source) -> Rule:
    """Each rival discards deployed blood here, 1 for every 2 cards of your alliance."""
    targets = yield call(rivals_of, source)
    here = source.district
    for target in targets:
        discarded = min(for_every(game, source, "lose"), game.area(here, target).blood)
        if discarded:
            game.put_blood(here, target, -discarded)
            game.tell("discards-deployed-blood", player=target, district=here, amount=discarded, cause="TO03")


@resolves("TO04")
@procedure()
def summon(game: Vendetta, source: Source) -> None:
    """One more victim if this clash gave you an ally or a victim."""
    if source.by in game.fight.rewarded:
        draw_victims(game, source.by, amount("TO04", "victims"), cause="TO04")


@strengthens("TO05")
def entrancement(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """Stronger for each card here in all areas, this one included."""
    return amount("TO05", "strength-each") * sum([len(area.cards) for area in game.areas[district].values()])


@makes_immune("TO06")
def submission(game: Vendetta, record: BloodLeaves) -> bool:
    """Clan cards lying here cannot bleed you; VEN-R-22, VEN-R-53."""
    here = record.source.district
    return bool(here) and game.working(here, record.player, "TO06") is not None


@before_reveal("TO07")
@procedure(rule="VEN-RES-REVEAL-02")
def friends_in_high_places(game: Vendetta, source: Source) -> Rule:
    """You may place blood here, so much for each undrained card of your alliance."""
    player, here = source.by, source.district
    most = min(amount("TO07", "place-each") * len(game.alliances[player]), spendable(game, player))
    placed = yield ask_number(
        player, "friends", 0, most, rule="VEN-RES-REVEAL-02", auto=True, district=here, card="TO07"
    )
    place_blood(game, player, here, placed)
