"""Before the first Turn: equipment, hands and mulligans, and what starts with the Encounter; GRAIL-COMBAT-SETUP."""

from __future__ import annotations

from nokturn.games.grail.effects.triggers import usable, use_rule
from nokturn.games.grail.encounter.cards.hands import discard, draw_cards, hand_of
from nokturn.games.grail.encounter.diplomacy.bypass import choose_approach, offer_bypass
from nokturn.games.grail.encounter.diplomacy.talks import begin_stage
from nokturn.games.grail.encounter.encounter_effects import look_after_members, trigger
from nokturn.games.grail.encounter.participants import context_of, encounter_of, fray_of, has_trait, is_in, is_over
from nokturn.games.grail.growth.equipment import equip
from nokturn.games.grail.printed.language.vocabulary import Trigger
from nokturn.games.grail.state.encounter_choices import FreeMulligan, KeepHand, LeaveOut, Mulligan
from nokturn.games.grail.state.state import Grail, added, printed
from nokturn.kernel import Option, Rule, ask, ask_some, call, procedure

HAND, HAND_OF_FOUR = 3, 2
"""Cards each member draws: with up to three Characters, and with four; GRAIL-COMBAT-SETUP-03."""
IN_COMBAT: tuple[Trigger, ...] = ("combat_start", "combat_activate", "join_key", "magic_key", "attack", "gain_terror")
IN_DIPLOMACY: tuple[Trigger, ...] = ("diplo_start", "stage_start", "magic_key", "affinity", "response", "gain_terror")
"""When Items act within Encounters."""


@procedure(rule=("GRAIL-COMBAT-SETUP-02", "GRAIL-COMBAT-SETUP-05", "GRAIL-DIPLO-SETUP-02"))
def prepare(state: Grail) -> Rule:
    """Bypass; traits are on the card; equipment; hands; then what starts with the Encounter."""
    if encounter_of(state).is_diplomacy:
        yield call(offer_bypass)
    yield call(look_after_members)
    for hero in tuple(fray_of(state).members):
        if is_in(state, hero):
            yield call(confirm_equipment, hero)
    for hero in tuple(fray_of(state).members):
        if is_in(state, hero):
            yield call(draw_hand, hero)
    if is_over(state):
        return
    if encounter_of(state).is_diplomacy:
        yield call(choose_approach)
        yield call(start, "diplo_start")
        if not is_over(state):
            yield call(begin_stage)
    else:
        yield call(start, "combat_start")


@procedure(rule="GRAIL-COMBAT-SETUP-03")
def start(state: Grail, when: Trigger) -> Rule:
    """Rules for the start, once all hands are final."""
    members = fray_of(state).members
    yield call(trigger, when, context_of(state, members[0], "start"), members)


def items_to_leave(state: Grail, hero: str) -> list[LeaveOut]:
    """Items in use that could act in this Encounter; GRAIL-ITEM-04."""
    moments = IN_DIPLOMACY if encounter_of(state).is_diplomacy else IN_COMBAT
    now = state.heroes[hero]
    acting = [
        item
        for item in now.items
        if item not in now.idle and any(rule.when in moments for rule in state.content.items[printed(item)].rule)
    ]
    return [LeaveOut(item) for item in acting]


@procedure(rule=("GRAIL-ITEM-03", "GRAIL-ITEM-04", "GRAIL-ITEM-10"))
def confirm_equipment(state: Grail, hero: str) -> Rule:
    """One card of each keyword is in use; any Item may be left out of the Encounter, before the hand is drawn."""
    yield call(equip, hero)
    if not items_to_leave(state, hero):
        return
    chosen = yield ask_some(
        state.seat_of(hero),
        "leave-out",
        items_to_leave(state, hero),
        0,
        len(items_to_leave(state, hero)),
        rule="GRAIL-ITEM-04",
        hero=hero,
        encounter=encounter_of(state).id,
    )
    fray = fray_of(state)
    fray.left_out = added(fray.left_out, *[f"{hero}/item/{one.item}" for one in chosen])


def hand_size(state: Grail) -> int:
    """GRAIL-COMBAT-SETUP-03, GRAIL-TRAIT-SLOWNESS."""
    size = HAND_OF_FOUR if len(fray_of(state).members) > HAND else HAND
    return size + (1 if has_trait(state, "slowness") else 0)


def hand_choices(state: Grail, hero: str) -> list[Option]:
    """GRAIL-COMBAT-SETUP-04: down to a hand of one."""
    choices: list[Option] = [KeepHand()]
    if len(hand_of(state, hero)) > 1:
        choices.append(Mulligan())
    if hand_of(state, hero) and free_mulligans(state, hero):
        choices.append(FreeMulligan())
    return choices


def free_mulligans(state: Grail, hero: str) -> list[tuple[str, int]]:
    found = usable(state, "mulligan", hero, context_of(state, hero, "mulligan"), (), False)
    return [(source, place) for source, place, _ in found]


@procedure(rule=("GRAIL-COMBAT-SETUP-03", "GRAIL-COMBAT-SETUP-04"))
def draw_hand(state: Grail, hero: str) -> Rule:
    """A whole hand may be discarded for one with a card fewer, again and again; discarded hands are not reshuffled."""
    yield call(draw_cards, hero, hand_size(state))
    choice: Option = Mulligan()
    while is_in(state, hero) and not isinstance(choice, KeepHand):
        choice = yield ask(
            state.seat_of(hero), "hand", hand_choices(state, hero), rule="GRAIL-COMBAT-SETUP-04", auto=True, hero=hero
        )
        if isinstance(choice, KeepHand):
            break
        fewer = 1
        if isinstance(choice, FreeMulligan):
            source, place = free_mulligans(state, hero)[0]
            yield call(use_rule, hero, source, place, context_of(state, hero, "mulligan"))
            fewer = 0
        size = len(hand_of(state, hero)) - fewer
        discard(state, hero, *hand_of(state, hero))
        state.tell("mulligan", hero=hero, count=size)
        yield call(draw_cards, hero, size)
