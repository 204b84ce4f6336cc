"""What is decided before a Diplomacy begins: Bypass, and one of alternative approaches."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.effects.costs import may_help, pay_dues
from nokturn.games.grail.encounter.participants import context_of, encounter_of, end, fray_of
from nokturn.games.grail.parties.agreement import decide
from nokturn.games.grail.printed.language.effects import parts_of
from nokturn.games.grail.printed.language.effects_of_world import Pay
from nokturn.games.grail.printed.language.vocabulary import Value
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.encounter_choices import Negotiate, TakeApproach, UseBypass
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Ask, Refused, Rule, ask, ask_all, call, procedure


def bypass_context(state: Grail) -> Context:
    members = fray_of(state).members
    return replace(context_of(state, members[0], f"encounter/{encounter_of(state).id}"), setting="each")


def bypass_costs(state: Grail) -> tuple[tuple[Value, int], ...]:
    """What every member pays."""
    bypass = encounter_of(state).bypass
    paid = [do for do in parts_of(bypass.cost) if isinstance(do, Pay)] if bypass is not None else []
    return tuple([(do.what, number(state, do.n)) for do in paid if do.what != "card" and do.what != "charge"])


def each_can_pay(state: Grail) -> bool:
    """For every member separately; Energy and Magic may be paid by another one.  GRAIL-DIPLO-BYPASS-02, R-54."""
    members = fray_of(state).members
    for what, n in bypass_costs(state):
        has = [state.heroes[hero].has(what) for hero in members]
        if (sum(has) < n * len(members)) if may_help(state, what) else (min(has) < n):
            return False
    return True


def bypass_obstacle(state: Grail) -> str:
    """Why the Bypass cannot be used; empty: it can."""
    bypass = encounter_of(state).bypass
    if bypass is None:
        return "GRAIL-DIPLO-BYPASS-01"
    met = holds(state, bypass.conditions, bypass_context(state))
    return "" if met and each_can_pay(state) else "GRAIL-DIPLO-BYPASS-02"


def bypass_questions(state: Grail) -> list[Ask]:
    """To every member; where it cannot be used nobody is asked."""
    obstacle = bypass_obstacle(state)
    ways = [Refused(UseBypass(), obstacle) if obstacle else UseBypass(), Negotiate()]
    rule, encounter = "GRAIL-DIPLO-BYPASS-01", encounter_of(state).id
    seats = [state.seat_of(hero) for hero in fray_of(state).members]
    return [ask(seat, "bypass", ways, rule=rule, auto=bool(obstacle), encounter=encounter) for seat in seats]


@procedure(rule=("GRAIL-DIPLO-BYPASS-01", "GRAIL-DIPLO-BYPASS-02", "GRAIL-DIPLO-BYPASS-03"))
def offer_bypass(state: Grail) -> Rule:
    """All must want it; it is impossible once the Diplomacy has begun."""
    if encounter_of(state).bypass is None:
        return
    answers = yield ask_all(bypass_questions(state))
    if all(isinstance(answer, UseBypass) for _, answer in answers):
        yield call(use_bypass)


@procedure(rule=("GRAIL-DIPLO-BYPASS-01", "GRAIL-DIPLO-BYPASS-02"))
def use_bypass(state: Grail) -> Rule:
    """The costs are paid; no Reward, no Failure."""
    source = f"encounter/{encounter_of(state).id}"
    for what, n in bypass_costs(state):
        yield call(pay_dues, tuple([(hero, n) for hero in fray_of(state).members]), what, source)
    state.tell("bypassed", encounter=encounter_of(state).id)
    end(state, "bypassed")


@procedure(rule=("GRAIL-DIPLO-STAGE-02", "GRAIL-CHRON-01", "R-41"))
def choose_approach(state: Grail) -> Rule:
    """Of alternative approaches one is the only stage of this Encounter."""
    encounter = encounter_of(state)
    if not encounter.approaches:
        return
    ways = tuple([TakeApproach(f"{encounter.id}/{number}") for number in range(len(encounter.stage))])
    chosen = yield call(decide, fray_of(state).members, "approach", ways, "GRAIL-DIPLO-STAGE-02")
    fray_of(state).stage = int(chosen.approach.rpartition("/")[2])
