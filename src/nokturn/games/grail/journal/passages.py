"""Reading the journal: entry, passages, where choices lead; GRAIL-JOURNAL."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.effects.costs import pay
from nokturn.games.grail.effects.effect_lists import resolve_list
from nokturn.games.grail.effects.interpreter import apply, toss
from nokturn.games.grail.effects.scopes import present
from nokturn.games.grail.effects.steps import face, settle_story
from nokturn.games.grail.effects.triggers import fire
from nokturn.games.grail.encounter.encounter_draw import meet
from nokturn.games.grail.journal.choices import choice_at, named, open_choices, the_one_meant
from nokturn.games.grail.journal.decisions import choose
from nokturn.games.grail.printed.journal import Check
from nokturn.games.grail.state.choices import TakeChoice
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.places import Reading
from nokturn.games.grail.state.state import Grail, added
from nokturn.games.grail.world.encounter_decks import take_to_face
from nokturn.games.grail.world.locations import replacements
from nokturn.kernel import Rule, call, chance, pick, procedure

DIE = 6
"""GRAIL-JOURNAL-07."""


def entry_of(state: Grail, context: Context) -> str:
    """The first entry whose conditions hold; GRAIL-JOURNAL-01."""
    entries = state.content.journal[context.location].entry
    return next(entry.goto for entry in entries if holds(state, entry.conditions, context))


def still_exploring(state: Grail, context: Context) -> Context:
    """Without those who are dead, have begun to die, or were moved elsewhere; GRAIL-JOURNAL-12."""
    there = [hero for hero in present(state, context.party) if not state.heroes[hero].stricken]
    party = tuple([hero for hero in there if state.heroes[hero].location == here(state, context)])
    actor = context.actor if context.actor in party or not party else party[0]
    return replace(context, party=party, actor=actor)


def here(state: Grail, context: Context) -> int:
    """Where the journal is read: a Location may have been replaced meanwhile, GRAIL-LOC-REPLACED-04."""
    if context.location in state.places:
        return context.location
    return replacements(state.content).get(context.location, 0)


@procedure(rule=("GRAIL-JOURNAL-01", "GRAIL-JOURNAL-02", "GRAIL-JOURNAL-08", "GRAIL-JOURNAL-12"))
def read_journal(state: Grail, context: Context) -> Rule:
    """From the entry on, until a passage has no choice that can be taken, or nobody is left to take it.  A Location
    without a section of its own is complete with the text on its back, GRAIL-ACT-EXPLORE-05."""
    state.tell("reads-back", location=context.location, back=context.location)
    if context.location not in state.content.journal:
        return context
    passage = entry_of(state, context)
    leader = context.actor
    state.reading = Reading(context.location, leader, context.party, ())
    while passage:
        state.read = added(state.read, named(context.location, passage))
        state.reading = reads_on(state, context, passage)
        state.tell("passage", location=context.location, passage=named(context.location, passage), reveals=True)
        context = replace(context, source=f"passage/{named(context.location, passage)}")
        context = yield call(resolve_list, state.content.passages[context.location, passage].effects, context)
        context = still_exploring(state, context)
        if not context.party or not open_choices(state, context, passage):
            break
        state.reading = reads_on(state, context)
        context = yield call(fire_before_choice, context)
        chosen, context = yield call(choose, context, passage)
        passage, context = yield call(take_choice, chosen, context)
        context = still_exploring(state, replace(context, actor=leader, alone=False))
        passage = passage if context.party else ""
    state.reading = replace(state.reading, over=True)
    return context


def reads_on(state: Grail, context: Context, *passages: str) -> Reading:
    """The Exploration with these passages more, read by those who are still there."""
    before = state.reading.passages if state.reading is not None else ()
    more = [named(context.location, passage) for passage in passages]
    return Reading(context.location, context.actor, context.party, (*before, *more))


@procedure()
def fire_before_choice(state: Grail, context: Context) -> Rule:
    """Rules that look ahead."""
    about = yield call(fire, "before_choice", context, context.party)
    return replace(context, tally=about.tally)


@procedure(rule=("GRAIL-JOURNAL-05", "GRAIL-JOURNAL-06", "GRAIL-JOURNAL-11"))
def take_choice(state: Grail, chosen: TakeChoice, context: Context) -> Rule:
    """Its cost first, then its effects, then where it leads; returns the next passage and who reads it."""
    if choice_at(state, chosen).once:
        state.taken = added(state.taken, chosen.choice)
    state.tell("choice", choice=chosen.choice, heroes=context.party)
    context = replace(context, actor=the_one_meant(state, choice_at(state, chosen), context))
    context = yield call(pay, choice_at(state, chosen).cost, context)
    context = yield call(apply, choice_at(state, chosen).effects, context)
    yield call(settle_story)
    context = still_exploring(state, context)
    if not context.party or state.finished:
        return ("", context)
    passage = yield call(lead_on, chosen, context)
    return (passage, context)


@procedure(rule=("GRAIL-JOURNAL-07", "GRAIL-JOURNAL-09", "GRAIL-COUNTER-04"))
def lead_on(state: Grail, chosen: TakeChoice, context: Context) -> Rule:
    """The passage a choice leads to: at once, by a check, by a toss, or by an Encounter."""
    if choice_at(state, chosen).check is not None:
        passed = yield call(attempt, chosen, context)
        return check_of(state, chosen).passed if passed else check_of(state, chosen).failed
    if choice_at(state, chosen).toss is not None:
        side = yield call(toss, context.source)
        tossed = choice_at(state, chosen).toss
        assert tossed is not None
        return tossed.grail if side == "grail" else tossed.skull
    if choice_at(state, chosen).encounter is not None:
        outcome = yield call(face_in_journal, chosen, context)
        faced = choice_at(state, chosen).encounter
        assert faced is not None
        return faced.win if outcome == "won" else faced.lose
    return choice_at(state, chosen).goto


@procedure(rule="GRAIL-JOURNAL-09")
def face_in_journal(state: Grail, chosen: TakeChoice, context: Context) -> Rule:
    """By the whole exploring Party: a named Encounter, or the top card of a deck."""
    faced = choice_at(state, chosen).encounter
    assert faced is not None
    if faced.colour is not None:
        outcome = yield call(meet, faced.colour, context.party)
        return outcome
    card = take_to_face(state, faced.id)
    if not card:
        return "ended"
    outcome = yield call(face, card, context.party)
    return outcome


def check_of(state: Grail, chosen: TakeChoice) -> Check:
    check = choice_at(state, chosen).check
    assert check is not None
    return check


@procedure(rule=("GRAIL-JOURNAL-07", "GRAIL-PARTY-08"))
def attempt(state: Grail, chosen: TakeChoice, context: Context) -> Rule:
    """The die and the highest value of the attribute in the Party, against the target."""
    rolled = yield chance(pick(DIE))
    check = check_of(state, chosen)
    total = rolled + 1 + max([state.heroes[hero].attribute(check.attribute) for hero in context.party])
    state.tell("check", attribute=check.attribute, n=rolled + 1, total=total, target=check.target)
    return total >= check.target
