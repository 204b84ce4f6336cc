"""What effects do to Pool, Attitude, hands and Sequence (catalogue, C.1)."""

from __future__ import annotations

from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.ops import op
from nokturn.games.grail.encounter.cards.charges import add_charges, charge_passive
from nokturn.games.grail.encounter.cards.hands import discard_cards, draw_cards, hand_of, mill
from nokturn.games.grail.encounter.cards.markers import add_markers, answer_moves_marker, move_marker, take_markers
from nokturn.games.grail.encounter.cards.sequence import joined_keys
from nokturn.games.grail.encounter.cards.torn_cards import tear_last
from nokturn.games.grail.encounter.participants import end, fray_of, is_in
from nokturn.games.grail.printed.language import effects_of_encounters as fought
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, call, procedure


@op(fought.Pool)
@procedure(rule=("GRAIL-COMBAT-BONUS-01", "GRAIL-COMBAT-POOL-01"))
def change_pool(state: Grail, do: fought.Pool, hero: str, context: Context) -> Rule:
    n = number(state, do.n)
    if not is_in(state, hero):
        return context
    if n < 0:
        yield call(take_markers, hero, -n)
        return context.noting(changed=True)
    return context.noting(changed=True) if add_markers(state, n) else context


@op(fought.PoolPer)
@procedure(rule="GRAIL-COMBAT-KEY-07")
def pool_per_key(state: Grail, do: fought.PoolPer, hero: str, context: Context) -> Context:
    """So many markers for every joined key of an attribute."""
    add_markers(state, number(state, do.n) * joined_keys(fray_of(state).sequence, do.attribute))
    return context.noting(changed=True)


@op(fought.PoolPerCharge)
@procedure(rule="GRAIL-COMBAT-ABILITY-06")
def pool_per_charge(state: Grail, do: fought.PoolPerCharge, hero: str, context: Context) -> Context:
    """So many markers for every Charge on the cards of the Sequence."""
    add_markers(state, number(state, do.n) * sum(one.charges for one in fray_of(state).sequence))
    return context.noting(changed=True)


@op(fought.Draw)
@procedure(rule="GRAIL-COMBAT-BONUS-02")
def draw(state: Grail, do: fought.Draw, hero: str, context: Context) -> Rule:
    yield call(draw_cards, hero, number(state, do.n))
    return context.noting(changed=True)


def has_cards(state: Grail, do: fought.Discard, hero: str, context: Context) -> bool:
    """Enough cards in hand; GRAIL-COMBAT-ATTACK-03."""
    return is_in(state, hero) and len(hand_of(state, hero)) >= number(state, do.n)


@op(fought.Discard, can=has_cards)
@procedure(rule=("GRAIL-COMBAT-POOL-02", "GRAIL-DIPLO-DISCARD-01"))
def discard_from_hand(state: Grail, do: fought.Discard, hero: str, context: Context) -> Rule:
    yield call(discard_cards, hero, number(state, do.n))
    return context.noting(changed=True)


@op(fought.Mill)
@procedure(rule="GRAIL-DISCARD-02")
def discard_from_deck(state: Grail, do: fought.Mill, hero: str, context: Context) -> Context:
    return context.noting(changed=True) if mill(state, hero, number(state, do.n)) else context


@op(fought.Tear)
@procedure(rule="GRAIL-COMBAT-BONUS-04")
def tear(state: Grail, do: fought.Tear, hero: str, context: Context) -> Context:
    tear_last(state)
    return context.noting(changed=True)


@op(fought.AddCharge)
@procedure(rule="GRAIL-COMBAT-ABILITY-06")
def charge(state: Grail, do: fought.AddCharge, hero: str, context: Context) -> Context:
    """On the card that says so."""
    add_charges(state, context.source, number(state, do.n))
    return context.noting(changed=True)


@op(fought.ChargeByLevel)
@procedure(rule="GRAIL-COMBAT-ABILITY-06")
def charge_by_level(state: Grail, do: fought.ChargeByLevel, hero: str, context: Context) -> Context:
    """As many as the Character has of the attribute."""
    add_charges(state, context.source, state.heroes[hero].attribute(do.attribute))
    return context.noting(changed=True)


@op(fought.AddChargeAnywhere)
@procedure(rule=("GRAIL-COMBAT-ABILITY-06", "GRAIL-COMBAT-ABILITY-07"))
def charge_any(state: Grail, do: fought.AddChargeAnywhere, hero: str, context: Context) -> Rule:
    """On one passive card of the Sequence, one's own or with its owner's leave."""
    yield call(charge_passive, hero, number(state, do.n))
    return context.noting(changed=True)


@op(fought.Chain)
@procedure(rule="GRAIL-COMBAT-PLAY-03")
def chain(state: Grail, do: fought.Chain, hero: str, context: Context) -> Context:
    """The next card of this Activation counts as chained."""
    fray_of(state).chained = True
    return context.noting(changed=True)


@op(fought.MagicFree)
@procedure(rule="GRAIL-COMBAT-KEY-04")
def magic_free(state: Grail, do: fought.MagicFree, hero: str, context: Context) -> Context:
    """The next magic key of this Activation costs nothing."""
    fray_of(state).magic_free = True
    return context.noting(changed=True)


@op(fought.Attitude)
@procedure(rule=("GRAIL-DIPLO-BONUS-01", "GRAIL-DIPLO-RESPONSE-01"))
def attitude(state: Grail, do: fought.Attitude, hero: str, context: Context) -> Context:
    moved = answer_moves_marker(state, number(state, do.n))
    return context.noting(changed=True) if moved else context


@op(fought.AttitudePer)
@procedure(rule=("GRAIL-COMBAT-KEY-07", "GRAIL-DIPLO-SEQ-01"))
def attitude_per_key(state: Grail, do: fought.AttitudePer, hero: str, context: Context) -> Context:
    move_marker(state, number(state, do.n) * joined_keys(fray_of(state).sequence, do.attribute))
    return context.noting(changed=True)


@op(fought.AttitudePerCharge)
@procedure(rule="GRAIL-COMBAT-ABILITY-06")
def attitude_per_charge(state: Grail, do: fought.AttitudePerCharge, hero: str, context: Context) -> Context:
    """For every Charge just paid."""
    move_marker(state, number(state, do.n) * fray_of(state).spent)
    return context.noting(changed=True)


@op(fought.Flee)
@procedure(rule=("GRAIL-COMBAT-ESCAPE-01", "GRAIL-COMBAT-ESCAPE-02"))
def flee(state: Grail, do: fought.Flee, hero: str, context: Context) -> Context:
    """The enemy escapes: it is over for everybody."""
    end(state, "escaped")
    state.tell("escapes")
    return context


@op(fought.IgnoreTrait)
@procedure(rule=("GRAIL-TRAIT-AMBUSH", "GRAIL-TRAIT-CHARGE", "GRAIL-TRAIT-OPPORTUNIST"))
def ignore_trait(state: Grail, do: fought.IgnoreTrait, hero: str, context: Context) -> Context:
    fray_of(state).ignored |= {(hero, do.trait)}
    return context.noting(changed=True)


@op(fought.PanicImmune)
@procedure(rule="GRAIL-COMBAT-PANIC-04")
def panic_immune(state: Grail, do: fought.PanicImmune, hero: str, context: Context) -> Context:
    fray_of(state).fearless += (hero,)
    return context.noting(changed=True)


@op(fought.AllowDraw)
@procedure(rule="GRAIL-COMBAT-PANIC-03")
def allow_draw(state: Grail, do: fought.AllowDraw, hero: str, context: Context) -> Context:
    fray_of(state).drawing_in_panic = True
    return context.noting(changed=True)


@op(fought.RedirectOpportunity)
@procedure(rule="GRAIL-COMBAT-RETREAT-01")
def redirect_opportunity(state: Grail, do: fought.RedirectOpportunity, hero: str, context: Context) -> Context:
    """This Character suffers the Opportunity Attack of the member who retreats."""
    fray_of(state).shielded_by = hero
    return context.noting(changed=True)


@op(fought.PanicThreshold, fought.HandLimit, fought.ExtraSlot, fought.FreeMulligan)
@procedure(rule="GRAIL-COMBAT-SETUP-04")
def holds_while_it_lasts(state: Grail, do: fought.PanicThreshold, hero: str, context: Context) -> Context:
    """Read where it counts, by whoever asks; a use of it is a use."""
    return context.noting(changed=True)
