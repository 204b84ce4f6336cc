"""Resolving a pair of strikes: what ends combat, then first strikes, then the others (VTES-STRIKE-07..09).

Example of the rulebook: VTES-X-12.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.vtes.combat.damage import inflict
from nokturn.games.vtes.combat.granted import give
from nokturn.games.vtes.combat.legal import HARMFUL, is_weapon, still_held
from nokturn.games.vtes.combat.sides import ACTING, OPPOSING, controller_of, fight_of, note, ongoing
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.play.leaving_play import burn_card
from nokturn.games.vtes.play.state_checks import settle
from nokturn.games.vtes.state.card_language import RETAINER, Effect, text_of
from nokturn.games.vtes.state.choices import ChooseCard
from nokturn.games.vtes.state.counters import drain, gains_nothing, no_withdrawal, note_emptied
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.stats import amount, is_equipment, is_vampire, kind_of, strength
from nokturn.games.vtes.state.underway_records import Strike, Wound
from nokturn.games.vtes.state.zones import put_on
from nokturn.games.vtes.text.effects import resolve
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, ask, call, procedure

EQUIPMENT_STRIKES = ("destroy-equipment", "steal-equipment")


@procedure(
    rule=("VTES-STRIKE-07", "VTES-STREFF-CE-01", "VTES-STREFF-CE-02", "VTES-STREFF-FIRST-01", "VTES-STREFF-FIRST-03")
)
def resolve_pair(game: Vtes) -> Rule:
    """In this order: combat ends, first strikes, normal strikes; each group with its damage before the next."""
    note(game, step="resolving")
    ending = tuple([side for side, strike in chosen(game) if strike.kind == "combat-ends"])
    for side in ending:
        yield call(ride, side)
    if ending:
        note(game, over=True)
        game.tell("combat-ends", minion=fight_of(game).fighters[ending[0]])
        return
    if any(strike.first for _, strike in chosen(game)):
        yield call(resolve_group, first=True)
    if ongoing(game):
        yield call(resolve_group, first=False)


def chosen(game: Vtes) -> Iterator[tuple[int, Strike]]:
    """The strikes of this pair."""
    for side, strike in enumerate(fight_of(game).strikes):
        if strike is not None:
            yield side, strike


@procedure(rule=("VTES-STRIKE-08", "VTES-STRIKE-09", "VTES-STREFF-FIRST-02", "VTES-DMG-14"))
def resolve_group(game: Vtes, first: bool) -> Rule:
    """All effects of the group, then all its damage.  A strike whose weapon is gone is lost; how much damage it does is
    fixed now."""
    note(game, step="resolving")
    group = tuple([side for side, strike in chosen(game) if strike.first is first and can_land(game, side)])
    for side in group:
        numb(game, side)
    game.wounds = tuple([wound for side in group for wound in wounds_by(game, side)])
    hurting = tuple([side for side in group for _ in wounds_by(game, side)])
    steal(game, group)
    spoils: tuple[tuple[int, str], ...] = ()
    for side in group:
        ref = yield call(choose_equipment, side)
        spoils = (*spoils, (side, ref))
    for side, ref in spoils:
        yield call(take_equipment, side, ref)
        yield call(ride, side)
    if not first and fight_of(game).pair == 0:
        yield call(surroundings)
    wounds, game.wounds = game.wounds, ()
    note(game, step="damage")
    amounts = yield call(inflict, wounds)
    for side, inflicted in zip(hurting, amounts, strict=False):
        if inflicted:
            yield call(after_harm, side)
            yield call(deeper, side)


def numb(game: Vtes, side: int) -> None:
    """A strike that takes the harm out of the weapons of a vampire it hits, those that strike with it included."""
    strike, victim = fight_of(game).strikes[side], victim_of(game, side)
    if strike is not None and strike.numbing and victim in fight_of(game).fighters and is_vampire(game.cards[victim]):
        give(game, "harmless-weapons", victim, strike.source, "round")


def can_land(game: Vtes, side: int) -> bool:
    """Whether there still is such a strike."""
    combat = fight_of(game)
    strike = combat.strikes[side]
    return strike is not None and strike.kind != "none" and still_held(game, combat.fighters[side], strike)


def dodged(game: Vtes, side: int) -> bool:
    """A dodge protects the minion and its belongings in this pair, at any range and even from a first strike; not its
    retainers (VTES-STREFF-DODGE-01, VTES-COMBAT-RET-03)."""
    combat = fight_of(game)
    strike, answer = combat.strikes[side], combat.strikes[1 - side]
    assert strike is not None
    if strike.target or strike.undodgeable or answer is None or answer.kind != "dodge":
        return False
    striker = game.cards.get(combat.fighters[side])
    return striker is None or amount(game, "undodgeable", striker) <= 0


def victim_of(game: Vtes, side: int) -> str:
    """Whom a strike hits; empty: nobody any more.  Retainers are safe unless aimed at (VTES-COMBAT-RET-01)."""
    combat = fight_of(game)
    strike = combat.strikes[side]
    assert strike is not None
    ref = strike.target or combat.fighters[1 - side]
    return ref if ref in game.cards and not dodged(game, side) else ""


def wounds_by(game: Vtes, side: int) -> Iterator[Wound]:
    """The damage of a strike: of bare hands the striker's strength; what is added counts like the rest
    (VTES-STREFF-HAND-01, VTES-DMG-12)."""
    combat = fight_of(game)
    strike, striker = combat.strikes[side], game.cards[combat.fighters[side]]
    assert strike is not None
    ref = victim_of(game, side)
    if not ref or strike.kind not in HARMFUL:
        return
    if is_weapon(game, strike.source) and amount(game, "harmless-weapons", striker) > 0:
        return
    yield Wound(
        to=ref,
        amount=max(
            strike.amount + (strength(game, striker) if strike.strength else 0) + strike_bonus(game, striker, strike), 0
        ),
        aggravated=strike.aggravated or amount(game, "aggravated", striker, of=strike.kind) > 0,
        by=striker.ref,
        source=strike.source,
        strike=strike.kind,
        gun=strike.gun,
        not_by=strike.not_by,
    )


def strike_bonus(game: Vtes, striker: Card, strike: Strike) -> int:
    """By how much effects in force change the damage of such a strike."""
    ranged = amount(game, "strike-damage", striker, of="ranged") if strike.ranged else 0
    return amount(game, "strike-damage", striker) + amount(game, "strike-damage", striker, of=strike.kind) + ranged


# strike effects


def steal(game: Vtes, group: tuple[int, ...]) -> None:
    """Blood or life moves to the striker, as much as there is: no damage, and before anything heals
    (VTES-STREFF-STEAL-01, VTES-STREFF-STEAL-02); an ally without life dies with the others (VTES-STREFF-STEAL-03).
    What two take from each other is netted, then what is too much drains (VTES-R-24)."""
    moves = []
    for side in group:
        strike = fight_of(game).strikes[side]
        victim = victim_of(game, side)
        if strike is not None and strike.kind == "steal" and victim:
            striker = fight_of(game).fighters[side]
            moves.append((victim, striker, min(strike.amount, game.cards[victim].counters)))
    for victim, striker, blood in moves:
        game.change(victim, counters=game.cards[victim].counters - blood)
        if not gains_nothing(game, game.cards[striker]):
            game.change(striker, counters=game.cards[striker].counters + blood)
        game.tell("steals-blood", minion=striker, target=victim, amount=blood)
        if blood and is_vampire(game.cards[victim]):
            no_withdrawal(game, game.cards[victim].controller)
    for victim, striker, blood in moves:
        drain(game, striker)
        if blood and is_vampire(game.cards[victim]):
            note_emptied(game, victim)


@procedure(rule="VTES-STREFF-DEST-01")
def choose_equipment(game: Vtes, side: int) -> Rule:
    """The striker chooses among the opposing minion's equipment as the strike is resolved; empty: there is none."""
    belongings = tuple([card.ref for card in equipment_of(game, side)])
    if not belongings:
        return ""
    choice = yield ask(
        controller_of(game, side),
        "take-equipment",
        [ChooseCard(ref) for ref in belongings],
        rule="VTES-STREFF-DEST-01",
        auto=True,
        minion=fight_of(game).fighters[side],
    )
    return choice.card


@procedure(rule=("VTES-STREFF-DEST-01", "VTES-STREFF-STEQ-01"))
def take_equipment(game: Vtes, side: int, ref: str) -> Rule:
    """It burns, or is the striker's from now on, and of no use this round."""
    combat = fight_of(game)
    strike, striker = combat.strikes[side], combat.fighters[side]
    if strike is None or ref not in game.cards:
        return
    if strike.kind == "destroy-equipment":
        yield call(burn_card, ref)
    else:
        game.spend("round", f"stolen/{ref}")
        put_on(game, ref, striker, controller=game.cards[striker].controller)
        game.tell("steals-equipment", minion=striker, card=ref)


def equipment_of(game: Vtes, side: int) -> Iterator[Card]:
    """What the strike can take."""
    strike = fight_of(game).strikes[side]
    victim = victim_of(game, side)
    if strike is None or strike.kind not in EQUIPMENT_STRIKES or not victim:
        return
    for card in game.attached(victim):
        kind = kind_of(card.printed)
        fits = not strike.weapon_only or is_weapon(game, card.ref)
        if (is_equipment(card) and fits) or (kind == RETAINER and strike.retainers):
            yield card


def text_of_strike(strike: Strike) -> StrikeWith | None:
    """The passage of a card that gives the strike."""
    play = strike.play
    if play is None:
        return None
    text = text_of(play.card)
    effects = text.abilities[play.mode].does if strike.ability else text.modes[play.mode].does
    return next((effect for effect in effects if isinstance(effect, StrikeWith)), None)


@procedure(rule="VTES-STREFF-CE-02")
def ride(game: Vtes, side: int) -> Rule:
    """What else a strike does as it is resolved."""
    strike = fight_of(game).strikes[side]
    assert strike is not None
    passage = text_of_strike(strike)
    if passage is not None and strike.play is not None:
        yield call(resolve, strike.play, landing(game, side, passage.riders))


def landing(game: Vtes, side: int, riders: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """A dodge keeps off what a strike does to the opposing minion; combat ends cannot be dodged."""
    strike = fight_of(game).strikes[side]
    if strike is None or strike.kind == "combat-ends" or not dodged(game, side):
        return riders
    return tuple([effect for effect in riders if getattr(effect, "who", "") != "opposing"])


@procedure(rule="VTES-DMG-03")
def after_harm(game: Vtes, side: int) -> Rule:
    """What happens if a strike has successfully inflicted damage."""
    strike = fight_of(game).strikes[side]
    assert strike is not None
    passage = text_of_strike(strike)
    if passage is not None and strike.play is not None:
        yield call(resolve, strike.play, passage.if_inflicted)
        yield call(settle)


@procedure(rule=("VTES-DMG-12", "VTES-WORD-06"))
def deeper(game: Vtes, side: int) -> Rule:
    """An aimed strike that has hurt the opposing minion hurts it more, and keeps it from pressing."""
    strike, victim = fight_of(game).strikes[side], fight_of(game).fighters[1 - side]
    if strike is None or not strike.aimed or strike.target or victim not in game.cards:
        return
    give(game, "cannot-press", victim, strike.source, "round")
    wounds = tuple([replace(wound, amount=strike.aimed) for wound in wounds_by(game, side)])
    yield call(inflict, wounds)


# normal strike resolution


@procedure(rule=("VTES-STRIKE-09", "VTES-DMG-08", "VTES-DMG-09"))
def surroundings(game: Vtes) -> Rule:
    """What harms each round as normal strikes are resolved, whoever strikes or dodges."""
    for ref in fight_of(game).fighters:
        for harm in game.in_force:
            word, _, kind = harm.what.partition(":")
            if word == "damage-each-round" and harm.subject == ref:
                wound = Wound(to=ref, amount=harm.amount, aggravated=kind == "aggravated", source=harm.source)
                game.wounds = (*game.wounds, wound)
    for side in (ACTING, OPPOSING):
        yield call(fire, "normal-strikes", fight_of(game).fighters[side])
