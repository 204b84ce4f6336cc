"""Torpor and incapacitation: how minions get there, and out again (VTES-TORPOR-01..07, VTES-IMB-11..14)."""

from __future__ import annotations

from nokturn.games.vtes.play.leaving_play import burn_card
from nokturn.games.vtes.state.counters import add_counters
from nokturn.games.vtes.state.state import INCAPACITATED, READY, REGIONS, TORPOR, Vtes
from nokturn.games.vtes.state.stats import IMBUED, amount, capacity, is_vampire, kind_of
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import who_is
from nokturn.games.vtes.text.primitives import ToReady
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, call, carries_out, procedure


@procedure(rule=("VTES-TORPOR-01", "VTES-TORPOR-03", "VTES-TORPOR-05", "VTES-TORPOR-06", "VTES-ALLY-06"))
def to_torpor(game: Vtes, ref: str) -> Rule:
    """A vampire goes to the torpor region with everything on it, controlled but not ready, neither locked nor unlocked
    by that; an ally burns."""
    card = game.cards.get(ref)
    if card is None or card.region not in REGIONS:
        return
    if not is_vampire(card):
        yield call(burn_card, ref)
    elif card.region != TORPOR:
        if card.region == READY:
            yield call(fire, "leaves-ready", ref)
        if ref not in game.cards:
            return
        game.change(ref, region=TORPOR)
        game.tell("goes-to-torpor", minion=ref)
        yield call(fire, "goes-to-torpor", ref)


@procedure(rule=("VTES-ACT-RECRUIT-04", "VTES-ACT-RETAIN-05", "VTES-DMG-07", "VTES-IMB-11", "VTES-IMB-18", "VTES-R-25"))
def dies(game: Vtes, ref: str) -> Rule:
    """Without life an ally or retainer is burned, an Imbued incapacitated."""
    card = game.cards[ref]
    if kind_of(card.printed) == IMBUED:
        yield call(fire, "leaves-ready", ref)
        game.change(ref, region=INCAPACITATED)
        game.tell("incapacitated", minion=ref)
        if game.action is not None:
            game.spend("action", f"fell/{ref}")
        if game.combat is not None:
            game.spend("combat", f"fell/{ref}")
        yield call(fire, "incapacitated", ref)
    else:
        yield call(burn_card, ref)


@procedure(rule=("VTES-ACT-LEAVE-03", "VTES-ACT-RESCUE-04"))
def out_of_torpor(game: Vtes, ref: str) -> Rule:
    """Back to its controller's ready region, no longer wounded; locked or not as it was."""
    card = game.cards.get(ref)
    if card is not None and card.region == INCAPACITATED:
        yield call(stands_up, ref)
    elif card is not None and card.region == TORPOR and amount(game, "cannot-leave-torpor", card) <= 0:
        game.change(ref, region=READY)
        game.tell("leaves-torpor", minion=ref)
        yield call(fire, "leaves-torpor", ref)


@procedure(rule=("VTES-IMB-14", "VTES-R-41"))
def stands_up(game: Vtes, ref: str) -> Rule:
    """Out of the incapacitated region, in whatever way: ready, with 1 life more, never above the starting life."""
    card = game.cards[ref]
    game.change(ref, region=READY)
    game.tell("recovers", minion=ref)
    if card.counters < capacity(game, card):
        add_counters(game, ref, 1)
    yield call(fire, "recovers", ref)


@carries_out(ToReady)
@procedure(rule="VTES-TORPOR-01")
def to_ready(game: Vtes, play: Play, effect: ToReady) -> Rule:
    """A vampire leaves torpor by an effect."""
    yield call(out_of_torpor, who_is(game, play, effect.who))
