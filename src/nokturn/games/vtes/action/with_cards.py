"""Actions that are taken with a card from hand, or that a card in play offers (VTES-ACT-CARD-01..03)."""

from __future__ import annotations

from nokturn.games.vtes.action.basic_actions import BASIC, BY_TYPE
from nokturn.games.vtes.action.course import undertake
from nokturn.games.vtes.action.directing import directed_at
from nokturn.games.vtes.playing.abilities import limit_of
from nokturn.games.vtes.playing.playing import ability_of, announce, choose, mode_of
from nokturn.games.vtes.playing.reductions import full_cost
from nokturn.games.vtes.state.card_language import Deed, Mode, written
from nokturn.games.vtes.state.choices import PlayCard, UseAbility
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Action, Play
from nokturn.kernel import Rule, call, procedure
from nokturn.kernel.asks import Seat


@procedure(
    rule=("VTES-MIN-02", "VTES-ACT-CARD-01", "VTES-ACT-CARD-02", "VTES-ACT-POL-02", "VTES-ACT-13", "VTES-SEQ-02")
)
def act_with_card(game: Vtes, seat: Seat, use: PlayCard) -> Rule:
    """An action card, equipment, a retainer, an ally or a political action card is played by taking its action;
    one that says it is a bleed is a bleed in all respects (VTES-ACT-BLEED-05)."""
    play = yield call(announce, seat, use)
    mode = mode_of(play)
    deed = deed_of(mode)
    blood, pool = full_cost(game, play)
    targets = directed_at(game, seat, deed.directed, play.chosen, "")
    action = Action(
        by=seat,
        minion=use.minion,
        kind=deed.kind,
        card=use.card,
        limbo=play.source,
        mode=use.mode,
        chosen=play.chosen,
        targets=targets,
        stealth=stealth_of(deed, targets),
        blood=blood,
        pool=pool,
        paid=play.paid,
        x=play.x,
    )
    yield call(undertake, action, play)


def deed_of(mode: Mode) -> Deed:
    """The action that a card is, where it says no more than its type."""
    one = BY_TYPE.get(mode.played_as)
    return mode.deed or Deed(kind=one.kind if one is not None else "effect")


def stealth_of(deed: Deed, targets: tuple[Seat, ...]) -> int:
    """As printed; else as the basic action has of which it is a version (VTES-ACT-13, VTES-ACT-HUNT-01,
    VTES-ACT-EQUIP-01, VTES-ACT-RETAIN-01, VTES-ACT-RECRUIT-01, VTES-ACT-POL-02, VTES-IMB-08), and none for anything
    else."""
    if deed.stealth is not None:
        return deed.stealth
    return BASIC[deed.kind].stealth_against(targets) if deed.kind in BASIC else 0


@procedure(rule=("VTES-ACT-CARD-01", "VTES-ACT-CARD-02", "VTES-ACT-CARD-03", "VTES-WORD-07"))
def act_with_ability(game: Vtes, seat: Seat, use: UseAbility) -> Rule:
    """An action that a card in play offers."""
    card = game.cards[use.source]
    printed, mode = written(card.printed, card.merged, use.ability)
    play = Play(seat=seat, card=printed, mode=mode, minion=use.minion, source=card.ref)
    play = yield call(choose, play, ability_of(play).choose, "")
    ability = ability_of(play)
    assert ability.deed is not None
    for scope in ability.once:
        game.spend(scope, limit_of(use.source, use.ability, ability))
    if ability.lock:
        game.change(use.source, locked=True)
    targets = directed_at(game, seat, ability.deed.directed, play.chosen, use.source)
    action = Action(
        by=seat,
        minion=use.minion,
        kind=ability.deed.kind,
        source=use.source,
        mode=use.ability,
        chosen=play.chosen,
        targets=targets,
        stealth=stealth_of(ability.deed, targets),
        blood=ability.blood,
        pool=ability.pool,
    )
    yield call(undertake, action, play)
