"""Tremere: spend blood for power, live near Frenzy."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.vendetta.cards.gangrel import take_half_of_each
from nokturn.games.vendetta.choices import Pay, TurnDown
from nokturn.games.vendetta.clash import strengthens
from nokturn.games.vendetta.content import amount
from nokturn.games.vendetta.effects import each_rival_loses, hit, resolves, rivals_of, steal_from_each_rival
from nokturn.games.vendetta.frenzy import FrenzyDrain
from nokturn.games.vendetta.reactions import (
    after_blood_left,
    before_blood_leaves,
    being_paid_for,
    concerns_a_district,
    instead_of_draining,
    turn_down,
)
from nokturn.games.vendetta.resources import BloodLeaves, Source, gain_blood, half_of_pool, spend, spendable
from nokturn.games.vendetta.state import Deployed, Vendetta
from nokturn.kernel import Rule, Seat, ask, ask_confirm, call, procedure
from nokturn.kernel.happenings import Trigger


@strengthens("TR01")
def focus_from_hunger(game: Vendetta, district: str, seat: Seat, card: Deployed) -> int:
    """Weaker for each blood in your pool."""
    return amount("TR01", "strength-each") * game.blood[seat]


@resolves("TR02")
@procedure(rule=("VEN-RSRC-11", "VEN-R-12"))
def ancient_artifacts(game: Vendetta, source: Source) -> Rule:
    """Spend half of your pool (at least 1), or turn this card face down."""
    player = source.by
    choice = yield ask(
        player,
        "ancient-artifacts",
        [*[Pay(half) for half in [half_of_pool(game, player)] if half], TurnDown()],
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
    """Gain blood up to a number, or a little if you have as much or more."""
    gained = max(amount("TR03", "gain"), amount("TR03", "gain-up-to") - game.blood[source.by])
    gain_blood(game, source.by, gained, cause="TR03")


# TR04 Dark Pact


@procedure(rule="VEN-R-23")
def dark_pact(game: Vendetta, trigger: Trigger, record: BloodLeaves) -> BloodLeaves:
    """The blood goes into your area here instead of the supply."""
    return replace(record, redirect=game.where(trigger.choice), redirected_by="TR04")


@before_blood_leaves("TR04")
def in_the_pact(game: Vendetta, record: BloodLeaves) -> Iterator[Trigger]:
    """Losses by clan cards, their costs, and the cost of playing cards; VEN-R-23."""
    if record.verb == "steal" or not concerns_a_district(record):
        return
    for district in game.districts:
        if (card := game.working(district, record.player, "TR04")) and not being_paid_for(card, record):
            yield Trigger(record.player, "TR04", dark_pact.name, choice=card.slot)


@procedure(rule=("VEN-RSRC-11", "VEN-R-12"))
def may_spend_half(game: Vendetta, source: Source) -> Rule:
    """You may spend half of your pool, rounded down, at least 1.  Returns whether you did."""
    player, half = source.by, half_of_pool(game, source.by)
    if half == 0:
        return False
    wanted = yield ask_confirm(player, "spend-half", rule="VEN-R-12", card=source.card, amount=half)
    if wanted:
        yield call(spend, player, half, source)
    return wanted


@resolves("TR05")
@procedure()
def cauldron_of_blood(game: Vendetta, source: Source) -> Rule:
    """You may spend half of your pool; then each rival loses blood."""
    paid = yield call(may_spend_half, source)
    if paid:
        yield call(each_rival_loses, source, amount("TR05", "lose"))


# TR06 Retaliation


@procedure(rule="VEN-R-24")
def retaliation(game: Vendetta, trigger: Trigger, record: BloodLeaves) -> Rule:
    """Each rival loses what you spent, lost or had stolen."""
    source = Source("TR06", trigger.seat, trigger.choice, record.source.district)
    targets = yield call(rivals_of, source)
    yield call(hit, "lose", targets, record.moved, source)
    return record


@after_blood_left("TR06")
def may_retaliate(game: Vendetta, record: BloodLeaves) -> Iterator[Trigger]:
    """It lies where the blood was spent, lost or stolen; VEN-R-24, VEN-R-53."""
    here = record.source.district
    if record.moved == 0 or record.player in game.out or not here or not concerns_a_district(record):
        return
    card = game.working(here, record.player, "TR06")
    if card and not being_paid_for(card, record):
        yield Trigger(record.player, "TR06", retaliation.name, choice=card.slot)


@resolves("TR07")
@procedure(rule="VEN-RSRC-10")
def arcane_drain(game: Vendetta, source: Source) -> Rule:
    """You may spend half of your pool; then take half of each rival's deployed blood here."""
    paid = yield call(may_spend_half, source)
    if paid:
        targets = yield call(rivals_of, source)
        take_half_of_each(game, source, targets)


# TR08 Ready


@procedure(rule="VEN-FRENZY-14")
def tremere_ready(game: Vendetta, trigger: Trigger, record: FrenzyDrain) -> FrenzyDrain:
    """Turn this card face down instead of draining, then gain blood."""
    turn_down(game, trigger.choice)
    gain_blood(game, record.player, amount("TR08", "gain"), cause="TR08")
    return replace(record, stopped=True)


@instead_of_draining("TR08")
def may_be_ready(game: Vendetta, record: FrenzyDrain) -> Iterator[Trigger]:
    """When a card or effect of this district caused it; VEN-R-48, VEN-R-53."""
    here = record.source.district
    if here and (card := game.working(here, record.player, "TR08")):
        yield Trigger(record.player, "TR08", tremere_ready.name, True, "tremere-ready", "VEN-FRENZY-14", card.slot)


@resolves("TR09")
@procedure(rule="VEN-RSRC-04")
def tremere_hunt(game: Vendetta, source: Source) -> Rule:
    """You may spend a little; then steal from each rival."""
    cost = amount("TR09", "spend")
    if spendable(game, source.by) < cost:
        return
    wanted = yield ask_confirm(source.by, "spend-to-hunt", rule="VEN-RSRC-04", card="TR09")
    if wanted:
        yield call(spend, source.by, cost, source)
        yield call(steal_from_each_rival, source, amount("TR09", "steal"))
