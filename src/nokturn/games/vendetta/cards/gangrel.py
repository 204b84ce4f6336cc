"""Gangrel: deployed blood moves and multiplies.

GA02 and GA03 are in clash.py, GA06 in reactions.py; GA08 and GA09 are data.
"""

from __future__ import annotations

from nokturn.games.vendetta.choices import Decline, ThisDistrict
from nokturn.games.vendetta.effects import resolves, rivals_of
from nokturn.games.vendetta.resources import Source, supply_blood, take_back_blood
from nokturn.games.vendetta.state import Vendetta
from nokturn.kernel import Rule, Seat, ask, ask_confirm, call, procedure


@resolves("GA01")
@procedure()
def earth_meld(game: Vendetta, source: Source) -> None:
    """All your deployed blood here returns to your pool."""
    here = source.district
    take_back_blood(game, source.by, here, game.area(here, source.by).blood)


@resolves("GA04")
@procedure(rule="VEN-RSRC-10")
def power_of_the_pack(game: Vendetta, source: Source) -> Rule:
    """From each rival's area take half of the deployed blood, rounded up, into your pool."""
    targets = yield call(rivals_of, source)
    take_half_of_each(game, source, targets)


def take_half_of_each(game: Vendetta, source: Source, targets: tuple[Seat, ...]) -> None:
    """Taking deployed blood is neither losing nor stealing; VEN-RSRC-10."""
    here = source.district
    for target in targets:
        amount = half_up(game.area(here, target).blood)
        if amount:
            game.put_blood(here, target, -amount)
            game.blood[source.by] += amount
            game.tell("takes-deployed-blood", player=source.by, target=target, district=here, amount=amount)


def half_up(amount: int) -> int:
    """Half, rounded up."""
    return (amount + 1) // 2


@resolves("GA05")
@procedure(rule="VEN-R-32")
def fearless(game: Vendetta, source: Source) -> Rule:
    """You may swap pool and deployed blood, then 2 more from the supply; not without blood here."""
    here, player = source.district, source.by
    deployed = game.area(here, player).blood
    if deployed == 0:
        return
    wanted = yield ask_confirm(
        player, "fearless", rule="VEN-R-32", card="GA05", blood=game.blood[player], deployed=deployed
    )
    if wanted:
        game.put_blood(here, player, game.blood[player] - deployed)
        game.blood[player] = deployed
        game.tell("swaps-blood", player=player, district=here)
        supply_blood(game, player, here, 2)


@resolves("GA07")
@procedure()
def mist_form(game: Vendetta, source: Source) -> Rule:
    """You may move half of your deployed blood here, rounded up, to another district."""
    here, player = source.district, source.by
    amount = half_up(game.area(here, player).blood)
    if amount == 0:
        return
    choice = yield ask(
        player,
        "mist-form",
        [Decline(), *[ThisDistrict(district) for district in game.districts if district != here]],
        rule="VEN-RES-PREP-04",
        card="GA07",
        amount=amount,
    )
    if isinstance(choice, ThisDistrict):
        game.put_blood(here, player, -amount)
        game.put_blood(choice.district, player, amount)
        game.tell("moves-blood", player=player, district=choice.district, amount=amount)
