"""The basic actions, one record each: who may take it, at whom, its cost and stealth, what forbids it, what it does
(VTES-ACT-BLEED-01..ANARCH-03, VTES-TRAIT-06, VTES-IMB-08, VTES-IMB-13).

Everything that is said of a basic action is said here; the minion phase offers what the records offer, the course of an
action, its cost and its legality ask them.  An action that a card offers as a version of a basic one has the same
record (VTES-ACT-13).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from nokturn.games.vtes.action import effects
from nokturn.games.vtes.action.burn_imbued import burns_imbued
from nokturn.games.vtes.action.requirements import (
    anarch_cost,
    any_minion,
    bearers,
    blood_cursed,
    hunt_down_cost,
    in_torpor,
    incapacitated,
    leave_cost,
    marked,
    may_become_anarch,
    never,
    nobody,
    nothing,
    prey,
    rescue_cost,
    shielded_from,
    some_left,
    target_in_torpor,
    target_incapacitated,
    target_plays,
    too_weak_to_hunt_down,
    too_weak_to_join,
    too_weak_to_leave,
    too_weak_to_rescue,
    without_prey,
)
from nokturn.games.vtes.play.imbued import gains_power
from nokturn.games.vtes.politics.diablerie import blocker_may_diablerize
from nokturn.games.vtes.politics.referendum import called
from nokturn.games.vtes.printed.content import NUMBERS
from nokturn.games.vtes.state.choices import (
    BecomeAnarch,
    Bleed,
    BurnImbued,
    Diablerize,
    EquipFrom,
    Hunt,
    HuntDown,
    LeaveTorpor,
    Rescue,
)
from nokturn.games.vtes.state.state import READY, TORPOR, Card, Vtes
from nokturn.games.vtes.state.stats import amount, is_vampire
from nokturn.games.vtes.state.underway_records import Action
from nokturn.games.vtes.state.vocabulary import CardType, DeedKind
from nokturn.games.vtes.text.slaves import unled
from nokturn.kernel.asks import Option, Seat
from nokturn.kernel.procedures import Procedure


@dataclass(frozen=True, kw_only=True)
class BasicAction:
    """All there is to say about a basic action."""

    kind: DeedKind
    does: Procedure
    """What it does on success, `(game, play)`, besides what its card says."""
    option: type[Option] | None = None
    """How it is taken without a card; None: only with one."""
    card_type: CardType | None = None
    """The cards that are played by taking it."""
    region: str = READY
    """Where the acting minion has to be, all the while (VTES-ACT-02, VTES-RES-10)."""
    by: Callable[[Card], bool] = any_minion
    """Who may take it without a card."""
    never_by_allies: str = ""
    """The rule by which no ally can take it, not even with a card."""
    target: Callable[[Vtes, Card], Iterable[str]] = nobody
    stealth: int = 0
    only_own: bool = False
    """It has its stealth only if it concerns nobody else's card."""
    cost: Callable[[Vtes, Card, str], int] = nothing
    """In blood, as it is announced."""
    cost_then: bool = False
    """The cost is looked up again when it is paid."""
    shared: Procedure | None = None
    """By which the cost is split with the target, `(game, action)`."""
    refused: Callable[[Vtes, Card, str], str] = never
    """The rule against taking it now with this target."""
    once_a_turn: str = ""
    """The rule by which a minion takes it once a turn, with a card or without."""
    legal: Callable[[Vtes, Action], bool] | None = None
    """Whether it can still do something when it succeeds (VTES-R-12); None: as every action of a card."""
    instead_of_combat: Procedure | None = None
    """What a block leads to, `(game, blocker, minion)`; None: to combat."""
    referendum: bool = False
    """What its card says depends on a referendum."""

    def stealth_against(self, targets: tuple[Seat, ...]) -> int:
        """Of an action directed at these Methuselahs."""
        return 0 if self.only_own and targets else self.stealth


STEALTH = NUMBERS.basic_stealth
TABLE = (
    BasicAction(
        kind="leave-torpor",
        option=LeaveTorpor,
        region=TORPOR,
        stealth=STEALTH,
        cost=leave_cost,
        refused=too_weak_to_leave,
        does=effects.leaves_torpor,
        instead_of_combat=blocker_may_diablerize,
    ),
    BasicAction(
        kind="bleed",
        option=Bleed,
        target=prey,
        refused=without_prey,
        once_a_turn="VTES-ACT-08",
        legal=target_plays,
        does=effects.bleeds,
    ),
    BasicAction(
        kind="equip-from",
        option=EquipFrom,
        target=bearers,
        stealth=STEALTH,
        legal=some_left,
        does=effects.takes_equipment,
    ),
    BasicAction(
        kind="burn-imbued",
        option=BurnImbued,
        target=incapacitated,
        refused=shielded_from,
        legal=target_incapacitated,
        does=burns_imbued,
    ),
    BasicAction(
        kind="hunt",
        option=Hunt,
        by=is_vampire,
        never_by_allies="VTES-ACT-HUNT-04",
        stealth=STEALTH,
        does=effects.hunts,
    ),
    BasicAction(
        kind="become-anarch",
        option=BecomeAnarch,
        by=may_become_anarch,
        stealth=STEALTH,
        cost=anarch_cost,
        cost_then=True,
        refused=too_weak_to_join,
        does=effects.becomes_anarch,
    ),
    BasicAction(
        kind="rescue",
        option=Rescue,
        by=is_vampire,
        target=in_torpor,
        stealth=STEALTH,
        only_own=True,
        cost=rescue_cost,
        shared=effects.split_rescue,
        refused=too_weak_to_rescue,
        legal=target_in_torpor,
        does=effects.rescues,
    ),
    BasicAction(
        kind="diablerize",
        option=Diablerize,
        by=is_vampire,
        target=in_torpor,
        stealth=STEALTH,
        only_own=True,
        refused=blood_cursed,
        legal=target_in_torpor,
        does=effects.diablerizes,
    ),
    BasicAction(
        kind="hunt-down",
        option=HuntDown,
        by=is_vampire,
        target=marked,
        stealth=NUMBERS.red_list_stealth,
        cost=hunt_down_cost,
        refused=too_weak_to_hunt_down,
        once_a_turn="VTES-TRAIT-06",
        does=effects.hunts_down,
    ),
    BasicAction(kind="equip", card_type="equipment", stealth=STEALTH, does=effects.equips),
    BasicAction(kind="employ", card_type="retainer", stealth=STEALTH, does=effects.equips),
    BasicAction(kind="recruit", card_type="ally", stealth=STEALTH, does=effects.recruits),
    BasicAction(
        kind="political",
        card_type="political_action_card",
        stealth=STEALTH,
        once_a_turn="VTES-ACT-08",
        referendum=True,
        does=called,
    ),
    BasicAction(kind="power", card_type="power", stealth=STEALTH, does=gains_power),
)
"""In the order in which they are offered."""
BASIC: dict[DeedKind, BasicAction] = {one.kind: one for one in TABLE}
BY_OPTION: dict[type[Option], BasicAction] = {one.option: one for one in TABLE if one.option is not None}
BY_TYPE: dict[CardType, BasicAction] = {one.card_type: one for one in TABLE if one.card_type is not None}
_OFFERED = tuple([(target, tuple(group)) for target, group in groupby(BY_OPTION.values(), key=lambda one: one.target)])
"""Those that have the same targets stand together: target by target they are offered side by side."""


# without a card


def possible(game: Vtes, card: Card) -> Iterator[tuple[DeedKind, Option]]:
    """The actions without a card that this minion could think of: in torpor only to leave it (VTES-TORPOR-02)."""
    for targets, group in _OFFERED:
        open_to = [one for one in group if one.region == card.region and one.by(card)]
        for target in targets(game, card) if open_to else ():
            for one in open_to:
                assert one.option is not None
                yield one.kind, one.option(card.ref, *([target] if one.target is not nobody else []))


def target_of(option: Option) -> str:
    """The target that an option for a basic action names; empty: none."""
    fields = option.__struct_fields__
    return str(getattr(option, fields[1])) if len(fields) > 1 else ""


def impossible(game: Vtes, card: Card, option: Option) -> str:
    """The rule against this particular action, or empty.  One that was ended cannot be taken again this turn, the same
    being the same kind with the same target (VTES-R-05); of equipment that is each piece (`takeable`)."""
    one, target = BY_OPTION[type(option)], target_of(option)
    if one.target is not bearers and game.spent("turn", f"ended/{card.ref}/{one.kind}/{target}"):
        return "VTES-R-05"
    if unled(game, card) and announced(game, card.controller, option).targets:
        return "VTES-TRAIT-10"
    if amount(game, "cannot-as-normal", card, of=one.kind) > 0:
        return "VTES-WORD-06"
    return one.refused(game, card, target)


def announced(game: Vtes, seat: Seat, option: Option, *more: str) -> Action:
    """A basic action as it is announced: its cost, its stealth and whom it is directed at; `more`: what was chosen
    besides its target."""
    one, target = BY_OPTION[type(option)], target_of(option)
    minion = str(getattr(option, option.__struct_fields__[0]))
    at = target if target not in game.cards else game.cards[target].controller
    targets = (at,) if at and at != seat else ()
    return Action(
        by=seat,
        minion=minion,
        kind=one.kind,
        chosen=(target, *more) if target in game.cards else (),
        targets=targets,
        stealth=one.stealth_against(targets),
        blood=0 if one.cost_then else one.cost(game, game.cards[minion], target),
    )
