"""The minion phase: which minion takes which action next (VTES-ACT-01..16).

Example of the rulebook: VTES-X-18.
"""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.action.basic_actions import BASIC, announced, impossible, possible
from nokturn.games.vtes.action.course import undertake
from nokturn.games.vtes.action.duties import bound, own_duty
from nokturn.games.vtes.action.requirements import takeable
from nokturn.games.vtes.action.with_cards import act_with_ability, act_with_card, deed_of
from nokturn.games.vtes.play.state_checks import settle
from nokturn.games.vtes.play.torpor import to_torpor
from nokturn.games.vtes.playing.abilities import uses
from nokturn.games.vtes.playing.impulse import Impulse
from nokturn.games.vtes.playing.playable import plays
from nokturn.games.vtes.state.card_language import TAKES_ACTION, Deed, ability_on, text_of
from nokturn.games.vtes.state.choices import (
    BecomeAnarch,
    Bleed,
    BurnImbued,
    ChooseCard,
    Diablerize,
    EndPhase,
    EquipFrom,
    Hunt,
    HuntDown,
    LeaveTorpor,
    PlayCard,
    Rescue,
    UseAbility,
)
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.stats import amount, is_vampire
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import DeedKind
from nokturn.games.vtes.text.slaves import directed_at_others, unled
from nokturn.games.vtes.turn.time_limit import look_at_clock
from nokturn.kernel import Rule, ask, ask_some, call, carries_out, procedure
from nokturn.kernel.asks import Option, Refused, Seat
from nokturn.kernel.procedures import Procedure, carried_out
from nokturn.kernel.reactions import window


def stuck(game: Vtes, card: Card) -> bool:
    """Two different mandatory actions, or one that it cannot take, be it that an effect forbids it or has ended it this
    turn (VTES-R-05): no action at all (VTES-ACT-06)."""
    kinds = bound(game, card)
    if len(kinds) > 1 or (kinds and amount(game, "cannot-act", card) > 0):
        return True
    return any(incapable(game, card, kind) or not available(game, card, kind) for kind in kinds)


def available(game: Vtes, card: Card, kind: DeedKind) -> bool:
    """Whether there is such an action for the minion: without a card, or with one, which is never the same action as
    the one without (VTES-R-05)."""
    seat = card.controller
    if any(one == kind and not impossible(game, card, option) for one, option in possible(game, card)):
        return True
    for use in (*plays(game, "minion-phase", seat), *uses(game, "minion-phase", seat)):
        if isinstance(use, PlayCard | UseAbility) and use.minion == card.ref and not repeated(game, use):
            deed = deed_taken(game, use)
            if deed is not None and deed.kind == kind:
                return True
    return False


def incapable(game: Vtes, card: Card, kind: DeedKind) -> str:
    """The rule by which a minion cannot take such an action: an effect, one bleed and one political action a turn
    (VTES-ACT-08, VTES-ACT-BLEED-01, VTES-ACT-POL-01); allies do not hunt (VTES-ACT-HUNT-04).  Nothing else is limited
    by itself (VTES-ACT-10)."""
    if amount(game, "cannot", card, of=kind) > 0:
        return "VTES-WORD-06"
    one = BASIC.get(kind)
    if one is None:
        return ""
    if one.never_by_allies and not is_vampire(card):
        return one.never_by_allies
    return one.once_a_turn if one.once_a_turn and game.spent("turn", f"{kind}/{card.ref}") else ""


def may_act(game: Vtes, card: Card, kind: DeedKind) -> str:
    """The rule that keeps a minion from an action of this kind now, or empty (VTES-ACT-08, VTES-ACT-POL-01)."""
    if card.locked:
        return "VTES-ACT-02"
    if card.recruited == game.turn:
        return "VTES-ACT-14"
    if amount(game, "cannot-act", card) > 0:
        return "VTES-WORD-06"
    if stuck(game, card):
        return "VTES-ACT-06"
    kinds = bound(game, card)
    if kinds and kind not in kinds:
        return "VTES-ACT-05"
    if not kinds and others_bound(game, card):
        return "VTES-ACT-04"
    return incapable(game, card, kind)


def starving(game: Vtes, seat: Seat) -> tuple[str, ...]:
    """The vampires that have to hunt now and go to torpor instead."""
    return tuple(
        [
            card.ref
            for card in game.ready(seat)
            if not card.locked and "hunt" in bound(game, card) and amount(game, "torpor-for-hunt", card) > 0
        ]
    )


def others_bound(game: Vtes, card: Card) -> bool:
    """Somebody else's mandatory action comes first (VTES-ACT-04); one who is stuck holds up nobody (VTES-ACT-06)."""
    return any(
        not other.locked
        and other.ref != card.ref
        and other.recruited != game.turn
        and bound(game, other)
        and not stuck(game, other)
        for other in game.ready(card.controller)
    )


# the actions without a card


def basic_actions(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """Everything that the minions of `seat` can do without a card (VTES-ACT-11)."""
    for card in tuple(game.minions(seat)):
        for kind, option in possible(game, card):
            rule = may_act(game, card, kind) or impossible(game, card, option)
            rule = rule or ("VTES-ACT-05" if own_duty(game, card) else "")
            yield Refused(option, rule) if rule else option


@carries_out(Bleed, Hunt, LeaveTorpor, Rescue, Diablerize, BecomeAnarch, HuntDown, BurnImbued)
@procedure(
    rule=(
        "VTES-ACT-BLEED-02",
        "VTES-ACT-BLEED-03",
        "VTES-ACT-HUNT-01",
        "VTES-ACT-LEAVE-01",
        "VTES-ACT-RESCUE-02",
        "VTES-ACT-DIAB-02",
        "VTES-ACT-ANARCH-01",
    )
)
def take_basic_action(game: Vtes, seat: Seat, option: Option) -> Rule:
    """Take a basic action."""
    action = announced(game, seat, option)
    yield call(undertake, action, Play(seat=seat, card="", mode=0, minion=action.minion, chosen=action.chosen))


@carries_out(EquipFrom)
@procedure(rule=("VTES-ACT-EQUIP-01", "VTES-ACT-EQUIP-03", "VTES-ACT-EQUIP-06"))
def equip_from(game: Vtes, seat: Seat, option: EquipFrom) -> Rule:
    """One other minion, ready or not, and any of its equipment, named when announcing."""
    things = tuple([ChooseCard(one.ref) for one in takeable(game, option.minion, option.source)])
    taken = yield ask_some(
        seat, "take-equipment", things, 1, len(things), rule="VTES-ACT-EQUIP-03", minion=option.source, auto=True
    )
    action = announced(game, seat, option, *[one.card for one in taken])
    yield call(undertake, action, Play(seat=seat, card="", mode=0, minion=option.minion, chosen=action.chosen))


# with cards


def card_actions(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """Action cards from hand and actions that cards in play offer."""
    for option in (*plays(game, "minion-phase", seat), *uses(game, "minion-phase", seat)):
        inner = option.option if isinstance(option, Refused) else option
        rule = "" if isinstance(option, Refused) else forbidden_with_card(game, inner)
        yield Refused(inner, rule) if rule else option


def forbidden_with_card(game: Vtes, option: Option) -> str:
    """Mandatory actions and repeat limits, for actions with cards (VTES-ACT-04 to -09); and what slaves may not do."""
    deed = deed_taken(game, option) if isinstance(option, PlayCard | UseAbility) else None
    if deed is None or not isinstance(option, PlayCard | UseAbility):
        return ""
    if repeated(game, option):
        return "VTES-ACT-08"
    card = game.cards[option.minion]
    if unled(game, card) and directed_at_others(
        game, card, deed, option.source if isinstance(option, UseAbility) else ""
    ):
        return "VTES-TRAIT-10"
    elsewhere = not isinstance(option, UseAbility) or option.source != card.ref
    return may_act(game, card, deed.kind) or ("VTES-ACT-05" if elsewhere and own_duty(game, card) else "")


def deed_taken(game: Vtes, use: PlayCard | UseAbility) -> Deed | None:
    """The action that is taken by playing a card or using an ability; None: it is none."""
    if isinstance(use, UseAbility):
        source = game.cards[use.source]
        return ability_on(source.printed, source.merged, use.ability).deed if use.minion else None
    mode = text_of(use.card).modes[use.mode]
    if mode.played_as not in TAKES_ACTION:
        return None
    return deed_of(mode)


def taken_by(game: Vtes, option: Option) -> Procedure:
    """The procedure by which an action is taken: with a card, by an ability, or without either."""
    if isinstance(option, PlayCard | UseAbility) and deed_taken(game, option) is not None:
        return act_with_card if isinstance(option, PlayCard) else act_with_ability
    return carried_out(type(option))


def repeated(game: Vtes, use: PlayCard | UseAbility) -> bool:
    """No two actions with the same action card, or from the same copy of a card in play (VTES-ACT-08, VTES-R-49)."""
    if isinstance(use, PlayCard):
        return game.spent("turn", f"card:{use.card}/{use.minion}")
    if game.spent("turn", f"delayed:{use.source}/{use.ability}"):
        return True
    return game.spent("turn", f"ability:{use.source}/{use.ability}/{use.minion}")


def must_act(game: Vtes, seat: Seat) -> str:
    """The first minion with a mandatory action that it can take: until then the phase cannot end (VTES-ACT-04)."""
    for card in game.ready(seat):
        if not card.locked and card.recruited != game.turn and bound(game, card) and not stuck(game, card):
            return card.ref
    return ""


def minion_phase_options(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """All actions, and to end the phase."""
    yield from basic_actions(game, seat)
    yield from card_actions(game, seat)
    yield Refused(EndPhase(), "VTES-ACT-04") if must_act(game, seat) else EndPhase()


@procedure(rule=("VTES-ACT-01", "VTES-ACT-03", "VTES-ACT-04", "VTES-ACT-15", "VTES-ACT-16"))
def minion_phase(game: Vtes, seat: Seat) -> Rule:
    """One action at a time, as long as its player likes; between two there is a moment for everybody."""
    while not game.turn_over and not game.finished:
        for ref in starving(game, seat):
            yield call(to_torpor, ref)
            yield call(settle)
        option = yield ask(
            seat, "minion-phase", minion_phase_options(game, seat), rule="VTES-ACT-01", must=must_act(game, seat)
        )
        if isinstance(option, EndPhase):
            yield call(window, Impulse("phase-end"))
            return
        yield call(taken_by(game, option), seat, option)
        yield call(settle)
        yield call(look_at_clock)
        if not game.turn_over:
            yield call(window, Impulse("between-actions"))
