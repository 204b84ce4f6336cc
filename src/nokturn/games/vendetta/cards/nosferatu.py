"""Nosferatu: leaving in mid-fight and using a card twice.

NO02 and NO04 are in withdraw.py, NO03 in playing.py and reactions.py, NO06 in reveal.py.
"""

from __future__ import annotations

from nokturn.games.vendetta.clash import strengthens
from nokturn.games.vendetta.content import HAVEN
from nokturn.games.vendetta.effects import hit, resolves, rivals_of, steal_from_each_rival
from nokturn.games.vendetta.resources import Source, place_blood, spendable
from nokturn.games.vendetta.state import Deployed, Vendetta
from nokturn.games.vendetta.withdraw import withdraw
from nokturn.kernel import Rule, Seat, ask_confirm, ask_number, call, procedure


def move_to_haven(game: Vendetta, source: Source) -> None:
    """The card moves as it is; one that lies at the Haven already just stays; VEN-R-13, VEN-R-16."""
    found = game.find(source.slot)
    if found and found[0] != HAVEN:
        district, holder, _ = found
        game.lay(HAVEN, holder, game.lift(district, holder, (source.slot,)))
        game.tell("card-to-haven", player=holder, card=source.card)


@resolves("NO01")
@procedure(rule="VEN-RES-AFTER-03")
def unseen_passage(game: Vendetta, source: Source) -> None:
    """Move this card to the Haven."""
    move_to_haven(game, source)


@resolves("NO05")
@procedure(rule="VEN-R-02")
def backstab(game: Vendetta, source: Source) -> Rule:
    """You may place up to 3 blood here, then you may move this card to the Haven."""
    here, player = source.district, source.by
    amount = yield ask_number(
        player, "backstab", 0, min(3, spendable(game, player)), rule="VEN-PLAN-10", card="NO05", auto=True
    )
    place_blood(game, player, here, amount)
    if here != HAVEN:
        wanted = yield ask_confirm(player, "to-haven", rule="VEN-R-16", card="NO05")
        if wanted:
            move_to_haven(game, source)


@resolves("NO07")
@procedure(rule="VEN-RES-RETREAT-11")
def vanish(game: Vendetta, source: Source) -> Rule:
    """You may withdraw from here; if you do, steal 1 from each who was a rival when this started."""
    here, player = source.district, source.by
    wanted = yield ask_confirm(player, "vanish", rule="VEN-RES-RETREAT-11", card="NO07", district=here)
    if wanted:
        targets = yield call(rivals_of, source)
        yield call(withdraw, here, player)
        yield call(hit, "steal", targets, 1, source)


@strengthens("NO08")
def ready(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """+2 at the Haven."""
    return 2 if district == HAVEN else 0


@resolves("NO09")
@procedure(rule="VEN-R-16")
def nosferatu_hunt(game: Vendetta, source: Source) -> Rule:
    """Steal 1 from each rival, then you may move this card to the Haven."""
    yield call(steal_from_each_rival, source, 1)
    if source.by not in game.out and game.where(source.slot) not in ("", HAVEN):
        wanted = yield ask_confirm(source.by, "to-haven", rule="VEN-R-16", card="NO09")
        if wanted:
            move_to_haven(game, source)
