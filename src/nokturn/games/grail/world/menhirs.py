"""Checking and lighting Menhirs; GRAIL-ACT-MENHIR, GRAIL-MENHIR-04 to -11."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.effects.alternatives import is_open
from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.effects.costs import pay
from nokturn.games.grail.effects.in_force import standing
from nokturn.games.grail.effects.interpreter import apply
from nokturn.games.grail.effects.ops import op
from nokturn.games.grail.effects.scopes import present
from nokturn.games.grail.effects.steps import settle_story
from nokturn.games.grail.effects.triggers import fire
from nokturn.games.grail.parties.agreement import decide
from nokturn.games.grail.parties.common_amounts import gather
from nokturn.games.grail.printed.language.amounts import Amount
from nokturn.games.grail.printed.language.effects import Effect, Effects
from nokturn.games.grail.printed.language.effects_of_world import ChangeCost, ChangeMenhir, MenhirBonus, Pay
from nokturn.games.grail.printed.locations import Activation
from nokturn.games.grail.state.choices import ChooseMenhir
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.tracks import add
from nokturn.games.grail.world.locations import card_at, menhirs, reveal_again
from nokturn.kernel import Leaf, Rule, call, procedure

MOST = 12
"""GRAIL-MENHIR-11, R-31."""
LEAST_COST = 1
"""Of each listed resource; R-36."""
Cheaper = tuple[tuple[str, int], ...]


class Price(Leaf, frozen=True):
    """What lighting a Menhir takes, and how long it will last; GRAIL-ACT-MENHIR-01."""

    energy: int
    cost: Effects
    dial: int


def activation_at(state: Grail, location: int) -> Activation | None:
    return card_at(state, location).activation


def about_menhir(state: Grail, heroes: tuple[str, ...], location: int) -> Context:
    return Context(
        setting="journal", actor=heroes[0], party=heroes, location=location, source=f"menhir/{location}"
    )  # fmt: skip


def price(state: Grail, location: int, bonus: int = 0, cheaper: Cheaper = ()) -> Price:
    """With all players in the game counted, in the Party or not; GRAIL-MENHIR-05, GRAIL-CHALLENGE-04."""
    lit = activation_at(state, location)
    assert lit is not None
    days = lit.dial(state.players, bonus)
    days = max(1, days - 1) if "menhir" in state.handicaps else days
    return Price(lit.energy, reduced_cost(state, lit.cost, cheaper), days)


def foreseen(state: Grail, heroes: tuple[str, ...], location: int) -> Price:
    """What it will take and last, as far as nobody needs to be asked."""
    about = about_menhir(state, heroes, location)
    bonus = 0
    cheaper: Cheaper = ()
    for hero in present(state, heroes):
        for do in standing(state, hero, "menhir_activation", about, MenhirBonus, ChangeCost):
            if isinstance(do, MenhirBonus):
                bonus += number(state, do.n)
            elif isinstance(do, ChangeCost):
                cheaper = (*cheaper, (do.what, do.n))
    return price(state, location, bonus, cheaper)


def reduced_cost(state: Grail, cost: Effects, cheaper: Cheaper) -> Effects:
    """The cost in numbers, less what rules take off it; what may come off Food or Wealth comes off what costs more."""
    owed: dict[str, int] = {}
    for effect in cost:
        for do in effect.parts:
            if isinstance(do, Pay):
                owed[do.what] = owed.get(do.what, 0) + number(state, do.n)
    for what, n in cheaper:
        sort = what
        if what == "food_or_wealth":
            sort = "food" if owed.get("food", 0) >= owed.get("wealth", 0) else "wealth"
        if sort in owed:
            owed[sort] = max(LEAST_COST, owed[sort] + n)
    return tuple([_in_numbers(effect, owed) for effect in cost])


def _in_numbers(effect: Effect, owed: dict[str, int]) -> Effect:
    parts = [replace(do, n=Amount(owed[do.what])) if isinstance(do, Pay) else do for do in effect.parts]
    return Effect((tuple(parts),))


def can_light(state: Grail, heroes: tuple[str, ...], location: int) -> str:
    """Empty if these can light it now, else the rule that is against it."""
    lit = activation_at(state, location)
    about = about_menhir(state, heroes, location)
    if lit is None or not holds(state, lit.conditions, about):
        return "GRAIL-MENHIR-04"
    needed = foreseen(state, heroes, location)
    payable = all(is_open(state, effect.alternatives[0], about) for effect in needed.cost)
    energy = sum(state.heroes[hero].energy for hero in present(state, heroes))
    return "" if payable and energy >= needed.energy else "GRAIL-ACT-MENHIR-02"


@procedure(rule=("GRAIL-ACT-MENHIR-02", "GRAIL-MENHIR-04", "GRAIL-MENHIR-05", "GRAIL-MENHIR-06", "GRAIL-MENHIR-07"))
def light(state: Grail, heroes: tuple[str, ...], location: int) -> Rule:
    """Pay what it takes, shared freely by those who take part, whoever else there is (R-12); then a Menhir with its
    dial stands there."""
    about = about_menhir(state, heroes, location)
    about = yield call(fire, "menhir_activation", about, heroes)
    needed = price(state, location, about.tally.menhir_bonus, about.tally.cheaper)
    shares = yield call(gather, present(state, heroes), "energy", needed.energy, about.source)
    for hero, n in shares:
        add(state, hero, "energy", -n, about.source)
    about = yield call(pay, needed.cost, about)
    if not state.places[location].menhir:
        yield call(make_room, heroes)
    state.lay(location, menhir=True, dial=needed.dial)
    state.tell("menhir-lit", location=location, n=needed.dial)
    reveal_again(state)
    lit = activation_at(state, location)
    assert lit is not None
    yield call(apply, lit.on_activate, about)
    yield call(settle_story)


@procedure(rule=("GRAIL-MENHIR-08", "GRAIL-COUNTER-07", "R-49"))
def make_room(state: Grail, heroes: tuple[str, ...]) -> Rule:
    """Where all Menhirs stand already, one is taken away; its Locations fall only at the next Start of Day."""
    if len(menhirs(state)) >= state.content.frame.max_menhirs:
        options = tuple([ChooseMenhir(one) for one in menhirs(state)])
        gone = yield call(decide, present(state, heroes), "remove-menhir", options, "GRAIL-MENHIR-08")
        state.lay(gone.location, menhir=False, dial=0)
        state.tell("menhir-out", location=gone.location)


@op(ChangeMenhir, personal=False)
@procedure(rule=("GRAIL-COUNTER-01", "GRAIL-MENHIR-11"))
def change_menhir(state: Grail, do: ChangeMenhir, context: Context) -> Context:
    """The dial of a Menhir, by its Location or that with the lowest dial; never below 1 and never above 12."""
    dialled = [one for one in menhirs(state) if state.places[one].dial]
    if do.where == "lowest":
        where = min(dialled, key=lambda one: (state.places[one].dial, one), default=0)
    else:
        where = do.where if do.where in dialled else 0
    if not where:
        return context
    dial = min(MOST, max(1, state.places[where].dial + do.n))
    if dial == state.places[where].dial:
        return context
    state.lay(where, dial=dial)
    state.tell("menhir-dial", location=where, n=dial)
    return context.noting(changed=True)
