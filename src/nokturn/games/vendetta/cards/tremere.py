"""Tremere: spend blood for power, live near Frenzy.

TR04, TR06 and TR08 are in reactions.py.
"""

from __future__ import annotations

from nokturn.games.vendetta.cards.gangrel import take_half_of_each
from nokturn.games.vendetta.choices import Pay, TurnDown
from nokturn.games.vendetta.clash import strengthens
from nokturn.games.vendetta.effects import each_rival_loses, resolves, rivals_of, steal_from_each_rival
from nokturn.games.vendetta.reactions import turn_down
from nokturn.games.vendetta.resources import Source, gain_blood, half_of_pool, spend, spendable
from nokturn.games.vendetta.state import Deployed, Vendetta
from nokturn.kernel import Rule, Seat, ask, ask_confirm, call, procedure


@strengthens("TR01")
def focus_from_hunger(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """−1 for each blood in your pool."""
    return -game.blood[seat]


@resolves("TR02")
@procedure(rule=("VEN-RSRC-11", "VEN-R-12"))
def ancient_artifacts(game: Vendetta, source: Source) -> Rule:
    """Spend half of your pool (at least 1), or turn this card face down."""
    player = source.by
    choice = yield ask(
        player,
        "ancient-artifacts",
        [*[Pay(amount) for amount in [half_of_pool(game, player)] if amount], TurnDown()],
        rule="VEN-R-12",
        card="TR02",
        auto=True,
    )
    if isinstance(choice, Pay):
        yield call(spend, player, choice.amount, source)
    else:
        turn_down(game, source.slot)


@resolves("TR03")
@procedure()
def theft_of_vitae(game: Vendetta, source: Source) -> None:
    """Gain blood up to 7, or 1 if you have 7 or more."""
    gain_blood(game, source.by, max(1, 7 - game.blood[source.by]))


@procedure(rule=("VEN-RSRC-11", "VEN-R-12"))
def may_spend_half(game: Vendetta, source: Source) -> Rule:
    """You may spend half of your pool, rounded down, at least 1.  Returns whether you did."""
    player, amount = source.by, half_of_pool(game, source.by)
    if amount == 0:
        return False
    wanted = yield ask_confirm(player, "spend-half", rule="VEN-R-12", card=source.card, amount=amount)
    if wanted:
        yield call(spend, player, amount, source)
    return wanted


@resolves("TR05")
@procedure()
def cauldron_of_blood(game: Vendetta, source: Source) -> Rule:
    """You may spend half of your pool; then each rival loses 4."""
    paid = yield call(may_spend_half, source)
    if paid:
        yield call(each_rival_loses, source, 4)


@resolves("TR07")
@procedure(rule="VEN-RSRC-10")
def arcane_drain(game: Vendetta, source: Source) -> Rule:
    """You may spend half of your pool; then take half of each rival's deployed blood here."""
    paid = yield call(may_spend_half, source)
    if paid:
        targets = yield call(rivals_of, source)
        take_half_of_each(game, source, targets)


@resolves("TR09")
@procedure(rule="VEN-RSRC-04")
def tremere_hunt(game: Vendetta, source: Source) -> Rule:
    """You may spend 1; then steal 1 from each rival."""
    if spendable(game, source.by) == 0:
        return
    wanted = yield ask_confirm(source.by, "spend-to-hunt", rule="VEN-RSRC-04", card="TR09")
    if wanted:
        yield call(spend, source.by, 1, source)
        yield call(steal_from_each_rival, source, 1)
