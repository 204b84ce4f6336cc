"""Who reacts to what: every card that acts outside a step of its own.

The kernel asks this table at every stage of what happens; the order is always player order, a player's own
reactions in the order that player likes (VEN-CONF-02, VEN-CONF-04).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from nokturn.games.vendetta.content import CARDS, HAVEN, RELICS
from nokturn.games.vendetta.effects import hit, rivals_of
from nokturn.games.vendetta.frenzy import Frenzy, FrenzyDrain
from nokturn.games.vendetta.relics import has_relic, use_relic
from nokturn.games.vendetta.resources import BloodLeaves, Source, gain_blood, lose, supply_blood
from nokturn.games.vendetta.state import Deployed, Vendetta, player_order
from nokturn.kernel import Rule, Seat, call, carries_out, procedure
from nokturn.kernel.happenings import Happening, Trigger, reactions

COST = "cost"
"""As the card of a source: the cost of playing the card of `source.slot`."""


class CardPlayed(Happening, frozen=True, kw_only=True):
    """A card has just been put down; VEN-PLAN-13 (c)."""

    player: Seat
    district: str
    slot: int
    face_up: bool


@carries_out(CardPlayed)
@procedure()
def nothing_more(game: Vendetta, record: CardPlayed) -> CardPlayed:
    """The card lies there already; playing it has no further effect of its own."""
    return record


@reactions("vendetta", order="VEN-CONF-04")
def triggers(game: Vendetta, record: Any, stage: str) -> tuple[Trigger, ...]:
    """The reactions to `record` in this stage."""
    if type(record) is BloodLeaves:
        if stage == "replace":
            return tuple(_stops(game, record))
        if stage == "before":
            return tuple(_redirects(game, record))
        if stage == "after":
            return tuple(_retaliations(game, record))
    elif type(record) is CardPlayed:
        if stage == "after":
            return tuple(_card_played(game, record))
    elif stage == "replace":
        if type(record) is Frenzy and has_relic(game, record.player, "RE08"):
            return (Trigger(record.player, "RE08", "vendetta.phial", True, "phial", "VEN-REL-03"),)
        if type(record) is FrenzyDrain:
            district = record.source.district
            if district and (card := game.working(district, record.player, "TR08")):
                effect = "vendetta.tremere_ready"
                return (Trigger(record.player, "TR08", effect, True, "tremere-ready", "VEN-FRENZY-14", card.slot),)
    return ()


# lose, steal, spend


def _from_clan_card(source: Source) -> bool:
    return source.slot >= 0 and source.card in CARDS


def _being_paid_for(card: Deployed, record: BloodLeaves) -> bool:
    """A cost is paid before its card is put down: the card was not face up yet; VEN-PLAN-05, VEN-CARD-08."""
    return record.source.card == COST and record.source.slot == card.slot


def _stops(game: Vendetta, record: BloodLeaves) -> Iterator[Trigger]:
    """Immunity to losses and steals from clan cards; VEN-R-22."""
    source = record.source
    if record.verb == "spend" or not _from_clan_card(source):
        return
    district = source.district
    if district and game.working(district, record.player, "TO06"):
        yield Trigger(record.player, "TO06", "vendetta.immune")
    elif (record.player, source.card) in game.fight.forestalled:
        yield Trigger(record.player, "VE07", "vendetta.immune")


@procedure(rule=("VEN-RSRC-11", "VEN-R-22"))
def immune(game: Vendetta, trigger: Trigger, record: BloodLeaves) -> BloodLeaves:
    """TO06, VE07: nothing is lost; where the loss was a price, it counts as paid."""
    game.tell("immune", player=record.player, card=trigger.source)
    return replace(record, stopped=True, immune=True)


def _redirects(game: Vendetta, record: BloodLeaves) -> Iterator[Trigger]:
    """Dark Pact: losses by clan cards, their costs, and the cost of playing cards; VEN-R-23."""
    if record.verb == "steal" or not (_from_clan_card(record.source) or record.source.card == COST):
        return
    for district in game.districts:
        if (card := game.working(district, record.player, "TR04")) and not _being_paid_for(card, record):
            yield Trigger(record.player, "TR04", "vendetta.dark_pact", choice=card.slot)


@procedure(rule="VEN-R-23")
def dark_pact(game: Vendetta, trigger: Trigger, record: BloodLeaves) -> BloodLeaves:
    """TR04: the blood goes into your area here instead of the supply."""
    return replace(record, redirect=game.where(trigger.choice))


def _retaliations(game: Vendetta, record: BloodLeaves) -> Iterator[Trigger]:
    """Retaliation lies where the blood was spent, lost or stolen; VEN-R-24."""
    if record.moved == 0 or record.player in game.out:
        return
    if not (_from_clan_card(record.source) or record.source.card == COST):
        return
    district = record.source.district
    card = game.working(district, record.player, "TR06") if district else None
    if card and not _being_paid_for(card, record):
        yield Trigger(record.player, "TR06", "vendetta.retaliation", choice=card.slot)


@procedure(rule="VEN-R-24")
def retaliation(game: Vendetta, trigger: Trigger, record: BloodLeaves) -> Rule:
    """TR06: each rival loses what you spent, lost or had stolen."""
    source = Source("TR06", trigger.seat, trigger.choice, record.source.district)
    targets = yield call(rivals_of, source)
    yield call(hit, "lose", targets, record.moved, source)
    return record


# Frenzy


@procedure(rule=("VEN-FRENZY-14", "VEN-REL-03"))
def phial(game: Vendetta, trigger: Trigger, record: Frenzy) -> Frenzy:
    """RE08: no Frenzy at all; gain blood instead."""
    use_relic(game, record.player)
    gain_blood(game, record.player, RELICS["RE08"].amounts["gain"])
    return replace(record, stopped=True)


@procedure(rule="VEN-FRENZY-14")
def tremere_ready(game: Vendetta, trigger: Trigger, record: FrenzyDrain) -> FrenzyDrain:
    """TR08: turn this card face down instead of draining, then gain 1."""
    turn_down(game, trigger.choice)
    gain_blood(game, record.player, 1)
    return replace(record, stopped=True)


def turn_down(game: Vendetta, slot: int) -> None:
    """A card turned down in the open keeps no secret; VEN-RES-REVEAL-05, VEN-RES-REVEAL-06."""
    found = game.find(slot)
    if found:
        district, holder, card = found
        game.replace_card(district, holder, replace(card, face_up=False, public=True))
        game.tell("turned-down", player=holder, card=card.card, district=district)


# a card is played


def _card_played(game: Vendetta, record: CardPlayed) -> Iterator[Trigger]:
    """BR03, GA06, NO03 and AL05, in player order; moving a card is not playing it; VEN-R-17."""
    player, here = record.player, record.district
    for seat in player_order(game):
        # An opponent's play; for a partner's the controller decides; VEN-TEAM-04.
        if seat != player:
            partner = seat == game.partner(player)
            for district in game.districts:
                card = game.working(district, seat, "BR03") if district != here else None
                if card:
                    yield _on_play(seat, "BR03", "vendetta.challenge", card.slot, partner)
            if card := game.working(here, seat, "GA06"):
                yield _on_play(seat, "GA06", "vendetta.put_one_here", card.slot, partner)
        elif here == HAVEN and "AL05" in game.alliances[seat]:
            yield _on_play(seat, "AL05", "vendetta.carmelita", -1, False)
        if not record.face_up and (card := game.working(here, seat, "NO03")):
            yield _on_play(seat, "NO03", "vendetta.put_one_here", card.slot, False)


def _on_play(seat: Seat, source: str, effect: str, slot: int, partner: bool) -> Trigger:
    return Trigger(seat, source, effect, partner, "include-partner-play", "VEN-TEAM-04", slot)


@procedure()
def challenge(game: Vendetta, trigger: Trigger, record: CardPlayed) -> Rule:
    """BR03: the opponent who played a card in another district loses 1."""
    yield call(lose, record.player, 1, Source("BR03", trigger.seat, trigger.choice, game.where(trigger.choice)))
    return record


@procedure()
def put_one_here(game: Vendetta, trigger: Trigger, record: CardPlayed) -> CardPlayed:
    """GA06, NO03: 1 blood from the supply into your area here."""
    supply_blood(game, trigger.seat, game.where(trigger.choice), 1)
    return record


@procedure()
def carmelita(game: Vendetta, trigger: Trigger, record: CardPlayed) -> CardPlayed:
    """AL05: a card of yours at the Haven brings 1 blood from the supply there."""
    supply_blood(game, record.player, record.district, 1)
    return record
