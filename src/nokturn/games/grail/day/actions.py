"""The Actions of the Day, once somebody has chosen one; GRAIL-ACT, GRAIL-TRAVEL."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.day.costs import energy_of
from nokturn.games.grail.day.party import form_party
from nokturn.games.grail.effects.costs import affordable, pay, pay_dues
from nokturn.games.grail.effects.in_force import printed_rules
from nokturn.games.grail.effects.interpreter import toss
from nokturn.games.grail.effects.scopes import present
from nokturn.games.grail.effects.steps import settle_story
from nokturn.games.grail.effects.triggers import fire, use_rule
from nokturn.games.grail.encounter.encounter_draw import meet
from nokturn.games.grail.journal.passages import read_journal
from nokturn.games.grail.parties.agreement import decide
from nokturn.games.grail.parties.common_amounts import gather
from nokturn.games.grail.state.choices import (
    Activate,
    CheckMenhir,
    Explore,
    LeaveMenhir,
    Travel,
    UseAction,
    UseCharacter,
    UseLocation,
)
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail, added
from nokturn.games.grail.survival.tracks import add, is_insane
from nokturn.games.grail.world.arrival import arrive
from nokturn.games.grail.world.deeds import deed_of, gained_since, perform, wealth_of
from nokturn.games.grail.world.locations import connected
from nokturn.games.grail.world.menhirs import can_light, light
from nokturn.kernel import Rule, call, carries_out, chance, pick, procedure


def about(state: Grail, party: tuple[str, ...], source: str) -> Context:
    """An Action of these Characters, where they stand."""
    location = state.heroes[party[0]].location
    return Context(setting="journal", actor=party[0], party=party, location=location, source=source)


@procedure(rule=("GRAIL-DAY-DURING-04", "GRAIL-PARTY-04"))
def pay_energy(state: Grail, party: tuple[str, ...], n: int, source: str, sharing: bool, owner: str = "") -> Rule:
    """An Energy cost that is paid once, split freely if somebody has asked for that; else whoever acts pays it, if
    they can.  Of a Character's own Action the owner pays at least 1.

    Returns whether there was enough; without it nothing is paid."""
    if sum(state.heroes[hero].energy for hero in party) < n or (owner and n and not state.heroes[owner].energy):
        return False
    payers = party if sharing or state.heroes[party[0]].energy < n else party[:1]
    shares = yield call(gather, payers, "energy", n, source, owner, 1 if owner and n else 0)
    for hero, share in shares:
        add(state, hero, "energy", -share, source)
    return True


@carries_out(Explore)
@procedure(
    rule=("GRAIL-ACT-EXPLORE-01", "GRAIL-ACT-EXPLORE-02", "GRAIL-ACT-EXPLORE-04", "GRAIL-ACT-EXPLORE-06", "R-51")
)
def explore(state: Grail, hero: str, action: Explore) -> Rule:
    """1 Energy for each member, then the journal of the Location from its entry on."""
    location = state.heroes[hero].location
    party, sharing = yield call(form_party, hero, "explore", location, energy_of(state, hero, "explore"))
    dues = tuple([(one, energy_of(state, one, "explore")) for one in party])
    party = yield call(pay_dues, dues, "energy", f"explore/{location}", sharing)
    state.acting = party
    if not party:
        return ()
    for one in party:
        state.change(one, explored=True)
    state.tell("explores", heroes=party, location=location)
    context = about(state, party, f"explore/{location}")
    context = yield call(fire, "before_explore", context, party)
    context = replace(context, setting="journal", actor=party[0], source=f"explore/{location}")
    yield call(haunted, party, location)
    readers = able(state, party, location)
    if readers:
        yield call(read_journal, replace(context, actor=readers[0], party=readers))
    return party


def able(state: Grail, party: tuple[str, ...], location: int) -> tuple[str, ...]:
    """Who can go on with an Action there."""
    there = [state.heroes[hero] for hero in present(state, party)]
    return tuple([hero.id for hero in there if hero.location == location and not hero.stricken])


@procedure(rule="GRAIL-INSANITY-05")
def haunted(state: Grail, party: tuple[str, ...], location: int) -> Rule:
    """Whoever is going insane tosses a dial: a Skull draws a purple Encounter before the entry passage."""
    for hero in party:
        if hero in state.heroes and is_insane(state, hero) and state.heroes[hero].location == location:
            face = yield call(toss, "insanity/", hero)
            if face == "skull":
                yield call(meet, "purple", present(state, party))


@carries_out(Travel)
@procedure(rule=("GRAIL-TRAVEL-01", "GRAIL-TRAVEL-02", "GRAIL-TRAVEL-04", "GRAIL-TRAVEL-05"))
def travel(state: Grail, hero: str, action: Travel) -> Rule:
    """1 Energy for each member, then the move and everything that an arrival brings, for the whole Party."""
    party, sharing = yield call(form_party, hero, "travel", action.location, energy_of(state, hero, "travel"))
    dues = tuple([(one, energy_of(state, one, "travel")) for one in party])
    party = yield call(pay_dues, dues, "energy", f"travel/{action.location}", sharing)
    state.acting = party
    if not party:
        return ()
    context = about(state, party, f"travel/{action.location}")
    yield call(fire, "travel", context, party)
    goal = yield call(lose_way, hero, party, action.location)
    for one in present(state, party):
        state.change(one, travelled=True, location=goal)
    state.tell("travels", heroes=party, location=goal)
    yield call(arrive, party, goal)
    yield call(settle_story)
    return party


@procedure(rule="GRAIL-INSANITY-04")
def lose_way(state: Grail, leader: str, party: tuple[str, ...], goal: int) -> Rule:
    """A leader who is going insane may end up in any connected Location."""
    if leader not in party or not is_insane(state, leader):
        return goal
    face = yield call(toss, "insanity/", leader)
    if face == "grail":
        return goal
    place = yield chance(pick(len(connected(state, state.heroes[leader].location))))
    return connected(state, state.heroes[leader].location)[place]


@carries_out(UseLocation)
@procedure(rule=("GRAIL-ACT-LOCATION-01", "GRAIL-ACT-LOCATION-02", "GRAIL-ACT-LOCATION-04"))
def use_location(state: Grail, hero: str, action: UseLocation) -> Rule:
    """The printed Action: its cost once, split freely; its effect does not scale."""
    location = state.heroes[hero].location
    energy = deed_of(state, f"location/{location}").energy
    party, sharing = yield call(form_party, hero, "location", location, energy)
    acted = yield call(do_deed, party, f"location/{location}", sharing, "")
    if acted and location in state.places:
        state.lay(location, acted=deed_of(state, f"location/{location}").once_per_day)
    return party if acted else ()


@carries_out(UseCharacter)
@procedure(rule=("GRAIL-ACT-CHARACTER-01", "GRAIL-ACT-CHARACTER-02"))
def use_character(state: Grail, hero: str, action: UseCharacter) -> Rule:
    """Only its owner's; others may pay part of it, the owner at least 1 Energy."""
    energy = deed_of(state, f"action/{hero}").energy
    party, sharing = yield call(form_party, hero, "character", state.heroes[hero].location, energy)
    acted = yield call(do_deed, party, f"action/{hero}", sharing, hero)
    if acted and deed_of(state, f"action/{hero}").once_per_day:
        state.used_today = added(state.used_today, f"{hero}/action/{hero}/0")
    return party if acted else ()


@procedure(rule=("GRAIL-DAY-DURING-04", "GRAIL-DAY-DURING-05"))
def do_deed(state: Grail, party: tuple[str, ...], source: str, sharing: bool, owner: str) -> Rule:
    """Pays an Action and carries it out; whether it could be paid."""
    context = about(state, party, source)
    if not affordable(state, deed_of(state, source).cost, context):
        return False
    paid = yield call(pay_energy, party, deed_of(state, source).energy, source, sharing, owner)
    if not paid:
        return False
    state.tell("acts", heroes=party, source=source)
    context = yield call(pay, deed_of(state, source).cost, context)
    before = wealth_of(state, party)
    context = yield call(perform, context)
    if source.startswith("location/"):
        gained = gained_since(before, wealth_of(state, party))
        yield call(fire, "location_action", replace(context, gained=gained), present(state, party))
    return True


@carries_out(CheckMenhir)
@procedure(rule=("GRAIL-ACT-MENHIR-01", "GRAIL-ACT-MENHIR-02", "GRAIL-MENHIR-06"))
def check_menhir(state: Grail, hero: str, action: CheckMenhir) -> Rule:
    """Looking costs nothing; whoever can light it may do so as part of the same Action."""
    location = state.heroes[hero].location
    party, _ = yield call(form_party, hero, "menhir", location, 0)
    state.tell("checks-menhir", heroes=party, location=location)
    if not can_light(state, party, location):
        facts = (("location", location),)
        choice = yield call(decide, party, "light-menhir", (Activate(), LeaveMenhir()), "GRAIL-ACT-MENHIR-02", facts)
        if isinstance(choice, Activate):
            yield call(light, party, location)
    return party


@carries_out(UseAction)
@procedure(rule="GRAIL-ACT-OTHER-01")
def use_action(state: Grail, hero: str, action: UseAction) -> Rule:
    """An Action that an Item, a Secret or a Skill grants."""
    energy = printed_rules(state, action.source)[action.number].energy
    party, sharing = yield call(form_party, hero, action.source, state.heroes[hero].location, energy)
    paid = yield call(pay_energy, party, energy, action.source, sharing)
    if not paid:
        return ()
    yield call(use_rule, hero, action.source, action.number, about(state, party, action.source))
    yield call(settle_story)
    return party
