"""What the basic actions ask for: at whom, by whom, for how much blood, what is in the way, what must still be so on
success (VTES-ACT-BLEED-01..ANARCH-03)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nokturn.games.vtes.action.effects import still_there
from nokturn.games.vtes.printed.content import CLANS, NUMBERS
from nokturn.games.vtes.state.state import INCAPACITATED, TORPOR, Card, Vtes
from nokturn.games.vtes.state.stats import (
    amount,
    applies,
    has_room,
    has_trait,
    is_equipment,
    is_vampire,
    statics,
    titled,
)
from nokturn.games.vtes.state.underway_records import Action
from nokturn.games.vtes.text.targets import hidden_from

# at whom


def nobody(game: Vtes, card: Card) -> Iterable[str]:
    """It has no target."""
    return ("",)


def prey(game: Vtes, card: Card) -> Iterable[str]:
    """The prey (VTES-ACT-BLEED-03)."""
    return (game.prey(card.controller),)


def bearers(game: Vtes, card: Card) -> Iterator[str]:
    """Other minions of one's own with equipment that can be taken over (VTES-ACT-EQUIP-03)."""
    for other in game.minions(card.controller):
        if other.ref != card.ref and takeable(game, card.ref, other.ref):
            yield other.ref


def takeable(game: Vtes, minion: str, source: str) -> list[Card]:
    """Equipment on another minion (VTES-ACT-EQUIP-03), never retainers (VTES-ACT-RETAIN-03); not what an ended action
    was about (VTES-R-05), and no second piece where a minion can have only one (VTES-WORD-06)."""
    taker = game.cards[minion]
    return [
        one
        for one in game.attached(source)
        if is_equipment(one)
        and not game.spent("turn", f"ended/{minion}/equip-from/{one.ref}")
        and has_room(game, taker, one.printed)
    ]


def incapacitated(game: Vtes, card: Card) -> Iterator[str]:
    """Anybody's incapacitated Imbued (VTES-IMB-13)."""
    return (one.ref for one in game.cards.values() if one.region == INCAPACITATED and one.ref != card.ref)


def in_torpor(game: Vtes, card: Card) -> Iterator[str]:
    """Anybody's vampires in torpor (VTES-ACT-RESCUE-01, VTES-ACT-DIAB-01)."""
    return (one.ref for one in game.cards.values() if one.region == TORPOR)


def marked(game: Vtes, card: Card) -> Iterator[str]:
    """Red List minions of others that one has marked this turn (VTES-TRAIT-06)."""
    for marker, ref in game.marked:
        if marker == card.controller and game.is_ready(ref) and game.cards[ref].controller != card.controller:
            yield ref


# by whom


def any_minion(card: Card) -> bool:
    """Allies as well."""
    return True


def may_become_anarch(card: Card) -> bool:
    """An untitled vampire that is none (VTES-ACT-ANARCH-01)."""
    return is_vampire(card) and card.sect != "anarch" and not titled(card)


# for how much blood


def nothing(game: Vtes, card: Card, target: str = "") -> int:
    """It costs nothing."""
    return 0


def leave_cost(game: Vtes, card: Card, target: str = "") -> int:
    """2 blood, changed by effects (VTES-ACT-LEAVE-01)."""
    return max(NUMBERS.leave_torpor_blood + amount(game, "leave-torpor-cost", card), 0)


def rescue_cost(game: Vtes, card: Card, target: str = "") -> int:
    """2 blood of the two together, changed by effects on the rescuer (VTES-ACT-RESCUE-03)."""
    rescued = game.cards.get(target)
    less = [
        static.amount
        for clan in CLANS
        if rescued is not None and rescued.clan != clan
        for source, static in statics(game, f"rescue-cost-but:{clan}")
        if applies(game, source, static, card)
    ]
    return max(NUMBERS.rescue_blood + amount(game, "rescue-cost", card) + sum(less), 0)


def anarch_cost(game: Vtes, card: Card, target: str = "") -> int:
    """Less with another ready Anarch (VTES-ACT-ANARCH-02)."""
    others = any(one.sect == "anarch" and one.ref != card.ref for one in game.ready(card.controller))
    return NUMBERS.become_anarch_blood_with_anarch if others else NUMBERS.become_anarch_blood


def hunt_down_cost(game: Vtes, card: Card, target: str = "") -> int:
    """1 blood (VTES-TRAIT-06)."""
    return NUMBERS.red_list_blood


# what is in the way


def never(game: Vtes, card: Card, target: str) -> str:
    """Nothing is in the way."""
    return ""


def without_prey(game: Vtes, card: Card, target: str) -> str:
    """Nobody bleeds oneself (VTES-ACT-BLEED-03)."""
    return "" if target else "VTES-ACT-BLEED-03"


def too_weak_to_leave(game: Vtes, card: Card, target: str) -> str:
    """It has to have the blood (VTES-ACT-LEAVE-02)."""
    if amount(game, "cannot-leave-torpor", card) > 0:
        return "VTES-WORD-06"
    return "" if card.counters >= leave_cost(game, card) else "VTES-ACT-LEAVE-02"


def too_weak_to_rescue(game: Vtes, card: Card, target: str) -> str:
    """The two have to have the blood between them (VTES-ACT-RESCUE-03)."""
    if amount(game, "cannot-leave-torpor", game.cards[target]) > 0:
        return "VTES-WORD-06"
    enough = card.counters + game.cards[target].counters >= rescue_cost(game, card, target)
    return shielded_from(game, card, target) or ("" if enough else "VTES-ACT-RESCUE-03")


def blood_cursed(game: Vtes, card: Card, target: str) -> str:
    """The blood cursed commit no diablerie (VTES-TRAIT-02)."""
    if amount(game, "cannot-be-diablerized", game.cards[target]) > 0:
        return "VTES-WORD-06"
    return "VTES-TRAIT-02" if has_trait(game, card, "blood_cursed") else shielded_from(game, card, target)


def too_weak_to_join(game: Vtes, card: Card, target: str) -> str:
    """It has to have the blood (VTES-REQ-03)."""
    return "" if card.counters >= anarch_cost(game, card) else "VTES-REQ-03"


def too_weak_to_hunt_down(game: Vtes, card: Card, target: str) -> str:
    """It has to have the blood (VTES-REQ-03)."""
    enough = card.counters >= hunt_down_cost(game, card)
    return shielded_from(game, card, target) or ("" if enough else "VTES-REQ-03")


def shielded_from(game: Vtes, card: Card, target: str) -> str:
    """The directed actions of others cannot target some cards (VTES-TGT-03)."""
    other = game.cards[target]
    return "VTES-TGT-03" if other.controller != card.controller and hidden_from(game, other, card) else ""


# legal when it succeeds


def target_plays(game: Vtes, action: Action) -> bool:
    """Whoever is bled is still in the game."""
    return bool(action.targets) and action.targets[0] not in game.gone


def target_in_torpor(game: Vtes, action: Action) -> bool:
    """The vampire is still in torpor."""
    target = game.cards.get(action.chosen[0])
    return target is not None and target.region == TORPOR


def target_incapacitated(game: Vtes, action: Action) -> bool:
    """The Imbued is still incapacitated."""
    target = game.cards.get(action.chosen[0])
    return target is not None and target.region == INCAPACITATED


def some_left(game: Vtes, action: Action) -> bool:
    """Some of the equipment is still there."""
    return any(still_there(game, action))
