"""Gangrel: deployed blood moves and multiplies.

GA08 and GA09 are data.
"""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vendetta.choices import Decline, ThisDistrict
from nokturn.games.vendetta.clash import adds_to_total, counts_rivals, rivals_counted, weakens
from nokturn.games.vendetta.content import amount
from nokturn.games.vendetta.effects import resolves, rivals_of, sources
from nokturn.games.vendetta.reactions import CardPlayed, after_card_played, opponents_play, put_some_here
from nokturn.games.vendetta.resources import Source, supply_blood, take_back_blood
from nokturn.games.vendetta.state import Deployed, Vendetta
from nokturn.kernel import Rule, Seat, ask, ask_confirm, call, procedure
from nokturn.kernel.happenings import Trigger


@resolves("GA01")
@procedure()
def earth_meld(game: Vendetta, source: Source) -> None:
    """All your deployed blood here returns to your pool."""
    here = source.district
    take_back_blood(game, source.by, here, game.area(here, source.by).blood)


@counts_rivals("GA02")
@weakens("GA02")
def wolf_companion(game: Vendetta, district: str, by: Seat, seat: Seat, card: Deployed, base: int) -> int:
    """The base strength of every card in rivals' areas is halved."""
    return base // 2 if seat in rivals_counted(game, district, by, "GA02") else base


@adds_to_total("GA03")
def feral_weapons(game: Vendetta, district: str, seat: Seat) -> int:
    """Each of your deployed blood here counts more than the 1 it has anyway."""
    more = amount("GA03", "strength-per-blood") - 1
    return more * game.area(district, seat).blood if game.working(district, seat, "GA03") else 0


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
            game.tell(
                "takes-deployed-blood",
                player=source.by,
                target=target,
                district=here,
                amount=amount,
                cause=source.card,
            )


def half_up(amount: int) -> int:
    """Half, rounded up."""
    return (amount + 1) // 2


@resolves("GA05")
@procedure(rule="VEN-R-32")
def fearless(game: Vendetta, source: Source) -> Rule:
    """You may swap pool and deployed blood, then some more from the supply; not without blood here."""
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
        game.tell("swaps-blood", player=player, district=here, cause="GA05")
        supply_blood(game, player, here, amount("GA05", "blood-here"), cause="GA05")


@after_card_played("GA06")
def on_the_prowl(game: Vendetta, record: CardPlayed) -> Iterator[Trigger]:
    """An opponent's play here; for a partner's the controller decides; VEN-TEAM-04."""
    for source in sources(game, ("GA06",), (record.district,)):
        if source.by != record.player:
            yield opponents_play(game, source, put_some_here, record)


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
        game.tell("moves-blood", player=player, district=choice.district, amount=amount, cause="GA07")
