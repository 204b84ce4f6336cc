"""Whether an action that succeeds is still legal, and its cost (VTES-R-12, VTES-R-39, VTES-RES-02)."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.vtes.action.basic_actions import BASIC
from nokturn.games.vtes.playing.convictions import pay_convictions, price_of
from nokturn.games.vtes.playing.playable import requirement
from nokturn.games.vtes.playing.reductions import burn_spent, pay_from, reduce_cost
from nokturn.games.vtes.state.card_language import ability_on, text_of, written
from nokturn.games.vtes.state.conditions import holds
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Action, Play
from nokturn.games.vtes.text.costs import pay
from nokturn.games.vtes.text.targets import choices, known
from nokturn.kernel import Rule, call, procedure


def is_legal_still(game: Vtes) -> bool:
    """Targets and requirements must be right when the action succeeds, else it has no effect (VTES-R-12, VTES-R-39)."""
    action = game.action
    assert action is not None
    if action.card and not qualified_still(game, action):
        return False
    if action.source and not offered_still(game, action):
        return False
    one = BASIC.get(action.kind)
    if one is not None and one.legal is not None:
        return one.legal(game, action)
    if not targets_fit(game, action):
        return False
    for chosen in action.chosen:
        if chosen in game.seats:
            if chosen in game.gone:
                return False
        elif chosen.startswith("?"):
            if game.hidden(int(chosen[1:])) is None:
                return False
        elif ":" in chosen and chosen not in game.cards:
            return False
    return True


def offered_still(game: Vtes, action: Action) -> bool:
    """Whether the card in play still offers the action to this minion: equipment that is with another by now does not
    (VTES-R-12)."""
    source = game.cards.get(action.source)
    if source is None:
        return False
    deed = ability_on(source.printed, source.merged, action.mode).deed
    return deed is None or not deed.by or holds(game, deed.by, game.cards.get(action.minion), source, action.by)


def qualified_still(game: Vtes, action: Action) -> bool:
    """Whether the acting minion still meets what the card requires: a title may be contested by now (VTES-R-12)."""
    mode = text_of(action.card).modes[action.mode]
    return not requirement(game, action.card, mode, game.cards[action.minion], action.by)


def targets_fit(game: Vtes, action: Action) -> bool:
    """What was named as a card's action was announced must still be what the card asks for (VTES-TGT-07)."""
    card, mode = action.card, action.mode
    if action.card:
        words = text_of(card).modes[mode].choose
    elif action.source:
        source = game.cards[action.source]
        card, mode = written(source.printed, source.merged, action.mode)
        words = text_of(card).abilities[mode].choose
    else:
        return True
    play = Play(seat=action.by, card=card, mode=mode, minion=action.minion, source=action.limbo or action.source)
    for at, word in enumerate(words):
        before = replace(play, chosen=action.chosen[:at])
        if action.chosen[at] not in [known(option) for option in choices(game, before, word)]:
            return False
    return True


@procedure(rule=("VTES-RES-02", "VTES-REQ-08", "VTES-ACT-RESCUE-03", "VTES-ACT-ANARCH-02", "VTES-R-12"))
def pay_for(game: Vtes, play: Play) -> Rule:
    """The cost of an action is paid on success; whether all of it could be."""
    action = game.action
    assert action is not None
    shared = BASIC[action.kind].shared if action.kind in BASIC else None
    if shared is not None and action.chosen[0] in game.cards:
        paid = yield call(shared, action)
        return paid
    play = replace(play, seat=action.by, minion=action.minion)
    enough = yield call(pay_convictions, action.minion, price_of(game, action))
    blood, pool = blood_cost(game, action), action.pool
    if action.card:
        play, blood, pool = yield call(reduce_cost, play, blood, pool)
        yield call(burn_spent, play)
    blood, pool = pay_from(game, action.paid, blood, pool)
    paid = pay(game, play, blood, pool)
    return paid and enough


def blood_cost(game: Vtes, action: Action) -> int:
    """As it was announced, or, of an action that says so, as it is now (VTES-ACT-ANARCH-02)."""
    one = BASIC.get(action.kind)
    return one.cost(game, game.cards[action.minion], "") if one is not None and one.cost_then else action.blood
